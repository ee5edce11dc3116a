// Problem details that the program customises, status pages, policies with a scheme of the program's own, and versions in a header.
using System.Security.Claims;
using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.Options;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(options => options.ReturnHttpNotAcceptable = false);
builder.Services.AddProblemDetails(options => options.CustomizeProblemDetails = context =>
{
    context.ProblemDetails.Extensions["service"] = "shop";
    context.ProblemDetails.Instance ??= context.HttpContext.Request.Path;
});
builder.Services.AddAuthentication("Tests").AddScheme<AuthenticationSchemeOptions, TestHandler>("Tests", null);
builder.Services.AddAuthorizationBuilder()
    .AddPolicy("writers", policy => policy.RequireClaim("scope", "write"))
    .AddPolicy("known", policy => policy.RequireAuthenticatedUser());
var app = builder.Build();
app.UseExceptionHandler();
app.UseStatusCodePages();
app.UseAuthentication();
app.UseAuthorization();
app.MapControllers();
var secured = app.MapGroup("/m").RequireAuthorization("known");
secured.MapGet("/me", (ClaimsPrincipal user) => new Who(user.Identity?.Name, user.Claims.Select(claim => claim.Type).ToList()));
secured.MapGet("/admin", [Authorize("writers")] () => "secret");
app.MapGet("/m/open", () => Results.Json(new { open = true, since = new DateOnly(2024, 1, 2) }));
app.MapGet("/m/teapot", () => Results.StatusCode(418));
app.MapGet("/m/broken", int () => throw new InvalidDataException());
app.Run();
public sealed record Who(string? Name, List<string> Claims);
public sealed record Account(int Id, decimal Balance, IReadOnlyDictionary<string, decimal> Limits);
public sealed class TestHandler(IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory logger, UrlEncoder encoder)
    : AuthenticationHandler<AuthenticationSchemeOptions>(options, logger, encoder)
{
    protected override Task<AuthenticateResult> HandleAuthenticateAsync()
    {
        if (Request.Query.ContainsKey("anonymous")) return Task.FromResult(AuthenticateResult.NoResult());
        var identity = new ClaimsIdentity([new Claim(ClaimTypes.Name, "ann")], Scheme.Name);
        return Task.FromResult(AuthenticateResult.Success(new AuthenticationTicket(new ClaimsPrincipal(identity), Scheme.Name)));
    }
}
[ApiController, Route("accounts"), Authorize]
public sealed class AccountsController : ControllerBase
{
    [HttpGet("{id:int}")] public ActionResult<Account> Get(int id) => id switch
    {
        < 0 => Problem("negative", statusCode: 400),
        0 => NotFound(),
        > 1000 => StatusCode(StatusCodes.Status410Gone),
        _ => new Account(id, 1.5m, new Dictionary<string, decimal> { ["day"] = 10 }),
    };
    [HttpPost("{id:int}/transfer"), Authorize(Policy = "writers")] public IActionResult Transfer(int id, [FromBody] decimal amount) =>
        amount > 0 ? Accepted() : UnprocessableEntity(new { amount });
    [HttpGet("open"), AllowAnonymous] public IActionResult Open([FromQuery] bool? anonymous) => anonymous is null ? Ok() : Forbid();
    [HttpPatch("{id:int}")] public IActionResult Patch(int id, Account account)
    {
        if (account.Id != id) ModelState.AddModelError("id", "differs");
        return ModelState.IsValid ? Ok(account with { Balance = 0 }) : ValidationProblem();
    }
}
