/** A declared response → a response of the contract. */

import { cachedBy } from "../../caching/cache.js";
import { eventStream, isJsonType } from "../../contract/http/media-type.js";
import type { JsonValue } from "../../contract/json-value.js";
import { capitalized } from "../../contract/names/camel-case.js";
import {
  type Example,
  isSuccess,
  type Response,
  type ResponseContent,
  type Status,
  statusText,
} from "../../contract/operation.js";
import { nullable, reference, type TypeId, type TypeUse } from "../../contract/type-use.js";
import { type InMaking, withoutUndefined } from "../../contract/without-undefined.js";
import { baseTypes, shortTextOf } from "../../csharp/binding/index.js";
import type { AnnotatedType, NamedType } from "../../csharp/binding/symbols/symbols.js";
import { isStringType } from "../../csharp/binding/symbols/types.js";
import type { AnonymousName } from "../types/anonymous-object.js";
import { isBytes } from "../types/kinds/primitive-use.js";
import { isStreamType } from "../types/kinds/streams.js";
import { holdsAnonymous } from "../types/map-type.js";
import type { TypePlace, TypeTable } from "../types/type-table.js";
import type { AnsweredType, DeclaredExample, DeclaredResponse } from "./declared-response.js";

/** `names`: what an answer without a name of its own is called after. */
export function responseOf(
  table: TypeTable,
  declared: DeclaredResponse,
  operation: string,
  names: () => AnonymousName = () => ({ name: "", namespace: "" }),
): Response {
  const place: InMaking<TypePlace> = {
    description: `a response of ${operation}`,
    location: declared.location,
    assembly: undefined,
    direction: "answered",
  };
  if (isNamedHere(declared)) place.anonymous = nameAt(declared.status, names());
  const response: InMaking<Response> = {
    status: declared.status,
    content: contentOf(table, declared, place),
    headers: declared.headers.length === 0 ? noHeaders : headersOf(table, declared, place),
    examples:
      declared.examples.length === 0
        ? []
        : declared.examples.flatMap((example) => declaredExamples(table, example, operation)),
  };
  if (declared.isAutomatic === true) response.isAutomatic = true;
  if (declared.description !== undefined) response.description = declared.description;
  return response;
}

const noHeaders: Response["headers"] = [];

function headersOf(table: TypeTable, { headers }: DeclaredResponse, place: TypePlace): Response["headers"] {
  return headers.map((header) => ({
    name: header.name,
    type: table.use(header.type, place),
    required: header.required,
    ...withoutUndefined({ documentation: header.description }),
  }));
}

/** A union of several types is declared under the name of its place, as anonymous objects are. */
function isNamedHere({ type, alternatives, headers }: DeclaredResponse): boolean {
  return (
    alternatives !== undefined ||
    (type !== undefined && holdsAnonymous(type.type)) ||
    (headers.length > 0 && headers.some((header) => holdsAnonymous(header.type.type)))
  );
}

function nameAt(status: Status, { name, namespace }: AnonymousName): AnonymousName {
  const suffix = isSuccess(status) ? "" : statusText(status);
  return { name: `${name}Answer${capitalized(suffix)}`, namespace };
}

function contentOf(table: TypeTable, declared: DeclaredResponse, place: TypePlace): ResponseContent {
  const { mediaTypes, type, alternatives } = declared;
  if (declared.isUnknown === true)
    return {
      kind: "json",
      type: { kind: "unknown", shape: "any", reason: "unmapped" },
      mediaTypes: mediaTypes.length > 0 ? mediaTypes : ["application/json"],
    };
  if (declared.isFile)
    return { kind: "file", mediaTypes: mediaTypes.length > 0 ? mediaTypes : ["application/octet-stream"] };
  if (type === undefined) return { kind: "none" };
  if (alternatives !== undefined)
    return {
      kind: "json",
      type: unionUse(table, declared, place),
      mediaTypes: mediaTypes.length > 0 ? mediaTypes : ["application/json"],
    };
  const first = mediaTypes[0];
  if (first === eventStream) return { kind: "json", type: useOf(table, type, place), mediaTypes };
  const isJson = first === undefined || isJsonType(first);
  if (isStreamType(type.type))
    return { kind: "file", mediaTypes: first === undefined ? ["application/octet-stream"] : mediaTypes };
  if (!isJson && isStringType(type.type)) {
    const isNullable = type.nullability === "annotated" || declared.mayBeEmpty === true;
    return { kind: "text", mediaTypes, ...(isNullable ? { nullable: true as const } : {}) };
  }
  if (!isJson && isBytes(type.type)) return { kind: "file", mediaTypes };
  return {
    kind: "json",
    type: orEmpty(declared, useOf(table, type, place)),
    mediaTypes:
      mediaTypes.length > 0 ? mediaTypes : [isProblem(type) ? "application/problem+json" : "application/json"],
  };
}

function useOf(table: TypeTable, type: AnsweredType, place: TypePlace): TypeUse {
  const tableOfType = tableFor(table, type);
  if (tableOfType !== undefined) return tableOfType.use(type, place);
  const text = typeof type.json === "object" ? shortTextOf(type.json.options) : "";
  table.report("answerOptionsUnknown", place.location, { place: place.description, text });
  return { kind: "unknown", shape: "any", reason: "unmapped" };
}

/** The table of whoever writes the type; undefined where its options are not known. */
export function tableFor(table: TypeTable, { json }: AnsweredType): TypeTable | undefined {
  if (json === undefined) return table;
  if (json === "http") return table.writtenBy(json);
  const { problems, stack } = json;
  for (const problem of problems) table.context.sink.report(problem);
  return stack && table.writtenBy({ stack, name: "Json" });
}

/** Bodies of several types under one status: a union that is told apart by shape. */
function unionUse(table: TypeTable, declared: DeclaredResponse, place: TypePlace): TypeUse {
  const { type, alternatives = [] } = declared;
  const uses = [...(type === undefined ? [] : [type]), ...alternatives].map((one) => useOf(table, one, place));
  const variants = [...new Map(uses.map((use) => [JSON.stringify(use), use])).values()];
  const [only] = variants;
  if (only !== undefined && variants.length === 1) return orEmpty(declared, only);
  const { name, namespace } = place.anonymous ?? { name: "Answer", namespace: "" };
  const id = table.declareAs(`${namespace}.<${name} union>` as TypeId, () => ({
    kind: "union",
    id,
    name: `${name}Body`,
    csharpName: `${name}Body`,
    containingTypes: [],
    namespace,
    typeParameters: [],
    discriminator: undefined,
    variants: variants.map((use) => ({ tag: undefined, type: use })),
  }));
  return orEmpty(declared, reference(id));
}

/** No body at all is null to the client. */
function orEmpty({ mayBeEmpty }: DeclaredResponse, use: TypeUse): TypeUse {
  return mayBeEmpty === true && use.kind !== "unknown" ? nullable(use) : use;
}

/** RFC 9457 gives problem details a content type of their own, and the framework writes it. */
export function isProblem({ type }: AnnotatedType): boolean {
  return type.kind === "named" && isProblemType(type);
}

const isProblemType = cachedBy((type: NamedType): boolean =>
  [type, ...baseTypes(type)].some((one) => one.symbol.metadataName === "Microsoft.AspNetCore.Mvc.ProblemDetails"),
);

export function declaredExamples(table: TypeTable, example: DeclaredExample, operation: string): readonly Example[] {
  try {
    const value: JsonValue = JSON.parse(example.json);
    return [example.name === undefined ? { value } : { name: example.name, value }];
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it cannot be parsed";
    table.report("exampleNotJson", example.location, { operation, reason });
    return [];
  }
}
