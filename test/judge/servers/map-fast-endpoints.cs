// Endpoints of FastEndpoints are not read, and each is announced.
// announced: 3
using FastEndpoints;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddFastEndpoints();
var app = builder.Build();
app.UseFastEndpoints();
app.MapGet("/plain/{id:int}", (int id) => new Answer(id, "a"));
app.Run();
public record Ask(int Id, string Name);
public record Answer(int Id, string Name);
public class CreateThing : Endpoint<Ask, Answer> {
  public override void Configure() { Post("/things"); AllowAnonymous(); }
  public override Task HandleAsync(Ask ask, CancellationToken token) => Task.CompletedTask;
}
public class ListThings : EndpointWithoutRequest<List<Answer>> {
  public override void Configure() { Verbs("GET", "HEAD"); Routes("/things"); }
  public override Task HandleAsync(CancellationToken token) => Task.CompletedTask;
}
