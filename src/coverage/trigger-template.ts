/** Whether the serverless host can make a route of a trigger's text: ASP.NET's rules, without the services of an application. */

import { constraintProblem } from "../contract/http/route-constraints.js";
import { parseRoute } from "../contract/http/route-template.js";
import { type Route, type RouteParameter, type RouteSegment, routeParameters } from "../contract/route.js";

/** Why it cannot; undefined if it can. */
export function templateProblem(template: string): string | undefined {
  if (template.includes("//")) return "it has an empty segment";
  const parsed = parseRoute(template);
  if (parsed.kind === "malformed") return parsed.reason;
  return (
    [...parsed.route.segments.entries()]
      .map(([at, segment]) => segmentProblem(segment, at, parsed.route))
      .find(Boolean) ?? routeParameters(parsed.route).map(parameterProblem).find(Boolean)
  );
}

function segmentProblem(segment: RouteSegment, at: number, { segments }: Route): string | undefined {
  for (const [within, part] of segment.entries()) {
    if (part.kind === "literal") {
      if (part.text.includes("?")) return "a `?` can only be behind a parameter, inside its braces";
      continue;
    }
    const isWhole = segment.length === 1;
    if (part.catchAll !== "none" && (!isWhole || at < segments.length - 1))
      return `the catch-all {${part.name}} is not the last segment by itself`;
    const before = segment[within - 1];
    const followsDot = before?.kind === "literal" && before.text.endsWith(".");
    if (part.optional && !isWhole && (within < segment.length - 1 || !followsDot))
      return `the optional {${part.name}} is not the end of a segment behind a dot`;
  }
  return undefined;
}

function parameterProblem({ name, optional, catchAll, constraints }: RouteParameter): string | undefined {
  if (optional && catchAll !== "none") return `the catch-all {${name}} is optional`;
  return constraints.map(constraintProblem).find((problem) => problem !== undefined);
}
