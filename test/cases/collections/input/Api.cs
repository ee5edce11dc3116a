using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
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
    int[] Array, int[][] Jagged, List<int> List, IList<int> IList, ICollection<int> ICollection, IEnumerable<int> IEnumerable,
    IReadOnlyList<int> IReadOnlyList, IReadOnlyCollection<int> IReadOnlyCollection, HashSet<int> HashSet, ISet<int> ISet,
    IReadOnlySet<int> IReadOnlySet, SortedSet<int> SortedSet, Queue<int> Queue, Stack<int> Stack, LinkedList<int> LinkedList,
    ImmutableArray<int> ImmutableArray, ImmutableList<int> ImmutableList, ImmutableHashSet<int> ImmutableHashSet,
    FrozenSet<int> FrozenSet, IAsyncEnumerable<int> Async, ObservableCollection<int> Observable);
