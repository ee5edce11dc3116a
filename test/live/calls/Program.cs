using System.ComponentModel.DataAnnotations;
using System.Security.Claims;
using Calls;
using Microsoft.AspNetCore.Mvc;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddValidation();
builder.Services.AddAuthentication().AddBearerToken();
builder.Services.AddAuthorization();
var app = builder.Build();
app.UseAuthentication();
app.UseAuthorization();
app.MapControllers();

// Each answers the C# name of what was bound.
app.MapGet("/minimal/paint", () => new Paint(Colour.DeepRed, Size.ExtraLarge, Level.High, Plain.One));
app.MapGet("/minimal/colour", (Colour value) => Results.Text(value.ToString()));
app.MapGet("/minimal/size", (Size value) => Results.Text(value.ToString()));
app.MapGet("/minimal/level", (Level value) => Results.Text(value.ToString()));
app.MapGet("/minimal/plain", (Plain value) => Results.Text(value.ToString()));
app.MapGet("/minimal/route/{value}", (Colour value) => Results.Text(value.ToString()));
app.MapGet("/minimal/header", ([FromHeader(Name = "X-Colour")] Colour value) => Results.Text(value.ToString()));
app.MapPost("/minimal/form", ([FromForm] Colour value) => Results.Text(value.ToString())).DisableAntiforgery();
app.MapPost("/minimal/form-object", ([FromForm] Choice choice) => Results.Text(choice.Value.ToString())).DisableAntiforgery();

// What the framework answers by itself.
app.MapGet("/guarded/login", () => Results.SignIn(
    new ClaimsPrincipal(new ClaimsIdentity([new Claim(ClaimTypes.Name, "somebody")], "test")), authenticationScheme: "BearerToken"));
app.MapGet("/guarded/known", () => 1).RequireAuthorization();
app.MapGet("/guarded/admin", () => 1).RequireAuthorization(policy => policy.RequireRole("admin"));
app.MapGet("/guarded/page", ([Range(1, 9)] int number) => number);
app.MapPost("/guarded/part", (Part part) => part);
app.Run();
