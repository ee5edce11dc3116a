// A convention that hands the routes to a helper of another class, which changes them.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApplicationModels;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(options => options.Conventions.Add(new Prefixed()));
var app = builder.Build();
app.MapControllers();
app.Run();
public class Prefixed : IControllerModelConvention
{
    public void Apply(ControllerModel controller) => RouteHelper.Change(controller);
}
public static class RouteHelper
{
    public static void Change(ControllerModel controller)
    {
        foreach (var selector in controller.Selectors.Where(one => one.AttributeRouteModel is not null)) Change(selector);
    }
    private static void Change(SelectorModel selector) =>
        selector.AttributeRouteModel!.Template = "v1/" + selector.AttributeRouteModel.Template;
}
[Route("a")] public class AController : ControllerBase { [HttpGet] public int Get() => 1; [HttpGet("x")] public int X() => 1; }
