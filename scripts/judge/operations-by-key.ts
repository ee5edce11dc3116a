import { canonicalRoute } from "./compare-endpoints.js";
import type { SourceOperation } from "./source-facts.js";

/** Operations by method and route. Routes compare without constraints: the API explorer leaves them out. */
export function operationsByKey(
  operations: readonly SourceOperation[],
): (method: string, route: string) => SourceOperation | undefined {
  const known = new Map(
    operations.flatMap((operation) =>
      operation.routes.map((route) => [keyOf(operation.method, route), operation] as const),
    ),
  );
  return (method, route) => known.get(keyOf(method, route));
}

export function keyOf(method: string, route: string): string {
  return `${method} ${canonicalRoute(route).replace(/\{\*{0,2}([^}:=?]+)[^}]*\}/g, "{$1}")}`.toLowerCase();
}
