// A package registers versioning, so that only it knows how a request asks for a version.
// announced: 2
using Acme.Versioning;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddAcmeVersioning();
var app = builder.Build();
app.MapControllers();
app.Run();
public record Thing(int Id);
[ApiController, ApiVersion("2.0"), Route("things")] public class ThingsController : ControllerBase
{
    [HttpGet] public Thing Get() => new(1);
    [HttpGet("{id}")] public Thing GetOne(int id) => new(id);
}
[ApiController, Route("plain")] public class PlainController : ControllerBase
{
    [HttpGet] public Thing Get() => new(1);
}
