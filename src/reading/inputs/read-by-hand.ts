/** What a handler reads of the body of a request by itself: no parameter shows it. */
import { bindExpression, expressionsIn, typeOfExpression, writtenReceiver } from "../../csharp/binding/index.js";
import type { MemberBody, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { identifierText } from "../../csharp/syntax/index.js";
import { branchesIn, contains } from "../program/branches.js";
import { mayName } from "../program/named-in-file.js";
import { calledName, writtenArguments } from "../program/written-calls.js";
import { isUnresolved } from "../types/kinds/unresolved-types.js";

export type HandlerBody = MemberBody | SourceBody | SourceExpression;

const readers = new Set(["ReadFromJsonAsync", "ReadFormAsync", "ReadAsStringAsync"]);
const parts = new Set(["Body", "BodyReader", "Form"]);
const queries = new Set(["Query", "QueryString"]);

/** The first place where it does. */
export function bodyReadByHand(body: HandlerBody): SourceExpression | undefined {
  // Most handlers name none of these, and need not be searched.
  return mayName(body, (name) => readers.has(name) || parts.has(name))
    ? expressionsIn(body).find(readsBody)
    : undefined;
}

/** `request.Query["page"]`: the first place. */
export function queryReadByHand(body: HandlerBody): SourceExpression | undefined {
  if (!mayName(body, (name) => queries.has(name))) return undefined;
  return expressionsIn(body).find((expression) => isPartOfRequest(expression, queries));
}

export interface JsonReadByHand {
  readonly type: AnnotatedType;
  readonly expression: SourceExpression;
  /** It may not be read, and so need not be there. */
  readonly isConditional: boolean;
}

/** `await request.ReadFromJsonAsync<T>()`, where nothing else reads the body and no options of its own say how. */
export function jsonReadByHand(body: HandlerBody): JsonReadByHand | undefined {
  if (!mayName(body, (name) => name === jsonReader)) return undefined;
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
  const argumentsWritten = writtenArguments(expression);
  return (receiver === undefined ? argumentsWritten : [receiver, ...argumentsWritten]).some(holdsRequest);
}

/** Hardly any value is one, and to bind them all would take long: it is a parameter, or called by its name. */
function holdsRequest(value: SourceExpression): boolean {
  const { syntax } = value;
  if (syntax.kind !== "IdentifierName" && syntax.kind !== "SimpleMemberAccessExpression") return false;
  const isCalled = holderNames.has(lastName(value) ?? "");
  if (!isCalled && (syntax.kind !== "IdentifierName" || bindExpression(value).kind !== "parameter")) return false;
  return isOf(value, holders);
}

function isPartOfRequest(expression: SourceExpression, names: ReadonlySet<string>): boolean {
  const { syntax, scope } = expression;
  if (syntax.kind !== "SimpleMemberAccessExpression" || !names.has(lastName(expression) ?? "")) return false;
  return isRequest({ syntax: syntax.expression, scope });
}

/** `Body` of `Body` and of `request.Body`. */
function lastName({ syntax, scope }: SourceExpression): string | undefined {
  const name = syntax.kind === "SimpleMemberAccessExpression" ? syntax.name : syntax;
  return name.kind === "IdentifierName" ? identifierText(scope.context.file, name) : undefined;
}

function readsBody(expression: SourceExpression): boolean {
  if (isPartOfRequest(expression, parts)) return true;
  if (!readers.has(calledName(expression) ?? "")) return false;
  const receiver = writtenReceiver(expression);
  return receiver !== undefined && isRequest(receiver);
}

const requests = new Set([
  "Microsoft.AspNetCore.Http.HttpRequest",
  "Microsoft.Azure.Functions.Worker.Http.HttpRequestData",
]);
const holderNames = new Set(["Request", "HttpContext"]);
const holders = new Set([...requests, "Microsoft.AspNetCore.Http.HttpContext"]);

function isRequest(expression: SourceExpression): boolean {
  const type = typeOfExpression(expression)?.type;
  // Of a base class that is not restored.
  return type?.kind === "named" ? requests.has(type.symbol.metadataName) : lastName(expression) === "Request";
}

function isOf(expression: SourceExpression, names: ReadonlySet<string>): boolean {
  const type = typeOfExpression(expression)?.type;
  return type?.kind === "named" && names.has(type.symbol.metadataName);
}
