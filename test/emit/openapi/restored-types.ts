import type { Sources } from "./round-trip.js";

/** One file of C# with a contract that answers with `Thing`, and what the C# that comes back must contain. */
export const restored: readonly {
  readonly what: string;
  readonly source: string;
  readonly expected: readonly string[];
}[] = [
  {
    what: "a generic type, from several instantiations",
    source:
      "public record Thing(Page<int> A, Page<string> B); public record Page<T>(List<T> Items, int Total, T? Last);",
    expected: [
      "public sealed record Page<T>",
      "public required List<T> Items { get; init; }",
      "public required int Total { get; init; }",
      "public required T? Last { get; init; }",
      "public required Page<int> A { get; init; }",
    ],
  },
  {
    what: "a generic type that holds itself",
    source: "public record Thing(Tree<Guid> Root, int N); public record Tree<T>(T Value, Tree<T>[] Below);",
    expected: ["public required Tree<T>[] Below { get; init; }", "public required Tree<Guid> Root { get; init; }"],
  },
  {
    what: "collections, exactly",
    source:
      "public record Thing(HashSet<int> A, IReadOnlyList<int> B, ImmutableArray<int> C, int[] D, List<int> E, SortedDictionary<string, int> F, Dictionary<Guid, int> G, FrozenSet<int> H);",
    expected: [
      "HashSet<int> A",
      "IReadOnlyList<int> B",
      "ImmutableArray<int> C",
      "int[] D",
      "List<int> E",
      "SortedDictionary<string, int> F",
      "Dictionary<Guid, int> G",
      "FrozenSet<int> H",
    ],
  },
  {
    what: "value objects, their property and their kind",
    source:
      "public record Thing(Email A, Code B, Sku C); public record Email(string Value); public readonly record struct Code(Guid Id); public class Sku(int number) { public int Value { get; } = number; }",
    expected: [
      "public sealed record Email(string Value);",
      "public readonly record struct Code(Guid Id);",
      "public required Email A { get; init; }",
    ],
  },
  {
    what: "primitives that share a format",
    source:
      "public record Thing(DateTime A, DateTimeOffset B, TimeSpan C, TimeOnly D, Uri E, Version F, Half G, Int128 H, decimal I, char J, byte[] K, [property: Url] string L);",
    expected: [
      "DateTime A",
      "DateTimeOffset B",
      "TimeSpan C",
      "TimeOnly D",
      "Uri E",
      "Version F",
      "Half G",
      "Int128 H",
      "decimal I",
      "char J",
      "byte[] K",
      "string L",
    ],
  },
  {
    what: "enums: names, values, underlying type, flags",
    source:
      'public record Thing(State A, Rights B); public enum State : byte { [JsonStringEnumMemberName("in-progress")] InProgress = 3, Done = 7 } [Flags] public enum Rights : long { None = 0, Read = 1, Write = 2 }',
    expected: [
      "public enum State : byte",
      '[JsonStringEnumMemberName("in-progress")]',
      "InProgress = 3,",
      "[Flags]",
      "public enum Rights : long",
      "Write = 2,",
    ],
  },
  {
    what: "unions: a concrete base, numeric tags, inherited members once",
    source:
      'public record Thing(Animal A, int N); [JsonPolymorphic(TypeDiscriminatorPropertyName = "no")] [JsonDerivedType(typeof(Dog), 1)] public class Animal { public int Legs { get; init; } public int Age { get; init; } } public class Dog : Animal { public string Name { get; init; } }',
    expected: [
      "[JsonDerivedType(typeof(Dog), 1)]",
      "public class Animal",
      "public sealed class Dog : Animal\n{\n    public required string Name",
    ],
  },
  {
    what: "structs, classes and interfaces",
    source:
      "public record Thing(Point A, Box B, IShape C, Pair D); public struct Point { public int X { get; set; } public int Y { get; set; } } public class Box { public int W { get; set; } public int H { get; set; } } public interface IShape { string Name { get; } int Sides { get; } } public readonly record struct Pair(int L, int R);",
    expected: [
      "public struct Point",
      "public sealed class Box",
      "public interface IShape",
      "    string Name { get; }",
      "public readonly record struct Pair",
    ],
  },
  {
    what: "types inside types, and of one name in two namespaces",
    source:
      "public record Thing(Thing.Line A, Other.Line B) { public record Line(int X, int Y); } namespace Other { public record Line(string P, string Q); }",
    expected: [
      "public partial record Thing",
      "    public sealed record Line",
      "public required global::Acme.Other.Line B",
      "namespace Acme.Other;",
    ],
  },
  {
    what: "what is optional in requests alone, and what an answer may lack",
    source:
      "public record Thing(int A, int B = 7) { [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? C { get; init; } }",
    expected: [
      "[ContractOptional]\n    [DefaultValue(7)]\n    public int B { get; init; } = 7;",
      "WhenWritingNull)]\n    public required string? C",
    ],
  },
];

/** The types with a contract that sends and answers a `Thing`. */
export function restoredSources(source: string): Sources {
  const text = `#nullable enable
using System; using System.Collections.Generic; using System.Collections.Immutable; using System.Collections.Frozen;
using System.ComponentModel.DataAnnotations; using System.Text.Json.Serialization; using Tenon;
namespace Acme {
  [Contract] public static class ThingsContract { public static readonly Operation<Thing, Thing> Put = Define.Put<Thing, Thing>("/things"); }
  ${source}
}`;
  return { "/app/Api.cs": text };
}
