// What a query must have: neither value types nor lists and dictionaries without a default, not even with [Required].
using System.ComponentModel.DataAnnotations;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ModelBinding;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public class Filter
{
    public int Page { get; set; }
    public string Text { get; set; } = null!;
    public string Sort { get; set; } = "name";
    public string? Note { get; set; }
    [BindRequired] public int Size { get; set; }
}
public class Started
{
    [Required] public string Blank { get; set; } = "";
    [Required] public string? MayBeNull { get; set; } = string.Empty;
    [Required(AllowEmptyStrings = true)] public string Allowed { get; set; } = "";
    public string Plain { get; set; } = "";
    [Required] public string Filled { get; set; } = "x";
    [Required] public Guid Id { get; set; }
    [Required] public bool Flag { get; set; }
    [Required] public int? Count { get; set; }
}
public record Made([Required] int Number, [Required] string Text, [Required] string Blank = "", string Plain = "", [Required] int Four = 4);
[ApiController, Route("d")] public class DController : ControllerBase {
  [HttpGet] public int Get(int n, bool flag, [FromQuery] HashSet<Guid> ids, [FromQuery] List<int> list, string text, string? note,
      [Required] int must, [BindRequired] int bound, string sort = "name") => 1;
  [HttpGet("f")] public int Filtered([FromQuery] Filter filter) => 1;
  [HttpGet("r")] public int Empty([FromQuery, Required] Dictionary<string, string> map, [FromQuery, Required] List<int> all) => 1;
  [HttpGet("s")] public int OfStarted([FromQuery] Started started) => 1;
  [HttpPost("s")] public int InForm([FromForm] Started started) => 1;
  [HttpGet("m")] public int OfMade([FromQuery] Made made) => 1;
  [HttpGet("h")] public int Header([FromHeader] string userAgent, [FromHeader(Name = "X-Count")] int count) => 1;
}
