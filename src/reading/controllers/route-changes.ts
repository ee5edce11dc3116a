/** What conventions do to the templates of controllers and actions, before the framework puts them together. */

import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import type { RoutePrefix } from "./convention-code.js";
import { type ControllerTemplate, combineTemplates, isOverride } from "./route-selectors.js";
import { tokensIn } from "./route-tokens.js";
import type { FilledToken } from "./token-conventions.js";

/** A token of the application's own that a convention gives a value. */
export interface RouteToken extends Omit<FilledToken, "name"> {
  /** Undefined for a convention that cannot be read: any token without a value may be its own. */
  readonly name: string | undefined;
  readonly convention: string;
  readonly location: Location;
}

export type RouteChange =
  | { readonly kind: "prefix"; readonly prefix: RoutePrefix }
  | { readonly kind: "token"; readonly token: RouteToken };

/** Two conventions that give a token different values: which of them is added is known at run time. */
export function withOneValueEach(changes: readonly RouteChange[]): readonly RouteChange[] {
  const values = new Map<string | undefined, Set<string | undefined>>();
  for (const change of changes)
    if (change.kind === "token")
      values.set(change.token.name, (values.get(change.token.name) ?? new Set()).add(change.token.value));
  return changes.map((change) =>
    change.kind === "token" && (values.get(change.token.name)?.size ?? 0) > 1
      ? { ...change, token: { ...change.token, value: undefined } }
      : change,
  );
}

/** The templates of a controller. `AttributeRouteModel.CombineAttributeRouteModel`: one that begins with a slash takes no prefix. */
export function withChanges(
  templates: readonly ControllerTemplate[],
  changes: readonly RouteChange[],
): readonly ControllerTemplate[] {
  let found = templates;
  for (const change of changes) {
    if (change.kind === "token")
      found = found.map((one) =>
        one.template === undefined ? one : { ...one, template: filled(one.template, change.token) },
      );
    else {
      const { template: prefix, onRouted, onBare } = change.prefix;
      if (found.length === 0) found = onBare ? [{ template: prefix, attribute: prefix }] : [];
      else if (onRouted)
        found = found.map((one) =>
          one.template === undefined || isOverride(one.template)
            ? one
            : { ...one, template: combineTemplates(prefix, one.template) },
        );
    }
  }
  return found;
}

/** The template of an action: its tokens are filled in, too. */
export function filledTemplate(template: string, changes: readonly RouteChange[]): string {
  return changes.reduce((found, change) => (change.kind === "token" ? filled(found, change.token) : found), template);
}

function filled(template: string, { name, value }: RouteToken): string {
  if (value === undefined || !template.includes(`[${name}]`)) return template;
  let text = "";
  let from = 0;
  for (const token of tokensIn(template)) {
    if (token.name !== name) continue;
    text += template.slice(from, token.start) + value;
    from = token.end;
  }
  return text + template.slice(from);
}

/**
 * A token whose value is computed belongs into the base URL where the route begins with it. Undefined for any other route with such
 * a token: it was reported, once for all routes with that token.
 */
export function withoutComputedTokens(
  template: string,
  changes: readonly RouteChange[],
  values: () => ReadonlyMap<string, string>,
  sink: DiagnosticSink,
): string | undefined {
  if (changes.length === 0 || !template.includes("[")) return template;
  let rest = template;
  for (const { name, start, end } of tokensIn(template)) {
    const token = values().has(name.toLowerCase()) ? undefined : computedToken(name, changes);
    if (token === undefined) continue;
    const { convention, location, varies, text } = token;
    const isFirst = start === 0 && (end === template.length || template[end] === "/");
    if (!isFirst || varies) {
      sink.report(diagnostic("routeTokenUnreadable", location, { token: name, convention, text }));
      return undefined;
    }
    sink.report(diagnostic("routeTokenComputed", location, { token: name, text }));
    rest = template.slice(end + 1);
  }
  return rest;
}

function computedToken(name: string, changes: readonly RouteChange[]): RouteToken | undefined {
  const tokens = changes.flatMap((change) => (change.kind === "token" ? [change.token] : []));
  return tokens.find((one) => one.name === name) ?? tokens.find((one) => one.name === undefined);
}
