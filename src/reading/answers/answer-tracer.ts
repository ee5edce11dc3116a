/** Follows what a handler returns to the results and values that it answers with. */

import { withoutUndefined } from "../../contract/without-undefined.js";
import {
  bindExpression,
  locationOfExpression,
  returnedExpressions,
  shortTextOf,
  typeOfExpression,
} from "../../csharp/binding/index.js";
import type { BoundExpression, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type {
  AnnotatedType,
  MemberSymbol,
  MethodSymbol,
  NamedType,
  PropertySymbol,
  Type,
} from "../../csharp/binding/symbols/symbols.js";
import { simpleNameOf } from "../../csharp/binding/symbols/types.js";
import {
  type CallSource,
  type CallSources,
  constantValue,
  deeper,
  deepest,
  type Frame,
  type FramedExpression,
  type ImplementationsOf,
  type MethodGroupExpression,
  outermost,
  partSources,
  reachable,
  sourcesOfMember,
  typeIn,
  valueSources,
  valuesOfLocal,
} from "../../csharp/flow/index.js";
import type { Answer, TerminalCall } from "../../server/answer.js";
import { isActionResult, isPlainValue, returnShape } from "../controllers/responses/return-type.js";
import type { Definition } from "../definitions/definition.js";
import type { Handler } from "../endpoints/endpoint-reading.js";
import { httpOutputOf } from "../endpoints/function-signature.js";
import { memberIdOf } from "../member-id.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import {
  bodyOfCall,
  bodyOfResult,
  bodyOfTypedResult,
  bodyOfValue,
  delegateBody,
  isDelegate,
  isDoneTask,
  isEmptyResult,
  isNullOfMvc,
} from "./answer-body.js";
import { answerFlow, executedIn } from "./answer-flow.js";
import {
  isStatusCall,
  leavesStatus,
  problemStatuses,
  redirectStatuses,
  statusesIn,
  statusOfCall,
  statusOfResultType,
} from "./answer-statuses.js";
import { answeringDelegates, bodyOfGroup } from "./answering-delegates.js";
import { type ExecutedResult, executedResult, type MadeResult, madeResult, ownResult } from "./own-result.js";
import { refusedBodies } from "./refused-body.js";
import { terminalCallsOf } from "./terminal-call.js";

type Call = Extract<BoundExpression, { kind: "call" }>;

/** Helpers that call each other in every branch would be followed for ever; no handler that a person writes has so many. */
const mostSteps = 5_000;

/** What holds another answer. */
const wrappers: ReadonlySet<string> = new Set([
  "System.Threading.Tasks.ValueTask`1",
  "Microsoft.AspNetCore.Mvc.ActionResult`1",
]);

/** What an answer says beyond its status. */
interface AnswerDetails extends Pick<FollowedAnswer, "body" | "made" | "keepsStatus"> {
  /** The code of a result class that writes it. */
  readonly executed?: ExecutedResult;
}

export class AnswerTracer {
  readonly answers: Answer[] = [];
  /** What is returned, by the place of the answer. */
  readonly returned = new Map<Answer["location"], SourceExpression>();
  /** The `return` of the handler and of each helper that gave it, innermost first. */
  readonly returnedBy = new Map<Answer["location"], readonly SourceExpression[]>();
  /** What an answer carries, for those who ask. */
  readonly details = new Map<Answer, () => AnswerDetails>();
  readonly #operations: ReadonlyMap<MemberSymbol, Definition> | undefined;
  readonly #calls: CallSources;
  readonly #leavesValues: boolean;
  /** Recursive helpers are followed once. */
  readonly #active = new Set<MethodSymbol>();
  #returns: readonly SourceExpression[] = [];
  /** The result class of the program that the handler returns: other values are converted to it by an operator of its own. */
  #converted: NamedType | undefined;
  #steps = 0;

  /** `operations`: what a terminal answers for; undefined where nobody asks for terminals. `leavesValues`: looks for results alone. */
  constructor(
    operations: ReadonlyMap<MemberSymbol, Definition> | undefined,
    implementationsOf: ImplementationsOf,
    leavesValues = false,
  ) {
    this.#operations = operations;
    this.#leavesValues = leavesValues;
    this.#calls = answerFlow(implementationsOf);
  }

  start(handler: Handler): void {
    const output = handler.kind === "method" ? httpOutputOf(handler.symbol.returnType) : undefined;
    this.#converted = ownResultType(returnedType(handler));
    const body = sendsNoValue(handler) ? bodyOfHandler(handler) : undefined;
    if (output !== undefined) this.#output(handler, output);
    else if (body !== undefined) this.task(body, handler.frame ?? outermost);
    else if (handler.kind === "method") this.body(handler.symbol.body, handler.frame ?? outermost);
    else this.handler({ expression: handler.expression, frame: handler.frame });
  }

  /** Of several outputs, one is the answer. */
  #output(handler: Handler, output: PropertySymbol): void {
    const body = bodyOfHandler(handler);
    for (const expression of body === undefined ? [] : returnedExpressions(body)) {
      const given = sourcesOfMember({ expression, frame: handler.frame ?? outermost }, output, this.#calls.ofCall);
      if (given === undefined || given.length === 0) this.#unknown(expression);
      else for (const one of given) this.result(one);
    }
  }

  /** A delegate: a lambda, a method group, or a variable that holds one. */
  handler({ expression, frame }: FramedExpression): void {
    if (frame.depth > deepest) {
      this.#unknown(expression);
      return;
    }
    const bound = bindExpression(expression);
    if (bound.kind === "lambda") {
      this.body(bound.body, frame);
      return;
    }
    if (bound.kind === "methodGroup") {
      const methods = reachable(bound.candidates);
      if (methods.length === 0) this.#unknown(expression);
      for (const method of methods) this.body(method.body, frame);
      return;
    }
    const next = valueSources(bound, frame);
    if (next.length === 0) this.#unknown(expression);
    for (const one of next) this.handler(one);
  }

  body(body: SourceBody | SourceExpression | undefined, frame: Frame): void {
    if (body === undefined) return;
    const returned = returnedExpressions(body);
    const answered = returned.length === 0 && isBlock(body) ? executedIn(body) : returned;
    for (const expression of answered) this.#returned({ expression, frame });
  }

  #returned(source: FramedExpression, visit = (one: FramedExpression): void => this.result(one)): void {
    const around = this.#returns;
    this.#returns = [source.expression, ...around];
    visit(source);
    this.#returns = around;
  }

  /** Of what returns a task without a value: the results that it executes, itself or in another such task that it returns. */
  task(body: SourceBody | SourceExpression, frame: Frame): void {
    const executed = executedIn(body);
    for (const expression of executed) this.#returned({ expression, frame });
    if (frame.depth > deepest) return;
    for (const expression of returnedExpressions(body)) {
      const bound = bindExpression(expression);
      if (bound.kind !== "call" || executed.some(({ syntax }) => syntax === expression.syntax)) continue;
      if (bound.type === undefined || returnShape(bound.type).kind !== "nothing") continue;
      const sources = this.#calls.ofCall(bound, expression, frame) ?? [];
      this.#each(sources, (one) => this.task(one.expression, one.frame));
    }
  }

  result({ expression, frame }: FramedExpression): void {
    if (this.#steps === mostSteps) return;
    if (frame.depth > deepest || ++this.#steps === mostSteps) {
      this.#unknown(expression);
      return;
    }
    const bound = bindExpression(expression);
    if (bound.kind === "throw" || (this.#leavesValues && isPlain(bound))) return;
    const converted = this.#converted;
    if (converted !== undefined && isMade(bound) && isPlain(bound)) {
      this.#unknown(expression, () => ownDetails(converted, undefined, frame));
      return;
    }
    // A handler never answers with a null result: the variable gets its result later.
    if (bound.kind === "constant" && bound.value.kind === "null") return;
    if (bound.kind === "call") {
      this.#call(bound, expression, frame);
      return;
    }
    if (bound.kind === "creation") {
      this.#creation(bound, expression, frame);
      return;
    }
    if (isDelegate(bound)) {
      this.#other(expression, 200, () => ({ body: delegateBody, made: undefined }));
      return;
    }
    if (isEmptyResult(bound)) {
      this.#other(expression, 200, () => ({ body: { kind: "none" }, made: "Empty" }));
      return;
    }
    if (isDoneTask(bound)) {
      this.#other(expression, 200, () => ({ body: { kind: "none" }, made: undefined }));
      return;
    }
    // Whatever the member holds, it is written as what it is declared.
    if (isMember(bound) && isPlain(bound)) {
      this.#value(expression, frame);
      return;
    }
    const parts = isPlain(bound) ? undefined : partSources({ expression, frame }, bound, this.#calls.ofCall);
    const next = parts ?? valueSources(bound, frame);
    if (next.length > 0) {
      for (const one of next) this.result(one);
      if (parts === undefined && bound.kind === "local" && !valuesOfLocal(bound.variable).complete)
        this.#unknown(expression);
      return;
    }
    this.#plain(expression, frame);
  }

  #sources(expression: SourceExpression, bound: BoundExpression, frame: Frame): readonly FramedExpression[] {
    return partSources({ expression, frame }, bound, this.#calls.ofCall) ?? valueSources(bound, frame);
  }

  #call(call: Call, expression: SourceExpression, frame: Frame): void {
    if ((call.name === "ToActionResult" || call.name === "ToResult") && call.receiver !== undefined) {
      // What the library answers to bad input is the framework's own 400, which no contract declares.
      if (isInputProblem(typeOfExpression(call.receiver)?.type)) return;
      if (!this.#pushTerminal(call.receiver, expression, frame)) this.#unknown(expression);
      return;
    }
    // A terminal is a result itself: `return endpoint.Success(x)`. The library's own source, where it is a project beside the
    // server, is not followed further.
    if (this.#operations !== undefined && terminalCallsOf(call, frame) !== undefined)
      if (this.#pushTerminal(expression, expression, frame)) return;
    const sources = this.#calls.ofCall(call, expression, frame);
    if (sources !== undefined) {
      const before = this.answers.length;
      this.#each(sources, (one) => this.result(one));
      if (this.answers.length === before && !this.#isActive(sources)) this.#unknown(expression);
      // Whatever its code does, what a method is declared to return is no result.
      const isOpen = this.answers.slice(before).some(({ kind }) => kind === "unknown");
      if (!isOpen || call.type === undefined || !isPlainValue(typeIn(frame, call.type))) return;
      this.answers.length = before;
      this.#value(expression, frame);
      return;
    }
    if (isPlain(call)) {
      this.#value(expression, frame);
      return;
    }
    if (this.#answering(call, expression, frame)) return;
    const called = this.#calls.ofGroups(call, expression, frame);
    if (called.length > 0) {
      for (const { group, given } of called) this.#group(group, expression, given);
      return;
    }
    if (this.#pushTerminal(expression, expression, frame) || this.#lambdas(call, frame)) return;
    if (this.#delegates(call, frame)) return;
    this.#plain(expression, frame);
  }

  /** One of the framework's ways to answer; false where it is another call. */
  #answering(call: Call, expression: SourceExpression, frame: Frame): boolean {
    if (!isStatusCall(call.name) && statusOfCall(call.name) === undefined) return false;
    const { statuses, isGiven } = this.#statusesOf(call, frame);
    const details = (): AnswerDetails => ({
      body: bodyOfCall(call, frame),
      made: madeBy(call.name),
      ...(isGiven || !leavesStatus(call.name) ? {} : { keepsStatus: true }),
    });
    for (const status of statuses) this.#other(expression, status, details);
    return true;
  }

  /** `result.Match(Ok, error => NotFound(error))` of a library: it answers what the delegates answer. */
  #delegates(call: Call, frame: Frame): boolean {
    const giving = answeringDelegates(call, frame);
    for (const { value, parameters } of giving) {
      const bound = bindExpression(value);
      const hidden = bound.kind === "methodGroup" && reachable(bound.candidates).length === 0 ? bound : undefined;
      if (hidden === undefined) this.handler({ expression: value, frame: deeper(frame) });
      else this.#group(hidden, value, parameters);
    }
    return giving.length > 0;
  }

  /** `Ok` and `NotFound` as delegates: answers with what they are given. */
  #group(group: MethodGroupExpression, expression: SourceExpression, given: readonly AnnotatedType[]): void {
    const status = statusOfCall(group.name);
    const body = status === undefined ? undefined : bodyOfGroup(group, given);
    if (body === undefined) this.#unknown(expression);
    else this.#other(expression, status, () => ({ body, made: madeBy(group.name) }));
  }

  /** A call out of sight that is given lambdas which make terminals gives back one of those; any other is a plain value. */
  #lambdas(call: Call, frame: Frame): boolean {
    if (this.#operations === undefined) return false;
    const before = this.answers.length;
    for (const one of this.#calls.ofLambdas(call, frame)) this.result(one);
    if (this.answers.slice(before).some(({ kind }) => kind === "terminal")) return true;
    this.answers.length = before;
    return false;
  }

  #each(sources: readonly CallSource[], visit: (source: FramedExpression) => void): void {
    for (const { method, ...source } of sources) {
      if (method === undefined) {
        visit(source);
        continue;
      }
      if (this.#active.has(method)) continue;
      this.#active.add(method);
      this.#returned(source, visit);
      this.#active.delete(method);
    }
  }

  #isActive(sources: readonly CallSource[]): boolean {
    return sources.some(({ method }) => method !== undefined && this.#active.has(method));
  }

  #creation(
    creation: Extract<BoundExpression, { kind: "creation" }>,
    expression: SourceExpression,
    frame: Frame,
  ): void {
    const { type } = creation.type;
    const name = simpleNameOf(type);
    const isWrapper = type.kind === "named" && wrappers.has(type.symbol.metadataName);
    if (isWrapper && creation.arguments[0] !== undefined) {
      this.result({ expression: creation.arguments[0].value, frame: deeper(frame) });
      return;
    }
    if (isPlain(creation)) {
      this.#value(expression, frame);
      return;
    }
    const own = ownResultType(type);
    const result = own === undefined ? madeResult(name, creation, frame) : ownResult(own, creation, frame);
    if (result === undefined) this.#unknown(expression, own && (() => ownDetails(own, creation, frame)));
    else this.#made(result, expression, frame);
  }

  #made(result: MadeResult, expression: SourceExpression, frame: Frame): void {
    const { name } = result;
    const isResult = /Result$/.test(name);
    const given = result.arguments.find(({ parameter }) => parameter?.name === "statusCode");
    const first = name === "StatusCodeResult" ? result.arguments[0] : given;
    const written = result.set.get("StatusCode") ?? (first && { expression: first.value, frame: result.frame });
    const usual = statusOfResultType(name) ?? (isResult && name !== "ObjectResult" ? undefined : 200);
    const statuses =
      written === undefined
        ? (redirectStatuses(name.replace(/Result$/, ""), result.arguments, result.frame) ?? [usual])
        : statusesIn(written.expression, written.frame);
    const details = (): AnswerDetails => ({
      body: bodyOfResult(result) ?? bodyOfValue(expression, frame, false),
      made: isResult ? name.replace(/(Object|Http)?Result$/, "") : undefined,
      ...(isResult && written === undefined && leavesStatus(name) ? { keepsStatus: true } : {}),
    });
    for (const status of statuses) this.#other(expression, status, details);
  }

  /** Follows a value to the terminals it may be; false when it is none. */
  #pushTerminal(terminal: SourceExpression, answer: SourceExpression, frame: Frame): boolean {
    if (this.#operations === undefined) return false;
    const calls: TerminalCall[] = [];
    const operations = this.#trace({ expression: terminal, frame: deeper(frame) }, (call, inner) => {
      const made = terminalCallsOf(call, inner);
      if (made === undefined || call.receiver === undefined) return undefined;
      const answered = this.#trace({ expression: call.receiver, frame: deeper(inner) }, (bind, at) =>
        this.#boundOperation(bind, at),
      );
      // Whose terminal it is, is only known where it can be one operation's.
      const [only, ...others] = [...answered].map((symbol) => this.#operations?.get(symbol));
      const definition = others.length === 0 ? only : undefined;
      for (const { body, bodyType, ...said } of made) {
        const isChecked = definition !== undefined && body !== undefined && said.name === "Respond";
        const refused = isChecked ? refusedBodies(body, bodyType, said.statuses, definition, inner) : [];
        calls.push({ ...said, refusedBodies: refused });
      }
      return answered;
    });
    if (operations.size === 0) return false;
    this.answers.push({
      kind: "terminal",
      operations: [...operations].map(memberIdOf),
      calls,
      location: locationOfExpression(answer),
    });
    return true;
  }

  #boundOperation(call: Call, frame: Frame): Set<MemberSymbol> | undefined {
    if (call.name !== "Bind" || call.receiver === undefined) return undefined;
    return this.#operation({ expression: call.receiver, frame: deeper(frame) });
  }

  /** The contract members that an expression names, aliases followed. */
  #operation({ expression, frame }: FramedExpression): Set<MemberSymbol> {
    if (frame.depth > deepest) return new Set();
    const bound = bindExpression(expression);
    if ((bound.kind === "field" || bound.kind === "property") && this.#operations?.has(bound.symbol) === true)
      return new Set([bound.symbol]);
    const found = new Set<MemberSymbol>();
    for (const one of this.#sources(expression, bound, frame))
      for (const symbol of this.#operation(one)) found.add(symbol);
    return found;
  }

  /** Follows a value to the calls that make it; `found` says what a call is worth, helpers are entered. */
  #trace(
    { expression, frame }: FramedExpression,
    found: (call: Call, frame: Frame) => Set<MemberSymbol> | undefined,
  ): Set<MemberSymbol> {
    if (frame.depth > deepest || this.#steps === mostSteps) return new Set();
    this.#steps++;
    const bound = bindExpression(expression);
    const result = new Set<MemberSymbol>();
    const add = (symbols: Iterable<MemberSymbol>): void => {
      for (const symbol of symbols) result.add(symbol);
    };
    if (bound.kind === "call") {
      const direct = found(bound, frame);
      if (direct !== undefined) return direct;
      const sources = this.#calls.ofCall(bound, expression, frame) ?? this.#calls.ofLambdas(bound, frame);
      this.#each(sources, (one) => add(this.#trace(one, found)));
      return result;
    }
    for (const one of this.#sources(expression, bound, frame)) add(this.#trace(one, found));
    return result;
  }

  /** The statuses that a call may answer with: what it is given, else its own. */
  #statusesOf(
    call: Call,
    frame: Frame,
  ): { readonly statuses: readonly (number | undefined)[]; readonly isGiven: boolean } {
    const statuses =
      redirectStatuses(call.name, call.arguments, frame) ?? problemStatuses(call, frame, this.#calls.ofCall);
    if (statuses !== undefined) return { statuses, isGiven: true };
    const given =
      call.arguments.find((one) => (one.name ?? one.parameter?.name) === "statusCode") ??
      (call.name === "StatusCode" ? call.arguments[0] : undefined);
    const usual = isNullOfMvc(call, frame) ? 204 : statusOfCall(call.name);
    if (given === undefined || constantValue(given.value, frame)?.kind === "null")
      return { statuses: [usual], isGiven: false };
    return { statuses: statusesIn(given.value, frame), isGiven: true };
  }

  /** A value returned directly. `ActionResult<T>` and minimal APIs answer it with 200; a result object could be anything. */
  #plain(expression: SourceExpression, frame: Frame): void {
    const annotated = typeOfExpression(expression);
    if (annotated !== undefined && isPlainValue(annotated)) {
      this.#value(expression, frame);
      return;
    }
    const type = annotated?.type;
    const name = type?.kind === "named" ? type.symbol.name : undefined;
    const isResult =
      name === undefined ||
      /^(IActionResult|IResult|ActionResult|Task|ValueTask|HttpResponseData)$/.test(name) ||
      /Result$/.test(name) ||
      (type?.kind === "named" && isActionResult(type.symbol));
    const status = name === undefined ? undefined : statusOfResultType(name);
    const own = ownResultType(type);
    if (isResult && status === undefined) this.#unknown(expression, own && (() => ownDetails(own, undefined, frame)));
    else if (status === undefined) this.#value(expression, frame);
    else this.#other(expression, status, () => ({ body: bodyOfTypedResult(type), made: name }));
  }

  /** Written as it is, whatever its class and its properties are called. */
  #value(expression: SourceExpression, frame: Frame): void {
    this.#other(expression, 200, () => ({ body: bodyOfValue(expression, frame, false), made: undefined }));
  }

  #other(expression: SourceExpression, status: number | undefined, details: () => AnswerDetails): void {
    const location = locationOfExpression(expression);
    const answer: Answer = { kind: "other", text: shortTextOf(expression), status, location };
    this.answers.push(answer);
    this.details.set(answer, details);
    this.returned.set(location, expression);
    this.returnedBy.set(location, this.#returns);
  }

  /** `details`: what its class says of it, where that is a class of the project. */
  #unknown(expression: SourceExpression, details?: () => AnswerDetails): void {
    const answer: Answer = {
      kind: "unknown",
      text: shortTextOf(expression),
      location: locationOfExpression(expression),
    };
    this.answers.push(answer);
    if (details !== undefined) this.details.set(answer, details);
  }
}

function isPlain(bound: BoundExpression): boolean {
  switch (bound.kind) {
    case "call":
    case "creation":
    case "local":
    case "parameter":
    case "field":
    case "property":
    case "element":
    case "other":
      return bound.type !== undefined && isPlainValue(bound.type);
    default:
      return false;
  }
}

/** What is made on the spot, or held; not what a helper gives, which may be a result all the same. */
function isMade({ kind }: BoundExpression): boolean {
  return kind === "creation" || kind === "parameter" || kind === "local";
}

/** What a handler is declared to return, without its task. */
function returnedType(handler: Handler): Type | undefined {
  const bound = handler.kind === "method" ? undefined : bindExpression(handler.expression);
  const declared =
    handler.kind === "method" ? handler.symbol.returnType : bound?.kind === "lambda" ? bound.returnType : undefined;
  return declared === undefined || returnShape(declared).kind !== "unsaid" ? undefined : resultIn(declared.type);
}

function resultIn(type: Type): Type {
  const [inner] = type.kind === "named" ? type.typeArguments : [];
  return inner !== undefined && simpleNameOf(type).endsWith("Task") ? inner.type : type;
}

function isInputProblem(type: Type | undefined): boolean {
  return type?.kind === "named" && type.symbol.metadataName === "Tenon.InputProblem";
}

function isMember({ kind }: BoundExpression): boolean {
  return kind === "field" || kind === "property" || kind === "element";
}

/** What makes results of one class has one name. */
function madeBy(name: string): string {
  return name === "Content" ? "Text" : name.replace(/^Local(?=Redirect)/, "");
}

/** A result class of the project. */
function ownResultType(type: Type | undefined): NamedType | undefined {
  return type?.kind === "named" && type.symbol.origin === "source" && isActionResult(type.symbol) ? type : undefined;
}

/** What the class says of an answer of its own, where its constructors do not say it all. */
function ownDetails(
  own: NamedType,
  creation: Extract<BoundExpression, { kind: "creation" }> | undefined,
  frame: Frame,
): AnswerDetails {
  const executed = executedResult(own, creation, frame);
  return { body: { kind: "unknown" }, made: own.symbol.metadataName, ...withoutUndefined({ executed }) };
}

/** Of a lambda or a method; a delegate that is followed further has none of its own. */
export function bodyOfHandler(handler: Handler): SourceBody | SourceExpression | undefined {
  if (handler.kind === "method") return handler.symbol.body;
  const bound = bindExpression(handler.expression);
  return bound.kind === "lambda" ? bound.body : undefined;
}

/** The framework goes by the type that is declared: a `Task` may be a `Task<T>` at run time, and its value is not sent. */
export function sendsNoValue(handler: Handler): boolean {
  if (handler.isRequestDelegate === true) return true;
  if (handler.kind === "method") return returnShape(handler.symbol.returnType).kind === "nothing";
  const bound = bindExpression(handler.expression);
  if (bound.kind !== "lambda") return false;
  if (bound.returnType !== undefined) return returnShape(bound.returnType).kind === "nothing";
  const returned = returnedExpressions(bound.body);
  return returned.length > 0 && returned.every(givesNothing);
}

/** A task without a value, or waiting for one. */
function givesNothing(expression: SourceExpression): boolean {
  const bound = bindExpression(expression);
  const type = typeOfExpression(bound.kind === "await" ? bound.operand : expression);
  return type?.type.kind === "named" && type.type.typeArguments.length === 0 && returnShape(type).kind === "nothing";
}

export function isBlock(body: SourceBody | SourceExpression): body is SourceBody {
  return body.syntax.kind === "Block";
}
