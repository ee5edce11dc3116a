// Serves imported contracts in the three hosts of the library, each operation with a handler that answers its declared success.
// Arguments: a file of answers by operation, a file for the inputs that handlers were given, a folder with host.json.
// Prints the address of each host, and ends when standard input does.
#pragma warning disable CS1591
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using System.Text.Json;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Hosting.Server.Features;
using Microsoft.AspNetCore.Http;
using Microsoft.Azure.Functions.Worker.Builder;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using Tenon;
using Endpoint = Tenon.Endpoint;
using JsonOptions = Microsoft.AspNetCore.Http.Json.JsonOptions;

namespace Served;

public static class Program
{
    private static readonly string[] Address = ["--urls", "http://127.0.0.1:0"];

    public static async Task Main(string[] args)
    {
        ArgumentNullException.ThrowIfNull(args);
        Environment.SetEnvironmentVariable("FUNCTIONS_APPLICATION_DIRECTORY", args[2]);
        (string Name, IHost Host)[] hosts = [("minimal", Minimal()), ("controllers", Controllers()), ("functions", Functions())];
        Answers.Read(args[0], hosts[0].Host.Services.GetRequiredService<IOptions<JsonOptions>>().Value.SerializerOptions);
        foreach (var (name, host) in hosts)
        {
            await host.StartAsync();
            var addresses = host.Services.GetRequiredService<IServer>().Features.Get<IServerAddressesFeature>()!.Addresses;
            Console.WriteLine($"{name} {addresses.Single()}");
        }

        await Console.In.ReadToEndAsync();
        Answers.WriteInputs(args[1]);
        foreach (var (_, host) in hosts)
        {
            await host.StopAsync();
        }
    }

    private static WebApplication Minimal()
    {
        var builder = WebApplication.CreateBuilder(Address);
        Add(builder, "minimal");
        builder.Services.AddContractCheck();
        var app = builder.Build();
        Stubs.Map(app);
        return app;
    }

    private static WebApplication Controllers()
    {
        var builder = WebApplication.CreateBuilder(Address);
        Add(builder, "controllers");
        builder.Services.AddControllers();
        builder.Services.AddContractCheck();
        var app = builder.Build();
        app.MapControllers();
        return app;
    }

    private static IHost Functions()
    {
        var builder = FunctionsApplication.CreateBuilder(Address);
        builder.ConfigureFunctionsWebApplication();
        Add(builder, "functions");
        return builder.Build();
    }

    private static void Add(IHostApplicationBuilder builder, string name)
    {
        builder.Logging.ClearProviders();
        builder.Services.AddContractJson();
        builder.Services.AddHttpContextAccessor();
        builder.Services.AddSingleton(new HostName(name));
    }
}

public sealed record HostName(string Value);

/// <summary>The answers of the handlers, and what these were given.</summary>
public static class Answers
{
    private sealed record Answer(JsonElement Json, string? ContentType);

    private static readonly ConcurrentBag<string> Inputs = [];
    private static JsonSerializerOptions json = JsonSerializerOptions.Web;
    private static Dictionary<string, Answer> answers = [];

    public static void Read(string path, JsonSerializerOptions options)
    {
        json = options;
        answers = JsonSerializer.Deserialize<Dictionary<string, Answer>>(File.ReadAllText(path), JsonSerializerOptions.Web)!;
    }

    public static Terminal Of(string operation, Endpoint endpoint, object? input = null)
    {
        ArgumentNullException.ThrowIfNull(endpoint);
        Record(input);
        return endpoint.Success();
    }

    public static Terminal Of(string operation, FileEndpoint endpoint, object? input = null)
    {
        ArgumentNullException.ThrowIfNull(endpoint);
        Record(input);
        return endpoint.File("text"u8.ToArray(), answers[operation].ContentType);
    }

    public static Terminal Of<T>(string operation, Endpoint<T> endpoint, object? input = null)
    {
        ArgumentNullException.ThrowIfNull(endpoint);
        Record(input);
        var answer = answers[operation];
        return typeof(T) == typeof(Stream)
            ? endpoint.Success((T)(object)new MemoryStream("text"u8.ToArray()), answer.ContentType)
            : endpoint.Success(answer.Json.Deserialize<T>(json)!);
    }

    public static void WriteInputs(string path) => File.WriteAllLines(path, Inputs);

    private static void Record(object? input)
    {
        var context = new HttpContextAccessor().HttpContext!;
        var call = context.Request.Headers["X-Call"].ToString();
        var host = context.RequestServices.GetRequiredService<HostName>().Value;
        Inputs.Add(JsonSerializer.Serialize(new { call, host, input = input is null ? null : Describe(input) }));
    }

    /// <summary>Members one by one: what is bound from the parts of a request is not JSON as a whole.</summary>
    private static string Describe(object value) => value switch
    {
        Stream stream => $"stream of {ReadAll(stream)}",
        IFormFile file => $"file {file.Name} {file.FileName} {file.Length}",
        IFormCollection form => string.Join("&", form.Select(field => $"{field.Key}={field.Value}").Order(StringComparer.Ordinal)),
        IEnumerable<IFormFile> files => string.Join(", ", files.Select(Describe)),
        string text => text,
        _ when value.GetType().IsPrimitive || value is System.Collections.IEnumerable || !IsBound(value.GetType())
            => JsonSerializer.Serialize(value, value.GetType(), json),
        _ => string.Join("; ", value.GetType().GetProperties().Where(property => property.GetIndexParameters().Length == 0)
            .Select(property => $"{property.Name}: {(property.GetValue(value) is { } inner ? Describe(inner) : "null")}")),
    };

    private static bool IsBound(Type type) => type.Name.EndsWith("Input", StringComparison.Ordinal) || type.GetProperties().Any(
        property => property.PropertyType.ToString().Contains("IForm", StringComparison.Ordinal));

    private static string ReadAll(Stream stream)
    {
        using var bytes = new MemoryStream();
        stream.CopyToAsync(bytes).GetAwaiter().GetResult();
        return Encoding.Latin1.GetString(bytes.ToArray());
    }
}
