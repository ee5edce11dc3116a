using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace Tenon;

[RequiresUnreferencedCode("Unions are made through their constructors by reflection.")]
[RequiresDynamicCode("Unions are made through their constructors by reflection.")]
internal sealed class UnionConverter<TUnion> : JsonConverter<TUnion>
    where TUnion : ContractUnion
{
    private readonly UnionVariants variants = UnionVariants.Of(typeof(TUnion));
    private readonly Dictionary<Type, ConstructorInfo> constructors;

    public UnionConverter() => constructors = variants.Types.ToDictionary(variant => variant, FindConstructor);

    public override TUnion? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        var json = JsonElement.ParseValue(ref reader);
        if (variants.Marked(json) is { } marked)
        {
            var value = InnerJson.Read(json, options.GetTypeInfo(marked))
                ?? throw new JsonException($"The JSON is not a {TypeName.Of(marked)}.");
            return (TUnion)constructors[marked].Invoke(BindingFlags.DoNotWrapExceptions, null, [value], null);
        }

        if (variants.IsMarkedOtherwise(json))
        {
            throw TagProblem();
        }

        var candidates = variants.Types
            .Select(variant => (Type: variant, Fit: UnionFit.Of(json, options.GetTypeInfo(variant), options)))
            .Where(candidate => candidate.Fit is not null)
            .OrderBy(candidate => candidate.Fit)
            .ToList();
        JsonException? refused = null;
        foreach (var candidate in candidates)
        {
            if (TryRead(json, options.GetTypeInfo(candidate.Type), ref refused) is { } value)
            {
                return (TUnion)constructors[candidate.Type].Invoke(BindingFlags.DoNotWrapExceptions, null, [value], null);
            }
        }

        var isTagMissing = variants.IsToldByTag(json, isShapeKnown: candidates.Count > 0);
        if (candidates.Count == 0 && !isTagMissing && UnionFit.OnlyByKeys(json, variants.Types, options) is { } shape)
        {
            TryRead(json, options.GetTypeInfo(shape), ref refused);
        }

        // What is wrong with the only variant that it can be is at its own place.
        throw candidates.Count < 2 && refused is not null ? refused
            : isTagMissing ? TagProblem()
            : new JsonException($"The JSON {json.ValueKind.ToString().ToLowerInvariant()} is none of {variants}.");
    }

    private JsonException TagProblem() =>
        InnerJson.At(variants.Property!, $"The value of '{variants.Property}' is that of none of {variants}.");

    public override void Write(Utf8JsonWriter writer, TUnion value, JsonSerializerOptions options)
    {
        var variant = variants.Find(value.Value.GetType()) ?? value.Value.GetType();
        JsonSerializer.Serialize(writer, value.Value, options.GetTypeInfo(variant));
    }

    private static object? TryRead(JsonElement json, JsonTypeInfo variant, ref JsonException? refused)
    {
        try
        {
            return InnerJson.Read(json, variant);
        }
        catch (JsonException unreadable)
        {
            refused = unreadable;
            return null;
        }
        catch (Exception unreadable) when (unreadable is NotSupportedException or ArgumentException or FormatException)
        {
            return null;
        }
    }

    private static ConstructorInfo FindConstructor(Type variant)
    {
        var single = typeof(TUnion)
            .GetConstructors(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)
            .Where(constructor => constructor.GetParameters().Length == 1)
            .ToLookup(constructor => constructor.GetParameters()[0].ParameterType);
        return single[variant].FirstOrDefault()
            ?? single.Where(group => group.Key.IsAssignableFrom(variant)).SelectMany(group => group).FirstOrDefault()
            ?? throw new InvalidOperationException(
                $"{TypeName.Of(typeof(TUnion))} has no constructor that takes its variant {TypeName.Of(variant)}. Add one, or one that "
                + "takes object.");
    }
}
