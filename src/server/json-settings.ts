import { camelCase } from "../contract/names/camel-case.js";
import { namedBy } from "../contract/names/naming-policy.js";
import type { Direction } from "../contract/shapes.js";
import type { PrimitiveUse } from "../contract/type-use.js";
import type { Location } from "../diagnostics/location.js";

export type IgnoreCondition = "Never" | "WhenWritingNull" | "WhenWritingDefault";

export function isIgnoreCondition(name: string | undefined): name is IgnoreCondition {
  return name === "Never" || name === "WhenWritingNull" || name === "WhenWritingDefault";
}

/** A value that was set, with the place that set it. */
export interface Registered<T> {
  readonly value: T;
  readonly location: Location;
}

/** A converter of the program's own: another one of its methods converts keys of dictionaries. */
export interface KeyConverter {
  /** Where it does that; undefined for converters of the framework. */
  readonly keys?: readonly Direction[] | undefined;
}

/** How enums are written as names. */
export interface EnumNames extends KeyConverter {
  /** The naming policy of the converter; undefined: as C# writes the members. */
  readonly policy: Registered<string> | undefined;
  /** What a converter of the program's own writes for each member, by its C# name. */
  readonly texts?: readonly (readonly [string, string])[];
}

/** What a converter writes; `writesNull`: or null, whatever the type says. */
export interface WrittenPrimitive extends KeyConverter {
  readonly primitive: PrimitiveUse;
  readonly writesNull: boolean;
}

/** A converter or factory of the program's own. */
export interface ChoosingConverter extends Registered<string> {
  /** Its class. */
  readonly value: string;
  /** The framework's converter for enums is asked before it. */
  readonly isBehindEnumNames: boolean;
}

/** A place that touches the settings and was not understood; a diagnostic reports it. */
export interface UnreadSetting {
  /** The option by its C# name; undefined: it may be any of them. */
  readonly option: string | undefined;
  readonly location: Location | undefined;
}

/** `JsonNumberHandling`: whether numbers are written as text, and whether text is read as a number. */
export interface NumberHandling {
  readonly writesStrings: boolean;
  readonly readsStrings: boolean;
}

/** What one of ASP.NET's two JSON stacks is set to, as far as it changes what is on the wire. */
export interface JsonStack {
  /** The library that writes. The settings below are given in System.Text.Json's words for all. */
  readonly library: "System.Text.Json" | "Newtonsoft.Json" | "MessagePack";
  /** Undefined: ASP.NET's own camelCase. */
  readonly namingPolicy: Registered<string> | undefined;
  readonly dictionaryKeyPolicy: Registered<string> | undefined;
  /** Newtonsoft.Json's `OverrideSpecifiedNames`: names that attributes give are changed too. */
  readonly renamesGiven: boolean;
  readonly enumsAsNames: boolean;
  /** The framework's own converter is registered: it wins over what an enum says of itself. `AddContractJson` gives way. */
  readonly enumNamesWin: boolean;
  /** `AddContractJson`: value objects are bare primitives. */
  readonly contractJson: boolean;
  readonly enumNamingPolicy: Registered<string> | undefined;
  /** Enums that a converter for them alone writes as names, by metadata name: `JsonStringEnumConverter<Kind>`. */
  readonly namedEnums: ReadonlyMap<string, EnumNames>;
  readonly ignoreCondition: IgnoreCondition;
  readonly numbers: NumberHandling;
  readonly includeFields: boolean;
  readonly ignoreReadOnlyProperties: boolean;
  /** `ReferenceHandler.Preserve` writes `$id`, `$ref` and `$values`. */
  readonly preservesReferences: Registered<true> | undefined;
  /** A `ReferenceHandler` of either kind. */
  readonly handlesReferences: boolean;
  readonly ignoreReadOnlyFields: boolean;
  /** `PreferredObjectCreationHandling = Populate`. */
  readonly populates: boolean;
  /** `RespectRequiredConstructorParameters`: a parameter without a default value must have its key. */
  readonly demandsParameters: boolean;
  /** `AddContractJson` demands no key that is not read, or that is marked `[ContractOptional]`. */
  readonly excusesParameters: boolean;
  /** A contract asks for the key of every member without a default, whatever a server would do without. */
  readonly demandsKeys: boolean;
  /** The framework's own resolver is in the chain: it takes every type, so resolvers after it are never asked. */
  readonly usesReflection: boolean;
  /** What registered converters write, by the metadata name of the type they are for. */
  readonly converters: ReadonlyMap<string, WrittenPrimitive>;
  /** Registered converters and factories whose code says which types they are for, in their order. */
  readonly choosing: readonly ChoosingConverter[];
  /** `TypeClassifiers` has one: code decides which case of a union a request holds. */
  readonly classifies: boolean;
  /** `InferClosedTypePolymorphism`: closed classes are written with their discriminators. */
  readonly infersClosed: boolean;
  readonly unread: readonly UnreadSetting[];
}

export interface JsonSettings {
  /** Controllers and the serverless worker. */
  readonly mvc: JsonStack;
  /** Minimal APIs, and every `IResult`, whoever returns it. */
  readonly http: JsonStack;
  /** Libraries that write by options of their own. */
  readonly libraries: readonly OwnJson[];
  /** Which stacks the program is seen to use. */
  readonly usesMvc: boolean;
  readonly usesHttp: boolean;
}

/** Whose settings write an answer or read a request: one of the stacks, or settings of their own, such as options of one answer. */
export type JsonWriter = "mvc" | "http" | OwnJson;

export interface OwnJson {
  readonly stack: JsonStack;
  /** What a type is called after that they write in another way: `Json` of `OrderJson`. */
  readonly name: string;
  /** The messages of hubs, which the library of contracts does not write. */
  readonly isOfHubs?: true;
}

export function stackOf(settings: JsonSettings, writer: JsonWriter): JsonStack {
  return typeof writer === "string" ? settings[writer] : writer.stack;
}

/** A library without options of its own writes as minimal APIs do. */
export function libraryJson({ libraries }: JsonSettings, library: string): JsonWriter {
  return libraries.find(({ name }) => name === library) ?? "http";
}

/** The stack that writes the same, where there is one. */
export function equivalentWriter(settings: JsonSettings, writer: JsonWriter): JsonWriter {
  if (typeof writer === "string") return writer;
  const text = settingsText(writer.stack);
  return stacks.find((one) => settingsText(stackOf(settings, one)) === text) ?? writer;
}

const stacks = ["mvc", "http"] as const;

/** What a stack is set to, wherever that is set: equal texts write the same. */
export function settingsText(stack: JsonStack): string {
  const whole = { ...stack, namedEnums: [...stack.namedEnums], converters: [...stack.converters] };
  return JSON.stringify(whole, (key, value) => (key === "location" ? undefined : value));
}

/** The value of a naming policy that leaves names alone. */
export const namesAsWritten = "C# names unchanged";

export const webDefaults: JsonStack = {
  library: "System.Text.Json",
  namingPolicy: undefined,
  dictionaryKeyPolicy: undefined,
  renamesGiven: false,
  enumsAsNames: false,
  enumNamesWin: false,
  contractJson: false,
  enumNamingPolicy: undefined,
  namedEnums: new Map(),
  ignoreCondition: "Never",
  numbers: { writesStrings: false, readsStrings: true },
  includeFields: false,
  ignoreReadOnlyProperties: false,
  preservesReferences: undefined,
  handlesReferences: false,
  ignoreReadOnlyFields: false,
  populates: false,
  demandsParameters: false,
  excusesParameters: false,
  demandsKeys: false,
  usesReflection: true,
  converters: new Map(),
  choosing: [],
  classifies: false,
  infersClosed: false,
  unread: [],
};

/** Each place once: helpers that call each other lead to the same ones over and over again. */
export function withUnread(stack: JsonStack, option: string | undefined, location: Location | undefined): JsonStack {
  const isKnown = stack.unread.some((one) => one.option === option && isSamePlace(one.location, location));
  return isKnown ? stack : { ...stack, unread: [...stack.unread, { option, location }] };
}

function isSamePlace(one: Location | undefined, other: Location | undefined): boolean {
  return one?.line === other?.line && one?.column === other?.column && one?.file === other?.file;
}

/** How the settings write an enum that has no converter of its own: as names, or undefined for numbers. */
export function enumNamesOf(stack: JsonStack, metadataName: string): EnumNames | undefined {
  return stack.namedEnums.get(metadataName) ?? (stack.enumsAsNames ? { policy: stack.enumNamingPolicy } : undefined);
}

export function isKnownPolicy(policy: string): boolean {
  return policy === namesAsWritten || namedBy(policy, "A") !== undefined;
}

/** The name of a property without an attribute; camelCase where a policy of the user's own cannot be read. */
export function propertyNameBy({ namingPolicy }: JsonStack, name: string): string {
  return namingPolicy === undefined ? camelCase(name) : nameByPolicy(namingPolicy.value, name);
}

/** A policy of the user's own counts as camelCase; that is reported where it is set. */
export function nameByPolicy(policy: string, name: string): string {
  return policy === namesAsWritten ? name : (namedBy(policy, name) ?? camelCase(name));
}

/** The settings that contracts are written by, whatever the server is set to: camelCase, enums and value objects as `AddContractJson` has them. */
export function asContract(stack: JsonStack): JsonStack {
  return {
    ...stack,
    namingPolicy: undefined,
    enumsAsNames: true,
    enumNamingPolicy: undefined,
    namedEnums: new Map(),
    contractJson: true,
    demandsKeys: true,
  };
}

/** The stack whose settings decide presence; a program that uses both is expected to set them alike. */
export function decidingStack(settings: JsonSettings): JsonStack {
  return settings.usesMvc || !settings.usesHttp ? settings.mvc : settings.http;
}
