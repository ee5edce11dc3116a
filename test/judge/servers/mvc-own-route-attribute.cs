// A route attribute of its own: the template is put together in the constructor.
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
