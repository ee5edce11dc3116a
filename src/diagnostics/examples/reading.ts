import { csharp, type Examples } from "./example.js";

export const readingExamples: Examples = {
  definitionUnreadable: csharp(
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Outside.Make();
}
public static class Outside { public static Func<Operation<int>> Make = null!; }`,
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Define.Get<int>("/tasks/count");
}`,
  ),
  argumentNotConstant: csharp(
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Define.Get<int>(Environment.GetEnvironmentVariable("ROUTE")!);
}`,
    `
[Contract]
public static class TasksContract
{
    private const string Root = "/tasks";
    public static readonly Operation<int> Count = Define.Get<int>($"{Root}/count");
}`,
  ),
  contractNotReadable: csharp(
    `
[Contract]
public class TasksContract { public int Count { get; set; } }`,
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Define.Get<int>("/tasks/count");
}`,
  ),
  contractEmpty: csharp(
    `
[Contract]
public static class TasksContract { }`,
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Define.Get<int>("/tasks/count");
}`,
  ),
  exampleNotJson: csharp(
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<string> Title = Define.Get<string>("/title").ResponseExample(200, "Write the report");
}`,
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<string> Title = Define.Get<string>("/title").ResponseExample(200, "\\"Write the report\\"");
}`,
  ),
  statusDeclaredTwice: csharp(
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Define.Get<int>("/tasks").Returns<string>(404).Returns<int>(404);
}`,
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Define.Get<int>("/tasks").Returns<string>(404).Returns<int>(409);
}`,
  ),
  routeMalformed: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("{id")] public int Get(int id) => id;
}`,
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("{id}")] public int Get(int id) => id;
}`,
  ),
  routeTokenUnknown: csharp(
    `
[ApiController, ContractClient, Route("[tenant]/tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
}`,
    `
[ApiController, ContractClient, Route("{tenant}/tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count(string tenant) => 1;
}`,
  ),
  operationDefinedTwice: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
    [HttpGet] public string Title() => "";
}`,
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("count")] public int Count() => 1;
    [HttpGet("title")] public string Title() => "";
}`,
  ),
  routeParameterMissing: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("one")] public int Get([FromRoute] int id) => id;
}`,
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("{id}")] public int Get([FromRoute] int id) => id;
}`,
  ),
  routeParameterUnused: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("{id}")] public int Get() => 1;
}`,
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("{id}")] public int Get(int id) => id;
}`,
  ),
  routeMissing: csharp(
    `
[ContractClient]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
}`,
    `
[ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
}`,
  ),
  methodMissing: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [Route("count")] public int Count() => 1;
}`,
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet("count")] public int Count() => 1;
}`,
  ),
  routeWithoutSlash: csharp(
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Define.Get<int>("tasks/count");
}`,
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Define.Get<int>("/tasks/count");
}`,
  ),
  actionWithoutRoute: csharp(
    `
[ContractClient]
public class TasksController : Controller
{
    [HttpGet("/tasks")] public int Count() => 1;
    public int Half() => 2;
}`,
    `
[ContractClient]
public class TasksController : Controller
{
    [HttpGet("/tasks")] public int Count() => 1;
    [NonAction] public int Half() => 2;
}`,
  ),
  bodyNotAllowed: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Find([FromBody] Filter filter) => 1;
}
public record Filter(string Text, int Page);`,
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Find([FromQuery] Filter filter) => 1;
}
public record Filter(string Text, int Page);`,
  ),
  bodyTwice: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpPost] public int Add([FromBody] string title, [FromBody] int weight) => 1;
}`,
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpPost] public int Add([FromBody] NewTask task) => 1;
}
public record NewTask(string Title, int Weight);`,
  ),
  parameterNameTaken: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Find(int Page, int page) => 1;
}`,
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Find(int page, int size) => 1;
}`,
  ),
  formAndJsonBody: csharp(
    `
[ApiController, ContractClient, Route("files")]
public class FilesController : ControllerBase
{
    [HttpPost] public int Add([FromForm] string name, [FromBody] Details details) => 1;
}
public record Details(string Author, int Year);`,
    `
[ApiController, ContractClient, Route("files")]
public class FilesController : ControllerBase
{
    [HttpPost] public int Add([FromForm] string name, [FromForm] Details details) => 1;
}
public record Details(string Author, int Year);`,
  ),
  controllerNotFound: csharp(
    `
[ContractClient, Route("tasks")]
internal class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
}`,
    `
[ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
}`,
  ),
  controllerEmpty: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase { }`,
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
}`,
  ),
  endpointWithoutRoute: csharp(
    `
public static class Handlers
{
    [ContractEndpoint] public static int Count() => 1;
}`,
    `
public static class Handlers
{
    [ContractEndpoint, HttpGet("/tasks/count")] public static int Count() => 1;
}`,
  ),
  statusInvalid: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet, ProducesResponseType(typeof(int), 20)] public IActionResult Count() => Ok(1);
}`,
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet, ProducesResponseType(typeof(int), 200)] public IActionResult Count() => Ok(1);
}`,
  ),
  mappedRouteUnreadable: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet(app.Configuration["Route"]!, () => 1);
app.Run();`,
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks/count", () => 1);
app.Run();`,
    "--routes",
  ),
  groupUnreadable: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGroup(app.Configuration["Root"]!).MapGet("/count", () => 1);
app.Run();`,
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGroup("/tasks").MapGet("/count", () => 1);
app.Run();`,
    "--routes",
  ),
  controllersNotMapped: csharp(
    `
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.Run();

[ApiController, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Count() => 1;
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
    [HttpGet] public int Count() => 1;
}`,
    "--routes",
  ),
  answerBodyUnknown: csharp(
    `
[ApiController, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public IActionResult Count() => Ok(Load());
    private static dynamic Load() => 1;
}`,
    `
[ApiController, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public ActionResult<int> Count() => Load();
    private static int Load() => 1;
}`,
    "--served",
  ),
  answerBodiesDiffer: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks", (int id) => id > 0 ? Results.Bytes(new byte[0]) : Results.Ok(new Tasks(1, 2)));
app.Run();

public record Tasks(int Open, int Done);`,
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks", (int id) => id > 0 ? Results.Ok(new Tasks(1, 0)) : Results.Ok(new Tasks(1, 2)));
app.Run();

public record Tasks(int Open, int Done);`,
    "--served",
  ),
  answerStatusUnknown: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks/{status}", (int status) => Results.StatusCode(status));
app.Run();`,
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks/{status}", (int status) => Results.StatusCode(status > 0 ? 202 : 409));
app.Run();`,
    "--served",
  ),
  anonymousMemberUnknown: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks", () => new { Open = Outside.Count() });
app.Run();`,
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks", () => new { Open = (int)Outside.Count() });
app.Run();`,
    "--served",
  ),
  anyMethodServed: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.Map("/tasks/count", () => 1);
app.Run();`,
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks/count", () => 1);
app.Run();`,
    "--served",
  ),
};
