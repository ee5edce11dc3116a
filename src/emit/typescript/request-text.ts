import { groupedBy } from "../../collections/lists-by-key.js";
import type { SecurityScheme } from "../../contract/contract.js";
import type { Operation } from "../../contract/operation.js";
import type { RouteParameter, RoutePart } from "../../contract/route.js";
import { type TypeUse, withoutNull } from "../../contract/type-use.js";
import { literalMember, stringLiteral } from "../text/typescript-literal.js";
import { urlPath } from "../text/url-path.js";
import { bodyText } from "./body-text.js";
import { expressionText, type TemplatePart, templateLiteral } from "./expression.js";
import type { Emission, ModuleScope } from "./module-scope.js";
import { itemsText, mayBeUndefined, objectLiteral, type Sent, sentAt, sentValues } from "./sent-values.js";

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

/** The API version is the same in every call. */
function withVersion({ version }: Operation, place: "query" | "header", members: readonly string[]): readonly string[] {
  if (version?.place !== place) return members;
  return [literalMember(version.name, stringLiteral(version.value)), ...members];
}

const noMembers: readonly string[] = [];

function plainMembers(values: readonly Sent[]): readonly string[] {
  if (values.length === 0) return noMembers;
  return values.map(({ parameter, expression }) => literalMember(parameter.wireName, expressionText(expression)));
}

const separators = { comma: ",", space: " ", pipe: "|" } as const;

/** One member a key: parameters that share one must agree. */
function queryMembers(values: readonly Sent[], runtime: string): readonly string[] {
  if (values.length === 0) return noMembers;
  const byKey = groupedBy(values, ({ parameter }) => parameter.wireName.toLowerCase());
  return [...byKey.values()].map((same) => queryMember(same, runtime));
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
    return literalMember(wireName, `${expression}${mayBeUndefined(value) ? "?" : ""}.join(${separator})`);
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
    return literalMember(wireName, mayBeUndefined(value) ? `${expression} == null ? undefined : ${text}` : text);
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
    const isMissing = mayBeUndefined(value);
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
