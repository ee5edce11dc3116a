// A group decorated by a method of a package that is not there keeps its prefix.
using Acme.Versioning;
var app = WebApplication.CreateBuilder(args).Build();
var group = app.MapGroup("/api/v1/audits").WithTags("Audits").WithVersionSet("x");
group.MapAudits();
app.Run();
public static class Audits
{
    public static RouteHandlerBuilder MapAudits(this IEndpointRouteBuilder builder) => builder.MapGet("/", () => "x");
}
