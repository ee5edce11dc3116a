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
[ApiController, Route("d")] public class DController : ControllerBase {
  [HttpGet] public int Get(int n, bool flag, [FromQuery] HashSet<Guid> ids, [FromQuery] List<int> list, string text, string? note,
      [Required] int must, [BindRequired] int bound, string sort = "name") => 1;
  [HttpGet("f")] public int Filtered([FromQuery] Filter filter) => 1;
  [HttpGet("r")] public int Empty([FromQuery, Required] Dictionary<string, string> map, [FromQuery, Required] List<int> all) => 1;
  [HttpGet("h")] public int Header([FromHeader] string userAgent, [FromHeader(Name = "X-Count")] int count) => 1;
}
