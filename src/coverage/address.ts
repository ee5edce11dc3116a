import type { Route, RoutePart, RouteSegment } from "../contract/route.js";

/** How two routes relate, from equal to different. */
export type RouteMatch = "same" | "constraintsDiffer" | "namesDiffer" | "different";

/** Literals and parameter names compare without case; constraints and defaults do not change what is declared. */
export function compareRoutes(a: Route, b: Route): RouteMatch {
  if (shapeKey(a) !== shapeKey(b)) return "different";
  const [names, otherNames] = [parameterNames(a), parameterNames(b)];
  if (names.some((name, at) => name !== otherNames[at])) return "namesDiffer";
  return constraintKey(a) === constraintKey(b) ? "same" : "constraintsDiffer";
}

/** The route with its parameters blanked: what a request is matched by, constraints aside. */
export function shapeKey(route: Route): string {
  return route.segments.map((segment) => segment.map(partShape).join("")).join("/");
}

/** Constraints can distinguish two routes of the same shape. */
export function constraintKey(route: Route): string {
  return parts(route)
    .map((part) =>
      part.kind === "parameter" ? [...part.constraints].sort().join(":") + (part.optional ? "?" : "") : "",
    )
    .join("/");
}

function partShape(part: RoutePart): string {
  if (part.kind === "literal") return part.text.toLowerCase();
  return part.catchAll === "none" ? "{}" : "{*}";
}

function parameterNames(route: Route): readonly string[] {
  return parts(route).flatMap((part) => (part.kind === "parameter" ? [part.name.toLowerCase()] : []));
}

function parts(route: Route): readonly RoutePart[] {
  return route.segments.flatMap((segment: RouteSegment) => [...segment]);
}
