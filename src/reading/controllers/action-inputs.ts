/** The values of an action → inputs of an operation, in the action's own order. */
import { fitted } from "../../caching/fitted.js";
import { flatParameters, type Input, type Parameter, type ParameterPlace } from "../../contract/operation.js";
import { type RouteParameter, routeParameterNamed, routeParameters } from "../../contract/route.js";
import { withoutNull } from "../../contract/type-use.js";
import { displayType } from "../../csharp/binding/index.js";
import type { AttributeData } from "../../csharp/binding/symbols/symbols.js";
import { isNullable, withoutNullable } from "../../csharp/binding/symbols/types.js";
import { isUnionType } from "../../csharp/binding/types/unions.js";
import { attribute, namedArgument, stringOf } from "../attributes.js";
import { type BoundValue, customBinder, explicitBinding, unreadBinder } from "../inputs/bound-value.js";
import {
  parameterOf,
  readParameter,
  reportUnknownOf,
  reportUntransportable,
  unparsableParameter,
} from "../inputs/parameter.js";
import { membersOfValue, readParameterObject, valueOfMember, withPrefixes } from "../inputs/parameter-object.js";
import { textFormOf } from "../inputs/parsing.js";
import { typeOfConstraint } from "../inputs/route-constraint.js";
import { reportValidatedRecords } from "../inputs/validated-records.js";
import { onlyConstructorParameters } from "../types/members/bound-members.js";
import type { TypeTable } from "../types/type-table.js";
import { valueObjectOf } from "../types/value-objects.js";
import { type ActionInputsContext, actionBody, takesNoBody } from "./action-body.js";
import { type ActionValue, isStringValues } from "./action-values.js";
import { reportGreedyDictionaries } from "./greedy-dictionaries.js";
import { hasSegment } from "./model/action-routes.js";

export function readActionInputs(context: ActionInputsContext, values: readonly ActionValue[]): readonly Input[] {
  const taken: Input[] = [];
  for (let at = 0; at < values.length; at++) {
    const value = values[at];
    if (value === undefined) continue;
    if (value.binder === "mvc") reportValidatedRecords(context.table, value.type);
    taken.push(...inputsOf(context, value));
  }
  const inputs = routedMembers(context, values, withPrefixes(taken))
    .flatMap((input) => withoutFilled(input, context.filledSegment))
    .filter(hasKeys);
  const unbound = unboundSegments(context, inputs);
  const complete = fitted(unbound.length === 0 ? inputs : [...unbound, ...inputs]);
  reportBodies(context, complete);
  reportSameNames(context, complete);
  reportGreedyDictionaries(values, complete, context.operation, context.table.context.sink);
  return complete;
}

/**
 * The properties of an object that come from the route: those that say so and, in plain MVC, any that a segment names, which
 * never comes from elsewhere then.
 */
function routedMembers(
  context: ActionInputsContext,
  values: readonly ActionValue[],
  inputs: readonly Input[],
): readonly Input[] {
  if (!inputs.some(({ kind }) => kind === "parameterObject")) return inputs;
  const { routes } = context;
  const plain = values.filter(isPlain);
  const taken = new Set<string>();
  for (const input of inputs)
    if (input.kind === "parameter" && input.place === "route") taken.add(input.wireName.toLowerCase());
  return inputs.map((input) => {
    if (input.kind !== "parameterObject") return input;
    const isAny = plain.some(({ csharpName }) => csharpName === input.csharpName);
    if (!isAny && !input.parameters.some(({ place }) => place === "route")) return input;
    const parameters = input.parameters.flatMap((parameter): readonly Parameter[] => {
      if (parameter.place !== "route" && (!isAny || parameter.place === "header")) return [parameter];
      const segment = routeParameterNamed(routes[0], parameter.wireName);
      // A segment that the route does not have is never sent.
      if (segment === undefined) return parameter.place === "route" ? [] : [parameter];
      return taken.has(segment.name.toLowerCase())
        ? []
        : [{ ...parameter, place: "route", wireName: segment.name, type: withoutNull(parameter.type), required: true }];
    });
    return { ...input, parameters };
  });
}

/** What is bound to a segment that is filled in is not asked for. */
function withoutFilled(input: Input, filled: string | undefined): readonly Input[] {
  if (filled === undefined || input.kind === "body") return [input];
  const isFilled = ({ place, wireName }: Parameter): boolean =>
    place === "route" && wireName.toLowerCase() === filled.toLowerCase();
  if (input.kind === "parameter") return isFilled(input) ? [] : [input];
  return [{ ...input, parameters: input.parameters.filter((parameter) => !isFilled(parameter)) }];
}

/** An object of which a request says nothing is made all the same. */
function hasKeys(input: Input): boolean {
  return input.kind !== "parameterObject" || flatParameters([input]).length > 0;
}

function isPlain({ inferredBy }: ActionValue): boolean {
  return inferredBy === "mvc";
}

function inputsOf(context: ActionInputsContext, value: ActionValue): readonly Input[] {
  const { table, operation } = context;
  reportUnknownOf(value, operation, table.context.sink);
  switch (value.source) {
    case "body":
      return bodyInputs(context, value);
    case "route":
      return routeInputs(context, value);
    case "parameters":
      return spreadMembers(context, value).flatMap((member) => inputsOf(context, member));
    default:
      return textInputs(context, value, value.source);
  }
}

/** `[AsParameters]`: every property is a parameter of its own, but none where a constructor takes them. */
function spreadMembers({ table }: ActionInputsContext, object: ActionValue): readonly ActionValue[] {
  const { type: made } = withoutNullable(object.type);
  const isConstructed = made.kind === "named" && onlyConstructorParameters(made).length > 0;
  return membersOfValue(table, object).flatMap((member): readonly ActionValue[] => {
    if (isConstructed && member.parameter === undefined) return [];
    const { type, attributes } = member;
    const source = object.sourceOfMember?.({ name: member.symbol.name, type, attributes });
    if (source === undefined) return [];
    // What a property is made with does not count here: the server asks for every value that is not nullable.
    const value = { ...valueOfMember(member, object), hasDefault: member.parameter?.hasDefault === true };
    return [{ ...value, source, givenName: explicitBinding(attributes)?.name, inferredBy: undefined }];
  });
}

function bodyInputs(context: ActionInputsContext, value: ActionValue): readonly Input[] {
  const { table, operation, method } = context;
  const segment = routeParameterNamed(context.routes[0], value.givenName ?? value.csharpName);
  const said = explicitBinding(value.attributes) !== undefined;
  if (segment !== undefined && !said) {
    const request = { value, place: "route" as const, wireName: segment.name, operation };
    const made = unparsableParameter(table, request, "read it from the body");
    return [inSegment(made, segment, value)];
  }
  if (method === "GET" || method === "HEAD" || method === "DELETE") {
    // A DELETE has a body if the action asks for it or an API controller infers it; a minimal API with one does not start.
    if (method !== "DELETE" || (!said && value.inferredBy !== "apiController")) {
      if (!said && isValueObject(table, value)) {
        const request = { value, place: "query" as const, wireName: value.givenName, operation };
        return [unparsableParameter(table, request, "read it from the body")];
      }
      // A minimal API that would infer one does not start, whether it may be missing or not.
      const isLeftOut = value.inferredBy !== "minimalApi" && takesNoBody(context, value);
      const name = isLeftOut ? "optionalBodyLeftOut" : "bodyNotAllowed";
      table.report(name, value.location, { operation, parameter: value.csharpName, method });
      return [];
    }
  }
  if (textFormOf(value.type) === "file") {
    const parameter = value.csharpName;
    table.report("fileNotSendable", value.location, { parameter, operation, place: "a JSON body" });
    return [];
  }
  return [actionBody(context, value)];
}

function isValueObject(table: TypeTable, value: BoundValue): boolean {
  const { type } = withoutNullable(value.type);
  return type.kind === "named" && valueObjectOf(type.symbol, table.messages, table.stack).kind === "value";
}

function routeInputs(context: ActionInputsContext, value: ActionValue): readonly Input[] {
  const { table, operation, routes } = context;
  const name = value.givenName ?? value.csharpName;
  const segment = routeParameterNamed(routes[0], name);
  if (segment === undefined) {
    if (textFormOf(value.type) === "complex") return textInputs(context, value, "route");
    // Another template of the same action has it; the client calls the first one, which has not.
    if (routes.some((route) => hasSegment(route, name))) return [];
    table.report("routeParameterMissing", value.location, {
      operation,
      parameter: name,
      route: routes[0].template,
      segment: `{${name}}`,
    });
    return [];
  }
  const request = { value, place: "route" as const, wireName: segment.name, operation };
  const parameter = binderParameter(context, value, "route", segment.name) ?? readParameter(table, request);
  const made = parameter ?? unparsableParameter(table, request, "bind its properties one by one");
  return [inSegment(made, segment, value)];
}

/**
 * An optional segment may be left out; so may one with a default, which the template or the parameter gives, and the rest of a
 * path, which may be empty. One that must be there is never null, whatever the action could take.
 */
function inSegment(parameter: Parameter, segment: RouteParameter, value: BoundValue): Parameter {
  const mayBeEmpty = segment.catchAll !== "none" && (value.hasDefault || isNullable(value.type));
  const required = !segment.optional && segment.default === undefined && !mayBeEmpty;
  const type = required ? withoutNull(parameter.type) : parameter.type;
  if (segment.default === undefined && type === parameter.type && required === parameter.required) return parameter;
  if (segment.default !== undefined && !value.hasDefault)
    return { ...parameter, type, required, default: segment.default };
  return { ...parameter, type, required };
}

function textInputs(context: ActionInputsContext, value: ActionValue, place: ParameterPlace): readonly Input[] {
  const { table, operation } = context;
  const wireName = value.givenName ?? bindPrefix(value.attributes);
  const bound = binderParameter(context, value, place, wireName);
  if (bound !== undefined) return [bound];
  const request = { value, place, wireName, operation };
  if (value.binder === "mvc" && isStringValues(value.type)) {
    const parameter = value.csharpName;
    table.report("stringValuesInMvc", value.location, { parameter, operation });
  }
  const parameter = readParameter(table, request);
  if (parameter !== undefined) return [parameter];
  const { type } = withoutNullable(value.type);
  if (type.kind === "named" && isUnionType(type.symbol)) {
    const parameters = { parameter: value.csharpName, operation, type: displayType(value.type), place };
    table.report("unionOutsideBody", value.location, parameters);
    return [];
  }
  const read = readParameterObject(context, value, place, wireName);
  if (read === undefined) {
    reportUntransportable(table, request);
    return [];
  }
  const bodies = read.bodies.map((body): ActionValue => {
    return { ...body, hasDefault: false, source: "body", givenName: undefined, inferredBy: undefined };
  });
  return bodies.length === 0 ? [read.object] : [read.object, ...bodies.flatMap((body) => bodyInputs(context, body))];
}

/** `[ModelBinder(typeof(X))]`: what X reads is not known. Without a type it only renames. */
function binderParameter(
  context: ActionInputsContext,
  value: ActionValue,
  place: ParameterPlace,
  wireName: string | undefined,
): Parameter | undefined {
  const binder = value.binder === "mvc" ? unreadBinder(value.attributes, value.type) : undefined;
  if (binder === undefined) return undefined;
  const { table, operation } = context;
  table.report("parameterCustomBinder", value.location, {
    parameter: value.csharpName,
    operation,
    binder,
    place,
  });
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

/** A segment that no parameter takes must still be filled: the client asks for it. */
function unboundSegments(context: ActionInputsContext, inputs: readonly Input[]): readonly Parameter[] {
  const { table, operation, routes, location } = context;
  const segments = routeParameters(routes[0]);
  if (segments.length === 0) return [];
  const parameters = flatParameters(inputs);
  const isTaken = ({ name }: RouteParameter): boolean =>
    name === context.filledSegment ||
    parameters.some(({ place, wireName }) => place === "route" && wireName.toLowerCase() === name.toLowerCase());
  if (segments.every(isTaken)) return [];
  return segments
    .filter((segment) => !isTaken(segment))
    .map((segment) => {
      const versioned = segment.constraints.includes("apiVersion");
      table.report(versioned ? "routeVersionParameter" : "routeParameterUnused", location, {
        route: routes[0].template,
        operation,
        segment: `{${segment.name}}`,
      });
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
  const first = inputs.find((input) => input.kind === "body");
  if (first === undefined) return;
  const second = inputs.find((input) => input.kind === "body" && input !== first);
  if (second !== undefined) {
    table.report("bodyTwice", location, { operation, first: first.csharpName, second: second.csharpName });
  }
  const hasForm = flatParameters(inputs).some((parameter) => parameter.place === "form");
  if (hasForm) {
    table.report("formAndJsonBody", location, { operation, parameter: first.csharpName });
  }
}

export function reportSameNames(
  context: Pick<ActionInputsContext, "table" | "operation" | "location">,
  inputs: readonly Input[],
): void {
  if (inputs.length < 2) return;
  const seen = new Set<string>();
  for (const { name } of inputs) {
    if (seen.has(name)) {
      context.table.report("parameterNameTaken", context.location, { operation: context.operation, name });
    }
    seen.add(name);
  }
}
