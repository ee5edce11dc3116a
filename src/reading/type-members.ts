import type { NamedType } from "../csharp/binding/symbols/symbols.js";
import { type InheritedMember, membersOf } from "../csharp/binding/types/hierarchy.js";

const known = new WeakMap<NamedType, readonly InheritedMember[]>();

/** Inherited members included, computed once for a type: a controller is asked for every one of its actions. */
export function allMembers(type: NamedType): readonly InheritedMember[] {
  let members = known.get(type);
  if (members === undefined) {
    members = membersOf(type);
    known.set(type, members);
  }
  return members;
}
