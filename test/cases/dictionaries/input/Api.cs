using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System;
using System.Collections.Generic;
using Tenon;

namespace Acme;

[Contract]
public static class ThingsContract
{
    public static readonly Operation<Thing> Get = Define.Get<Thing>("/thing");
}

public record Thing(
    Dictionary<string, int> Text, IDictionary<string, int> Interface, IReadOnlyDictionary<string, int> ReadOnly,
    SortedDictionary<string, int> Sorted, ImmutableDictionary<string, int> Immutable, FrozenDictionary<string, int> Frozen,
    ConcurrentDictionary<string, int> Concurrent, Dictionary<int, string> Number, Dictionary<Guid, string> Guid,
    Dictionary<Color, string> Enum, Dictionary<Sku, Inner> ValueObject, Dictionary<string, List<Inner?>> Nested);

public enum Color { Red, Green }

public record Sku(string Value);

public record Inner(int A, int B);
