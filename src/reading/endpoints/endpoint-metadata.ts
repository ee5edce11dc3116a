/** What the calls on a mapped route or on its group say: `.WithName("x")`, `.Produces<T>(200)`, `.RequireAuthorization()`. */
import { locationOfExpression } from "../../csharp/binding/index.js";
import type { AnnotatedType, Constant } from "../../csharp/binding/symbols/symbols.js";
import { constantIn } from "../../csharp/execution/index.js";
import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import { integerOf, stringOf, stringsOf } from "../attributes.js";
import type { UnknownArgument } from "../controllers/operation-sketch.js";
import { withType } from "../controllers/responses/declared-answers.js";
import { type DeclaredResponse, emptyResponse } from "../responses/declared-response.js";
import { type Audience, audienceWithin, reportBranch } from "../security/authorization.js";
import { type RouteConvention, typeArgumentOf } from "./endpoint-conventions.js";
import { audienceOfMetadata } from "./written-metadata.js";

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
  /** Not with `.DisableValidation()`. */
  readonly validates: boolean;
  /** `.HasApiVersion(1, 0)`, and of these the ones in `.MapToApiVersion(1, 0)`: `1.0`. */
  readonly versions: readonly string[];
}

/** Types of the framework that a call stands for without naming them. */
type Resolve = (metadataName: string) => AnnotatedType | undefined;

/** Those of the group come before those of the route. */
export function readMetadata(conventions: readonly RouteConvention[], resolve: Resolve): EndpointMetadata {
  const last = (name: string): RouteConvention | undefined => conventions.findLast((one) => one.name === name);
  const text = (name: string): string | undefined => stringOf(constants(last(name))[0]);
  const accepts = last("Accepts");
  return {
    name: text("WithName"),
    tags: stringsOf(constants(last("WithTags"))),
    summary: text("WithSummary"),
    description: text("WithDescription"),
    responses: conventions.flatMap((one) => responseOf(one, resolve) ?? []),
    accepts:
      accepts === undefined ? undefined : { type: typeArgumentOf(accepts), mediaTypes: stringsOf(constants(accepts)) },
    unknown: conventions.filter(({ name }) => name.startsWith("Produces")).flatMap(unknownArguments),
    unnamed: ["WithName", "WithTags"].flatMap((name) => {
      const named = last(name);
      return named === undefined ? [] : unknownArguments(named);
    }),
    security: audienceOfConventions(conventions),
    validates: !conventions.some(({ name }) => name === "DisableValidation"),
    versions:
      versionsIn(conventions, "MapToApiVersion") ??
      versionsIn(conventions, "HasApiVersion") ??
      versionsIn(conventions, "WithApiVersionSet") ??
      [],
  };
}

export function audienceOfConventions(conventions: readonly RouteConvention[]): Audience {
  const has = (name: string): boolean => conventions.some((one) => one.name === name);
  const audience = audienceOfMetadata(conventions);
  if (has("AllowAnonymous") || audience === "anonymous") return "anonymous";
  const asked = conventions.filter(({ name }) => name === "RequireAuthorization");
  if (asked.length === 0) return audience;
  return asked.some(({ restricts }) => restricts) ? "restricted" : audienceWithin("authorize", audience);
}

function versionsIn(conventions: readonly RouteConvention[], name: string): readonly string[] | undefined {
  const named = conventions.filter((one) => one.name === name);
  return named.length === 0 ? undefined : named.flatMap(({ versions }) => versions);
}

function constants(one: RouteConvention | undefined): readonly (Constant | undefined)[] {
  return one === undefined ? [] : one.values.map(constantIn);
}

function unknownArguments({ name, values, place }: RouteConvention): readonly UnknownArgument[] {
  return values
    .filter((value) => constantIn(value) === undefined)
    .map((value) => ({
      call: `.${name}`,
      location: locationOfExpression((value.kind === "unknown" && value.place) || place),
    }));
}

const usualStatus: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({ Produces: 200, ProducesValidationProblem: 400 }),
);

function responseOf(one: RouteConvention, resolve: Resolve): DeclaredResponse | undefined {
  const { name, place } = one;
  if (!name.startsWith("Produces")) return undefined;
  const values = constants(one);
  const code = integerOf(values.find((value) => value?.kind === "integer")) ?? usualStatus.get(name);
  if (code === undefined || code < 100 || code > 599) return undefined;
  const response: DeclaredResponse = {
    ...emptyResponse({ kind: "code", code }, locationOfExpression(place)),
    mediaTypes: stringsOf(values.filter((value) => value?.kind === "string")),
  };
  const type = acceptedType(one, resolve);
  return type === undefined ? response : withType(response, type);
}

function acceptedType(one: RouteConvention, resolve: Resolve): AnnotatedType | undefined {
  if (one.name === "ProducesProblem") return resolve("Microsoft.AspNetCore.Mvc.ProblemDetails");
  if (one.name === "ProducesValidationProblem")
    return resolve("Microsoft.AspNetCore.Http.HttpValidationProblemDetails");
  return typeArgumentOf(one);
}

/** `if (secure) group.RequireAuthorization();`: counts for the routes of the group, which it may not hold for. */
export function reportConditions(conventions: readonly RouteConvention[], sink: DiagnosticSink): void {
  for (const { name, place, isConditional } of conventions)
    if (isConditional && /^(RequireAuthorization|AllowAnonymous)$/.test(name)) reportBranch(place, name, sink);
}
