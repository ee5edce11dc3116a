// The framework's exception handler runs a lambda, which reads the exception and writes the response.
using Microsoft.AspNetCore.Diagnostics;
var app = WebApplication.CreateBuilder(args).Build();
app.UseExceptionHandler(errors => errors.Run(async context =>
{
    var error = context.Features.Get<IExceptionHandlerFeature>()?.Error;
    if (error is KeyNotFoundException) context.Response.StatusCode = 404;
    await context.Response.WriteAsJsonAsync(new Failure(error?.Message ?? "?"));
}));
app.MapGet("/missing", Thing () => throw new KeyNotFoundException("it"));
app.MapGet("/other", Thing () => throw new FormatException("what"));
app.MapGet("/found", () => new Thing(1));
app.Run();
public record Thing(int Id);
public record Failure(string Message);
