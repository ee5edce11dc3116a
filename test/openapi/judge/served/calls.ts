/** Requests to an operation: valid ones, and each thing that its document demands violated once. */
import { isJsonType } from "../../../../src/contract/http/media-type.js";
import type { DocumentSchemas } from "../document-schemas.js";
import { instancesOf } from "../instances.js";
import { invalidValuesOf } from "../invalid-instances.js";
import { decoded, isObject } from "../json.js";
import type { ValuePath } from "../same-value.js";
import { type DocumentOperation, isForm, type SentBody, type SentValue } from "./document-operations.js";
import { textsOf } from "./request-texts.js";

export interface HttpRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | undefined;
}

export interface Call {
  readonly request: HttpRequest;
  /** What was done to it so that the document refuses it. */
  readonly invalid?: {
    /** Of the value that was changed; undefined for the body. */
    readonly name: string | undefined;
    readonly path: ValuePath;
    readonly what: string;
  };
}

/** A value for each name; undefined for one that is left out. */
type Chosen = ReadonlyMap<SentValue, unknown>;

export function callsOf(document: DocumentSchemas, operation: DocumentOperation): readonly Call[] {
  const { values, body } = operation;
  const instances = new Map(values.map((value) => [value, validInstances(document, value.pointer)]));
  const bodies =
    body?.pointer === undefined || !isJsonType(body.mediaType) ? [] : validInstances(document, body.pointer);
  const whole: Chosen = new Map(values.map((value) => [value, sendable(value, instances.get(value)?.[0])]));
  const missing = values.filter((value) => value.required && whole.get(value) === undefined);
  const isBodyMissing = body?.pointer !== undefined && isJsonType(body.mediaType) && bodies.length === 0;
  // Nobody can call it: a required value has no instance that can be written.
  if (missing.length > 0 || (isBodyMissing && body.required)) return [];
  const least: Chosen = new Map(values.filter(({ required }) => required).map((value) => [value, whole.get(value)]));
  const text = bodyText(body, bodies[0]);
  const first: Call = { request: requestOf(operation, whole, text) };
  const needed = body?.required === false ? undefined : bodyText(body, bodies[1] ?? bodies[0]);
  const valid = [first, { request: requestOf(operation, least, needed) }];
  return [
    ...valid,
    ...values.flatMap((value) =>
      changedTexts(document, value, whole.get(value)).map(({ to, path, what }): Call => {
        const chosen = new Map(whole).set(value, to);
        return { request: requestOf(operation, chosen, text), invalid: { name: value.name, path, what } };
      }),
    ),
    ...invalidBodies(document, body, bodies[0]).map(
      ({ sent, path, what }): Call => ({
        request: requestOf(operation, whole, sent),
        invalid: { name: undefined, path, what },
      }),
    ),
  ];
}

function validInstances(document: DocumentSchemas, pointer: string): readonly unknown[] {
  const accepts = document.validator(pointer);
  return instancesOf(document, pointer).filter((value) => value !== null && accepts?.(value) === true);
}

function sendable(sent: SentValue, value: unknown): unknown {
  return value === undefined || value === "" || textsOf(sent, value) === undefined ? undefined : value;
}

function bodyText(body: SentBody | undefined, value: unknown): string | undefined {
  if (body === undefined || isForm(body.mediaType)) return undefined;
  return isJsonType(body.mediaType) ? (value === undefined ? undefined : JSON.stringify(value)) : "text";
}

interface Changed {
  readonly to: unknown;
  readonly path: ValuePath;
  readonly what: string;
}

const otherTexts: readonly (readonly [what: string, text: string])[] = [
  ["other text", "?~ not one of these"],
  ["letters", "abc"],
  ["small", "-99999"],
  ["large", "9999999999"],
  ["fraction", "1.5"],
  ["long text", "x".repeat(2000)],
];

/** Values that no reading of their texts makes valid. */
function changedTexts(document: DocumentSchemas, sent: SentValue, valid: unknown): readonly Changed[] {
  const accepts = document.validator(sent.pointer);
  const found: Changed[] = [];
  if (sent.required && sent.place !== "path" && valid !== undefined)
    found.push({ to: undefined, path: [], what: "missing" });
  if (valid === undefined || accepts === undefined) return found;
  if (sent.isJson) {
    const invalid = invalidValuesOf(document, sent.pointer, valid);
    return [...found, ...invalid.map(({ value, path, what }) => ({ to: value, path, what }))];
  }
  const refuse = (to: unknown, path: ValuePath, what: string): void => {
    if (textsOf(sent, to) !== undefined && !readings(to).some((one) => accepts(one))) found.push({ to, path, what });
  };
  if (Array.isArray(valid)) {
    for (const [what, text] of otherTexts) refuse([text, ...valid.slice(1)], ["0"], what);
    refuse(Array(300).fill(valid[0] ?? "a"), [], "long list");
    return found;
  }
  if (isObject(valid)) {
    for (const key of Object.keys(valid))
      for (const [what, text] of otherTexts) refuse({ ...valid, [key]: text }, [key], what);
    return found;
  }
  for (const [what, text] of otherTexts) refuse(text, [], what);
  return found;
}

/** A text may be meant as a text, a number or a truth value. */
function readings(value: unknown): readonly unknown[] {
  if (typeof value === "string") {
    const isNumber = /^-?\d+(?:\.\d+)?$/.test(value);
    return [
      value,
      ...(isNumber ? [Number(value)] : []),
      ...(value === "true" || value === "false" ? [value === "true"] : []),
    ];
  }
  if (Array.isArray(value)) {
    const items = value.map(readings);
    return [0, 1].map((way) => items.map((one) => one[way] ?? one[0]));
  }
  if (!isObject(value)) return [value];
  const entries = Object.entries(value).map(([key, inner]) => [key, readings(inner)] as const);
  return [0, 1].map((way) => Object.fromEntries(entries.map(([key, one]) => [key, one[way] ?? one[0]])));
}

interface InvalidBody {
  readonly sent: string | undefined;
  readonly path: ValuePath;
  readonly what: string;
}

function invalidBodies(document: DocumentSchemas, body: SentBody | undefined, valid: unknown): readonly InvalidBody[] {
  if (body?.pointer === undefined || !isJsonType(body.mediaType) || valid === undefined) return [];
  const accepts = document.validator(body.pointer);
  const changed = invalidValuesOf(document, body.pointer, valid).map(({ value, path, what }) => ({
    sent: JSON.stringify(value),
    path,
    what,
  }));
  return [
    ...(body.required ? [{ sent: undefined, path: [], what: "no body" }] : []),
    // Where none need be sent, null counts as none.
    ...(accepts?.(null) === true || !body.required ? [] : [{ sent: "null", path: [], what: "null" }]),
    { sent: '{"', path: [], what: "broken JSON" },
    ...changed,
  ];
}

function requestOf(operation: DocumentOperation, chosen: Chosen, body: string | undefined): HttpRequest {
  const texts = (place: SentValue["place"]): readonly (readonly [string, string])[] =>
    [...chosen].flatMap(([sent, value]) =>
      sent.place === place && value !== undefined ? (textsOf(sent, value) ?? []) : [],
    );
  let path = operation.path.replace(/[^{}]+(?![^{]*\})/g, (literal) => encodeURI(decoded(literal)));
  for (const [name, text] of texts("path")) path = path.replaceAll(`{${name}}`, encodeURIComponent(text));
  const query = texts("query").map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
  const cookies = texts("cookie").map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  const headers = [...texts("header"), ...(cookies.length === 0 ? [] : [["Cookie", cookies.join("; ")] as const])];
  const form =
    operation.body !== undefined && isForm(operation.body.mediaType)
      ? formOf(operation, texts("form"), chosen)
      : undefined;
  const sent = form?.body ?? body;
  const type = form?.type ?? operation.body?.mediaType;
  return {
    method: operation.method,
    target: query.length === 0 ? path : `${path}?${query.join("&")}`,
    headers: type === undefined ? headers : [...headers, ["Content-Type", concrete(type)]],
    body: sent,
  };
}

function concrete(mediaType: string): string {
  return mediaType.replace(/^(?:\*|application)\/\*/, "application/json").replace(/\/\*/, "/plain");
}

function formOf(
  operation: DocumentOperation,
  fields: readonly (readonly [string, string])[],
  chosen: Chosen,
): { readonly body: string; readonly type: string } {
  const type = operation.body?.mediaType ?? "";
  if (!type.toLowerCase().startsWith("multipart"))
    return { body: new URLSearchParams(fields.map(([name, text]): [string, string] => [name, text])).toString(), type };
  const boundary = "tenon-boundary";
  const files = new Set([...chosen.keys()].filter(({ isFile }) => isFile).map(({ name }) => name));
  const parts = fields.map(([name, text]) => {
    const disposition = `Content-Disposition: form-data; name="${name}"`;
    return files.has(name)
      ? `--${boundary}\r\n${disposition}; filename="file.txt"\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`
      : `--${boundary}\r\n${disposition}\r\n\r\n${text}\r\n`;
  });
  return { body: `${parts.join("")}--${boundary}--\r\n`, type: `multipart/form-data; boundary=${boundary}` };
}
