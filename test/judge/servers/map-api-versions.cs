// Versions of a minimal API, told apart by the query.
using Asp.Versioning;
using Asp.Versioning.Builder;
var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();
var people = app.NewVersionedApi("People");
var v1 = people.MapGroup("/api/people").HasApiVersion(1.0);
v1.MapGet("/{id:int}", (int id, ApiVersion version) => new PersonV1(id));
var v2 = people.MapGroup("/api/people").HasApiVersion(2.0);
v2.MapGet("/{id:int}", (int id) => new PersonV2(id, ""));
v2.MapPost("/", (PersonV2 person) => TypedResults.Ok(person));
app.Run();
public record PersonV1(int Id);
public record PersonV2(int Id, string Name);
