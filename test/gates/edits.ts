/** One server and edits of it, each as a replacement in its source: what a team does to an API that has clients. */

/** What the handlers answer, as it is written. */
interface Answers {
  readonly list: string;
  readonly one: string;
  readonly created: string;
  readonly gone: string;
  readonly now: string;
  readonly listAsOne: string;
  readonly nothing: string;
  readonly accepted: string;
  readonly oneOrMissing: string;
  readonly createdOfNothing: string;
}

const made = 'new Todo(id, "a", null, Priority.Low)';
const first = 'new Todo(1, "a", null, Priority.Low)';

const plain: Answers = {
  list: "new List<Todo>()",
  one: made,
  created: "new Todo(1, body.Title, null, Priority.Low)",
  gone: "Results.NoContent()",
  now: "clock.Now",
  listAsOne: first,
  nothing: "Results.NoContent()",
  accepted: `TypedResults.Accepted("/", ${made})`,
  oneOrMissing: `id > 9 ? Results.NotFound() : Results.Ok(${made})`,
  createdOfNothing: first,
};

const listed = "Todos.List.Bind(new ListInput())";
const found = "Todos.Get.Bind(new Key(id))";

const declared: Answers = {
  list: `${listed}.Success(new List<Todo>()).ToResult()`,
  one: `${found}.Success(${made}).ToResult()`,
  created: "Todos.Create.Bind(body).Success(new Todo(1, body.Title, null, Priority.Low)).ToResult()",
  gone: "Todos.Delete.Bind(new Key(id)).Success().ToResult()",
  now: "Time.Now.Bind().Success(clock.Now).ToResult()",
  listAsOne: `${listed}.Respond(200, ${first}).ToResult()`,
  nothing: `${found}.Respond(204).ToResult()`,
  accepted: `${found}.Respond(202, ${made}).ToResult()`,
  oneOrMissing: `(id > 9 ? ${found}.Respond(404) : ${found}.Success(${made})).ToResult()`,
  createdOfNothing: `Todos.Create.Bind(new NewTodo("a")).Success(${first}).ToResult()`,
};

const contracts = `
public record ListInput(string? Search = null, int Page = 1);
public record Key(int Id);
[Tenon.Contract] public static class Todos
{
    public static readonly Tenon.Operation<ListInput, List<Todo>> List = Tenon.Define.Get<ListInput, List<Todo>>("/api/todos");
    public static readonly Tenon.Operation<Key, Todo> Get = Tenon.Define.Get<Key, Todo>("/api/todos/{id}");
    public static readonly Tenon.Operation<NewTodo, Todo> Create = Tenon.Define.Post<NewTodo, Todo>("/api/todos").Status(200);
    public static readonly Tenon.InputOperation<Key> Delete = Tenon.Define.Delete("/api/todos/{id}").Accepts<Key>();
}
[Tenon.Contract] public static class Time
{
    public static readonly Tenon.Operation<string> Now = Tenon.Define.Get<string>("/api/now");
}
`;

const inputs = "(string? search = null, int page = 1)";

function serverOf(answers: Answers): string {
  return `using System.Text.Json;
using System.Text.Json.Serialization;
var builder = WebApplication.CreateBuilder(args);
builder.Services.ConfigureHttpJsonOptions(o => o.SerializerOptions.Converters.Add(new JsonStringEnumConverter()));
builder.Services.AddSingleton<IClock, Clock>();
var app = builder.Build();
var todos = app.MapGroup("/api/todos");
todos.MapGet("/", ${inputs} => ${answers.list});
todos.MapGet("/{id:int}", (int id) => ${answers.one}).WithName("GetTodo");
todos.MapPost("/", (NewTodo body) => ${answers.created});
todos.MapDelete("/{id:int}", (int id) => ${answers.gone});
app.MapGet("/api/now", (IClock clock) => ${answers.now}).WithTags("Clock");
app.Run();
public interface IClock { string Now { get; } }
public class Clock : IClock { public string Now => "now"; }
public enum Priority { Low, High }
public record Todo(int Id, string Title, string? Note, Priority Priority);
public record NewTodo(string Title, string? Note = null, Priority Priority = Priority.Low);
`;
}

/** A front end that calls every route and reads every property. */
export const frontEnd = `import { clock, todos } from "./api/client/index.js";

export async function show(id: number): Promise<string> {
  const list = await todos.get({ search: "milk", page: 2 });
  const one = await todos.getTodo(id);
  const added = await todos.post({ title: "milk", note: null, priority: "Low" });
  await todos.deleteById(added.id + list.length);
  const isHigh = one.priority === "High";
  return \`\${one.id + 1} \${one.title.trim()} \${one.note?.trim()} \${isHigh} \${(await clock.getNow()).trim()}\`;
}
`;

export interface Edit {
  readonly edit: string;
  readonly from: string;
  readonly to: string;
  /** Whether a client that is deployed stops to work. What only the compiler of a front end minds is not counted. */
  readonly breaks: boolean;
  /** Whether the front end compiles with the new client. */
  readonly compiles: boolean;
  /** Whether the server with contracts serves what they declare. */
  readonly serves: boolean;
}

const one = 'MapGet("/{id:int}", (int id) =>';
const todo = "record Todo(int Id, string Title, string? Note, Priority Priority)";
const newTodo = "record NewTodo(string Title, string? Note = null, Priority Priority = Priority.Low)";

type Mark = "uncompiled" | "unserved";

function edit(name: string, from: string, to: string, breaks: boolean, marks: readonly Mark[]): Edit {
  return { edit: name, from, to, breaks, compiles: !marks.includes("uncompiled"), serves: !marks.includes("unserved") };
}

const breaking = (name: string, from: string, to: string, ...marks: readonly Mark[]): Edit =>
  edit(name, from, to, true, marks);
const harmless = (name: string, from: string, to: string, ...marks: readonly Mark[]): Edit =>
  edit(name, from, to, false, marks);

function editsOf(answers: Answers): readonly Edit[] {
  const remove = `todos.MapDelete("/{id:int}", (int id) => ${answers.gone});`;
  return [
    harmless("a comment comes", "app.Run();", "app.Run(); // done"),
    harmless("a handler changes inside", "new List<Todo>()", "Enumerable.Empty<Todo>().ToList()"),
    breaking("a route is removed", remove, "", "uncompiled", "unserved"),
    harmless("a route comes", remove, `${remove} todos.MapPut("/{id:int}", (int id) => id);`),
    breaking("the group moves", '"/api/todos"', '"/api/tasks"', "uncompiled", "unserved"),
    breaking("another method", "todos.MapDelete", "todos.MapPut", "uncompiled", "unserved"),
    breaking("a constraint that rejects every value", one, one.replace(":int", ":guid"), "unserved"),
    harmless("a constraint that fits", one, one.replace(":int", ":int:min(0)")),
    harmless("a constraint is dropped", one, one.replace(":int", "")),
    breaking(
      "two handlers at one address",
      remove,
      `${remove} todos.MapDelete("/{key:int}", (int key) => Results.Ok());`,
      "unserved",
    ),
    harmless("the function in the client is renamed", '"GetTodo"', '"ReadTodo"', "uncompiled"),
    breaking("answered: a property is renamed", todo, todo.replace("Title", "Name"), "uncompiled"),
    breaking("answered: a property is removed", todo, todo.replace(", string? Note", ""), "uncompiled"),
    harmless("answered: a property comes", todo, todo.replace("int Id,", "int Id, int Rank,")),
    breaking("answered: a property may be null", todo, todo.replace("string Title", "string? Title"), "uncompiled"),
    harmless("answered: a property is never null", todo, todo.replace("string? Note", "string Note")),
    breaking("answered: a number becomes a text", todo, todo.replace("int Id", "string Id"), "uncompiled"),
    breaking(
      "answered: one value becomes a list",
      todo,
      todo.replace("string? Note", "List<string> Note"),
      "uncompiled",
    ),
    breaking("answered: a list becomes one value", answers.list, answers.listAsOne, "uncompiled", "unserved"),
    breaking("answered: nothing any more", answers.one, answers.nothing, "uncompiled", "unserved"),
    breaking("answered: another success status", answers.one, answers.accepted, "unserved"),
    harmless("answered: an error more", answers.one, answers.oneOrMissing, "unserved"),
    breaking("an enum member comes", "{ Low, High }", "{ Low, High, Urgent }"),
    breaking("an enum member is removed", "{ Low, High }", "{ Low }", "uncompiled"),
    breaking("an enum member is renamed", "{ Low, High }", "{ Low, Top }", "uncompiled"),
    harmless("enum members change places", "{ Low, High }", "{ High, Low }"),
    breaking(
      "enums are written as numbers",
      "o.SerializerOptions.Converters.Add(new JsonStringEnumConverter())",
      "_ = o",
      "uncompiled",
    ),
    breaking(
      "names as they are in C#",
      "o => o",
      "o => { o.SerializerOptions.PropertyNamingPolicy = null; } );//",
      "uncompiled",
    ),
    breaking(
      "sent: a required property comes",
      newTodo,
      newTodo.replace("(string Title", "(string Title, string Owner"),
      "uncompiled",
    ),
    harmless(
      "sent: an optional property comes",
      newTodo,
      newTodo.replace("string? Note", "int Rank = 1, string? Note"),
    ),
    breaking(
      "sent: a property becomes required",
      newTodo,
      newTodo.replace("string? Note = null", "string Note"),
      "uncompiled",
    ),
    harmless("sent: a property becomes optional", newTodo, newTodo.replace("string Title", "string? Title")),
    breaking("sent: a property gets another type", newTodo, newTodo.replace("string Title", "int Title"), "uncompiled"),
    harmless(
      "sent: the body is removed",
      `(NewTodo body) => ${answers.created}`,
      `() => ${answers.createdOfNothing}`,
      "uncompiled",
    ),
    harmless("a query value comes last", inputs, "(string? search = null, int page = 1, int size = 20)"),
    harmless("a query value comes first", inputs, "(string? owner = null, string? search = null, int page = 1)"),
    breaking(
      "a required query value comes",
      inputs,
      "(string owner, string? search = null, int page = 1)",
      "uncompiled",
      "unserved",
    ),
    breaking(
      "a query value gets another type",
      inputs,
      "(string? search = null, bool page = true)",
      "uncompiled",
      "unserved",
    ),
    breaking("a query value becomes required", inputs, "(string search, int page = 1)", "unserved"),
    harmless("query values change places", inputs, "(int page = 1, string? search = null)"),
    harmless("the module of the client is renamed", '.WithTags("Clock")', '.WithTags("Time")', "uncompiled"),
    breaking(
      "names in another case",
      "o => o",
      "o => { o.SerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseUpper; } );//",
      "uncompiled",
    ),
    breaking("a service is no longer registered", "builder.Services.AddSingleton<IClock, Clock>();", "", "unserved"),
    breaking(
      "the route needs a caller that is known",
      '.WithName("GetTodo")',
      '.WithName("GetTodo").RequireAuthorization()',
    ),
  ];
}

/** Nothing is declared: the routes are what clients are made from. */
export const server = serverOf(plain);
export const edits = editsOf(plain);

/** The same server with contracts. */
export const declaredServer = serverOf(declared) + contracts;
export const declaredEdits = editsOf(declared);
