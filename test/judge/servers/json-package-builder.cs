// A method of a package is given the builder of MVC.
// announced: 10
using Microsoft.AspNetCore.Mvc;
using Acme.Json;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddAcmeJson();
var app = builder.Build();
app.MapControllers();
app.Run();

public enum Kind { First, SecondOne }
public record Dto(Kind FirstKind, string? Note);
[ApiController, Route("d")] public class DController : ControllerBase
{
    [HttpGet] public Dto Get() => new(Kind.First, "text");
    [HttpPost] public Dto Post(Dto dto) => dto;
}
