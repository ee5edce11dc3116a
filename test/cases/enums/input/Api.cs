using System;
using System.Collections.Generic;
using Tenon;

namespace Acme;

[Contract]
public static class ThingsContract
{
    public static readonly Operation<Thing> Get = Define.Get<Thing>("/thing");
}

public record Thing(Color Color, Color? Second, Level Level, Access Access, Renamed Renamed);

/// <summary>What it looks like.</summary>
public enum Color { Red, Green = 5, Blue }

public enum Level : byte { Low = 1, High = 255 }

[Flags]
public enum Access { None = 0, Read = 1, Write = 2 }

public enum Renamed
{
    [System.Text.Json.Serialization.JsonStringEnumMemberName("first-one")] First,
    [Obsolete("Use First.")] Second,
}
