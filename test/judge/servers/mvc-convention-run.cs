// Conventions of every kind, run in the framework's order on the model of the application.
using System.Reflection;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApplicationModels;
using Microsoft.Extensions.DependencyInjection.Extensions;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(options =>
{
    options.Conventions.Add(new Renamed());
    options.Conventions.Add(new NamespacePrefix());
    options.Conventions.Add(new Alternative());
    options.Conventions.Insert(0, new WithoutDrafts());
});
builder.Services.TryAddEnumerable(ServiceDescriptor.Transient<IApplicationModelProvider, Versions>());
var app = builder.Build();
app.MapControllers();
app.Run();
/** By the namespace of the controller. */
public class NamespacePrefix : IControllerModelConvention
{
    public void Apply(ControllerModel controller)
    {
        var last = controller.ControllerType.Namespace?.Split('.').Last();
        if (last is null or "Plain") return;
        foreach (var selector in controller.Selectors)
            selector.AttributeRouteModel = AttributeRouteModel.CombineAttributeRouteModel(
                new AttributeRouteModel(new RouteAttribute(last.ToLowerInvariant())), selector.AttributeRouteModel);
    }
}
/** A second route for actions that are marked. */
public class Alternative : IActionModelConvention
{
    public void Apply(ActionModel action)
    {
        if (action.ActionMethod.GetCustomAttribute<AlsoAttribute>() is not { } also) return;
        var more = new SelectorModel(action.Selectors[0]) { AttributeRouteModel = new AttributeRouteModel { Template = also.Path } };
        action.Selectors.Add(more);
    }
}
/** Takes out controllers and actions. */
public class WithoutDrafts : IApplicationModelConvention
{
    public void Apply(ApplicationModel application)
    {
        foreach (var controller in application.Controllers.Where(one => one.ControllerName.StartsWith("Draft")).ToList())
            application.Controllers.Remove(controller);
        foreach (var controller in application.Controllers)
            for (var i = controller.Actions.Count - 1; i >= 0; i--)
                if (controller.Actions[i].Attributes.OfType<DraftAttribute>().Any()) controller.Actions.RemoveAt(i);
    }
}
public class Renamed : IActionModelConvention
{
    public void Apply(ActionModel action)
    {
        if (action.ActionName.EndsWith("Query")) action.ActionName = action.ActionName[..^"Query".Length];
    }
}
/** Before every convention. */
public class Versions : IApplicationModelProvider
{
    public int Order => 10;
    public void OnProvidersExecuted(ApplicationModelProviderContext context) { }
    public void OnProvidersExecuting(ApplicationModelProviderContext context)
    {
        foreach (var selector in context.Result.Controllers.SelectMany(one => one.Selectors))
            if (selector.AttributeRouteModel is { Template: { } template } route) route.Template = template.Replace("{v}", "v2");
    }
}
// Nobody adds it.
public class Never : IControllerModelConvention
{
    public void Apply(ControllerModel controller) => controller.Selectors.Clear();
}
public class AlsoAttribute(string path) : Attribute { public string Path { get; } = path; }
public class DraftAttribute : Attribute;
/** An attribute that is a convention itself. */
public class CalledAttribute(string name) : Attribute, IControllerModelConvention, IActionModelConvention
{
    public void Apply(ControllerModel controller) => controller.ControllerName = name;
    public void Apply(ActionModel action) => action.ActionName = name;
}
namespace Shop.Admin
{
    [Route("api/[controller]/[action]")]
    public class PartsController : ControllerBase
    {
        [HttpGet, Also("also")] public int AllQuery() => 1;
        [HttpGet("/rooted")] public int Rooted() => 1;
        [HttpGet, Draft] public int Later() => 1;
    }
}
namespace Shop.Plain
{
    [Called("things"), Route("{v}/[controller]")]
    public class PlainController : ControllerBase
    {
        [HttpGet] public int Get() => 1;
        [HttpGet("[action]"), Called("found")] public int Find() => 1;
    }
    [Route("drafts")] public class DraftsController : ControllerBase { [HttpGet] public int Get() => 1; }
}
