/**
 * Answers about a type that hold wherever it is used: all operations of a service take and answer the same few types. What is said
 * on the way to an answer names the place, so only an answer that was found without a word is kept. It is kept with the table: that of a
 * reading which is used again notes every question, and so never answers with what another reading asked.
 */
import { cachedBy } from "../../caching/cache.js";
import type { NamedType } from "../../csharp/binding/symbols/symbols.js";
import { diagnosticsMade } from "../../diagnostics/diagnostic.js";
import type { TypeTable } from "./type-table.js";

/** `form` tells apart the places that answers differ between. */
export type QuietAnswer<Place, Value> = (table: TypeTable, type: NamedType, form: number, place: Place) => Value;

export function quietly<Place, Value extends object | boolean>(
  work: (table: TypeTable, type: NamedType, place: Place) => Value,
  /** What is never kept, though nothing was said. */
  isOfPlace: (type: NamedType) => boolean = () => false,
): QuietAnswer<Place, Value> {
  const answersOf = cachedBy((_: TypeTable): Map<NamedType, Value>[] => []);
  return (table, type, form, place) => {
    const ofTable = answersOf(table);
    let answers = ofTable[form];
    if (answers === undefined) ofTable[form] = answers = new Map();
    const known = answers.get(type);
    if (known !== undefined) return known;
    const before = diagnosticsMade();
    const value = work(table, type, place);
    if (diagnosticsMade() === before && !isOfPlace(type)) answers.set(type, value);
    return value;
  };
}
