// biome-ignore-all lint/plugin: JSON needs objects. `set` defines the keys that come from outside; nothing looks them up.
import { stringify } from "yaml";

/** A document under construction. `bigint` stands for an integer that a double cannot hold. */
export type Json = string | number | bigint | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Leaves out what is undefined, so that optional parts can be written in place. */
export function object(entries: Readonly<Record<string, Json | undefined>>): JsonObject {
  const result: Record<string, Json> = {};
  for (const key of Object.keys(entries)) {
    const value = entries[key];
    if (value !== undefined) set(result, key, value);
  }
  return result;
}

/** The same of keys that are not known beforehand. */
export function objectOf(entries: Iterable<readonly [string, Json | undefined]>): JsonObject {
  const result: Record<string, Json> = {};
  for (const [key, value] of entries) if (value !== undefined) set(result, key, value);
  return result;
}

export function nonEmptyOf(entries: readonly (readonly [string, Json | undefined])[]): JsonObject | undefined {
  return entries.length === 0 ? undefined : objectOf(entries);
}

/** Defines the property, since assigning to a key named `__proto__` would set the prototype. */
function set(result: Record<string, Json>, key: string, value: Json): void {
  if (key === "__proto__")
    Object.defineProperty(result, key, { value, enumerable: true, writable: true, configurable: true });
  else result[key] = value;
}

/** An object with these keys, or undefined when there are none. */
export function nonEmpty(entries: Readonly<Record<string, Json | undefined>>): JsonObject | undefined {
  const result = object(entries);
  return Object.keys(result).length === 0 ? undefined : result;
}

export function nonEmptyList(list: readonly Json[]): readonly Json[] | undefined {
  return list.length === 0 ? undefined : list;
}

/** A decimal number as text, exactly where JSON can hold it. */
export function exactNumber(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) || !/^-?\d+$/.test(text) ? value : BigInt(text);
}

export function jsonText(value: Json): string {
  try {
    return JSON.stringify(value, undefined, 2);
  } catch {
    // It refuses a bigint. That is seldom enough to try first: no writer of ours is nearly as fast.
    return exactText(value, "");
  }
}

/** As `JSON.stringify` writes it, with integers that a double cannot hold. */
function exactText(value: Json, indent: string): string {
  if (typeof value === "bigint") return value.toString();
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const inner = `${indent}  `;
  if (isList(value)) {
    if (value.length === 0) return "[]";
    return `[\n${value.map((item) => inner + exactText(item, inner)).join(",\n")}\n${indent}]`;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return "{}";
  return `{\n${entries.map(([key, item]) => `${inner}${JSON.stringify(key)}: ${exactText(item, inner)}`).join(",\n")}\n${indent}}`;
}

/** Quoted so that YAML 1.1 readers, which take `no` for a boolean, read the same document. */
export function yamlText(value: Json): string {
  return stringify(value, { lineWidth: 0, compat: "yaml-1.1", aliasDuplicateObjects: false });
}

function isList(value: readonly Json[] | JsonObject): value is readonly Json[] {
  return Array.isArray(value);
}
