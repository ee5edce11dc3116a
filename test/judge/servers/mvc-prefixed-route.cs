// A route attribute that hands a composed template to its base.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public class PrefixedRouteAttribute(string template) : RouteAttribute($"mgmt/v1/{template.TrimStart('/')}") { }
public class VersionedRouteAttribute : RouteAttribute
{
    public VersionedRouteAttribute(int version, string template) : base("v" + version + "/" + template.Trim('/').ToLower()) { }
}
[ApiController, PrefixedRoute("/things")] public class AController : ControllerBase { [HttpGet] public int Get() => 1; }
[ApiController, VersionedRoute(2, "/Things/")] public class BController : ControllerBase
{
    [HttpGet("{id:int}")] public int Get(int id) => 1;
}
