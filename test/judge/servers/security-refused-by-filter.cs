// A filter of MVC asks for a role, and the default policy for a claim.
using System.Security.Claims;
using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Authorization;
using Microsoft.Extensions.Options;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddAuthentication("Known").AddScheme<AuthenticationSchemeOptions, KnownHandler>("Known", null);
builder.Services.AddAuthorizationBuilder()
    .AddPolicy("Admin", policy => policy.RequireRole("admin"))
    .SetDefaultPolicy(new AuthorizationPolicyBuilder().RequireAssertion(context => context.User.IsInRole("reader")).Build());
builder.Services.AddControllers(options => options.Filters.Add(new AuthorizeFilter("Admin")));
var app = builder.Build();
app.UseAuthentication();
app.UseAuthorization();
app.MapControllers();
app.MapGet("/default", () => 1).RequireAuthorization();
app.MapGet("/attribute", [Authorize] () => 1);
app.MapGet("/open", () => 1);
app.Run();
public class KnownHandler(IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory logger, UrlEncoder encoder)
    : AuthenticationHandler<AuthenticationSchemeOptions>(options, logger, encoder)
{
    protected override Task<AuthenticateResult> HandleAuthenticateAsync() =>
        Task.FromResult(AuthenticateResult.Success(new(new ClaimsPrincipal(new ClaimsIdentity("Known")), "Known")));
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("role")] public int Role() => 1;
    [HttpGet("open"), AllowAnonymous] public int Open() => 1;
}
