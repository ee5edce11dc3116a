import { addTo } from "../collections/lists-by-key.js";
import { type DiagnosticSink, diagnostic, relatedPlace } from "../diagnostics/diagnostic.js";
import { constraintKey, shapeKey } from "./address.js";
import { computedBy, type Implementation } from "./implementation.js";

/** Same shape, same constraints: no path distinguishes their requests. */
export function wouldMeet(a: Implementation, b: Implementation): boolean {
  return a.route !== undefined && b.route !== undefined && addressKey(a) === addressKey(b);
}

function addressKey({ endpoint, route }: Implementation): string {
  if (route === undefined) return "";
  // A convention changes all its routes alike; how they then compare with other routes is not known.
  return `${shapeKey(route)} ${constraintKey(route)} ${computedBy(endpoint) ?? ""}`;
}

/** Two handlers that the same request could reach. Functions have rules of their own. */
export function reportShadowing(implementations: readonly Implementation[], sink: DiagnosticSink): void {
  const groups = new Map<string, Implementation[]>();
  for (const implementation of implementations) {
    if (implementation.route === undefined || implementation.endpoint.isFallback) continue;
    const key = addressKey(implementation);
    addTo(groups, key, implementation);
  }
  for (const group of groups.values()) {
    group.forEach((later, at) => {
      const earlier = group.slice(0, at).find((one) => meets(one, later));
      if (earlier === undefined || later.route === undefined) return;
      // What serves an operation has been reported as such.
      if (later.operations.length > 0 || earlier.operations.length > 0) return;
      const parameters = { handler: later.endpoint.name, other: earlier.endpoint.name, address: later.route.path };
      const related = relatedPlace("the other one", earlier.endpoint.location);
      sink.report(diagnostic("servedTwice", later.endpoint.location, parameters, related));
    });
  }
}

/** A request that reaches the one reaches the other as well. */
export function meets(one: Implementation, other: Implementation): boolean {
  return wouldMeet(one, other) && shareMethod(one, other) && !areFunctions(one, other) && !isOrdered(one, other);
}

function areFunctions(a: Implementation, b: Implementation): boolean {
  return a.endpoint.trigger !== undefined && b.endpoint.trigger !== undefined;
}

/** The server prefers the one that names the method to one that answers every method. */
function isOrdered(a: Implementation, b: Implementation): boolean {
  return (a.endpoint.methods === "any") !== (b.endpoint.methods === "any");
}

export function shareMethod(a: Implementation, b: Implementation): boolean {
  if (a.endpoint.hasMatcherPolicy || b.endpoint.hasMatcherPolicy) return false;
  const [first, second] = [a.endpoint.methods, b.endpoint.methods];
  if (first === "unknown" || second === "unknown") return false;
  return first === "any" || second === "any" || first.some((method) => second.includes(method));
}
