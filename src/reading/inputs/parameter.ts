/** A bound value → a parameter of the contract. */

import { type QueryStyle, queryStyleNamed } from "../../contract/http/query-styles.js";
import { camelCase } from "../../contract/names/camel-case.js";
import { parameterName } from "../../contract/names/names.js";
import type { Parameter, ParameterPlace } from "../../contract/operation.js";
import { nullable, type TypeUse, withoutNull } from "../../contract/type-use.js";
import { exampleValue } from "../../contract/values/commented-example.js";
import type { InMaking } from "../../contract/without-undefined.js";
import { displayType } from "../../csharp/binding/index.js";
import { isNullable } from "../../csharp/binding/symbols/types.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { NumberHandling } from "../../server/json-settings.js";
import { argument, attribute, hasAttribute } from "../attributes.js";
import { deprecationOf } from "../types/declarations/declaration-header.js";
import { constantAt } from "../types/declarations/enum-declaration.js";
import { jsonPartOf, partUse } from "../types/declarations/json-part.js";
import { descriptionOf } from "../types/declarations/symbol-documentation.js";
import { readConstraints } from "../types/members/constraints.js";
import { requiredAttribute } from "../types/members/unset-values.js";
import type { TypePlace, TypeTable } from "../types/type-table.js";
import { hasUnknownArguments, reportUnknownArguments } from "../unknown-arguments.js";
import { reportUnfilledCollection } from "./bound-collections.js";
import type { BoundValue } from "./bound-value.js";
import { isBindRequired, isBoundEmpty, isDemanded, isRefusedBlank, isValueMember } from "./demanded.js";
import { type BytesForm, type ParameterUseRequest, parameterUse, reportUnparsable } from "./parameter-type.js";

export interface ParameterRequest {
  readonly value: BoundValue;
  readonly place: ParameterPlace;
  /** Undefined: the C# name in camelCase. */
  readonly wireName: string | undefined;
  readonly operation: string;
  /** An optional route segment. */
  readonly optional?: boolean;
  /** The property of an object that has its JSON type in TypeScript, whatever the server reads here. */
  readonly typedAsJson?: true;
}

/** Undefined when the type is complex. */
export function readParameter(table: TypeTable, request: ParameterRequest): Parameter | undefined {
  const { value, place, operation } = request;
  const at = placeOfValue(value, operation);
  const style = place === "query" ? givenStyle(value) : undefined;
  // JSON text is read as JSON, whatever its type.
  const bare = style?.object === "json" ? undefined : parameterUse(table, useRequest(request, at));
  const type = bare ?? (style?.object === undefined ? undefined : table.use(value.type, at));
  if (type === undefined) return undefined;
  if (style !== undefined) return styled(parameterOf(table, request, type), style, bare !== undefined);
  reportUnfilledCollection({ value, place, operation, isMember: request.typedAsJson === true }, table.context.sink);
  const part = place === "form" ? jsonPartOf(value.attributes) : undefined;
  if (part === undefined) return parameterOf(table, request, type);
  return { ...parameterOf(table, request, partUse(table, type, part, at)), part: part.mediaType };
}

function givenStyle({ attributes }: BoundValue): QueryStyle | undefined {
  const argument = attribute(attributes, "Tenon.ContractQuery")?.constructorArguments[0];
  return argument?.kind === "enum" ? queryStyleNamed(argument.members) : undefined;
}

function styled(parameter: Parameter, { list, object }: QueryStyle, isText: boolean): Parameter {
  const { arrayStyle: _, objectStyle: __, ...rest } = parameter;
  const isMap = withoutNull(parameter.type).kind === "map";
  if (isList(parameter.type) && isText) return list === undefined ? parameter : { ...rest, arrayStyle: list };
  return object === undefined || (isText && !isMap) ? parameter : { ...rest, objectStyle: object };
}

function useRequest(request: ParameterRequest, at: TypePlace): ParameterUseRequest {
  const { value, place, operation } = request;
  return {
    type: value.type,
    place,
    parameter: value.csharpName,
    operation,
    at,
    bytes: bytesForm(request),
    isJsonRefused: value.binder !== "mvc" && place !== "form",
    ignoresCase: ignoresCase(value.binder, place, value.isMember === true),
  };
}

/** A contract does not say whether a controller or a minimal API will read it. */
function bytesForm({ value, typedAsJson }: ParameterRequest): BytesForm {
  if (value.binder === "mvc" || value.binder === "library") return "base64";
  return value.binder === "minimalApi" && typedAsJson !== true ? "numbers" : "unknown";
}

/** A contract does not say what will read it. */
function ignoresCase(binder: BoundValue["binder"], place: ParameterPlace, isMember: boolean): boolean {
  return binder === "mvc" || binder === "library" || (binder === "minimalApi" && place === "form" && isMember);
}

export function parameterOf(table: TypeTable, request: ParameterRequest, type: TypeUse): Parameter {
  const { value, place, operation } = request;
  reportUnknownOf(value, operation, table.context.sink);
  // A URL or a header cannot hold null: the value is left out, so null is not an allowed value.
  const constraints = readConstraints(value.attributes, withoutNull(type), (data) => {
    table.report("patternNotPortable", data.location, { place: value.csharpName });
  });
  const fallback = attribute(value.attributes, "System.ComponentModel.DefaultValue");
  const defaultValue =
    value.hasDefault && value.defaultValue?.kind !== "null"
      ? constantAt(table, type, value.defaultValue)
      : fallback === undefined
        ? undefined
        : constantAt(table, type, argument(fallback, "value") ?? fallback.constructorArguments.at(-1));
  const deprecated = deprecationOf(value.attributes);
  const followsServer = table.context.options.served !== undefined;
  if (followsServer) reportNotEnforced(value, operation, table.context.sink);
  const isLetThrough = followsServer && (isBoundEmpty(value, place) || isValueMember(value));
  const refusesNull = isBindRequired(value) || isRefusedBlank(value) || (isRefusedNull(value) && !isLetThrough);
  const parameter: InMaking<Parameter> = {
    kind: "parameter",
    place,
    name: parameterName(value.csharpName),
    wireName: request.wireName ?? camelCase(value.csharpName),
    csharpName: value.csharpName,
    type: refusesNull ? withoutNull(withoutNullElements(type)) : withoutNullElements(type),
    required: refusesNull || (request.optional !== true && isRequired(table, value, place)),
  };
  // The initial value of a member that has to be sent never takes effect.
  if (defaultValue !== undefined && !(parameter.required && value.isMember === true)) parameter.default = defaultValue;
  if (constraints !== undefined) parameter.constraints = constraints;
  if (isList(type) && place !== "form") parameter.arrayStyle = "repeat";
  if (withoutNull(type).kind === "map") parameter.objectStyle = "deepObject";
  const documentation = value.documentation ?? descriptionOf(value.attributes);
  if (documentation !== undefined) parameter.documentation = documentation;
  const example = value.example === undefined ? undefined : exampleValue(value.example, type);
  if (example !== undefined) parameter.example = example;
  if (deprecated !== undefined) parameter.deprecated = deprecated;
  if (value.location !== undefined) parameter.location = value.location;
  return parameter;
}

/** Types that follow the wire ask for what the server asks for; a contract for what its author declares. */
function isRequired({ context }: TypeTable, value: BoundValue, place: ParameterPlace): boolean {
  return context.options.served === undefined || value.binder === undefined
    ? !(value.hasDefault || value.optional)
    : isDemanded({ ...value, binder: value.binder }, place);
}

/** `[Required]` refuses a value that is null where the request has none. */
function isRefusedNull({ attributes, hasDefault, defaultValue }: BoundValue): boolean {
  return hasAttribute(attributes, requiredAttribute) && (!hasDefault || defaultValue?.kind === "null");
}

/** A minimal API binds null where the request has nothing, and does not ask `[Required]`. */
function reportNotEnforced(value: BoundValue, operation: string, sink: DiagnosticSink): void {
  if (value.binder !== "minimalApi" || !isNullable(value.type) || !isRefusedNull(value)) return;
  sink.report(diagnostic("requiredNotEnforced", value.location, { parameter: value.csharpName, operation }));
}

/** No text of an element is null to the server, so a list of them cannot hold one. */
function withoutNullElements(type: TypeUse): TypeUse {
  if (type.kind === "nullable") return nullable(withoutNullElements(type.inner));
  return type.kind === "array" ? { ...type, element: withoutNull(type.element) } : type;
}

function isList(type: TypeUse): boolean {
  return withoutNull(type).kind === "array";
}

export function reportUnknownOf(value: BoundValue, operation: string, sink: DiagnosticSink): void {
  if (hasUnknownArguments(value.attributes))
    reportUnknownArguments(value.attributes, placeOfValue(value, operation).description, sink);
}

/** A number outside JSON is digits, and a body may hold one whatever the server writes. */
const digits: NumberHandling = { writesStrings: false, readsStrings: true };

export function placeOfValue(value: BoundValue, operation: string): TypePlace {
  return {
    description: `the parameter ${value.csharpName} of ${operation}`,
    location: value.location,
    assembly: value.assembly,
    direction: "sent",
    isOpen: true,
    numbers: digits,
  };
}

/** The parameter of a type that text cannot become; an error reports it. */
export function unparsableParameter(table: TypeTable, request: ParameterRequest, instead: string): Parameter {
  const at = placeOfValue(request.value, request.operation);
  return parameterOf(table, request, reportUnparsable(table, useRequest(request, at), instead));
}

export function reportUntransportable(table: TypeTable, request: ParameterRequest): void {
  table.report("parameterLeftOut", request.value.location, {
    parameter: request.value.csharpName,
    operation: request.operation,
    type: displayType(request.value.type),
    place: request.place,
  });
}
