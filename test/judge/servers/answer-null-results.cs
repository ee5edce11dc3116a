// A result may carry null where the declared type of its status has none: the server answers 204 or an empty body.
using System.Threading.Tasks;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddSingleton<Things>();
var app = builder.Build();
app.MapControllers();
app.MapGet("minimal/declared", (Things things) => Results.Ok(things.Find(7))).Produces<Thing>();
app.MapGet("minimal/checked", (Things things) => things.Find(1) is { } thing ? Results.Ok(thing) : Results.NotFound()).Produces<Thing>();
app.Run();

public record Thing(int Id, string Name);

public class Things
{
    public Thing? Find(int id) => id == 1 ? new Thing(1, "one") : null;

    public Task<Thing?> FindAsync(int id) => Task.FromResult(Find(id));
}

[ApiController, Route("things")]
public class ThingsController(Things things) : ControllerBase
{
    [HttpGet("generic")]
    public async Task<ActionResult<Thing>> Generic() => Ok(await things.FindAsync(7));

    [HttpGet("declared"), ProducesResponseType<Thing>(200)]
    public async Task<IActionResult> Declared() => Ok(await things.FindAsync(7));

    [HttpGet("created"), ProducesResponseType<Thing>(201)]
    public IActionResult Made()
    {
        var thing = things.Find(7);
        return Created("/things/7", thing);
    }

    [HttpGet("json"), ProducesResponseType<Thing>(200)]
    public IActionResult Json() => new JsonResult(things.Find(7));

    [HttpGet("checked"), ProducesResponseType<Thing>(200)]
    public async Task<IActionResult> Checked()
    {
        var thing = await things.FindAsync(1);
        if (thing is null) return NotFound();
        return Ok(thing);
    }

    [HttpGet("helper/checked"), ProducesResponseType<Thing>(200)]
    public async Task<IActionResult> HelperChecked()
    {
        var thing = await things.FindAsync(1).ConfigureAwait(false);
        return thing is not null ? Give(thing) : NotFound();
    }

    [HttpGet("helper/open"), ProducesResponseType<Thing>(200)]
    public async Task<IActionResult> HelperOpen() => Give(await things.FindAsync(7));

    [NonAction]
    public OkObjectResult Give<T>(T? value) where T : class => new(value);

    [HttpGet("nullable"), ProducesResponseType<Thing>(200)]
    public ActionResult<Thing?> Nullable() => Ok(things.Find(7));
}
