// Serialises every imported type with System.Text.Json, and sends instances of it there and back; their attributes are asked too.
// Arguments: the assembly, a file of instances (one JSON object a line: type, json), a file for the results.
using System;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Encodings.Web;
using System.Text.Json;
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
var validator = ContractValidator.OfRequests(options);

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
        Validate(value);
        return JsonSerializer.Serialize(value, type, options);
    });
}

// Without this line the run did not come to its end, and nothing was shown.
results.WriteLine(JsonSerializer.Serialize(new { kind = "end", serialised, instances = at }));
return 0;

// Asks the library, as a running server does before it calls anybody: what it refuses is answered with 400, where it throws with 500.
void Validate(object? value)
{
    if (value is null)
    {
        return;
    }

    var problems = new Problems(services: null);
    validator.Explain(value, nullability: null, string.Empty, problems);
    // The question that most values are asked alone has to know what the explanation tells.
    if (validator.Holds(value, nullability: null) && problems.Count > 0)
    {
        throw new UnreachableException("The quick rules hold, and the validator refuses.");
    }

    if (problems.Count > 0)
    {
        var (path, messages) = problems.Found.First();
        throw new InvalidOperationException($"{messages[0]} Path: $.{path}");
    }
}

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
        // What the library throws has a message of its own; System.Text.Json fills in the path alone.
        if (inner is JsonException { Path: { } path } && !error.Contains(" Path: ", StringComparison.Ordinal))
        {
            error += $" Path: {path}";
        }
    }

    if (json is not null || error is not null)
    {
        results.WriteLine(JsonSerializer.Serialize(new { type, kind, number, json, error },
            new JsonSerializerOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping }));
    }
}

// What ASP.NET binds from the parts of a request, and what holds an uploaded file, is never JSON.
// A form may be: its fields have names.
static bool IsBound(Type type) => typeof(ControllerBase).IsAssignableFrom(type) || type.GetProperties().Any(property =>
    property.PropertyType.ToString().Contains("Microsoft.AspNetCore.Http.IForm", StringComparison.Ordinal)
    || property.GetCustomAttributes(true).Any(attribute =>
        attribute is ContractCookieAttribute
        || (attribute.GetType().Namespace == "Microsoft.AspNetCore.Mvc" && attribute is not ModelBinderAttribute)));
