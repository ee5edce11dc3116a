// Results that fields hold, and content types and flags that methods give.
using Microsoft.AspNetCore.Http.HttpResults;
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/m/field", () => Known.Field);
app.MapGet("/m/property", () => Known.Property);
app.MapGet("/m/typed", () => Known.Typed);
app.MapGet("/m/lazy", () => Known.Made.Value);
app.MapGet("/m/written", (HttpContext context) =>
    context.Response.WriteAsJsonAsync(new Why("a"), (System.Text.Json.JsonSerializerOptions?)null, Types.Hal()));
app.MapGet("/m/json", () => Results.Json(new Why("a"), contentType: Types.Hal()));
app.MapGet("/m/text", () => Results.Text("a,b", Types.Csv()));
app.MapGet("/m/moved", () => Results.Redirect("/m/text", permanent: Types.Yes()));
app.Run();
public record Why(string Reason);
public static class Known
{
    public static readonly IResult Field = Results.Problem("no", statusCode: 409);
    public static IResult Property { get; } = Results.Problem("no", statusCode: 410);
    public static readonly NotFound<Why> Typed = TypedResults.NotFound(new Why("gone"));
    public static readonly Lazy<IResult> Made = new(() => Results.Accepted("/m/text", new Why("later")));
}
public static class Types
{
    public static string Hal() => "application/hal+json";
    public static string Csv() { return "text/csv"; }
    public static bool Yes() => true;
}
