using System;
using System.Collections.Generic;
using Tenon;

namespace Acme;

[Contract]
public static class ThingsContract
{
    public static readonly InputOperation<Thing> Put = Define.Put("/thing").Accepts<Thing>();
}

public class Thing
{
    public required string Required { get; init; }
    public required string? RequiredNullable { get; init; }
    public string Initialised { get; init; } = "x";
    public string? Nullable { get; init; }
    [ContractOptional] public string? Optional { get; init; }
    public FromConstructor Nested { get; init; } = new("a", "b");
}

public record FromConstructor(string First, string? Second, int Third = 3, string? Fourth = null);
