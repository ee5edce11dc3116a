// Routes in delegates that are kept and called later, on a builder that an object hands out.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var modules = new Modules();
modules.Actions.Add(context => context.Endpoints.MapGet("/a", () => 1));
modules.Actions.Add(context => context.Endpoints.MapControllerRoute("default", "{controller=Home}/{action=Index}"));
new Starter(modules).Start();
var app = builder.Build();
app.UseRouting();
app.UseEndpoints(endpoints =>
{
    var context = new Context(endpoints);
    foreach (var action in modules.Actions) action(context);
});
app.Run();

public class Context(IEndpointRouteBuilder endpoints)
{
    public IEndpointRouteBuilder Endpoints { get; } = endpoints;
}

public class Modules
{
    public List<Action<Context>> Actions { get; } = [];
}

public class Starter(Modules modules)
{
    public void Start() => modules.Actions.Add(context => context.Endpoints.MapPost("/b", () => "b"));
}

[Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("{id}")]
    public int Get(int id) => id;
}
