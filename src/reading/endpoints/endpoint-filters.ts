/**
 * Filters of minimal APIs that put something else in the place of what a handler answers:
 * `.AddEndpointFilter(async (context, next) => new Envelope(await next(context)))`.
 */

import {
  bindExpression,
  locationOfExpression,
  returnedExpressions,
  shortTextOf,
  typeOfExpression,
} from "../../csharp/binding/index.js";
import type { BoundArgument, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { MethodSymbol, NamedTypeSymbol, Type } from "../../csharp/binding/symbols/symbols.js";
import { simpleNameOf } from "../../csharp/binding/symbols/types.js";
import { constantValue, deepest, type Frame, outermost, valueSources } from "../../csharp/flow/index.js";
import { integerOf } from "../attributes.js";
import type { ReplacedAnswers } from "../controllers/answer-filters.js";
import { isActionResult } from "../controllers/return-type.js";
import type { MetadataCall } from "./endpoint-metadata.js";

/** What refuses a request answers besides the handler, not in its place. */
const successes = /^(Ok|Json|Text|Content|Created\w*|Accepted\w*|File|Stream|Bytes)$/;

export function answersReplacedByFilter(calls: readonly MetadataCall[]): ReplacedAnswers | undefined {
  for (const one of calls) {
    if (!/^AddEndpointFilter(Factory)?$/.test(one.call.name)) continue;
    for (const { name, body } of one.call.name === "AddEndpointFilter" ? filtersOf(one) : filtersMadeBy(one)) {
      const replaced = returnedExpressions(body).find((returned) => !passesOn(returned, outermost));
      if (replaced !== undefined)
        return { filter: name, text: shortTextOf(replaced), location: locationOfExpression(replaced) };
    }
  }
  return undefined;
}

interface Filter {
  readonly name: string;
  readonly body: SourceBody | SourceExpression;
}

/** A lambda, a method, or a class of the project; one of a package is not seen. */
function filtersOf({ call }: MetadataCall): readonly Filter[] {
  const named = call.typeArguments.at(-1)?.type;
  if (named !== undefined) return ofClass(named);
  const value = call.arguments[0]?.value;
  if (value === undefined) return [];
  const bound = bindExpression(value);
  if (bound.kind === "lambda") return [{ name: "of AddEndpointFilter", body: bound.body }];
  if (bound.kind === "methodGroup")
    return bound.candidates.flatMap(({ name, body }) => (body === undefined ? [] : [{ name, body }]));
  return ofClass(typeOfExpression(value)?.type);
}

/** The filters that a factory gives back; `next` alone is none. */
function filtersMadeBy({ call }: MetadataCall): readonly Filter[] {
  const value = call.arguments[0]?.value;
  if (value === undefined) return [];
  const bound = bindExpression(value);
  const bodies =
    bound.kind === "lambda"
      ? [bound.body]
      : bound.kind === "methodGroup"
        ? bound.candidates.flatMap(({ body }) => body ?? [])
        : [];
  return bodies
    .flatMap((body) => returnedExpressions(body))
    .flatMap((returned) => {
      const made = bindExpression(returned);
      if (made.kind === "lambda") return [{ name: "of AddEndpointFilterFactory", body: made.body }];
      return made.kind === "methodGroup"
        ? made.candidates.flatMap(({ name, body }) => (body === undefined ? [] : [{ name, body }]))
        : [];
    });
}

function ofClass(type: Type | undefined): readonly Filter[] {
  const symbol: NamedTypeSymbol | undefined = type?.kind === "named" ? type.symbol : undefined;
  const invoked = symbol?.members.find(
    (member): member is MethodSymbol => member.kind === "method" && member.name === "InvokeAsync",
  );
  return symbol === undefined || invoked?.body === undefined ? [] : [{ name: symbol.name, body: invoked.body }];
}

/** What the handler answered, a refusal, or something that cannot be told from them. */
function passesOn(expression: SourceExpression, frame: Frame): boolean {
  if (frame.depth > deepest) return true;
  const bound = bindExpression(expression);
  if (bound.kind === "call") {
    const [first] = bound.arguments;
    if (bound.name === "FromResult" && first !== undefined) return passesOn(first.value, outermost);
    if (isGivenNext(expression)) return true;
    if (!isResult(bound.type?.type)) return bound.type === undefined;
    return !successes.test(bound.name) || first === undefined || bound.arguments.some(givesErrorStatus);
  }
  if (bound.kind === "creation") return isResult(bound.type.type);
  const sources = valueSources(bound, frame);
  return sources.every((one) => passesOn(one.expression, one.frame));
}

/** `Results.Json(problem, statusCode: 400)`. */
function givesErrorStatus({ name, parameter, value }: BoundArgument): boolean {
  if ((parameter?.name ?? name) !== "statusCode") return false;
  return (integerOf(constantValue(value, outermost)) ?? 0) >= 400;
}

/** `next(context)`, and whatever is handed `next`. */
function isGivenNext({ syntax, scope }: SourceExpression): boolean {
  if (syntax.kind !== "InvocationExpression") return false;
  const { expression: callee, argumentList } = syntax;
  return [callee, ...argumentList.arguments.map((one) => one.expression)].some((one) => {
    if (one.kind !== "IdentifierName") return false;
    const bound = bindExpression({ syntax: one, scope });
    return bound.kind === "parameter" && (one === callee || simpleNameOf(bound.type.type) === "EndpointFilterDelegate");
  });
}

function isResult(type: Type | undefined): boolean {
  if (type?.kind !== "named") return false;
  const { name, namespace } = type.symbol;
  return name === "IResult" || namespace === "Microsoft.AspNetCore.Http.HttpResults" || isActionResult(type.symbol);
}
