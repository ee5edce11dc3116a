/** Objects that the configuration fills. What it holds is known when the server runs, and not before. */
import { membersWithoutMethods } from "../../csharp/binding/index.js";
import {
  alternativesOf,
  type CSharpMachine,
  type CSharpValue,
  classOf,
  type HeapObject,
  type NativeMember,
  nullValue,
  type Place,
  readNamed,
  type UnknownValue,
  unknownValue,
  writeNamed,
} from "../../csharp/execution/index.js";
import { type MemberTable, sameFor } from "../member-table.js";

/** Each property that can be set, and what the others hold. Of options of the framework it is only noted. */
export function fillFromConfiguration(
  machine: CSharpMachine,
  target: CSharpValue,
  place: Place,
  filled = new Set<HeapObject>(),
): void {
  for (const value of alternativesOf(target)) {
    if (value.kind !== "object" || filled.has(value.object)) continue;
    filled.add(value.object);
    machine.memory.touch(value.object, place);
    const items = machine.memory.items(value.object);
    if (items !== undefined) machine.memory.setItems(value.object, { ...items, rest: configured(place) });
    const type = classOf(value);
    if (type?.symbol.origin !== "source") continue;
    for (const { member } of membersWithoutMethods(type)) {
      if (member.kind !== "property" || member.isStatic || member.isIndexer || member.accessibility !== "public")
        continue;
      if (member.setter?.accessibility === "public") writeNamed(machine, value, member.name, configured(place), place);
      else fillFromConfiguration(machine, readNamed(machine, value, member.name, place) ?? nullValue, place, filled);
    }
  }
}

function configured(place: Place): UnknownValue {
  return unknownValue("the configuration is not known", place);
}

/** `section.Bind(options)` */
const bind: NativeMember = ({ machine, argument, place }) => {
  fillFromConfiguration(machine, argument("instance") ?? nullValue, place);
  return nullValue;
};

export const configurationMembers: MemberTable = {
  methods: sameFor(["M:Microsoft.Extensions.Configuration.ConfigurationBinder.Bind"], bind),
};
