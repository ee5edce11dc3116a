/**
 * Filters of minimal APIs that put something else in the place of what a handler answers:
 * `.AddEndpointFilter(async (context, next) => new Envelope(await next(context)))`.
 */

import { bindExpression, locationOfExpression, returnedExpressions, shortTextOf } from "../../csharp/binding/index.js";
import type { BoundArgument, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, MethodSymbol, NamedTypeSymbol, Type } from "../../csharp/binding/symbols/symbols.js";
import { isTypeNamed } from "../../csharp/binding/symbols/types.js";
import {
  alternativesOf,
  type CSharpMachine,
  classOf,
  type DelegateValue,
  invokeDelegate,
} from "../../csharp/execution/index.js";
import {
  constantValue,
  deeper,
  deepest,
  type Frame,
  outermost,
  taskOfCall,
  valueSources,
} from "../../csharp/flow/index.js";
import { integerOf } from "../attributes.js";
import type { ReplacedAnswers } from "../controllers/answer-filters.js";
import { isActionResult } from "../controllers/responses/return-type.js";
import type { RouteConvention } from "./endpoint-conventions.js";

/** What refuses a request answers besides the handler, not in its place. */
const successes = /^(Ok|Json|Text|Content|Created\w*|Accepted\w*|File|Stream|Bytes)$/;

export function answersReplacedByFilter(
  conventions: readonly RouteConvention[],
  machine: CSharpMachine,
): ReplacedAnswers | undefined {
  for (const one of conventions) {
    if (!/^AddEndpointFilter(Factory)?$/.test(one.name)) continue;
    for (const { name, body } of one.name === "AddEndpointFilter" ? filtersOf(one) : filtersMadeBy(one, machine)) {
      const replaced = returnedExpressions(body).find((returned) => !passesOn(returned, outermost));
      if (replaced !== undefined)
        return { filter: name, text: shortTextOf(replaced), location: locationOfExpression(replaced) };
    }
  }
  return undefined;
}

/** What filters run, as code. */
export function filtersAmong(conventions: readonly RouteConvention[], machine: CSharpMachine): readonly FilterCode[] {
  return conventions.flatMap((one): readonly FilterCode[] => {
    if (!/^AddEndpointFilter(Factory)?$/.test(one.name)) return [];
    if (one.name === "AddEndpointFilter" && one.values.length === 0) return one.typeArguments.slice(-1);
    return one.values.flatMap((value): readonly FilterCode[] => {
      const made =
        one.name !== "AddEndpointFilter" && value.kind === "delegate"
          ? invokeDelegate(machine, value, [], one.place)
          : value;
      return alternativesOf(made).flatMap((filter): readonly FilterCode[] => {
        if (filter.kind === "delegate") return [filter];
        const type = classOf(filter);
        return type === undefined ? [] : [{ type, nullability: "notAnnotated" }];
      });
    });
  });
}

/** A delegate, or the class of a filter. */
export type FilterCode = DelegateValue | AnnotatedType;

interface Filter {
  readonly name: string;
  readonly body: SourceBody | SourceExpression;
}

/** A lambda, a method, or a class of the project; one of a package is not seen. */
function filtersOf({ name, typeArguments, values }: RouteConvention): readonly Filter[] {
  if (values.length === 0) return ofClass(typeArguments.at(-1)?.type);
  return values.flatMap((value) => (value.kind === "delegate" ? ofDelegate(value, name) : ofClass(classOf(value))));
}

function ofDelegate({ target }: DelegateValue, call: string): readonly Filter[] {
  if (target.kind === "method")
    return target.method.body === undefined ? [] : [{ name: target.method.name, body: target.method.body }];
  const bound = target.kind === "lambda" ? bindExpression(target.lambda) : undefined;
  return bound?.kind === "lambda" ? [{ name: `of ${call}`, body: bound.body }] : [];
}

/** The filters that a factory gives back; `next` alone is none. */
function filtersMadeBy({ name, values, place }: RouteConvention, machine: CSharpMachine): readonly Filter[] {
  return values.flatMap((factory) => {
    const made = factory.kind === "delegate" ? invokeDelegate(machine, factory, [], place) : factory;
    return alternativesOf(made).flatMap((one) => (one.kind === "delegate" ? ofDelegate(one, name) : []));
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
    const task = taskOfCall(bound);
    if (task !== undefined) return passesOn(task, deeper(frame));
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
    return bound.kind === "parameter" && (one === callee || isNextDelegate(bound.type));
  });
}

function isNextDelegate({ type }: AnnotatedType): boolean {
  return isTypeNamed(type, "Microsoft.AspNetCore.Http.EndpointFilterDelegate");
}

function isResult(type: Type | undefined): boolean {
  if (type?.kind !== "named") return false;
  const { name, namespace } = type.symbol;
  return name === "IResult" || namespace === "Microsoft.AspNetCore.Http.HttpResults" || isActionResult(type.symbol);
}
