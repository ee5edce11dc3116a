/** What a handler reads of the body of a request by itself: no parameter shows it. */
import {
  bindExpression,
  expressionsIn,
  textOf,
  typeOfExpression,
  writtenReceiver,
} from "../../csharp/binding/index.js";
import type { MemberBody, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { branchesIn, contains } from "../program/branches.js";
import { mayHoldAny, soughtNames } from "../program/named-in-file.js";
import { calledName, writtenArguments } from "../program/written-calls.js";
import { isUnresolved } from "../types/kinds/unresolved-types.js";

export type HandlerBody = MemberBody | SourceBody | SourceExpression;

const readers = /^(ReadFromJsonAsync|ReadFormAsync|ReadAsStringAsync)$/;
const parts = /^(Body|BodyReader|Form)$/;
const bodyNames = soughtNames([
  "ReadFromJsonAsync",
  "ReadFormAsync",
  "ReadAsStringAsync",
  "Body",
  "BodyReader",
  "Form",
]);

/** The first place where it does. */
export function bodyReadByHand(body: HandlerBody): SourceExpression | undefined {
  // Most handlers have none of these words, and need not be searched.
  if (!mayHoldAny(body, bodyNames)) return undefined;
  return expressionsIn(body).find(readsBody);
}

/** `request.Query["page"]`: the first place. */
export function queryReadByHand(body: HandlerBody): SourceExpression | undefined {
  if (!mayHoldAny(body, queryNames)) return undefined;
  return expressionsIn(body).find(
    ({ syntax, scope }) =>
      syntax.kind === "SimpleMemberAccessExpression" &&
      queries.test(textOf({ syntax: syntax.name, scope })) &&
      isRequest({ syntax: syntax.expression, scope }),
  );
}

const queries = /^(Query|QueryString)$/;
const queryNames = soughtNames(["Query", "QueryString"]);

export interface JsonReadByHand {
  readonly type: AnnotatedType;
  readonly expression: SourceExpression;
  /** It may not be read, and so need not be there. */
  readonly isConditional: boolean;
}

/** `await request.ReadFromJsonAsync<T>()`, where nothing else reads the body and no options of its own say how. */
export function jsonReadByHand(body: HandlerBody): JsonReadByHand | undefined {
  if (!mayHoldAny(body, jsonNames)) return undefined;
  const [read, ...others] = expressionsIn(body).filter(readsBody);
  if (read === undefined || others.length > 0 || calledName(read) !== jsonReader) return undefined;
  const call = bindExpression(read);
  if (call.kind !== "call" || !call.arguments.every(({ value }) => isOf(value, tokens))) return undefined;
  const [type] = call.typeArguments;
  if (type === undefined || isUnresolved(type.type) || type.type.kind === "typeParameterType") return undefined;
  const isConditional = branchesIn(body.syntax).some((branch) => contains(branch, read.syntax));
  return { type, expression: read, isConditional };
}

const jsonReader = "ReadFromJsonAsync";
const jsonNames = soughtNames([jsonReader]);
const tokens = new Set(["System.Threading.CancellationToken"]);

/** Helpers that call helpers: none is as deep as this. */
const deepest = 4;

/** The same in the methods of the project that are handed the request: the first call that leads there. */
export function bodyReadByHelper(body: HandlerBody, depth = 0): SourceExpression | undefined {
  if (depth === deepest) return undefined;
  return expressionsIn(body).find((expression) => {
    if (calledName(expression) === undefined || !handsRequestOn(expression)) return false;
    const call = bindExpression(expression);
    const helper = call.kind === "call" ? call.method?.body : undefined;
    if (helper === undefined) return false;
    return bodyReadByHand(helper) !== undefined || bodyReadByHelper(helper, depth + 1) !== undefined;
  });
}

function handsRequestOn(expression: SourceExpression): boolean {
  const receiver = writtenReceiver(expression);
  const given = writtenArguments(expression);
  return (receiver === undefined ? given : [receiver, ...given]).some(holdsRequest);
}

/** Hardly any value is one, and to bind them all would take long: it is a parameter, or called by its name. */
function holdsRequest(value: SourceExpression): boolean {
  const { syntax } = value;
  if (syntax.kind !== "IdentifierName" && syntax.kind !== "SimpleMemberAccessExpression") return false;
  const isCalled = /(^|\.)(Request|HttpContext)$/.test(textOf(value));
  if (!isCalled && (syntax.kind !== "IdentifierName" || bindExpression(value).kind !== "parameter")) return false;
  return isOf(value, holders);
}

function readsBody(expression: SourceExpression): boolean {
  const { syntax, scope } = expression;
  if (syntax.kind === "SimpleMemberAccessExpression")
    return parts.test(textOf({ syntax: syntax.name, scope })) && isRequest({ syntax: syntax.expression, scope });
  if (!readers.test(calledName(expression) ?? "")) return false;
  const receiver = writtenReceiver(expression);
  return receiver !== undefined && isRequest(receiver);
}

const requests = new Set([
  "Microsoft.AspNetCore.Http.HttpRequest",
  "Microsoft.Azure.Functions.Worker.Http.HttpRequestData",
]);
const holders = new Set([...requests, "Microsoft.AspNetCore.Http.HttpContext"]);

function isRequest(expression: SourceExpression): boolean {
  const type = typeOfExpression(expression)?.type;
  return type?.kind === "named" ? isOf(expression, requests) : /(^|\.)Request$/.test(textOf(expression));
}

function isOf(expression: SourceExpression, names: ReadonlySet<string>): boolean {
  const type = typeOfExpression(expression)?.type;
  return type?.kind === "named" && names.has(type.symbol.metadataName);
}
