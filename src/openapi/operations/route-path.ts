import { parseRoute, withTrailingSlash } from "../../contract/http/route-template.js";
import type { Route } from "../../contract/route.js";

export type RoutePath =
  | { readonly kind: "route"; readonly route: Route; readonly changed: string | undefined }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * A document's path as a route template. OpenAPI's names in braces are plain text; what means something else to ASP.NET
 * (`{+name}`, `{id:…}`, `{a}{b}`, a query string) is changed as little as possible, with a diagnostic. ASP.NET compares a
 * template with the decoded path of the request.
 */
export function routePath(path: string, prefix: string): RoutePath {
  const whole = joinPath(prefix, path);
  let reason = path.startsWith("/") ? undefined : "it does not begin with a slash";
  const query = whole.search(/[?#](?![^{]*\})/);
  let template = query < 0 ? whole : whole.slice(0, query);
  if (query >= 0) reason = `\`${whole[query]}\` begins no part of a path`;
  const separated = template.replaceAll("}{", "}-{");
  if (separated !== template) {
    template = separated;
    reason = "two parameters are side by side";
  }
  const joined = template.replace(/\/{2,}/g, "/");
  if (joined !== template) {
    template = joined;
    reason = "a segment between two slashes is empty";
  }
  template = template.replace(/\{([^{}]*)\}|(?:%[\da-f]{2})+/gi, (part, name: string | undefined) => {
    if (name === undefined) return decoded(part);
    const plain = plainName(name);
    if (plain !== name) reason = "a parameter's name has signs that a route template gives another meaning";
    return `{${plain}}`;
  });
  if (query >= 0) template += encodeURIComponent(whole.slice(query));
  const parsed = parseRoute(template);
  if (parsed.kind === "malformed") return { kind: "refused", reason: parsed.reason };
  return { kind: "route", route: withTrailingSlash(parsed.route), changed: reason };
}

/** Characters of a path that the document writes in hexadecimal; ASP.NET leaves a slash so, and allows no question mark. */
function decoded(escapes: string): string {
  try {
    const text = decodeURIComponent(escapes);
    return /[/?]/.test(text) ? escapes : text.replace(/[{}]/g, "$&$&");
  } catch {
    return escapes;
  }
}

/** What a parameter of this name is called inside a route template. */
export function plainName(name: string): string {
  return name.replace(/[:=?*+\s/].*$/s, (rest) => (rest.length === name.length ? rest.replace(/[:=?*+\s/]/g, "") : ""));
}

function joinPath(prefix: string, path: string): string {
  const front = prefix === "" ? "" : `/${prefix.replace(/^\/+|\/+$/g, "")}`;
  return `${front === "/" ? "" : front}${path.startsWith("/") ? path : `/${path}`}`;
}
