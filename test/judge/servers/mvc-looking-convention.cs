// A convention that only looks changes no route.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApplicationModels;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(o => o.Conventions.Add(new Counter()));
var app = builder.Build();
app.MapControllers();
app.Run();
public class Counter : IControllerModelConvention
{
    public static int Seen;
    public void Apply(ControllerModel controller) { Seen += controller.Actions.Count; }
}
[ApiController, Route("d")] public class DController : ControllerBase { [HttpGet] public int Get() => 1; }
