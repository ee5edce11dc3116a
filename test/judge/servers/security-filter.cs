// A filter that asks every action for authorization, and not the routes of minimal APIs.
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Authorization;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddAuthorization();
builder.Services.AddControllers(options =>
{
    var policy = new AuthorizationPolicyBuilder().RequireAuthenticatedUser().Build();
    options.Filters.Add(new AuthorizeFilter(policy));
});
var app = builder.Build();
app.MapControllers();
app.MapGet("/open", () => 1);
app.Run();
[ApiController, Route("p/[action]")] public class PController : ControllerBase
{
    [HttpGet] public int A() => 1;
    [HttpGet, AllowAnonymous] public int B() => 1;
}
