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

/// <summary>What the first part says.</summary>
/// <typeparam name="T">said once</typeparam>
public partial class SpreadDocumentation<T> { public T? First; }

/// <summary>On several lines.</summary>
/// <param name="Id">
/// The number,
/// counted from one.
/// </param>
/// <param name="Name">tight</param>
public sealed record SpreadLines(int Id, string Name);
