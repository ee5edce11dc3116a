/**
 * What a handler does to the response itself: a status that it sets (`Response.StatusCode = 409`), a body that it writes
 * (`Response.WriteAsJsonAsync(x)`). Which status goes with which return follows the order of the statements.
 */
import { cachedBy } from "../../caching/cache.js";
import {
  baseTypes,
  bindExpression,
  expressionsIn,
  locationOfExpression,
  shortTextOf,
  textOf,
  typeOfExpression,
  writtenReceiver,
} from "../../csharp/binding/index.js";
import type { MemberBody, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { enclosingType } from "../../csharp/binding/symbols/scope.js";
import type { MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { type Frame, frameOfCall, outermost } from "../../csharp/flow/index.js";
import { childrenOf, type SyntaxNode } from "../../csharp/syntax/index.js";
import { bodyHoldsAny, mayHoldAny, mayName, soughtNames } from "../program/named-in-file.js";
import { calledName, writtenArguments } from "../program/written-calls.js";
import type { AnsweredBody, FollowedAnswer } from "../responses/followed-answer.js";
import { asJsonOf, bodyOfValue, writtenBy } from "./answer-body.js";
import { statusesIn } from "./answer-statuses.js";

interface StatusSet {
  readonly node: SyntaxNode;
  /** Undefined means that the status is computed at run time. */
  readonly statuses: readonly (number | undefined)[];
  readonly expression: SourceExpression;
}

/** A call of a method of the project that changes the response too. */
interface Helper {
  readonly node: SyntaxNode;
  readonly expression: SourceExpression;
  readonly writes: ResponseWrites;
}

export interface ResponseWrites {
  /** The statuses that a value may be returned with; undefined where none is set by hand. */
  readonly statusesOf: (returned: SourceExpression) => readonly (number | undefined)[] | undefined;
  /** What the handler answers by writing, or by setting a status that goes with no value asked for before. */
  readonly answers: () => readonly FollowedAnswer[];
  /** What is set when the body has run to its end; 200 where it may have set nothing. Empty where it certainly has not. */
  readonly statusesLeft: readonly (number | undefined)[];
}

/** Undefined where the handler leaves the response to what it returns. `active`: the helpers that led here. */
export function responseWrites(
  body: MemberBody | SourceBody | SourceExpression,
  frame: Frame = outermost,
  active: readonly MethodSymbol[] = [],
): ResponseWrites | undefined {
  if (!mayChangeResponse(body)) return undefined;
  const sets: StatusSet[] = [];
  const helpers: Helper[] = [];
  const writes: { readonly node: SyntaxNode; readonly body: AnsweredBody; readonly expression: SourceExpression }[] =
    [];
  const paths = new Map<SyntaxNode, readonly SyntaxNode[]>();
  notePaths(body.syntax, [], paths);
  // A local function does something where it is called.
  const all = expressionsIn(body).filter(
    ({ syntax }) => !(paths.get(syntax) ?? []).some(({ kind }) => kind === "LocalFunctionStatement"),
  );
  for (const expression of all) {
    const { syntax, scope } = expression;
    if (syntax.kind === "SimpleAssignmentExpression" && setsStatus({ syntax: syntax.left, scope })) {
      sets.push({ node: syntax, statuses: statusesIn({ syntax: syntax.right, scope }, frame), expression });
      continue;
    }
    const written = writtenBody(expression, frame);
    const helper = written === undefined ? helperWrites(expression, frame, active) : undefined;
    if (written !== undefined) writes.push({ node: syntax, body: written, expression });
    if (helper === undefined) continue;
    helpers.push({ node: syntax, expression, writes: helper });
    if (helper.statusesLeft.length > 0) sets.push({ node: syntax, statuses: helper.statusesLeft, expression });
  }
  if (sets.length === 0 && writes.length === 0 && helpers.length === 0) return undefined;
  const handedOn = all.filter((one) => handsResponseOn(one) && !helpers.some(({ node }) => node === one.syntax));
  const reaching = (node: SyntaxNode): readonly StatusSet[] => setsReaching(node, sets, paths);
  const statusesAt = (node: SyntaxNode): readonly (number | undefined)[] => {
    const found = reaching(node);
    const isCertain = found.some(({ node: set }) => comesBefore(set, node, paths));
    const statuses = found.flatMap(({ statuses: own }) => own);
    return [...new Set(isCertain ? statuses : [200, ...statuses])];
  };
  const used = new Set<StatusSet>();
  const answers = writes.flatMap(({ node, body: written, expression }) => {
    for (const set of reaching(node)) used.add(set);
    return statusesAt(node).map((status) => answerOf(status, written, expression, "Write"));
  });
  return {
    statusesOf: (returned) => {
      const { syntax } = returned;
      const inner = helpers.find(({ writes: { statusesOf } }) => statusesOf(returned) !== undefined);
      if (inner !== undefined) {
        for (const set of sets) if (set.node === inner.node) used.add(set);
        return inner.writes.statusesOf(returned);
      }
      const found = paths.has(syntax) ? reaching(syntax) : [];
      for (const set of found) used.add(set);
      return found.length === 0 ? undefined : statusesAt(syntax);
    },
    answers: () => [
      ...answers,
      ...helpers.flatMap(({ writes: { answers: written } }) => written().filter(({ made }) => made === "Write")),
      ...sets
        .filter((set) => !used.has(set))
        .flatMap(({ node, statuses, expression }) => {
          // What is given the response after the status is set may write anything.
          const isOpen = handedOn.some(({ syntax }) => syntax.start >= node.end);
          const made: AnsweredBody = { kind: isOpen ? "unknown" : "none" };
          return statuses.map((status) => answerOf(status, made, expression, "StatusCode"));
        }),
    ],
    get statusesLeft() {
      const left = sets.filter((set) => !used.has(set));
      const isCertain = left.some(({ node }) => (paths.get(node) ?? []).every(({ kind }) => !isBranch(kind)));
      const statuses = left.flatMap(({ statuses: own }) => own);
      return statuses.length === 0 ? [] : [...new Set(isCertain ? statuses : [200, ...statuses])];
    },
  };
}

/** Most actions say none of these words, and call no method of their class that does: they need not be searched. */
function mayChangeResponse(body: MemberBody | SourceBody | SourceExpression): boolean {
  if (mayHoldAny(body, tellingNames)) return true;
  const type = enclosingType(body.scope);
  const names = type === undefined ? undefined : changingMethods(type);
  return names !== undefined && names.size > 0 && mayName(body, (name) => names.has(name));
}

/** The methods of a class and of its bases whose code has one of these words. */
const changingMethods = cachedBy((type: NamedTypeSymbol): ReadonlySet<string> => {
  const types = [type, ...baseTypes(selfType(type)).map(({ symbol }) => symbol)];
  const methods = types.flatMap(({ members }) =>
    members.filter((member): member is MethodSymbol => member.kind === "method"),
  );
  return new Set(
    methods.flatMap(({ name, body }) => (body !== undefined && bodyHoldsAny(body, changingNames) ? [name] : [])),
  );
});

/** What a method of the project does to the response: one that is given it, or one of the object that has it. */
function helperWrites(
  expression: SourceExpression,
  frame: Frame,
  active: readonly MethodSymbol[],
): ResponseWrites | undefined {
  const { syntax } = expression;
  if (syntax.kind !== "InvocationExpression") return undefined;
  const isOwn = syntax.expression.kind === "IdentifierName";
  const receiver = writtenReceiver(expression);
  const given = [...(receiver === undefined ? [] : [receiver]), ...writtenArguments(expression)];
  if (!isOwn && !given.some(givesResponse)) return undefined;
  const call = bindExpression(expression);
  const method = call.kind === "call" ? call.method : undefined;
  if (call.kind !== "call" || method?.body === undefined || active.includes(method)) return undefined;
  return responseWrites(method.body, frameOfCall(method, call, frame), [...active, method]);
}

function answerOf(
  status: number | undefined,
  body: AnsweredBody,
  expression: SourceExpression,
  made: string,
): FollowedAnswer {
  return { status, body, made, text: shortTextOf(expression), location: locationOfExpression(expression) };
}

/** `Response.StatusCode`, `HttpContext.Response.StatusCode`, `response.StatusCode` of an `HttpResponse`. */
function setsStatus({ syntax, scope }: SourceExpression): boolean {
  if (syntax.kind !== "SimpleMemberAccessExpression") return false;
  if (!/\.StatusCode$/.test(textOf({ syntax, scope }))) return false;
  return isResponse({ syntax: syntax.expression, scope });
}

function isResponse(expression: SourceExpression): boolean {
  const type = typeOfExpression(expression)?.type;
  if (type?.kind === "named") return type.symbol.metadataName === "Microsoft.AspNetCore.Http.HttpResponse";
  return /(^|\.)Response$/.test(textOf(expression));
}

const writers: ReadonlySet<string> = new Set([
  "WriteAsJsonAsync",
  "WriteAsync",
  "SendFileAsync",
  "CopyToAsync",
  "StartAsync",
]);
const changingNames = soughtNames(["StatusCode", ...writers]);
/** Or it hands the response to another method. */
const tellingNames = soughtNames(["StatusCode", ...writers, "Response", "HttpContext"]);

/** Undefined for what is not written to the response. */
function writtenBody(expression: SourceExpression, frame: Frame): AnsweredBody | undefined {
  const name = calledName(expression);
  if (name === undefined || !writers.has(name)) return undefined;
  const call = bindExpression(expression);
  if (call.kind !== "call") return undefined;
  const [first] = call.arguments;
  if (name === "CopyToAsync")
    return first !== undefined && /\bResponse\.Body$/.test(textOf(first.value)) ? { kind: "unknown" } : undefined;
  if (call.receiver === undefined) return undefined;
  if (/\bResponse\.(Body|BodyWriter)$/.test(textOf(call.receiver))) return { kind: "unknown" };
  if (!isResponse(call.receiver)) return undefined;
  switch (name) {
    case "WriteAsJsonAsync":
      return first === undefined
        ? { kind: "unknown" }
        : asJsonOf(call, first.value, writtenBy(bodyOfValue(first.value, frame, true), "http"), frame);
    case "SendFileAsync":
      return { kind: "file", mediaTypes: [] };
    // What is written piece by piece may be anything; its type is set apart.
    case "WriteAsync":
      return { kind: "unknown" };
    default:
      return undefined;
  }
}

/** What a handler without a result answers that leaves the response to another method; undefined where it does not. */
export function answerOfOthers(body: SourceBody | SourceExpression): FollowedAnswer | undefined {
  const call = expressionsIn(body).find(handsResponseOn);
  return call === undefined ? undefined : answerOf(200, { kind: "unknown" }, call, "Write");
}

/** By their names: they ask, or they sign in and out. */
const onlyLooks = /^((Try)?Get|Has|Is|Find|Validate|SignIn|SignOut|Authenticate|Challenge|Forbid)/;

/** `response.Negotiate(x)`, `Write(context, x)`: code out of sight that has the response. The framework's own writes nothing. */
function handsResponseOn(expression: SourceExpression): boolean {
  const name = calledName(expression);
  if (name === undefined || onlyLooks.test(name) || writtenBody(expression, outermost) !== undefined) return false;
  const given = writtenArguments(expression);
  const receiver = writtenReceiver(expression);
  // Hardly any call is given it, and then nothing else about the call has to be known.
  if (!(receiver === undefined ? given : [receiver, ...given]).some(givesResponse)) return false;
  const call = bindExpression(expression);
  return call.kind === "call" && !/^(Microsoft|System)\b/.test(call.method?.containingType.namespace ?? "");
}

function givesResponse(value: SourceExpression): boolean {
  switch (value.syntax.kind) {
    case "StringLiteralExpression":
    case "NumericLiteralExpression":
    case "TrueLiteralExpression":
    case "FalseLiteralExpression":
    case "NullLiteralExpression":
    case "InterpolatedStringExpression":
    case "ObjectCreationExpression":
    case "AnonymousObjectCreationExpression":
      return false;
    default:
      return isResponse(value) || isContext(value);
  }
}

const contexts: ReadonlySet<string> = new Set([
  "Microsoft.AspNetCore.Http.HttpContext",
  "Microsoft.AspNetCore.Mvc.ActionContext",
]);

function isContext(expression: SourceExpression): boolean {
  const type = typeOfExpression(expression)?.type;
  return type?.kind === "named" && contexts.has(type.symbol.metadataName);
}

function notePaths(
  node: SyntaxNode,
  around: readonly SyntaxNode[],
  paths: Map<SyntaxNode, readonly SyntaxNode[]>,
): void {
  paths.set(node, around);
  for (const child of childrenOf(node)) notePaths(child, [...around, node], paths);
}

/** Every way to the node passes the statement: it stands before it in a block around both. */
function comesBefore(
  set: SyntaxNode,
  node: SyntaxNode,
  paths: ReadonlyMap<SyntaxNode, readonly SyntaxNode[]>,
): boolean {
  const block = (paths.get(set) ?? []).findLast(({ kind }) => kind === "Block" || isBranch(kind));
  return (
    set.end <= node.start &&
    block !== undefined &&
    (paths.get(node) ?? []).includes(block) &&
    // A branch without a block is a block of its own.
    block.kind === "Block"
  );
}

function isBranch(kind: string): boolean {
  return /^(IfStatement|ElseClause|SwitchSection|CatchClause|ForStatement|ForEachStatement|WhileStatement|ConditionalExpression)$/.test(
    kind,
  );
}

/** The last that every way passes, and those in between that some way may pass. */
function setsReaching(
  node: SyntaxNode,
  sets: readonly StatusSet[],
  paths: ReadonlyMap<SyntaxNode, readonly SyntaxNode[]>,
): readonly StatusSet[] {
  const before = sets.filter((set) => set.node.end <= node.start);
  const last = before.findLastIndex((set) => comesBefore(set.node, node, paths));
  return before.slice(Math.max(last, 0)).filter((set) => {
    if (comesBefore(set.node, node, paths)) return true;
    const block = (paths.get(set.node) ?? []).findLast(({ kind }) => kind === "Block" || isBranch(kind));
    return block === undefined || !leaves(block);
  });
}

/** It ends in `return` or `throw`. */
function leaves(block: SyntaxNode): boolean {
  const last = childrenOf(block).findLast(({ kind }) => /Statement$/.test(kind));
  return last !== undefined && /^(ReturnStatement|ThrowStatement|ContinueStatement|BreakStatement)$/.test(last.kind);
}
