using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.ComponentModel.DataAnnotations;
using Tenon;

namespace Acme;

[Contract]
public static class ThingsContract
{
    public static readonly Operation<Thing, Thing> Put = Define.Put<Thing, Thing>("/thing");
}

public class Thing
{
    [Required, StringLength(10, MinimumLength = 2)] public string Name { get; init; } = "";
    [Range(1, 100)] public int Number { get; init; }
    [Range(typeof(decimal), "0.01", "99.99")] public decimal Price { get; init; }
    [RegularExpression("[a-z]+")] public string Slug { get; init; } = "";
    [MinLength(1), MaxLength(5)] public List<string> Tags { get; init; } = [];
    [EmailAddress] public string Email { get; init; } = "";
    [Url] public string Site { get; init; } = "";
    [AllowedValues("a", "b")] public string Choice { get; init; } = "a";
    [DefaultValue(7)] public int Defaulted { get; init; } = 7;
}
