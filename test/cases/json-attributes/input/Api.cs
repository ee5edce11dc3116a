using System.Text.Json;
using System.Text.Json.Serialization;
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
    [JsonPropertyName("renamed")] public int Original { get; set; }
    [JsonIgnore] public int Ignored { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? LeftOut { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public int LeftOutWhenZero { get; set; }
    [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public long AsText { get; set; }
    [JsonInclude] public int Field;
    public int PlainField;
    [JsonExtensionData] public Dictionary<string, JsonElement>? More { get; set; }
    [JsonPropertyName("odd name\"\\")] public int Odd { get; set; }
    [JsonConverter(typeof(JsonStringEnumConverter<Color>))] public Color Color { get; set; }
    public int WriteOnly { set { } }
    internal int Internal { get; set; }
    public static int Static { get; set; }
    public int this[int index] => index;
}

public enum Color { Red }
