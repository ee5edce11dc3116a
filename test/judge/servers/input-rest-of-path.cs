// The rest of a path may be empty where the parameter may be null.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/echo/m/{**path}", (string? path) => new { path });
app.MapGet("/echo/d/{*path}", (string path = "a/b") => new { path });
app.MapGet("/echo/n/{**path}", (string path) => new { path });
app.MapGet("/echo/c/{**path:int}", (int? path) => new { path });
app.Run();
[ApiController, Route("echo/c2")] public class FilesController : ControllerBase
{
    [HttpGet("m/{**path}")] public object M(string? path) => new { path };
    [HttpGet("d/{*path}")] public object D(string path = "a/b") => new { path };
    [HttpGet("n/{**path}")] public object N(string path) => new { path };
}
