import { statusText } from "../../src/contract/operation.js";
import { canonicalRoute } from "./compare-endpoints.js";
import type { DescriptionFact, ServerFacts } from "./server-facts.js";
import { readShape, sameShape, servedShape } from "./shapes.js";
import type { SourceFacts, SourceOperation } from "./source-facts.js";

/**
 * The operation that a description is about: by method and route, which compare without constraints because the API explorer
 * leaves them out. Versions of an API share both; they are told by their handlers, else by what they answer.
 */
export function operationsByKey(
  facts: ServerFacts,
  source: SourceFacts,
): (description: DescriptionFact) => SourceOperation | undefined {
  const known = new Map<string, SourceOperation[]>();
  for (const operation of source.operations)
    for (const route of operation.routes) {
      const key = keyOf(operation.method, route);
      known.set(key, [...(known.get(key) ?? []), operation]);
    }
  return (description) => {
    const found = known.get(keyOf(description.method, description.route)) ?? [];
    if (found.length <= 1) return found[0];
    return (
      found.find(({ handler }) => handler !== undefined && handler === description.handler) ??
      found.find((operation) => answersAlike(description, operation, facts, source)) ??
      found[0]
    );
  };
}

/** The client calls the first of an operation's routes; the segments of the others are compared with the routes. */
export function isFirstRoute(operation: SourceOperation, method: string, route: string): boolean {
  const [first = ""] = operation.routes;
  return keyOf(method, first) === keyOf(method, route);
}

function answersAlike(
  { answers, stack }: DescriptionFact,
  { responses }: SourceOperation,
  facts: ServerFacts,
  { types }: SourceFacts,
): boolean {
  return answers.every(({ type, status }) => {
    const content = responses.find((one) => statusText(one.status) === String(status))?.content;
    if (type === undefined || content?.kind !== "json") return true;
    return sameShape(servedShape(type, facts.types[stack] ?? {}), readShape(content.type, types));
  });
}

export function keyOf(method: string, route: string): string {
  return `${method} ${canonicalRoute(route).replace(/\{\*{0,2}([^}:=?]+)[^}]*\}/g, "{$1}")}`.toLowerCase();
}
