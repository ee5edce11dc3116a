// An attribute that implements IApiBehaviorMetadata makes an API controller.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Infrastructure;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public class ApiAttribute : Attribute, IApiBehaviorMetadata { }
public class Request { public string? Name { get; set; } }
[Api, Route("d")] public class DController : ControllerBase { [HttpPost] public int Post(Request request) => 1; }
