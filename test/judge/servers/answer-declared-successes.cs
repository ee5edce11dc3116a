// Values that are returned as they are, and nothing at all, are answered with 200, whatever success is declared.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/m/number", [ProducesResponseType<int>(203)] (Version v) => v.Major);
app.MapGet("/m/created", [ProducesResponseType<Dto>(201)] () => new Dto(1));
app.MapGet("/m/accepted", () => new Dto(1)).Produces<Dto>(202);
app.MapGet("/m/list", async () => { await Task.Yield(); return new List<Dto> { new(1) }; }).Produces<List<Dto>>(206).Produces(404);
app.MapGet("/m/text", () => "x").Produces<string>(201);
app.MapPost("/m/nothing", (Dto d) => { }).Produces(204);
app.MapPost("/m/task", async Task (Dto d) => { await Task.Yield(); }).Produces(202);
app.MapGet("/m/null", Dto? (int id) => id > 2 ? new Dto(id) : null).Produces<Dto>(201);
app.MapGet("/m/object", object () => new Dto(1)).Produces<Dto>(201);
app.MapGet("/m/error", [ProducesResponseType<Dto>(404)] () => new Dto(1));
app.Run();
public record Dto(int Id);
[ApiController, Route("[controller]")]
public class PlainController : ControllerBase
{
    [HttpGet("number"), ProducesResponseType(203)] public int Number() => 1;
    [HttpGet("created"), ProducesResponseType<Dto>(201)] public Dto Created() => new(1);
    [HttpGet("accepted"), ProducesResponseType<Dto>(202)] public ActionResult<Dto> Accepted() => new Dto(1);
    [HttpGet("list"), ProducesResponseType(typeof(List<Dto>), 206)] public async Task<IEnumerable<Dto>> List()
    {
        await Task.Yield();
        return new List<Dto> { new(1) };
    }
    [HttpGet("text"), ProducesResponseType(201)] public string Text() => "x";
    [HttpPost("nothing"), ProducesResponseType(204)] public void Nothing(Dto d) { }
    [HttpPost("task"), ProducesResponseType(204)] public async Task Wait(Dto d) { await Task.Yield(); }
    [HttpPut("either"), ProducesResponseType<Dto>(201)] public ActionResult<Dto> Either(int id)
    {
        if (id > 2) return CreatedAtAction("Number", new Dto(1));
        return new Dto(id);
    }
    [HttpGet("null"), ProducesResponseType<Dto>(201)] public Dto? Null(int id) => id > 2 ? new(id) : null;
    [HttpGet("object"), ProducesResponseType<Dto>(201)] public object Any() => new Dto(1);
    [HttpGet("set"), ProducesResponseType<Dto>(201)] public Dto Set() { Response.StatusCode = 201; return new(1); }
    [HttpGet("error"), ProducesResponseType<Dto>(404)] public Dto Error() => new(1);
    [HttpGet("stream"), ProducesResponseType<Dto>(203)] public IAsyncEnumerable<int> Stream() => Numbers();
    static async IAsyncEnumerable<int> Numbers() { await Task.Yield(); yield return 1; }
    [HttpGet("result"), ProducesResponseType(202)] public IActionResult Result() => Ok(new Dto(1));
    [HttpGet("later"), ProducesResponseType<Dto>(201)] public async ValueTask<ActionResult<Dto>> Later()
    {
        await Task.Yield();
        return new Dto(1);
    }
}
[Route("v")]
public class PlainViewController : Controller
{
    [HttpGet("result"), ProducesResponseType(201)] public JsonResult Result() => Json(new Dto(1));
    [HttpGet("task"), ProducesResponseType<Dto>(201)] public Task<Dto> Value() => Task.FromResult(new Dto(1));
}
