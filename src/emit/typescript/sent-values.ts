/** The values of a call on their way to the server. */
import { freeName } from "../../contract/free-name.js";
import { flatParameters, type Operation, type Parameter, type ParameterObject } from "../../contract/operation.js";
import { withoutNull } from "../../contract/type-use.js";
import { list } from "../text/layout.js";
import { literalMember, stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import { holdsDate } from "./dates.js";
import { holdsDecimal, isTextual } from "./decimals.js";
import { type Expression, expressionText, hasOptionalChain, rootVariable } from "./expression.js";
import { isInUrl, isPartlyInUrl } from "./function-parameters.js";
import type { ModuleScope } from "./module-scope.js";

/** A value on its way to the server: where it goes, and the expression that holds it. */
export interface Sent {
  readonly parameter: Parameter;
  readonly expression: Expression;
  /** Of a list of objects: what each of them is sent as. */
  readonly items?: ParameterObject;
}

export function mayBeUndefined({ parameter, expression }: Sent): boolean {
  return !parameter.required || parameter.type.kind === "nullable" || hasOptionalChain(expression);
}

const nothingSent: readonly Sent[] = [];

/** Most calls send nothing at most places. */
export function sentAt(place: Parameter["place"], sent: readonly Sent[]): readonly Sent[] {
  let places: Sent[] | undefined;
  for (let at = 0; at < sent.length; at++) {
    const value = sent[at];
    if (value?.parameter.place !== place) continue;
    if (places === undefined) places = [value];
    else places.push(value);
  }
  return places ?? nothingSent;
}

/** Dates travel as texts, and decimals without an exponent. */
export function sentAsText(value: Sent, runtime: string, { emission }: ModuleScope): Sent {
  const { parameter } = value;
  const hasDecimal = isTextual(parameter) && holdsDecimal(parameter.type, emission.types);
  const hasDate = emission.dates !== undefined && holdsDate(parameter.type, emission);
  if (!hasDecimal && !hasDate) return value;
  const call = (name: string, argument: Expression): Expression => ({
    kind: "call",
    callee: `${runtime}.${name}`,
    argument,
  });
  const plain = hasDecimal ? call("plainNumbers", value.expression) : value.expression;
  return { ...value, expression: hasDate ? call("datesAsText", plain) : plain };
}

export function sentValues(operation: Operation, runtime: string, scope: ModuleScope): readonly Sent[] {
  const values: Sent[] = [];
  for (const input of operation.inputs) {
    if (input.kind === "body") continue;
    const expression = variable(input.name);
    if (input.kind === "parameter") values.push({ parameter: input, expression });
    else if (input.repeated !== undefined)
      for (const parameter of flatParameters([input])) values.push({ parameter, expression, items: input });
    // The URL alone is made without what only the request has.
    else values.push(...valuesInside(input, expression, isOutside(input)));
  }
  return values.map((value) => sentAsText(value, runtime, scope));
}

function isOutside(input: ParameterObject): boolean {
  return input.named === undefined ? !isInUrl(input) : isPartlyInUrl(input);
}

export function variable(name: string): Expression {
  return { kind: "variable", name: typeScriptIdentifier(name) };
}

export function valuesInside(object: ParameterObject, of: Expression, outside: boolean): readonly Sent[] {
  const isOptional = outside || !object.required || object.type.kind === "nullable";
  const inside = (name: string): Expression => ({ kind: "member", of, name, isOptional });
  const direct: readonly Sent[] = object.parameters.map((parameter) => ({
    parameter,
    expression: inside(parameter.name),
  }));
  if (object.objects === undefined) return direct;
  return [
    ...direct,
    ...object.objects.flatMap((inner) =>
      inner.repeated === undefined
        ? valuesInside(inner, inside(inner.name), outside)
        : flatParameters([inner]).map((parameter) => ({ parameter, expression: inside(inner.name), items: inner })),
    ),
  ];
}

/** `lines: order.lines?.map((item) => ({ count: item.count }))`: the runtime writes the indexes. */
export function itemsText(value: Sent, items: ParameterObject, runtime: string): string {
  const name = freeName("item", new Set([rootVariable(value.expression)]));
  const { repeated: _, ...item } = items;
  const fields = valuesInside({ ...item, required: true, type: { kind: "literal", value: "" } }, variable(name), false);
  const members = fieldMembers(fields, runtime);
  return `${expressionText(value.expression)}${mayBeUndefined(value) ? "?" : ""}.map((${name}) => (${objectLiteral(members)}))`;
}

export function objectLiteral(members: readonly string[]): string {
  return list("{", members, "}", { padding: " " });
}

export function fieldMembers(fields: readonly Sent[], runtime: string): readonly string[] {
  return fields.map((field) => {
    const { parameter, items } = field;
    const expression = expressionText(field.expression);
    if (items !== undefined) return literalMember(parameter.wireName, itemsText(field, items, runtime));
    if (parameter.part !== undefined) {
      const part = `${runtime}.part(${expression}, ${stringLiteral(parameter.part)})`;
      return literalMember(parameter.wireName, part);
    }
    return withoutNull(parameter.type).kind === "map"
      ? `...${runtime}.brackets(${stringLiteral(parameter.wireName)}, ${expression})`
      : literalMember(parameter.wireName, expression);
  });
}
