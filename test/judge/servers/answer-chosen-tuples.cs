// A helper chooses a status together with a value; null is JSON in a minimal API, whatever the status.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddProblemDetails();
var app = builder.Build();
app.UseStatusCodePages();
app.MapControllers();
app.MapGet("/apart/{id}", (int id, HttpContext context) =>
{
    var (status, thing) = Chosen.By(id);
    context.Response.StatusCode = status;
    return thing;
});
app.MapGet("/whole/{id}", (int id, HttpContext context) =>
{
    var chosen = Chosen.By(id);
    context.Response.StatusCode = chosen.Item1;
    return chosen.Thing;
});
app.MapGet("/helper/{id}", (int id, HttpContext context) => Set(context, id));
app.MapGet("/null/{id}", (int id, HttpResponse response) => { if (id > 5) return new Thing(id); response.StatusCode = 404; return null; });
app.Run();
static Thing? Set(HttpContext context, int id)
{
    if (id > 5) { return new Thing(id); }
    context.Response.StatusCode = 404;
    return null;
}
public record Thing(int Id);
public static class Chosen { public static (int, Thing? Thing) By(int id) => id > 0 ? (200, new Thing(id)) : (404, null); }
[ApiController, Route("c")]
public class CController : ControllerBase
{
    [HttpGet("apart/{id}")]
    public IActionResult Apart(int id)
    {
        var (status, thing) = Chosen.By(id);
        return StatusCode(status, new { thing });
    }
    [HttpGet("whole/{id}")]
    public IActionResult Whole(int id)
    {
        var chosen = Chosen.By(id);
        return StatusCode(chosen.Item1, new { chosen.Thing });
    }
}
