/**
 * Which collections ASP.NET fills outside the body. It takes the others without complaint, and then answers 500 or leaves them
 * empty, as running servers showed for each name below.
 */
import { type CollectionName, csharpDictionaries, type DictionaryName } from "../../contract/csharp-collections.js";
import type { ParameterPlace } from "../../contract/operation.js";
import { displayType } from "../../csharp/binding/index.js";
import type { Type } from "../../csharp/binding/symbols/symbols.js";
import { withoutNullable } from "../../csharp/binding/symbols/types.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { collectionTypes, dictionaryTypes, fileTypes } from "../types/kinds/known-types.js";
import { isBytes } from "../types/kinds/primitive-use.js";
import type { BoundValue } from "./bound-value.js";

type Name = CollectionName | DictionaryName;

/** What a list can be assigned to, and what has an `Add` and a constructor without parameters. */
const filledByMvc: ReadonlySet<Name> = new Set<Name>([
  "array",
  "List",
  "IList",
  "ICollection",
  "IReadOnlyList",
  "IReadOnlyCollection",
  "IEnumerable",
  "HashSet",
  "SortedSet",
  "LinkedList",
  "Collection",
  "ObservableCollection",
  "Dictionary",
  "IDictionary",
  "SortedDictionary",
  "SortedList",
  "OrderedDictionary",
  "ConcurrentDictionary",
]);

/** A minimal API fills nearly everything inside the object of a form. */
const unfilledInForms: ReadonlySet<Name> = new Set<Name>([
  "IAsyncEnumerable",
  "FrozenSet",
  "ReadOnlySet",
  "Memory",
  "ReadOnlyMemory",
  "ArraySegment",
  "FrozenDictionary",
]);

export interface CollectionRequest {
  readonly value: BoundValue;
  readonly place: ParameterPlace;
  readonly operation: string;
  /** A property of an object, and not a parameter of its own. */
  readonly isMember: boolean;
}

export function reportUnfilledCollection(request: CollectionRequest, sink: DiagnosticSink): void {
  const { value, place, operation } = request;
  const { type } = withoutNullable(value.type);
  const name = collectionNameOf(type);
  if (name === undefined || (place !== "query" && place !== "form")) return;
  const instead =
    value.binder === "mvc"
      ? insteadInMvc(name)
      : value.binder === "minimalApi"
        ? insteadInMinimalApi(name, type, request)
        : undefined;
  if (instead === undefined) return;
  sink.report(
    diagnostic("collectionNotBound", value.location, {
      parameter: value.csharpName,
      operation,
      type: displayType(withoutNullable(value.type)),
      binder: value.binder === "mvc" ? "MVC" : "a minimal API",
      place,
      instead,
    }),
  );
}

/** Undefined where the collection is filled. */
function insteadInMvc(name: Name): string | undefined {
  if (filledByMvc.has(name)) return undefined;
  return name in csharpDictionaries ? "Dictionary or IDictionary" : "an array, List or HashSet";
}

function insteadInMinimalApi(name: Name, type: Type, { place, isMember }: CollectionRequest): string | undefined {
  if (holdsFiles(type)) return isMember && name === "IReadOnlyList" ? undefined : "IFormFileCollection";
  if (isMember && place === "form") return unfilledInForms.has(name) ? "List or Dictionary" : undefined;
  // With such a parameter in the query there is no endpoint, which is reported as that.
  return name === "array" || place === "query" ? undefined : "an array, or an object that has it as a property";
}

function collectionNameOf(type: Type): Name | undefined {
  if (isBytes(type)) return undefined;
  if (type.kind === "array") return "array";
  if (type.kind !== "named") return undefined;
  const { metadataName } = type.symbol;
  return collectionTypes.get(metadataName) ?? dictionaryTypes.get(metadataName);
}

function holdsFiles(type: Type): boolean {
  const element = type.kind === "array" ? type.element : type.kind === "named" ? type.typeArguments[0] : undefined;
  return element?.type.kind === "named" && fileTypes.has(element.type.symbol.metadataName);
}
