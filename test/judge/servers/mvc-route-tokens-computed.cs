// Tokens in routes whose values are computed at run time, or differ between controllers.
// announced: 5
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApplicationModels;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(options =>
{
    options.Conventions.Add(new Token("[base]", builder.Configuration["Base"] ?? "some/where"));
    options.Conventions.Add(new NamespaceToken());
    options.Conventions.Add(new EitherToken());
});
var app = builder.Build();
app.MapControllers();
app.Run();
public class Token(string token, string value) : IControllerModelConvention
{
    public void Apply(ControllerModel controller)
    {
        foreach (var selector in controller.Selectors.Concat(controller.Actions.SelectMany(action => action.Selectors)))
            if (selector.AttributeRouteModel?.Template is not null)
                selector.AttributeRouteModel.Template = selector.AttributeRouteModel.Template.Replace(token, value);
    }
}
public class NamespaceToken : IControllerModelConvention
{
    public void Apply(ControllerModel controller)
    {
        foreach (var selector in controller.Selectors.Where(one => one.AttributeRouteModel is not null))
            selector.AttributeRouteModel!.Template =
                selector.AttributeRouteModel.Template!.Replace("[kind]", controller.ControllerType.Name.ToLowerInvariant());
    }
}
public class EitherToken : IControllerModelConvention
{
    public void Apply(ControllerModel controller)
    {
        foreach (var selector in controller.Selectors.Where(one => one.AttributeRouteModel is not null))
        {
            var route = selector.AttributeRouteModel!;
            if (controller.ControllerName.StartsWith('E')) route.Template = route.Template?.Replace("[either]", "one");
            else route.Template = route.Template?.Replace("[either]", "other");
        }
    }
}
[ApiController, Route("[base]/a")] public class AController : ControllerBase
{
    [HttpGet("{id:int}")] public int Get(int id) => id;
    [HttpGet("x/[base]")] public int Middle() => 1;
    [HttpGet("/[base]")] public int Alone() => 1;
    [HttpGet("/[base]-x/y")] public int Part() => 1;
    [HttpGet("/plain")] public int Plain() => 1;
}
[Route("b")] public class BController : ControllerBase { [HttpGet("[base]/b")] public int Get() => 1; }
[Route("[kind]/c")] public class CController : ControllerBase { [HttpGet] public int Get() => 1; }
[Route("[either]/e")] public class EController : ControllerBase { [HttpGet] public int Get() => 1; }
