// What ASP.NET binds by itself: BindAsync, StringValues, PipeReader, streams, form collections and files.
// announced: 2
using System.IO.Pipelines;
using System.Reflection;
using Microsoft.Extensions.Primitives;
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/bound", (Paging paging) => 1);
app.MapGet("/values", (StringValues tags, string[] names, int[] ids) => 1);
app.MapPost("/pipe", (PipeReader body) => 1);
app.MapPost("/stream", (Stream body) => 1);
app.MapPost("/form", (IFormCollection form) => 1).DisableAntiforgery();
app.MapPost("/file", (IFormFile file, IFormFileCollection files) => 1).DisableAntiforgery();
app.MapDelete("/typed/{id}", (TodoId id, DateOnly? day) => 1);
app.Run();
public record Paging(int Page)
{
    public static ValueTask<Paging?> BindAsync(HttpContext context, ParameterInfo parameter) => ValueTask.FromResult<Paging?>(new(1));
}
public readonly record struct TodoId(int Value) { public static bool TryParse(string? text, out TodoId id) { id = default; return true; } }
