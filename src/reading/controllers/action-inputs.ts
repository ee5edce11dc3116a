/** The values of an action → inputs of an operation, in the action's own order. */

import { camelCase } from "../../contract/camel-case.js";
import { parameterName } from "../../contract/names.js";
import type { Body, HttpMethod, Input, Parameter, ParameterObject, ParameterPlace } from "../../contract/operation.js";
import { type Route, type RouteParameter, routeParameters } from "../../contract/route.js";
import { substituteType } from "../../csharp/binding/index.js";
import type { AttributeData } from "../../csharp/binding/symbols.js";
import { withoutNullable } from "../../csharp/binding/types.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import { argument, attribute, enumMemberOf, namedArgument, stringOf, stringsOf, typeOf } from "../attributes.js";
import { type BoundValue, customBinder, explicitBinding, isBindNever } from "../inputs/bound-value.js";
import { parameterOf, placeOfValue, readParameter, reportUntransportable } from "../inputs/parameter.js";
import { textFormOf } from "../inputs/parsing.js";
import { typeOfConstraint } from "../inputs/route-constraint.js";
import { type JsonMember, jsonMembersOf } from "../types/json-members.js";
import { isBytes } from "../types/primitive-use.js";
import { memberDocumentation } from "../types/symbol-documentation.js";
import type { TypeTable } from "../types/type-table.js";
import { hasSegment } from "./action-routes.js";
import type { ActionValue } from "./action-values.js";

export interface ActionInputsContext {
  readonly table: TypeTable;
  readonly operation: string;
  readonly method: HttpMethod;
  readonly routes: readonly [Route, ...Route[]];
  readonly consumes: readonly string[];
  readonly location: Location | undefined;
}

export function readActionInputs(context: ActionInputsContext, values: readonly ActionValue[]): readonly Input[] {
  const inputs = values.flatMap((value) => inputsOf(context, value));
  const complete = [...unboundSegments(context, inputs), ...inputs];
  reportBodies(context, complete);
  reportSameNames(context, complete);
  return complete;
}

function inputsOf(context: ActionInputsContext, value: ActionValue): readonly Input[] {
  switch (value.source) {
    case "body":
      return bodyInputs(context, value);
    case "route":
      return routeInputs(context, value);
    case "parameters":
      return membersOfValue(context, value).flatMap((member) => inputsOf(context, flattened(context, member)));
    default:
      return textInputs(context, value, value.source);
  }
}

/** `[AsParameters]`: every property is a parameter of its own. */
function flattened(context: ActionInputsContext, member: JsonMember): ActionValue {
  const value = valueOfMember(member);
  const binding = explicitBinding(member.attributes);
  const form = textFormOf(member.type);
  const name = binding?.name ?? member.symbol.name;
  const inferred = context.routes.some((route) => hasSegment(route, name))
    ? "route"
    : form === "file"
      ? "form"
      : form === "complex"
        ? "body"
        : "query";
  const source = binding?.source === "services" ? inferred : (binding?.source ?? inferred);
  return { ...value, source, givenName: binding?.name };
}

function bodyInputs(context: ActionInputsContext, value: ActionValue): readonly Input[] {
  const { table, operation, method } = context;
  if (method === "GET" || method === "HEAD" || method === "DELETE") {
    // A DELETE may have a body where the action says so; one that is merely inferred is a mistake.
    if (method !== "DELETE" || explicitBinding(value.attributes) === undefined) {
      table.context.sink.report(
        diagnostic("TN2121", value.location, { operation, parameter: value.csharpName, method }),
      );
      return [];
    }
  }
  return [bodyOf(context, value)];
}

function bodyOf(context: ActionInputsContext, value: ActionValue): Body {
  const { table, operation, consumes } = context;
  const [first] = consumes;
  const isJson = first === undefined || /[/+]json$/.test(first.split(";")[0]?.trim() ?? "");
  const { type } = withoutNullable(value.type);
  const isStream = type.kind === "named" && type.symbol.metadataName === "System.IO.Stream";
  const isRaw = isStream || (isBytes(type) && !isJson);
  const encoding = isRaw ? "binary" : isJson ? "json" : "text";
  const mediaTypes = consumes.length > 0 ? consumes : [isRaw ? "application/octet-stream" : "application/json"];
  return {
    kind: "body",
    name: parameterName(value.csharpName),
    csharpName: value.csharpName,
    type: isRaw ? { kind: "file" } : table.use(value.type, placeOfValue(value, operation)),
    encoding,
    mediaTypes,
    required: !(value.hasDefault || value.optional || allowsEmptyBody(value.attributes)),
    routeProperties: [],
    ...(value.documentation === undefined ? {} : { documentation: value.documentation }),
  };
}

function allowsEmptyBody(attributes: readonly AttributeData[]): boolean {
  const data = attribute(attributes, "Microsoft.AspNetCore.Mvc.FromBody");
  return data !== undefined && enumMemberOf(namedArgument(data, "EmptyBodyBehavior")) === "Allow";
}

function routeInputs(context: ActionInputsContext, value: ActionValue): readonly Input[] {
  const { table, operation, routes } = context;
  const name = value.givenName ?? value.csharpName;
  const segment = segmentNamed(routes[0], name);
  if (segment === undefined) {
    if (textFormOf(value.type) === "complex") return textInputs(context, value, "route");
    // Another template of the same action has it; the client calls the first one, which has not.
    if (routes.some((route) => hasSegment(route, name))) return [];
    table.context.sink.report(
      diagnostic("TN2105", value.location, {
        operation,
        parameter: name,
        route: routes[0].template,
        segment: `{${name}}`,
      }),
    );
    return [];
  }
  const request = { value, place: "route" as const, wireName: segment.name, operation };
  const parameter = binderParameter(context, value, "route", segment.name) ?? readParameter(table, request);
  if (parameter === undefined) {
    reportUntransportable(table, request);
    return [];
  }
  return [{ ...parameter, ...segmentPresence(segment, value) }];
}

/** An optional segment may be left out; so may one with a default, which the template or the parameter gives. */
function segmentPresence(segment: RouteParameter, value: BoundValue): Pick<Parameter, "required" | "default"> {
  const required = !segment.optional && segment.default === undefined;
  if (segment.default !== undefined && !value.hasDefault) return { required, default: segment.default };
  return { required };
}

function segmentNamed(route: Route, name: string): RouteParameter | undefined {
  return routeParameters(route).find((parameter) => parameter.name.toLowerCase() === name.toLowerCase());
}

function textInputs(context: ActionInputsContext, value: ActionValue, place: ParameterPlace): readonly Input[] {
  const { table, operation } = context;
  const wireName = value.givenName ?? bindPrefix(value.attributes);
  const bound = binderParameter(context, value, place, wireName);
  if (bound !== undefined) return [bound];
  const request = { value, place, wireName, operation };
  const parameter = readParameter(table, request);
  if (parameter !== undefined) return [parameter];
  const object = parameterObject(context, value, place);
  if (object === undefined) reportUntransportable(table, request);
  return object === undefined ? [] : object;
}

/** `[ModelBinder(typeof(X))]`: what X reads is not known. Without a type it only renames. */
function binderParameter(
  context: ActionInputsContext,
  value: ActionValue,
  place: ParameterPlace,
  wireName: string | undefined,
): Parameter | undefined {
  const data = customBinder(value.attributes);
  const binder =
    data === undefined
      ? undefined
      : (typeOf(argument(data, "binderType", 0)) ?? typeOf(namedArgument(data, "BinderType")));
  if (data === undefined || binder === undefined) return undefined;
  const { table, operation } = context;
  table.context.sink.report(
    diagnostic("TN2126", value.location, {
      parameter: value.csharpName,
      operation,
      binder: binder.type.kind === "named" ? binder.type.symbol.name : "a model binder",
      place,
    }),
  );
  return parameterOf(table, { value, place, wireName, operation }, { kind: "primitive", name: "string" });
}

function bindPrefix(attributes: readonly AttributeData[]): string | undefined {
  const bind = attribute(attributes, "Microsoft.AspNetCore.Mvc.Bind");
  const binder = customBinder(attributes);
  return (
    (bind === undefined ? undefined : stringOf(namedArgument(bind, "Prefix"))) ??
    (binder === undefined ? undefined : stringOf(namedArgument(binder, "Name")))
  );
}

/** A complex object outside the body: one positional object whose properties are the keys. */
function parameterObject(
  context: ActionInputsContext,
  value: ActionValue,
  place: ParameterPlace,
): readonly Input[] | undefined {
  const { table, operation } = context;
  const type = withoutNullable(value.type).type;
  if (type.kind !== "named" || (type.symbol.origin !== "source" && type.symbol.namespace.startsWith("System")))
    return undefined;
  const prefix = value.givenName ?? bindPrefix(value.attributes);
  const only = boundNames(value.attributes);
  const parameters: Parameter[] = [];
  const others: Input[] = [];
  for (const member of membersOfValue(context, value)) {
    if (isBindNever(member.attributes) || (only.length > 0 && !only.includes(member.symbol.name))) continue;
    const binding = explicitBinding(member.attributes);
    if (binding?.source === "services") continue;
    if (binding?.source === "body") {
      others.push(...inputsOf(context, { ...valueOfMember(member), source: "body", givenName: undefined }));
      continue;
    }
    const at = binding === undefined || binding.source === "parameters" ? place : binding.source;
    const key = binding?.name ?? camelCase(member.symbol.name);
    const request = {
      value: valueOfMember(member),
      place: at,
      wireName: prefix === undefined || prefix === "" ? key : `${prefix}.${key}`,
      operation,
    };
    const parameter = readParameter(table, request);
    // The object's own property is named as its type names it.
    if (parameter === undefined) reportUntransportable(table, request);
    else parameters.push({ ...parameter, name: member.jsonName });
  }
  const object: ParameterObject = {
    kind: "parameterObject",
    name: parameterName(value.csharpName),
    csharpName: value.csharpName,
    type: table.use(value.type, placeOfValue(value, operation)),
    parameters,
    required: !(value.hasDefault || value.optional),
    ...(value.documentation === undefined ? {} : { documentation: value.documentation }),
  };
  return [object, ...others];
}

/** `[Bind("Page", "PageSize")]` or `[Bind("Page,PageSize")]`. */
function boundNames(attributes: readonly AttributeData[]): readonly string[] {
  const bind = attribute(attributes, "Microsoft.AspNetCore.Mvc.Bind");
  return bind === undefined
    ? []
    : stringsOf(bind.constructorArguments).flatMap((text) => text.split(",").map((name) => name.trim()));
}

function membersOfValue({ table }: ActionInputsContext, value: BoundValue): readonly JsonMember[] {
  const { type } = withoutNullable(value.type);
  if (type.kind !== "named") return [];
  return jsonMembersOf(type, table.stack)
    .filter((member) => member.sent !== "absent" && !member.isExtensionData)
    .map((member) => ({ ...member, type: substituteType(member.type, type) }));
}

function valueOfMember(member: JsonMember): BoundValue {
  const { symbol } = member;
  return {
    csharpName: symbol.name,
    type: member.type,
    attributes: member.attributes,
    // A property keeps its initial value where the request says nothing.
    hasDefault: member.parameter?.hasDefault === true || symbol.initializer !== undefined,
    defaultValue: member.parameter?.defaultValue,
    optional: member.sent === "optional",
    documentation: memberDocumentation(symbol).summary,
    location: symbol.location,
    assembly: symbol.containingType.origin === "source" ? symbol.containingType.assembly : undefined,
  };
}

/** A segment that no parameter takes must still be filled: the client asks for it. */
function unboundSegments(context: ActionInputsContext, inputs: readonly Input[]): readonly Parameter[] {
  const { table, operation, routes, location } = context;
  const taken = new Set(
    inputs
      .flatMap((input): readonly Parameter[] =>
        input.kind === "parameter" ? [input] : input.kind === "parameterObject" ? input.parameters : [],
      )
      .filter((parameter) => parameter.place === "route")
      .map((parameter) => parameter.wireName.toLowerCase()),
  );
  return routeParameters(routes[0])
    .filter((segment) => !taken.has(segment.name.toLowerCase()))
    .map((segment) => {
      if (!segment.constraints.includes("apiVersion")) {
        table.context.sink.report(
          diagnostic("TN2106", location, { route: routes[0].template, operation, segment: `{${segment.name}}` }),
        );
      }
      const optional = segment.optional || segment.default !== undefined;
      const value: BoundValue = {
        csharpName: segment.name,
        type: { type: { kind: "dynamic" }, nullability: "notAnnotated" },
        attributes: [],
        hasDefault: false,
        defaultValue: undefined,
        optional,
        documentation: undefined,
        location,
        assembly: undefined,
      };
      const made = parameterOf(
        table,
        { value, place: "route", wireName: segment.name, operation },
        typeOfConstraint(segment),
      );
      return segment.default === undefined ? made : { ...made, default: segment.default };
    });
}

function reportBodies(context: ActionInputsContext, inputs: readonly Input[]): void {
  const { table, operation, location } = context;
  const bodies = inputs.filter((input) => input.kind === "body");
  const [first, second] = bodies;
  if (first !== undefined && second !== undefined) {
    table.context.sink.report(
      diagnostic("TN2122", location, { operation, first: first.csharpName, second: second.csharpName }),
    );
  }
  const hasForm = inputs.some((input) =>
    input.kind === "parameter"
      ? input.place === "form"
      : input.kind === "parameterObject" && input.parameters.some((parameter) => parameter.place === "form"),
  );
  if (first !== undefined && hasForm) {
    table.context.sink.report(diagnostic("TN2127", location, { operation, parameter: first.csharpName }));
  }
}

export function reportSameNames(
  context: Pick<ActionInputsContext, "table" | "operation" | "location">,
  inputs: readonly Input[],
): void {
  const seen = new Set<string>();
  for (const { name } of inputs) {
    if (seen.has(name)) {
      context.table.context.sink.report(diagnostic("TN2125", context.location, { operation: context.operation, name }));
    }
    seen.add(name);
  }
}
