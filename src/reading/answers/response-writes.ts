/**
 * What a handler does to the response itself: a status that it sets (`Response.StatusCode = 409`), a body that it writes
 * (`Response.WriteAsJsonAsync(x)`). Which status goes with which return follows the ways through the statements.
 */
import { cachedBy } from "../../caching/cache.js";
import {
  baseTypes,
  bindExpression,
  expressionsIn,
  locationOfExpression,
  shortTextOf,
  typeOfExpression,
  writtenReceiver,
} from "../../csharp/binding/index.js";
import type { MemberBody, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { enclosingType, type Scope } from "../../csharp/binding/symbols/scope.js";
import type { MethodSymbol, NamedTypeSymbol, Type } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import {
  type CallExpression,
  type CallSources,
  constantValue,
  type Frame,
  frameOfCall,
  type ImplementationsOf,
  lastMarks,
  type Mark,
  outermost,
  type Reached,
} from "../../csharp/flow/index.js";
import { identifierText, type SyntaxNode } from "../../csharp/syntax/index.js";
import { bodyHoldsAny, mayHoldAny, mayName, soughtNames } from "../program/named-in-file.js";
import { calledName, writtenArguments } from "../program/written-calls.js";
import type { AnsweredBody, FollowedAnswer } from "../responses/followed-answer.js";
import { asJsonOf, bodyOfValue, writtenBy } from "./answer-body.js";
import { answerFlow, executedIn } from "./answer-flow.js";
import { statusesIn } from "./answer-statuses.js";

/** What an expression does to the response. */
interface Effect {
  readonly expression: SourceExpression;
  /** The statuses that it sets; undefined for one that is computed at run time. */
  readonly statuses: readonly (number | undefined)[];
  /** What it writes. */
  readonly body?: AnsweredBody;
  readonly mark: Mark;
}

/** A value that is returned: the expression of the handler, and those of the helpers that led to the value, innermost first. */
export type ReturnedBy = readonly SourceExpression[];

export interface ResponseWrites {
  /** The statuses that a value may be returned with; undefined where none is set by hand. */
  readonly statusesOf: (returned: ReturnedBy) => readonly (number | undefined)[] | undefined;
  /** What the handler answers by writing, or by ending. `returnsValues`: what it returns is answered, and was asked for before. */
  readonly answers: (returnsValues: boolean) => readonly FollowedAnswer[];
  /** As a caller sees it; undefined where no way through the body sets a status. */
  readonly effect: Pick<Effect, "statuses" | "mark"> | undefined;
}

/** The helpers that led to a body, and how many the handler has been followed into. */
interface Following {
  readonly active: readonly MethodSymbol[];
  readonly count: { helpers: number };
  /** The status that the response has before. */
  readonly usual: number;
}

export function followingFrom(usual: number): Following {
  return { active: [], count: { helpers: 0 }, usual };
}

/** What `made` is of an answer that leaves the response as it is. */
export const untouched = "Untouched";

/** Helpers that all call each other would be followed along every way. */
const mostHelpers = 40;

/** Of helpers that are not followed: they may set any status. */
const notFollowed: ResponseWrites = {
  statusesOf: () => undefined,
  answers: () => [],
  effect: { statuses: [undefined], mark: "maySet" },
};

/** Undefined where the handler leaves the response to what it returns. */
export function responseWrites(
  body: MemberBody | SourceBody | SourceExpression,
  implementationsOf: ImplementationsOf,
  frame: Frame = outermost,
  following: Following = followingFrom(200),
): ResponseWrites | undefined {
  if (!mayChangeResponse(body)) return undefined;
  const { effects, helpers, handedOn, scopes } = effectsIn(body, implementationsOf, frame, following);
  const [first] = effects.values();
  if (first === undefined && helpers.length === 0) return undefined;
  // A result that is executed answers by itself.
  const executed = executedIn(body).map(({ syntax }): readonly [SyntaxNode, Mark] => [syntax, "closes"]);
  const marks = new Map<SyntaxNode, Mark>([
    ...executed,
    ...[...effects].map(([node, { mark }]) => [node, mark] as const),
  ]);
  const {
    at,
    end,
    returned: left,
  } = lastMarks(body.syntax, marks, (syntax) => {
    const scope = scopes.get(syntax);
    return scope && constantValue({ syntax, scope }, frame);
  });
  const statusesAt = (reached: Reached): readonly (number | undefined)[] =>
    distinct(
      [...reached].flatMap((node) => (node === undefined ? [following.usual] : (effects.get(node)?.statuses ?? []))),
    );
  const told = new Set<SyntaxNode | undefined>([undefined]);
  const statusesOf: ResponseWrites["statusesOf"] = (returned) => {
    for (const { syntax } of returned) told.add(syntax);
    for (const one of returned) {
      const reached = at(one.syntax);
      const isSet = reached !== undefined && [...reached].some((node) => node !== undefined);
      for (const node of reached ?? []) told.add(node);
      const statuses = isSet ? statusesAt(reached) : firstOf(helpers, (helper) => helper.statusesOf([one]));
      if (statuses !== undefined) return statuses;
    }
    return undefined;
  };
  const written = [...effects.values()].flatMap(({ expression, body: made }) =>
    made === undefined
      ? []
      : statusesAt(at(expression.syntax) ?? new Set()).map((status) => answerOf(status, made, expression, "Write")),
  );
  const bare = (reached: Reached): readonly FollowedAnswer[] =>
    [...reached].flatMap((node) => {
      const { expression, statuses } = (node && effects.get(node)) ?? {
        expression: first?.expression,
        statuses: [following.usual],
      };
      if (expression === undefined) return [];
      // What is given the response after the status is set may write anything.
      const isOpen = handedOn.some(({ syntax }) => node === undefined || syntax.start >= node.end);
      return statuses.map((status) =>
        answerOf(
          status,
          { kind: isOpen ? "unknown" : "none" },
          expression,
          node === undefined ? untouched : "StatusCode",
        ),
      );
    });
  const ends: Reached = new Set([...end, ...left]);
  return {
    statusesOf,
    answers: (returnsValues) => [
      ...written,
      ...helpers.flatMap(({ answers }) => answers(true).filter(({ made }) => made === "Write")),
      ...bare(returnsValues ? new Set([...end, ...[...left].filter((node) => !told.has(node))]) : ends),
    ],
    effect: effectOf(ends, statusesAt),
  };
}

interface BodyEffects {
  readonly effects: ReadonlyMap<SyntaxNode, Effect>;
  readonly helpers: readonly ResponseWrites[];
  /** Calls that are given the response and are not followed. */
  readonly handedOn: readonly SourceExpression[];
  readonly scopes: ReadonlyMap<SyntaxNode, Scope>;
}

function effectsIn(
  body: MemberBody | SourceBody | SourceExpression,
  implementationsOf: ImplementationsOf,
  frame: Frame,
  following: Following,
): BodyEffects {
  const { ofCall } = answerFlow(implementationsOf);
  const effects = new Map<SyntaxNode, Effect>();
  const helpers: ResponseWrites[] = [];
  const handedOn: SourceExpression[] = [];
  const scopes = new Map<SyntaxNode, Scope>();
  for (const expression of expressionsIn(body)) {
    const { syntax } = expression;
    scopes.set(syntax, expression.scope);
    const called = helperWrites(expression, implementationsOf, frame, following);
    helpers.push(...called.flatMap((helper) => helper ?? []));
    const isFollowed = called.some((helper) => helper !== undefined);
    const effect = isFollowed ? effectOfCall(called) : ownEffect(expression, frame, ofCall);
    if (effect !== undefined) effects.set(syntax, { expression, ...effect });
    else if (!isFollowed && handsResponseOn(expression)) handedOn.push(expression);
  }
  return { effects, helpers, handedOn, scopes };
}

/** What calling the body does, by what has been set where it ends. */
function effectOf(
  ends: Reached,
  statusesAt: (reached: Reached) => readonly (number | undefined)[],
): ResponseWrites["effect"] {
  if (ends.size === 0) return { statuses: [], mark: "closes" };
  const sets = [...ends].filter((node) => node !== undefined);
  if (sets.length === 0) return undefined;
  return { statuses: statusesAt(new Set(sets)), mark: sets.length === ends.size ? "sets" : "maySet" };
}

/** Of an expression itself: `Response.StatusCode = 409`, `Response.WriteAsync(x)`. */
function ownEffect(
  expression: SourceExpression,
  frame: Frame,
  ofCall: CallSources["ofCall"],
): Omit<Effect, "expression"> | undefined {
  const { syntax, scope } = expression;
  if (syntax.kind === "SimpleAssignmentExpression") {
    if (!setsStatus({ syntax: syntax.left, scope })) return undefined;
    return { statuses: statusesIn({ syntax: syntax.right, scope }, frame, ofCall), mark: "sets" };
  }
  const body = writtenBody(expression, frame);
  return body && { statuses: [], body, mark: "closes" };
}

function firstOf<T, R>(all: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

function distinct<T>(all: readonly T[]): readonly T[] {
  return [...new Set(all)];
}

/** Most actions are not given the response, do not name it, and call no method of their class that does: they need not be searched. */
function mayChangeResponse(body: MemberBody | SourceBody | SourceExpression): boolean {
  if (mayHoldAny(body, tellingNames) || isGivenResponse(body.scope)) return true;
  const type = enclosingType(body.scope);
  const names = type === undefined ? undefined : changingMethods(type);
  return names !== undefined && names.size > 0 && mayName(body, (name) => names.has(name));
}

/** Whether a parameter that is seen from here is the response, or has it. */
function isGivenResponse(scope: Scope): boolean {
  for (let at: Scope | undefined = scope; at !== undefined && at.kind !== "type"; at = at.parent)
    if (at.kind === "parameters" && at.parameters().some(({ type }) => holdsResponse(type.type))) return true;
  return false;
}

function holdsResponse(type: Type): boolean {
  return type.kind === "named" && responseHolders.has(type.symbol.metadataName);
}

/** The methods of a class and of its bases whose code names the response, and those without code. */
const changingMethods = cachedBy((type: NamedTypeSymbol): ReadonlySet<string> => {
  const types = [type, ...baseTypes(selfType(type)).map(({ symbol }) => symbol)];
  const methods = types.flatMap(({ members }) =>
    members.filter((member): member is MethodSymbol => member.kind === "method"),
  );
  return new Set(
    methods.flatMap(({ name, body, isAbstract }) =>
      isAbstract || (body !== undefined && bodyHoldsAny(body, tellingNames)) ? [name] : [],
    ),
  );
});

/**
 * What a method of the project does to the response: one that is given it, or one of the object that has it. Of a method without a
 * body, each that implements it; undefined for one that leaves the response alone.
 */
function helperWrites(
  expression: SourceExpression,
  implementationsOf: ImplementationsOf,
  frame: Frame,
  { active, count, usual }: Following,
): readonly (ResponseWrites | undefined)[] {
  const { syntax } = expression;
  if (syntax.kind !== "InvocationExpression") return [];
  const isOwn = syntax.expression.kind === "IdentifierName";
  const receiver = writtenReceiver(expression);
  const given = [...(receiver === undefined ? [] : [receiver]), ...writtenArguments(expression)];
  if (!isOwn && !given.some(givesResponse)) return [];
  const call = bindExpression(expression);
  if (call.kind !== "call" || call.method === undefined) return [];
  const bodies = call.method.body === undefined ? implementationsOf(call.method) : [call.method];
  return bodies.map((method) => {
    if (method.body === undefined || active.includes(method)) return undefined;
    if (++count.helpers > mostHelpers) return notFollowed;
    const entered = frameOfCall(method, { ...call, arguments: argumentsFor(method, call) }, frame);
    return responseWrites(method.body, implementationsOf, entered, { active: [...active, method], count, usual });
  });
}

/** The parameters of an implementation may have other names. */
function argumentsFor(method: MethodSymbol, call: CallExpression): CallExpression["arguments"] {
  if (method === call.method) return call.arguments;
  return call.arguments.map((argument) => ({
    ...argument,
    parameter: argument.parameter && method.parameters[argument.parameter.ordinal],
  }));
}

/** Which of several methods is called is not known. */
function effectOfCall(called: readonly (ResponseWrites | undefined)[]): ResponseWrites["effect"] {
  const effects = called.map((helper) => helper?.effect);
  const [first] = effects;
  if (effects.length === 1) return first;
  const statuses = distinct(effects.flatMap((effect) => effect?.statuses ?? []));
  if (effects.every((effect) => effect?.mark === "closes")) return { statuses, mark: "closes" };
  if (statuses.length === 0) return undefined;
  return { statuses, mark: effects.every((effect) => effect?.mark === "sets") ? "sets" : "maySet" };
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
  return memberName({ syntax, scope }) === "StatusCode" && isResponse({ syntax: syntax.expression, scope });
}

function isResponse(expression: SourceExpression): boolean {
  const type = typeOfExpression(expression)?.type;
  if (type?.kind === "named") return type.symbol.metadataName === "Microsoft.AspNetCore.Http.HttpResponse";
  return memberName(expression) === "Response";
}

/** `M` of `M` and `a.M`. */
function memberName({ syntax, scope }: SourceExpression): string | undefined {
  const name = syntax.kind === "SimpleMemberAccessExpression" ? syntax.name : syntax;
  return name.kind === "IdentifierName" ? identifierText(scope.context.file, name) : undefined;
}

/** `Response.Body`, and the writer of it. */
function isResponseBody(expression: SourceExpression, ...names: readonly string[]): boolean {
  const { syntax, scope } = expression;
  if (syntax.kind !== "SimpleMemberAccessExpression" || !names.includes(memberName(expression) ?? "")) return false;
  return isResponse({ syntax: syntax.expression, scope });
}

const writers: ReadonlySet<string> = new Set([
  "WriteAsJsonAsync",
  "WriteAsync",
  "TryWriteAsync",
  "SendFileAsync",
  "CopyToAsync",
  "StartAsync",
]);
const tellingNames = soughtNames(["StatusCode", ...writers, "Response", "HttpContext", "ControllerContext"]);

/** Undefined for what is not written to the response. */
function writtenBody(expression: SourceExpression, frame: Frame): AnsweredBody | undefined {
  const name = calledName(expression);
  if (name === undefined || !writers.has(name)) return undefined;
  const bound = bindExpression(expression);
  if (bound.kind !== "call") return undefined;
  const call = asMember(bound);
  const [first] = call.arguments;
  const details = first && detailsOf(first.value);
  if (details !== undefined) return details;
  if (name === "CopyToAsync")
    return first !== undefined && isResponseBody(first.value, "Body") ? { kind: "unknown" } : undefined;
  if (call.receiver === undefined) return undefined;
  if (isResponseBody(call.receiver, "Body", "BodyWriter")) return { kind: "unknown" };
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

/** `problemDetails.TryWriteAsync(new ProblemDetailsContext { … })`: details are written as the class that they are of. */
function detailsOf(context: SourceExpression): AnsweredBody | undefined {
  const type = typeOfExpression(context)?.type;
  if (type?.kind !== "named" || type.symbol.metadataName !== "Microsoft.AspNetCore.Http.ProblemDetailsContext")
    return undefined;
  const bound = bindExpression(context);
  const given =
    bound.kind === "creation" ? bound.initializers.find(({ name }) => name === "ProblemDetails")?.value : undefined;
  const details = given && typeOfExpression(given);
  if (details?.type.kind !== "named" || details.type.symbol.name === "ProblemDetails") return { kind: "problem" };
  return { kind: "value", type: details, asJson: true, mediaType: "application/problem+json", json: "http" };
}

/** `HttpResponseJsonExtensions.WriteAsJsonAsync(response, x)` as `response.WriteAsJsonAsync(x)`. */
function asMember(call: CallExpression): CallExpression {
  const [receiver, ...given] = call.arguments;
  if (call.receiver !== undefined || call.method?.isExtension !== true || receiver === undefined) return call;
  return { ...call, receiver: receiver.value, arguments: given };
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

const responseHolders: ReadonlySet<string> = new Set([
  "Microsoft.AspNetCore.Http.HttpResponse",
  "Microsoft.AspNetCore.Http.HttpContext",
  "Microsoft.AspNetCore.Mvc.ActionContext",
  "Microsoft.AspNetCore.Mvc.ControllerContext",
]);

function isContext(expression: SourceExpression): boolean {
  const type = typeOfExpression(expression)?.type;
  return type !== undefined && holdsResponse(type);
}
