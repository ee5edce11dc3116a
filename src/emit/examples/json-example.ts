import type { JsonValue } from "../../contract/json-value.js";
import type { TypeUse } from "../../contract/type-use.js";
import { exactNumber, isJsonObject, type Json, jsonText, objectOf } from "../text/json.js";
import {
  declaredExample,
  type ExampleContext,
  type ExampleMember,
  type ExampleValue,
  exampleOf,
  type Wanted,
} from "./example.js";

/** Nobody reads more values than this, and types that refer to many others can multiply without end. */
const mostValues = 500;

/** As JSON text; undefined where the type has no finite value, or the example is too long to be one. */
export function jsonExample(use: TypeUse, wanted: Wanted, context: ExampleContext): string | undefined {
  if (!context.finite.isFinite(use)) return undefined;
  const budget = { left: mostValues };
  const json = jsonOf(exampleOf(use, wanted, context), context, budget);
  return budget.left < 0 ? undefined : jsonText(json);
}

/** A value that the contract itself gives; undefined where it is too long to be read. */
export function declaredJson(value: JsonValue): string | undefined {
  return valuesIn(value) > mostValues ? undefined : jsonText(value);
}

function valuesIn(value: JsonValue): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, item: JsonValue) => sum + valuesIn(item), 1);
}

function jsonOf(example: ExampleValue, context: ExampleContext, budget: { left: number }): Json {
  if (--budget.left < 0) return null;
  const members = (all: readonly ExampleMember[]): readonly (readonly [string, Json])[] =>
    all.map(({ name, value }) => [name, jsonOf(value, context, budget)]);
  switch (example.kind) {
    case "null":
      return null;
    case "scalar":
    case "primitive":
      return example.value;
    case "integer":
      return exactNumber(example.digits);
    case "list":
      return example.items.map((item) => jsonOf(item, context, budget));
    case "object":
      return objectOf(members(example.members));
    case "tagged": {
      const variant = jsonOf(example.variant, context, budget);
      return isJsonObject(variant) ? objectOf([...members([example.tag]), ...Object.entries(variant)]) : variant;
    }
    case "declared": {
      const type = context.types.get(example.id);
      if (type === undefined) throw new Error(`The contract refers to ${example.id}, which it does not declare.`);
      return jsonOf(declaredExample(type, type.name, context), context, budget);
    }
  }
}
