/**
 * Answers about a type that hold wherever it is used: all operations of a service take and answer the same few types. What is said
 * on the way to an answer names the place, so only an answer that was found without a word is kept. It is kept with the table: that of a
 * reading which is used again notes every question, and so never answers with what another reading asked.
 */
import { cachedBy } from "../../../caching/cache.js";
import type { NamedType } from "../../../csharp/binding/symbols/symbols.js";
import { diagnosticsMade } from "../../../diagnostics/diagnostic.js";
import type { TypeTable } from "../type-table.js";
import type { JsonMember } from "./json-members.js";

/** `form` tells apart the places that answers differ between. `Key`: a type, or a member of one. */
export type QuietAnswer<Key, Place, Value> = (table: TypeTable, key: Key, form: number, place: Place) => Value;

export function quietly<Key extends NamedType | JsonMember, Place, Value extends object | boolean>(
  work: (table: TypeTable, key: Key, place: Place) => Value,
  /** What is never kept, though nothing was said. */
  isOfPlace: (key: Key) => boolean = () => false,
): QuietAnswer<Key, Place, Value> {
  const answersOf = cachedBy((_: TypeTable): Map<Key, Value>[] => []);
  return (table, key, form, place) => {
    const ofTable = answersOf(table);
    let answers = ofTable[form];
    if (answers === undefined) ofTable[form] = answers = new Map();
    const cached = answers.get(key);
    if (cached !== undefined) return cached;
    const before = diagnosticsMade();
    const value = work(table, key, place);
    if (diagnosticsMade() === before && !isOfPlace(key)) answers.set(key, value);
    return value;
  };
}
