import type { Operation } from "../../contract/operation.js";
import type { Route, RouteParameter, RouteSegment } from "../../contract/route.js";
import { routeParameters } from "../../contract/route.js";
import { list } from "../text/layout.js";
import { regexLiteral, stringLiteral } from "../text/typescript-literal.js";
import { urlPath } from "../text/url-path.js";

/** Constraints that tell routes apart; others accept any segment. */
const constrained: ReadonlyMap<string, string> = new Map([
  ["int", "-?\\d+"],
  ["long", "-?\\d+"],
  ["guid", "[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}"],
  ["bool", "true|false"],
]);

/** What the runtime matches requests by. */
export function mockedRouteText({ method, route }: Operation): string {
  const members = [
    `method: ${stringLiteral(method.toLowerCase())}`,
    `path: ${regexLiteral(patternOf(route), "i") ?? "/\\//"}`,
    `parameters: [${routeParameters(route)
      .map(({ name }) => stringLiteral(name))
      .join(", ")}]`,
  ];
  return list("{", members, "}", { padding: " " });
}

function patternOf({ segments }: Route): string {
  if (segments.length === 0) return "/";
  return `${segments.map(segmentPattern).join("")}/?`;
}

function segmentPattern(parts: RouteSegment): string {
  const [only] = parts;
  if (parts.length === 1 && only?.kind === "parameter") {
    const value = `/(${parameterPattern(only)})`;
    return only.optional || only.default !== undefined || only.catchAll !== "none" ? `(?:${value})?` : value;
  }
  return `/${parts
    .map((part) => (part.kind === "literal" ? quoted(urlPath(part.text)) : `(${parameterPattern(part)}?)`))
    .join("")}`;
}

function parameterPattern({ catchAll, constraints }: RouteParameter): string {
  if (catchAll !== "none") return ".*";
  const patterns = constraints.flatMap((constraint) => constrained.get(constraint.toLowerCase()) ?? []);
  return patterns[0] ?? "[^/]+";
}

function quoted(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
