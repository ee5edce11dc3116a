/**
 * A sequence of pairs is written by the type that it has at run time: as an object where that is a dictionary, as a list of pairs
 * where it is a list.
 */
import { withoutEmpty } from "../../contract/without-undefined.js";
import { allInterfaces, displayType, elementType } from "../../csharp/binding/index.js";
import type { AnnotatedType, NamedType } from "../../csharp/binding/symbols/symbols.js";
import { withoutNullable } from "../../csharp/binding/symbols/types.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { isCollection } from "../types/kinds/collection-kinds.js";
import type { DeclaredResponse } from "./declared-response.js";
import type { FollowedAnswer } from "./followed-answer.js";

export function withRuntimeDictionary(
  response: DeclaredResponse,
  operation: string,
  answers: () => readonly FollowedAnswer[],
  sink: DiagnosticSink,
): DeclaredResponse {
  const { type, status } = response;
  if (type === undefined || !isOpenSequence(type)) return response;
  const values = answers().flatMap((answer) =>
    answer.body.kind === "value" && (status.kind !== "code" || answer.status === status.code)
      ? [{ type: answer.body.type, isOpen: answer.body.isOpen === true, location: answer.location }]
      : [],
  );
  const open = values.find((one) => one.isOpen && isOpenSequence(one.type));
  const dictionaries = new Map(
    values.flatMap((one) => (isDictionary(one.type) ? [[displayType(one.type), one.type] as const] : [])),
  );
  if (open !== undefined || values.length === 0)
    sink.report(
      diagnostic("pairsOrDictionary", open?.location ?? response.location, { operation, type: displayType(type) }),
    );
  const lists = open === undefined && values.every((one) => isDictionary(one.type)) ? [] : [type];
  const [first, ...others] = [...dictionaries.values(), ...lists];
  if (first === undefined || dictionaries.size === 0) return response;
  return { ...response, type: first, ...withoutEmpty({ alternatives: [...others, ...(response.alternatives ?? [])] }) };
}

const pair = "System.Collections.Generic.KeyValuePair`2";

/** `IEnumerable<KeyValuePair<K, V>>` and the other interfaces that a dictionary has. */
function isOpenSequence(answered: AnnotatedType): boolean {
  const { type } = withoutNullable(answered);
  if (type.kind !== "named" || type.symbol.typeKind !== "interface" || !isCollection(type)) return false;
  const element = elementType(type)?.type;
  return element?.kind === "named" && element.symbol.metadataName === pair && !isDictionary(answered);
}

function isDictionary(answered: AnnotatedType): boolean {
  const { type } = withoutNullable(answered);
  return type.kind === "named" && [type, ...allInterfaces(type)].some(hasKeys);
}

const dictionaries: ReadonlySet<string> = new Set([
  "System.Collections.Generic.IDictionary`2",
  "System.Collections.Generic.IReadOnlyDictionary`2",
  "System.Collections.IDictionary",
]);

function hasKeys({ symbol }: NamedType): boolean {
  return dictionaries.has(symbol.metadataName);
}
