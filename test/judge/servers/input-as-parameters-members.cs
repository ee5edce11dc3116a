// Members of [AsParameters] are bound as parameters are: files, StringValues, constructors, inherited ones.
using System.ComponentModel;
using System.ComponentModel.DataAnnotations;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<Clock>();
builder.Services.AddSingleton<IRepo, Repo>();
var app = builder.Build();
app.MapGet("/a", ([AsParameters] Paging paging) => 1);
app.MapGet("/aa", ([AsParameters] Page page) => 1);
app.MapPost("/ab", ([AsParameters] More more) => 1);
app.MapPost("/ac", ([AsParameters] Lists lists) => 1);
app.MapGet("/b/{id}", ([AsParameters] Get get) => 1);
app.MapPost("/c/{id}", ([AsParameters] Create create) => 1);
app.MapGet("/d", ([AsParameters] Filter filter, [AsParameters] Paging paging, string? extra) => 1);
app.MapGet("/e/{tenant}/{id:int}", ([AsParameters] Derived derived) => 1);
app.MapPost("/g", ([AsParameters] Files files) => 1).DisableAntiforgery();
app.MapGet("/h", ([AsParameters] Ctor ctor) => 1);
app.MapGet("/i", ([AsParameters] Required r) => 1);
app.MapGet("/j", ([AsParameters] Generic<int> g) => 1);
app.MapGet("/l/{key?}", ([AsParameters] Optional o) => 1);
app.MapPost("/m", ([AsParameters] Forms f) => 1).DisableAntiforgery();
app.MapGet("/n", ([AsParameters] Arrays f) => 1);
app.MapGet("/o", Handlers.Find);
app.MapGet("/p", ([FromQuery(Name = "x.y")] int a = 3, string b = "q", Sort sort = Sort.Desc, DateTime? from = null,
    string[]? rest = null) => 1);
app.MapGet("/q/{id}/{*path}", (string path, Guid id, [FromHeader] string? ifMatch, [FromHeader(Name = "X-A")] int? a) => 1);
app.MapPut("/r", (Item? body, [FromQuery] int? version) => 1);
app.MapPut("/s", ([FromBody(EmptyBodyBehavior = Microsoft.AspNetCore.Mvc.ModelBinding.EmptyBodyBehavior.Allow)] Item body) => 1);
app.MapPut("/t", ([FromBody] string text) => 1);
app.MapPut("/u", ([FromBody] int[] numbers) => 1);
app.MapDelete("/v", ([FromBody] Item item) => 1);
app.MapPost("/w", ([FromForm] Item item, IFormFile? file) => 1).DisableAntiforgery();
app.MapPost("/x", ([FromForm] string name, [FromForm] int[] ids, [FromForm(Name = "d")] DateOnly? day) => 1).DisableAntiforgery();
app.MapPost("/y", (IRepo repo, Clock clock, HttpContext c, HttpRequest r, CancellationToken t,
    System.Security.Claims.ClaimsPrincipal u, Item item) => 1);
app.MapPost("/z", (Dictionary<string, Item> items) => 1);
app.Run();
public class Clock; public interface IRepo; public class Repo : IRepo;
public record More(int A) { public string? NotBound { get; set; } }
public record Lists(int[] Ids, string? Name);
public record struct Page(int Number = 1, int Size = 20);
public enum Sort { Asc, Desc }
public class Item { public string? Name { get; set; } public int Count { get; set; } }
public record Paging(int Page = 1, int Size = 20, string? By = null);
public record Get(Guid Id, [FromQuery(Name = "inc")] string[]? Include, [FromHeader(Name = "X-Trace")] string? Trace,
    Clock Clock, IRepo Repo, CancellationToken Token, HttpContext Context);
public record Create([FromRoute] int Id, [FromBody] Item Item, [FromServices] IRepo Repo, [FromQuery] bool? Force);
public class Filter { public string? Text { get; set; } public Sort Sort { get; set; }
    = Sort.Desc; public DateOnly? From { get; init; } public int Max { get; set; } = 5; public string Name { get; set; }
    = "x"; }
public class Base { [FromRoute(Name = "tenant")] public string TenantId { get; set; } = ""; public string? Lang { get; set; } }
public class Derived : Base { public int Id { get; set; } public int? Depth { get; set; } }
public record Files(IFormFile File, IFormFileCollection All, [FromForm] string? Title);
public class Ctor { public Ctor(int page, string? sort) { Page = page; Sort = sort; } public int Page { get; }
    public string? Sort { get; } public string? Other { get; set; } }
public class Required { public required string Name { get; set; } public required int? Count { get; init; } }
public class Generic<T> where T : struct { public T Value { get; set; } public T? Other { get; set; } public List<T>? NotBound { get; } }
public class Optional { public string? Key { get; set; } }
public class Forms { [FromForm] public string Name { get; set; } = ""; [FromForm] public int? Age { get; set; }
    [FromQuery] public string? Q { get; set; } }
public record Arrays(int[] Ids, string[]? Names, Guid[] Keys, Sort[]? Sorts, Microsoft.Extensions.Primitives.StringValues Values);
public static class Handlers { public static int Find([AsParameters] Paging p, Sort? sort, [Description("d")] int limit = 10) => 1; }
