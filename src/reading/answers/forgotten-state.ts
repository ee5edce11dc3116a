/**
 * What start-up leaves behind, as a request finds it: requests before it may have changed whatever can be changed. An empty store
 * proves no 404.
 */
import { cachedBy } from "../../caching/cache.js";
import type { BoundExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { FieldSymbol, PropertySymbol } from "../../csharp/binding/symbols/symbols.js";
import { type Cell, type Forgetting, type HeapObject, type Slot, unknownValue } from "../../csharp/execution/index.js";
import type { StartUp } from "../start/start-up.js";
import { assignedLater } from "./later-code.js";

const reason = "a request may have changed it";

export const forgetting = cachedBy((startUp: StartUp): Forgetting => {
  const isAssigned = assignedLater(startUp);
  const isChanged = cachedBy(
    (member: FieldSymbol | PropertySymbol): boolean =>
      isVariable(member) &&
      isAssigned(member.name, (target, isMade) => isMember(target, member) && !(isMade && isOwn(target))),
  );
  const isSet = cachedBy((cell: Cell): boolean => isAssigned(cell.name, (target) => isCell(target, cell)));
  return {
    cell: (cell, slot) => (isSet(cell) ? { ...slot, value: unknownValue(reason) } : slot),
    field: (_, key, slot) =>
      isDeclared(key) && isVariable(key) && slot.value.kind !== "unknown" ? forgetful(key, slot, isChanged) : slot,
    items: (object, items) =>
      isFixed(object) || items.rest !== undefined ? items : { ...items, rest: unknownValue(reason) },
  };
});

/** Asked only once somebody reads it: the code of the program has to be looked through. */
function forgetful(
  member: FieldSymbol | PropertySymbol,
  { value, place }: Slot,
  isChanged: (member: FieldSymbol | PropertySymbol) => boolean,
): Slot {
  return {
    get value() {
      return isChanged(member) ? unknownValue(reason, place, member.type) : value;
    },
    place,
  };
}

function isDeclared(key: object | string): key is FieldSymbol | PropertySymbol {
  return typeof key === "object" && "kind" in key && (key.kind === "field" || key.kind === "property");
}

function isVariable(member: FieldSymbol | PropertySymbol): boolean {
  if (member.kind === "field") return !member.isReadOnly && !member.isConst;
  return member.setter !== undefined && !member.setter.isInitOnly;
}

/** Or one that it overrides or implements. */
function isMember(target: BoundExpression, member: FieldSymbol | PropertySymbol): boolean {
  if (target.kind !== "field" && target.kind !== "property")
    return target.kind !== "local" && target.kind !== "parameter";
  const { symbol } = target;
  return (
    symbol === member || (symbol.kind === "property" && (symbol.isVirtual || symbol.isAbstract || symbol.isOverride))
  );
}

/** Of the object that is made. */
function isOwn(target: BoundExpression): boolean {
  return (
    (target.kind === "field" || target.kind === "property") &&
    (target.receiver === undefined || target.receiver.syntax.kind === "ThisExpression")
  );
}

function isCell(target: BoundExpression, { identifier }: Cell): boolean {
  return target.kind === "local"
    ? target.variable.identifier === identifier
    : target.kind === "parameter" && identifier === undefined;
}

/** Arrays, and the collections that nothing can be added to. */
function isFixed({ type }: HeapObject): boolean {
  if (type?.kind === "array") return true;
  return type?.kind === "named" && /^System\.Collections\.(Frozen|Immutable)$/.test(type.symbol.namespace);
}
