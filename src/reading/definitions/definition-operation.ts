/** A definition → an operation of the contract. */

import { cachedBy } from "../../caching/cache.js";
import { parseRoute, withTrailingSlash } from "../../contract/http/route-template.js";
import { functionName } from "../../contract/names/names.js";
import type { Operation, Security } from "../../contract/operation.js";
import { type InMaking, withoutUndefined } from "../../contract/without-undefined.js";
import { allInterfaces, displayType } from "../../csharp/binding/index.js";
import type { FieldSymbol, NamedType, PropertySymbol } from "../../csharp/binding/symbols/symbols.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { documentationOf } from "../documentation.js";
import { memberIdOf } from "../member-id.js";
import type { DeclaredResponse } from "../responses/declared-response.js";
import { declaredExamples, responseOf } from "../responses/response.js";
import type { SecuritySchemes } from "../security/security-schemes.js";
import { deprecationOf } from "../types/declarations/declaration-header.js";
import { memberDocumentation } from "../types/declarations/symbol-documentation.js";
import type { TypeTable } from "../types/type-table.js";
import type { Definition } from "./definition.js";
import { readDefinitionInputs } from "./definition-inputs.js";

export interface DefinedOperation {
  readonly member: FieldSymbol | PropertySymbol;
  readonly definition: Definition;
}

/** Undefined when the route cannot be read, which has been reported. */
export function operationOf(
  table: TypeTable,
  schemes: SecuritySchemes,
  { member, definition }: DefinedOperation,
  /** The names of the functions of its class. */
  functions: ReadonlyMap<string, string>,
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
  const { summary, description: remarks } = definition;
  const xml = memberDocumentation(member);
  const isSaid = summary !== undefined || remarks !== undefined;
  const documentation = documentationOf(isSaid ? { ...xml, ...withoutUndefined({ summary, remarks }) } : xml);
  const callbacks = definition.callbacks.flatMap((callback) =>
    declaredExamples(table, callback, operation).map(({ name, value }) => [name ?? "callback", value] as const),
  );
  const deprecated = deprecationOf(member.attributes) ?? (definition.deprecated ? {} : undefined);
  const made: InMaking<Operation> = {
    name: functions.get(member.name) ?? functionName(member.name),
    csharpName: member.name,
    method: definition.method,
    route,
    otherRoutes: [],
    inputs: readDefinitionInputs({ table, definition, route, operation, location: member.location }),
    responses: [definition.success].concat(definition.others).map((response) => {
      reportResult(table, response, operation);
      return responseOf(table, response, operation);
    }),
    anySuccess: false,
    security: securityOf(definition, schemes),
    requestExamples: definition.requestExamples.flatMap((example) => declaredExamples(table, example, operation)),
    declaredBy: { id: memberIdOf(member), kind: "definition" },
  };
  if (definition.tags.length > 0) made.tags = definition.tags;
  if (callbacks.length > 0) made.callbacks = Object.fromEntries(callbacks);
  if (documentation !== undefined) made.documentation = documentation;
  if (deprecated !== undefined) made.deprecated = deprecated;
  if (definition.operationId !== undefined) made.operationId = definition.operationId;
  if (member.location !== undefined) made.location = member.location;
  return made;
}

const results: ReadonlySet<string> = new Set([
  "Microsoft.AspNetCore.Mvc.IActionResult",
  "Microsoft.AspNetCore.Mvc.Infrastructure.IConvertToActionResult",
  "Microsoft.AspNetCore.Http.IResult",
]);

/** The library refuses such a definition when it is made. */
function reportResult({ context }: TypeTable, { type, location }: DeclaredResponse, operation: string): void {
  if (type?.type.kind === "named" && isResult(type.type))
    context.sink.report(diagnostic("resultAsBody", location, { type: displayType(type), operation }));
}

/** Many operations answer the same type. */
const isResult = cachedBy((type: NamedType): boolean => {
  if (/^System\.Threading\.Tasks\.(Value)?Task(`1)?$/.test(type.symbol.metadataName)) return true;
  return [type, ...allInterfaces(type)].some(({ symbol }) => results.has(symbol.metadataName));
});

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
