import { withoutUndefined } from "../../contract/without-undefined.js";
/** A definition → an operation of the contract. */

import type { JsonValue } from "../../contract/json-value.js";
import { isJsonType } from "../../contract/media-type.js";
import { functionName } from "../../contract/names.js";
import type { Example, Operation, Response, ResponseContent, Security } from "../../contract/operation.js";
import { parseRoute, withTrailingSlash } from "../../contract/route-template.js";
import { baseTypes } from "../../csharp/binding/index.js";
import type { AnnotatedType, FieldSymbol, PropertySymbol } from "../../csharp/binding/symbols/symbols.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { documentationOf } from "../documentation.js";
import type { SecuritySchemes } from "../security/security-schemes.js";
import { deprecationOf } from "../types/declaration-header.js";
import { isBytes } from "../types/primitive-use.js";
import { memberDocumentation } from "../types/symbol-documentation.js";
import type { TypePlace, TypeTable } from "../types/type-table.js";
import type { DeclaredExample, DeclaredResponse, Definition } from "./definition.js";
import { readDefinitionInputs } from "./definition-inputs.js";

export interface DefinedOperation {
  readonly member: FieldSymbol | PropertySymbol;
  readonly definition: Definition;
}

/** Undefined when the route cannot be read; the sink has heard why. */
export function operationOf(
  table: TypeTable,
  schemes: SecuritySchemes,
  { member, definition }: DefinedOperation,
): Operation | undefined {
  const operation = operationLabel(member);
  const { sink } = table.context;
  const parsed = parseRoute(definition.route);
  if (parsed.kind === "malformed") {
    sink.report(
      diagnostic("routeMalformed", definition.routeLocation, {
        route: definition.route,
        operation,
        reason: parsed.reason,
      }),
    );
    return undefined;
  }
  if (!definition.route.startsWith("/")) {
    sink.report(diagnostic("routeWithoutSlash", definition.routeLocation, { route: definition.route, operation }));
  }
  const route = withTrailingSlash(parsed.route);
  const xml = memberDocumentation(member);
  const documentation = documentationOf({
    ...xml,
    ...withoutUndefined({ summary: definition.summary, remarks: definition.description }),
  });
  const deprecated = deprecationOf(member.attributes) ?? (definition.deprecated ? {} : undefined);
  return {
    name: functionName(member.name),
    csharpName: member.name,
    method: definition.method,
    route,
    otherRoutes: [],
    inputs: readDefinitionInputs({ table, definition, route, operation, location: member.location }),
    responses: [definition.success, ...definition.others].map((response) => responseOf(table, response, operation)),
    anySuccess: false,
    security: securityOf(definition, schemes),
    requestExamples: definition.requestExamples.flatMap((example) => exampleOf(table, example, operation)),
    ...withoutUndefined({ documentation, deprecated, operationId: definition.operationId, location: member.location }),
  };
}

/** `.Anonymous()` beside `.Secure(…)` says that authentication is optional: one alternative asks for nothing. */
function securityOf({ anonymous, security }: Definition, schemes: SecuritySchemes): Security {
  if (security.length === 0) return { kind: anonymous ? "anonymous" : "unspecified" };
  const alternatives = security.map((all) => all.map((one) => schemes.declared(one)));
  return { kind: "required", alternatives: anonymous ? [...alternatives, []] : alternatives };
}

/** `TasksContract.Get`, as messages name it. */
export function operationLabel(member: {
  readonly name: string;
  readonly containingType: { readonly name: string };
}): string {
  return `${member.containingType.name}.${member.name}`;
}

export function responseOf(table: TypeTable, declared: DeclaredResponse, operation: string): Response {
  const place: TypePlace = {
    description: `a response of ${operation}`,
    location: declared.location,
    assembly: undefined,
    numbersAsStrings: table.stack.numbersAsStrings,
  };
  return {
    status: declared.status,
    content: contentOf(table, declared, place),
    ...withoutUndefined({ description: declared.description }),
    headers: declared.headers.map((header) => ({
      name: header.name,
      type: table.use(header.type, place),
      required: header.required,
      ...withoutUndefined({ documentation: header.description }),
    })),
    examples: declared.examples.flatMap((example) => exampleOf(table, example, operation)),
  };
}

function contentOf(table: TypeTable, declared: DeclaredResponse, place: TypePlace): ResponseContent {
  const { mediaTypes, type } = declared;
  if (declared.isFile)
    return { kind: "file", mediaTypes: mediaTypes.length > 0 ? mediaTypes : ["application/octet-stream"] };
  if (type === undefined) return { kind: "none" };
  const [first] = mediaTypes;
  const isJson = first === undefined || isJsonType(first);
  if (isStream(type))
    return { kind: "file", mediaTypes: first === undefined ? ["application/octet-stream"] : mediaTypes };
  if (!isJson && isTextType(type)) return { kind: "text", mediaTypes };
  if (!isJson && isBytes(type.type)) return { kind: "file", mediaTypes };
  return {
    kind: "json",
    type: table.use(type, place),
    mediaTypes:
      mediaTypes.length > 0 ? mediaTypes : [isProblem(type) ? "application/problem+json" : "application/json"],
  };
}

function isTextType({ type }: AnnotatedType): boolean {
  return type.kind === "named" && type.symbol.metadataName === "System.String";
}

function isStream({ type }: AnnotatedType): boolean {
  return type.kind === "named" && type.symbol.metadataName === "System.IO.Stream";
}

/** RFC 9457 gives problem details a content type of their own, and the framework writes it. */
function isProblem({ type }: AnnotatedType): boolean {
  if (type.kind !== "named") return false;
  return [type, ...baseTypes(type)].some(
    (one) => one.symbol.metadataName === "Microsoft.AspNetCore.Mvc.ProblemDetails",
  );
}

function exampleOf(table: TypeTable, example: DeclaredExample, operation: string): readonly Example[] {
  try {
    const value: JsonValue = JSON.parse(example.json);
    return [example.name === undefined ? { value } : { name: example.name, value }];
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it cannot be parsed";
    table.context.sink.report(diagnostic("exampleNotJson", example.location, { operation, reason }));
    return [];
  }
}
