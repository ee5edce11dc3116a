using System;
using System.Collections.Generic;
using Tenon;

namespace Acme;

[Contract]
public static class ThingsContract
{
    /// <summary>Gets it.</summary>
    /// <returns>The thing.</returns>
    public static readonly Operation<Thing> Get = Define.Get<Thing>("/thing");
}

/// <summary>A thing with <c>code</c>, a <see cref="Color"/> and
/// two lines. It ends a comment with */ to be nasty.</summary>
/// <remarks>Remarks, too.</remarks>
/// <param name="A">The first.</param>
/// <param name="B">The <b>second</b> &amp; last.</param>
[Obsolete("Use the other one.")]
public record Thing(int A, int B)
{
    /// <summary>Third.</summary>
    [Obsolete] public int C { get; init; }
}

/// <inheritdoc cref="Thing"/>
public enum Color { Red }
