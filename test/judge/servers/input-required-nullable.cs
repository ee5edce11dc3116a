// [Required] on what may be null: a minimal API takes a request without it, an API controller refuses it.
// announced: 3
using System.ComponentModel.DataAnnotations;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/text", ([Required] string? name) => 1);
app.MapGet("/number", ([Required] int? n) => 1);
app.MapGet("/header", ([Required, FromHeader(Name = "X-A")] string? name) => 1);
app.MapGet("/default", ([Required] string name = "x") => 1);
app.MapGet("/asked", ([Required] string name) => 1);
app.Run();
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("text")] public int Text([Required] string? name) => 1;
    [HttpGet("number")] public int Number([Required] int? n) => 1;
}
