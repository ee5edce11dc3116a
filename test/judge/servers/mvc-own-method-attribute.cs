// Attributes that give the HTTP method: by deriving, and by IActionHttpMethodProvider.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Routing;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public class HttpSearchAttribute(string template) : HttpMethodAttribute(["SEARCH"], template) { }
public class QueryAttribute : Attribute, IActionHttpMethodProvider, IRouteTemplateProvider
{
    public IEnumerable<string> HttpMethods => ["POST"];
    public string? Template => "query";
    public int? Order => null;
    public string? Name => null;
}
[ApiController, Route("d")] public class DController : ControllerBase
{
    [HttpSearch("found")] public int Search() => 1;
    [Query] public int Query() => 1;
}
