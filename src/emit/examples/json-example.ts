import type { JsonValue } from "../../contract/json-value.js";
import type { TypeUse } from "../../contract/type-use.js";
import {
  declaredExample,
  type ExampleContext,
  type ExampleMember,
  type ExampleValue,
  exampleOf,
  type Wanted,
} from "./example.js";

/** An example that nothing refers out of. */
export type WholeExample =
  | { readonly kind: "scalar"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly WholeExample[] }
  | { readonly kind: "object"; readonly members: ReadonlyMap<string, WholeExample> };

/** Nobody reads more values than this, and types that refer to many others can multiply without end. */
const mostValues = 500;

/** Undefined where the type has no finite value, or the example is too long to be one. */
export function expandedExample(use: TypeUse, wanted: Wanted, context: ExampleContext): WholeExample | undefined {
  if (!context.finite.isFinite(use)) return undefined;
  return whole(exampleOf(use, wanted, context), context, { left: mostValues });
}

export function literalExample(value: JsonValue): WholeExample | undefined {
  return wholeValue(value, { left: mostValues });
}

interface Budget {
  left: number;
}

function whole(example: ExampleValue, context: ExampleContext, budget: Budget): WholeExample | undefined {
  if (--budget.left < 0) return undefined;
  switch (example.kind) {
    case "null":
      return { kind: "scalar", text: "null" };
    case "scalar":
    case "primitive":
      return { kind: "scalar", text: JSON.stringify(example.value) };
    case "integer":
      return { kind: "scalar", text: example.digits };
    case "list":
      return wholeList(example.items, (item) => whole(item, context, budget));
    case "object":
      return wholeObject(example.members, context, budget);
    case "tagged": {
      const variant = whole(example.variant, context, budget);
      const tag = wholeObject([example.tag], context, budget);
      if (variant?.kind !== "object") return variant;
      return tag === undefined ? undefined : { kind: "object", members: new Map([...tag.members, ...variant.members]) };
    }
    case "declared": {
      const type = context.types.get(example.id);
      if (type === undefined) throw new Error(`The contract refers to ${example.id}, which it does not declare.`);
      return whole(declaredExample(type, type.name, context), context, budget);
    }
  }
}

function wholeObject(
  members: readonly ExampleMember[],
  context: ExampleContext,
  budget: Budget,
): Extract<WholeExample, { kind: "object" }> | undefined {
  const made = new Map<string, WholeExample>();
  for (const { name, value } of members) {
    const inner = whole(value, context, budget);
    if (inner === undefined) return undefined;
    made.set(name, inner);
  }
  return { kind: "object", members: made };
}

function wholeValue(value: JsonValue, budget: Budget): WholeExample | undefined {
  if (--budget.left < 0) return undefined;
  if (typeof value !== "object" || value === null) return { kind: "scalar", text: JSON.stringify(value) };
  if (isList(value)) return wholeList(value, (item) => wholeValue(item, budget));
  const members = new Map<string, WholeExample>();
  for (const [name, item] of Object.entries(value)) {
    const inner = wholeValue(item, budget);
    if (inner === undefined) return undefined;
    members.set(name, inner);
  }
  return { kind: "object", members };
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function wholeList<T>(
  items: readonly T[],
  make: (item: T) => WholeExample | undefined,
): Extract<WholeExample, { kind: "list" }> | undefined {
  const made: WholeExample[] = [];
  for (const item of items) {
    const inner = make(item);
    if (inner === undefined) return undefined;
    made.push(inner);
  }
  return { kind: "list", items: made };
}

/** As JSON, two spaces a level. */
export function indentedJson(example: WholeExample, indentation = ""): string {
  const inner = `${indentation}  `;
  const block = (open: string, lines: readonly string[], close: string): string =>
    lines.length === 0
      ? open + close
      : `${open}\n${lines.map((line) => inner + line).join(",\n")}\n${indentation}${close}`;
  switch (example.kind) {
    case "scalar":
      return example.text;
    case "list":
      return block(
        "[",
        example.items.map((item) => indentedJson(item, inner)),
        "]",
      );
    case "object":
      return block(
        "{",
        [...example.members].map(([name, value]) => [JSON.stringify(name), indentedJson(value, inner)].join(": ")),
        "}",
      );
  }
}
