// Generic base controllers over a repository, with a result type that is a result of MVC, output caching and headers.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.OutputCaching;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddOutputCache();
builder.Services.AddSingleton(typeof(IRepository<,>), typeof(Repository<,>));
var app = builder.Build();
app.UseOutputCache();
app.MapControllers();
app.Run();
public interface IEntity<TKey> { TKey Id { get; } }
public interface IRepository<T, TKey> where T : class, IEntity<TKey> where TKey : notnull
{
    Task<T?> FindAsync(TKey id);
    Task<List<T>> ListAsync(Func<T, bool>? filter = null);
    Task<T> SaveAsync(T entity);
}
public sealed class Repository<T, TKey> : IRepository<T, TKey> where T : class, IEntity<TKey> where TKey : notnull
{
    private readonly Dictionary<TKey, T> _all = [];
    public Task<T?> FindAsync(TKey id) => Task.FromResult(_all.GetValueOrDefault(id));
    public Task<List<T>> ListAsync(Func<T, bool>? filter) => Task.FromResult(_all.Values.Where(filter ?? (_ => true)).ToList());
    public Task<T> SaveAsync(T entity) { _all[entity.Id] = entity; return Task.FromResult(entity); }
}
public sealed record Book(int Id, string Title, string[] Authors) : IEntity<int>;
public sealed record BookDto(int Id, string Title, string? FirstAuthor);
public sealed record Shelf(string Id, Dictionary<string, int> Counts) : IEntity<string>;
public sealed record Paged<T>(IEnumerable<T> Items, long Count, bool HasMore);
public sealed record Moved(string To);
public sealed class GoneResult : ObjectResult {
    public GoneResult(string to) : base(new Moved(to)) => StatusCode = StatusCodes.Status410Gone; }
[ApiController, Route("api/[controller]")]
public abstract class CrudController<T, TKey, TDto>(IRepository<T, TKey> repository) : ControllerBase
    where T : class, IEntity<TKey> where TKey : notnull
{
    protected IRepository<T, TKey> Repository { get; } = repository;
    protected abstract TDto Map(T entity);
    [HttpGet("{id}")]
    public virtual async Task<ActionResult<TDto>> Get(TKey id)
    {
        var found = await Repository.FindAsync(id);
        return found is null ? NotFound() : Map(found);
    }
    [HttpGet, OutputCache(Duration = 1)]
    public async Task<ActionResult<Paged<TDto>>> List([FromQuery] int skip = 0, [FromQuery] int take = 10)
    {
        var all = await Repository.ListAsync();
        Response.Headers["X-Total"] = all.Count.ToString();
        return new Paged<TDto>(all.Skip(skip).Take(take).Select(Map), all.Count, all.Count > skip + take);
    }
    [HttpPut("{id}")]
    public async Task<ActionResult<TDto>> Put(TKey id, T entity)
    {
        if (!entity.Id.Equals(id)) return Conflict(new { expected = id, found = entity.Id });
        return Accepted(Map(await Repository.SaveAsync(entity)));
    }
}
public sealed class BooksController(IRepository<Book, int> repository) : CrudController<Book, int, BookDto>(repository)
{
    protected override BookDto Map(Book book) => new(book.Id, book.Title, book.Authors.FirstOrDefault());
    public override async Task<ActionResult<BookDto>> Get(int id) => id < 0 ? new GoneResult("/api/books") : await base.Get(id);
    [HttpGet("titles")] public async Task<IEnumerable<string>> Titles() =>
        (await Repository.ListAsync()).Select(book => book.Title).Distinct();
    [HttpGet("count")] public async Task<int> Count() => (await Repository.ListAsync(book => book.Authors.Length > 1)).Count;
}
public sealed class ShelvesController(IRepository<Shelf, string> repository) : CrudController<Shelf, string, Shelf>(repository)
{
    protected override Shelf Map(Shelf shelf) => shelf;
    [HttpGet("{id}/largest")] public async Task<IActionResult> Largest(string id) =>
        await Repository.FindAsync(id) is { Counts.Count: > 0 } shelf ? Ok(shelf.Counts.MaxBy(pair => pair.Value)) : NoContent();
}
