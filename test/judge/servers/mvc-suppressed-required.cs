// MVC that is set not to ask for references which are not nullable: only [Required] does.
using System.ComponentModel.DataAnnotations;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(options => options.SuppressImplicitRequiredAttributeForNonNullableReferenceTypes = true);
var app = builder.Build();
app.MapControllers();
app.Run();
[ApiController, Route("a")] public class AController : ControllerBase {
  [HttpGet("plain")] public int Plain(string name, [Required] string needed, string? maybe, int number) => 1;
  [HttpGet("object")] public int Object([FromQuery] Search search, [FromHeader(Name = "x-tag")] string tag) => 1;
}
public class Search
{
    public string Text { get; set; } = null!;
    [Required] public string Needed { get; set; } = null!;
    public int Page { get; set; }
}
