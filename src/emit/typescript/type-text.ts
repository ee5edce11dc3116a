import type { Direction } from "../../contract/shapes.js";
import type { EnumType } from "../../contract/type-declaration.js";
import { typeBindings, typeParameterDefaultsOf, typeParametersOf } from "../../contract/type-declaration.js";
import {
  isAnything,
  isSameUse,
  type MapUse,
  type PrimitiveUse,
  type ReferenceUse,
  substituteUse,
  type TypeUse,
} from "../../contract/type-use.js";
import { isNumber } from "../../contract/values/numbers.js";
import { scalarLiteral, typeParameter } from "../text/typescript-literal.js";
import { dateTypeOf } from "./dates.js";
import type { ModuleScope } from "./module-scope.js";

/** A use of a type as TypeScript spells it. */
export function typeText(use: TypeUse, direction: Direction, scope: ModuleScope): string {
  switch (use.kind) {
    case "primitive":
      return primitiveType(use, scope);
    case "array": {
      const element = typeText(use.element, direction, scope);
      return isUnionText(use.element, scope) ? `(${element})[]` : `${element}[]`;
    }
    case "map":
      return mapText(use, direction, scope);
    case "reference": {
      const name = scope.declaredType(use.id, direction);
      const args = givenArguments(use, scope);
      if (args.length === 0) return name;
      return `${name}<${args.map((argument) => typeText(argument, direction, scope)).join(", ")}>`;
    }
    case "typeParameter":
      return typeParameter(use.name);
    case "nullable":
      return isAnything(use.inner) ? "unknown" : `${typeText(use.inner, direction, scope)} | null`;
    case "literal":
      return scalarLiteral(use.value);
    case "file":
      return scope.globalType("File");
    case "unknown":
      if (use.shape === "object") return `${scope.globalType("Record")}<string, unknown>`;
      return use.shape === "array" ? "unknown[]" : "unknown";
  }
}

/** Without those at the end that are the parameter's default anyway. */
function givenArguments(use: ReferenceUse, scope: ModuleScope): readonly TypeUse[] {
  if (use.typeArguments.length === 0) return use.typeArguments;
  const declaration = scope.emission.types.get(use.id);
  if (declaration === undefined) return use.typeArguments;
  const defaults = typeParameterDefaultsOf(declaration);
  if (defaults.size === 0) return use.typeArguments;
  const bindings = typeBindings(declaration, use.typeArguments);
  const parameters = typeParametersOf(declaration);
  const last = use.typeArguments.findLastIndex((argument, at) => {
    const fallback = defaults.get(parameters[at] ?? "");
    return fallback === undefined || !isSameUse(substituteUse(fallback, bindings), argument);
  });
  return use.typeArguments.slice(0, last + 1);
}

/** Of a date, what `--dates` makes of it. */
export function primitiveType(use: PrimitiveUse, scope: ModuleScope): string {
  const types = dateTypeOf(use, scope.emission.dates)?.types;
  if (use.isObject === true) return scope.globalType(objectTypeOf(use));
  if (types === undefined) return primitiveText(use);
  return types
    .map((type) =>
      type === "Date" ? scope.globalType("Date") : type.replace("Temporal", scope.globalType("Temporal")),
    )
    .join(" | ");
}

/** Of a value that arrives as an object of JavaScript. */
export function objectTypeOf({ name }: PrimitiveUse): "Date" | "Uint8Array" {
  return name === "bytes" ? "Uint8Array" : "Date";
}

/** What it is on the wire. */
export function primitiveText(use: PrimitiveUse): "boolean" | "number" | "string" {
  if (use.asString === true) return "string";
  if (use.name === "boolean") return "boolean";
  return isNumber(use.name) ? "number" : "string";
}

/** The JSON values of an enum's members; undefined where the enum is any string (`[Flags]`). */
export function enumValues(type: EnumType): readonly (string | number)[] | undefined {
  if (type.flags) return undefined;
  const names = type.wire === "number" ? [] : type.members.map(({ name }) => name);
  const numbers = type.wire === "string" ? [] : type.members.map(({ value }) => Number(value));
  return [...new Set([...names, ...numbers])];
}

/** An enum key makes a `Partial<Record<…>>`: no dictionary promises to hold every member. */
export function enumKey(use: TypeUse, scope: ModuleScope): boolean {
  if (use.kind !== "reference") return false;
  const type = scope.emission.types.get(use.id);
  return type?.kind === "enum" && !type.flags;
}

function mapText(use: MapUse, direction: Direction, scope: ModuleScope): string {
  const value = typeText(use.value, direction, scope);
  const record = scope.globalType("Record");
  return enumKey(use.key, scope)
    ? `${scope.globalType("Partial")}<${record}<${typeText(use.key, direction, scope)}, ${value}>>`
    : `${record}<string, ${value}>`;
}

function isUnionText(use: TypeUse, scope: ModuleScope): boolean {
  if (use.kind === "primitive") return (dateTypeOf(use, scope.emission.dates)?.types.length ?? 1) > 1;
  return use.kind === "nullable" && !isAnything(use.inner);
}
