// A service of the program writes all problem details of minimal APIs.
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<IProblemDetailsService, Mine>();
var app = builder.Build();
app.UseStatusCodePages();
app.MapGet("/m/problem", () => Results.Problem("x"));
app.MapGet("/m/bare", () => Results.NotFound());
app.MapGet("/m/typed", Results<Ok<string>, ProblemHttpResult> (int n) =>
    n == 1 ? TypedResults.Ok("a") : TypedResults.Problem("x", statusCode: 409));
app.Run();
public record Oops(string Text, int Code);
public class Mine : IProblemDetailsService
{
    public async ValueTask WriteAsync(ProblemDetailsContext context) =>
        await context.HttpContext.Response.WriteAsJsonAsync(new Oops("oops", context.ProblemDetails.Status ?? 0));
    public async ValueTask<bool> TryWriteAsync(ProblemDetailsContext context)
    {
        await WriteAsync(context);
        return true;
    }
}
