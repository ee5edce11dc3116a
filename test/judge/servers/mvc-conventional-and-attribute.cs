// Actions without a route attribute are served by the conventional route only.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllersWithViews();
var app = builder.Build();
app.MapControllers();
app.Run();
[Route("things")] public class ThingsController : Controller
{
    [HttpGet("{id}")] public int Get(int id) => 1;
    [HttpPost] public int Post(int id, string name) => 1;
}
public class PlainController : Controller { public int Index() => 1; }
