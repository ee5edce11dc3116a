// Endpoints of every method beside others at the same route, which name theirs and go first.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Map("/m", () => "any");
app.MapGet("/m", () => "get");
app.MapPost("/m", () => "post");
app.Map("/n/{a}", (string a) => "any");
app.MapGet("/n/{b}", (string b) => "get");
app.Map("/o/{a}", (string a) => "any");
app.MapGet("/o/{b:int}", (int b) => "get");
app.Run();

[Route("c")]
public class PlainController : ControllerBase
{
    public string Any() => "any";

    [HttpGet]
    public string One() => "get";
}
