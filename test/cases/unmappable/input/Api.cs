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
    public nint Native { get; set; }
    public Action Callback { get; set; } = () => { };
    public Type Type { get; set; } = typeof(int);
    [JsonConverter(typeof(Odd))] public Inner Converted { get; set; } = new(1, 2);
    public int Fine { get; set; }
}

public record Inner(int A, int B);

public class Odd : JsonConverter<Inner>
{
    public override Inner Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => throw new Exception();
    public override void Write(Utf8JsonWriter writer, Inner value, JsonSerializerOptions options) => throw new Exception();
}
