// Results of the program's own with Match, a sender over handlers, generic controllers, filters, streams and nodes.
// announced: 2
using System.Text.Json.Nodes;
using System.Runtime.CompilerServices;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(o => o.Filters.Add<StampFilter>());
builder.Services.AddScoped<ISender, Sender>();
builder.Services.AddScoped<IHandler<GetTodo, ErrorOr<Todo>>, GetTodoHandler>();
builder.Services.AddScoped<IHandler<AddTodo, ErrorOr<Todo>>, AddTodoHandler>();
builder.Services.AddSingleton(typeof(IStore<,>), typeof(Store<,>));
var app = builder.Build();
app.MapControllers();
var group = app.MapGroup("/g").AddEndpointFilter(async (context, next) =>
{
    var value = await next(context);
    return value is Todo todo ? Results.Json(new { wrapped = todo }) : value;
});
group.MapGet("/todo", () => new Todo(1, "a"));
group.MapGet("/text", () => "t");
app.MapGet("/e/{id}", async (int id, ISender sender) =>
    (await sender.Send(new GetTodo(id))).Match(Results.Ok, errors => errors[0].ToResult()));
app.MapPost("/e", async (AddTodo add, ISender sender) =>
    (await sender.Send(add)).Match(todo => Results.Created($"/e/{todo.Id}", todo), errors => errors[0].ToResult()));
app.MapGet("/s/numbers", (CancellationToken ct) => Streams.Numbers(3, ct));
app.MapGet("/s/todos", () => TypedResults.Ok(Streams.Todos()));
app.MapGet("/s/push", () => Results.Stream(async stream => await stream.WriteAsync(new byte[] { 1 }), "application/x-push"));
app.MapGet("/j/node", () => JsonNode.Parse("{\"a\":1}"));
app.MapGet("/j/object", () => new JsonObject { ["a"] = 1, ["b"] = new JsonArray(1, 2) });
app.MapGet("/j/array", () => Results.Ok(new JsonArray(1, "x")));
app.MapGet("/j/mixed", () => new { Node = (JsonNode)JsonValue.Create(5), Todo = new Todo(1, "b") });
app.MapPatch("/p/{id}", (int id, JsonObject patch) => { var todo = new Todo(id, "x");
    return patch.TryGetPropertyValue("title", out var title) ? todo with { Title = title!.GetValue<string>() } : todo; });
app.MapGet("/u/{id}", Results<Ok<Todo>, NotFound<Error>, ProblemHttpResult> (int id) => id switch { 1 =>
    TypedResults.Ok(new Todo(1, "u")), 2 => TypedResults.NotFound(new Error("x", ErrorKind.NotFound)), _ =>
        TypedResults.Problem(statusCode: 503) });
app.Run();
public record Todo(int Id, string Title) : IEntity<int>;
public record Note(Guid Id, string Text, DateOnly Day) : IEntity<Guid>;
public interface IEntity<TKey> { TKey Id { get; } }
public enum ErrorKind { NotFound, Conflict, Validation }
public record Error(string Code, ErrorKind Kind)
{
    public IResult ToResult() => Kind switch
    {
        ErrorKind.NotFound => Results.NotFound(this),
        ErrorKind.Conflict => Results.Conflict(this),
        _ => Results.ValidationProblem(new Dictionary<string, string[]> { [Code] = ["wrong"] }),
    };
}
public readonly struct ErrorOr<T>
{
    readonly T? value; readonly List<Error>? errors;
    ErrorOr(T value) { this.value = value; errors = null; }
    ErrorOr(List<Error> errors) { this.errors = errors; value = default; }
    public static implicit operator ErrorOr<T>(T value) => new(value);
    public static implicit operator ErrorOr<T>(Error error) => new([error]);
    public TResult Match<TResult>(Func<T, TResult> ok, Func<List<Error>, TResult> bad) => errors is null ? ok(value!) : bad(errors);
}
public interface IRequest<T>;
public interface IHandler<TRequest, T> where TRequest : IRequest<T> { Task<T> Handle(TRequest request); }
public interface ISender { Task<T> Send<T>(IRequest<T> request); }
public class Sender(IServiceProvider services) : ISender
{
    public Task<T> Send<T>(IRequest<T> request)
    {
        dynamic handler = services.GetRequiredService(typeof(IHandler<,>).MakeGenericType(request.GetType(), typeof(T)));
        return handler.Handle((dynamic)request);
    }
}
public record GetTodo(int Id) : IRequest<ErrorOr<Todo>>;
public record AddTodo(string Title) : IRequest<ErrorOr<Todo>>;
public class GetTodoHandler : IHandler<GetTodo, ErrorOr<Todo>>
{
    public async Task<ErrorOr<Todo>> Handle(GetTodo request) { await Task.Yield(); return request.Id > 3
        ? new Error("lost", ErrorKind.NotFound) : new Todo(request.Id, "x"); }
}
public class AddTodoHandler : IHandler<AddTodo, ErrorOr<Todo>>
{
    public async Task<ErrorOr<Todo>> Handle(AddTodo request) { await Task.Yield();
        if (request.Title == "") return new Error("title", ErrorKind.Validation); return new Todo(1, request.Title); }
}
public static class Streams
{
    public static async IAsyncEnumerable<int> Numbers(int n, [EnumeratorCancellation] CancellationToken ct = default) {
        for (var i = 0; i < n; i++) { await Task.Yield(); yield return i; } }
    public static async IAsyncEnumerable<Todo> Todos() { await Task.Yield(); yield return new Todo(1, "s"); }
}
public interface IStore<T, TKey> where T : class, IEntity<TKey> { T? Find(TKey id); IReadOnlyList<T> All(); }
public class Store<T, TKey> : IStore<T, TKey> where T : class, IEntity<TKey> { public T? Find(TKey id) => null;
    public IReadOnlyList<T> All() => []; }
public class StampFilter : IResultFilter
{
    public void OnResultExecuting(ResultExecutingContext context) {
        if (context.Result is NotFoundResult) context.Result = new NotFoundObjectResult(new Error("filtered", ErrorKind.NotFound)); }
    public void OnResultExecuted(ResultExecutedContext context) { }
}
[ApiController] public abstract class CrudController<T, TKey>(IStore<T, TKey> store) : ControllerBase where T : class, IEntity<TKey>
{
    protected virtual string Missing => "missing";
    [HttpGet] public virtual ActionResult<IReadOnlyList<T>> All() => Ok(store.All());
    [HttpGet("{id}")] public virtual ActionResult<T> Get(TKey id) => store.Find(id) is { } found ? found : NotFound();
    [HttpPost] public virtual IActionResult Create(T item) => CreatedAtAction(nameof(Get), new { id = item.Id }, item);
    [HttpPut("{id}")] public virtual async Task<Results<NoContent, NotFound<string>>> Put(TKey id, T item) { await Task.Yield();
        return store.Find(id) is null ? TypedResults.NotFound(Missing) : TypedResults.NoContent(); }
    [HttpDelete("{id}")] public virtual IActionResult Delete(TKey id) => store.Find(id) == null
        ? Problem(statusCode: 410, title: Missing) : NoContent();
}
[Route("crud/todos")] public class TodosController(IStore<Todo, int> store) : CrudController<Todo, int>(store) {
    protected override string Missing => "no todo"; }
[Route("crud/notes")] public class NotesController(IStore<Note, Guid> store) : CrudController<Note, Guid>(store)
{
    public override IActionResult Create(Note item) => Accepted(new { item.Id, when = item.Day });
    [NonAction] public override IActionResult Delete(Guid id) => NoContent();
}
