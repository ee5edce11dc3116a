import type { Constraints } from "../contract/constraints.js";
import type { typesById } from "../contract/contract.js";
import { type Direction, primitiveIn } from "../contract/shapes.js";
import type { EnumType, ObjectType, TypeDeclaration, UnionType } from "../contract/type-declaration.js";
import { typeBindings } from "../contract/type-declaration.js";
import type { PrimitiveUse, TypeUse } from "../contract/type-use.js";

/** A use with the names behind it looked up and type arguments put in. */
export type ComparedType =
  | { readonly kind: "object"; readonly type: ObjectType; readonly bindings: ReadonlyMap<string, TypeUse> }
  | { readonly kind: "union"; readonly type: UnionType; readonly bindings: ReadonlyMap<string, TypeUse> }
  | { readonly kind: "enum"; readonly type: EnumType; readonly values: readonly string[] }
  | {
      readonly kind: "primitive";
      readonly use: PrimitiveUse;
      readonly brand: string | undefined;
      readonly constraints: Constraints | undefined;
    }
  | { readonly kind: "array"; readonly element: TypeUse }
  | { readonly kind: "map"; readonly value: TypeUse }
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  | { readonly kind: "file" | "unknown" };

export type ComparedEnum = Extract<ComparedType, { kind: "enum" }>;

export interface Side {
  readonly types: ReturnType<typeof typesById>;
}

export function resolve(use: TypeUse, side: Side, direction: Direction): ComparedType {
  switch (use.kind) {
    case "primitive":
      return { kind: "primitive", use, brand: undefined, constraints: undefined };
    case "array":
      return use;
    case "map":
      return { kind: "map", value: use.value };
    case "literal":
      return use;
    case "nullable":
      return resolve(use.inner, side, direction);
    case "reference": {
      const declaration = side.types.get(use.id);
      return declaration === undefined
        ? { kind: "unknown" }
        : resolveDeclaration(declaration, use.typeArguments, side, direction);
    }
    case "file":
      return { kind: "file" };
    case "unknown":
    case "typeParameter":
      return { kind: "unknown" };
  }
}

function resolveDeclaration(
  type: TypeDeclaration,
  typeArguments: readonly TypeUse[],
  side: Side,
  direction: Direction,
): ComparedType {
  const bindings = typeBindings(type, typeArguments);
  switch (type.kind) {
    case "object":
      return { kind: "object", type, bindings };
    case "union":
      return { kind: "union", type, bindings };
    case "enum":
      if (type.flags)
        return {
          kind: "primitive",
          use: { kind: "primitive", name: "string" },
          brand: undefined,
          constraints: undefined,
        };
      return {
        kind: "enum",
        type,
        values: type.members.map((member) => (type.wire === "number" ? member.value : member.name)),
      };
    case "brand":
      return { kind: "primitive", use: primitiveIn(type, direction), brand: type.name, constraints: type.constraints };
    case "alias":
      return resolve(type.type, side, direction);
  }
}

export function comparedName(resolved: ComparedType): string {
  switch (resolved.kind) {
    case "object":
    case "union":
    case "enum":
      return resolved.type.name;
    case "primitive":
      return (
        resolved.brand ?? (resolved.use.asString === true ? `${resolved.use.name} as a string` : resolved.use.name)
      );
    case "array":
      return "a list";
    case "map":
      return "a map";
    case "literal":
      return JSON.stringify(resolved.value);
    case "file":
      return "a file";
    case "unknown":
      return "any JSON";
  }
}

/** Files, free JSON and equal constants have nothing inside to compare. */
export function isSameKind(before: ComparedType, after: ComparedType): boolean {
  if (before.kind === "literal" && after.kind === "literal") return before.value === after.value;
  return before.kind === after.kind;
}

export function isStringSet(resolved: ComparedType): boolean {
  return (
    (resolved.kind === "enum" && resolved.type.wire !== "number") ||
    (resolved.kind === "literal" && typeof resolved.value === "string")
  );
}

export function isPlainString(resolved: ComparedType): boolean {
  return resolved.kind === "primitive" && resolved.use.name === "string";
}
