/** What a handler reads of the body of a request by itself: no parameter shows it. */
import { expressionsIn, textOf, typeOfExpression, writtenReceiver } from "../../csharp/binding/index.js";
import type { MemberBody, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { calledName } from "../program/calls.js";
import { mayName } from "../program/named-in-file.js";

export type HandlerBody = MemberBody | SourceBody | SourceExpression;

const readers = /^(ReadFromJsonAsync|ReadFormAsync|ReadAsStringAsync)$/;
const parts = /^(Body|BodyReader|Form)$/;

/** The first place where it does. */
export function bodyReadByHand(body: HandlerBody): SourceExpression | undefined {
  // Most handlers say none of these words, and need not be searched.
  if (!mayName(body, (name) => readers.test(name) || parts.test(name))) return undefined;
  return expressionsIn(body).find(readsBody);
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

function isRequest(expression: SourceExpression): boolean {
  const type = typeOfExpression(expression)?.type;
  if (type?.kind === "named") return requests.has(type.symbol.metadataName);
  return /(^|\.)Request$/.test(textOf(expression));
}
