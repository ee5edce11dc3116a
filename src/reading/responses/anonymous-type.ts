/** `new { total, items }` has no name in C#; in the contract it has one made of its operation's. */
import { reference, type TypeId, type TypeUse } from "../../contract/type-use.js";
import { propertyNameBy } from "../../server/json-settings.js";
import type { TypePlace, TypeTable } from "../types/type-table.js";
import type { AnonymousMember } from "./followed-answer.js";

/** `name` is unique among the operations: `GetStatusAnswer`. */
export function anonymousUse(
  table: TypeTable,
  members: readonly AnonymousMember[],
  name: string,
  namespace: string,
  place: TypePlace,
): TypeUse {
  const properties = members.map((member) => ({
    name: propertyNameBy(table.stack, member.name),
    csharpName: member.name,
    type: memberUse(table, member, name, namespace, place),
    sent: "required" as const,
    answered: "required" as const,
  }));
  const id = `${namespace}.<${name}>` as TypeId;
  table.declareAs(id, () => ({
    kind: "object",
    id,
    name,
    csharpName: name,
    containingTypes: [],
    namespace,
    csharpKind: "record",
    typeParameters: [],
    properties,
  }));
  return reference(id);
}

function memberUse(
  table: TypeTable,
  { name, body }: AnonymousMember,
  outer: string,
  namespace: string,
  place: TypePlace,
): TypeUse {
  if (body.kind === "value") return table.use(body.type, { ...place, description: `the member ${name} of ${outer}` });
  if (body.kind === "unknown") return { kind: "unknown", shape: "any", reason: "unmapped" };
  return anonymousUse(table, body.members, outer + name.slice(0, 1).toUpperCase() + name.slice(1), namespace, place);
}
