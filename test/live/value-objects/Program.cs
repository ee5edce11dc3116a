using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Microsoft.AspNetCore.Http.Json;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using Tenon;

namespace ValueObjects;

/// <summary>Prints how the library writes each type: bare or as an object, or that it refuses to.</summary>
public static class Program
{
    public static void Main()
    {
        var options = new ServiceCollection()
            .AddContractJson(typeof(Program).Assembly)
            .BuildServiceProvider()
            .GetRequiredService<IOptions<JsonOptions>>().Value.SerializerOptions;
        foreach (var property in typeof(Everything).GetProperties())
        {
            Console.WriteLine($"{property.Name} {Describe(property.PropertyType, options)}");
        }
    }

    private static string Describe(Type type, JsonSerializerOptions options)
    {
        try
        {
            if (type.IsAbstract)
            {
                return options.GetTypeInfo(type).Kind == JsonTypeInfoKind.Object ? "object" : "bare";
            }

            return JsonSerializer.Serialize(RuntimeHelpers.GetUninitializedObject(type), type, options).StartsWith('{') ? "object" : "bare";
        }
        catch (InvalidOperationException refused) when (refused.Message.Contains(nameof(ContractValueAttribute)
            .Replace("Attribute", string.Empty, StringComparison.Ordinal), StringComparison.Ordinal))
        {
            return "refused";
        }
    }
}
