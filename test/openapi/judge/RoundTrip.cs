// Serialises every imported type with System.Text.Json, and sends instances of it there and back; their attributes are asked too.
// Arguments: the assembly, a file of instances (one JSON object a line: type, json), a file for the results.
using System;
using System.Collections;
using System.ComponentModel.DataAnnotations;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using Tenon;
using JsonOptions = Microsoft.AspNetCore.Http.Json.JsonOptions;

var assembly = Assembly.LoadFrom(args[0]);
var services = new ServiceCollection();
services.AddContractJson(assembly);
var options = services.BuildServiceProvider().GetRequiredService<IOptions<JsonOptions>>().Value.SerializerOptions;
options.TypeInfoResolver ??= new DefaultJsonTypeInfoResolver();
// Configured, not only looked up: System.Text.Json refuses many types only then.
options.MakeReadOnly();

using var results = new StreamWriter(args[2]);
var serialised = 0;
foreach (var type in assembly.GetTypes().Where(type => type.IsPublic))
{
    serialised++;
    Report(type.FullName!, "type", -1, () =>
    {
        if (type.IsAbstract && type.IsSealed)
        {
            RuntimeHelpers.RunClassConstructor(type.TypeHandle);
        }
        else if (!IsBound(type))
        {
            _ = options.GetTypeInfo(type);
            JsonSerializer.SerializeToElement(null, type.IsValueType ? typeof(Nullable<>).MakeGenericType(type) : type, options);
        }

        return null;
    });
}

var at = 0;
foreach (var line in File.ReadLines(args[1]))
{
    using var instance = JsonDocument.Parse(line);
    var name = instance.RootElement.GetProperty("type").GetString()!;
    var type = assembly.GetType(name);
    Report(name, "instance", at++, () =>
    {
        if (type is null)
        {
            throw new InvalidOperationException("There is no such type.");
        }

        var value = JsonSerializer.Deserialize(instance.RootElement.GetProperty("json"), type, options);
        Validate(value, "$", 0);
        return JsonSerializer.Serialize(value, type, options);
    });
}

// Without this line the run did not come to its end, and nothing was shown.
results.WriteLine(JsonSerializer.Serialize(new { kind = "end", serialised, instances = at }));
return 0;

// Asks the attributes, as ASP.NET does before it calls anybody: what they refuse is answered with 400, where they throw with 500.
void Validate(object? value, string path, int depth)
{
    if (value is null or string || depth > 12)
    {
        return;
    }

    if (value is ContractUnion union)
    {
        Validate(union.Value, path, depth + 1);
    }
    else if (value is IDictionary entries)
    {
        foreach (DictionaryEntry entry in entries)
        {
            Validate(entry.Value, $"{path}.{entry.Key}", depth + 1);
        }
    }
    else if (value is IEnumerable items)
    {
        var item = 0;
        foreach (var one in items)
        {
            Validate(one, $"{path}[{item++}]", depth + 1);
        }
    }
    else if (value.GetType().Assembly == assembly)
    {
        foreach (var property in value.GetType().GetProperties().Where(property => property.CanRead && property.CanWrite))
        {
            var inner = property.GetValue(value);
            var at = $"{path}.{NameOf(property)}";
            var context = new ValidationContext(value) { MemberName = property.Name };
            foreach (var attribute in property.GetCustomAttributes<ValidationAttribute>(true))
            {
                if (Refusal(attribute, inner, context) is { } refusal)
                {
                    throw new InvalidOperationException($"{refusal} Path: {at}");
                }
            }

            Validate(inner, at, depth + 1);
        }
    }
}

static string? Refusal(ValidationAttribute attribute, object? value, ValidationContext context)
{
    try
    {
        return attribute.GetValidationResult(value, context)?.ErrorMessage;
    }
    catch (InvalidOperationException failure)
    {
        return $"{attribute.GetType().Name} throws: {failure.Message}";
    }
}

static string NameOf(PropertyInfo property) =>
    property.GetCustomAttribute<JsonPropertyNameAttribute>()?.Name ?? JsonNamingPolicy.CamelCase.ConvertName(property.Name);

void Report(string type, string kind, int number, Func<string?> attempt)
{
    string? json = null;
    string? error = null;
    try
    {
        json = attempt();
    }
    catch (Exception failure)
    {
        var inner = failure is TypeInitializationException { InnerException: { } cause } ? cause : failure;
        error = inner.Message.ReplaceLineEndings(" ");
    }

    if (json is not null || error is not null)
    {
        results.WriteLine(JsonSerializer.Serialize(new { type, kind, number, json, error },
            new JsonSerializerOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping }));
    }
}

// What ASP.NET binds from the parts of a request, and what holds an uploaded file, is never JSON.
// A form may be: its fields have names.
static bool IsBound(Type type) => type.GetProperties().Any(property =>
    property.PropertyType.ToString().Contains("Microsoft.AspNetCore.Http.IForm", StringComparison.Ordinal)
    || property.GetCustomAttributes(true).Any(attribute =>
        attribute is ContractCookieAttribute
        || (attribute.GetType().Namespace == "Microsoft.AspNetCore.Mvc" && attribute is not ModelBinderAttribute)));
