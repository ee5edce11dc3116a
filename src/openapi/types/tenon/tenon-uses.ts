import { collectionNamed, dictionaryNamed } from "../../../contract/csharp-collections.js";
import { tenonKeys } from "../../../contract/tenon-keys.js";
import {
  arrayOf,
  mapOf,
  nullable,
  type PrimitiveName,
  type PrimitiveUse,
  primitive,
  reference,
  type TypeUse,
} from "../../../contract/type-use.js";
import { isNumber } from "../../../contract/values/numbers.js";
import { get, getMap, getSequence, getString, isMap, type MapNode, type Node } from "../../document/node.js";
import { sizedIntegers } from "../../schemas/formats.js";
import type { SchemaView } from "../../schemas/schema-view.js";
import type { SchemaReading } from "../schema-reading.js";
import { anyUse, typeWithNull } from "../schema-use.js";

/** What the extensions of a document that Tenon wrote say of one use of a type. */

/** Formats that stand for one C# type each; the others have `x-tenon-primitive` beside them. */
const formats: ReadonlyMap<string, PrimitiveName> = new Map<string, PrimitiveName>([
  ["char", "char"],
  ...sizedIntegers,
  ["float", "float32"],
  ["double", "float64"],
  ["decimal", "decimal"],
  ["uuid", "guid"],
  ["uri-reference", "uri"],
  ["date-time", "dateTimeOffset"],
  ["date", "date"],
  ["byte", "bytes"],
]);

const extended: ReadonlySet<string> = new Set([
  ...formats.values(),
  "string",
  "boolean",
  "int128",
  "uint128",
  "float16",
  "version",
  "dateTime",
  "time",
  "duration",
]);

function isPrimitiveName(name: string): name is PrimitiveName {
  return extended.has(name);
}

/** The exact primitive; undefined where the document is no more exact than any other. */
export function tenonPrimitive(view: SchemaView): PrimitiveUse | undefined {
  const [type] = view.types;
  const named = getString(view.node, tenonKeys.primitive);
  const name = named !== undefined && isPrimitiveName(named) ? named : formats.get(view.format ?? "");
  if (name === undefined) return undefined;
  return isNumber(name) && type === "string" ? { ...primitive(name), asString: true } : primitive(name);
}

/** The key of a dictionary. */
export function tenonKey(reading: SchemaReading, node: MapNode): TypeUse {
  const key = getMap(node, tenonKeys.key);
  return key === undefined ? primitive("string") : typeWithNull(reading.use(key, "Key", "json"));
}

/** A part of a generic declaration, as `emit/openapi/open-generics.ts` writes it. */
export function openUse(reading: SchemaReading, node: Node | undefined): TypeUse {
  if (!isMap(node)) return anyUse;
  const use = bareOpenUse(reading, node);
  return get(node, tenonKeys.nullable) === true ? nullable(use) : use;
}

function bareOpenUse(reading: SchemaReading, node: MapNode): TypeUse {
  const parameter = getString(node, tenonKeys.parameter);
  if (parameter !== undefined) return { kind: "typeParameter", name: parameter };
  const written = getString(node, tenonKeys.type);
  const typeArguments = getSequence(node, tenonKeys.arguments)?.items;
  if (written !== undefined && typeArguments !== undefined) {
    const type = reading.tenon?.named(written, typeArguments.length);
    if (type !== undefined)
      return reference(
        type.id,
        typeArguments.map((argument) => openUse(reading, argument)),
      );
  }
  if (!isOpen(node)) return typeWithNull(reading.use(node, "Value", "json"));
  const collection = getString(node, tenonKeys.collection) ?? "";
  if (get(node, "type") === "array")
    return arrayOf(openUse(reading, get(node, "items")), collectionNamed(collection) ?? "List");
  const key = getMap(node, tenonKeys.key);
  return mapOf(
    key === undefined ? primitive("string") : openUse(reading, key),
    openUse(reading, get(node, "additionalProperties")),
    dictionaryNamed(collection) ?? "Dictionary",
  );
}

/** Whether it contains a type parameter. */
function isOpen(node: Node | undefined): boolean {
  if (!isMap(node)) return false;
  if (getString(node, tenonKeys.parameter) !== undefined) return true;
  return (
    (getSequence(node, tenonKeys.arguments)?.items ?? []).some(isOpen) ||
    [get(node, "items"), get(node, "additionalProperties"), get(node, tenonKeys.key)].some(isOpen)
  );
}
