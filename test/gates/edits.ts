/** One server and edits of it, each as a replacement in its source: what a team does to an API that has clients. */
export const server = `using System.Text.Json;
using System.Text.Json.Serialization;
var builder = WebApplication.CreateBuilder(args);
builder.Services.ConfigureHttpJsonOptions(o => o.SerializerOptions.Converters.Add(new JsonStringEnumConverter()));
builder.Services.AddSingleton<IClock, Clock>();
var app = builder.Build();
var todos = app.MapGroup("/api/todos");
todos.MapGet("/", (string? search = null, int page = 1) => new List<Todo>());
todos.MapGet("/{id:int}", (int id) => new Todo(id, "a", null, Priority.Low)).WithName("GetTodo");
todos.MapPost("/", (NewTodo body) => new Todo(1, body.Title, null, Priority.Low));
todos.MapDelete("/{id:int}", (int id) => Results.NoContent());
app.MapGet("/api/now", (IClock clock) => clock.Now).WithTags("Clock");
app.Run();
public interface IClock { string Now { get; } }
public class Clock : IClock { public string Now => "now"; }
public enum Priority { Low, High }
public record Todo(int Id, string Title, string? Note, Priority Priority);
public record NewTodo(string Title, string? Note = null, Priority Priority = Priority.Low);
`;

export interface Edit {
  readonly edit: string;
  readonly from: string;
  readonly to: string;
  /** Whether a client that is deployed stops to work. What only the compiler of a front end minds is not counted; `--calls` tells it. */
  readonly breaks: boolean;
}

const one = 'MapGet("/{id:int}", (int id) =>';
const remove = 'todos.MapDelete("/{id:int}", (int id) => Results.NoContent());';
const todo = "record Todo(int Id, string Title, string? Note, Priority Priority)";
const newTodo = "record NewTodo(string Title, string? Note = null, Priority Priority = Priority.Low)";
const made = 'new Todo(id, "a", null, Priority.Low)';
const inputs = "(string? search = null, int page = 1)";

const breaking = (edit: string, from: string, to: string): Edit => ({ edit, from, to, breaks: true });
const harmless = (edit: string, from: string, to: string): Edit => ({ edit, from, to, breaks: false });

export const edits: readonly Edit[] = [
  harmless("a comment comes", "app.Run();", "app.Run(); // done"),
  harmless("a handler changes inside", "new List<Todo>()", "Enumerable.Empty<Todo>().ToList()"),
  breaking("a route is removed", remove, ""),
  harmless("a route comes", remove, `${remove} todos.MapPut("/{id:int}", (int id) => id);`),
  breaking("the group moves", '"/api/todos"', '"/api/tasks"'),
  breaking("another method", "todos.MapDelete", "todos.MapPut"),
  breaking("a constraint that turns down every value", one, one.replace(":int", ":guid")),
  harmless("a constraint that fits", one, one.replace(":int", ":int:min(0)")),
  harmless("a constraint is dropped", one, one.replace(":int", "")),
  breaking(
    "two handlers at one address",
    remove,
    `${remove} todos.MapDelete("/{key:int}", (int key) => Results.Ok());`,
  ),
  harmless("the function in the client is renamed", '"GetTodo"', '"ReadTodo"'),
  breaking("answered: a property is renamed", todo, todo.replace("Title", "Name")),
  breaking("answered: a property is removed", todo, todo.replace(", string? Note", "")),
  harmless("answered: a property comes", todo, todo.replace("int Id,", "int Id, int Rank,")),
  breaking("answered: a property may be null", todo, todo.replace("string Title", "string? Title")),
  harmless("answered: a property is never null", todo, todo.replace("string? Note", "string Note")),
  breaking("answered: a number becomes a text", todo, todo.replace("int Id", "string Id")),
  breaking("answered: one value becomes a list", todo, todo.replace("string? Note", "List<string> Note")),
  breaking("answered: a list becomes one value", "new List<Todo>()", 'new Todo(1, "a", null, Priority.Low)'),
  breaking("answered: nothing any more", made, "Results.NoContent()"),
  breaking("answered: another success status", made, `TypedResults.Accepted("/", ${made})`),
  harmless("answered: an error more", made, `id > 9 ? Results.NotFound() : Results.Ok(${made})`),
  breaking("an enum member comes", "{ Low, High }", "{ Low, High, Urgent }"),
  breaking("an enum member is removed", "{ Low, High }", "{ Low }"),
  breaking("an enum member is renamed", "{ Low, High }", "{ Low, Top }"),
  harmless("enum members change places", "{ Low, High }", "{ High, Low }"),
  breaking(
    "enums are written as numbers",
    "o.SerializerOptions.Converters.Add(new JsonStringEnumConverter())",
    "_ = o",
  ),
  breaking("names as they are in C#", "o => o", "o => { o.SerializerOptions.PropertyNamingPolicy = null; } );//"),
  breaking("sent: a required property comes", newTodo, newTodo.replace("(string Title", "(string Title, string Owner")),
  harmless("sent: an optional property comes", newTodo, newTodo.replace("string? Note", "int Rank = 1, string? Note")),
  breaking("sent: a property becomes required", newTodo, newTodo.replace("string? Note = null", "string Note")),
  harmless("sent: a property becomes optional", newTodo, newTodo.replace("string Title", "string? Title")),
  breaking("sent: a property gets another type", newTodo, newTodo.replace("string Title", "int Title")),
  harmless("sent: the body is removed", "(NewTodo body) => new Todo(1, body.Title", '() => new Todo(1, "a"'),
  harmless("a query value comes last", inputs, "(string? search = null, int page = 1, int size = 20)"),
  harmless("a query value comes first", inputs, "(string? owner = null, string? search = null, int page = 1)"),
  breaking("a required query value comes", inputs, "(string owner, string? search = null, int page = 1)"),
  breaking("a query value gets another type", inputs, "(string? search = null, bool page = true)"),
  breaking("a query value becomes required", inputs, "(string search, int page = 1)"),
  harmless("query values change places", inputs, "(int page = 1, string? search = null)"),
  harmless("the module of the client is renamed", '.WithTags("Clock")', '.WithTags("Time")'),
  breaking(
    "names in another case",
    "o => o",
    "o => { o.SerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseUpper; } );//",
  ),
  breaking("a service is no longer registered", "builder.Services.AddSingleton<IClock, Clock>();", ""),
  breaking(
    "the route needs a caller that is known",
    '.WithName("GetTodo")',
    '.WithName("GetTodo").RequireAuthorization()',
  ),
];
