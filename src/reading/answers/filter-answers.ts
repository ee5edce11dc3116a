/**
 * What a filter of MVC answers in the place of an action: `context.Result = new NotFoundObjectResult(details)`, for a request that it
 * refuses or an exception that it catches. Which of it an action gets depends on what it throws, so that all of it may come.
 */
import { cachedBy } from "../../caching/cache.js";
import { bindExpression, expressionsIn, typeOfExpression } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AttributeData, MethodSymbol, NamedTypeSymbol, Type } from "../../csharp/binding/symbols/symbols.js";
import { simpleNameOf } from "../../csharp/binding/symbols/types.js";
import { classOf } from "../../csharp/execution/index.js";
import { deepest, type Frame, frameOfCall, type ImplementationsOf, outermost } from "../../csharp/flow/index.js";
import { filtersOf } from "../controllers/answer-filters.js";
import { classLevels } from "../controllers/model/inherited-attributes.js";
import { mayHoldAny, soughtNames } from "../program/named-in-file.js";
import { writtenArguments } from "../program/written-calls.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import type { StartUp } from "../start/start-up.js";
import { methodsNamedWith } from "./context-methods.js";
import { followResult, followWrites } from "./follow-answers.js";
import { followingFrom, responseWrites } from "./response-writes.js";

/** The filters of all actions: `options.Filters.Add<T>()`. */
export function filtersEverywhere(startUp: StartUp): readonly NamedTypeSymbol[] {
  return startUp
    .listIn("Microsoft.AspNetCore.Mvc.MvcOptions", "Filters")
    .elements.flatMap(({ value }) => classOf(value)?.symbol ?? []);
}

/** Those among the attributes of an action and its controller, which may be a filter itself. */
export function filtersOfAction(
  controller: NamedTypeSymbol,
  attributes: readonly AttributeData[],
): readonly NamedTypeSymbol[] {
  return [...attributes.flatMap(filtersOf), controller];
}

export function answersOfFilter(
  filter: NamedTypeSymbol,
  implementationsOf: ImplementationsOf,
): readonly FollowedAnswer[] {
  const entered = entriesOf(filter);
  if (entered.length === 0) return [];
  const active = new Set<MethodSymbol>();
  return [...entered, ...methodsNamedWith(filter, isFilterContext)].flatMap((method) =>
    answersOfMethod(method, outermost, implementationsOf, active),
  );
}

const handling = soughtNames(["ExceptionHandled"]);

const contexts =
  /^(Authorization|ActionExecuting|ActionExecuted|ResourceExecuting|ResourceExecuted|ResultExecuting|Exception)(Filter)?Context$/;

function isFilterContext(type: Type): boolean {
  return contexts.test(simpleNameOf(type));
}

const entries =
  /^On(Exception|Authorization|ActionExecuting|ActionExecuted|ActionExecution|Resource\w+|ResultExecuting|ResultExecution)(Async)?$/;

const entriesOf = cachedBy((filter: NamedTypeSymbol): readonly MethodSymbol[] =>
  classLevels(filter)
    .filter(({ origin }) => origin === "source")
    .flatMap(({ members }) =>
      members.filter(
        (member): member is MethodSymbol =>
          member.kind === "method" &&
          entries.test(member.name) &&
          member.parameters.some(({ type }) => isFilterContext(type.type)),
      ),
    ),
);

function answersOfMethod(
  { body }: MethodSymbol,
  frame: Frame,
  implementationsOf: ImplementationsOf,
  active: Set<MethodSymbol>,
): readonly FollowedAnswer[] {
  if (body === undefined || frame.depth > deepest) return [];
  const writes = responseWrites(body, implementationsOf, frame, followingFrom(200));
  const handles = mayHoldAny(body, handling);
  const answers = expressionsIn(body).flatMap((expression): readonly FollowedAnswer[] => {
    const result = answeredBy(expression);
    if (result !== undefined) {
      const [set] = writes?.statusesOf([result.value]) ?? [];
      // Behind the action it is put in the place of a result, or counts for an exception that is called handled.
      const isLeft = result.isAfter && !handles;
      return followResult({ expression: result.value, frame }, implementationsOf)
        .map((answer) =>
          answer.keepsStatus === true && writes !== undefined ? { ...answer, status: set ?? answer.status } : answer,
        )
        .filter(({ status }) => !isLeft || status === undefined || status >= 400);
    }
    return answersOfHelper(expression, frame, implementationsOf, active);
  });
  const written = followWrites(body, implementationsOf, 200, frame).filter(({ made }) => made === "Write");
  return [...answers, ...written];
}

interface SetResult {
  readonly value: SourceExpression;
  /** The action has run. */
  readonly isAfter: boolean;
}

/** `context.Result = result`. */
function answeredBy({ syntax, scope }: SourceExpression): SetResult | undefined {
  if (syntax.kind !== "SimpleAssignmentExpression" || syntax.left.kind !== "SimpleMemberAccessExpression")
    return undefined;
  const owner = typeOfExpression({ syntax: syntax.left.expression, scope })?.type;
  if (owner === undefined || !isFilterContext(owner)) return undefined;
  const assigned = bindExpression({ syntax: syntax.left, scope });
  if (assigned.kind !== "property" || assigned.symbol.name !== "Result") return undefined;
  return {
    value: { syntax: syntax.right, scope },
    isAfter: /^(ActionExecuted|ResultExecuting)Context$/.test(simpleNameOf(owner)),
  };
}

/** A method of the program that is given the context. */
function answersOfHelper(
  expression: SourceExpression,
  frame: Frame,
  implementationsOf: ImplementationsOf,
  active: Set<MethodSymbol>,
): readonly FollowedAnswer[] {
  if (expression.syntax.kind !== "InvocationExpression") return [];
  const isGiven = writtenArguments(expression).some((value) => {
    const type = typeOfExpression(value)?.type;
    return type !== undefined && isFilterContext(type);
  });
  const call = isGiven ? bindExpression(expression) : undefined;
  if (call?.kind !== "call" || call.method === undefined) return [];
  const methods = call.method.body === undefined ? implementationsOf(call.method) : [call.method];
  return methods.flatMap((method) => {
    if (active.has(method)) return [];
    active.add(method);
    const answers = answersOfMethod(method, frameOfCall(method, call, frame), implementationsOf, active);
    active.delete(method);
    return answers;
  });
}
