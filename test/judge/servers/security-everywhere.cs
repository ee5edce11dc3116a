// Authorization that is asked for in one place and holds for every endpoint.
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddAuthentication("x");
builder.Services.AddAuthorization(options =>
{
    options.FallbackPolicy = options.DefaultPolicy;
});
var app = builder.Build();
app.UseAuthorization();
app.MapControllers();
app.MapGet("/open", () => 1).AllowAnonymous();
app.MapGet("/closed", () => 1);
var group = app.MapGroup("/g").RequireAuthorization("p");
group.MapGet("/a", () => 1);
group.MapGet("/b", () => 1).AllowAnonymous();
group.MapGet("/c", [AllowAnonymous] () => 1);
app.Run();
[Route("p/[action]")] public class PController : ControllerBase
{
    [HttpGet] public int A() => 1;
    [HttpGet, AllowAnonymous] public int B() => 1;
}
[Route("q/[action]"), AllowAnonymous] public class QController : ControllerBase
{
    [HttpGet] public int A() => 1;
    [HttpGet, Authorize] public int B() => 1;
}
