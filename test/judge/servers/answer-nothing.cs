// A handler whose task has no value answers 200 without a body, whatever the task is when it runs.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/delayed", () => Task.Delay(1));
app.MapGet("/method", Method);
app.MapGet("/null", (HttpContext context) => context.Response.WriteAsJsonAsync<string?>(null));
app.MapGet("/awaited", async () => await Task.Delay(1));
app.MapGet("/declared", Task () => Task.Run(() => 1));
app.MapGet("/statement", () => { Console.Out.Flush(); });
app.MapGet("/value-task", ValueTask () => ValueTask.CompletedTask);
app.MapGet("/value", () => Task.Run(() => 1));
app.MapGet("/done", () => Task.CompletedTask);
app.MapGet("/either", (bool one) => one ? Task.Delay(1) : Task.CompletedTask);
app.Run();
static Task Method() { return Task.Run(() => 1); }
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("delayed")] public Task Delayed() => Task.Delay(1);
    [HttpGet("value")] public Task<int> Value() => Task.Run(() => 1);
    [HttpGet("hidden")] public Task Hidden() => Task.FromResult(1);
}
