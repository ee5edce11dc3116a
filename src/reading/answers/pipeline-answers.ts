/**
 * What the pipeline answers in the place of an endpoint: middleware that refuses a request or catches what is thrown, and the
 * framework's exception handler with the code that the program gives it. Which of it an endpoint gets depends on what it throws, deep
 * in services perhaps, so that all of it may come from any.
 */

import { locationOfExpression } from "../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import {
  alternativesOf,
  type CSharpValue,
  isNull,
  knownInteger,
  knownString,
  nullValue,
} from "../../csharp/execution/index.js";
import { childrenOf, locationOf, type SyntaxNode } from "../../csharp/syntax/index.js";
import type { Location } from "../../diagnostics/location.js";
import { exceptionHandlerType, type PipelineStep, pipelineOf } from "../../framework/index.js";
import { classLevels } from "../controllers/model/inherited-attributes.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import { ownServices } from "../start/own-services.js";
import type { StartUp } from "../start/start-up.js";
import { codeOf, type HandledCode, handle, runCode } from "./handled-code.js";
import { interfaceMethods } from "./interface-methods.js";
import { AnswerReader, shownAt, untouched } from "./value-answers.js";

export interface PipelineAnswers {
  readonly answers: readonly FollowedAnswer[];
  /** Of a rate limiter, to operations that it limits by name. */
  readonly limited: readonly FollowedAnswer[];
  /** What code answers to those who may not ask: `IAuthorizationMiddlewareResultHandler`. */
  readonly refused: readonly FollowedAnswer[];
  /** Routes that answer once something has thrown: `UseExceptionHandler("/error")`. */
  readonly errorPaths: readonly string[];
}

export function readPipelineAnswers(startUp: StartUp, hasProblemDetails: boolean): PipelineAnswers {
  const all = pipelineOf(startUp.machine);
  const branches = new Set(all.flatMap((step) => (step.kind === "exceptions" ? (step.branch ?? []) : [])));
  const isInBranch = ({ builder }: PipelineStep): boolean => builder.kind === "object" && branches.has(builder.object);
  const around = all.filter((step) => !isInBranch(step));
  const handlers = around.flatMap((step) => (step.kind === "exceptions" ? [step] : []));
  const errorPaths: string[] = [];
  const answers = around.flatMap((step) => (step.kind === "run" ? [] : answersOfMiddleware(step, undefined, startUp)));
  const limited: FollowedAnswer[] = [];
  for (const step of around) {
    if (step.kind !== "limiter") continue;
    const inOptions = optionsIn(startUp, step.options ?? startUp.options(limiterOptions));
    const rejected = answersOfLimiter(step, inOptions, startUp);
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
    for (const one of inside) answers.push(...answersOfMiddleware(one, 500, startUp));
    if (code !== undefined && !isNull(code)) answers.push(...answersOfCode(code, 500, startUp));
    const isLeft = path === undefined && step.branch === undefined && (code === undefined || isNull(code));
    if (isLeft && hasProblemDetails)
      for (const status of selectedStatuses(inOptions("StatusCodeSelector"), startUp))
        answers.push(problem(status, locationOfExpression(step.place)));
  }
  if (handlers.length > 0) answers.push(...answersOfServices(exceptionHandlerType, 500, startUp));
  const refused = answersOfServices(refusalHandlerType, 200, startUp);
  return { answers: distinct(answers), limited, refused, errorPaths };
}

/** Of a class that is not known, neither the status nor the body is. */
function answersOfServices(service: string, usual: number, startUp: StartUp): readonly FollowedAnswer[] {
  return ownServices(startUp, service).flatMap(({ type, place }) =>
    type?.origin === "source"
      ? answersOfClass(type, usual, startUp)
      : [{ status: undefined, body: { kind: "unknown" }, made: "StatusCode", ...shownAt(place) }],
  );
}

const refusalHandlerType = "Microsoft.AspNetCore.Authorization.IAuthorizationMiddlewareResultHandler";

const handlerOptions = "Microsoft.AspNetCore.Builder.ExceptionHandlerOptions";
const limiterOptions = "Microsoft.AspNetCore.RateLimiting.RateLimiterOptions";

function optionsIn({ machine }: StartUp, options: CSharpValue | undefined): (name: string) => CSharpValue | undefined {
  return (name) => (options?.kind === "object" ? machine.memory.field(options.object, name)?.value : undefined);
}

/** 503 without a body, unless the options say something else. */
function answersOfLimiter(
  { place }: PipelineStep,
  inOptions: (name: string) => CSharpValue | undefined,
  startUp: StartUp,
): readonly FollowedAnswer[] {
  const set = inOptions("RejectionStatusCode");
  const status = set === undefined ? 503 : knownInteger(set);
  const own = answersOfCode(inOptions("OnRejected") ?? nullValue, Number(status ?? 503), startUp);
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
function selectedStatuses(selector: CSharpValue | undefined, startUp: StartUp): readonly (number | undefined)[] {
  if (selector === undefined || isNull(selector)) return [500];
  const statuses = alternativesOf(selector).flatMap((one): readonly (number | undefined)[] => {
    const code = one.kind === "delegate" ? codeOf(one) : undefined;
    if (code === undefined) return [undefined];
    return handle(startUp, (machine, request) => {
      const reader = new AnswerReader(machine, request, 500);
      return runCode(machine, code).flatMap(({ value }) =>
        value === undefined ? [undefined] : reader.statusesOf(value),
      );
    });
  });
  return [...new Set(statuses)];
}

function problem(status: number | undefined, location: Location): FollowedAnswer {
  return { status, body: { kind: "problem" }, made: "Problem", text: "UseExceptionHandler", location };
}

function answersOfMiddleware(
  step: PipelineStep,
  usual: number | undefined,
  startUp: StartUp,
): readonly FollowedAnswer[] {
  if (step.kind === "class") return step.type.kind === "named" ? answersOfClass(step.type.symbol, usual, startUp) : [];
  return step.kind === "middleware" || step.kind === "run" ? answersOfCode(step.code, usual, startUp) : [];
}

function answersOfCode(value: CSharpValue, usual: number | undefined, startUp: StartUp): readonly FollowedAnswer[] {
  return alternativesOf(value).flatMap((one) => {
    const code = one.kind === "delegate" ? codeOf(one) : undefined;
    const body = code?.kind === "method" ? code.method.body : code?.lambda;
    return code === undefined || body === undefined ? [] : answersOf(code, body, usual, startUp);
  });
}

/** Conventions of ASP.NET for a class without an interface: https://learn.microsoft.com/aspnet/core/fundamentals/middleware/write */
const conventional: ReadonlySet<string> = new Set(["Invoke", "InvokeAsync"]);
const declared: ReadonlySet<string> = new Set([
  "Microsoft.AspNetCore.Http.IMiddleware",
  exceptionHandlerType,
  refusalHandlerType,
]);

function answersOfClass(type: NamedTypeSymbol, usual: number | undefined, startUp: StartUp): readonly FollowedAnswer[] {
  const implemented = interfaceMethods(selfType(type), declared).map(({ method }) => method);
  const methods =
    implemented.length > 0
      ? implemented
      : classLevels(type).flatMap(({ members }) =>
          members.filter((one): one is MethodSymbol => one.kind === "method" && conventional.has(one.name)),
        );
  return methods.flatMap((method) =>
    method.body === undefined
      ? []
      : answersOf({ kind: "method", method, types: new Map(), self: undefined, on: type }, method.body, usual, startUp),
  );
}

/** Middleware that does not catch answers its own paths with a success: `/health`. */
function answersOf(
  code: HandledCode,
  body: SourceBody | SourceExpression,
  usual: number | undefined,
  startUp: StartUp,
): readonly FollowedAnswer[] {
  const answers = handle(startUp, (machine, request) => {
    const ends = runCode(machine, code);
    // Of `next => async context => …` the code that is given the context.
    const inner = ends.flatMap(({ value }) => {
      const made = value?.kind === "delegate" ? codeOf(value) : undefined;
      return made === undefined ? [] : runCode(machine, made);
    });
    return new AnswerReader(machine, request, usual ?? 200)
      .answersOf(inner.length > 0 ? inner : ends, false, new Map())
      .filter(({ made }) => made !== untouched);
  });
  if (usual !== undefined) return answers;
  const caught = catchesIn(body.syntax).map((node) => locationOf(body.scope.context.file, node));
  const isCaught = ({ location }: FollowedAnswer): boolean =>
    caught.some(
      ({ file, line, endLine }) => file === location.file && line <= location.line && location.line <= endLine,
    );
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
