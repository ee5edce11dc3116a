using System.Collections;
using System.Reflection;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace Tenon.Judge.Facts;

/// <summary>
/// MVC with Newtonsoft.Json. The application brings that library, the judge does not have it: everything is asked for by name.
/// </summary>
internal sealed record NewtonsoftStack(object Settings) : JsonStack("mvc", true)
{
    public static NewtonsoftStack? Find(IServiceProvider services)
    {
        // The option class alone may be there by accident; the formatter is what writes.
        var formatter = services.GetService<IOptions<Microsoft.AspNetCore.Mvc.MvcOptions>>()?.Value.OutputFormatters
            .FirstOrDefault(one => Names(one.GetType()).Contains("NewtonsoftJsonOutputFormatter"));
        var settings = formatter?.GetType().GetProperty("SerializerSettings", All)?.GetValue(formatter);
        return settings is null ? null : new NewtonsoftStack(settings);
    }

    public override OptionsFact Facts => new(
        "Newtonsoft.Json",
        NamingStrategy?.GetType().Name ?? "none",
        Get(NamingStrategy, "ProcessDictionaryKeys") is true ? NamingStrategy?.GetType().Name ?? "none" : "none",
        $"{Get(Settings, "NullValueHandling")}, {Get(Settings, "DefaultValueHandling")}",
        "Strict",
        Get(Settings, "PreserveReferencesHandling")?.ToString() is { } handling and not "None" ? handling : null,
        true,
        false,
        true,
        [.. Items(Get(Settings, "Converters")).Select(converter => TypeNames.Of(converter.GetType()))],
        Resolver is null ? null : TypeNames.Of(Resolver.GetType()));

    private const BindingFlags All = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.FlattenHierarchy;

    private object? Resolver => Get(Settings, "ContractResolver");

    private object? NamingStrategy => Get(Resolver, "NamingStrategy");

    protected override (TypeFact Fact, IEnumerable<Type> Inner) Describe(Type type)
    {
        var contract = Resolver?.GetType().GetMethod("ResolveContract", [typeof(Type)])?.Invoke(Resolver, [type])
            ?? throw new InvalidOperationException("There is no contract resolver.");
        var converter = Get(contract, "Converter") ?? Items(Get(Settings, "Converters")).FirstOrDefault(one => CanConvert(one, type));
        var properties = contract.GetType().Name == "JsonObjectContract" && converter is null
            ? Items(Get(contract, "Properties")).Where(property => Get(property, "Ignored") is false).ToList()
            : null;
        var element = Get(contract, "CollectionItemType") as Type;
        var key = Get(contract, "DictionaryKeyType") as Type;
        var value = Get(contract, "DictionaryValueType") as Type;
        var underlying = Nullable.GetUnderlyingType(type);
        var fact = new TypeFact(
            converter is not null ? "None" : KindOf(contract),
            type.IsGenericType && underlying is null ? TypeNames.Definition(type) : null,
            (element ?? value) is { } inner ? TypeNames.Of(inner) : null,
            key is null ? null : TypeNames.Of(key),
            underlying is null ? null : TypeNames.Of(underlying),
            converter is null || converter.GetType().Namespace == "Newtonsoft.Json.Converters" ? null : TypeNames.Of(converter.GetType()),
            type.IsEnum ? EnumValues(type) : null,
            properties is null ? null : [.. properties.Select(property => Property(property, contract))],
            null);
        var ofProperties = properties?.Select(property => Get(property, "PropertyType") as Type) ?? [];
        IEnumerable<Type?> reached = [element, key, value, underlying, .. ofProperties];
        return (fact, reached.OfType<Type>());
    }

    private PropertyFact Property(object property, object contract)
    {
        var type = (Type)Get(property, "PropertyType")!;
        var own = Get(property, "NullValueHandling") ?? Get(contract, "ItemNullValueHandling");
        var nulls = (own ?? Get(Settings, "NullValueHandling"))?.ToString();
        var defaults = (Get(property, "DefaultValueHandling") ?? Get(Settings, "DefaultValueHandling"))?.ToString() ?? "";
        var canBeNull = !type.IsValueType || Nullable.GetUnderlyingType(type) is not null;
        return new PropertyFact(
            (string)Get(property, "PropertyName")!,
            Get(property, "UnderlyingName") as string,
            TypeNames.Of(type),
            Get(property, "Writable") is true,
            Get(property, "Readable") is true,
            Get(property, "Required")?.ToString() is "Always" or "AllowNull",
            Get(property, "ShouldSerialize") is not null
                || (nulls == "Ignore" && canBeNull)
                || defaults.Contains("Ignore", StringComparison.Ordinal),
            null,
            false,
            false,
            Get(property, "Converter") is { } converter ? TypeNames.Of(converter.GetType()) : null);
    }

    private Dictionary<string, string> EnumValues(Type type)
    {
        var convert = Settings.GetType().Assembly.GetType("Newtonsoft.Json.JsonConvert")!
            .GetMethod("SerializeObject", [typeof(object), typeof(Type), Settings.GetType()])!;
        return type.GetFields(BindingFlags.Public | BindingFlags.Static)
            .ToDictionary(field => field.Name, field => (string)convert.Invoke(null, [field.GetValue(null), type, Settings])!);
    }

    private static string KindOf(object contract) => contract.GetType().Name switch
    {
        "JsonObjectContract" => "Object",
        "JsonArrayContract" => "Enumerable",
        "JsonDictionaryContract" => "Dictionary",
        _ => "None",
    };

    private static bool CanConvert(object converter, Type type) =>
        converter.GetType().GetMethod("CanConvert", [typeof(Type)])?.Invoke(converter, [type]) is true;

    private static object? Get(object? target, string property) =>
        target?.GetType().GetProperties(All).FirstOrDefault(one => one.Name == property)?.GetValue(target);

    private static IEnumerable<object> Items(object? list) => (list as IEnumerable)?.Cast<object>() ?? [];

    private static IEnumerable<string> Names(Type? type)
    {
        for (; type is not null; type = type.BaseType)
        {
            yield return type.Name;
        }
    }
}
