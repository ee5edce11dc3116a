using System.Diagnostics.CodeAnalysis;
using System.Linq.Expressions;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace Tenon;

/// <summary>Reads and writes a value object as its one value, as a property name too.</summary>
[RequiresUnreferencedCode("Value objects are made by reflection.")]
[RequiresDynamicCode("Value objects are made by reflection.")]
internal sealed class ValueObjectConverter<TObject, TValue> : JsonConverter<TObject>, IValueObjectConverter
{
    private readonly Func<TObject, TValue> read;
    private readonly Func<TValue, TObject>? make;

    public ValueObjectConverter(PropertyInfo property)
    {
        Property = property;
        HoldsForMessages = property.Name == ValueObject.ValueProperty
            || typeof(TObject).IsDefined(typeof(ContractValueAttribute), inherit: false);
        var instance = Expression.Parameter(typeof(TObject));
        read = Expression.Lambda<Func<TObject, TValue>>(Expression.Property(instance, property), instance).Compile();
        var value = Expression.Parameter(typeof(TValue));
        make = Construction(property, value) is { } body ? Expression.Lambda<Func<TValue, TObject>>(body, value).Compile() : null;
    }

    public bool HoldsForMessages { get; }

    public PropertyInfo Property { get; }

    public override TObject? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        Make(InnerJson.Read(ref reader, Inner(options)));

    public override void Write(Utf8JsonWriter writer, TObject value, JsonSerializerOptions options) =>
        JsonSerializer.Serialize(writer, read(value), Inner(options));

    public override TObject ReadAsPropertyName(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        Make(InnerConverter(options).ReadAsPropertyName(ref reader, typeof(TValue), options));

    public override void WriteAsPropertyName(Utf8JsonWriter writer, [DisallowNull] TObject value, JsonSerializerOptions options) =>
        InnerConverter(options).WriteAsPropertyName(writer, read(value)!, options);

    private static JsonTypeInfo<TValue> Inner(JsonSerializerOptions options) => (JsonTypeInfo<TValue>)options.GetTypeInfo(typeof(TValue));

    private static JsonConverter<TValue> InnerConverter(JsonSerializerOptions options) => (JsonConverter<TValue>)Inner(options).Converter;

    private TObject Make(TValue? value)
    {
        if (make is null)
        {
            throw new NotSupportedException(
                $"{typeof(TObject).FullName} cannot be read: it has no public constructor of one {TypeName.Of(typeof(TValue))}, and no "
                + "settable property.");
        }

        if (value is null)
        {
            throw new JsonException($"A {typeof(TObject).Name} cannot be null.");
        }

        try
        {
            return make(value);
        }
        catch (Exception refused) when (refused is not JsonException)
        {
            // A value object that checks its value makes the request bad, not the server.
            throw new JsonException($"Not a {typeof(TObject).Name}: {refused.Message}", refused);
        }
    }

    private static Expression? Construction(PropertyInfo property, ParameterExpression value)
    {
        var constructors = typeof(TObject)
            .GetConstructors(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)
            .Where(constructor => constructor.IsPublic || constructor.IsDefined(typeof(JsonConstructorAttribute)))
            .ToList();
        var taking = constructors.Find(constructor => constructor.GetParameters() is [var only] && only.ParameterType == typeof(TValue));
        if (taking is not null)
        {
            return Expression.New(taking, value);
        }

        var canBeEmpty = typeof(TObject).IsValueType || constructors.Exists(constructor => constructor.GetParameters().Length == 0);
        return canBeEmpty && property.SetMethod is { IsPublic: true }
            ? Expression.MemberInit(Expression.New(typeof(TObject)), Expression.Bind(property, value))
            : null;
    }
}
