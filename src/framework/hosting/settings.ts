/**
 * The configuration of the program that starts. Nothing in it is known for sure, since the environment has the last word; what the
 * files beside the program have is assumed where a route is made of it.
 */
import { specialTypeOf } from "../../csharp/binding/symbols/special-types.js";
import type { AnnotatedType, Type } from "../../csharp/binding/symbols/symbols.js";
import { selfType, withoutNullable } from "../../csharp/binding/symbols/types.js";
import {
  alternativesOf,
  type CSharpMachine,
  type CSharpValue,
  isNull,
  knownObject,
  knownString,
  type NativeCall,
  type NativeMember,
  type NativeProperty,
  nullValue,
  type OutsideCall,
  type Place,
  type UnknownValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { hostOf } from "../host.js";
import { type MemberTable, sameFor } from "../member-table.js";

/** The value of a setting, or the section of the configuration that has its path. */
export function settingOf(
  machine: CSharpMachine,
  section: string | undefined,
  place: Place,
  type?: AnnotatedType,
): UnknownValue {
  const unknown = unknownValue("the configuration is not known", place, type);
  const { settings, areRead, areOverridden } = hostOf(machine).configuration;
  if (section === undefined || !areRead || areOverridden) return unknown;
  const text = settings?.text(section);
  if (type !== undefined && isConfiguration(type.type)) return { ...unknown, section };
  if (text === undefined || type === undefined || !isWrittenAs(text, type)) return unknown;
  return { ...unknown, assumed: { text, settings: [section] } };
}

/** Whether what is read of the text has the same text again. */
function isWrittenAs(text: string, type: AnnotatedType): boolean {
  const special = specialTypeOf(withoutNullable(type).type);
  return special === "string" || (special === "int" && /^(0|[1-9]\d{0,8})$/.test(text));
}

export function hasSettings(machine: CSharpMachine, section: string): boolean {
  const { settings, areRead, areOverridden } = hostOf(machine).configuration;
  return areRead && !areOverridden && settings?.has(section) === true;
}

/** A section, or the whole configuration; undefined for anything else, and where files do not count. */
export function sectionIn(value: CSharpValue | undefined): string | undefined {
  return value?.kind === "unknown" ? value.section : undefined;
}

export function sectionBelow(section: string | undefined, key: string | undefined): string | undefined {
  if (section === undefined || key === undefined) return undefined;
  return section === "" ? key : `${section}:${key}`;
}

const namespace = "Microsoft.Extensions.Configuration";
const readers = new Set(["IConfiguration", "IConfigurationSection"].map((name) => `${namespace}.${name}`));
const configurations = new Set([
  ...readers,
  ...["IConfigurationRoot", "ConfigurationManager", "IConfigurationBuilder", "IConfigurationManager"].map(
    (name) => `${namespace}.${name}`,
  ),
]);

export function isConfiguration(type: Type): boolean {
  return type.kind === "named" && configurations.has(type.symbol.metadataName);
}

function isReader(type: Type): boolean {
  return type.kind === "named" && readers.has(type.symbol.metadataName);
}

const whole: NativeMember = ({ machine, place, type }) => settingOf(machine, "", place, type);

/** A builder reads the files beside the program, unless its options say that they are elsewhere. */
export function loadSettings(machine: CSharpMachine, options: CSharpValue | undefined): void {
  const object = knownObject(options);
  const root = object && machine.memory.field(object, "ContentRootPath");
  const isElsewhere = object === undefined ? options !== undefined : root !== undefined && !isNull(root.value);
  hostOf(machine).configuration.areRead = !isElsewhere;
}

/** A call outside the sources that may put other settings before those of the files. */
export function noteOverride(machine: CSharpMachine, call: OutsideCall): void {
  if (ofHosts.test(call.name) || mayOverride(call)) hostOf(machine).configuration.areOverridden = true;
}

function mayOverride({ name, method, receiver, values }: OutsideCall): boolean {
  if (harmless.test(name)) return false;
  const [first] = values;
  const [file] = first?.kind === "text" ? first.parts : [knownString(first)];
  if (name === "AddJsonFile" && typeof file === "string" && file.startsWith("appsettings.")) return false;
  if (![receiver, ...values].some((one) => one !== undefined && alternativesOf(one).some(isOfProgram))) return false;
  if (method === undefined) return alternativesOf(receiver ?? nullValue).some(isOfProgram);
  const types = [selfType(method.containingType), ...method.parameters.map(({ type }) => type.type)];
  return types.some((type) => isConfiguration(type) && !isReader(type));
}

/** The program may have another configuration, which is an object of its own. */
function isOfProgram(value: CSharpValue): boolean {
  return value.kind === "unknown" && value.type !== undefined && isConfiguration(value.type.type);
}

/** Methods of builders of hosts. */
const ofHosts = /^(UseSetting|UseConfiguration|UseContentRoot)$/;

/** The environment overrides the files anyway, and the others only read. */
const harmless =
  /^(AddEnvironmentVariables|AddCommandLine|AddUserSecrets|SetBasePath|Build|GetChildren|GetReloadToken)$/;

const read = whole;

/** `builder.Configuration.Sources`: what is taken out or put in is not followed. */
const sources: NativeMember = ({ machine, place, type }) => {
  hostOf(machine).configuration.areOverridden = true;
  return unknownValue("the sources of the configuration are not known", place, type);
};

const write = ({ machine }: NativeCall): void => {
  hostOf(machine).configuration.areOverridden = true;
};

const element: NativeProperty = {
  read: ({ machine, receiver, values: [key], place, type }) =>
    settingOf(machine, sectionBelow(sectionIn(receiver), knownString(key)), place, type),
  write,
};

const section: NativeMember = ({ machine, receiver, argument, place, type }) =>
  settingOf(
    machine,
    sectionBelow(sectionIn(argument("configuration") ?? receiver), knownString(argument("key"))),
    place,
    type,
  );

export const settingsMembers: MemberTable = {
  methods: sameFor(
    ["IConfiguration.GetSection", "ConfigurationManager.GetSection", "ConfigurationExtensions.GetRequiredSection"].map(
      (member) => `M:${namespace}.${member}`,
    ),
    section,
  ),
  properties: {
    ...sameFor(
      [
        "Microsoft.AspNetCore.Builder.WebApplicationBuilder",
        "Microsoft.AspNetCore.Builder.WebApplication",
        "Microsoft.AspNetCore.Hosting.WebHostBuilderContext",
        "Microsoft.Extensions.Hosting.HostApplicationBuilder",
        "Microsoft.Extensions.Hosting.HostBuilderContext",
        "Microsoft.Extensions.Hosting.IHostApplicationBuilder",
      ].map((type) => `P:${type}.Configuration`),
      read,
    ),
    ...sameFor(
      ["IConfiguration", "ConfigurationManager"].map((type) => `P:${namespace}.${type}.Item`),
      element,
    ),
    [`P:${namespace}.IConfigurationSection.Value`]: {
      read: ({ machine, receiver, place, type }) => settingOf(machine, sectionIn(receiver), place, type),
      write,
    },
    ...sameFor(
      ["IConfigurationBuilder", "ConfigurationManager"].map((type) => `P:${namespace}.${type}.Sources`),
      sources,
    ),
  },
};
