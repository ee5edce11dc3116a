// Results that code out of sight makes: neither their status nor their body is known, which is said.
// announced: 1
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddSingleton<IMaker, Maker>();
builder.Services.AddSingleton(typeof(Func<IResult>), new Func<IResult>(() => Results.NotFound()));
var app = builder.Build();
app.MapControllers();
app.MapGet("/a", (IMaker m) => m.Make());
app.MapGet("/b", (IMaker m) => m.MakeOf(new Dto(1)));
app.MapGet("/c", async (IMaker m) => await m.MakeAsync());
app.MapGet("/d", IResult (bool x) => x ? Made.Result() : Results.Ok(new Dto(1)));
app.MapGet("/e", () => Made.Result());
app.MapGet("/f", (Func<IResult> f) => f());
app.MapGet("/g", object (IMaker m) => m.Make());
app.Run();

public record Dto(int Id);
public enum Code { One = 404, Two = 418 }

[ApiController, Route("c")]
public class OwnController(IMaker m) : ControllerBase
{
    [HttpGet("a")] public IResult A() => m.Make();
    [HttpGet("b")] public IActionResult B() => m.MakeAction();
    [HttpGet("c")] public ActionResult<Dto> C() => new ActionResult<Dto>((ActionResult)m.MakeAction());
    [HttpGet("d")] public async Task<IResult> D() => await m.MakeAsync();
    [HttpGet("e")] public ActionResult<Dto> E(bool x) => x ? new Dto(1) : (ActionResult)Made.Action();
    [HttpGet("f"), ProducesResponseType<Dto>(200)] public IActionResult F() => m.MakeAction();
    [HttpGet("g")] public ActionResult<Dto> G([FromQuery] Code code) => StatusCode((int)code, new Dto(1));
    [HttpGet("h")] public ActionResult<Dto> H([FromQuery] Code code) => code == Code.One ? new Dto(2) : StatusCode((int)code, "x");
    [HttpGet("i")] public IActionResult I([FromQuery] Code code) => code == Code.One ? Ok(new Dto(2)) : StatusCode((int)code, "x");
    [HttpGet("j")] public ActionResult J() => (ActionResult)m.MakeAction();
}
