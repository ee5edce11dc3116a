namespace Cases.Contracts.Minimal;

public class WebApplication
{
    public static WebApplication Create(params string[] args) => new();
    public Group MapGroup(string prefix) => new();
    public Handler MapGet(string pattern, Delegate handler) => new();
    public Handler MapPost(string pattern, Delegate handler) => new();
}

public class Group : WebApplication { public Group WithTags(params string[] tags) => this; }

public class Handler
{
    public Handler WithName(string name) => this;
    public Handler Produces<T>(int status = 200, string? contentType = null) => this;
}

[AttributeUsage(AttributeTargets.Parameter)]
public class FromServicesAttribute : Attribute;

public record Todo(int Id, string Title, bool Done = false);

public static class Endpoints
{
    private const string Prefix = "/todos";

    public static void Map(WebApplication app)
    {
        app.MapGet("/", () => "Hello");
        app.MapGet($"{Prefix}/{{id:int}}", (int id) => new Todo(id, "x")).WithName("get").Produces<Todo>(200)
            .Produces<string>(404, "text/plain");
        app.MapGet(Prefix, async (int? page, [FromServices] Store store, CancellationToken cancel) => await store.List(page ?? 1, cancel));
        app.MapPost(Prefix, static async Task<Todo> (Todo todo, Store store) => { await store.Add(todo); return todo; });
        var group = app.MapGroup("/admin").WithTags("admin", "internal");
        group.MapGet("/stats", Stats);
        group.MapPost("/reset", Handlers.Reset).WithName(nameof(Handlers.Reset));
        app.MapGet("/tuple", (int a = 1, string b = "x") => (a, b));
        app.MapGet("/local", Local);
        return;

        static int Local([FromServices] Store store) => store.Count;
    }

    private static IEnumerable<(string Name, int Count)> Stats(Store store, DateTime? since = null) => [("all", store.Count)];

    private static class Handlers { public static void Reset(Store store) => store.Count = 0; }

    public class Store
    {
        public int Count { get; set; }
        public Task<List<Todo>> List(int page, CancellationToken cancel) => Task.FromResult(new List<Todo>());
        public Task Add(Todo todo) => Task.CompletedTask;
    }
}
