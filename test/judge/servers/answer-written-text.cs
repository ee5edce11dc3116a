// Text that code writes to the response is of the content type that it sets.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddHttpContextAccessor();
builder.Services.AddScoped<CsvWriter>();
var app = builder.Build();
app.MapControllers();
app.MapGet("/context/{rows}", async (int rows, HttpContext context) =>
{
    context.Response.ContentType = rows > 5 ? "text/csv; charset=utf-8" : "text/html";
    await context.Response.WriteAsync("id\n");
    await context.Response.WriteAsync("1\n");
});
app.MapGet("/service/{rows}", (int rows, CsvWriter writer) => writer.Write(rows));
app.MapGet("/json", async context =>
{
    context.Response.ContentType = "application/json";
    await context.Response.WriteAsync("[1, 2]");
});
app.MapGet("/either/{rows}", async (int rows, HttpContext context) =>
{
    if (rows > 5) await context.Response.WriteAsJsonAsync(new Rows(rows));
    else
    {
        context.Response.ContentType = "text/csv";
        context.Response.StatusCode = 206;
        await context.Response.WriteAsync("id\n");
    }
});
app.Run();
public record Rows(int Count);
public sealed class CsvWriter(IHttpContextAccessor accessor)
{
    public async Task Write(int rows)
    {
        var response = accessor.HttpContext!.Response;
        response.ContentType = "text/csv";
        if (rows == 0) { response.StatusCode = 404; return; }
        await response.WriteAsync("id\n");
    }
}
[ApiController, Route("c")]
public class CController : ControllerBase
{
    [HttpGet("{rows}")]
    public async Task Get(int rows)
    {
        Response.ContentType = "application/xml";
        await Response.WriteAsync($"<rows>{rows}</rows>");
    }
}
