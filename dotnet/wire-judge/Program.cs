using System.Text.Json;
using System.Text.Json.Nodes;

namespace WireJudge;

/// <summary>
/// Serves C# programs handed in on standard input, so that one warm process can judge thousands of them.
/// A line in is <c>{ "serve": id, "source": "…" }</c> or <c>{ "stop": id }</c>; a line out is
/// <c>{ "id", "url" }</c>, <c>{ "id", "errors" }</c> or <c>{ "id", "stopped" }</c>. The end of the input is the end of the process.
/// </summary>
public static class Program
{
    private static readonly Dictionary<int, ServedProgram> Served = [];

    public static async Task<int> Main()
    {
        var output = Console.Out;
        // What a served program prints must not end up among the answers.
        Console.SetOut(Console.Error);
        while (await Console.In.ReadLineAsync() is { } line)
        {
            var answer = await AnswerAsync(JsonNode.Parse(line)!.AsObject());
            await output.WriteLineAsync(answer.ToJsonString());
            await output.FlushAsync();
        }

        foreach (var one in Served.Values)
        {
            await one.StopAsync();
        }

        return 0;
    }

    private static async Task<JsonObject> AnswerAsync(JsonObject request)
    {
        if (request["stop"] is { } stopped)
        {
            var id = stopped.GetValue<int>();
            if (Served.Remove(id, out var program))
            {
                await program.StopAsync();
            }

            return new JsonObject { ["id"] = id, ["stopped"] = true };
        }

        var number = request["serve"]!.GetValue<int>();
        try
        {
            var (program, errors) = await ServedProgram.StartAsync(request["source"]!.GetValue<string>(), $"Wire{number}");
            if (program is null)
            {
                return new JsonObject { ["id"] = number, ["errors"] = JsonSerializer.SerializeToNode(errors) };
            }

            Served[number] = program;
            return new JsonObject { ["id"] = number, ["url"] = program.Url };
        }
        catch (Exception error)
        {
            return new JsonObject { ["id"] = number, ["errors"] = new JsonArray($"start: {error}") };
        }
    }
}
