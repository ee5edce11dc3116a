import { freeName } from "../../contract/free-name.js";
import { isJsonType, isRange } from "../../contract/media-type.js";
import {
  type Body,
  flatParameters,
  type Operation,
  type Parameter,
  type ParameterObject,
} from "../../contract/operation.js";
import type { RouteParameter, RoutePart } from "../../contract/route.js";
import { usesOf } from "../../contract/type-declaration.js";
import { type TypeId, type TypeUse, visitUses, withoutNull } from "../../contract/type-use.js";
import { list } from "../text/layout.js";
import {
  literalMember,
  memberAccess,
  stringLiteral,
  templateText,
  typeScriptIdentifier,
} from "../text/typescript-literal.js";
import { urlPath } from "../text/url-path.js";
import { holdsDate } from "./dates.js";
import { isInUrl } from "./function-parameters.js";
import type { ModuleScope } from "./module-scope.js";
import { holdsFile } from "./transfers.js";

/** A value on its way to the server: where it goes, and the expression that holds it. */
interface Sent {
  readonly parameter: Parameter;
  readonly expression: string;
  /** Of a list of objects: what each of them is sent as. */
  readonly items?: ParameterObject;
}

function mayBeMissing({ parameter, expression }: Sent): boolean {
  return !parameter.required || parameter.type.kind === "nullable" || expression.includes("?.");
}

/** The members of the call that say what is sent: `method`, `path`, `query`, `headers`, `cookies`, `body`. */
export function requestMembers(operation: Operation, runtime: string, scope: ModuleScope): readonly string[] {
  const sent = sentValues(operation).map((value) => asText(value, runtime, scope));
  const at = (place: Parameter["place"]): readonly Sent[] => sent.filter(({ parameter }) => parameter.place === place);
  const body = bodyText(operation, sent, runtime, scope);
  return [
    `method: ${stringLiteral(operation.method)}`,
    `path: ${pathText(operation, at("route"), runtime)}`,
    ...member("query", [...versionMember(operation, "query"), ...queryMembers(at("query"), runtime)]),
    ...member("headers", [...versionMember(operation, "header"), ...plainMembers(at("header"))]),
    ...member("cookies", plainMembers(at("cookie"))),
    ...(body === undefined ? [] : [`body: ${body}`]),
  ];
}

/** The API version is the same in every call. */
function versionMember({ version }: Operation, place: "query" | "header"): readonly string[] {
  return version?.place === place ? [literalMember(version.name, stringLiteral(version.value))] : [];
}

/** Dates travel as texts. */
function asText(value: Sent, runtime: string, { emission }: ModuleScope): Sent {
  if (!holdsDate(value.parameter.type, emission)) return value;
  return { ...value, expression: `${runtime}.datesAsText(${value.expression})` };
}

function sentValues(operation: Operation): readonly Sent[] {
  return operation.inputs.flatMap((input): readonly Sent[] => {
    if (input.kind === "body") return [];
    if (input.kind === "parameter") return [{ parameter: input, expression: typeScriptIdentifier(input.name) }];
    if (input.repeated !== undefined)
      return flatParameters([input]).map((parameter) => ({
        parameter,
        expression: typeScriptIdentifier(input.name),
        items: input,
      }));
    // The URL alone is made without what only the request has.
    return valuesInside(input, typeScriptIdentifier(input.name), !isInUrl(input));
  });
}

function valuesInside(object: ParameterObject, expression: string, outside: boolean): readonly Sent[] {
  const missing = outside || !object.required || object.type.kind === "nullable";
  const inside = (name: string): string => {
    const access = memberAccess(name);
    return `${expression}${missing ? (access.startsWith("[") ? "?." : "?") : ""}${access}`;
  };
  return [
    ...object.parameters.map((parameter) => ({ parameter, expression: inside(parameter.name) })),
    ...(object.objects ?? []).flatMap((inner) =>
      inner.repeated === undefined
        ? valuesInside(inner, inside(inner.name), outside)
        : flatParameters([inner]).map((parameter) => ({ parameter, expression: inside(inner.name), items: inner })),
    ),
  ];
}

/** `lines: order.lines?.map((item) => ({ count: item.count }))`: the runtime writes the indexes. */
function itemsText(value: Sent, items: ParameterObject, runtime: string): string {
  const name = typeScriptIdentifier(freeName("item", new Set([value.expression.split(/\W/)[0] ?? ""])));
  const { repeated: _, ...item } = items;
  const fields = valuesInside({ ...item, required: true, type: { kind: "literal", value: "" } }, name, false);
  const members = fieldMembers(fields, runtime);
  return `${value.expression}${mayBeMissing(value) ? "?" : ""}.map((${name}) => (${objectLiteral(members)}))`;
}

function member(name: string, members: readonly string[]): readonly string[] {
  return members.length === 0 ? [] : [`${name}: ${objectLiteral(members)}`];
}

function objectLiteral(members: readonly string[]): string {
  return list("{", members, "}", { padding: " " });
}

function plainMembers(values: readonly Sent[]): readonly string[] {
  return values.map(({ parameter, expression }) => literalMember(parameter.wireName, expression));
}

const separators = { comma: ",", space: " ", pipe: "|" } as const;

/** One member a key: parameters that share one must agree. */
function queryMembers(values: readonly Sent[], runtime: string): readonly string[] {
  const keyOf = ({ parameter }: Sent): string => parameter.wireName.toLowerCase();
  return values.flatMap((value) => {
    const same = values.filter((other) => keyOf(other) === keyOf(value));
    if (same[0] !== value) return [];
    const { parameter, expression } = value;
    if (same.length > 1) {
      const given = [stringLiteral(parameter.wireName), ...same.map((one) => one.expression)];
      return literalMember(parameter.wireName, `${runtime}.shared(${given.join(", ")})`);
    }
    if (value.items !== undefined) return literalMember(parameter.wireName, itemsText(value, value.items, runtime));
    const type = withoutNull(parameter.type);
    if (parameter.arrayStyle !== undefined && parameter.arrayStyle !== "repeat") {
      const separator = stringLiteral(separators[parameter.arrayStyle]);
      return literalMember(parameter.wireName, `${expression}${mayBeMissing(value) ? "?" : ""}.join(${separator})`);
    }
    if (parameter.objectStyle === "deepObject" || (type.kind === "map" && parameter.objectStyle === undefined)) {
      return `...${runtime}.brackets(${stringLiteral(parameter.wireName)}, ${expression})`;
    }
    if (parameter.objectStyle === "form") return `...${expression}`;
    if (parameter.objectStyle === "json") {
      const text = `JSON.stringify(${expression})`;
      return literalMember(
        parameter.wireName,
        mayBeMissing(value) ? `${expression} == null ? undefined : ${text}` : text,
      );
    }
    return literalMember(parameter.wireName, expression);
  });
}

function pathText(operation: Operation, values: readonly Sent[], runtime: string): string {
  const { segments } = operation.route;
  if (segments.length === 0) return `"/"`;
  const valueFor = (part: RouteParameter): Sent | undefined =>
    values.find(({ parameter }) => parameter.wireName.toLowerCase() === part.name.toLowerCase());
  const end = operation.route.path.endsWith("/") ? "/" : "";
  const text = segments.map((segment) => segmentText(segment, valueFor, runtime)).join("");
  return text.includes("${") ? `\`${text}${end}\`` : stringLiteral(segments.map(literalSegment).join("") + end);
}

function segmentText(
  parts: readonly RoutePart[],
  valueFor: (part: RouteParameter) => Sent | undefined,
  runtime: string,
): string {
  let text = "/";
  for (const [at, part] of parts.entries()) {
    if (part.kind === "literal") {
      text += templateText(urlPath(part.text));
      continue;
    }
    const value = valueFor(part);
    const encode = part.catchAll === "none" ? "segment" : "segments";
    if (value === undefined) {
      if (part.default !== undefined) text += templateText(urlPath(part.default));
      else if (!part.optional) throw new Error(`The route parameter ${part.name} has no value.`);
      continue;
    }
    const { expression } = value;
    const missing = mayBeMissing(value);
    if (missing && part.default !== undefined) {
      text += `\${${runtime}.${encode}(${expression} ?? ${stringLiteral(part.default)})}`;
    } else if (missing && (part.optional || part.catchAll !== "none") && at === parts.length - 1) {
      // The separator before it (a slash, or the dot of `{name}.{extension?}`) goes with the value.
      const separator = text.slice(-1);
      const before = text.slice(0, -1);
      text = `${before}\${${expression} == null ? "" : \`${separator}\${${runtime}.${encode}(${expression})}\`}`;
    } else {
      text += `\${${runtime}.${encode}(${expression})}`;
    }
  }
  return text;
}

function literalSegment(parts: readonly RoutePart[]): string {
  return `/${parts.map((part) => urlPath(part.kind === "literal" ? part.text : (part.default ?? ""))).join("")}`;
}

function bodyText(
  operation: Operation,
  sent: readonly Sent[],
  runtime: string,
  scope: ModuleScope,
): string | undefined {
  const fields = sent.filter(({ parameter }) => parameter.place === "form");
  const body = operation.inputs.find((input) => input.kind === "body");
  if (body === undefined) {
    if (fields.length === 0) return undefined;
    const kind = hasPart(fields.map(({ parameter }) => parameter))
      ? "typedMultipart"
      : fields.some(({ parameter }) => holdsFile(parameter.type))
        ? "multipart"
        : "form";
    return `${runtime}.${kind}(${objectLiteral(fieldMembers(fields, runtime))})`;
  }
  const plain = bodyValue(body, sent);
  const value = holdsDate(body.type, scope.emission) ? `${runtime}.datesAsText(${plain})` : plain;
  const mediaType = body.mediaTypes.find((type) => !isRange(type));
  switch (body.encoding) {
    case "json":
      return `${runtime}.json(${[value, ...jsonSettings(body, scope)].join(", ")})`;
    case "form":
    case "multipart": {
      const kind = hasPart(body.fields?.parameters ?? []) ? "typedMultipart" : body.encoding;
      const fields = body.fields === undefined ? value : fieldsText(body, body.fields, sent, runtime, scope);
      return `${runtime}.${kind}(${fields})`;
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
    return value === undefined ? [] : [literalMember(wireName, value.expression)];
  });
  const own = { ...fields, parameters: fields.parameters.filter(({ name }) => !routed.has(name)) };
  const missing = !body.required || body.type.kind === "nullable";
  const values = valuesInside(
    { ...own, type: body.type, required: body.required },
    typeScriptIdentifier(body.name),
    missing,
  ).map((field) => asText(field, runtime, scope));
  return objectLiteral([...fieldMembers(values, runtime), ...copied]);
}

function fieldMembers(fields: readonly Sent[], runtime: string): readonly string[] {
  return fields.map((field) => {
    const { parameter, expression, items } = field;
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
  const copied = body.routeProperties.flatMap(({ property, parameter }) => {
    if (parameter === undefined) return [];
    const value = sent.find((one) => one.parameter.place === "route" && one.parameter.wireName === parameter);
    return [literalMember(property, value?.expression ?? typeScriptIdentifier(parameter))];
  });
  const name = typeScriptIdentifier(body.name);
  return copied.length === 0 ? name : `{ ${[`...${name}`, ...copied].join(", ")} }`;
}

function jsonSettings(body: Body, scope: ModuleScope): readonly string[] {
  const sendable = body.mediaTypes.filter((type) => !isRange(type));
  const mediaType = sendable.find(isJsonType) ?? sendable[0] ?? "application/json";
  const discriminators = discriminatorsIn(body.type, scope);
  const settings = [
    ...(mediaType.toLowerCase() === "application/json" ? [] : [`type: ${stringLiteral(mediaType)}`]),
    ...(discriminators.length === 0 ? [] : [`first: [${discriminators.map(stringLiteral).join(", ")}]`]),
  ];
  return settings.length === 0 ? [] : [`{ ${settings.join(", ")} }`];
}

function discriminatorsIn(type: TypeUse, scope: ModuleScope): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<TypeId>();
  const queue: TypeUse[] = [type];
  for (let use = queue.pop(); use !== undefined; use = queue.pop()) {
    visitUses(use, (inner) => {
      if (inner.kind !== "reference" || seen.has(inner.id)) return;
      seen.add(inner.id);
      const declaration = scope.emission.types.get(inner.id);
      if (declaration === undefined) return;
      if (declaration.kind === "union" && declaration.discriminator !== undefined) found.add(declaration.discriminator);
      queue.push(...usesOf(declaration));
    });
  }
  return [...found].sort();
}
