/** What `UseFastEndpoints(c => …)` sets for all endpoints. */
import { expressionsIn, locationOfExpression, shortTextOf, textOf } from "../../../csharp/binding/index.js";
import type { SourceExpression } from "../../../csharp/binding/symbols/bound-expression.js";
import { type CallExpression, constantValue, type Frame, outermost } from "../../../csharp/flow/index.js";
import type { Location } from "../../../diagnostics/location.js";
import { boolOf, integerOf, stringOf } from "../../attributes.js";
import { functionsOf, type OptionsFunction } from "../../json/options-code.js";
import { branchesIn, contains } from "../../program/branches.js";
import { mapCallOf } from "../route-builder.js";

export interface AllEndpoints {
  readonly routePrefix: string | undefined;
  readonly versions: VersionOptions;
  /** Names of members in route, query and header follow the naming policy of the JSON. */
  readonly bindsByPolicy: boolean;
  readonly errors: ErrorAnswer;
  /** `c.Endpoints.Configurator = ep => …`. */
  readonly configurators: readonly SourceExpression[];
  /** What decides about routes and cannot be read. */
  readonly unread: readonly { readonly location: Location; readonly text: string }[];
}

export interface VersionOptions {
  readonly prefix: string;
  readonly isFirst: boolean;
  readonly standard: number;
  readonly template: string | undefined;
}

/** The answer to a request that is not valid. */
export interface ErrorAnswer {
  readonly status: number;
  /** A type of FastEndpoints; undefined where the program builds the body itself. */
  readonly type: "ErrorResponse" | "ProblemDetails" | undefined;
}

type Draft = { -readonly [Key in keyof AllEndpoints]: AllEndpoints[Key] };

export function readAllEndpoints(call: CallExpression): AllEndpoints {
  const draft: Draft = {
    routePrefix: undefined,
    versions: { prefix: "v", isFirst: false, standard: 0, template: undefined },
    bindsByPolicy: false,
    errors: { status: 400, type: "ErrorResponse" },
    configurators: [],
    unread: [],
  };
  const [configure] = mapCallOf(call).arguments;
  if (configure === undefined) return draft;
  const functions = functionsOf(configure.value, outermost);
  if (functions === undefined) unread(draft, configure.value);
  for (const called of functions ?? []) applyFunction(draft, called, "");
  return draft;
}

function unread(draft: Draft, expression: SourceExpression): void {
  draft.unread = [...draft.unread, { location: locationOfExpression(expression), text: shortTextOf(expression) }];
}

/** `section` is the part of the options that an older version hands to a function of its own: `c.RoutingOptions = o => …`. */
function applyFunction(draft: Draft, { body, frame }: OptionsFunction, section: string): void {
  const branches = branchesIn(body.syntax);
  for (const expression of expressionsIn(body)) {
    const { syntax, scope } = expression;
    if (syntax.kind === "InvocationExpression" && /\.UseProblemDetails\(/.test(textOf(expression)))
      draft.errors = { ...draft.errors, type: "ProblemDetails" };
    if (syntax.kind !== "SimpleAssignmentExpression") continue;
    const target = textOf({ syntax: syntax.left, scope }).split(".").slice(-2);
    const [part = "", option = ""] = target.length === 2 ? target : ["", ...target];
    const value = { syntax: syntax.right, scope };
    const isConditional = branches.some((branch) => contains(branch, syntax));
    const inner = olderSections.get(option);
    if (inner !== undefined) {
      const functions = functionsOf(value, frame);
      if (functions === undefined) unread(draft, value);
      for (const called of functions ?? []) applyFunction(draft, called, inner);
      continue;
    }
    const name = `${sections.has(part) ? part : section}.${option}`;
    if (isConditional && decides.test(name)) unread(draft, expression);
    else if (!isConditional) applyOption(draft, name, value, expression, frame);
  }
}

const sections = new Set(["Endpoints", "Versioning", "Binding", "Errors"]);
const olderSections: ReadonlyMap<string, string> = new Map([
  ["RoutingOptions", "Endpoints"],
  ["VersioningOptions", "Versioning"],
]);
const decides =
  /^(Endpoints\.(RoutePrefix|Prefix|Configurator|Filter)|Versioning\.\w+|Binding\.UsePropertyNamingPolicy)$/;

function applyOption(
  draft: Draft,
  name: string,
  value: SourceExpression,
  expression: SourceExpression,
  frame: Frame,
): void {
  const constant = constantValue(value, frame);
  const given = <T>(read: T | undefined, set: (known: T) => void): void => {
    if (read === undefined) unread(draft, expression);
    else set(read);
  };
  switch (name) {
    case "Endpoints.RoutePrefix":
    case "Endpoints.Prefix":
      if (constant?.kind === "null") return;
      given(stringOf(constant), (prefix) => {
        draft.routePrefix = prefix;
      });
      return;
    case "Endpoints.Configurator":
      draft.configurators = [...draft.configurators, value];
      return;
    case "Endpoints.Filter":
      unread(draft, expression);
      return;
    case "Versioning.Prefix":
      given(stringOf(constant), (prefix) => {
        draft.versions = { ...draft.versions, prefix };
      });
      return;
    case "Versioning.DefaultVersion":
      given(integerOf(constant), (standard) => {
        draft.versions = { ...draft.versions, standard };
      });
      return;
    case "Versioning.PrependToRoute":
    case "Versioning.SuffixedVersion":
      given(boolOf(constant), (on) => {
        draft.versions = { ...draft.versions, isFirst: name === "Versioning.PrependToRoute" ? on : !on };
      });
      return;
    case "Versioning.RouteTemplate":
      given(stringOf(constant), (template) => {
        draft.versions = { ...draft.versions, template };
      });
      return;
    case "Binding.UsePropertyNamingPolicy":
      given(boolOf(constant), (on) => {
        draft.bindsByPolicy = on;
      });
      return;
    case "Errors.StatusCode":
      draft.errors = { ...draft.errors, status: integerOf(constant) ?? draft.errors.status };
      return;
    case "Errors.ResponseBuilder":
      draft.errors = { ...draft.errors, type: undefined };
      return;
  }
}

/** The route as FastEndpoints puts it together; undefined where it would refuse to start. */
export function builtRoute(
  route: string,
  version: number,
  prefixOverride: string | undefined,
  { routePrefix, versions }: AllEndpoints,
): string | undefined {
  const prefix = resolvedPrefix(routePrefix, prefixOverride);
  const start = prefix === undefined ? "" : `/${prefix}/`;
  const own = start !== "" && route.startsWith("/") ? start.slice(0, -1) : start;
  const label = `${versions.prefix}${version}`;
  if (version === 0) return own + route;
  if (versions.template !== undefined)
    return route.includes(versions.template) ? own + route.replace(versions.template, label) : undefined;
  if (!versions.isFirst) return `${own}${route}${/\/$/.test(own + route) ? "" : "/"}${label}`;
  return `${start}${label}${route.startsWith("/") ? "" : "/"}${route}`;
}

/** An override counts only where there is a prefix to override; the empty one removes it. */
function resolvedPrefix(all: string | undefined, override: string | undefined): string | undefined {
  const trimmed = (text: string | undefined): string | undefined => text?.replace(/^\/+|\/+$/g, "") || undefined;
  if (trimmed(all) === undefined || override === "") return undefined;
  return trimmed(override) ?? trimmed(all);
}
