/** JSON shapes as text, of both sides: `int32`, `array<Acme.TaskDto>`, `map<string, any>`. */
import type { TypeDeclaration } from "../../src/contract/type-declaration.js";
import type { TypeUse } from "../../src/contract/type-use.js";
import type { TypeFact } from "./server-facts.js";

const primitives: ReadonlyMap<string, string> = new Map([
  ["System.String", "string"],
  ["System.Char", "char"],
  ["System.Boolean", "boolean"],
  ["System.SByte", "int8"],
  ["System.Byte", "uint8"],
  ["System.Int16", "int16"],
  ["System.UInt16", "uint16"],
  ["System.Int32", "int32"],
  ["System.UInt32", "uint32"],
  ["System.Int64", "int64"],
  ["System.UInt64", "uint64"],
  ["System.Int128", "int128"],
  ["System.UInt128", "uint128"],
  ["System.Half", "float16"],
  ["System.Single", "float32"],
  ["System.Double", "float64"],
  ["System.Decimal", "decimal"],
  ["System.Guid", "guid"],
  ["System.Uri", "uri"],
  ["System.Version", "version"],
  ["System.DateTime", "dateTime"],
  ["System.DateTimeOffset", "dateTimeOffset"],
  ["System.DateOnly", "date"],
  ["System.TimeOnly", "time"],
  ["System.TimeSpan", "duration"],
  ["System.Byte[]", "bytes"],
  ["System.Memory`1<System.Byte>", "bytes"],
  ["System.ReadOnlyMemory`1<System.Byte>", "bytes"],
  ["System.IO.Stream", "file"],
  ["System.IO.Pipelines.PipeReader", "file"],
  ["System.Object", "any"],
  ["System.Text.Json.JsonElement", "any"],
  ["System.Text.Json.JsonDocument", "any"],
  ["System.Text.Json.Nodes.JsonNode", "any"],
  ["System.Text.Json.Nodes.JsonValue", "any"],
  ["System.Text.Json.Nodes.JsonObject", "anyObject"],
  ["System.Text.Json.Nodes.JsonArray", "anyArray"],
  ["Newtonsoft.Json.Linq.JToken", "any"],
  ["Newtonsoft.Json.Linq.JValue", "any"],
  ["Newtonsoft.Json.Linq.JObject", "anyObject"],
  ["Newtonsoft.Json.Linq.JArray", "anyArray"],
]);

export type TypeFacts = Readonly<Record<string, TypeFact>>;

/** The shape that the server gives a type. A collection that holds itself ends in anything. */
export function servedShape(type: string, types: TypeFacts, holders: readonly string[] = []): string {
  if (holders.includes(type)) return "any";
  const inside = [...holders, type];
  const known = primitives.get(type);
  const fact = types[type];
  if (known !== undefined && fact?.converter === undefined) return known;
  if (fact === undefined) return `? ${type}`;
  if (fact.underlying !== undefined) return `${servedShape(fact.underlying, types, inside)}?`;
  if (fact.converter !== undefined && fact.values === undefined) return converterShape(fact.converter);
  if (fact.kind === "Enumerable")
    return `array<${fact.element === undefined ? "any" : servedShape(fact.element, types, inside)}>`;
  if (fact.kind === "Dictionary")
    return `map<${fact.key === undefined ? "any" : keyShape(fact.key, types, inside)}, ${fact.element === undefined ? "any" : servedShape(fact.element, types, inside)}>`;
  return definitionName(type, fact);
}

/** Newtonsoft.Json writes the text of an object that is a key; System.Text.Json has no such keys. */
function keyShape(key: string, types: TypeFacts, inside: readonly string[]): string {
  const fact = types[key];
  if (fact?.converter !== undefined) return converterShape(fact.converter);
  const isPlain = fact?.values === undefined && fact?.underlying === undefined;
  return fact !== undefined && isPlain && !primitives.has(key) ? "string" : servedShape(key, types, inside);
}

/** The shape of a value that travels as text, or of a list of such; undefined for types that are more than one value. */
export function textShape(type: string): string | undefined {
  const inner = /^System\.Nullable`1<(.+)>$/.exec(type)?.[1];
  if (inner !== undefined) return textShape(inner);
  const known = primitives.get(type);
  if (known !== undefined) return known === "any" || known.startsWith("any") ? undefined : known;
  const element = /^(.+)\[\]$/.exec(type)?.[1] ?? /^System\.Collections\.Generic\.\w+`1<(.+)>$/.exec(type)?.[1];
  const shape = element === undefined ? undefined : textShape(element);
  return shape === undefined ? undefined : `array<${shape}>`;
}

/** Whether both sides name it in the same way: a value, or a list of them, and no type of the sources. */
export function isPlainShape(shape: string): boolean {
  const values = new Set(primitives.values());
  return values.has(/^array<(.+)>$/.exec(shape)?.[1] ?? shape);
}

/** Numbers that are written in quotes, those of lists and maps too, but not the keys. */
export function withNumbersAsText(shape: string): string {
  return shape.replace(/(?<!map<)\b(?=(u?int\d+|float\d+|decimal)\b)/g, "string ");
}

/** The library's own converter writes a value object as the value it holds, which is what a brand says. */
export function converterShape(converter: string): string {
  return /^Tenon\.ValueObjectConverter`2<(.+), .+>$/.exec(converter)?.[1] ?? `converter ${converter}`;
}

/** What an own converter writes is code, which the serialiser does not know; Tenon says what it has read in it. */
export function isReadConverter(served: string, read: string): boolean {
  return /^(array<)*(map<)?converter /.test(served) && read !== "any" && read !== "no body";
}

/** Without type arguments: they are compared where they are used. */
export function definitionName(type: string, { definition }: TypeFact): string {
  return definition ?? type;
}

/** The shape that Tenon gives it; `*` where a type parameter stands for whatever it is given. */
export function readShape(use: TypeUse, types: ReadonlyMap<string, TypeDeclaration>): string {
  switch (use.kind) {
    case "primitive":
      return use.asString === true ? `string ${use.name}` : use.name;
    case "array":
      return `array<${readShape(use.element, types)}>`;
    case "map":
      return `map<${readShape(use.key, types)}, ${readShape(use.value, types)}>`;
    case "nullable":
      return readShape(use.inner, types);
    case "typeParameter":
      return "*";
    case "unknown":
      return use.reason === "unmapped"
        ? "unmapped"
        : use.shape === "any"
          ? "any"
          : use.shape === "object"
            ? "anyObject"
            : "anyArray";
    case "reference":
      // To the judge, another form of a type is the type.
      return judgeName(use.id.replace(/!(?!object).*$/, ""));
    case "literal":
      return JSON.stringify(use.value);
    case "file":
      return "file";
  }
}

/** Nested types have a plus in metadata names and a dot in the judge's. */
export function judgeName(metadataName: string): string {
  return metadataName.replaceAll("+", ".");
}

/** Equal where every part that both know is equal. Null is compared by itself. */
export function sameShape(served: string, read: string): boolean {
  const pattern = read
    .split("*")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".*");
  return new RegExp(`^${pattern}$`).test(withoutNulls(served));
}

function withoutNulls(shape: string): string {
  return shape.replaceAll(/\?(?=[>,]|$)/g, "");
}
