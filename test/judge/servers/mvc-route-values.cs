// Routes with {controller}, {action} and {area}: an action answers only its own values.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();

[Route("account/{action}")]
public class ManageController : ControllerBase
{
    [HttpGet]
    public string One() => "one";

    [HttpGet]
    public string Two() => "two";

    [HttpGet, ActionName("Renamed")]
    public string Three() => "three";

    [HttpGet]
    public Task<string> FourAsync() => Task.FromResult("four");

    [HttpGet("/x/{Controller}/{action=Default}/{id?}")]
    public string Default(int? id) => $"{id}";

    [HttpGet("/m/{controller}-{action}.txt")]
    public string Part() => "part";

    [HttpGet("/[controller]/{action:alpha}/{name}")]
    public string Both(string name) => name;
}

[Area("shop")]
public class ItemsController : ControllerBase
{
    [HttpGet("/{area}/items/{action}")]
    public string List() => "list";
}
