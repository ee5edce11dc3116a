// FastEndpoints: classes, groups, versions, prefixes, attributes, settings of the serialiser.
// not called: the stand-in for the library sends nothing.
using System.Text.Json.Serialization;
using FastEndpoints;
using Microsoft.AspNetCore.Http.HttpResults;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddFastEndpoints();
var app = builder.Build();
app.UseFastEndpoints(c => {
  c.Endpoints.RoutePrefix = "api";
  c.Versioning.PrependToRoute = true;
  c.Serializer.Options.Converters.Add(new JsonStringEnumConverter());
});
app.Run();
public enum Colour { Red, Green }
public class Ask { public int Id { get; set; } public string Name { get; set; } = ""; [QueryParam] public int Page { get; set; } }
public record Answer(int Id, string Name, Colour Colour);
public class CreateThing : Endpoint<Ask, Answer> {
  public override void Configure() { Post("/things"); AllowAnonymous(); }
  public override Task HandleAsync(Ask ask, CancellationToken token) => Send.OkAsync(new Answer(1, "", Colour.Red), token);
}
public class ListThings : EndpointWithoutRequest<List<Answer>> {
  public override void Configure() { Verbs(Http.GET, Http.HEAD); Routes("/things", "all-things"); Group<Inner>(); }
  public override Task HandleAsync(CancellationToken token) => Send.OkAsync([], token);
}
public class Outer : Group { public Outer() { Configure("outer", ep => ep.AllowAnonymous()); } }
public class Inner : SubGroup<Outer> { public Inner() { Configure("inner", ep => { }); } }
public class PutThing : Endpoint<Ask, Answer> {
  public override void Configure() { Put("things/{id}"); Version(2); AllowAnonymous(); }
  public override Task HandleAsync(Ask ask, CancellationToken token) =>
    Send.CreatedAtAsync<GetThing>(new { id = 1 }, new Answer(1, "", Colour.Red), cancellation: token);
}
public class GetThing : Endpoint<Ask, Results<Ok<Answer>, NotFound>> {
  public override void Configure() { Get("/things/{@x}", r => new { r.Id }); RoutePrefixOverride("raw"); Roles("Admin"); }
  public override async Task<Results<Ok<Answer>, NotFound>> ExecuteAsync(Ask ask, CancellationToken token) =>
    ask.Id == 0 ? TypedResults.NotFound() : TypedResults.Ok(new Answer(1, "", Colour.Red));
}
[HttpDelete("things/{id}")]
public class DeleteThing : Endpoint<Ask> {
  public override Task HandleAsync(Ask ask, CancellationToken token) => Send.NoContentAsync(token);
}
public abstract class Listing<T> : EndpointWithoutRequest<List<T>> {
  protected abstract string Name { get; }
  public override void Configure() {
    var routes = new List<string>();
    foreach (var age in new[] { "new", "old" }) routes.Add($"{Name}/{age}");
    Verbs(Http.GET);
    Routes(routes.ToArray());
    AllowAnonymous();
  }
  public override Task HandleAsync(CancellationToken token) => Send.OkAsync([], token);
}
public class ListNames : Listing<string> { protected override string Name => "names"; }
