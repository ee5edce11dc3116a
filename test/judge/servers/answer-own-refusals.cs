// A service of the program answers those who may not ask.
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Authorization.Policy;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.Options;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddAuthentication("x").AddScheme<AuthenticationSchemeOptions, Never>("x", null);
builder.Services.AddAuthorization();
builder.Services.AddSingleton<IAuthorizationMiddlewareResultHandler, Mine>();
builder.Services.AddControllers();
var app = builder.Build();
app.UseAuthentication();
app.UseAuthorization();
app.MapControllers();
app.MapGet("/m/secret", () => "a").RequireAuthorization();
app.MapGet("/m/open", () => "a");
app.Run();
public record Oops(string Text, int Code);
public class Never(IOptionsMonitor<AuthenticationSchemeOptions> o, ILoggerFactory l,
    System.Text.Encodings.Web.UrlEncoder e) : AuthenticationHandler<AuthenticationSchemeOptions>(o, l, e)
{
    protected override Task<AuthenticateResult> HandleAuthenticateAsync() => Task.FromResult(AuthenticateResult.NoResult());
}
public class Mine : IAuthorizationMiddlewareResultHandler
{
    public async Task HandleAsync(RequestDelegate next, HttpContext context, AuthorizationPolicy policy,
        PolicyAuthorizationResult authorizeResult)
    {
        if (!authorizeResult.Succeeded)
        {
            context.Response.StatusCode = 404;
            await context.Response.WriteAsJsonAsync(new Oops("no", 1));
            return;
        }
        await next(context);
    }
}
[ApiController, Route("c"), Authorize] public class CController : ControllerBase
{
    [HttpGet("secret")] public IActionResult Secret() => Ok(1);
    [HttpGet("open"), AllowAnonymous] public IActionResult Open() => Ok(1);
}
