import { csharp, type DiagnosticExample, type Examples } from "./example.js";

const contract = `[Contract]
public static class TasksContract
{
    public static readonly Operation<GetTask, string> Get = Define.Get<GetTask, string>("/tasks/{id}").Returns<string>(404);
}
public record GetTask(int Id);
`;

/** A contract, and a controller that should implement it. */
const implemented = (wrong: string, right: string): DiagnosticExample => {
  const whole = (controller: string): string => `${contract}
public class TasksController : ControllerBase
{
    ${controller}
}`;
  return csharp(whole(wrong), whole(right), "--check");
};

const good = `[HttpGet("/tasks/{id}")]
    public IActionResult Get(int id) => TasksContract.Get.Bind(new GetTask(id)).Success("Tidy up").ToActionResult();`;

export const coverageExamples: Examples = {
  operationNotImplemented: implemented(
    '[HttpGet("/tasks/{id}")]\n    public IActionResult Get(int id) => Ok("Tidy up");',
    good,
  ),
  methodDiffers: implemented(good.replace("HttpGet", "HttpPost"), good),
  routeDiffers: implemented(good.replace("/tasks/{id}", "/task/{id}"), good),
  parameterNamesDiffer: implemented(
    good.replace("{id}", "{number}").replace("int id", "int number").replace("(id)", "(number)"),
    good,
  ),
  servedNotDeclared: implemented(
    `${good}
    [HttpDelete("/tasks/{id}")] public void Delete(int id) { }`,
    good,
  ),
  operationAmbiguous: implemented(
    `${good}
    [HttpGet("/tasks/{name}")] public string Find(string name) => name;`,
    `${good.replace("{id}", "{id:int}")}
    [HttpGet("/tasks/{name:alpha}")] public string Find(string name) => name;`,
  ),
  inputNotSent: csharp(
    `${contract}
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks/{id}", (int id, string language) =>
    TasksContract.Get.Bind(new GetTask(id)).Success(language).ToResult());
app.Run();`,
    `${contract}
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks/{id}", (int id, string? language) =>
    TasksContract.Get.Bind(new GetTask(id)).Success(language ?? "en").ToResult());
app.Run();`,
    "--check",
  ),
  statusNotDeclared: implemented(
    good.replace('.Success("Tidy up")', '.Respond(410, "Gone")'),
    good.replace('.Success("Tidy up")', '.Respond(404, "Not here")'),
  ),
  bodyRefused: implemented(
    good.replace('.Success("Tidy up")', ".Respond(404, new GetTask(id))"),
    good.replace('.Success("Tidy up")', '.Respond(404, "Not here")'),
  ),
  answerDeclaredLater: csharp(
    `[Contract]
public static class PingContract
{
    public static readonly Operation<string> Get = Define.Get<string>("/ping").Returns(Gone);
    public static readonly EmptyAnswer Gone = Define.Answer(410);
}`,
    [
      `public static readonly Operation<string> Get = Define.Get<string>("/ping").Returns(Gone);
    public static readonly EmptyAnswer Gone = Define.Answer(410);`,
      `public static readonly EmptyAnswer Gone = Define.Answer(410);
    public static readonly Operation<string> Get = Define.Get<string>("/ping").Returns(Gone);`,
    ],
  ),
  answerNotTerminal: implemented(
    `[HttpGet("/tasks/{id}")]
    public IActionResult Get(int id)
    {
        if (id < 0) return BadRequest();
        return TasksContract.Get.Bind(new GetTask(id)).Success("Tidy up").ToActionResult();
    }`,
    `[HttpGet("/tasks/{id}")]
    public IActionResult Get(int id)
    {
        if (id < 0) return TasksContract.Get.Bind(new GetTask(id)).Respond(404, "Not here").ToActionResult();
        return TasksContract.Get.Bind(new GetTask(id)).Success("Tidy up").ToActionResult();
    }`,
  ),
  serviceNotRegistered: csharp(
    `
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public class Clock { }
[ApiController, ContractClient, Route("time")]
public class TimeController(Clock clock) : ControllerBase
{
    [HttpGet] public string Get() => clock.ToString()!;
}`,
    [
      "builder.Services.AddControllers();",
      `builder.Services.AddControllers();
builder.Services.AddSingleton<Clock>();`,
    ],
    "--check",
  ),
  answerNotDeclared: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("{id}"), ProducesResponseType(typeof(string), 200)]
    public IActionResult Get(int id) => id < 0 ? NotFound() : Ok("Tidy up");
}`,
    [
      '[HttpGet("{id}"), ProducesResponseType(typeof(string), 200)]',
      '[HttpGet("{id}"), ProducesResponseType(typeof(string), 200), ProducesResponseType(404)]',
    ],
    "--check",
  ),
  servedTwice: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks/{id}", (string id) => id);
app.MapGet("/tasks/{name}", (string name) => name);
app.Run();`,
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks/{id:int}", (int id) => id);
app.MapGet("/tasks/by-name/{name}", (string name) => name);
app.Run();`,
    "--check",
  ),
};
