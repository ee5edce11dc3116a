// An answer class with implicit conversions, envelopes that actions return, streams, keyed services and two versions of a route by header.
using System.Runtime.CompilerServices;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddKeyedSingleton<IClock, Fixed>("fixed");
builder.Services.AddKeyedSingleton<IClock, Later>("later");
var app = builder.Build();
app.MapControllers();
app.MapGet("/clock/{name}", Result (string name, IServiceProvider services) =>
    services.GetKeyedService<IClock>(name) is { } clock ? new Reading(name, clock.Now) : new Fault(404, "no clock"));
app.MapGet("/ticks", (CancellationToken token) => Ticks(3, token));
app.MapGet("/either/{n:int}", async Task<Result> (int n) =>
    { await Task.Yield(); return n > 0 ? new Reading("n", DateTime.UnixEpoch) : new Fault(409, "low"); });
app.Run();
static async IAsyncEnumerable<Reading> Ticks(int count, [EnumeratorCancellation] CancellationToken token)
{
    for (var at = 0; at < count; at++) { await Task.Yield(); token.ThrowIfCancellationRequested();
        yield return new Reading($"{at}", DateTime.UnixEpoch.AddSeconds(at)); }
}
public interface IClock { DateTime Now { get; } }
public sealed class Fixed : IClock { public DateTime Now => DateTime.UnixEpoch; }
public sealed class Later : IClock { public DateTime Now => DateTime.UnixEpoch.AddYears(1); }
public sealed record Reading(string Name, DateTime At);
public sealed record Fault(int Status, string Reason);
public sealed class Result : IResult
{
    private readonly object _value;
    private readonly int _status;
    private Result(object value, int status) { _value = value; _status = status; }
    public static implicit operator Result(Reading value) => new(value, 200);
    public static implicit operator Result(Fault fault) => new(fault, fault.Status);
    public Task ExecuteAsync(HttpContext context)
    {
        context.Response.StatusCode = _status;
        return context.Response.WriteAsJsonAsync(_value);
    }
}
public sealed record Envelope<T>(bool Success, T? Data, string[] Errors)
{
    public static Envelope<T> Of(T data) => new(true, data, []);
    public static Envelope<T> Failed(params string[] errors) => new(false, default, errors);
}
public sealed class NotModifiedFilter : ActionFilterAttribute
{
    public override void OnActionExecuting(ActionExecutingContext context)
    {
        if (context.HttpContext.Request.Headers.IfNoneMatch == "\"1\"")
            context.Result = new StatusCodeResult(StatusCodes.Status304NotModified);
    }
}
[ApiController, Route("env")]
public sealed class EnvelopesController : ControllerBase
{
    [HttpGet("{id}"), NotModifiedFilter] public Envelope<Reading> Get(int id) =>
        id > 0 ? Envelope<Reading>.Of(new("x", DateTime.UnixEpoch)) : Envelope<Reading>.Failed("low");
    [HttpGet("many")] public async Task<Envelope<List<Reading>>> Many() { await Task.Yield();
        return Envelope<List<Reading>>.Of([new("y", DateTime.UnixEpoch)]); }
    [HttpPost] public IActionResult Post(Reading reading) => reading.Name.Length switch
    {
        0 => BadRequest(Envelope<Reading>.Failed("empty")),
        > 20 => StatusCode(413, Envelope<object>.Failed("long")),
        _ => Ok(Envelope<Reading>.Of(reading)),
    };
    [HttpGet("file/{name}")] public IActionResult Download(string name) =>
        name == "a" ? File("a"u8.ToArray(), "text/csv", "a.csv") : NotFound(Envelope<object>.Failed("no file"));
}
