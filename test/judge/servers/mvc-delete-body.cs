// An API controller infers the body of a DELETE too.
// announced: 1
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public class Request { public string? Name { get; set; } }
[ApiController, Route("d")] public class DController : ControllerBase
{
    [HttpDelete] public string Remove(Request request) => "";
    [HttpGet] public string Get(Request request) => "";
}
