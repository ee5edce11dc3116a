using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Versioning;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddAuthentication().AddBearerToken();
builder.Services.AddAuthorization();

// The program runs with one setting. The test has it read with the same: it takes the blocks of the others out of this file.
var setting = builder.Configuration["setting"];
if (setting == "query")
{
    builder.Services.AddApiVersioning();
}
if (setting == "default assumed")
{
    builder.Services.AddApiVersioning(o => o.AssumeDefaultVersionWhenUnspecified = true);
}
if (setting == "query of another name")
{
    builder.Services.AddApiVersioning(o =>
        o.ApiVersionReader = ApiVersionReader.Combine(new UrlSegmentApiVersionReader(), new QueryStringApiVersionReader("v")));
}
if (setting == "header")
{
    builder.Services.AddApiVersioning(o =>
    {
        o.DefaultApiVersion = new ApiVersion(3, 0);
        o.ApiVersionReader = new HeaderApiVersionReader("x-version");
    });
}
if (setting == "media type")
{
    builder.Services.AddApiVersioning(o => o.ApiVersionReader = new MediaTypeApiVersionReader("ver"));
}
if (setting == "route alone")
{
    builder.Services.AddApiVersioning(o => o.ApiVersionReader = new UrlSegmentApiVersionReader());
}
if (setting == "filter suppressed")
{
    builder.Services.AddApiVersioning();
    builder.Services.Configure<ApiBehaviorOptions>(o => o.SuppressModelStateInvalidFilter = true);
}
if (setting == "own answer")
{
    builder.Services.AddApiVersioning();
    builder.Services.Configure<ApiBehaviorOptions>(o =>
        o.InvalidModelStateResponseFactory = _ => new ObjectResult(new { Wrong = true }) { StatusCode = 400 });
}
if (setting == "status pages")
{
    builder.Services.AddApiVersioning();
    builder.Services.AddProblemDetails();
}
var app = builder.Build();
if (setting == "status pages")
{
    app.UseStatusCodePages();
}
app.UseAuthentication();
app.UseAuthorization();
app.MapControllers();
app.MapGet("/minimal/known", () => 1).RequireAuthorization();
app.Run();
