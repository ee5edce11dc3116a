// A route model without a template takes the controller's route away; an action keeps its own.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApplicationModels;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(options => options.Conventions.Add(new Emptied()));
var app = builder.Build();
app.MapControllers();
app.Run();
public class Emptied : IApplicationModelConvention
{
    public void Apply(ApplicationModel application)
    {
        foreach (var controller in application.Controllers)
            foreach (var selector in controller.Selectors)
                selector.AttributeRouteModel = new();
    }
}
[Route("a")] public class AController : ControllerBase
{
    [HttpGet("b")] public int Get() => 1;
    [HttpGet("/plain")] public int Plain() => 1;
}
