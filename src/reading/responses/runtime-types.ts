/**
 * ASP.NET writes a value that is the whole answer by the type it has at run time, unless its declared type is sealed or
 * polymorphic. What the declared type promises may then be missing: an explicit implementation, a default implementation, an
 * override that is ignored or has another name. Inside a list or a property, the declared type decides.
 */
import { derivesFrom, displayType } from "../../csharp/binding/index.js";
import type { AnnotatedType, NamedType } from "../../csharp/binding/symbols/symbols.js";
import { selfType, withoutNullable } from "../../csharp/binding/symbols/types.js";
import { converterOf } from "../types/converters/converters.js";
import { isCollection } from "../types/kinds/collection-kinds.js";
import { type JsonMember, jsonMembersOf } from "../types/members/json-members.js";
import { quietly } from "../types/members/quiet-answers.js";
import type { TypeTable } from "../types/type-table.js";
import { isPolymorphic } from "../types/value-objects.js";

export function reportRuntimeTypes(table: TypeTable, answered: AnnotatedType): void {
  if (table.context.options.reportsErrorsOnly === true) return;
  const { type } = withoutNullable(answered);
  if (type.kind === "named" && type.symbol.origin === "source") comparedOnce(table, type, 0, undefined);
}

/** Many operations answer the same type. */
const comparedOnce = quietly((table, type: NamedType, _: undefined): true => {
  compare(table, type);
  return true;
});

function compare(table: TypeTable, type: NamedType): void {
  if (type.symbol.isSealed || isPolymorphic(type.symbol)) return;
  if (isCollection(type) || converterOf(type.symbol.attributes) !== undefined) return;
  const promised = jsonMembersOf(selfType(type.symbol), table.stack).filter((one) => one.answered === "required");
  for (const derived of table.context.derivedTypes(type.symbol)) {
    const written = new Map(jsonMembersOf(selfType(derived), table.stack).map((one) => [one.jsonName, one]));
    const lost = promised.filter((member) => !isWritten(member, written.get(member.jsonName)));
    if (lost.length === 0) continue;
    table.report("runtimeTypeDiffers", derived.locations[0], {
      type: type.symbol.name,
      derived: derived.name,
      members: lost.map((member) => member.symbol.name).join(", "),
    });
  }
}

/** A member that hides the promised one has a type of its own. */
function isWritten(promised: JsonMember, written: JsonMember | undefined): boolean {
  if (written === undefined || written.answered !== "required") return false;
  const isOfParameter = promised.type.type.kind === "typeParameterType";
  return isOfParameter || displayType(promised.type) === displayType(written.type) || isNarrower(promised, written);
}

/** A property may return more than the one it overrides or implements. */
function isNarrower({ type: promised }: JsonMember, { type: written }: JsonMember): boolean {
  if (promised.type.kind !== "named" || written.type.kind !== "named") return promised.type.kind !== "named";
  return derivesFrom(written.type, promised.type.symbol);
}
