/** Answers that share a status are one response, whose body is any of theirs. */

import { groupedBy } from "../../collections/lists-by-key.js";
import { statusText } from "../../contract/operation.js";
import { withoutEmpty } from "../../contract/without-undefined.js";
import { displayType, shortTextOf } from "../../csharp/binding/index.js";
import { isStringType } from "../../csharp/binding/symbols/types.js";
import { settingsText } from "../../server/json-settings.js";
import type { OwnOptions } from "../json/answer-options.js";
import type { AnsweredType, DeclaredResponse } from "./declared-response.js";
import { isProblem } from "./response.js";

/** In order of appearance. `onDiffer` is told of responses whose bodies have nothing in common that a client could read. */
export function oneOfEachStatus(
  responses: readonly DeclaredResponse[],
  onDiffer: (responses: readonly DeclaredResponse[]) => void,
): readonly DeclaredResponse[] {
  const byStatus = groupedBy(responses, (response) => statusText(response.status));
  return [...byStatus.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [merged(first, group, onDiffer)];
  });
}

function merged(
  first: DeclaredResponse,
  group: readonly DeclaredResponse[],
  onDiffer: (responses: readonly DeclaredResponse[]) => void,
): DeclaredResponse {
  if (group.length === 1) return first;
  const unknown = group.find(({ isUnknown }) => isUnknown === true);
  if (unknown !== undefined) return { ...unknown, mediaTypes: distinct(group.flatMap(calledTypes)) };
  const files = group.filter(({ isFile }) => isFile);
  const [file] = files;
  const typed = group.filter(({ type }) => type !== undefined);
  if (file !== undefined && typed.length === 0)
    return { ...file, mediaTypes: distinct(files.flatMap(({ mediaTypes }) => mediaTypes)) };
  if (file !== undefined) {
    onDiffer(group);
    return { ...first, type: undefined, isFile: false, mediaTypes: [], isUnknown: true };
  }
  const types = new Map<string, AnsweredType>();
  for (const { type } of typed) if (type !== undefined) keepWider(types, type);
  const [type, ...alternatives] = types.values();
  const isBare = group.some((one) => one.type === undefined || one.mayBeEmpty === true);
  const mediaTypes = distinct(typed.flatMap((one) => (one.mediaTypes.length > 0 ? one.mediaTypes : [usualType(one)])));
  return {
    ...first,
    type,
    mediaTypes: alternatives.length > 0 || typed.some((one) => one.mediaTypes.length > 0) ? mediaTypes : [],
    ...withoutEmpty({ alternatives }),
    ...(isBare && type !== undefined ? { mayBeEmpty: true as const } : {}),
  };
}

/** `Todo` and `Todo?` are one type, which may be null; a type that is written in two ways is two. */
function keepWider(types: Map<string, AnsweredType>, type: AnsweredType): void {
  const { json } = type;
  const written = json === undefined || json === "http" ? (json ?? "") : optionsText(json);
  const key = `${displayType(type).replace(/\?$/, "")} ${written}`;
  if (!types.has(key) || type.nullability === "annotated") types.set(key, type);
}

function optionsText({ options, stack }: OwnOptions): string {
  return stack === undefined ? shortTextOf(options) : settingsText(stack);
}

function usualType({ type }: DeclaredResponse): string {
  if (isStringType(type?.type)) return "text/plain";
  return type !== undefined && isProblem(type) ? "application/problem+json" : "application/json";
}

/** What its body is called; a body that is not known is taken for JSON. */
function calledTypes(response: DeclaredResponse): readonly string[] {
  const { isUnknown, mediaTypes, type } = response;
  if (mediaTypes.length > 0) return mediaTypes;
  return isUnknown === true || type !== undefined ? [usualType(response)] : [];
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
