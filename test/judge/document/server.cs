using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapPost("/notes", (Note note) => note);
app.MapGet("/notes/{id:int}", (int id, [FromHeader(Name = "If-None-Match")] string? tag) => new Note(id, "", []));
app.Run();
public record Note(int Id, string Text, Tag[] Tags);
[System.Text.Json.Serialization.JsonConverter(typeof(System.Text.Json.Serialization.JsonStringEnumConverter))]
public enum Tag { New, Gone }
[ApiController, Route("v{version:apiVersion}/things")] public class ThingsController : ControllerBase {
  [HttpGet] public int List(string search, int page) => 1;
  [HttpPost("upload")] public int Upload(IFormFile file) => 1;
  [HttpGet("secret"), ApiExplorerSettings(IgnoreApi = true)] public int Secret() => 1;
  [HttpGet("newer")] public int Newer() => 1;
}
[ApiController, Route("[area]/rest")] public class RestController : ControllerBase { [HttpGet] public int Get() => 1; }
[ApiController, ApiVersion("2.0"), Route("v{version:apiVersion}/parts")]
public class PartsController : ControllerBase { [HttpGet] public int List(int? page) => 1; }
