import type { Constraints } from "../../contract/constraints.js";
import type { JsonValue } from "../../contract/json-value.js";
import { propertiesIn } from "../../contract/shapes.js";
import type { EnumType, ObjectType, Property, TypeDeclaration, UnionType } from "../../contract/type-declaration.js";
import {
  enumNamesAt,
  type MapUse,
  type PrimitiveUse,
  type ReferenceUse,
  type TypeId,
  type TypeUse,
} from "../../contract/type-use.js";
import { integerLiteral } from "../text/integer-literal.js";
import { list } from "../text/layout.js";
import { literalEntry, scalarLiteral, stringLiteral } from "../text/typescript-literal.js";
import { dateTypeOf } from "../typescript/dates.js";
import type { ModuleScope } from "../typescript/module-scope.js";
import { runtimePath } from "../typescript/runtime/runtime-path.js";
import { enumValues, typeText } from "../typescript/type-text.js";
import { bound, type FiniteTypes } from "./finite-types.js";
import { primitiveExample } from "./primitive-example.js";

export interface ExampleScope {
  readonly scope: ModuleScope;
  readonly finite: FiniteTypes;
  /** The name of the function that makes an example of a type without parameters. */
  exampleOf(id: TypeId): string;
  /** The types whose examples are being written: what leads back to one of them ends the example. */
  readonly inside: ReadonlySet<TypeId>;
}

/** What is known of the value besides its type. */
interface Wanted {
  /** What the value is called, which seeds it. */
  readonly name: string;
  readonly constraints?: Constraints | undefined;
  /** A value that the contract itself gives; the parts of it that fit the type are taken. */
  readonly given?: JsonValue | undefined;
}

/** A value of the type as an expression, as the server would answer it. */
export function exampleText(use: TypeUse, wanted: Wanted, examples: ExampleScope): string {
  const { name, constraints, given } = wanted;
  switch (use.kind) {
    case "primitive": {
      const value = primitiveExample(use, name, constraints, given);
      return dateText(use, value, typeText(use, "answered", examples.scope), examples) ?? scalarLiteral(value);
    }
    case "nullable":
      if (given === null || endsHere(use.inner, examples)) return "null";
      return exampleText(use.inner, wanted, examples);
    case "array": {
      if (Array.isArray(given)) {
        const items: readonly JsonValue[] = given;
        return list(
          "[",
          items.map((item) => exampleText(use.element, { name, given: item }, examples)),
          "]",
        );
      }
      if (endsHere(use.element, examples)) return "[]";
      return list("[", [exampleText(use.element, { name: singular(name) }, examples)], "]");
    }
    case "map":
      return mapText(use, wanted, examples);
    case "reference":
      return referenceText(use, wanted, examples);
    case "enumNames": {
      const type = examples.scope.emission.types.get(use.id);
      const names = type?.kind === "enum" ? enumNamesAt(use, type.members) : [];
      return stringLiteral(names.find((one) => one === given) ?? names[0] ?? "");
    }
    case "literal":
      return scalarLiteral(use.value);
    case "unknown":
      return use.shape === "array" ? "[]" : "{}";
    case "typeParameter":
    case "file":
      throw new Error(`A value of kind ${use.kind} is not part of JSON.`);
  }
}

/** A date as the client would read it. */
function dateText(
  use: PrimitiveUse,
  value: string | number | boolean,
  type: string,
  { scope }: ExampleScope,
): string | undefined {
  const date = dateTypeOf(use, scope.emission.dates);
  if (date === undefined) return undefined;
  const revive = scope.imported(date.revive, runtimePath, "value");
  return `${revive}(${scalarLiteral(value)}) as ${type}`;
}

function endsHere(use: TypeUse, { finite, inside }: ExampleScope): boolean {
  return !finite.isFinite(use) || [...inside].some((type) => finite.leadsBack(use, type));
}

function mapText({ key, value }: MapUse, { name, given }: Wanted, examples: ExampleScope): string {
  const type =
    key.kind === "reference" || key.kind === "enumNames" ? examples.scope.emission.types.get(key.id) : undefined;
  if (isObject(given) && type?.kind !== "enum") {
    const members = Object.entries(given).map(([held, item]) =>
      literalEntry(held, exampleText(value, { name: held, given: item }, examples)),
    );
    return list("{", members, "}", { padding: " " });
  }
  if (endsHere(value, examples)) return "{}";
  const first =
    key.kind === "enumNames" && type?.kind === "enum"
      ? enumNamesAt(key, type.members)[0]
      : type?.kind === "enum"
        ? type.members[0]?.name
        : String(primitiveExample(keyPrimitive(key, type), singular(name)));
  return list("{", [literalEntry(first ?? "key", exampleText(value, { name: singular(name) }, examples))], "}", {
    padding: " ",
  });
}

function keyPrimitive(key: TypeUse, type: TypeDeclaration | undefined): Parameters<typeof primitiveExample>[0] {
  if (type?.kind === "brand") return type.primitive;
  return key.kind === "primitive" ? key : { kind: "primitive", name: "string" };
}

function referenceText(use: ReferenceUse, wanted: Wanted, examples: ExampleScope): string {
  const type = examples.scope.emission.types.get(use.id);
  if (type === undefined) throw new Error(`The contract refers to ${use.id}, which it does not declare.`);
  const isPlain = type.kind === "enum" || type.kind === "brand";
  if (use.typeArguments.length === 0 && wanted.given === undefined && !isPlain)
    return `${examples.exampleOf(use.id)}()`;
  const inside = new Set(examples.inside).add(use.id);
  return declaredText(type, use.typeArguments, wanted, { ...examples, inside });
}

/** A value of a declared type, written out. */
export function declaredText(
  type: TypeDeclaration,
  typeArguments: readonly TypeUse[],
  wanted: Wanted,
  examples: ExampleScope,
): string {
  switch (type.kind) {
    case "object":
      return list("{", objectMembers(type, typeArguments, wanted.given ?? type.example, examples), "}", {
        padding: " ",
      });
    case "enum":
      return enumText(type, wanted.given);
    case "brand": {
      const value = primitiveExample(type.primitive, wanted.name, type.constraints, wanted.given ?? type.example);
      const shown = examples.scope.declaredType(type.id, "answered");
      return dateText(type.primitive, value, shown, examples) ?? `${scalarLiteral(value)} as ${shown}`;
    }
    case "alias": {
      const { name } = wanted;
      return exampleText(
        type.type,
        { name, constraints: type.constraints, given: wanted.given ?? type.example },
        examples,
      );
    }
    case "union":
      return unionText(type, typeArguments, wanted, examples);
  }
}

export function objectMembers(
  type: ObjectType,
  typeArguments: readonly TypeUse[],
  given: JsonValue | undefined,
  examples: ExampleScope,
): readonly string[] {
  const known = new Map(isObject(given) ? Object.entries(given) : []);
  return propertiesIn(type, "answered").flatMap((property: Property) => {
    const use = bound(type, typeArguments, property.type);
    const { name, constraints } = property;
    if (property.answered === "optional" && endsHere(use, examples)) return [];
    const value = known.has(name) ? known.get(name) : property.example;
    return [literalEntry(name, exampleText(use, { name, constraints, given: value }, examples))];
  });
}

function enumText(type: EnumType, given: JsonValue | undefined): string {
  const values = enumValues(type);
  const chosen = values?.find((value) => value === given);
  if (chosen !== undefined) return scalarLiteral(chosen);
  const [first] = type.members;
  if (type.wire === "number") return integerLiteral(first?.value ?? "0");
  return stringLiteral(first?.name ?? "");
}

/** The simplest variant, so that the example of a recursive union ends. */
function unionText(
  type: UnionType,
  typeArguments: readonly TypeUse[],
  { name, given }: Wanted,
  examples: ExampleScope,
): string {
  const { discriminator } = type;
  const tag =
    discriminator === undefined || !isObject(given) ? undefined : new Map(Object.entries(given)).get(discriminator);
  const variants = type.variants.map((variant) => ({ ...variant, type: bound(type, typeArguments, variant.type) }));
  const told = variants.find((variant) => tag !== undefined && variant.tag === tag);
  const [simplest] = [...variants].sort((a, b) => examples.finite.rankOf(a.type) - examples.finite.rankOf(b.type));
  const chosen = told ?? simplest;
  if (chosen === undefined) throw new Error("A union without variants has no example.");
  const value = exampleText(chosen.type, { name, given: told === undefined ? undefined : given }, examples);
  if (discriminator === undefined || chosen.tag === undefined) return value;
  return `{ ${literalEntry(discriminator, scalarLiteral(chosen.tag))}, ...${value} }`;
}

// biome-ignore lint/plugin: a value as JSON.parse makes it; its entries go into a map
function isObject(value: JsonValue | undefined): value is { readonly [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `labels` → `label`: what one of them is called. */
function singular(name: string): string {
  return /[^s]s$/i.test(name) && name.length > 2 ? name.slice(0, -1) : name;
}
