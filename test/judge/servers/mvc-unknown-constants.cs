// Constants of a package that is not there: the route is not known, and is said not to be.
// announced: 3
using Acme.Package;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
[ApiController, Route("{code}/" + Names.Key)] public class AController : ControllerBase
{
    [HttpPost("")] public int Post(string code) => 1;
}
[ApiController, Route("b")] public class BController : ControllerBase {
  [HttpGet(Names.Key)] public int Get() => 1;
  [HttpGet(template: Names.Other)] public int Other() => 1;
  [HttpGet("plain")] public int Plain() => 1;
}
