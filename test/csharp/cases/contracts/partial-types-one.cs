using System.ComponentModel;

namespace Cases.Contracts.Parts;

[Description("first part")]
public partial class Spread : IDisposable
{
    public int First { get; set; }
    public partial class Inner<T> { public T? Value; }
    partial void OnChanged(string name);
    public void Dispose() => OnChanged(nameof(First));
}

public sealed partial record SpreadRecord(int Id, string? Name);

public partial struct SpreadStruct { public readonly int A; }

internal partial interface ISpread<in T> where T : class { void Take(T value); }

public static partial class SpreadStatic { public const int One = Two - 1; }
