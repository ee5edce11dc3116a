using System.Text.Json;
using System.Text.Json.Serialization;
using Answers;
using Microsoft.AspNetCore.Http.HttpResults;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddJsonOptions(o =>
    o.JsonSerializerOptions.Converters.Add(new JsonStringEnumConverter(JsonNamingPolicy.KebabCaseLower)));
builder.Services.ConfigureHttpJsonOptions(o => o.SerializerOptions.Converters.Add(new RegisteredConverter()));
var captured = new JsonSerializerOptions(JsonSerializerDefaults.Web);
captured.Converters.Add(new JsonStringEnumConverter());
var app = builder.Build();
app.MapControllers();

// Strings: a handler that returns one writes text, a result that carries one writes JSON.
app.MapGet("/m/plain-string", () => "text");
app.MapGet("/m/task-string", () => Task.FromResult("text"));
app.MapGet("/m/ok-string", () => Results.Ok("text"));
app.MapGet("/m/typed-ok-string", () => TypedResults.Ok("text"));
app.MapGet("/m/json-string", () => Results.Json("text"));
app.MapGet("/m/text", () => Results.Text("text"));
app.MapGet("/m/content-html", () => Results.Content("<p>", "text/html"));
app.MapGet("/m/bad-string", () => Results.BadRequest("text"));
app.MapGet("/m/union-string/{id}", Results<Ok<string>, NotFound<string>> (int id) =>
    id == 0 ? TypedResults.NotFound("none") : TypedResults.Ok("text"));

// Several bodies under one status.
app.MapGet("/m/either/{id}", (int id) => id == 0 ? Results.Ok(new Cat("Tom", 9)) : Results.Ok(new Dog("Rex", true)));
app.MapGet("/m/value-or-number/{id}", (int id) => id == 0 ? Results.Ok(new Cat("Tom", 9)) : Results.Ok(3));
app.MapGet("/m/two-not-found/{id}", Results<Ok<Cat>, NotFound<Dog>, NotFound<string>> (int id) =>
    id switch { 0 => TypedResults.NotFound("none"), 1 => TypedResults.NotFound(new Dog("Rex", true)),
        _ => TypedResults.Ok(new Cat("Tom", 9)) });

// Statuses.
app.MapGet("/m/computed/{status}", (int status) => Results.StatusCode(status));
app.MapGet("/m/computed-json/{status}", (int status) => Results.Json(new Cat("Tom", 9), statusCode: status));
app.MapGet("/m/json-status", () => Results.Json(new Cat("Tom", 9), statusCode: 418));
app.MapGet("/m/typed-json-status", () => TypedResults.Json(new Cat("Tom", 9), statusCode: StatusCodes.Status202Accepted));
app.MapGet("/m/json-result/{id}", Results<JsonHttpResult<Cat>, NotFound> (int id) =>
    id == 0 ? TypedResults.NotFound() : TypedResults.Json(new Cat("Tom", 9), statusCode: 203));
app.MapGet("/m/chosen-status/{id}", (int id) => Results.StatusCode(id == 0 ? 410 : 423));
app.MapGet("/m/nested/{id}", Results<Results<Ok<Cat>, NotFound>, Conflict<Dog>> (int id) => id switch
{
    0 => (Results<Ok<Cat>, NotFound>)TypedResults.NotFound(),
    1 => TypedResults.Conflict(new Dog("Rex", true)),
    _ => (Results<Ok<Cat>, NotFound>)TypedResults.Ok(new Cat("Tom", 9)),
});
app.MapGet("/m/problem", () => Results.Problem("no", statusCode: 503));
app.MapGet("/m/problem-default", () => TypedResults.Problem("no"));
app.MapGet("/m/validation", () => Results.ValidationProblem(new Dictionary<string, string[]> { ["a"] = ["b"] }));
app.MapGet("/m/no-content", () => Results.NoContent());
app.MapGet("/m/empty", () => Results.Empty);
app.MapPost("/m/created", () => Results.Created("/x", new Cat("Tom", 9)));
app.MapPost("/m/created-bare", () => Results.Created());
app.MapPost("/m/accepted", () => TypedResults.Accepted("/x", new Cat("Tom", 9)));
app.MapGet("/m/null-value", () => (Cat?)null);
app.MapGet("/m/ok-null", () => Results.Ok((Cat?)null));
app.MapGet("/m/unprocessable", () => TypedResults.UnprocessableEntity(new Dog("Rex", true)));
app.MapGet("/m/server-error", () => TypedResults.InternalServerError(new Dog("Rex", true)));
app.MapGet("/m/bytes", () => Results.Bytes([1, 2], "image/png"));

// Anonymous objects, alone and in collections.
app.MapGet("/m/anonymous", () => new { total = 3, cat = new Cat("Tom", 9) });
app.MapGet("/m/anonymous-list", () => Cats().Select(cat => new { cat.Name, lives = cat.Lives }));
app.MapGet("/m/anonymous-to-list", () => Results.Ok(Cats().Where(cat => cat.Lives > 0).Select(cat => new { cat.Name, cat.Lives })
    .OrderBy(x => x.Name).ToList()));
app.MapGet("/m/anonymous-array", () => Results.Ok(new[] { new { a = 1 }, new { a = 2 } }));
app.MapGet("/m/anonymous-query", () => Results.Ok(from cat in Cats() select new { cat.Name, Upper = cat.Name.ToUpperInvariant() }));
app.MapGet("/m/anonymous-local", () =>
{
    var rows = Cats().Select(cat => new { cat.Name, Count = cat.Lives + 1 }).ToArray();
    return Results.Ok(new { rows, total = rows.Length, first = rows.FirstOrDefault() });
});
app.MapGet("/m/anonymous-async", async () =>
{
    await Task.Yield();
    return new { ok = true };
});
app.MapGet("/m/anonymous-nullable/{id}", (int id) => new { name = id == 0 ? null : "Tom",
    at = id == 0 ? (DateTime?)null : DateTime.UnixEpoch });

// Held in a variable.
var held = app.MapGet("/m/held/{id}", (int id) => id == 0 ? Results.NotFound() : Hidden.Give());
held.Produces<Cat>().WithName("HeldCat");
held.WithTags("Held things");

// The body is read by hand.
app.MapPost("/m/accepts", async (HttpRequest request) =>
{
    var cat = await request.ReadFromJsonAsync<Cat>();
    return Results.Ok(new { cat!.Name, Next = cat with { Lives = cat.Lives - 1 } });
}).Accepts<Cat>("application/json");

app.MapGet("/m/marks", () => Marks.Some);

// Options of one answer, and those of the stack that writes.
app.MapGet("/m/coat", () => Coat.Some);
app.MapPost("/m/coat", (Coat coat) => coat);
app.MapGet("/m/own-captured", () => Results.Json(Coat.Some, captured));
app.MapGet("/m/own-static", () => TypedResults.Json(Coat.Some, Coat.Upper));
app.MapGet("/m/own-context", () => Results.Json(Coat.Some, CoatContext.Default));
app.MapGet("/m/own-type-info", (HttpContext context) => context.Response.WriteAsJsonAsync(Coat.Some, CoatContext.Default.Coat));
app.MapGet("/m/own-helper", () => Spread(Coat.Some));
static IResult Spread<T>(T value)
{
    var options = new JsonSerializerOptions();
    options.NumberHandling = JsonNumberHandling.WriteAsString;
    return Results.Json(value, options);
}

// Streams. The drip breaks off once at its third event, unless it is resumed behind the second.
app.MapGet("/s/ticks", () => TypedResults.ServerSentEvents(Streams.Ticks(3)));
app.MapGet("/s/words", () => Results.ServerSentEvents(Streams.Words(), "word"));
app.MapGet("/s/drip", (HttpContext context) => TypedResults.ServerSentEvents(Streams.Drip(context)));
app.MapGet("/s/endless", () => TypedResults.ServerSentEvents(Streams.Ticks(int.MaxValue)));
app.MapGet("/s/either/{id}", Results<ServerSentEventsResult<int>, NotFound<Dog>> (int id) =>
    id == 0 ? TypedResults.NotFound(new Dog("Rex", true)) : TypedResults.ServerSentEvents(Streams.Numbers()));
app.MapGet("/s/cats/{count}", (int count) => Streams.Cats(count));
app.MapGet("/s/large", () => Results.File(new byte[3_000_000], "application/octet-stream", "large.bin"));
app.MapPost("/s/upload", (IFormFile file) => Results.Ok(file.Length)).DisableAntiforgery();

static IEnumerable<Cat> Cats() => [new Cat("Tom", 9), new Cat("Kit", 8)];

app.Run();
