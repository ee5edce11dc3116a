// An own route attribute whose base puts the template together: what the derived constructor hands on counts.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Infrastructure;
using Microsoft.AspNetCore.Mvc.Routing;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public class VersionedAttribute : Attribute, IRouteTemplateProvider, IApiBehaviorMetadata {
  public const string Own = "[controller]";
  public VersionedAttribute(int version, string resource = Own) { Resource = resource; Template = $"api/v{version}/{resource}"; }
  public string Resource { get; }
  public string Template { get; }
  public int? Order => 2;
  public string? Name { get; set; }
}
public class V1Attribute : VersionedAttribute { public V1Attribute(string resource = "[controller]") : base(1, resource) { } }
public class V3Attribute() : VersionedAttribute(3);
public class FeedAttribute : Attribute, IRouteTemplateProvider {
  public FeedAttribute(string resource) : this(resource, "/feed") { }
  public FeedAttribute(string resource, string root) { Template = root + "/" + resource.TrimStart('/').ToLowerInvariant(); }
  public string? Template { get; }
  public int? Order => null;
  public string? Name => null;
}
[V1] public class PlainController : ControllerBase { [HttpGet] public int Get(int id) => id; }
[V1("things/old")] public class NamedController : ControllerBase
{
    [HttpGet("{id:int}")] public int Get(int id) => id;
    [HttpPost] public Thing Post(Thing thing) => thing;
}
[V3] public class NewerController : ControllerBase { [HttpGet] public int Get() => 1; }
[Feed("/Calendar")] public class CalendarController : ControllerBase { [HttpGet("all")] public int Get() => 1; }
public record Thing(int Id, string Name);
