import { cachedBy } from "../../caching/cache.js";
import type { SecurityScheme } from "../../contract/contract.js";
import { freeName } from "../../contract/free-name.js";
import { isJsonType, isRange } from "../../contract/http/media-type.js";
import {
  type Body,
  flatParameters,
  type Input,
  type Operation,
  type Parameter,
  type ParameterObject,
} from "../../contract/operation.js";
import type { RouteParameter, RoutePart } from "../../contract/route.js";
import { usesOf } from "../../contract/type-declaration.js";
import { type TypeId, type TypeUse, visitUses, withoutNull } from "../../contract/type-use.js";
import { list } from "../text/layout.js";
import { literalMember, stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import { urlPath } from "../text/url-path.js";
import { holdsDate } from "./dates.js";
import { holdsDecimal, isTextual } from "./decimals.js";
import {
  type Expression,
  expressionText,
  hasOptionalChain,
  rootVariable,
  type TemplatePart,
  templateLiteral,
} from "./expression.js";
import { isInUrl, isPartlyInUrl } from "./function-parameters.js";
import type { Emission, ModuleScope } from "./module-scope.js";
import { holdsFile } from "./transfers.js";

/** A value on its way to the server: where it goes, and the expression that holds it. */
interface Sent {
  readonly parameter: Parameter;
  readonly expression: Expression;
  /** Of a list of objects: what each of them is sent as. */
  readonly items?: ParameterObject;
}

function mayBeMissing({ parameter, expression }: Sent): boolean {
  return !parameter.required || parameter.type.kind === "nullable" || hasOptionalChain(expression);
}

/** The members of the call that say what is sent: `path`, `query`, `headers`, `body`. */
export function requestMembers(
  operation: Operation,
  runtime: string,
  scope: ModuleScope,
  schemes: readonly SecurityScheme[],
): readonly string[] {
  const sent = sentValues(operation, runtime, scope);
  const body = bodyText(operation, sent, runtime, scope);
  const members = [`path: ${pathText(operation, sentAt("route", sent), runtime)}`];
  const query = withVersion(operation, "query", queryMembers(sentAt("query", sent), runtime));
  const keys = queryKeys(operation, schemes);
  if (keys.length > 0) {
    const names = `[${keys.map(stringLiteral).join(", ")}]`;
    members.push(`query: ${runtime}.queryWithKeys(${names}, ${objectLiteral(query)})`);
  } else if (query.length > 0) {
    const make = sentAt("query", sent).every((value) => isPlain(value, scope)) ? "query" : "queryOfObjects";
    members.push(`query: ${runtime}.${make}(${objectLiteral(query)})`);
  }
  const headers = withVersion(operation, "header", plainMembers(sentAt("header", sent)));
  const cookies = plainMembers(sentAt("cookie", sent));
  const cookie = cookies.length === 0 ? [] : [`cookie: ${runtime}.cookies(${objectLiteral(cookies)})`];
  if (headers.length + cookie.length > 0) members.push(`headers: ${objectLiteral([...headers, ...cookie])}`);
  if (body !== undefined) members.push(`body: ${body}`);
  return members;
}

/** Whether it is sent as texts, without objects in it. */
function isPlain({ parameter, items }: Sent, { emission }: ModuleScope): boolean {
  if (items !== undefined) return false;
  if (
    parameter.objectStyle === "json" ||
    parameter.objectStyle === "comma" ||
    (parameter.arrayStyle ?? "repeat") !== "repeat"
  )
    return true;
  const type = withoutNull(parameter.type);
  return isText(type.kind === "array" ? withoutNull(type.element) : type, emission);
}

function isText(use: TypeUse, { types }: Emission): boolean {
  if (use.kind === "primitive" || use.kind === "literal") return true;
  const type = use.kind === "reference" ? types.get(use.id) : undefined;
  return type?.kind === "enum" || type?.kind === "brand";
}

/** The keys of the query that hold a credential: the configuration knows their values. */
function queryKeys({ security }: Operation, schemes: readonly SecurityScheme[]): readonly string[] {
  if (security.kind !== "required") return [];
  const used = new Set(security.alternatives.flat().map(({ scheme }) => scheme));
  return schemes.flatMap((scheme) =>
    scheme.kind === "apiKey" && scheme.in === "query" && used.has(scheme.name) ? [scheme.parameter] : [],
  );
}

const nothingSent: readonly Sent[] = [];

/** Most calls send nothing at most places. */
function sentAt(place: Parameter["place"], sent: readonly Sent[]): readonly Sent[] {
  let places: Sent[] | undefined;
  for (let at = 0; at < sent.length; at++) {
    const value = sent[at];
    if (value?.parameter.place !== place) continue;
    if (places === undefined) places = [value];
    else places.push(value);
  }
  return places ?? nothingSent;
}

/** The API version is the same in every call. */
function withVersion({ version }: Operation, place: "query" | "header", members: readonly string[]): readonly string[] {
  if (version?.place !== place) return members;
  return [literalMember(version.name, stringLiteral(version.value)), ...members];
}

/** Dates travel as texts, and decimals without an exponent. */
function asText(value: Sent, runtime: string, { emission }: ModuleScope): Sent {
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

function sentValues(operation: Operation, runtime: string, scope: ModuleScope): readonly Sent[] {
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
  return values.map((value) => asText(value, runtime, scope));
}

function isOutside(input: ParameterObject): boolean {
  return input.named === undefined ? !isInUrl(input) : isPartlyInUrl(input);
}

function variable(name: string): Expression {
  return { kind: "variable", name: typeScriptIdentifier(name) };
}

function valuesInside(object: ParameterObject, of: Expression, outside: boolean): readonly Sent[] {
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
function itemsText(value: Sent, items: ParameterObject, runtime: string): string {
  const name = freeName("item", new Set([rootVariable(value.expression)]));
  const { repeated: _, ...item } = items;
  const fields = valuesInside({ ...item, required: true, type: { kind: "literal", value: "" } }, variable(name), false);
  const members = fieldMembers(fields, runtime);
  return `${expressionText(value.expression)}${mayBeMissing(value) ? "?" : ""}.map((${name}) => (${objectLiteral(members)}))`;
}

function objectLiteral(members: readonly string[]): string {
  return list("{", members, "}", { padding: " " });
}

const noMembers: readonly string[] = [];

function plainMembers(values: readonly Sent[]): readonly string[] {
  if (values.length === 0) return noMembers;
  return values.map(({ parameter, expression }) => literalMember(parameter.wireName, expressionText(expression)));
}

const separators = { comma: ",", space: " ", pipe: "|" } as const;

/** One member a key: parameters that share one must agree. */
function queryMembers(values: readonly Sent[], runtime: string): readonly string[] {
  const first = values[0];
  if (first === undefined) return noMembers;
  if (values.length === 1) return [queryMember([first], runtime)];
  if (!shareKeys(values)) return values.map((value) => queryMember([value], runtime));
  const byKey = new Map<string, [Sent, ...Sent[]]>();
  for (const value of values) {
    const key = value.parameter.wireName.toLowerCase();
    const same = byKey.get(key);
    if (same === undefined) byKey.set(key, [value]);
    else same.push(value);
  }
  return [...byKey.values()].map((same) => queryMember(same, runtime));
}

function shareKeys(values: readonly Sent[]): boolean {
  const keys = new Set<string>();
  for (const { parameter } of values) keys.add(parameter.wireName.toLowerCase());
  return keys.size < values.length;
}

/** `same`: the parameters of one key. */
function queryMember(same: readonly [Sent, ...Sent[]], runtime: string): string {
  const value = same[0];
  const { parameter } = value;
  const expression = expressionText(value.expression);
  const { wireName } = parameter;
  if (same.length > 1) {
    const appendArguments = [stringLiteral(wireName), ...same.map((one) => expressionText(one.expression))];
    return literalMember(wireName, `${runtime}.shared(${appendArguments.join(", ")})`);
  }
  if (value.items !== undefined) return literalMember(wireName, itemsText(value, value.items, runtime));
  const type = withoutNull(parameter.type);
  if (parameter.arrayStyle !== undefined && parameter.arrayStyle !== "repeat") {
    const separator = stringLiteral(separators[parameter.arrayStyle]);
    return literalMember(wireName, `${expression}${mayBeMissing(value) ? "?" : ""}.join(${separator})`);
  }
  if (parameter.objectStyle === "deepObject" || (type.kind === "map" && parameter.objectStyle === undefined)) {
    return `...${runtime}.brackets(${stringLiteral(wireName)}, ${expression})`;
  }
  if (parameter.objectStyle === "form") return `...${expression}`;
  if (parameter.objectStyle === "comma") {
    return literalMember(wireName, `${runtime}.pairs(${expression})`);
  }
  if (parameter.objectStyle === "json") {
    const text = `JSON.stringify(${expression})`;
    return literalMember(wireName, mayBeMissing(value) ? `${expression} == null ? undefined : ${text}` : text);
  }
  return literalMember(wireName, expression);
}

function pathText(operation: Operation, values: readonly Sent[], runtime: string): string {
  const { segments } = operation.route;
  if (segments.length === 0) return `"/"`;
  const end = operation.route.path.endsWith("/") ? "/" : "";
  const parts = segments.flatMap((segment) => segmentParts(segment, values, runtime));
  return templateLiteral([...parts, { kind: "text", text: end }]);
}

function valueFor(part: RouteParameter, values: readonly Sent[]): Sent | undefined {
  const lowerCaseName = part.name.toLowerCase();
  return values.find(({ parameter }) => parameter.wireName.toLowerCase() === lowerCaseName);
}

function segmentParts(
  segment: readonly RoutePart[],
  values: readonly Sent[],
  runtime: string,
): readonly TemplatePart[] {
  const parts: TemplatePart[] = [{ kind: "text", text: "/" }];
  for (const [at, part] of segment.entries()) {
    if (part.kind === "literal") {
      parts.push({ kind: "text", text: urlPath(part.text) });
      continue;
    }
    const value = valueFor(part, values);
    const encode = part.catchAll === "none" ? "segment" : "segments";
    if (value === undefined) {
      if (part.default !== undefined) parts.push({ kind: "text", text: urlPath(part.default) });
      else if (!part.optional) throw new Error(`The route parameter ${part.name} has no value.`);
      continue;
    }
    const expression = expressionText(value.expression);
    const isMissing = mayBeMissing(value);
    const before = parts.at(-1);
    if (isMissing && part.default !== undefined) {
      parts.push({ kind: "code", code: `${runtime}.${encode}(${expression} ?? ${stringLiteral(part.default)})` });
    } else if (isMissing && (part.optional || part.catchAll !== "none") && at === segment.length - 1) {
      // The separator before it (a slash, or the dot of `{name}.{extension?}`) goes with the value.
      const separator = before?.kind === "text" ? before.text.slice(-1) : "";
      if (before?.kind === "text") parts.splice(-1, 1, { kind: "text", text: before.text.slice(0, -1) });
      const encoded = templateLiteral([
        { kind: "text", text: separator },
        { kind: "code", code: `${runtime}.${encode}(${expression})` },
      ]);
      parts.push({ kind: "code", code: `${expression} == null ? "" : ${encoded}` });
    } else {
      parts.push({ kind: "code", code: `${runtime}.${encode}(${expression})` });
    }
  }
  return parts;
}

function bodyText(
  operation: Operation,
  sent: readonly Sent[],
  runtime: string,
  scope: ModuleScope,
): string | undefined {
  const fields = sentAt("form", sent);
  const body = operation.inputs.find((input) => input.kind === "body");
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
  ).map((field) => asText(field, runtime, scope));
  return objectLiteral([...fieldMembers(values, runtime), ...copied]);
}

function fieldMembers(fields: readonly Sent[], runtime: string): readonly string[] {
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
  const sendable = body.mediaTypes.length === 0 ? noMembers : body.mediaTypes.filter((type) => !isRange(type));
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
  const discriminators = new Set<string>();
  const seen = new Set<TypeId>();
  const queue: TypeUse[] = [type];
  for (let use = queue.pop(); use !== undefined; use = queue.pop()) {
    visitUses(use, (inner) => {
      if (inner.kind !== "reference" || seen.has(inner.id)) return;
      seen.add(inner.id);
      const declaration = types.get(inner.id);
      if (declaration === undefined) return;
      if (declaration.kind === "union" && declaration.discriminator !== undefined)
        discriminators.add(declaration.discriminator);
      queue.push(...usesOf(declaration));
    });
  }
  return [...discriminators].sort();
}
