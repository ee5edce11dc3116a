import type { Route, RouteSegment } from "../route.js";

/** Negative where ASP.NET tries the first route before the second. */
export function comparePrecedence(one: Route, other: Route): number {
  const length = Math.max(one.segments.length, other.segments.length);
  for (let at = 0; at < length; at++) {
    const difference = precedence(one.segments[at]) - precedence(other.segments[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A literal, then a mixed segment or a constrained parameter, a parameter, a catch-all. Before them: no such segment. */
function precedence(segment: RouteSegment | undefined): number {
  if (segment === undefined) return 0;
  const [part, ...others] = segment;
  if (part === undefined || others.length > 0) return 2;
  if (part.kind === "literal") return 1;
  return (part.catchAll === "none" ? 3 : 5) - (part.constraints.length > 0 ? 1 : 0);
}
