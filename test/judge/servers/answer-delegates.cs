// What delegates answer: method groups of results, of classes in sight and of libraries; helpers that are handed the response.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/own/{k}", (int k) => Two(k).Match<IResult>(Results.Ok, Results.NotFound));
app.MapGet("/library/{k}", (int k) => new[] { k }.Aggregate<int, Order, IResult>(new Order(0), (_, one) => new Order(one), Results.Ok));
app.MapGet("/lambdas/{k}", (int k) => new[] { k }.Aggregate<int, int, IResult>(
    0, (sum, one) => sum + one, sum => sum % 2 == 0 ? Results.Ok(sum) : Results.Conflict(new Missing("odd"))));
app.MapGet("/generic/{k}", (int k) => Values.Same(new Order(k)));
app.MapGet("/nothing", () => Values.Nothing<Order>());
app.MapGet("/set", (HttpContext context) => { Fail(context.Response); return new Order(1); });
app.MapGet("/written", (HttpContext context) => Write(context, 418));
app.MapGet("/called/{k}", object (int k) => new ActionResult($"turn {k}", 3));
app.Run();
static void Fail(HttpResponse response) => response.StatusCode = 409;
static Task Write(HttpContext context, int status)
{
    context.Response.StatusCode = status;
    return context.Response.WriteAsJsonAsync(new Missing("w"));
}
static Two<Order, Missing> Two(int k) => new(k % 2 == 0 ? null : new Order(k), new Missing("m"));
public record Order(int Id);
public record Missing(string W);
public record ActionResult(string Message, int Damage);
public class Two<A, B>(A? a, B? b)
{
    public R Match<R>(Func<A, R> f, Func<B, R> g) => a is null ? g(b!) : f(a);
}
public static class Values
{
    public static T Same<T>(T value) => value;
    public static T? Nothing<T>() => default;
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("own/{k}")] public IActionResult Own(int k) =>
        new Two<Order, Missing>(k % 2 == 0 ? null : new(k), new("m")).Match<IActionResult>(Ok, NotFound);
    [HttpGet("library/{k}")] public IActionResult Library(int k) =>
        new[] { k }.Aggregate<int, Missing, IActionResult>(new("m"), (one, _) => one, NotFound);
    [HttpGet("helper/{k}")] public ActionResult<Order> Helper(int k)
    {
        if (k % 2 == 0) Refuse();
        return new Order(k);
    }
    private void Refuse() => Response.StatusCode = StatusCodes.Status409Conflict;
}
