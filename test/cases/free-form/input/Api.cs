using System.Text.Json;
using System.Text.Json.Nodes;
using System;
using System.Collections.Generic;
using Tenon;

namespace Acme;

[Contract]
public static class ThingsContract
{
    public static readonly Operation<Thing> Get = Define.Get<Thing>("/thing");
}

public record Thing(
    object Object, JsonElement Element, JsonElement? MaybeElement, JsonNode Node, JsonObject JsonObject, JsonArray JsonArray,
    JsonDocument Document, dynamic Dynamic, Dictionary<string, object?> Bag);
