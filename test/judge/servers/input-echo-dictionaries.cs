// A dictionary of MVC takes every key of the query or the form where none is its own, unless it has a name.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public class Filter { public Dictionary<string, string?>? Map { get; set; } public int? Page { get; set; } }
[ApiController, Route("echo/c")] public class CController : ControllerBase
{
    [HttpGet("plain")] public object Plain([FromQuery] Dictionary<string, string?>? map, int? page) => new { map, page };
    [HttpGet("numbers")] public object Numbers([FromQuery] Dictionary<string, int>? map, string? text) => new { map, text };
    [HttpGet("named")] public object Named([FromQuery(Name = "map")] Dictionary<string, string?>? map, int? page) => new { map, page };
    [HttpGet("alone/{page}")] public object Alone([FromQuery] Dictionary<string, string?>? map, int page) => new { map, page };
    [HttpGet("inside")] public object Inside([FromQuery] Filter filter) => filter;
    [HttpPost("form")] public object Form([FromForm] Dictionary<string, string?>? map, [FromForm] int? page) => new { map, page };
    [HttpPost("form-named")] public object FormNamed([FromForm(Name = "map")] Dictionary<string, string?>? map, [FromForm] int? page) =>
        new { map, page };
    [HttpPost("form-alone")] public object FormAlone([FromForm] Dictionary<string, string?>? map) => new { map };
    [HttpPost("form-query")] public object FormQuery([FromForm] Dictionary<string, string?>? map, [FromQuery] int? page) =>
        new { map, page };
}
