/** `new { total, items }` has no name in C#; in the contract it has one made of the place that it is answered at. */
import { capitalized } from "../../contract/names/camel-case.js";
import { reference, type TypeId, type TypeUse } from "../../contract/type-use.js";
import { displayType } from "../../csharp/binding/index.js";
import type { NamedType } from "../../csharp/binding/symbols/symbols.js";
import { isUnresolved } from "./kinds/unresolved-types.js";
import { jsonMembersOf } from "./members/json-members.js";
import type { TypePlace, TypeTable } from "./type-table.js";

/** What an anonymous object is called at its place. */
export interface AnonymousName {
  /** Unique among the operations: `TodosStatsAnswer`. */
  readonly name: string;
  readonly namespace: string;
}

const unnamed: AnonymousName = { name: "Answer", namespace: "" };

export function anonymousUse(table: TypeTable, type: NamedType, place: TypePlace): TypeUse {
  const { namespace, name: wanted } = place.anonymous ?? unnamed;
  const name = freeName(table, `${namespace}.${wanted}`, wanted, displayType(type));
  const id = table.declareAs(`${namespace}.<${name}>` as TypeId, (tableOfType) => ({
    kind: "object",
    id,
    name,
    csharpName: name,
    containingTypes: [],
    namespace,
    csharpKind: "record",
    typeParameters: [],
    properties: jsonMembersOf(type, tableOfType.stack).map((member) => ({
      name: member.jsonName,
      csharpName: member.symbol.name,
      type: memberUse(tableOfType, member.symbol.name, member.type, name, place),
      sent: "required",
      answered: member.answered,
    })),
  }));
  return reference(id);
}

/** Objects of different shape at one place are numbered. */
function freeName(table: TypeTable, key: string, name: string, shape: string): string {
  const shapes = table.anonymousShapes(key);
  const at = shapes.indexOf(shape);
  if (at < 0) shapes.push(shape);
  const number = at < 0 ? shapes.length : at + 1;
  return number === 1 ? name : `${name}${number}`;
}

function memberUse(
  table: TypeTable,
  member: string,
  type: Parameters<TypeTable["use"]>[0],
  outer: string,
  place: TypePlace,
): TypeUse {
  const description = `the member ${member} of ${outer}`;
  if (isUnresolved(type.type)) {
    table.report("anonymousMemberUnknown", place.location, { member, type: outer });
    return { kind: "unknown", shape: "any", reason: "unmapped" };
  }
  const name = outer + capitalized(member);
  const namespace = place.anonymous?.namespace ?? "";
  return table.use(type, { ...place, description, anonymous: { name, namespace } });
}
