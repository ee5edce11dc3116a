// A convention that puts a prefix before every controller's routes, added by a helper.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApplicationModels;
using Microsoft.AspNetCore.Mvc.Routing;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(options => options.UseGeneralPrefix("api/v1"));
var app = builder.Build();
app.MapControllers();
app.Run();
public static class PrefixExtensions
{
    public static void UseGeneralPrefix(this MvcOptions options, string prefix) =>
        options.Conventions.Add(new GeneralPrefix(new RouteAttribute(prefix)));
}
public class GeneralPrefix : IApplicationModelConvention
{
    private readonly AttributeRouteModel prefix;
    public GeneralPrefix(IRouteTemplateProvider route) { prefix = new AttributeRouteModel(route); }
    public void Apply(ApplicationModel application)
    {
        foreach (var selector in application.Controllers.SelectMany(controller => controller.Selectors))
        {
            if (selector.AttributeRouteModel != null)
                selector.AttributeRouteModel = AttributeRouteModel.CombineAttributeRouteModel(prefix, selector.AttributeRouteModel);
            else
                selector.AttributeRouteModel = prefix;
        }
    }
}
[ApiController, Route("[controller]")] public class PlainController : ControllerBase
{
    [HttpGet("{id}")] public int Get(int id) => id;
    [HttpGet("/absolute")] public int Out() => 1;
}
[ApiController, Route("/rooted")] public class RootedController : ControllerBase { [HttpGet] public int Get() => 1; }
public class BareController : ControllerBase { [HttpGet("bare")] public int Get() => 1; }
