// The success has the status that the code gives it, and no other.
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/m/value", () => new Answer(1));
app.MapGet("/m/accepted", () => Results.Accepted("/x", new Answer(1)));
app.MapGet("/m/created", () => TypedResults.Created("/x", new Answer(1)));
app.MapGet("/m/nothing", () => Results.NoContent());
app.MapGet("/m/null", () => Results.Ok(null));
app.Run();
public record Answer(int N);
public sealed class CreatedResponseAttribute() : ProducesResponseTypeAttribute(StatusCodes.Status201Created);
public sealed class GoneAttribute : ProducesResponseTypeAttribute
{
    public GoneAttribute() : base(typeof(Answer), 410) { }
}
public sealed class WithAttribute<T>(int status) : ProducesResponseTypeAttribute(typeof(T), status);
public class CreatedAnswer(Answer made) : CreatedResult(new Uri($"/x/{made.N}", UriKind.Relative), made);
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("value")] public Answer Value() => new(1);
    [HttpGet("maybe")] public ActionResult<Answer?> Maybe() => default(Answer);
    [HttpGet("created")] public ActionResult<Answer> Created1() => CreatedAtAction(nameof(Value), new Answer(1));
    [HttpGet("accepted")] public async Task<ActionResult<Answer>> Accepted1()
    {
        await Task.Yield();
        return Accepted(new Answer(1));
    }
    [HttpGet("own")] public ActionResult<Answer> Own() => new CreatedAnswer(new Answer(1));
    [HttpGet("nothing")] public ActionResult<Answer> Nothing() => NoContent();
    [HttpGet("null")] public IActionResult Null() => Ok(null);
    [HttpGet("null-typed")] public ActionResult<Answer?> NullTyped() => Ok(null);
    [HttpGet("declared"), CreatedResponse, Gone, With<Answer>(409)]
    public ActionResult<Answer> Declared() => new CreatedAnswer(new Answer(2));
    [HttpGet("first"), HttpGet("second")] public ActionResult<Answer> Twice() => new Answer(1);
}
