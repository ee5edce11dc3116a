using System.Reflection;
using System.Text.Json;
using System.Text.Json.Nodes;
using Microsoft.AspNetCore.Http.Json;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using Tenon;

namespace Truth;

/// <summary>
/// System.Text.Json as the judge. `write`: two values or more of every answered type, as the server would write them.
/// `read`: lines of { operation, json } from standard input; each is read as the operation's input and written again.
/// </summary>
public static class Program
{
    public static JsonSerializerOptions Json { get; } = new ServiceCollection()
        .AddContractJson(typeof(Program).Assembly)
        .BuildServiceProvider()
        .GetRequiredService<IOptions<JsonOptions>>().Value.SerializerOptions;

    private static IEnumerable<(string Name, OperationDefinition Operation)> Operations =>
        typeof(TruthContract).GetFields(BindingFlags.Public | BindingFlags.Static)
            .Select(one => (one.Name, (OperationDefinition)one.GetValue(null)!));

    public static int Main(string[] args)
    {
        if (args is ["read"])
        {
            Read();
        }
        else
        {
            Write();
        }

        return 0;
    }

    private static void Write()
    {
        foreach (var (name, operation) in Operations.Where(one => one.Name.StartsWith("Get", StringComparison.Ordinal)))
        {
            var type = operation.GetType().GetGenericArguments()[0];
            foreach (var value in Values.Of(type))
            {
                var json = JsonSerializer.Serialize(value, type, Json);
                Console.WriteLine(new JsonObject { ["operation"] = name, ["json"] = json }.ToJsonString());
            }
        }
    }

    private static void Read()
    {
        var types = Operations.ToDictionary(one => one.Name, one => one.Operation.GetType().GetGenericArguments()[0]);
        while (Console.In.ReadLine() is { } line)
        {
            var given = JsonNode.Parse(line)!;
            var type = types[(string)given["operation"]!];
            string answer;
            try
            {
                var value = JsonSerializer.Deserialize((string)given["json"]!, type, Json);
                answer = JsonSerializer.Serialize(value, type, Json);
            }
            catch (Exception error) when (error is JsonException or NotSupportedException or InvalidOperationException)
            {
                answer = $"refused: {error.Message}";
            }

            Console.WriteLine(new JsonObject { ["answer"] = answer }.ToJsonString());
        }
    }
}
