/**
 * A complex object outside the body: one positional object whose properties are the keys. An object inside it travels by dotted
 * names (`address.city`), as MVC's model binder reads them.
 */

import { fitted } from "../../caching/fitted.js";
import { camelCase } from "../../contract/names/camel-case.js";
import { parameterName } from "../../contract/names/names.js";
import {
  flatParameters,
  type Input,
  type Parameter,
  type ParameterObject,
  type ParameterPlace,
} from "../../contract/operation.js";
import { withoutNull } from "../../contract/type-use.js";
import { type InMaking, withoutUndefined } from "../../contract/without-undefined.js";
import { constantOf, displayType, substituteType } from "../../csharp/binding/index.js";
import type {
  AnnotatedType,
  AttributeData,
  NamedType,
  NamedTypeSymbol,
  Type,
} from "../../csharp/binding/symbols/symbols.js";
import { isNullable, withoutNullable } from "../../csharp/binding/symbols/types.js";
import { knownString } from "../../csharp/execution/index.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { attribute, stringsOf } from "../attributes.js";
import { executedInitializer } from "../program/executed-initializer.js";
import { memberDocumentation } from "../types/declarations/symbol-documentation.js";
import { isCollection } from "../types/kinds/collection-kinds.js";
import { collectionTypes } from "../types/kinds/known-types.js";
import { mayBeOfPackage } from "../types/map-type.js";
import {
  boundMembersOf,
  membersBoundInMinimalApi,
  membersBoundInMvc,
  whyNotMade,
  whyNotMadeOfForm,
} from "../types/members/bound-members.js";
import type { JsonMember } from "../types/members/json-members.js";
import { quietly } from "../types/members/quiet-answers.js";
import { startingValue } from "../types/members/starting-value.js";
import type { TypeTable } from "../types/type-table.js";
import { reportUnfilledCollection } from "./bound-collections.js";
import { boundName } from "./bound-name.js";
import { type BoundValue, explicitBinding, isBindNever, unreadBinder } from "./bound-value.js";
import { type ParameterRequest, parameterOf, placeOfValue, readParameter, reportUntransportable } from "./parameter.js";

export interface ReadParameterObject {
  readonly object: ParameterObject;
  /** Members that say they come from the body. */
  readonly bodies: readonly BoundValue[];
}

interface ObjectContext {
  readonly table: TypeTable;
  readonly operation: string;
}

/** Of one object, with all the objects inside it. */
interface WholeObject extends ObjectContext {
  readonly made: { keys: number };
}

/** ASP.NET reads so many values of a form. Classes that all name each other have many more, and would never be done. */
const mostKeys = 1024;

/** Undefined for what has no properties to bind. `prefix` is the name that an attribute gives. */
export function readParameterObject(
  context: ObjectContext,
  value: BoundValue,
  place: ParameterPlace,
  prefix: string | undefined,
): ReadParameterObject | undefined {
  const bodies: BoundValue[] = [];
  const object = readObject(wholeOf(context), value, place, prefix ?? "", bodies, []);
  return object === undefined ? undefined : { object, bodies };
}

/** A complex member of an object that is itself spread over the request: an object, or a list of them. */
export function readInnerObject(
  context: ObjectContext,
  value: BoundValue,
  place: ParameterPlace,
  wireName: string,
  around: NamedTypeSymbol,
): ParameterObject | undefined {
  return readInner(wholeOf(context), value, place, wireName, [], [around]);
}

function wholeOf({ table, operation }: ObjectContext): WholeObject {
  return { table, operation, made: { keys: 0 } };
}

function readObject(
  context: WholeObject,
  value: BoundValue,
  place: ParameterPlace,
  prefix: string,
  bodies: BoundValue[],
  around: readonly NamedTypeSymbol[],
): ParameterObject | undefined {
  const { table, operation } = context;
  const { type } = withoutNullable(value.type);
  if (type.kind !== "named" || (type.symbol.origin !== "source" && type.symbol.namespace.startsWith("System")))
    return undefined;
  // A type inside itself has no end of keys.
  if (around.includes(type.symbol) || context.made.keys >= mostKeys) return undefined;
  const only = boundNames(value.attributes);
  const request: KeysRequest = { context, value, place, prefix, only, around };
  const keys =
    prefix === "" && only.length === 0 && around.length === 0
      ? usualKeys(table, type, formOf(value, place), request)
      : keysOf(table, type, request);
  if (around.length > 0 && keys.isEmpty) return undefined;
  reportNotMade(context, value, type.symbol, place);
  const { parameters, objects } = keys;
  bodies.push(...keys.bodies);
  // MVC makes the object even where the request says nothing, and then misses what it must have.
  const isDemanded = around.length === 0 && keys.isAnyRequired;
  const use = table.use(value.type, placeOfValue(value, operation));
  const object: InMaking<ParameterObject> = {
    kind: "parameterObject",
    name: parameterName(value.csharpName),
    csharpName: value.csharpName,
    type: isDemanded ? withoutNull(use) : use,
    parameters,
    required: isDemanded || !(value.hasDefault || value.optional),
  };
  if (objects.length > 0) object.objects = objects;
  if (value.documentation !== undefined) object.documentation = value.documentation;
  return object;
}

/** An object is filled only after it has been made. */
function reportNotMade(
  { table, operation }: ObjectContext,
  { binder, csharpName, location, type }: BoundValue,
  symbol: NamedTypeSymbol,
  place: ParameterPlace,
): void {
  const report = (name: "objectNotMade" | "formObjectNotMade", reason: string): void => {
    const parameters = { parameter: csharpName, operation, type: displayType(type), reason };
    table.report(name, location, parameters);
  };
  const inMvc = binder === "mvc" ? whyNotMade(symbol) : undefined;
  const ofForm = binder === "minimalApi" && place === "form" ? whyNotMadeOfForm(symbol) : undefined;
  if (inMvc !== undefined) report("objectNotMade", inMvc);
  if (ofForm !== undefined) report("formObjectNotMade", ofForm);
}

interface KeysRequest {
  readonly context: WholeObject;
  readonly value: BoundValue;
  readonly place: ParameterPlace;
  readonly prefix: string;
  /** The members that alone are bound; empty: all of them. */
  readonly only: readonly string[];
  readonly around: readonly NamedTypeSymbol[];
}

/** What of an object travels where. */
interface Keys {
  readonly parameters: readonly Parameter[];
  readonly objects: readonly ParameterObject[];
  readonly bodies: readonly BoundValue[];
  readonly isEmpty: boolean;
  readonly isAnyRequired: boolean;
}

/** Most objects are taken by many operations, and by all in the same way. */
const usualKeys = quietly(keysOf);

const places: readonly ParameterPlace[] = ["route", "query", "header", "cookie", "form"];
const binders: readonly BoundValue["binder"][] = [undefined, "mvc", "minimalApi", "library"];

function formOf({ binder, allowsMissing }: BoundValue, place: ParameterPlace): number {
  return (places.indexOf(place) * binders.length + binders.indexOf(binder)) * 2 + (allowsMissing === true ? 1 : 0);
}

function keysOf(table: TypeTable, type: NamedType, { context, value, place, prefix, only, around }: KeysRequest): Keys {
  const { operation } = context;
  const members = membersOfValue(table, value);
  const named = value.binder === "mvc" ? boundNames(type.symbol.attributes) : [];
  const bodies: BoundValue[] = [];
  const parameters: Parameter[] = [];
  const objects: ParameterObject[] = [];
  for (const member of members) {
    if (isBindNever(member.attributes) || !isNamed(member, only) || !isNamed(member, named)) continue;
    const binding = explicitBinding(member.attributes);
    if (binding?.source === "services") continue;
    if (binding?.source === "body") {
      bodies.push(valueOfMember(member, value));
      continue;
    }
    const at = binding === undefined || binding.source === "parameters" ? place : binding.source;
    const key = boundName(member, at, value.binder);
    // A header has its own name, however deep the member is.
    const wireName = prefix === "" || at === "header" ? key : `${prefix}.${key}`;
    const keyed =
      at === "form" && value.binder === "minimalApi"
        ? fieldOfMinimalApi(context, member, type.symbol, value)
        : valueOfMember(member, value);
    const request = { value: keyed, place: at, wireName, operation, typedAsJson: true as const };
    const parameter = ofUnknownForm(context, request, value) ?? readParameter(table, request);
    // The object's own property is named as its type names it.
    if (parameter !== undefined) {
      parameters.push({ ...parameter, name: member.jsonName });
      context.made.keys++;
      continue;
    }
    const inner =
      at === "query" || at === "form"
        ? readInner(context, request.value, at, wireName, bodies, [...around, type.symbol])
        : undefined;
    // Once for the class, whatever takes it.
    if (inner === undefined) reportUntransportable(table, { ...request, operation: type.symbol.name });
    else objects.push({ ...inner, name: member.jsonName });
  }
  const isAnyRequired = parameters.some(isRequired) || objects.some(isRequired);
  return { parameters: fitted(parameters), objects, bodies, isEmpty: members.length === 0, isAnyRequired };
}

/** A member that is bound by code, or whose type is in a package that is not there, is taken as text. */
function ofUnknownForm(
  { table, operation }: ObjectContext,
  request: ParameterRequest,
  object: BoundValue,
): Parameter | undefined {
  const { attributes, type, location, csharpName } = request.value;
  const binder = object.binder === "mvc" ? unreadBinder(attributes, type) : undefined;
  const missing = binder === undefined ? missingTypeOf(table, withoutNullable(type).type, object) : undefined;
  if (binder === undefined && missing === undefined) return undefined;
  const said = { parameter: `${object.csharpName}.${csharpName}`, operation, place: request.place };
  table.context.sink.report(
    binder === undefined
      ? diagnostic("memberOfMissingType", location, { ...said, type: missing ?? "" })
      : diagnostic("parameterCustomBinder", object.location, { ...said, binder }),
  );
  return parameterOf(table, request, { kind: "primitive", name: "string" });
}

function missingTypeOf(table: TypeTable, type: Type, object: BoundValue): string | undefined {
  const isMissing = type.kind === "error" && type.candidates.length <= 1 && mayBeOfPackage(table, object);
  return isMissing ? type.name : undefined;
}

/** A minimal API refuses a form without a value for each parameter of the constructor, whatever its type or its default. */
function fieldOfMinimalApi(
  context: WholeObject,
  member: JsonMember,
  owner: NamedTypeSymbol,
  object: BoundValue,
): BoundValue {
  const value = valueOfMember(member, object);
  if (member.parameter === undefined) {
    reportLostList(context, member, owner);
    return value;
  }
  const { table, operation } = context;
  const { type, symbol } = member;
  if (isNullable(type) || member.parameter.hasDefault || isCollection(type.type))
    table.report("formValueDemanded", symbol.location ?? owner.locations[0], {
      member: symbol.name,
      type: owner.name,
      operation,
    });
  const underlying: AnnotatedType = { ...withoutNullable(type), nullability: "notAnnotated" };
  return {
    ...value,
    type: underlying,
    hasDefault: false,
    defaultValue: undefined,
    optional: false,
    startsWith: "null",
  };
}

/** No element of a list is no key of the form, and a minimal API then puts null where the class promises a list. */
function reportLostList({ table, operation }: ObjectContext, member: JsonMember, owner: NamedTypeSymbol): void {
  const { type, symbol } = member;
  if (!isCollection(type.type) || type.nullability !== "notAnnotated") return;
  table.report("formListLost", symbol.location ?? owner.locations[0], {
    member: symbol.name,
    type: owner.name,
    operation,
  });
}

/** An object inside another one, or a list of them. */
function readInner(
  context: WholeObject,
  value: BoundValue,
  place: ParameterPlace,
  wireName: string,
  bodies: BoundValue[],
  around: readonly NamedTypeSymbol[],
): ParameterObject | undefined {
  const element = elementOf(withoutNullable(value.type));
  if (element === undefined) return readObject(context, value, place, wireName, bodies, around);
  const item = readObject(context, { ...value, type: element }, place, "", bodies, around);
  if (item === undefined) return undefined;
  reportUnfilledCollection({ value, place, operation: context.operation, isMember: true }, context.table.context.sink);
  const type = context.table.use(value.type, placeOfValue(value, context.operation));
  return { ...item, type, repeated: { place, wireName } };
}

function elementOf({ type }: AnnotatedType): AnnotatedType | undefined {
  if (type.kind === "array") return type.rank === 1 ? type.element : undefined;
  return type.kind === "named" && collectionTypes.has(type.symbol.metadataName) ? type.typeArguments[0] : undefined;
}

function isRequired({ required, type }: Parameter | ParameterObject): boolean {
  return required && type.kind !== "nullable";
}

/**
 * MVC looks for keys that begin with the parameter's own name before it takes the properties' plain names. Where some key of
 * the request happens to be that name, the plain ones would not be seen.
 */
export function withPrefixes(inputs: readonly Input[]): readonly Input[] {
  if (!inputs.some(({ kind }) => kind === "parameterObject")) return inputs;
  const all = flatParameters(inputs);
  return inputs.map((input) => {
    if (input.kind !== "parameterObject") return input;
    const name = input.csharpName.toLowerCase();
    if (!all.some(({ place, wireName }) => place !== "header" && place !== "cookie" && beginsWith(wireName, name)))
      return input;
    const parameters = flatParameters([input]);
    const prefixed =
      parameters.length > 0 && parameters.every(({ wireName }) => wireName.toLowerCase().startsWith(`${name}.`));
    return prefixed ? input : prefixObject(input, camelCase(input.csharpName));
  });
}

/** Whether a key is a name, or goes on with something inside it. */
function beginsWith(key: string, name: string): boolean {
  const text = key.toLowerCase();
  return text.startsWith(name) && (text.length === name.length || /^[.[]$/.test(text.charAt(name.length)));
}

function prefixObject(object: ParameterObject, prefix: string): ParameterObject {
  const { repeated } = object;
  if (repeated !== undefined)
    return { ...object, repeated: { ...repeated, wireName: `${prefix}.${repeated.wireName}` } };
  return {
    ...object,
    parameters: object.parameters.map((parameter) =>
      parameter.place === "query" || parameter.place === "form"
        ? { ...parameter, wireName: `${prefix}.${parameter.wireName}` }
        : parameter,
    ),
    ...withoutUndefined({ objects: object.objects?.map((inner) => prefixObject(inner, prefix)) }),
  };
}

function isNamed({ symbol }: JsonMember, names: readonly string[]): boolean {
  return names.length === 0 || names.includes(symbol.name);
}

/** `[Bind("Page", "PageSize")]` or `[Bind("Page,PageSize")]`. */
function boundNames(attributes: readonly AttributeData[]): readonly string[] {
  const bind = attribute(attributes, "Microsoft.AspNetCore.Mvc.Bind");
  return bind === undefined
    ? []
    : stringsOf(bind.constructorArguments).flatMap((text) => text.split(",").map((name) => name.trim()));
}

export function membersOfValue(table: TypeTable, value: BoundValue): readonly JsonMember[] {
  const { type } = withoutNullable(value.type);
  if (type.kind !== "named") return [];
  const membersBound =
    value.binder === "minimalApi"
      ? membersBoundInMinimalApi
      : value.binder === "mvc"
        ? membersBoundInMvc
        : boundMembersOf;
  const members = membersBound(type, table.stack);
  if (type.typeArguments.length === 0 && type.containing === undefined) return members;
  return members.map((member) => {
    const substituted = substituteType(member.type, type);
    return substituted === member.type ? member : { ...member, type: substituted };
  });
}

/** `= ""` and `= string.Empty`. */
function isBlank({ symbol, parameter }: JsonMember): boolean {
  const { defaultValue } = parameter ?? {};
  if (defaultValue !== undefined) return defaultValue.kind === "string" && defaultValue.value.trim() === "";
  const value = symbol.initializer && executedInitializer(symbol.initializer);
  return knownString(value)?.trim() === "";
}

/** The value that a property begins with, where it is a plain constant. */
function plainInitial({ initializer }: JsonMember["symbol"]): BoundValue["defaultValue"] {
  const constant = initializer === undefined ? undefined : constantOf(initializer);
  return constant?.kind === "integer" || constant?.kind === "bool" || constant?.kind === "string"
    ? constant
    : undefined;
}

export function valueOfMember(
  member: JsonMember,
  { binder, allowsMissing }: Pick<BoundValue, "binder" | "allowsMissing">,
): BoundValue {
  const { symbol } = member;
  const starts = startingValue(symbol);
  // A property that the request leaves out keeps its initial value, but not in a minimal API.
  const keepsInitial =
    symbol.initializer !== undefined && (isNullable(member.type) || (starts === "value" && binder !== "minimalApi"));
  return {
    binder,
    allowsMissing,
    isMember: true,
    startsWith: member.parameter?.hasDefault === true ? undefined : starts,
    startsBlank: isBlank(member) ? true : undefined,
    csharpName: symbol.name,
    type: member.type,
    attributes: member.attributes,
    hasDefault: member.parameter?.hasDefault === true || keepsInitial,
    defaultValue: member.parameter?.defaultValue ?? (keepsInitial ? plainInitial(symbol) : undefined),
    optional: member.sent === "optional",
    documentation: memberDocumentation(symbol).summary,
    example: memberDocumentation(symbol).example,
    location: symbol.location,
    assembly: symbol.containingType.origin === "source" ? symbol.containingType.assembly : undefined,
  };
}
