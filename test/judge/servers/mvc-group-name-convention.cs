// A convention that reads templates to name groups, and changes no route.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApplicationModels;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(options => options.Conventions.Add(new GroupNames()));
var app = builder.Build();
app.MapControllers();
app.Run();
public class GroupNames : IControllerModelConvention
{
    public void Apply(ControllerModel controller)
    {
        var route = controller.Attributes.OfType<RouteAttribute>().FirstOrDefault();
        controller.ApiExplorer.GroupName = route?.Template?.Split('/').First() ?? "default";
    }
}
[Route("a")] public class AController : ControllerBase { [HttpGet] public int Get() => 1; }
