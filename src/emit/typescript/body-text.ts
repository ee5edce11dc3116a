/** The body of a request. */

import { cachedBy } from "../../caching/cache.js";
import { isJsonType, isRange } from "../../contract/http/media-type.js";
import {
  type Body,
  bodyOf,
  flatParameters,
  type Input,
  type Operation,
  type Parameter,
  type ParameterObject,
} from "../../contract/operation.js";
import { type TypeId, type TypeUse, withoutNull } from "../../contract/type-use.js";
import { reachableFrom, typesIn } from "../../contract/used-types.js";
import { literalMember, stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import { holdsDate } from "./dates.js";
import { holdsDecimal } from "./decimals.js";
import { expressionText } from "./expression.js";
import type { Emission, ModuleScope } from "./module-scope.js";
import { fieldMembers, objectLiteral, type Sent, sentAsText, sentAt, valuesInside, variable } from "./sent-values.js";
import { holdsFile } from "./transfers.js";

export function bodyText(
  operation: Operation,
  sent: readonly Sent[],
  runtime: string,
  scope: ModuleScope,
): string | undefined {
  const fields = sentAt("form", sent);
  const body = bodyOf(operation);
  if (body === undefined) {
    if (fields.length === 0) return undefined;
    const kind = hasPart(fields.map(({ parameter }) => parameter))
      ? "typedMultipart"
      : operation.inParts === true || fields.some(({ parameter }) => holdsFile(parameter.type))
        ? "multipart"
        : "form";
    return `${runtime}.${kind}(${byCulture(objectLiteral(fieldMembers(fields, runtime)), operation, runtime)})`;
  }
  const plain = bodyValue(body, sent);
  const value = holdsDate(body.type, scope.emission) ? `${runtime}.datesAsText(${plain})` : plain;
  const mediaType = body.mediaTypes.find((type) => !isRange(type));
  switch (body.encoding) {
    case "json":
      return jsonText(body, value, runtime, scope);
    case "form":
    case "multipart": {
      const kind = hasPart(body.fields?.parameters ?? []) ? "typedMultipart" : body.encoding;
      const whole = holdsDecimal(body.type, scope.emission.types) ? `${runtime}.plainNumbers(${value})` : value;
      const fields = body.fields === undefined ? whole : fieldsText(body, body.fields, sent, runtime, scope);
      return `${runtime}.${kind}(${byCulture(fields, operation, runtime)})`;
    }
    case "text":
      return `${runtime}.text(${value}, ${stringLiteral(mediaType ?? "text/plain")})`;
    case "binary": {
      // A media range cannot be sent as a content type; the Blob has its own.
      const type = mediaType === undefined ? [] : [stringLiteral(mediaType)];
      return `${runtime}.binary(${[value, ...type].join(", ")})`;
    }
  }
}

function byCulture(fields: string, { inputs, formByCulture }: Operation, runtime: string): string {
  if (formByCulture !== true || !inputs.some(mayHoldFraction)) return fields;
  return `${runtime}.invariant(${fields})`;
}

/** What a fraction, a date or a time may be among. */
function mayHoldFraction(input: Input): boolean {
  const fields = input.kind === "body" ? input.fields : input;
  return fields === undefined || flatParameters([fields]).some(({ type }) => !isWithoutCulture(withoutNull(type)));
}

function isWithoutCulture(use: TypeUse): boolean {
  if (use.kind === "array") return isWithoutCulture(withoutNull(use.element));
  return use.kind === "file" || use.kind === "literal" || (use.kind === "primitive" && withoutCulture.test(use.name));
}

const withoutCulture = /^(string|char|boolean|guid|uri|version|bytes|u?int\d+)$/;

function hasPart(fields: readonly Parameter[]): boolean {
  return fields.some(({ part }) => part !== undefined);
}

/** The fields as ASP.NET names them, with what the route has of them. */
function fieldsText(
  body: Body,
  fields: ParameterObject,
  sent: readonly Sent[],
  runtime: string,
  scope: ModuleScope,
): string {
  const routed = new Map(body.routeProperties.map(({ property, parameter }) => [property, parameter]));
  const copied = fields.parameters.flatMap(({ name, wireName }) => {
    const route = routed.get(name);
    const value = sent.find((one) => one.parameter.place === "route" && one.parameter.wireName === route);
    return value === undefined ? [] : [literalMember(wireName, expressionText(value.expression))];
  });
  const unrouted = { ...fields, parameters: fields.parameters.filter(({ name }) => !routed.has(name)) };
  const missing = !body.required || body.type.kind === "nullable";
  const values = valuesInside(
    { ...unrouted, type: body.type, required: body.required },
    variable(body.name),
    missing,
  ).map((field) => sentAsText(field, runtime, scope));
  return objectLiteral([...fieldMembers(values, runtime), ...copied]);
}

/** The body with the route's values copied in, so that a `required` member of the C# type binds. */
function bodyValue(body: Body, sent: readonly Sent[]): string {
  const name = typeScriptIdentifier(body.name);
  if (body.routeProperties.length === 0) return name;
  const copied = body.routeProperties.flatMap(({ property, parameter }) => {
    if (parameter === undefined) return [];
    const value = sent.find((one) => one.parameter.place === "route" && one.parameter.wireName === parameter);
    return [literalMember(property, expressionText(value?.expression ?? variable(parameter)))];
  });
  return copied.length === 0 ? name : `{ ${[`...${name}`, ...copied].join(", ")} }`;
}

function jsonText(body: Body, value: string, runtime: string, scope: ModuleScope): string {
  const sendable = body.mediaTypes.filter((type) => !isRange(type));
  const mediaType = sendable.find(isJsonType) ?? sendable[0] ?? "application/json";
  const discriminators = discriminatorsIn(body.type, scope);
  const type = mediaType.toLowerCase() === "application/json" ? "" : `, ${stringLiteral(mediaType)}`;
  if (discriminators.length === 0) return `${runtime}.json(${value}${type})`;
  return `${runtime}.jsonWithFirst([${discriminators.map(stringLiteral).join(", ")}], ${value}${type})`;
}

function discriminatorsIn(type: TypeUse, { emission }: ModuleScope): readonly string[] {
  if (type.kind !== "reference" || type.typeArguments.length > 0) return discriminatorsWithin(type, emission);
  const discriminators = discriminatorsOf(emission);
  let cached = discriminators.get(type.id);
  if (cached === undefined) {
    cached = discriminatorsWithin(type, emission);
    discriminators.set(type.id, cached);
  }
  return cached;
}

/** Of a declared type: a create and an update often send the same. */
const discriminatorsOf = cachedBy((_: Emission) => new Map<TypeId, readonly string[]>());

function discriminatorsWithin(type: TypeUse, { types }: Emission): readonly string[] {
  const discriminators = [...reachableFrom(typesIn([type]), types)].flatMap((id) => {
    const declaration = types.get(id);
    return declaration?.kind === "union" ? (declaration.discriminator ?? []) : [];
  });
  return [...new Set(discriminators)].sort();
}
