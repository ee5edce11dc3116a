import { fitted } from "../../caching/fitted.js";
import { pathOf, type Route, type RouteParameter, type RoutePart, type RouteSegment } from "../route.js";

export type ParsedRoute =
  | { readonly kind: "route"; readonly route: Route }
  | { readonly kind: "malformed"; readonly reason: string };

/**
 * Reads a route template by ASP.NET's rules (RoutePatternParser): `{{` and `}}` are literal braces, a constraint's
 * parentheses may hold anything, a parameter ends at the first brace that is not doubled.
 */
export function parseRoute(template: string): ParsedRoute {
  const segments: RouteSegment[] = [];
  let names: Set<string> | undefined;
  for (const text of splitSegments(template.startsWith("~/") ? template.slice(1) : template)) {
    if (text === "") continue;
    const segment = parseSegment(text);
    if (typeof segment === "string") return { kind: "malformed", reason: segment };
    for (const part of segment) {
      if (part.kind !== "parameter") continue;
      const key = part.name.toLowerCase();
      if (names?.has(key) === true) return { kind: "malformed", reason: `the parameter {${part.name}} appears twice` };
      names ??= new Set();
      names.add(key);
    }
    segments.push(segment);
  }
  return { kind: "route", route: { path: pathOf(segments), template, segments: fitted(segments) } };
}

/**
 * The route with the slash at its end that ASP.NET drops from its table and callers still write: a contract's address is
 * the one its author gave it.
 */
export function withTrailingSlash(route: Route): Route {
  const isTrailing = route.template.endsWith("/") && route.segments.length > 0;
  return isTrailing ? { ...route, path: `${route.path}/` } : route;
}

/** A slash inside braces belongs to a constraint such as `{path:regex(^a/b$)}`. */
function splitSegments(template: string): readonly string[] {
  const pieces = template.split("/");
  if (!template.includes("{")) return pieces;
  const segments: string[] = [];
  let depth = 0;
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] ?? "";
    if (depth > 0) segments.push(`${segments.pop()}/${piece}`);
    else segments.push(piece);
    if (piece.includes("{") || piece.includes("}")) depth += bracesLeftOpen(piece);
  }
  return segments;
}

/** How many more braces it opens than it closes; doubled ones are characters. */
function bracesLeftOpen(piece: string): number {
  let open = 0;
  for (let at = 0; at < piece.length; at++) {
    const character = piece[at];
    if (character !== "{" && character !== "}") continue;
    if (piece[at + 1] === character) at++;
    else open += character === "{" ? 1 : -1;
  }
  return open;
}

/** The reason where the text is malformed. */
function parseSegment(text: string): RoutePart[] | string {
  if (!text.includes("{") && !text.includes("}")) return [{ kind: "literal", text }];
  const parts: RoutePart[] = [];
  let literal = "";
  let at = 0;
  const flush = (): void => {
    if (literal !== "") parts.push({ kind: "literal", text: literal });
    literal = "";
  };
  while (at < text.length) {
    const character = text[at];
    if ((character === "{" || character === "}") && text[at + 1] === character) {
      literal += character;
      at += 2;
    } else if (character === "{") {
      const close = closingBrace(text, at + 1);
      if (close < 0) return "a `{` is not closed";
      const parameter = parseParameter(text.slice(at + 1, close));
      if (parameter === undefined) return `\`${text.slice(at, close + 1)}\` is not a route parameter`;
      flush();
      if (parts.at(-1)?.kind === "parameter") return "two parameters follow each other without a literal between them";
      parts.push(parameter);
      at = close + 1;
    } else if (character === "}") {
      return "a `}` has no matching `{`";
    } else {
      literal += character;
      at++;
    }
  }
  flush();
  return parts;
}

function closingBrace(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] !== "{" && text[at] !== "}") continue;
    if (text[at + 1] === text[at]) at++;
    else return text[at] === "}" ? at : -1;
  }
  return -1;
}

function parseParameter(text: string): RouteParameter | undefined {
  let remaining = text.replaceAll("{{", "{").replaceAll("}}", "}");
  let catchAll: RouteParameter["catchAll"] = "none";
  if (remaining.startsWith("**")) catchAll = "double";
  else if (remaining.startsWith("*")) catchAll = "single";
  remaining = remaining.slice(catchAll === "double" ? 2 : catchAll === "single" ? 1 : 0);

  const name = /^[^:=?{}*/]+/.exec(remaining)?.[0];
  if (name === undefined || name.trim() !== name) return undefined;
  remaining = remaining.slice(name.length);

  const constraints: string[] = [];
  while (remaining.startsWith(":")) {
    const end = constraintEnd(remaining, 1);
    constraints.push(remaining.slice(1, end));
    remaining = remaining.slice(end);
  }
  if (remaining === "?") return { kind: "parameter", name, constraints, optional: true, default: undefined, catchAll };
  if (remaining.startsWith("="))
    return { kind: "parameter", name, constraints, optional: false, default: remaining.slice(1), catchAll };
  return remaining === ""
    ? { kind: "parameter", name, constraints, optional: false, default: undefined, catchAll }
    : undefined;
}

/** A constraint runs to the next `:`, `=` or final `?` outside parentheses. */
function constraintEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (character === "(") depth++;
    else if (character === ")") depth--;
    else if (depth <= 0 && (character === ":" || character === "=" || (character === "?" && at === text.length - 1)))
      return at;
  }
  return text.length;
}
