import { parseRoute, withTrailingSlash } from "../../contract/http/route-template.js";
import type { Route } from "../../contract/route.js";

export type RoutePath =
  | { readonly kind: "route"; readonly route: Route; readonly changed: string | undefined }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * A document's path as a route template. OpenAPI's names in braces are plain text; what means something else to ASP.NET
 * (`{+name}`, `{id:…}`, `{a}{b}`, a query string, spaces) is changed as little as possible, with a diagnostic.
 */
export function routePath(path: string, prefix: string): RoutePath {
  const whole = joinPath(prefix, path);
  let reason = path.startsWith("/") ? undefined : "it does not begin with a slash";
  const query = whole.search(/[?#](?![^{]*\})/);
  let template = whole;
  if (query >= 0) {
    template = whole.slice(0, query) + encodeURIComponent(whole.slice(query));
    reason = `\`${whole[query]}\` begins no part of a path`;
  }
  const encoded = template.replace(/[\s\\"<>^`|]/g, (character) => encodeURIComponent(character));
  if (encoded !== template) reason = "it holds characters that no path has";
  template = encoded.replace(/\{([^{}]*)\}/g, (_, name: string) => `{${plainName(name)}}`);
  if (template !== encoded) reason = "a parameter's name has signs that a route template gives another meaning";
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
  const parsed = parseRoute(template);
  if (parsed.kind === "malformed") return { kind: "refused", reason: parsed.reason };
  return { kind: "route", route: withTrailingSlash(parsed.route), changed: reason };
}

/** What a parameter of this name is called inside a route template. */
export function plainName(name: string): string {
  return name.replace(/[:=?*+\s/].*$/s, (rest) => (rest.length === name.length ? rest.replace(/[:=?*+\s/]/g, "") : ""));
}

function joinPath(prefix: string, path: string): string {
  const front = prefix === "" ? "" : `/${prefix.replace(/^\/+|\/+$/g, "")}`;
  return `${front === "/" ? "" : front}${path.startsWith("/") ? path : `/${path}`}`;
}
