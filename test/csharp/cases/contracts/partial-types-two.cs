namespace Cases.Contracts.Parts
{
    [Serializable]
    partial class Spread : List<int>, IComparable<Spread>
    {
        public int Second => First + 1;
        public int CompareTo(Spread? other) => 0;
        partial class Inner<T> : IComparable<Inner<T>>
        {
            public int CompareTo(Inner<T>? other) => 0;
            public class Deep { public T[]? Values; }
        }
        partial void OnChanged(string name) => Console.WriteLine(name);
    }

    partial record SpreadRecord : IComparable<SpreadRecord>
    {
        public bool IsNamed => Name is not null;
        public int CompareTo(SpreadRecord? other) => Id - other!.Id;
    }

    readonly partial struct SpreadStruct : IEquatable<SpreadStruct> { public bool Equals(SpreadStruct other) => true; }

    partial interface ISpread<in T> : IDisposable { int Count { get; } }

    partial class SpreadStatic { public const int Two = 2; }

    /// <summary>What the second part says.</summary>
    /// <remarks>And something more.</remarks>
    partial class SpreadDocumentation<T> { public T? Second; }

    partial class SpreadDocumentation<T> { public T? Third; }
}
