/** The operations of a document as it writes them: what a caller sends, and what it is promised. Knows nothing of the import. */
import { isJsonType } from "../../../../src/contract/http/media-type.js";
import type { DocumentSchemas } from "../document-schemas.js";
import { isObject, type JsonObject, listOf, objectOf, pointerPart, textOf } from "../json.js";
import { referenceOf } from "../references.js";

/** `form` is a field of a form; `simple` texts of lists and objects are in the path and in headers. */
export type Place = "path" | "query" | "header" | "cookie" | "form";

export interface SentValue {
  readonly name: string;
  readonly place: Place;
  readonly required: boolean;
  /** Of its schema. */
  readonly pointer: string;
  readonly style: string;
  readonly explode: boolean;
  /** It is written as JSON. */
  readonly isJson: boolean;
  /** It is a file of a form, or a list of them. */
  readonly isFile: boolean;
}

export interface SentBody {
  readonly required: boolean;
  readonly mediaType: string;
  /** Undefined where the document has no schema. */
  readonly pointer: string | undefined;
}

export interface Success {
  /** Undefined for a range or the default. */
  readonly code: number | undefined;
  readonly mediaType: string | undefined;
  readonly pointer: string | undefined;
  /** Its body is JSON: a file may be of a JSON type, too. */
  readonly isJson: boolean;
  /** Further 2xx: which of them is listed first, the order of JavaScript's keys does not say. */
  readonly others: readonly Success[];
}

export interface DocumentOperation {
  readonly method: string;
  readonly path: string;
  readonly values: readonly SentValue[];
  readonly body: SentBody | undefined;
  readonly success: Success;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "query"];

export function operationsOf(document: DocumentSchemas): readonly DocumentOperation[] {
  const found: DocumentOperation[] = [];
  for (const path of Object.keys(objectOf(document.document.paths))) {
    const item = placeOf(document, `/paths/${pointerPart(path)}`);
    const members: [string, string][] = methods.map((method) => [method.toUpperCase(), `${item}/${method}`]);
    const additional = Object.keys(objectOf(document.at(`${item}/additionalOperations`)));
    members.push(
      ...additional.map((method): [string, string] => [method, `${item}/additionalOperations/${pointerPart(method)}`]),
    );
    for (const [method, pointer] of members)
      if (isObject(document.at(pointer))) found.push(operationAt(document, { method, path, item, pointer }));
  }
  return found;
}

/** Through references to the place that they lead to. */
function placeOf(document: DocumentSchemas, pointer: string): string {
  const reference = referenceOf(document.at(pointer));
  const target = reference === undefined ? undefined : document.pointerOf(reference);
  return target === undefined ? pointer : placeOf(document, target);
}

interface Where {
  readonly method: string;
  readonly path: string;
  readonly item: string;
  readonly pointer: string;
}

function operationAt(document: DocumentSchemas, { method, path, item, pointer }: Where): DocumentOperation {
  const operation = objectOf(document.at(pointer));
  const parameters = new Map<string, string>();
  for (const owner of [item, pointer])
    for (const at of listOf(objectOf(document.at(owner)).parameters).keys()) {
      const place = placeOf(document, `${owner}/parameters/${at}`);
      const { name, in: where } = objectOf(document.at(place));
      parameters.set(`${where} ${name}`, place);
    }
  const places = [...parameters.values()];
  const isOld = document.document.swagger !== undefined;
  const values = places.flatMap((place) => valueAt(document, place, isOld));
  const body = isOld ? oldBody(document, operation, places) : bodyAt(document, `${pointer}/requestBody`);
  const fields = body === undefined || isOld ? [] : fieldsOf(document, body);
  return {
    method,
    path,
    values: [...values, ...fields],
    body,
    success: successAt(document, pointer, operation, isOld),
  };
}

const oldStyles: ReadonlyMap<unknown, string> = new Map([
  ["ssv", "spaceDelimited"],
  ["pipes", "pipeDelimited"],
]);

function valueAt(document: DocumentSchemas, place: string, isOld: boolean): readonly SentValue[] {
  const parameter = objectOf(document.at(place));
  const { name, in: where } = parameter;
  if (typeof name !== "string" || where === "body") return [];
  // Since 3.0, a header of these names is not a parameter: the document says them elsewhere.
  if (!isOld && where === "header" && ["accept", "content-type", "authorization"].includes(name.toLowerCase()))
    return [];
  const known = where === "formData" ? "form" : where;
  if (known !== "path" && known !== "query" && known !== "header" && known !== "cookie" && known !== "form") return [];
  const required = parameter.required === true || known === "path";
  if (isOld) {
    const style =
      oldStyles.get(parameter.collectionFormat) ?? (known === "query" || known === "form" ? "form" : "simple");
    const explode = parameter.collectionFormat === "multi";
    return [{ name, place: known, required, pointer: place, style, explode, isJson: false, isFile: isFile(parameter) }];
  }
  const style = textOf(parameter.style) ?? (known === "query" || known === "cookie" ? "form" : "simple");
  const explode = typeof parameter.explode === "boolean" ? parameter.explode : style === "form";
  const [mediaType] = Object.keys(objectOf(parameter.content));
  const pointer = mediaType === undefined ? `${place}/schema` : `${place}/content/${pointerPart(mediaType)}/schema`;
  return [{ name, place: known, required, pointer, style, explode, isJson: mediaType !== undefined, isFile: false }];
}

function isFile(schema: unknown): boolean {
  const { type, format, items, contentMediaType } = objectOf(schema);
  return (
    type === "file" || format === "binary" || contentMediaType !== undefined || (items !== undefined && isFile(items))
  );
}

export function isForm(mediaType: string): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(mediaType);
}

function bodyAt(document: DocumentSchemas, pointer: string): SentBody | undefined {
  const place = placeOf(document, pointer);
  const body = objectOf(document.at(place));
  const types = Object.keys(objectOf(body.content));
  const mediaType = types.find(isJsonType) ?? types.find(isForm) ?? types[0];
  if (mediaType === undefined) return undefined;
  const schema = `${place}/content/${pointerPart(mediaType)}/schema`;
  return {
    required: body.required === true,
    mediaType,
    pointer: document.at(schema) === undefined ? undefined : schema,
  };
}

function oldBody(document: DocumentSchemas, operation: JsonObject, places: readonly string[]): SentBody | undefined {
  const types = listOf(operation.consumes ?? document.document.consumes).map(String);
  const whole = places.find((place) => objectOf(document.at(place)).in === "body");
  if (whole !== undefined) {
    const { required, schema } = objectOf(document.at(whole));
    return {
      required: required === true,
      mediaType: types.find(isJsonType) ?? types[0] ?? "application/json",
      pointer: schema === undefined ? undefined : `${whole}/schema`,
    };
  }
  const fields = places.map((place) => objectOf(document.at(place))).filter((one) => one.in === "formData");
  if (fields.length === 0) return undefined;
  const hasFile = fields.some(({ type }) => type === "file");
  const usual = hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded";
  const mediaType = types.find((type) => isForm(type) && (!hasFile || type.startsWith("multipart"))) ?? usual;
  return { required: fields.some(({ required }) => required === true), mediaType, pointer: undefined };
}

/** The fields of a form whose schema is an object without choices. */
function fieldsOf(document: DocumentSchemas, body: SentBody): readonly SentValue[] {
  if (body.pointer === undefined || !isForm(body.mediaType)) return [];
  const place = placeOf(document, body.pointer);
  const { properties, required } = objectOf(document.at(place));
  return Object.entries(objectOf(properties)).map(([name, schema]) => ({
    name,
    place: "form",
    required: listOf(required).includes(name),
    pointer: `${place}/properties/${pointerPart(name)}`,
    style: "form",
    explode: true,
    isJson: body.mediaType.startsWith("multipart") && objectOf(document.follow(schema)).type === "object",
    isFile: isFile(document.follow(schema)),
  }));
}

/** The first 2xx; where there is none, what is said first. */
function successAt(document: DocumentSchemas, pointer: string, operation: JsonObject, isOld: boolean): Success {
  const statuses = Object.keys(objectOf(operation.responses)).filter((status) => !status.startsWith("x-"));
  const status =
    statuses.find((one) => /^2\d\d$/.test(one)) ??
    statuses.find((one) => /^2XX$/i.test(one)) ??
    statuses.find((one) => /^[13]\d\d$/.test(one)) ??
    statuses.find((one) => one === "default") ??
    statuses[0];
  const others = statuses.filter((one) => one !== status && /^2\d\d$/.test(one));
  const responseAt = (one: string | undefined): Omit<Success, "others"> =>
    answerAt(document, pointer, operation, one, isOld);
  return { ...responseAt(status), others: others.map((one) => ({ ...responseAt(one), others: [] })) };
}

function answerAt(
  document: DocumentSchemas,
  pointer: string,
  operation: JsonObject,
  status: string | undefined,
  isOld: boolean,
): Omit<Success, "others"> {
  const code = status !== undefined && /^\d+$/.test(status) ? Number(status) : undefined;
  const none = { code, mediaType: undefined, pointer: undefined, isJson: false };
  if (status === undefined) return none;
  const place = placeOf(document, `${pointer}/responses/${pointerPart(status)}`);
  const response = objectOf(document.at(place));
  if (isOld) {
    const types = listOf(operation.produces ?? document.document.produces).map(String);
    const mediaType = types.find(isJsonType) ?? types[0] ?? "application/json";
    const isJson = isJsonType(mediaType) && !isFile(response.schema);
    return response.schema === undefined ? none : { code, mediaType, pointer: `${place}/schema`, isJson };
  }
  const types = Object.keys(objectOf(response.content));
  const mediaType = types.find(isJsonType) ?? types[0];
  if (mediaType === undefined) return none;
  const at = `${place}/content/${pointerPart(mediaType)}/schema`;
  const schema = document.at(at);
  const isJson = isJsonType(mediaType) && !isFile(document.follow(schema));
  return { code, mediaType, pointer: schema === undefined ? undefined : at, isJson };
}
