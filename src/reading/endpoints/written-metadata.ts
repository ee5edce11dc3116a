/** Metadata that a route is given by hand: `.WithMetadata(new AuthorizeAttribute())`, `.Add(endpoint => endpoint.Metadata.Add(…))`. */
import {
  allInterfaces,
  baseTypes,
  locationOfExpression,
  textOf,
  typeOfExpression,
} from "../../csharp/binding/index.js";
import type { Type } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { FoundCall } from "../program/calls.js";
import type { Invocation } from "../program/walked-code.js";
import { isFunction, writtenArguments } from "../program/written-calls.js";
import type { Audience } from "../security/authorization.js";

const byCode = /^(Add|Finally)$/;

export function isMetadataByCode(name: string): boolean {
  return byCode.test(name);
}

/** `Add` is the name of much else: only a function that is given to what a call has made counts. */
export function mayBeMetadata({ name, expression }: Invocation): boolean {
  if (!isMetadataByCode(name)) return true;
  const { syntax } = expression;
  const callee = syntax.kind === "InvocationExpression" ? syntax.expression : undefined;
  if (callee?.kind !== "SimpleMemberAccessExpression" || callee.expression.kind !== "InvocationExpression")
    return false;
  return writtenArguments(expression).some((given) => isFunction(given) && /\bMetadata\b/.test(textOf(given)));
}

/** Whom it answers, as far as metadata says. */
export function audienceOfMetadata(calls: readonly FoundCall[]): Audience {
  const names = calls.filter(({ call }) => call.name === "WithMetadata").flatMap(givenNames);
  if (names.some((name) => /^(AllowAnonymousAttribute|IAllowAnonymous)$/.test(name))) return "anonymous";
  return names.some((name) => /^(AuthorizeAttribute|IAuthorizeData)$/.test(name)) ? "authorize" : "unspecified";
}

const declaring =
  /^(Produces\w*|Accepts|Consumes|Tags|EndpointName|EndpointSummary|EndpointDescription|ExcludeFromDescription|HttpMethod)(Attribute|Metadata)$/;

export function reportUnreadMetadata(calls: readonly FoundCall[], sink: DiagnosticSink): void {
  for (const one of calls) {
    const isUnread =
      one.call.name === "WithMetadata"
        ? givenNames(one).some((name) => declaring.test(name))
        : isMetadataByCode(one.call.name);
    if (isUnread)
      sink.report(diagnostic("metadataUnread", locationOfExpression(one.expression), { call: one.call.name }));
  }
}

/** Of the types of what is given, with their bases. */
function givenNames({ call }: FoundCall): readonly string[] {
  return call.arguments.flatMap(({ value }) => namesOf(typeOfExpression(value)?.type));
}

function namesOf(type: Type | undefined): readonly string[] {
  if (type?.kind !== "named") return type?.kind === "error" ? [type.name] : [];
  return [type, ...baseTypes(type), ...allInterfaces(type)].map(({ symbol }) => symbol.name);
}
