import { semanticType } from "./formats.js";
import { constraintsFor } from "./schema-keywords.js";
import type { SchemaView } from "./schema-view.js";

/** Pure questions about what a schema describes. */

/** What System.Text.Json takes as the name of an enum member. */
export function isWritableMember(value: string): boolean {
  return value !== "" && value.trim() === value;
}

/** Values that become the members of an enum: a single value is a constant. */
export function isEnumerable(values: readonly unknown[]): boolean {
  return (
    values.length > 0 &&
    (values.every((value) => typeof value === "string" && isWritableMember(value)) ||
      values.every((value) => typeof value === "number" && Number.isSafeInteger(value)))
  );
}

/** Strings that are known today beside any other: a string, and no enum. */
export function isOpenText(view: SchemaView): boolean {
  return view.msEnum?.isOpen === true && view.values?.every((value) => typeof value === "string") === true;
}

export function hasNumberType(types: readonly string[]): boolean {
  return types.length > 0 && types.every((type) => type === "integer" || type === "number") && types.includes("number");
}

export function isObject(view: SchemaView): boolean {
  if (view.types.length > 0) return view.types[0] === "object" && view.types.length === 1;
  return (
    view.properties.size > 0 ||
    // Further keys of any kind say nothing, not even that there is an object.
    (view.additional !== undefined && view.additional !== true) ||
    view.patterns !== undefined ||
    view.required.size > 0
  );
}

/** A string whose format is a value object. */
export function isBrand(view: SchemaView): boolean {
  const isText = view.types[0] === "string" || view.types.length === 0;
  return isText && semanticType(view.format) !== undefined && constraintsFor("string", view.constraints) === undefined;
}
