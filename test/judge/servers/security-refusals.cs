// Everybody is known here and has no role: 403 wherever something more is asked for, by whatever asks for it.
using System.Security.Claims;
using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Authorization;
using Microsoft.Extensions.Options;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddAuthentication("Known").AddScheme<AuthenticationSchemeOptions, KnownHandler>("Known", null);
builder.Services.AddAuthorization(options =>
{
    options.AddPolicy("Admin", policy => policy.RequireRole("admin"));
    options.FallbackPolicy = new AuthorizationPolicyBuilder().RequireAuthenticatedUser().RequireClaim("scope", "read").Build();
});
builder.Services.AddControllers(options => options.Filters.Add(new AuthorizeFilter(Policies.Known)));
var app = builder.Build();
app.UseAuthentication();
app.UseAuthorization();
app.MapControllers().RequireAuthorization(Policies.Known);
app.MapGet("/fallback", () => 1);
app.MapGet("/known", () => 1).RequireAuthorization();
app.MapGet("/open", () => 1).AllowAnonymous();
app.MapGet("/policy", () => 1).RequireAuthorization("Admin");
app.MapGet("/built", () => 1).RequireAuthorization(policy => policy.RequireRole("admin"));
app.MapGet("/own", [AdminOnly] () => 1);
app.MapGet("/metadata", () => 1).WithMetadata(new AuthorizeAttribute("Admin"));
app.MapGet("/given", () => 1).RequireAuthorization(new AuthorizeAttribute { Roles = "admin" });
var admins = app.MapGroup("/admins").RequireAuthorization("Admin");
admins.MapGet("/one", () => 1);
admins.MapGet("/all", () => 1).AllowAnonymous();
app.Run();
public static class Policies
{
    public static AuthorizationPolicy Known { get; } = new AuthorizationPolicyBuilder("Known").RequireAuthenticatedUser().Build();
}
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Method)]
public sealed class AdminOnlyAttribute : AuthorizeAttribute
{
    public AdminOnlyAttribute() => Policy = "Admin";
}
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Method)]
public sealed class InRoleAttribute(params string[] roles) : Attribute, IAuthorizeData
{
    public string? Policy { get; set; }
    public string? Roles { get; set; } = roles.Length == 0 ? null : string.Join(',', roles);
    public string? AuthenticationSchemes { get; set; }
}
public class KnownHandler(IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory logger, UrlEncoder encoder)
    : AuthenticationHandler<AuthenticationSchemeOptions>(options, logger, encoder)
{
    protected override Task<AuthenticateResult> HandleAuthenticateAsync() =>
        Task.FromResult(AuthenticateResult.Success(new(new ClaimsPrincipal(new ClaimsIdentity("Known")), "Known")));
}
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("known")] public int Known() => 1;
    [HttpGet("own"), AdminOnly] public int Own() => 1;
    [HttpGet("roles"), InRole("admin")] public int Roles() => 1;
    [HttpGet("no-roles"), InRole] public int NoRoles() => 1;
    [HttpGet("open"), AllowAnonymous] public int Open() => 1;
}
