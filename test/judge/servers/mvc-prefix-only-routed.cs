// A prefix for routes that are there already, from a primary constructor; two of them stack.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApplicationModels;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(options =>
{
    options.Conventions.Add(new RoutedPrefix("inner"));
    options.Conventions.Add(new RoutedPrefix("outer"));
});
var app = builder.Build();
app.MapControllers();
app.Run();
public class RoutedPrefix(string prefix) : IControllerModelConvention
{
    private readonly AttributeRouteModel model = new(new RouteAttribute(prefix));
    public void Apply(ControllerModel controller)
    {
        foreach (var selector in controller.Selectors.Where(s => s.AttributeRouteModel != null))
            selector.AttributeRouteModel = AttributeRouteModel.CombineAttributeRouteModel(model, selector.AttributeRouteModel);
    }
}
[Route("a")] public class AController : ControllerBase { [HttpGet] public int Get() => 1; }
public class BController : ControllerBase { [HttpGet("b")] public int Get() => 1; }
