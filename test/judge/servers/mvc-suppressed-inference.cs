// Without inference of binding sources a class is bound from the query and the form; errors have problem details all the same.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().ConfigureApiBehaviorOptions(o => o.SuppressInferBindingSourcesForParameters = true);
var app = builder.Build();
app.MapControllers();
app.Run();
public class Request { public string? Name { get; set; } public int Count { get; set; } }
[ApiController, Route("d")] public class DController : ControllerBase
{
    [HttpPost] public string Post(Request request) => "";
    [HttpPost("b")] public string Body([FromBody] Request request) => "";
    [HttpGet("missing")] public IActionResult Missing() => NotFound();
}
