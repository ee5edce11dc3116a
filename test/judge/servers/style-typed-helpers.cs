// Minimal APIs with typed results made in helpers, source-generated JSON, a generic filter that validates, and rate limiting.
using System.ComponentModel.DataAnnotations;
using System.Text.Json.Serialization;
using System.Threading.RateLimiting;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.RateLimiting;
var builder = WebApplication.CreateSlimBuilder(args);
builder.Services.ConfigureHttpJsonOptions(options => options.SerializerOptions.TypeInfoResolverChain.Insert(0, NoteContext.Default));
builder.Services.AddRateLimiter(options =>
{
    options.RejectionStatusCode = StatusCodes.Status429TooManyRequests;
    options.AddFixedWindowLimiter("one", limit => { limit.PermitLimit = 1; limit.Window = TimeSpan.FromHours(1); });
});
var app = builder.Build();
app.UseRateLimiter();
var notes = app.MapGroup("/notes").WithTags("Notes");
notes.MapGet("/{id:int}", Notes.Get);
notes.MapGet("/", Notes.List);
notes.MapPost("/", Notes.Create).AddEndpointFilter<Valid<NewNote>>();
notes.MapPut("/{id:int}", Notes.Replace).AddEndpointFilter<Valid<NewNote>>();
notes.MapPost("/{id:int}/archive", Notes.Archive);
notes.MapGet("/limited", () => TypedResults.Ok(new Note(1, "a", Kind.Plain, []))).RequireRateLimiting("one");
app.Run();
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower, UseStringEnumConverter = true)]
[JsonSerializable(typeof(Note)), JsonSerializable(typeof(List<Note>)), JsonSerializable(typeof(NewNote)), JsonSerializable(typeof(Failure))]
[JsonSerializable(typeof(HttpValidationProblemDetails)), JsonSerializable(typeof(IReadOnlyList<Note>))]
public partial class NoteContext : JsonSerializerContext;
public enum Kind { Plain, TodoList }
public sealed record Note(int Id, string Title, Kind Kind, string[] TagNames);
public sealed record NewNote([property: Required, MinLength(2)] string Title, Kind Kind);
public sealed record Failure(string ErrorCode, int? RetryAfter);
public static class Notes
{
    private static readonly List<Note> All = [new(1, "one", Kind.Plain, ["a"])];
    public static Results<Ok<Note>, NotFound<Failure>> Get(int id) => Found(id, note => note);
    public static Ok<List<Note>> List(Kind? kind) => TypedResults.Ok(All.Where(note => kind is null || note.Kind == kind).ToList());
    public static Created<Note> Create(NewNote note) => Made(note, All.Count + 1);
    public static Results<Ok<Note>, Created<Note>, NotFound<Failure>> Replace(int id, NewNote note) =>
        id == 1 ? TypedResults.Ok(All[0] with { Title = note.Title }) : id < 100 ? Made(note, id) : Missing(id);
    public static async Task<Results<NoContent, Conflict<Failure>, NotFound<Failure>>> Archive(int id)
    {
        await Task.Yield();
        if (id == 2) return TypedResults.Conflict(new Failure("archived", 5));
        return All.Any(note => note.Id == id) ? TypedResults.NoContent() : Missing(id);
    }
    private static Results<Ok<Note>, NotFound<Failure>> Found(int id, Func<Note, Note> map) =>
        All.Find(note => note.Id == id) is { } note ? TypedResults.Ok(map(note)) : Missing(id);
    private static Created<Note> Made(NewNote note, int id) =>
        TypedResults.Created($"/notes/{id}", new Note(id, note.Title, note.Kind, []));
    private static NotFound<Failure> Missing(int id) => TypedResults.NotFound(new Failure($"no {id}", null));
}
public sealed class Valid<T> : IEndpointFilter where T : class
{
    public async ValueTask<object?> InvokeAsync(EndpointFilterInvocationContext context, EndpointFilterDelegate next)
    {
        var model = context.Arguments.OfType<T>().First();
        var errors = new List<ValidationResult>();
        if (Validator.TryValidateObject(model, new ValidationContext(model), errors, true)) return await next(context);
        return TypedResults.ValidationProblem(errors.GroupBy(error => error.MemberNames.First()).ToDictionary(
            group => group.Key, group => group.Select(error => error.ErrorMessage ?? "").ToArray()));
    }
}
