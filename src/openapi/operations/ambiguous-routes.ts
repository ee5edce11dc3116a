import { groupedBy } from "../../collections/lists-by-key.js";
import { parseRoute, withTrailingSlash } from "../../contract/http/route-template.js";
import type { Operation, Parameter } from "../../contract/operation.js";
import { constraintText, type Route, routeShape } from "../../contract/route.js";
import type { PrimitiveName } from "../../contract/type-use.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";

/** An operation with the tag that names its class. */
export interface TaggedOperation {
  readonly tag: string;
  /** The C# class that a document of Tenon's says it belongs to. */
  readonly className?: string;
  readonly operation: Operation;
}

/**
 * Routes that differ in the names of their parameters alone. ASP.NET tells those apart whose parameters have different
 * constraints, so `/files/{id}` (a uuid) beside `/files/{name}` becomes `/files/{id:guid}`; a route without one is reported.
 */
export function tellRoutesApart(
  operations: readonly TaggedOperation[],
  sink: DiagnosticSink,
): readonly TaggedOperation[] {
  const groups = groupedBy(operations, (one) => `${one.operation.method} ${shapeOf(one.operation.route)}`);
  const changed = new Map<TaggedOperation, TaggedOperation>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const routes = group.map(({ operation }) => constrained(operation));
    const keys = new Set(routes.map((route) => shapeOf(route, true)));
    if (keys.size === group.length) {
      for (const [at, one] of group.entries())
        changed.set(one, { ...one, operation: { ...one.operation, route: routes[at] ?? one.operation.route } });
      continue;
    }
    const [first, ...rest] = group;
    for (const one of rest) {
      const { method, route, location } = one.operation;
      const other = first?.operation.route.path ?? "";
      sink.report(diagnostic("routesDifferByParameterNames", location, { method, path: route.path, other }));
      const notes = [...(one.operation.notes ?? []), `no router tells ${route.path} and ${other} apart`];
      changed.set(one, { ...one, operation: { ...one.operation, notes } });
    }
  }
  return changed.size === 0 ? operations : operations.map((one) => changed.get(one) ?? one);
}

/** The places of parameters, and of these the constraints where they count. */
function shapeOf(route: Route, withConstraints = false): string {
  return routeShape(route, (parameter) => (withConstraints ? constraintText(parameter) : ""));
}

/** https://learn.microsoft.com/aspnet/core/fundamentals/routing#route-constraints */
const constraints: Partial<Record<PrimitiveName, string>> = {
  guid: "guid",
  int32: "int",
  int64: "long",
  boolean: "bool",
  float32: "float",
  float64: "double",
  decimal: "decimal",
};

function constrained(operation: Operation): Route {
  const { route } = operation;
  const parameters = operation.inputs.filter(
    (input): input is Parameter => input.kind === "parameter" && input.place === "route",
  );
  const template = route.template.replace(/\{([^{}:]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((other) => other.wireName.toLowerCase() === name.toLowerCase());
    const type = parameter?.type.kind === "primitive" ? constraints[parameter.type.name] : undefined;
    return type === undefined ? whole : `{${name}:${type}}`;
  });
  const parsed = parseRoute(template);
  return parsed.kind === "route" ? withTrailingSlash(parsed.route) : route;
}
