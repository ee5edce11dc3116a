// The framework's exception handler runs another route, which answers with 500 unless it says something else.
using Microsoft.AspNetCore.Diagnostics;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.UseExceptionHandler("/error");
app.MapControllers();
app.MapGet("/other", Thing () => throw new FormatException("what"));
app.MapGet("/missing", Thing () => throw new KeyNotFoundException("it"));
app.Run();
public record Thing(int Id);
public record Failure(string Message);
[ApiController, ApiExplorerSettings(IgnoreApi = true)] public class ErrorController : ControllerBase
{
    [Route("/error")] public IActionResult Error()
    {
        var error = HttpContext.Features.Get<IExceptionHandlerFeature>()?.Error;
        return error is KeyNotFoundException ? NotFound(new Failure(error.Message)) : Problem(detail: error?.Message);
    }
}
