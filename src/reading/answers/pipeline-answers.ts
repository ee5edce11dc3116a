/**
 * What the pipeline answers in the place of an endpoint: middleware that refuses a request or catches what is thrown, and the
 * framework's exception handler with the code that the program gives it. Which of it an endpoint gets depends on what it throws, deep
 * in services perhaps, so that all of it may come from any.
 */
import { bindExpression, locationOfExpression, returnedExpressions } from "../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { MethodSymbol, NamedTypeSymbol, Type } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import {
  alternativesOf,
  type CSharpValue,
  isNull,
  knownInteger,
  knownString,
  knownType,
  nullValue,
} from "../../csharp/execution/index.js";
import { type ImplementationsOf, outermost } from "../../csharp/flow/index.js";
import { childrenOf, locationOf, type SyntaxNode } from "../../csharp/syntax/index.js";
import type { Location } from "../../diagnostics/location.js";
import {
  descriptorKeys,
  exceptionHandlerType,
  type PipelineStep,
  pipelineOf,
  registrationsOf,
} from "../../framework/index.js";
import { classLevels } from "../controllers/model/inherited-attributes.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import type { StartUp } from "../start/start-up.js";
import { statusesIn } from "./answer-statuses.js";
import { methodsNamedWith } from "./context-methods.js";
import { followWrites } from "./follow-answers.js";

export interface PipelineAnswers {
  readonly answers: readonly FollowedAnswer[];
  /** Of a rate limiter, to operations that it limits by name. */
  readonly limited: readonly FollowedAnswer[];
  /** Routes that answer once something has thrown: `UseExceptionHandler("/error")`. */
  readonly errorPaths: readonly string[];
}

export function readPipelineAnswers(
  startUp: StartUp,
  implementationsOf: ImplementationsOf,
  hasProblemDetails: boolean,
): PipelineAnswers {
  const all = pipelineOf(startUp.machine);
  const branches = new Set(all.flatMap((step) => (step.kind === "exceptions" ? (step.branch ?? []) : [])));
  const isInBranch = ({ builder }: PipelineStep): boolean => builder.kind === "object" && branches.has(builder.object);
  const around = all.filter((step) => !isInBranch(step));
  const handlers = around.flatMap((step) => (step.kind === "exceptions" ? [step] : []));
  const errorPaths: string[] = [];
  const answers = around.flatMap((step) => (step.kind === "run" ? [] : answersOfMiddleware(step, implementationsOf)));
  const limited: FollowedAnswer[] = [];
  for (const step of around) {
    if (step.kind !== "limiter") continue;
    const inOptions = optionsIn(startUp, step.options ?? startUp.options(limiterOptions));
    const rejected = answersOfLimiter(step, inOptions, implementationsOf);
    const global = inOptions("GlobalLimiter");
    (global === undefined || isNull(global) ? limited : answers).push(...rejected);
  }
  for (const step of around)
    if (step.kind === "unseen")
      answers.push({
        status: undefined,
        body: { kind: "unknown" },
        made: "StatusCode",
        text: step.call,
        location: locationOfExpression(step.place),
      });
  for (const step of handlers) {
    const inOptions = optionsIn(startUp, step.options ?? startUp.options(handlerOptions));
    const path = knownString(step.path ?? inOptions("ExceptionHandlingPath"));
    const code = inOptions("ExceptionHandler");
    if (path !== undefined) errorPaths.push(path);
    const inside = all.filter(({ builder }) => builder.kind === "object" && builder.object === step.branch);
    for (const one of inside) answers.push(...answersOfMiddleware(one, implementationsOf, 500));
    if (code !== undefined && !isNull(code)) answers.push(...answersOfCode(code, implementationsOf, 500));
    const isLeft = path === undefined && step.branch === undefined && (code === undefined || isNull(code));
    if (isLeft && hasProblemDetails)
      for (const status of selectedStatuses(inOptions("StatusCodeSelector")))
        answers.push(problem(status, locationOfExpression(step.place)));
  }
  if (handlers.length > 0)
    for (const type of exceptionHandlers(startUp)) answers.push(...answersOfClass(type, implementationsOf, 500));
  return { answers: distinct(answers), limited, errorPaths };
}

const handlerOptions = "Microsoft.AspNetCore.Builder.ExceptionHandlerOptions";
const limiterOptions = "Microsoft.AspNetCore.RateLimiting.RateLimiterOptions";

function optionsIn({ machine }: StartUp, options: CSharpValue | undefined): (name: string) => CSharpValue | undefined {
  return (name) => (options?.kind === "object" ? machine.memory.field(options.object, name)?.value : undefined);
}

/** 503 without a body, unless the options say something else. */
function answersOfLimiter(
  { place }: PipelineStep,
  inOptions: (name: string) => CSharpValue | undefined,
  implementationsOf: ImplementationsOf,
): readonly FollowedAnswer[] {
  const set = inOptions("RejectionStatusCode");
  const status = set === undefined ? 503 : knownInteger(set);
  const own = answersOfCode(inOptions("OnRejected") ?? nullValue, implementationsOf, Number(status ?? 503));
  if (own.length > 0) return own;
  const location = locationOfExpression(place);
  return [
    {
      status: status === undefined ? undefined : Number(status),
      body: { kind: "none" },
      made: "StatusCode",
      text: "UseRateLimiter",
      location,
    },
  ];
}

/** `StatusCodeSelector = error => error is TimeoutException ? 504 : 500`. */
function selectedStatuses(selector: CSharpValue | undefined): readonly (number | undefined)[] {
  if (selector === undefined || isNull(selector)) return [500];
  const statuses = alternativesOf(selector).flatMap((one): readonly (number | undefined)[] => {
    const body = bodyOfCode(one);
    const returned = body === undefined ? [] : returnedExpressions(body);
    return returned.length === 0 ? [undefined] : returned.flatMap((value) => statusesIn(value, outermost));
  });
  return [...new Set(statuses)];
}

function problem(status: number | undefined, location: Location): FollowedAnswer {
  return { status, body: { kind: "problem" }, made: "Problem", text: "UseExceptionHandler", location };
}

function exceptionHandlers({ host, machine, place }: StartUp): readonly NamedTypeSymbol[] {
  const service = host.resolve(exceptionHandlerType);
  if (service === undefined || place === undefined) return [];
  return registrationsOf(machine, host.services(undefined), selfType(service), undefined, place).flatMap(
    ({ value }) => {
      const object = value.kind === "object" ? value.object : undefined;
      const made = object && knownType(machine.memory.field(object, descriptorKeys.implementation)?.value);
      return made?.kind === "named" ? [made.symbol] : [];
    },
  );
}

function answersOfMiddleware(
  step: PipelineStep,
  implementationsOf: ImplementationsOf,
  usual?: number,
): readonly FollowedAnswer[] {
  if (step.kind === "exceptions" || step.kind === "limiter" || step.kind === "unseen") return [];
  if (step.kind === "class")
    return step.type.kind === "named" ? answersOfClass(step.type.symbol, implementationsOf, usual) : [];
  return answersOfCode(step.code, implementationsOf, usual);
}

function answersOfCode(
  code: CSharpValue,
  implementationsOf: ImplementationsOf,
  usual?: number,
): readonly FollowedAnswer[] {
  return alternativesOf(code).flatMap((one) => {
    const body = bodyOfCode(one);
    return body === undefined ? [] : answersOfBody(body, implementationsOf, usual);
  });
}

function bodyOfCode(code: CSharpValue): SourceBody | SourceExpression | undefined {
  if (code.kind !== "delegate") return undefined;
  const { target } = code;
  if (target.kind === "method") return target.method.body;
  return target.kind === "lambda" ? bodyOfLambda(target.lambda) : undefined;
}

/** Of `next => async context => …` that of the lambda which is given the context. */
function bodyOfLambda(lambda: SourceExpression): SourceBody | SourceExpression | undefined {
  const bound = bindExpression(lambda);
  if (bound.kind !== "lambda") return undefined;
  const { syntax, scope } = bound.body;
  const isLambda = syntax.kind === "SimpleLambdaExpression" || syntax.kind === "ParenthesizedLambdaExpression";
  return isLambda ? bodyOfLambda({ syntax, scope }) : bound.body;
}

const entries = /^(Invoke(Async)?|TryHandleAsync)$/;

function answersOfClass(
  type: NamedTypeSymbol,
  implementationsOf: ImplementationsOf,
  usual?: number,
): readonly FollowedAnswer[] {
  const methods = classLevels(type).flatMap(({ members }) =>
    members.filter((member): member is MethodSymbol => member.kind === "method" && entries.test(member.name)),
  );
  const all = new Set([...methods, ...methodsNamedWith(type, isHttpContext)]);
  return [...all].flatMap(({ body }) => (body === undefined ? [] : answersOfBody(body, implementationsOf, usual)));
}

function isHttpContext(type: Type): boolean {
  return (
    type.kind === "named" && /^Microsoft\.AspNetCore\.Http\.Http(Context|Response)$/.test(type.symbol.metadataName)
  );
}

/** Middleware that does not catch answers its own paths with a success: `/health`. */
function answersOfBody(
  body: SourceBody | SourceExpression,
  implementationsOf: ImplementationsOf,
  usual: number | undefined,
): readonly FollowedAnswer[] {
  const answers = followWrites(body, implementationsOf, usual ?? 200);
  if (usual !== undefined) return answers;
  const caught = catchesIn(body.syntax).map((node) => locationOf(body.scope.context.file, node));
  const isCaught = ({ location }: FollowedAnswer): boolean =>
    caught.some(({ line, endLine }) => line <= location.line && location.line <= endLine);
  return answers.filter((answer) => answer.status === undefined || answer.status >= 400 || isCaught(answer));
}

function catchesIn(node: SyntaxNode): readonly SyntaxNode[] {
  return node.kind === "CatchClause" ? [node] : childrenOf(node).flatMap(catchesIn);
}

function distinct(answers: readonly FollowedAnswer[]): readonly FollowedAnswer[] {
  const seen = new Set<string>();
  return answers.filter(({ status, location, text }) => {
    const key = `${status} ${location.file}:${location.line}:${location.column} ${text}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
