import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { constraintKey, shapeKey } from "./address.js";
import { computedBy, type Implementation } from "./implementation.js";

/** Two handlers that the same request could reach: one shape, the same constraints, a method in common. */
export function reportShadowing(implementations: readonly Implementation[], sink: DiagnosticSink): void {
  const groups = new Map<string, Implementation[]>();
  for (const implementation of implementations) {
    if (implementation.route === undefined || implementation.endpoint.isFallback) continue;
    // A convention changes all its routes alike; how they then compare with other routes is not known.
    const changedBy = computedBy(implementation.endpoint) ?? "";
    const key = `${shapeKey(implementation.route)} ${constraintKey(implementation.route)} ${changedBy}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [implementation]);
    else group.push(implementation);
  }
  for (const group of groups.values()) {
    group.forEach((later, at) => {
      const earlier = group.slice(0, at).find((one) => shareMethod(one, later));
      if (earlier === undefined || later.route === undefined) return;
      // One operation in two places has been reported as such.
      if (later.operations.some((operation) => earlier.operations.includes(operation))) return;
      const parameters = { handler: later.endpoint.name, other: earlier.endpoint.name, address: later.route.path };
      sink.report(
        diagnostic("servedTwice", later.endpoint.location, parameters, [
          { message: "the other one", location: earlier.endpoint.location },
        ]),
      );
    });
  }
}

function shareMethod(a: Implementation, b: Implementation): boolean {
  if (a.endpoint.isToldApart || b.endpoint.isToldApart) return false;
  const [first, second] = [a.endpoint.methods, b.endpoint.methods];
  if (first === "unknown" || second === "unknown") return false;
  return first === "any" || second === "any" || first.some((method) => second.includes(method));
}
