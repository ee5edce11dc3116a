/** What `UseFastEndpoints(c => …)` sets for all endpoints. */
import {
  bindExpression,
  expressionsIn,
  locationOfExpression,
  shortTextOf,
  textOf,
  writtenReceiver,
} from "../../../csharp/binding/index.js";
import type { SourceExpression } from "../../../csharp/binding/symbols/bound-expression.js";
import type { MethodSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { alternativesOf, type CSharpMachine, type CSharpValue, isNull } from "../../../csharp/execution/index.js";
import { constantValue, type Frame, frameOfCall } from "../../../csharp/flow/index.js";
import type { SyntaxNode } from "../../../csharp/syntax/nodes.js";
import type { Location } from "../../../diagnostics/location.js";
import { boolOf, integerOf, stringOf } from "../../attributes.js";
import { branchesIn, contains } from "../../program/branches.js";
import { writtenArguments } from "../../program/written-calls.js";
import { functionOf, functionsOf, type OptionsFunction } from "./called-functions.js";

export interface AllEndpoints {
  readonly routePrefix: string | undefined;
  /** The prefix, where it is computed at run time. */
  readonly computedPrefix: SourceExpression | undefined;
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

/** `configure` is what the call at `place` is given. */
export function readAllEndpoints(
  configure: CSharpValue | undefined,
  place: SourceExpression,
  machine: CSharpMachine,
): AllEndpoints {
  const draft: Draft = {
    routePrefix: undefined,
    computedPrefix: undefined,
    versions: { prefix: "v", isFirst: false, standard: 0, template: undefined },
    bindsByPolicy: false,
    errors: { status: 400, type: "ErrorResponse" },
    configurators: [],
    unread: [],
  };
  for (const value of configure === undefined || isNull(configure) ? [] : alternativesOf(configure)) {
    const called = functionOf(value, machine);
    if (called === undefined) unread(draft, place);
    else applyFunction(draft, called, "", new Set());
  }
  return draft;
}

function unread(draft: Draft, expression: SourceExpression): void {
  draft.unread = [...draft.unread, { location: locationOfExpression(expression), text: shortTextOf(expression) }];
}

/** `section` is the part of the options that an older version hands to a function of its own: `c.RoutingOptions = o => …`. */
function applyFunction(draft: Draft, called: OptionsFunction, section: string, entered: Set<MethodSymbol>): void {
  const { body, frame } = called;
  const branches = branchesIn(body.syntax);
  for (const expression of expressionsIn(body)) {
    const { syntax, scope } = expression;
    if (syntax.kind === "InvocationExpression") {
      if (/\.UseProblemDetails\(/.test(textOf(expression))) draft.errors = { ...draft.errors, type: "ProblemDetails" };
      const given = givenOptions(expression, called);
      if (given !== undefined) applyHelper(draft, expression, given, section, { frame, branches, entered });
    }
    if (syntax.kind !== "SimpleAssignmentExpression") continue;
    const target = textOf({ syntax: syntax.left, scope }).split(".").slice(-2);
    const [part = "", option = ""] = target.length === 2 ? target : ["", ...target];
    const value = { syntax: syntax.right, scope };
    const isConditional = branches.some((branch) => contains(branch, syntax));
    const inner = olderSections.get(option);
    if (inner !== undefined) {
      const functions = functionsOf(value, frame);
      if (functions === undefined) unread(draft, value);
      for (const one of functions ?? []) applyFunction(draft, one, inner, entered);
      continue;
    }
    const name = `${sections.has(part) ? part : section}.${option}`;
    if (isConditional && decides.test(name)) unread(draft, expression);
    else if (!isConditional) applyOption(draft, name, value, expression, frame);
  }
}

/** `Configure(c, "api")`, `c.Endpoints.Configure("api")`: another method is given the options, or those that decide about routes. */
function givenOptions(expression: SourceExpression, { parameters: [options] }: OptionsFunction): string | undefined {
  if (options === undefined) return undefined;
  const receiver = writtenReceiver(expression);
  return [...(receiver === undefined ? [] : [receiver]), ...writtenArguments(expression)]
    .map((one) => textOf(one))
    .find((text) => text === options.name || handed.some((part) => text === `${options.name}.${part}`));
}

const handed = ["Endpoints", "Versioning"];

/** What it does with them counts here. One that is out of sight, or may not be called, may set anything. */
function applyHelper(draft: Draft, expression: SourceExpression, text: string, section: string, around: Around): void {
  const { frame, branches, entered } = around;
  const call = bindExpression(expression);
  const method = call.kind === "call" ? call.method : undefined;
  const isConditional = branches.some((branch) => contains(branch, expression.syntax));
  if (call.kind !== "call" || method?.body === undefined || entered.has(method) || isConditional) {
    unread(draft, expression);
    return;
  }
  entered.add(method);
  const inside = frameOfCall(method, call, frame);
  const parameters = method.parameters.filter(({ name }) => {
    const given = inside.parameters.get(name);
    return given !== undefined && textOf(given.expression) === text;
  });
  const part = /\.(\w+)$/.exec(text)?.[1] ?? section;
  applyFunction(draft, { body: method.body, parameters, frame: inside }, part, entered);
}

interface Around {
  readonly frame: Frame;
  readonly branches: readonly SyntaxNode[];
  /** Each once: methods may call each other in circles. */
  readonly entered: Set<MethodSymbol>;
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
      draft.routePrefix = stringOf(constant);
      draft.computedPrefix = draft.routePrefix === undefined ? value : undefined;
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
