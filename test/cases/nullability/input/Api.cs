#nullable enable
using System;
using System.Collections.Generic;
using Tenon;

namespace Acme;

[Contract]
public static class ThingsContract
{
    public static readonly Operation<Thing> Get = Define.Get<Thing>("/thing");
}

public class Thing
{
    public string Text { get; set; } = "";
    public string? MaybeText { get; set; }
    public int Number { get; set; }
    public int? MaybeNumber { get; set; }
    public Inner Inner { get; set; } = new();
    public Inner? MaybeInner { get; set; }
    public List<string?> Texts { get; set; } = [];
    public List<string>? MaybeTexts { get; set; }
    public Dictionary<string, Inner?> Map { get; set; } = [];
    public Generic<string?> Generic { get; set; } = new();
#nullable disable
    public string Oblivious { get; set; }
#nullable restore
}

public class Inner { public int A { get; set; } public int B { get; set; } }

public class Generic<T> { public T? Value { get; set; } public required T Other { get; set; } }
