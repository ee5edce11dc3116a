/** The framework's types that have a meaning of their own in JSON, by metadata name. */
import type { CollectionName, PrimitiveName, UnknownUse } from "../../contract/type-use.js";

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

export const numericPrimitives: ReadonlySet<PrimitiveName> = new Set<PrimitiveName>([
  "int8",
  "uint8",
  "int16",
  "uint16",
  "int32",
  "uint32",
  "int64",
  "uint64",
  "int128",
  "uint128",
  "float16",
  "float32",
  "float64",
  "decimal",
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
]);

const generic = "System.Collections.Generic.";
const immutable = "System.Collections.Immutable.";

export const collectionTypes: ReadonlyMap<string, CollectionName> = new Map<string, CollectionName>([
  [`${generic}List\`1`, "list"],
  [`${generic}IList\`1`, "list"],
  [`${generic}ICollection\`1`, "list"],
  [`${generic}IReadOnlyList\`1`, "list"],
  [`${generic}IReadOnlyCollection\`1`, "list"],
  [`${generic}IEnumerable\`1`, "enumerable"],
  [`${generic}IAsyncEnumerable\`1`, "asyncEnumerable"],
  [`${generic}HashSet\`1`, "set"],
  [`${generic}ISet\`1`, "set"],
  [`${generic}IReadOnlySet\`1`, "set"],
  [`${generic}SortedSet\`1`, "set"],
  [`${generic}Queue\`1`, "other"],
  [`${generic}Stack\`1`, "other"],
  [`${generic}LinkedList\`1`, "other"],
  ["System.Collections.ObjectModel.Collection`1", "list"],
  ["System.Collections.ObjectModel.ReadOnlyCollection`1", "list"],
  ["System.Collections.ObjectModel.ObservableCollection`1", "list"],
  ["System.Collections.ObjectModel.ReadOnlySet`1", "set"],
  ["System.Collections.Concurrent.ConcurrentBag`1", "other"],
  ["System.Collections.Concurrent.ConcurrentQueue`1", "other"],
  ["System.Collections.Concurrent.ConcurrentStack`1", "other"],
  ["System.Collections.Frozen.FrozenSet`1", "set"],
  [`${immutable}ImmutableArray\`1`, "list"],
  [`${immutable}ImmutableList\`1`, "list"],
  [`${immutable}IImmutableList\`1`, "list"],
  [`${immutable}ImmutableHashSet\`1`, "set"],
  [`${immutable}ImmutableSortedSet\`1`, "set"],
  [`${immutable}IImmutableSet\`1`, "set"],
  [`${immutable}ImmutableQueue\`1`, "other"],
  [`${immutable}IImmutableQueue\`1`, "other"],
  [`${immutable}ImmutableStack\`1`, "other"],
  [`${immutable}IImmutableStack\`1`, "other"],
  ["System.Memory`1", "array"],
  ["System.ReadOnlyMemory`1", "array"],
  ["System.ArraySegment`1", "array"],
]);

export const dictionaryTypes: ReadonlySet<string> = new Set([
  `${generic}Dictionary\`2`,
  `${generic}IDictionary\`2`,
  `${generic}IReadOnlyDictionary\`2`,
  `${generic}SortedDictionary\`2`,
  `${generic}SortedList\`2`,
  `${generic}OrderedDictionary\`2`,
  "System.Collections.ObjectModel.ReadOnlyDictionary`2",
  "System.Collections.Concurrent.ConcurrentDictionary`2",
  "System.Collections.Frozen.FrozenDictionary`2",
  `${immutable}ImmutableDictionary\`2`,
  `${immutable}ImmutableSortedDictionary\`2`,
  `${immutable}IImmutableDictionary\`2`,
]);

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
  ["System.Void", "it is no value"],
  ["System.Delegate", "a delegate is not a value"],
  ["System.MulticastDelegate", "a delegate is not a value"],
]);
