/** The framework's types that have a meaning of their own in JSON, by metadata name. */
import {
  type CollectionName,
  collectionNamed,
  csharpCollections,
  csharpDictionaries,
  type DictionaryName,
  dictionaryNamed,
} from "../../../contract/csharp-collections.js";
import type { PrimitiveName, UnknownUse } from "../../../contract/type-use.js";

export const primitiveTypes: ReadonlyMap<string, PrimitiveName> = new Map([
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
  ["System.BinaryData", "bytes"],
]);

/** What the source itself declares to be any JSON. */
export const freeFormTypes: ReadonlyMap<string, UnknownUse["shape"]> = new Map([
  ["System.Object", "any"],
  ["System.Text.Json.JsonElement", "any"],
  ["System.Text.Json.JsonDocument", "any"],
  ["System.Text.Json.Nodes.JsonNode", "any"],
  ["System.Text.Json.Nodes.JsonValue", "any"],
  ["System.Text.Json.Nodes.JsonObject", "object"],
  ["System.Text.Json.Nodes.JsonArray", "array"],
  ["Newtonsoft.Json.Linq.JToken", "any"],
  ["Newtonsoft.Json.Linq.JValue", "any"],
  ["Newtonsoft.Json.Linq.JObject", "object"],
  ["Newtonsoft.Json.Linq.JArray", "array"],
]);

export const collectionTypes: ReadonlyMap<string, CollectionName> = new Map(
  Object.entries(csharpCollections).flatMap(([name, namespace]) => {
    const collection = collectionNamed(name);
    return collection === undefined ? [] : [[`${namespace}.${name}\`1`, collection]];
  }),
);

export const dictionaryTypes: ReadonlyMap<string, DictionaryName> = new Map(
  Object.entries(csharpDictionaries).flatMap(([name, namespace]) => {
    const dictionary = dictionaryNamed(name);
    return dictionary === undefined ? [] : [[`${namespace}.${name}\`2`, dictionary]];
  }),
);

/** Without type arguments: the elements are anything. */
export const untypedCollections: ReadonlySet<string> = new Set([
  "System.Collections.IEnumerable",
  "System.Collections.ICollection",
  "System.Collections.IList",
  "System.Collections.ArrayList",
  "System.Collections.Queue",
  "System.Collections.Stack",
  "System.Array",
]);

export const untypedDictionaries: ReadonlySet<string> = new Set([
  "System.Collections.IDictionary",
  "System.Collections.Hashtable",
  "System.Collections.SortedList",
  "System.Dynamic.ExpandoObject",
]);

export const fileTypes: ReadonlySet<string> = new Set([
  "Microsoft.AspNetCore.Http.IFormFile",
  "Microsoft.AspNetCore.Http.FormFile",
]);

export const fileCollectionTypes: ReadonlySet<string> = new Set([
  "Microsoft.AspNetCore.Http.IFormFileCollection",
  "Microsoft.AspNetCore.Http.FormFileCollection",
]);

/** What System.Text.Json refuses or writes as nonsense, with the reason as messages give it. */
export const unwritableTypes: ReadonlyMap<string, string> = new Map([
  ["System.IntPtr", "a native-size integer has no JSON form"],
  ["System.UIntPtr", "a native-size integer has no JSON form"],
  ["System.Type", "System.Text.Json refuses System.Type"],
  ["System.Reflection.MemberInfo", "System.Text.Json refuses reflection objects"],
  ["System.Threading.CancellationToken", "a cancellation token holds a native handle"],
  ["System.Threading.Tasks.Task", "a task is not a value"],
  ["System.Threading.Tasks.Task`1", "a task is not a value"],
  ["System.Threading.Tasks.ValueTask", "a task is not a value"],
  ["System.Threading.Tasks.ValueTask`1", "a task is not a value"],
  ["System.IO.Stream", "a stream is not a value"],
  ["System.Numerics.BigInteger", "System.Text.Json writes the properties of BigInteger, not its value"],
  ["System.Net.IPAddress", "System.Text.Json cannot write IPAddress"],
  ["System.Void", "it is not a value"],
  ["System.Delegate", "a delegate is not a value"],
  ["System.MulticastDelegate", "a delegate is not a value"],
]);
