/** What a call of the client function means by its places: a call that was written for the old one may compile with the new one. */
import { type InputStyle, namedOperation } from "../contract/names/named-inputs.js";
import type { Input, Operation } from "../contract/operation.js";
import type { TypeUse } from "../contract/type-use.js";
import { isNumber } from "../contract/values/numbers.js";

interface Place {
  readonly name: string;
  /** What is given there. The name of a route value may change, and a body's: it is still the same. */
  readonly key: string;
  /** What TypeScript accepts there, as far as two places are compared. */
  readonly type: string;
}

export interface PlaceChange {
  readonly kind: "shift" | "order";
  readonly old: string;
  readonly new: string;
}

/** `shift`: a value that was given for one thing is now taken for another. `order`: the compiler sees that places have changed. */
export function placeChange(old: Operation, now: Operation, style: InputStyle): PlaceChange | undefined {
  const [before, after] = [placesOf(old, style), placesOf(now, style)];
  const at = before.findIndex((place, index) => {
    const other = after[index];
    return other !== undefined && other.key !== place.key && accepts(other.type, place.type);
  });
  const [from, to] = [before[at], after[at]];
  if (from !== undefined && to !== undefined) return { kind: "shift", old: from.name, new: to.name };
  const [mine, theirs] = [sharedPlaces(before, after), sharedPlaces(after, before)];
  if (mine.every(({ key }, index) => theirs[index]?.key === key)) return undefined;
  const names = (places: readonly Place[]): string => places.map(({ name }) => name).join(", ");
  return { kind: "order", old: names(mine), new: names(theirs) };
}

function sharedPlaces(mine: readonly Place[], theirs: readonly Place[]): readonly Place[] {
  return mine.filter(({ key }) => theirs.some((other) => other.key === key));
}

function placesOf(operation: Operation, style: InputStyle): readonly Place[] {
  const { inputs } = style === "named" ? namedOperation(operation) : operation;
  let routed = 0;
  return inputs.map((input) => {
    const isRouted = input.kind === "parameter" && input.place === "route";
    return { name: input.name, key: isRouted ? `route ${routed++}` : keyOf(input), type: typeOf(input) };
  });
}

function keyOf(input: Input): string {
  if (input.kind === "body") return "body";
  return input.kind === "parameter" ? `value ${input.wireName.toLowerCase()}` : `object ${input.name}`;
}

function typeOf(input: Input): string {
  return input.kind === "parameterObject" && input.name === "inputs" ? "inputs" : typeText(input.type);
}

/** Numbers are one type in TypeScript, and all that travels as text is another. */
function typeText(type: TypeUse): string {
  if (type.kind === "nullable") return typeText(type.inner);
  if (type.kind !== "primitive") return JSON.stringify(type);
  return type.name === "boolean" ? "boolean" : isNumber(type.name) ? "number" : "string";
}

function accepts(formal: string, actual: string): boolean {
  return formal === actual || formal.includes('"kind":"unknown"');
}
