import { csharp, type Examples } from "../example.js";

export const answerExamples: Examples = {
  statusInvalid: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet, ProducesResponseType(typeof(int), 20)] public IActionResult Count() => Ok(1);
}`,
    [
      "[HttpGet, ProducesResponseType(typeof(int), 20)] public IActionResult Count() => Ok(1);",
      "[HttpGet, ProducesResponseType(typeof(int), 200)] public IActionResult Count() => Ok(1);",
    ],
  ),
  answerOptionsUnknown: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks", (System.Text.Json.JsonSerializerOptions options) => Results.Json(new TaskDto("Buy milk"), options));
app.Run();
public record TaskDto(string Title);`,
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks", () => Results.Json(new TaskDto("Buy milk"), Json.Options));
app.Run();
public record TaskDto(string Title);
public static class Json
{
    public static readonly System.Text.Json.JsonSerializerOptions Options = new() { WriteIndented = true };
}`,
    "--served",
  ),
  answerBodyUnknown: csharp(
    `
[ApiController, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public IActionResult Count(string kind) => Ok(Load(kind));
    private static dynamic Load(string kind) => Activator.CreateInstance(Type.GetType(kind)!)!;
}`,
    [
      `[HttpGet] public IActionResult Count(string kind) => Ok(Load(kind));
    private static dynamic Load(string kind) => Activator.CreateInstance(Type.GetType(kind)!)!;`,
      `[HttpGet] public ActionResult<int> Count(string kind) => Load(kind);
    private static int Load(string kind) => kind.Length;`,
    ],
    "--served",
  ),
  answerBodiesDiffer: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks", (int id) => id > 0 ? Results.Bytes(new byte[0]) : Results.Ok(new Tasks(1, 2)));
app.Run();

public record Tasks(int Open, int Done);`,
    [
      'app.MapGet("/tasks", (int id) => id > 0 ? Results.Bytes(new byte[0]) : Results.Ok(new Tasks(1, 2)));',
      'app.MapGet("/tasks", (int id) => id > 0 ? Results.Ok(new Tasks(1, 0)) : Results.Ok(new Tasks(1, 2)));',
    ],
    "--served",
  ),
  answerStatusUnknown: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks/{status}", (int status) => Results.StatusCode(status));
app.Run();`,
    [
      'app.MapGet("/tasks/{status}", (int status) => Results.StatusCode(status));',
      'app.MapGet("/tasks/{status}", (int status) => Results.StatusCode(status > 0 ? 202 : 409));',
    ],
    "--served",
  ),
  anonymousMemberUnknown: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks", () => new { Open = Outside.Count() });
app.Run();`,
    [
      'app.MapGet("/tasks", () => new { Open = Outside.Count() });',
      'app.MapGet("/tasks", () => new { Open = (int)Outside.Count() });',
    ],
    "--served",
  ),
  answersByConvention: csharp(
    `
[ApiController, Route("tasks"), ApiConventionType(typeof(DefaultApiConventions))]
public class TasksController : ControllerBase
{
    [HttpGet("{id}")] public ActionResult<int> Get(int id) => id > 0 ? id : NotFound();
}`,
    `
[ApiController, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("{id}"), ProducesResponseType(200), ProducesResponseType(404)]
    public ActionResult<int> Get(int id) => id > 0 ? id : NotFound();
}`,
    "--served",
  ),
  answersReplaced: csharp(
    `
public class EnvelopeAttribute : Microsoft.AspNetCore.Mvc.Filters.ActionFilterAttribute
{
    public override void OnResultExecuting(Microsoft.AspNetCore.Mvc.Filters.ResultExecutingContext context)
    {
        if (context.Result is ObjectResult found) context.Result = new ObjectResult(new Envelope<object>(found.Value!));
    }
}
public record Envelope<T>(T Data);

[ApiController, Route("tasks"), Envelope]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
}`,
    `
public record Envelope<T>(T Data);

[ApiController, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public Envelope<int> Count() => new(1);
}`,
    "--served",
  ),
};
