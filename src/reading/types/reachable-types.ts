import type { Service } from "../../contract/contract.js";
import type { Operation } from "../../contract/operation.js";
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
  const queue: TypeUse[] = [];
  for (const service of services)
    for (const operation of service.operations) queue.push(...sentUses(operation), ...answeredUses(operation));
  const add = (id: TypeId): void => {
    if (found.has(id)) return;
    found.add(id);
    const declaration = byId.get(id);
    if (declaration !== undefined) queue.push(...usesOf(declaration));
  };
  for (const root of roots) add(root);
  for (let use = queue.pop(); use !== undefined; use = queue.pop()) visitTypes(use, add);
  return declarations.filter((declaration) => found.has(declaration.id));
}

/** The types that an operation names itself. */
export function typesOfOperation(operation: Operation): readonly TypeId[] {
  const named: TypeId[] = [];
  for (const use of [...sentUses(operation), ...answeredUses(operation)]) visitTypes(use, (id) => named.push(id));
  return named;
}

/** The declared ones among these types, and every type that reaches one of them. */
export function typesReaching(
  targets: ReadonlySet<TypeId>,
  declarations: readonly TypeDeclaration[],
): ReadonlySet<TypeId> {
  const usersOf = new Map<TypeId, TypeId[]>();
  for (const declaration of declarations) {
    for (const use of usesOf(declaration)) {
      visitTypes(use, (id) => {
        const users = usersOf.get(id);
        if (users === undefined) usersOf.set(id, [declaration.id]);
        else users.push(declaration.id);
      });
    }
  }
  const reaching = new Set(declarations.map(({ id }) => id).filter((id) => targets.has(id)));
  // A set grows while it is walked: those that are added are walked too.
  for (const id of reaching) for (const user of usersOf.get(id) ?? []) reaching.add(user);
  return reaching;
}

function visitTypes(use: TypeUse, visit: (id: TypeId) => void): void {
  visitUses(use, (inner) => {
    if (inner.kind === "reference" || inner.kind === "enumNames") visit(inner.id);
  });
}
