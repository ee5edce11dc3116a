/**
 * What start-up leaves behind, as a request finds it: requests before it may have changed whatever can be changed. An empty store
 * proves no 404.
 */
import { cachedBy } from "../../caching/cache.js";
import type { FieldSymbol, NamedTypeSymbol, PropertySymbol } from "../../csharp/binding/symbols/symbols.js";
import { type Forgetting, type HeapObject, type Slot, unknownValue } from "../../csharp/execution/index.js";
import { identifierText, walk } from "../../csharp/syntax/index.js";

const reason = "a request may have changed it";

export const forgetting: Forgetting = {
  field: (_, key, slot) => (isMember(key) && isChanged(key) ? forgotten(key, slot) : slot),
  items: (object, items) =>
    isFixed(object) || items.rest !== undefined ? items : { ...items, rest: unknownValue(reason) },
};

function forgotten({ type }: FieldSymbol | PropertySymbol, { place }: Slot): Slot {
  return { value: unknownValue(reason, place, type), place };
}

function isMember(key: object | string): key is FieldSymbol | PropertySymbol {
  return typeof key === "object" && "kind" in key && (key.kind === "field" || key.kind === "property");
}

/** Outside of constructors and initialisers. */
function isChanged(member: FieldSymbol | PropertySymbol): boolean {
  if (member.kind === "field" && (member.isReadOnly || member.isConst)) return false;
  if (member.kind === "property" && (member.setter === undefined || member.setter.isInitOnly)) return false;
  // What everybody may change, somebody may.
  if (member.accessibility !== "private" && member.kind === "field") return true;
  return assignedNames(member.containingType).has(member.name);
}

/** By the methods of the type. */
const assignedNames = cachedBy((type: NamedTypeSymbol): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const member of type.members) {
    if (member.kind !== "method" || member.body === undefined || member.methodKind !== "ordinary") continue;
    const { file } = member.body.scope.context;
    walk(member.body.syntax, (node) => {
      const target =
        node.kind.endsWith("AssignmentExpression") && "left" in node
          ? node.left
          : /crementExpression$/.test(node.kind) && "operand" in node
            ? node.operand
            : undefined;
      const name = target?.kind === "SimpleMemberAccessExpression" ? target.name : target;
      if (name?.kind === "IdentifierName") names.add(identifierText(file, name));
      return undefined;
    });
  }
  return names;
});

/** Arrays, and the collections that nothing can be added to. */
function isFixed({ type }: HeapObject): boolean {
  if (type?.kind === "array") return true;
  return type?.kind === "named" && /^System\.Collections\.(Frozen|Immutable)$/.test(type.symbol.namespace);
}
