/** Metadata that a route is given by hand: `.WithMetadata(new AuthorizeAttribute())`, `.Add(endpoint => endpoint.Metadata.Add(…))`. */
import { allInterfaces, baseTypes, locationOfExpression } from "../../csharp/binding/index.js";
import type { Type } from "../../csharp/binding/symbols/symbols.js";
import { type CSharpValue, classOf } from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Audience } from "../security/authorization.js";
import type { RouteConvention } from "./endpoint-conventions.js";

/** Whom it answers, as far as metadata says. */
export function audienceOfMetadata(conventions: readonly RouteConvention[]): Audience {
  const given = conventions.filter(({ name }) => name === "WithMetadata");
  const names = given.flatMap(givenNames);
  if (names.some((name) => /^(AllowAnonymousAttribute|IAllowAnonymous)$/.test(name))) return "anonymous";
  const asking = given.filter((one) =>
    givenNames(one).some((name) => /^(AuthorizeAttribute|IAuthorizeData)$/.test(name)),
  );
  if (asking.length === 0) return "unspecified";
  return asking.some(({ restricts }) => restricts) ? "restricted" : "authorize";
}

const declaring =
  /^(Produces\w*|Accepts|Consumes|Tags|EndpointName|EndpointSummary|EndpointDescription|ExcludeFromDescription|HttpMethod)(Attribute|Metadata)$/;

export function reportUnreadMetadata(conventions: readonly RouteConvention[], sink: DiagnosticSink): void {
  for (const one of conventions) {
    const isUnread = one.name === "WithMetadata" ? givenNames(one).some((name) => declaring.test(name)) : one.isByCode;
    if (isUnread) sink.report(diagnostic("metadataUnread", locationOfExpression(one.place), { call: one.name }));
  }
}

/** Of the types of what is given, with their bases. */
function givenNames({ values }: RouteConvention): readonly string[] {
  return values.flatMap((value) => namesOf(typeOf(value)));
}

function typeOf(value: CSharpValue): Type | undefined {
  if (value.kind === "unknown") return value.type?.type;
  return classOf(value) ?? (value.kind === "object" ? value.object.type : undefined);
}

function namesOf(type: Type | undefined): readonly string[] {
  if (type?.kind !== "named") return type?.kind === "error" ? [type.name] : [];
  return [type, ...baseTypes(type), ...allInterfaces(type)].map(({ symbol }) => symbol.name);
}
