/** A handler that reads the body of the request by itself: the client has nothing to send it. */
import { expect, test } from "vitest";
import { readWithDiagnostics, type Source } from "./read-source.js";

const everything = { served: { include: [], exclude: [] } };

function told(source: Source): readonly string[] {
  return readWithDiagnostics(source, everything)
    .diagnostics.filter(({ code }) => code === "TN2151")
    .map(({ message }) => message);
}

const mapped = (call: string): Source => ({
  "Program.cs": `using Acme; var app = WebApplication.CreateBuilder(args).Build(); ${call} app.Run();`,
  "Todo.cs": `namespace Acme; public record Todo(int Id);
    public static class Handlers {
      public static Task<Todo?> Handle(HttpContext http) => http.ReadTodo();
      private static async Task<Todo?> ReadTodo(this HttpContext http) => await http.Request.ReadFromJsonAsync<Todo>();
      public static bool Look(HttpContext http) => http.Request.Headers.Count > 0; public static async Task<IResult> Add(HttpRequest request) { var todo = await request.ReadFromJsonAsync<Todo>(); return Results.Ok(todo); } }`,
});

const action = (member: string): Source => ({
  "Program.cs": "var app = WebApplication.CreateBuilder(args).Build(); app.MapControllers(); app.Run();",
  "Todos.cs": `namespace Acme; public record Todo(int Id); [ApiController, Route("todos")] public class TodosController : ControllerBase { ${member} }`,
});

test.each<[title: string, source: Source, text: string]>([
  [
    "JSON of two types",
    mapped(
      'app.MapPost("/a", async (HttpRequest request) => request.Headers.Count > 1 ? (object?)await request.ReadFromJsonAsync<Todo>() : await request.ReadFromJsonAsync<int>());',
    ),
    "request.ReadFromJsonAsync<Todo>()",
  ],
  [
    "JSON with options of its own",
    mapped(
      'app.MapPost("/a", async (HttpRequest request) => await request.ReadFromJsonAsync<Todo>(new System.Text.Json.JsonSerializerOptions()));',
    ),
    "request.ReadFromJsonAsync<Todo>(new System.Text.Json.Json…",
  ],
  [
    "JSON of a type that is not written",
    mapped('app.MapPost("/a", async (HttpRequest request) => await request.ReadFromJsonAsync(typeof(Todo)));'),
    "request.ReadFromJsonAsync(typeof(Todo))",
  ],
  [
    "a form, in a property of a base class",
    action(
      "protected IFormCollection Sent => Request.Form; } public class MoreController : TodosController { [HttpPost] public int Post() => Sent.Count;",
    ),
    "Request.Form",
  ],
  [
    "JSON, in a service",
    {
      "Program.cs": "var app = WebApplication.CreateBuilder(args).Build(); app.MapControllers(); app.Run();",
      "Todos.cs": `namespace Acme; public record Todo(int Id);
        public class Reader(IHttpContextAccessor accessor) { private HttpRequest In => accessor.HttpContext!.Request; public ValueTask<Todo?> Read() => In.ReadFromJsonAsync<Todo>(); }
        [ApiController, Route("todos")] public class TodosController(Reader reader) : ControllerBase { [HttpPost] public async Task<Todo?> Post() => await reader.Read(); }`,
    },
    "In.ReadFromJsonAsync<Todo>()",
  ],
  [
    "JSON, in a helper of a DELETE",
    mapped('app.MapDelete("/a", (HttpContext http) => Handlers.Handle(http));'),
    "http.Request.ReadFromJsonAsync<Todo>()",
  ],
  [
    "a form",
    mapped(
      'app.MapPost("/a", async (HttpRequest request) => { var form = await request.ReadFormAsync(); return form.Count; });',
    ),
    "request.ReadFormAsync()",
  ],
  [
    "the stream",
    mapped(
      'app.MapPost("/a", async (HttpRequest request) => { using var reader = new StreamReader(request.Body); return await reader.ReadToEndAsync(); });',
    ),
    "request.Body",
  ],
  [
    "the files of a form, in an action",
    action("[HttpPost] public int Post() => Request.Form.Files.Count;"),
    "Request.Form",
  ],
  [
    "JSON, in a function",
    `using Microsoft.Azure.Functions.Worker.Http; public record Todo(int Id);
     public class Todos { [Function("F")] public async Task<IActionResult> F([HttpTrigger(AuthorizationLevel.Anonymous, "post")] HttpRequestData request) {
       var todo = await request.ReadFromJsonAsync<Todo>(); return new OkObjectResult(todo); } }`,
    "request.ReadFromJsonAsync<Todo>()",
  ],
])("%s", (_, source, text) => {
  expect(told(source)).toEqual([expect.stringContaining(`reads the body of the request itself (\`${text}\`)`)]);
});

test.each<[title: string, source: Source, body: string]>([
  [
    "of a context",
    mapped(
      'app.MapPost("/a", async (HttpContext http) => { var todo = await http.Request.ReadFromJsonAsync<Todo>(http.RequestAborted); return todo; });',
    ),
    "Acme.Todo required",
  ],
  [
    "in a helper of a helper",
    mapped('app.MapPost("/a", (HttpContext http) => Handlers.Handle(http));'),
    "Acme.Todo required",
  ],
  [
    "in a generic helper",
    mapped(
      'app.MapPost("/a", (HttpRequest request) => Read<Todo>(request)); static async Task<T?> Read<T>(HttpRequest request) => await request.ReadFromJsonAsync<T>();',
    ),
    "Acme.Todo required",
  ],
  ["in a method", mapped('app.MapPut("/a", Handlers.Add);'), "Acme.Todo required"],
  [
    "under a condition",
    mapped(
      'app.MapPost("/a", async (HttpRequest request) => { if (request.HasJsonContentType()) return await request.ReadFromJsonAsync<Todo>(); return null; });',
    ),
    "Acme.Todo",
  ],
])("JSON that only one place of a minimal API reads is the body: %s", (_, source, body) => {
  const { contract, diagnostics } = readWithDiagnostics(source, everything);
  const inputs = contract.services.flatMap(({ operations }) => operations.flatMap((one) => one.inputs));
  expect(
    inputs.map((input) =>
      input.kind === "body" && input.type.kind === "reference"
        ? `${input.type.id}${input.required ? " required" : ""}`
        : input.kind,
    ),
  ).toEqual([body]);
  expect(diagnostics.map(({ code }) => code)).toContain("TN2228");
  expect(told(source)).toEqual([]);
});

test.each<[title: string, source: Source, codes: readonly string[]]>([
  [
    "the query, in a handler",
    mapped('app.MapGet("/a", (HttpRequest request) => request.Query["q"] == "x");'),
    ["TN2229"],
  ],
  ["the query, in an action", action("[HttpGet] public string Get() => Request.Query.Count.ToString();"), ["TN2229"]],
  [
    "a header, in a handler",
    mapped('app.MapGet("/a", (HttpContext http) => http.Request.Headers["X"] == "x");'),
    ["TN2229"],
  ],
  ["a cookie, in an action", action('[HttpGet] public string Get() => Request.Cookies["sid"] ?? "";'), ["TN2229"]],
  ["headers of the answer", action('[HttpGet] public string Get() { Response.Headers["X"] = "1"; return ""; }'), []],
  [
    "something else that is called a query",
    mapped('app.MapGet("/a", (HttpRequest request) => new { Query = 1 }.Query);'),
    [],
  ],
  [
    "a type that binds itself",
    {
      "Program.cs": `var app = WebApplication.CreateBuilder(args).Build(); app.MapGet("/a", (Paging paging) => 1); app.Run();
        public record Paging(int Page) { public static ValueTask<Paging?> BindAsync(HttpContext http) => new(new Paging(1)); }`,
    },
    ["TN2230"],
  ],
  [
    "a package is given the request",
    mapped('app.MapPost("/a", (HttpRequest request) => request.ReadIt());'),
    ["TN2201", "TN2158"],
  ],
  [
    "the framework is given the request",
    mapped(
      'app.MapPost("/a", async (HttpContext http) => { http.Request.EnableBuffering(); await http.SignOutAsync(); http.Abort(); http.Request.GetDisplayUrl(); return 1; });',
    ),
    [],
  ],
])("what is read out of sight is said: %s", (_, source, codes) => {
  const { diagnostics } = readWithDiagnostics(source, everything);
  expect(diagnostics.map(({ code }) => code)).toEqual(codes);
});

test.each<[title: string, message: string]>([
  ["an object of the program", "new Message(http)"],
  ["one in another", "new Envelope { Inner = new Message(http) }"],
  ["an object of a package", "new Outside.Message(http)"],
  ["an anonymous object", "new { Http = http }"],
  ["an array", "new object[] { 1, http }"],
  ["a list", "new List<object> { http }"],
  ["a tuple", "(1, http)"],
  ["the request alone", "new Asked(http.Request)"],
])("a package is given the request inside another object: %s", (_, message) => {
  const { contract, diagnostics } = readWithDiagnostics(
    {
      "Program.cs": `using Acme; var app = WebApplication.CreateBuilder(args).Build();
        app.MapPost("/a", async (HttpContext http) => { await Outside.Mediator.Send(${message}); }); app.Run();`,
      "Messages.cs": `namespace Acme; public class Message(HttpContext http) { public string Path => http.Request.Path; }
        public record Asked(HttpRequest Request); public class Envelope { public Message? Inner { get; init; } }`,
    },
    everything,
  );
  expect(diagnostics.map(({ code }) => code)).toContain("TN2158");
  const answers = contract.services.flatMap(({ operations }) => operations.flatMap(({ responses }) => responses));
  expect(answers.map(({ content }) => content.kind)).toEqual([message.includes("Asked") ? "none" : "json"]);
});

test.each<[title: string, source: Source]>([
  ["a parameter is the body", mapped('app.MapPost("/a", (Todo todo, HttpRequest request) => request.Body.CanSeek);')],
  [
    "the body is declared",
    mapped(
      'app.MapPost("/a", async (HttpRequest request) => { var todo = await request.ReadFromJsonAsync<Todo>(); return todo; }).Accepts<Todo>("application/json");',
    ),
  ],
  ["a helper only looks", mapped('app.MapPost("/a", (HttpContext http) => Handlers.Look(http));')],
  ["a GET", mapped('app.MapGet("/a", (HttpRequest request) => request.Body.CanSeek);')],
  [
    "the answer of another server",
    mapped(
      'app.MapPost("/a", async (System.Net.Http.HttpClient client) => { var answer = await client.GetAsync("/b"); return await answer.Content.ReadFromJsonAsync<Todo>(); });',
    ),
  ],
  [
    "a form that is a parameter",
    action("[HttpPost] public int Post([FromForm] Todo todo) => Request.Form.Files.Count;"),
  ],
])("nothing is said where %s", (_, source) => {
  expect(told(source)).toEqual([]);
});
