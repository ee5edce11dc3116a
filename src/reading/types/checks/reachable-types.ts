import { addTo } from "../../../collections/lists-by-key.js";
import type { Service } from "../../../contract/contract.js";
import { type Hub, usesOfHub } from "../../../contract/hub.js";
import type { Operation } from "../../../contract/operation.js";
import type { TypeDeclaration } from "../../../contract/type-declaration.js";
import type { TypeId } from "../../../contract/type-use.js";
import { answeredTypes, reachableFrom, sentTypes, typesIn, typesInside } from "../../../contract/used-types.js";

/** What an operation or `[ContractType]` reaches: an operation that gave way to a contract leaves no types behind. */
export function reachableTypes(
  services: readonly Service[],
  hubs: readonly Hub[],
  declarations: readonly TypeDeclaration[],
  roots: readonly TypeId[],
): readonly TypeDeclaration[] {
  const byId = new Map<TypeId, TypeDeclaration>(declarations.map((declaration) => [declaration.id, declaration]));
  const used = new Set(roots);
  for (const { operations } of services)
    for (const operation of operations) {
      for (const id of sentTypes(operation)) used.add(id);
      for (const id of answeredTypes(operation)) used.add(id);
    }
  for (const hub of hubs) for (const id of typesIn(usesOfHub(hub))) used.add(id);
  const reachable = reachableFrom(used, byId);
  return declarations.filter((declaration) => reachable.has(declaration.id));
}

/** The types that an operation names itself. */
export function typesOfOperation(operation: Operation): readonly TypeId[] {
  return [...sentTypes(operation), ...answeredTypes(operation)];
}

/** The declared ones among these types, and every type that reaches one of them. */
export function typesReaching(
  targets: ReadonlySet<TypeId>,
  declarations: readonly TypeDeclaration[],
): ReadonlySet<TypeId> {
  const usersOf = new Map<TypeId, TypeId[]>();
  for (const declaration of declarations) {
    for (const id of typesInside(declaration)) {
      addTo(usersOf, id, declaration.id);
    }
  }
  const reaching = new Set(declarations.map(({ id }) => id).filter((id) => targets.has(id)));
  // A set grows while it is walked: those that are added are walked too.
  for (const id of reaching) for (const user of usersOf.get(id) ?? []) reaching.add(user);
  return reaching;
}
