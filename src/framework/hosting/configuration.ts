/** Objects that the configuration fills. What it holds is known when the server runs, and not before. */
import { membersWithoutMethods } from "../../csharp/binding/index.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { withoutNullable } from "../../csharp/binding/symbols/types.js";
import { substituteType } from "../../csharp/binding/types/substitution.js";
import {
  alternativesOf,
  type CSharpMachine,
  type CSharpValue,
  classOf,
  type HeapObject,
  isNull,
  knownString,
  type NativeCall,
  type NativeMember,
  nullValue,
  type Place,
  readNamed,
  unknownValue,
  writeNamed,
} from "../../csharp/execution/index.js";
import type { MemberTable } from "../member-table.js";
import { constructService } from "./service-provider.js";
import { hasSettings, sectionBelow, sectionIn, settingOf } from "./settings.js";

/**
 * Each property that can be set, and what the others hold; `section` is undefined where nothing is known of it. Of options of the
 * framework it is only noted.
 */
export function fillFromConfiguration(
  machine: CSharpMachine,
  target: CSharpValue,
  section: string | undefined,
  place: Place,
  filled = new Set<HeapObject>(),
): void {
  for (const value of alternativesOf(target)) {
    if (value.kind !== "object" || filled.has(value.object)) continue;
    filled.add(value.object);
    machine.memory.touch(value.object, place);
    const items = machine.memory.items(value.object);
    if (items !== undefined)
      machine.memory.setItems(value.object, { ...items, rest: settingOf(machine, undefined, place) });
    const type = classOf(value);
    if (type?.symbol.origin !== "source") continue;
    for (const { member, declaredIn } of membersWithoutMethods(type)) {
      if (member.kind !== "property" || member.isStatic || member.isIndexer || member.accessibility !== "public")
        continue;
      const isRenamed = member.attributes.some(({ attributeClass }) => attributeClass?.symbol.name === renaming);
      const path = isRenamed ? undefined : sectionBelow(section, member.name);
      const before = (): CSharpValue => readNamed(machine, value, member.name, place) ?? nullValue;
      if (member.setter?.accessibility !== "public") fillFromConfiguration(machine, before(), path, place, filled);
      else {
        const bound = boundValue(machine, path, substituteType(member.type, declaredIn), before, place);
        writeNamed(machine, value, member.name, bound, place);
      }
    }
  }
}

const renaming = "ConfigurationKeyNameAttribute";

/** An object of the program that the files have a section for is there; it is made unless it is there before. */
function boundValue(
  machine: CSharpMachine,
  section: string | undefined,
  type: AnnotatedType,
  before: () => CSharpValue,
  place: Place,
): CSharpValue {
  const bound = withoutNullable(type).type;
  const setting = settingOf(machine, section, place, type);
  if (section === undefined || bound.kind !== "named" || bound.symbol.origin !== "source") return setting;
  if (bound.symbol.typeKind !== "class" || bound.symbol.isAbstract || !hasSettings(machine, section)) return setting;
  const existing = before();
  if (existing.kind !== "object" && !isNull(existing)) return setting;
  const object = existing.kind === "object" ? existing : constructService(machine, bound, place);
  fillFromConfiguration(machine, object, section, place);
  return object;
}

const sectionOf = ({ receiver, argument }: NativeCall): string | undefined =>
  sectionIn(argument("configuration") ?? receiver);

/** `section.Bind(options)`, `configuration.Bind("Section", options)` */
const bind: NativeMember = (call) => {
  const { machine, argument, place } = call;
  const key = argument("key");
  const section = key === undefined ? sectionOf(call) : sectionBelow(sectionOf(call), knownString(key));
  fillFromConfiguration(machine, argument("instance") ?? nullValue, section, place);
  return nullValue;
};

/** `section.Get<Options>()` */
const get: NativeMember = (call) => {
  const { machine, typeArguments, type, place } = call;
  const [wanted = type] = typeArguments;
  return wanted === undefined
    ? unknownValue("the configuration is not known", place)
    : boundValue(machine, sectionOf(call), wanted, () => nullValue, place);
};

/** `configuration.GetValue<string>("Key", "else")` */
const getValue: NativeMember = (call) => {
  const { machine, argument, typeArguments, type, place } = call;
  const [wanted = type] = typeArguments;
  return settingOf(machine, sectionBelow(sectionOf(call), knownString(argument("key"))), place, wanted);
};

const binder = "M:Microsoft.Extensions.Configuration.ConfigurationBinder";

export const configurationMembers: MemberTable = {
  methods: { [`${binder}.Bind`]: bind, [`${binder}.Get`]: get, [`${binder}.GetValue`]: getValue },
};
