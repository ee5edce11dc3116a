// A package gets the request and its response inside other objects: what it reads and writes is not in the sources.
// announced: 10
using Acme.Mediation;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapPost("/record", async (HttpContext http) => { await Mediator.InvokeAsync(new Process(http, 1)); });
app.MapPost("/initialised", async (HttpContext http) => { await Mediator.InvokeAsync(new Holder { Http = http }); });
app.MapPost("/nested", async (HttpContext http) => { await Mediator.InvokeAsync(new Envelope(new Process(http, 1))); });
app.MapPost("/array", async (HttpContext http) => { await Mediator.InvokeAsync(new object[] { 1, http }); });
app.MapPost("/tuple", async (HttpContext http) => { await Mediator.InvokeAsync((1, http)); });
app.MapPost("/anonymous", async (HttpContext http) => { await Mediator.InvokeAsync(new { Http = http }); });
app.MapPost("/package", async (HttpContext http) => { await Mediator.InvokeAsync(new Message(http)); });
app.MapPost("/request", async (HttpContext http) => { await Mediator.InvokeAsync(new Asked(http.Request)); });
app.MapGet("/nothing", async () => { await Mediator.InvokeAsync(new Said("n")); });
app.Run();
public record Said(string Text);
public record Process(HttpContext Http, int Id);
public record Envelope(Process Inner);
public record Asked(HttpRequest Request);
public class Holder { public HttpContext? Http { get; init; } }
public class Kept(HttpContext http) { public HttpContext Http { get; } = http; }
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpPost("kept")] public async Task Keep() { await Mediator.InvokeAsync(new Kept(HttpContext)); }
    [HttpPost("asked")] public async Task Ask() { await Mediator.InvokeAsync(new Asked(Request)); }
}
