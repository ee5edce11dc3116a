// Problem details that a value or a result carries set the status, unless the result is given one.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/m/json", () => Results.Json(new ProblemDetails { Status = 418 }));
app.MapGet("/m/json/given", () => Results.Json(new ProblemDetails { Status = 418 }, statusCode: 409));
app.MapGet("/m/json/silent", () => Results.Json(new ProblemDetails { Title = "no" }));
app.MapGet("/m/json/validation", () => TypedResults.Json(new HttpValidationProblemDetails()));
app.MapGet("/m/json/other", () => Results.Json(new Note("text")));
app.MapGet("/m/problem/validation", () => Results.Problem(new HttpValidationProblemDetails()));
app.MapGet("/m/ok", () => Results.Ok(new ProblemDetails { Status = 418 }));
app.MapGet("/m/plain", () => new ProblemDetails { Status = 418 });
app.MapGet("/m/chosen", (int id) => Results.Json<object>(id > 2 ? new ProblemDetails { Status = 409 } : new Note("text")));
app.Run();

public record Note(string Text);
public class Refusal : ProblemDetails { public Refusal() { Status = 422; Title = "Refused"; } }
public class RefusedException : Exception;
public class RefusedFilter : ExceptionFilterAttribute
{
    public override void OnException(ExceptionContext context)
    {
        if (context.Exception is RefusedException) context.Result = new ObjectResult(new ProblemDetails { Status = 410 });
    }
}

[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpGet("object")] public IActionResult Object1() => new ObjectResult(new ProblemDetails { Status = 418 });
    [HttpGet("given")] public IActionResult Given() => new ObjectResult(new ProblemDetails { Status = 418 }) { StatusCode = 409 };
    [HttpGet("own")] public IActionResult Own() => new ObjectResult(new Refusal());
    [HttpGet("silent")] public IActionResult Silent() => new ObjectResult(new ProblemDetails { Title = "no" });
    [HttpGet("ok")] public IActionResult Ok1() => Ok(new ProblemDetails { Status = 418 });
    [HttpGet("json")] public IActionResult Json() => new JsonResult(new ProblemDetails { Status = 418 });
    [HttpGet("held")] public IActionResult Held() { object details = new ProblemDetails { Status = 418 };
        return new ObjectResult(details); }
    [HttpGet("typed")] public ActionResult<ProblemDetails> Typed() => new ProblemDetails { Status = 418 };
    [HttpGet("plain")] public ProblemDetails Plain() => new ProblemDetails { Status = 418 };
    [HttpGet("any")] public object Any(int id) => id > 2 ? new Refusal() : new Note("text");
    [HttpGet("made")] public IActionResult Made() => new ObjectResult(Make(404));
    [HttpGet("asked")] public IActionResult Asked(int id) => new ObjectResult(Make(id > 2 ? 404 : 409));
    [HttpGet("refused"), RefusedFilter] public Note Refused(int id) => id > 2 ? throw new RefusedException() : new Note("text");
    [HttpGet("open")] public IActionResult Open() => new ObjectResult(Hidden());
    private static object Hidden() => new Refusal();
    private static ProblemDetails Make(int status) => new() { Status = status };
}
