/** What the calls on a mapped route or on its group say: `.WithName("x")`, `.Produces<T>(200)`, `.RequireAuthorization()`. */

import { bindExpression, locationOfExpression } from "../../csharp/binding/index.js";
import type { BoundExpression, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, Constant } from "../../csharp/binding/symbols/symbols.js";
import { constantValue, type Frame, typeIn, valueSources } from "../../csharp/flow/index.js";
import { placeKey } from "../../diagnostics/location.js";
import { integerOf, stringOf, stringsOf } from "../attributes.js";
import { withType } from "../controllers/declared-answers.js";
import type { UnknownArgument } from "../controllers/operation-sketch.js";
import { versionOf } from "../program/api-version.js";
import { type DeclaredResponse, emptyResponse } from "../responses/declared-response.js";
import type { Audience } from "../security/authorization.js";
import { audienceOfMetadata } from "./written-metadata.js";

type Call = Extract<BoundExpression, { kind: "call" }>;

export interface MetadataCall {
  readonly call: Call;
  readonly expression: SourceExpression;
  readonly frame: Frame;
}

/** Where a later call replaces an earlier one, as for the name, it is the last that counts. */
export interface EndpointMetadata {
  readonly name: string | undefined;
  readonly tags: readonly string[];
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly responses: readonly DeclaredResponse[];
  readonly accepts: { readonly type: AnnotatedType | undefined; readonly mediaTypes: readonly string[] } | undefined;
  /** Arguments that decide an answer and cannot be known. */
  readonly unknown: readonly UnknownArgument[];
  /** Of `.WithName(…)` and `.WithTags(…)`, where nothing else is said: the client's names fall back. */
  readonly unnamed: readonly UnknownArgument[];
  readonly security: Audience;
  /** `.RequireAuthorization("policy")`: it may refuse somebody who is known. */
  readonly forbids: boolean;
  /** Not with `.DisableValidation()`. */
  readonly validates: boolean;
  /** `.HasApiVersion(1, 0)`, and of these the ones in `.MapToApiVersion(1, 0)`: `1.0`. */
  readonly versions: readonly string[];
}

const names =
  /^(HasApiVersion|MapToApiVersion|WithApiVersionSet|WithName|WithTags|WithSummary|WithDescription|Produces|ProducesProblem|ProducesValidationProblem|Accepts|RequireAuthorization|AllowAnonymous|DisableValidation|AddEndpointFilter|AddEndpointFilterFactory|WithMetadata)$/;

export function isMetadataCall(name: string): boolean {
  return names.test(name);
}

/** Types of the framework that a call stands for without naming them. */
type Resolve = (metadataName: string) => AnnotatedType | undefined;

/** Calls on the group come before those on the route. */
export function readMetadata(calls: readonly MetadataCall[], resolve: Resolve): EndpointMetadata {
  const last = (name: string): string | undefined =>
    calls.flatMap((one) => (one.call.name === name ? [stringOf(constants(one)[0])] : [])).at(-1);
  const accepts = calls.findLast(({ call }) => call.name === "Accepts");
  return {
    name: last("WithName"),
    tags: stringsOf(constants(calls.findLast(({ call }) => call.name === "WithTags"))),
    summary: last("WithSummary"),
    description: last("WithDescription"),
    responses: calls.flatMap((one) => responseOf(one, resolve) ?? []),
    accepts:
      accepts === undefined ? undefined : { type: typeArgument(accepts), mediaTypes: stringsOf(constants(accepts)) },
    unknown: calls.filter(({ call }) => call.name.startsWith("Produces")).flatMap(unknownArguments),
    unnamed: ["WithName", "WithTags"].flatMap((name) => {
      const named = calls.findLast(({ call }) => call.name === name);
      return named === undefined ? [] : unknownArguments(named);
    }),
    security: audienceOfCalls(calls),
    forbids: calls.some(({ call }) => call.name === "RequireAuthorization" && call.arguments.length > 0),
    validates: !calls.some(({ call }) => call.name === "DisableValidation"),
    versions: versionsIn(calls, "MapToApiVersion") ?? versionsIn(calls, "HasApiVersion") ?? versionsOfSets(calls),
  };
}

function audienceOfCalls(calls: readonly MetadataCall[]): Audience {
  const has = (name: string): boolean => calls.some(({ call }) => call.name === name);
  const given = audienceOfMetadata(calls);
  if (has("AllowAnonymous") || given === "anonymous") return "anonymous";
  return has("RequireAuthorization") ? "authorize" : given;
}

function versionsIn(calls: readonly MetadataCall[], name: string): readonly string[] | undefined {
  const found = calls.filter(({ call }) => call.name === name).map(({ call, frame }) => versionSaid(call, frame));
  return found.length === 0 ? undefined : found.flatMap((version) => version ?? []);
}

/** `(1, 0)` or `(new ApiVersion(1, 0))`. */
function versionSaid(call: Call, frame: Frame): string | undefined {
  const [first] = call.arguments;
  const made = first === undefined ? undefined : bindExpression(first.value);
  const given = made?.kind === "creation" ? made.arguments : call.arguments;
  return versionOf(given.map(({ value }) => constantValue(value, frame)));
}

/** `.WithApiVersionSet(app.NewApiVersionSet().HasApiVersion(1, 0).Build())`, or a variable that holds the set. */
function versionsOfSets(calls: readonly MetadataCall[]): readonly string[] {
  const versionsOf = (bound: BoundExpression, frame: Frame): readonly string[] => {
    if (bound.kind === "call") {
      const before = bound.receiver === undefined ? [] : versionsOf(bindExpression(bound.receiver), frame);
      return bound.name === "HasApiVersion" ? [...before, ...[versionSaid(bound, frame) ?? []].flat()] : before;
    }
    return valueSources(bound, frame).flatMap((source) => versionsOf(bindExpression(source.expression), source.frame));
  };
  return calls
    .filter(({ call }) => call.name === "WithApiVersionSet")
    .flatMap(({ call, frame }) => call.arguments.flatMap(({ value }) => versionsOf(bindExpression(value), frame)));
}

function constants(one: MetadataCall | undefined): readonly (Constant | undefined)[] {
  return one === undefined ? [] : one.call.arguments.map(({ value }) => constantValue(value, one.frame));
}

function unknownArguments({ call, frame }: MetadataCall): readonly UnknownArgument[] {
  return call.arguments
    .filter(({ value }) => constantValue(value, frame) === undefined)
    .map(({ value }) => ({ call: `.${call.name}`, location: locationOfExpression(value) }));
}

function typeArgument({ call, frame }: MetadataCall): AnnotatedType | undefined {
  const [written] = call.typeArguments;
  return written === undefined ? undefined : typeIn(frame, written);
}

const usualStatus: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({ Produces: 200, ProducesValidationProblem: 400 }),
);

function responseOf(one: MetadataCall, resolve: Resolve): DeclaredResponse | undefined {
  const { call, expression } = one;
  if (!call.name.startsWith("Produces")) return undefined;
  const values = constants(one);
  const code = integerOf(values.find((value) => value?.kind === "integer")) ?? usualStatus.get(call.name);
  if (code === undefined || code < 100 || code > 599) return undefined;
  const response: DeclaredResponse = {
    ...emptyResponse({ kind: "code", code }, locationOfExpression(expression)),
    mediaTypes: stringsOf(values.filter((value) => value?.kind === "string" || value?.kind === "array")),
  };
  const type = acceptedType(one, resolve);
  return type === undefined ? response : withType(response, type);
}

function acceptedType(one: MetadataCall, resolve: Resolve): AnnotatedType | undefined {
  if (one.call.name === "ProducesProblem") return resolve("Microsoft.AspNetCore.Mvc.ProblemDetails");
  if (one.call.name === "ProducesValidationProblem")
    return resolve("Microsoft.AspNetCore.Http.HttpValidationProblemDetails");
  const written = typeArgument(one);
  if (written !== undefined) return written;
  for (const { value } of one.call.arguments) {
    const constant = constantValue(value, one.frame);
    if (constant?.kind === "type") return constant.type;
  }
  return undefined;
}

/** The variable or parameter at the start of such a chain of calls: `group.WithTags("x").RequireAuthorization();`. */
export function rootOfChain(call: Call): BoundExpression | undefined {
  if (call.receiver === undefined) return undefined;
  const bound = bindExpression(call.receiver);
  return bound.kind === "call" && isMetadataCall(bound.name) ? rootOfChain(bound) : bound;
}

/** Names a local variable or a parameter by where it is declared. */
export function variableKey(bound: BoundExpression): string | undefined {
  if (bound.kind === "local") {
    const { identifier, scope } = bound.variable;
    return `${scope.context.file.path}@${identifier.start}`;
  }
  if (bound.kind !== "parameter") return undefined;
  const { location, name } = bound.symbol;
  return `${placeKey(location)} ${name}`;
}
