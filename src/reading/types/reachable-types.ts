import type { Service } from "../../contract/contract.js";
import { answeredUses, sentUses } from "../../contract/shapes.js";
import { type TypeDeclaration, usesOf } from "../../contract/type-declaration.js";
import { type TypeId, type TypeUse, visitUses } from "../../contract/type-use.js";

/** What an operation or `[ContractType]` reaches: an operation that gave way to a contract leaves no types behind. */
export function reachableTypes(
  services: readonly Service[],
  declarations: readonly TypeDeclaration[],
  roots: readonly TypeId[],
): readonly TypeDeclaration[] {
  const byId = new Map<TypeId, TypeDeclaration>(declarations.map((declaration) => [declaration.id, declaration]));
  const found = new Set<TypeId>();
  const queue: TypeUse[] = services.flatMap((service) =>
    service.operations.flatMap((operation) => [...sentUses(operation), ...answeredUses(operation)]),
  );
  const add = (id: TypeId): void => {
    if (found.has(id)) return;
    found.add(id);
    const declaration = byId.get(id);
    if (declaration !== undefined) queue.push(...usesOf(declaration));
  };
  for (const root of roots) add(root);
  for (let use = queue.pop(); use !== undefined; use = queue.pop()) {
    visitUses(use, (inner) => {
      if (inner.kind === "reference" || inner.kind === "enumNames") add(inner.id);
    });
  }
  return declarations.filter((declaration) => found.has(declaration.id));
}
