// A collection is written by the type that it has: dictionaries as objects, lists of derived types without a discriminator.
// announced: 3
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddSingleton<IPairs, Pairs>();
var app = builder.Build();
app.MapControllers();
app.MapGet("/pairs", IEnumerable<KeyValuePair<string, int>> () => new Dictionary<string, int> { ["a"] = 1 });
app.MapGet("/either/{k}", IEnumerable<KeyValuePair<string, int>> (int k) =>
    k % 2 == 0 ? new Dictionary<string, int> { ["a"] = 1 } : new List<KeyValuePair<string, int>> { new("a", 1) });
app.MapGet("/filtered", IEnumerable<KeyValuePair<string, int>> () => Map.All.Where(one => one.Value > 0));
app.MapGet("/kept", () => Results.Ok(Map.Pairs()));
app.MapGet("/service", (IPairs pairs) => pairs.All());
app.MapGet("/awaited", async (IPairs pairs) => await pairs.Later());
app.MapGet("/numbers", async (IPairs pairs) => Results.Ok(await pairs.Numbers()));
app.MapGet("/animal", Animal () => new Cat("c", 9));
app.MapGet("/animals", IEnumerable<Animal> () => new List<Animal> { new Cat("c", 9) });
app.MapGet("/cats", IEnumerable<Animal> () => new[] { new Cat("c", 9) });
app.MapGet("/selected", () => new[] { 9 }.Select(lives => (Animal)new Cat("c", lives)));
app.Run();
public interface IPairs
{
    IEnumerable<KeyValuePair<string, int>> All();
    Task<IEnumerable<KeyValuePair<string, int>>> Later();
    Task<ICollection<int>> Numbers();
}
public class Pairs : IPairs
{
    public IEnumerable<KeyValuePair<string, int>> All() =>
        (IEnumerable<KeyValuePair<string, int>>)Activator.CreateInstance(Map.All.GetType())!;
    public async Task<IEnumerable<KeyValuePair<string, int>>> Later() { await Task.Yield(); return Map.All; }
    public Task<ICollection<int>> Numbers() => Many();
    private static async Task<ICollection<int>> Many() { await Task.Yield(); return new List<int> { 1 }.ToList(); }
}
public static class Map
{
    public static readonly Dictionary<string, int> All = new() { ["a"] = 1 };
    public static IReadOnlyCollection<KeyValuePair<string, int>> Pairs() => All;
}
[JsonDerivedType(typeof(Cat), "cat"), JsonDerivedType(typeof(Dog), "dog")]
public abstract record Animal(string Name);
public record Cat(string Name, int Lives) : Animal(Name);
public record Dog(string Name) : Animal(Name);
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("json")] public JsonResult Json1() { Animal one = new Dog("d"); return new JsonResult(one); }
    [HttpGet("array")] public ActionResult<IEnumerable<Animal>> Array1() => Ok(new[] { new Cat("c", 1) });
    [HttpGet("cast")] public ActionResult<IEnumerable<Animal>> Cast1() => Ok(new List<Cat> { new("c", 1) }.Cast<Animal>());
    [HttpGet("list")] public ActionResult<IEnumerable<Animal>> List1() => Ok(new List<Animal> { new Cat("c", 1) });
    [HttpGet("value")] public ActionResult<Animal> Value() => new Dog("d");
    [HttpGet("pairs")] public IEnumerable<KeyValuePair<string, int>> Pairs1() => Map.All;
}
