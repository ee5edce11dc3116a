using Calls;
using Microsoft.AspNetCore.Mvc;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
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
app.Run();
