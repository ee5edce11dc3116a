namespace Answers;

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
