import { csharp, type Examples } from "../example.js";

export const inputExamples: Examples = {
  bodyNotAllowed: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Find([FromBody] Filter filter) => 1;
}
public record Filter(string Text, int Page);`,
    [
      "[HttpGet] public int Find([FromBody] Filter filter) => 1;",
      "[HttpGet] public int Find([FromQuery] Filter filter) => 1;",
    ],
  ),
  handlerRefused: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks", ([FromQuery] Filter filter) => 1);
app.Run();
public record Filter(string Text, int Page);`,
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks", ([AsParameters] Filter filter) => 1);
app.Run();
public record Filter(string Text, int Page);`,
    "--served",
  ),
  dictionaryTakesAll: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Find([FromQuery] Dictionary<string, string> filter, int page = 1) => 1;
}`,
    [
      "[HttpGet] public int Find([FromQuery] Dictionary<string, string> filter, int page = 1) => 1;",
      '[HttpGet] public int Find([FromQuery(Name = "filter")] Dictionary<string, string> filter, int page = 1) => 1;',
    ],
  ),
  recordNotValidated: csharp(
    `
using System.ComponentModel.DataAnnotations;
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpPost] public int Add(NewTask task) => 1;
}
public record NewTask([property: Required] string? Title, int Weight);`,
    [
      "public record NewTask([property: Required] string? Title, int Weight);",
      "public record NewTask([Required] string? Title, int Weight);",
    ],
  ),
  bodyTwice: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpPost] public int Add([FromBody] string title, [FromBody] int weight) => 1;
}`,
    [
      `[HttpPost] public int Add([FromBody] string title, [FromBody] int weight) => 1;
}`,
      `[HttpPost] public int Add([FromBody] NewTask task) => 1;
}
public record NewTask(string Title, int Weight);`,
    ],
  ),
  formAndJsonBody: csharp(
    `
[ApiController, ContractClient, Route("files")]
public class FilesController : ControllerBase
{
    [HttpPost] public int Add([FromForm] string name, [FromBody] Details details) => 1;
}
public record Details(string Author, int Year);`,
    [
      "[HttpPost] public int Add([FromForm] string name, [FromBody] Details details) => 1;",
      "[HttpPost] public int Add([FromForm] string name, [FromForm] Details details) => 1;",
    ],
  ),
  requiredNotEnforced: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks", ([Required] string? owner) => 1);
app.Run();`,
    ['app.MapGet("/tasks", ([Required] string? owner) => 1);', 'app.MapGet("/tasks", (string owner) => 1);'],
    "--served",
  ),
  bindingChanged: csharp(
    `
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(options => options.ModelBinderProviders.Insert(0, new CodeProvider()));
var app = builder.Build();
app.MapControllers();
app.Run();

public class CodeProvider : IModelBinderProvider
{
    public IModelBinder? GetBinder(ModelBinderProviderContext context) => null;
}

[ApiController, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count(string code) => 1;
}`,
    `
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();

[ApiController, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count([FromHeader(Name = "X-Code")] string code) => 1;
}`,
    "--served",
  ),
};
