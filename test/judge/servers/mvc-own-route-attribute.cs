// Route attributes of its own: templates are put together in constructors and properties, methods in a list.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Infrastructure;
using Microsoft.AspNetCore.Mvc.Routing;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public class V3ApiControllerAttribute : Attribute, IRouteTemplateProvider, IApiBehaviorMetadata
{
    public V3ApiControllerAttribute(string resource = "[controller]")
    {
        Resource = resource;
        Template = $"api/v3/{resource.ToLowerInvariant()}";
    }
    public string Resource { get; }
    public string Template { get; }
    public int? Order => 2;
    public string? Name => null;
}
public class Request { public string? Name { get; set; } }
[V3ApiController] public class AController : ControllerBase { [HttpGet] public int Get() => 1; }
[V3ApiController("things/Sub")] public class BController : ControllerBase { [HttpPost] public int Post(Request request) => 1; }
public class FeedAttribute : Attribute, IRouteTemplateProvider
{
    public FeedAttribute(int version, string resource)
    {
        Version = version;
        Template = $"feed/v{Version}/{resource}";
        if (version > 2) Template += "/new";
    }
    public int Version { get; private set; }
    public string Template { get; private set; }
    public int? Order => 2;
    public string? Name { get; set; }
}
public class V3FeedAttribute(string resource = "[controller]") : FeedAttribute(3, resource);
public class SectionAttribute(params string[] parts) : RouteAttribute(string.Join("/", parts.Select(part => part.Trim())));
public class ReadsAttribute(string path) : HttpMethodAttribute(Methods(), "read/" + path)
{
    private static IEnumerable<string> Methods() { yield return "GET"; yield return "HEAD"; }
}
[V3Feed("calendar")] public class CController : ControllerBase { [HttpGet("c.ics")] public int Get() => 1; }
[Section("one ", "two")] public class DController : ControllerBase { [Reads("all")] public int Get() => 1; }
