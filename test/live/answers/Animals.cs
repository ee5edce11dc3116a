using System.Text.Json;
using System.Text.Json.Serialization;

namespace Answers;

public enum Pattern { Plain, TwoTone }

public record Coat(Pattern MainPattern, int HairLength)
{
    public static readonly Coat Some = new(Pattern.TwoTone, 3);

    public static readonly JsonSerializerOptions Upper = new() { PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseUpper };
}

[JsonSerializable(typeof(Coat))]
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower, UseStringEnumConverter = true)]
public partial class CoatContext : JsonSerializerContext;

public record Cat(string Name, int Lives);

public record Dog(string Name, bool Good);

public static class Hidden
{
    /// <summary>A result that only an object is known of.</summary>
    public static IResult Give() => (IResult)Activator.CreateInstance(Type.GetType("Answers.Found")!)!;
}

public sealed class Found : IResult
{
    public Task ExecuteAsync(HttpContext context) => context.Response.WriteAsJsonAsync(new Cat("Tom", 9));
}
