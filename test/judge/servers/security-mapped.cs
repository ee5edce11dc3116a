// Authorization that is asked for where the controllers are mapped, and by attributes of the project.
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddAuthorization();
builder.Services.AddControllers();
var app = builder.Build();
app.UseAuthorization();
app.MapControllers().WithTags("x").RequireAuthorization();
app.MapGet("/open", () => 1);
app.MapGet("/marked", [Admin] () => 1);
app.MapGet("/data", () => 1).RequireAuthorization(policy => policy.RequireRole("admin"));
app.Run();
public class AdminAttribute : AuthorizeAttribute;
public class OwnAttribute : Attribute, IAuthorizeData { public string? Policy { get; set; } public string? Roles { get; set; }
    public string? AuthenticationSchemes { get; set; } }
public class EverybodyAttribute : Attribute, IAllowAnonymous;
[ApiController, Route("p/[action]")] public class PController : ControllerBase
{
    [HttpGet] public int A() => 1;
    [HttpGet, AllowAnonymous] public int B() => 1;
    [HttpGet, Everybody] public int C() => 1;
    [HttpGet, Own] public int D() => 1;
}
[Authorize] public abstract class Closed : ControllerBase;
[ApiController, Route("q/[action]")] public class QController : Closed { [HttpGet] public int A() => 1; }
