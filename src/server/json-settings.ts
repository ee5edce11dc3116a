import type { PrimitiveUse } from "../contract/type-use.js";
import type { Location } from "../diagnostics/location.js";

export type IgnoreCondition = "Never" | "WhenWritingNull" | "WhenWritingDefault";

/** A value that was set, with the place that set it. */
export interface Registered<T> {
  readonly value: T;
  readonly location: Location;
}

/** What one of ASP.NET's two JSON stacks is set to, as far as it changes what is on the wire. */
export interface JsonStack {
  /** Undefined: ASP.NET's own camelCase. */
  readonly namingPolicy: Registered<string> | undefined;
  readonly dictionaryKeyPolicy: Registered<string> | undefined;
  readonly enumsAsNames: boolean;
  /** `AddContractJson`: value objects are bare primitives. */
  readonly contractJson: boolean;
  readonly enumNamingPolicy: Registered<string> | undefined;
  readonly ignoreCondition: IgnoreCondition;
  readonly numbersAsStrings: boolean;
  readonly includeFields: boolean;
  readonly ignoreReadOnlyProperties: boolean;
  /** What registered converters write, by the metadata name of the type they are for. */
  readonly converters: ReadonlyMap<string, PrimitiveUse>;
}

export interface JsonSettings {
  /** Controllers and the serverless worker. */
  readonly mvc: JsonStack;
  /** Minimal APIs. */
  readonly http: JsonStack;
  /** Which stacks the program is seen to use. */
  readonly usesMvc: boolean;
  readonly usesHttp: boolean;
}

export const webDefaults: JsonStack = {
  namingPolicy: undefined,
  dictionaryKeyPolicy: undefined,
  enumsAsNames: false,
  contractJson: false,
  enumNamingPolicy: undefined,
  ignoreCondition: "Never",
  numbersAsStrings: false,
  includeFields: false,
  ignoreReadOnlyProperties: false,
  converters: new Map(),
};

/** The stack whose settings decide presence; a program that uses both is expected to set them alike. */
export function decidingStack(settings: JsonSettings): JsonStack {
  return settings.usesMvc || !settings.usesHttp ? settings.mvc : settings.http;
}
