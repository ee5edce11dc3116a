import type { Operation } from "../../contract/operation.js";
import { type Property, type TypeDeclaration, usesOf } from "../../contract/type-declaration.js";
import { type TypeId, type TypeUse, visitUses } from "../../contract/type-use.js";

/**
 * Marks the properties of which a server has to tell absent from null: "leave it" from "clear it" in the body of a PATCH or in a
 * merge patch, at any depth. `all`: of every type.
 */
export function withOptionalValues(
  types: readonly TypeDeclaration[],
  operations: readonly Operation[],
  all: boolean,
): readonly TypeDeclaration[] {
  const byId = new Map(types.map((type) => [type.id, type]));
  const patched = new Set<TypeId>();
  const visit = (type: TypeUse): void =>
    visitUses(type, (use) => {
      const declared = use.kind === "reference" && !patched.has(use.id) ? byId.get(use.id) : undefined;
      if (declared === undefined) return;
      patched.add(declared.id);
      for (const inner of usesOf(declared)) visit(inner);
    });
  for (const operation of operations)
    for (const input of operation.inputs)
      if (input.kind === "body" && input.encoding === "json" && isPatch(operation, input.mediaTypes)) visit(input.type);
  return types.map((type) => {
    if (type.kind !== "object" || !(all || patched.has(type.id)) || !type.properties.some(mayBeCleared)) return type;
    const properties = type.properties.map((property) =>
      mayBeCleared(property) ? { ...property, tellsAbsent: true as const } : property,
    );
    return { ...type, properties };
  });
}

function isPatch({ method }: Operation, mediaTypes: readonly string[]): boolean {
  return method === "PATCH" || mediaTypes.some((type) => type.toLowerCase().startsWith("application/merge-patch+json"));
}

function mayBeCleared({ type, sent, default: fallback }: Property): boolean {
  return sent === "optional" && type.kind === "nullable" && fallback === undefined;
}
