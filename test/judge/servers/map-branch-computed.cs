// A branch of the pipeline whose path is computed: its routes are known from there on.
// not called: the path of the branch is not known.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.Map(builder.Configuration["BaseUrl"] ?? "/base", branch =>
{
    branch.UseRouting();
    branch.UseEndpoints(endpoints =>
    {
        endpoints.MapControllers();
        endpoints.MapGet("/plain/{id:int}", (int id) => id);
    });
});
app.Run();
[ApiController, Route("tasks")] public class TasksController : ControllerBase { [HttpGet("{id}")] public int Get(int id) => id; }
