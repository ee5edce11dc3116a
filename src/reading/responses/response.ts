/** A declared response → a response of the contract. */
import type { JsonValue } from "../../contract/json-value.js";
import { isJsonType } from "../../contract/media-type.js";
import { type Example, isSuccess, type Response, type ResponseContent } from "../../contract/operation.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { baseTypes } from "../../csharp/binding/index.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { isBytes } from "../types/primitive-use.js";
import type { TypePlace, TypeTable } from "../types/type-table.js";
import { anonymousUse } from "./anonymous-type.js";
import type { DeclaredExample, DeclaredResponse } from "./declared-response.js";

/** Where a body without a C# name gets its own from. */
export interface AnonymousNames {
  readonly name: string;
  readonly namespace: string;
}

export function responseOf(
  table: TypeTable,
  declared: DeclaredResponse,
  operation: string,
  names: AnonymousNames = { name: "Answer", namespace: "" },
): Response {
  const place: TypePlace = {
    description: `a response of ${operation}`,
    location: declared.location,
    assembly: undefined,
    direction: "answered",
  };
  return {
    status: declared.status,
    content: contentOf(table, declared, place, names),
    ...withoutUndefined({ description: declared.description }),
    headers: declared.headers.map((header) => ({
      name: header.name,
      type: table.use(header.type, place),
      required: header.required,
      ...withoutUndefined({ documentation: header.description }),
    })),
    examples: declared.examples.flatMap((example) => exampleOf(table, example, operation)),
  };
}

function contentOf(
  table: TypeTable,
  declared: DeclaredResponse,
  place: TypePlace,
  { name, namespace }: AnonymousNames,
): ResponseContent {
  const { mediaTypes, type, status, anonymous } = declared;
  const json = mediaTypes.length > 0 ? mediaTypes : ["application/json"];
  if (declared.isUnknown === true)
    return { kind: "json", type: { kind: "unknown", shape: "any", reason: "unmapped" }, mediaTypes: json };
  if (anonymous !== undefined) {
    const suffix = status.kind === "code" && !isSuccess(status) ? status.code : "";
    return {
      kind: "json",
      type: anonymousUse(table, anonymous, `${name}Answer${suffix}`, namespace, place),
      mediaTypes: json,
    };
  }
  if (declared.isFile)
    return { kind: "file", mediaTypes: mediaTypes.length > 0 ? mediaTypes : ["application/octet-stream"] };
  if (type === undefined) return { kind: "none" };
  const [first] = mediaTypes;
  const isJson = first === undefined || isJsonType(first);
  if (isStream(type))
    return { kind: "file", mediaTypes: first === undefined ? ["application/octet-stream"] : mediaTypes };
  if (!isJson && isTextType(type)) {
    return { kind: "text", mediaTypes, ...(type.nullability === "annotated" ? { nullable: true as const } : {}) };
  }
  if (!isJson && isBytes(type.type)) return { kind: "file", mediaTypes };
  return {
    kind: "json",
    type: table.use(type, place),
    mediaTypes:
      mediaTypes.length > 0 ? mediaTypes : [isProblem(type) ? "application/problem+json" : "application/json"],
  };
}

function isTextType({ type }: AnnotatedType): boolean {
  return type.kind === "named" && type.symbol.metadataName === "System.String";
}

function isStream({ type }: AnnotatedType): boolean {
  return type.kind === "named" && type.symbol.metadataName === "System.IO.Stream";
}

/** RFC 9457 gives problem details a content type of their own, and the framework writes it. */
function isProblem({ type }: AnnotatedType): boolean {
  if (type.kind !== "named") return false;
  return [type, ...baseTypes(type)].some(
    (one) => one.symbol.metadataName === "Microsoft.AspNetCore.Mvc.ProblemDetails",
  );
}

export function exampleOf(table: TypeTable, example: DeclaredExample, operation: string): readonly Example[] {
  try {
    const value: JsonValue = JSON.parse(example.json);
    return [example.name === undefined ? { value } : { name: example.name, value }];
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it cannot be parsed";
    table.context.sink.report(diagnostic("exampleNotJson", example.location, { operation, reason }));
    return [];
  }
}
