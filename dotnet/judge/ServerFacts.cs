using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Tenon.Judge.Facts;

namespace Tenon.Judge;

/// <summary>What a started application knows of itself.</summary>
internal sealed record ServerFacts(
    IReadOnlyList<EndpointFact> Endpoints,
    IReadOnlyList<DescriptionFact> Descriptions,
    IReadOnlyDictionary<string, OptionsFact> Options,
    IReadOnlyDictionary<string, IReadOnlyDictionary<string, TypeFact>> Types,
    IReadOnlyList<CallFact> Calls,
    IReadOnlyList<string> Failures)
{
    private static readonly JsonSerializerOptions Written = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        // An application for ahead-of-time compilation turns reflection off for the whole process.
        TypeInfoResolver = new DefaultJsonTypeInfoResolver(),
    };

    /// <param name="host">The application, started.</param>
    /// <param name="requests">What it is asked: a small server may be called, one with a database must not.</param>
    public static ServerFacts Of(IHost host, IReadOnlyList<CallRequest> requests)
    {
        var failures = new List<string>();
        var services = host.Services;
        var sources = services.GetService<EndpointDataSource>();
        var endpoints = Read("endpoints", () => EndpointFact.Of(sources?.Endpoints ?? []), [], failures);
        var descriptions = Read("API descriptions", () => DescriptionFact.Of(services), [], failures);
        var definition = sources?.Endpoints.Select(one => FastEndpoints.DefinitionOf(one.Metadata)).FirstOrDefault(one => one is not null);
        var stacks = JsonStack.Of(services, definition);
        var options = stacks.ToDictionary(stack => stack.Name, stack => stack.Facts);
        var types = stacks.Where(stack => stack.IsServing).ToDictionary(
            stack => stack.Name,
            stack => Read(
                $"types of {stack.Name}",
                () => stack.TypesReachableFrom(descriptions, failures),
                new Dictionary<string, TypeFact>(),
                failures));
        var server = services.GetRequiredService<IServer>() as SilentServer;
        var calls = server is null ? [] : Read("calls", () => requests.Select(one => CallFact.Of(one, server)).ToArray(), [], failures);
        return new ServerFacts(endpoints, descriptions, options, types, calls, failures);
    }

    public string ToJson() => JsonSerializer.Serialize(this, Written);

    /// <summary>One part that cannot be read leaves the others.</summary>
    private static T Read<T>(string what, Func<T> read, T nothing, List<string> failures)
    {
        try
        {
            return read();
        }
        catch (Exception error)
        {
            failures.Add($"{what}: {error.GetType().Name}: {error.Message}");
            return nothing;
        }
    }
}
