// Which of its types a value is written by that is the whole answer: the declared one, its own, or its polymorphic ancestor.
// announced: 11
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/m/a1", () => Results.Json<Shape>(new Square(1)));
app.MapGet("/m/a2", () => Results.Json(new Square(1)));
app.MapGet("/m/a3", () => Results.Json<object>(new Square(1)));
app.MapGet("/m/a4", () => TypedResults.Json<Shape>(new Square(1)));
app.MapGet("/m/a5", () => TypedResults.Json(new Square(1)));
app.MapGet("/m/a6", () => TypedResults.Json<object>(new Square(1)));
app.MapGet("/m/b1", () => Results.Ok<Shape>(new Square(1)));
app.MapGet("/m/b2", () => Results.Ok(new Square(1)));
app.MapGet("/m/b3", () => Results.Ok<object>(new Square(1)));
app.MapGet("/m/b4", () => Results.Ok((object)new Square(1)));
app.MapGet("/m/b5", () => TypedResults.Ok<Shape>(new Square(1)));
app.MapGet("/m/b6", () => TypedResults.Ok(new Square(1)));
app.MapGet("/m/b7", () => TypedResults.Ok<object>(new Square(1)));
app.MapGet("/m/b8", Ok<Shape> () => TypedResults.Ok<Shape>(new Square(1)));
app.MapGet("/m/b9", Results<Ok<Shape>, NotFound> (int id) => id > 2 ? TypedResults.Ok<Shape>(new Square(1)) : TypedResults.NotFound());
app.MapGet("/m/c1", object () => new Circle(2));
app.MapGet("/m/c2", Shape () => new Circle(2));
app.MapGet("/m/c3", () => new Circle(2));
app.MapGet("/m/c4", async Task<object> () => { await Task.Yield(); return new Circle(2); });
app.MapGet("/m/c5", async Task<Shape> () => { await Task.Yield(); return new Circle(2); });
app.MapGet("/m/c6", object (int id) => id > 2 ? new Circle(2) : new Square(1));
app.MapGet("/m/c8", async ValueTask<Shape?> (int id) => { await Task.Yield(); return id > 2 ? null : new Circle(2); });
app.MapGet("/m/d1", () => new List<Shape> { new Circle(1), new Square(2) });
app.MapGet("/m/d2", () => new[] { new Circle(1) });
app.MapGet("/m/d3", IEnumerable<Shape> () => new[] { new Circle(1) });
app.MapGet("/m/d4", IEnumerable<Shape> () => new List<Circle> { new(1) });
app.MapGet("/m/d5", object () => new List<Shape> { new Circle(1) });
app.MapGet("/m/d6", () => Results.Ok<IEnumerable<Shape>>(new[] { new Circle(1) }));
app.MapGet("/m/d7", () => TypedResults.Ok<IEnumerable<Shape>>(new List<Circle> { new(1) }));
app.MapGet("/m/d8", () => Results.Json<Shape[]>(new[] { new Circle(1) }));
app.MapGet("/m/d9", () => new Dictionary<string, Shape> { ["a"] = new Circle(1) });
app.MapGet("/m/d10", () => new Box<Shape>(new Circle(1)));
app.MapGet("/m/d11", object () => new Box<Circle>(new Circle(1)));
app.MapGet("/m/d12", IReadOnlyList<Shape> () => [new Circle(1)]);
app.MapGet("/m/e1", async (HttpContext c) => await c.Response.WriteAsJsonAsync<Shape>(new Circle(1)));
app.MapGet("/m/e2", async (HttpContext c) => await c.Response.WriteAsJsonAsync(new Circle(1)));
app.MapGet("/m/e3", async (HttpContext c) => await c.Response.WriteAsJsonAsync<object>(new Circle(1)));
app.MapGet("/m/e4", async (HttpContext c) => await c.Response.WriteAsJsonAsync(new Circle(1), typeof(Shape)));
app.MapGet("/m/e5", async (HttpContext c) => await c.Response.WriteAsJsonAsync((object)new Circle(1), typeof(object)));
app.MapGet("/m/f1", () => Results.Created("/x", (object)new Circle(1)));
app.MapGet("/m/f2", () => Results.Created<Shape>("/x", new Circle(1)));
app.MapGet("/m/f3", () => TypedResults.Accepted<Shape>("/x", new Circle(1)));
app.MapGet("/m/f4", () => Results.NotFound<Shape>(new Circle(1)));
app.MapGet("/m/f5", () => Results.NotFound(new Circle(1)));
app.MapGet("/m/f6", () => TypedResults.BadRequest<Shape>(new Circle(1)));
app.MapGet("/m/g1", () => Results.Ok(One()));
app.MapGet("/m/g2", () => Results.Json(One()));
app.MapGet("/m/g3", () => TypedResults.Ok(One()));
app.MapGet("/m/g4", () => Results.Ok<object>(One()));
app.MapGet("/m/g5", object () => One());
app.MapGet("/m/g6", () => One());
var filtered = app.MapGroup("/f").AddEndpointFilter(async (c, next) => await next(c));
filtered.MapGet("/b", Shape () => new Circle(2));
filtered.MapGet("/c", () => Results.Ok(new Circle(2)));
filtered.MapGet("/d", () => new[] { new Circle(1) });
filtered.MapGet("/e", Shape[] () => new[] { new Circle(1) });
filtered.MapGet("/g", IEnumerable<Shape> () => new[] { new Circle(1) });
filtered.MapGet("/h", () => "x");
filtered.MapGet("/i", () => 1);
app.MapGet("/i/a", async (HttpContext c) => await c.Response.WriteAsJsonAsync<IEnumerable<Shape>>(new[] { new Circle(1) }));
app.MapGet("/i/b", async (HttpContext c) => await c.Response.WriteAsJsonAsync<Plain>(new Derived(1, 2)));
app.MapGet("/i/d", async (HttpContext c) =>
    await c.Response.WriteAsJsonAsync<IEnumerable<KeyValuePair<string, int>>>(new Dictionary<string, int> { ["a"] = 1 }));
app.MapGet("/i/e", object (int id) => { if (id > 2) return Results.Ok(new Circle(1)); return new Square(1); });
app.MapGet("/i/f", Task<object> (int id) => Task.FromResult<object>(new Square(1)));
app.MapGet("/i/h", () => Results.Ok<IShape>(new Circle(1)));
app.MapGet("/i/j", (int id) => Wrap<Shape>(new Circle(id)));
app.MapGet("/i/k", (int id) => Wrap(new Circle(id)));
app.MapGet("/i/l", (int id) => Results.BadRequest((object)new Circle(id)));
app.MapGet("/i/m", (int id) => Results.Json((object)new Circle(id), statusCode: 409));
static IResult Wrap<T>(T value) => Results.Ok(value);
app.Run();
static Shape One() => new Circle(3);
[JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")]
[JsonDerivedType(typeof(Circle), "circle"), JsonDerivedType(typeof(Square), "square")]
public abstract record Shape : IShape;
public interface IShape;
public record Circle(int Radius) : Shape;
public sealed record Square(int Side) : Shape;
public record Box<T>(T Value);
public record Plain(int A);
public record Derived(int A, int B) : Plain(A);
[ApiController, Route("c")]
public class ShapesController : ControllerBase
{
    [HttpGet("a1")] public IActionResult A1() => Ok(new Circle(1));
    [HttpGet("a2")] public IActionResult A2() => Ok((object)new Circle(1));
    [HttpGet("a3")] public IActionResult A3() => Ok((Shape)new Circle(1));
    [HttpGet("b1")] public ActionResult<Shape> B1() => new Circle(1);
    [HttpGet("b2")] public ActionResult<Shape> B2() => Ok(new Circle(1));
    [HttpGet("b3")] public Shape B3() => new Circle(1);
    [HttpGet("b4")] public object B4() => new Circle(1);
    [HttpGet("b5")] public async Task<object> B5() { await Task.Yield(); return new Circle(1); }
    [HttpGet("b6")] public ActionResult<object> B6() => new Circle(1);
    [HttpGet("b8")] public ActionResult<IEnumerable<Shape>> B8() => new Shape[] { new Circle(1) };
    [HttpGet("b9")] public IEnumerable<Shape> B9() => new[] { new Circle(1) };
    [HttpGet("b10")] public ActionResult<List<Shape>> B10() => Ok(new List<Circle> { new(1) });
    [HttpGet("b11")] public ActionResult<Shape> B11(int id) { if (id > 2) return new Circle(1); return Ok(new Square(1)); }
    [HttpGet("c1")] public IActionResult C1() => new JsonResult(new Circle(1));
    [HttpGet("c2")] public IActionResult C2() => new JsonResult((Shape)new Circle(1));
    [HttpGet("c3")] public IActionResult C3() => new ObjectResult(new Circle(1)) { DeclaredType = typeof(Shape) };
    [HttpGet("c4")] public IActionResult C4() => new ObjectResult(new Circle(1));
    [HttpGet("c5")] public IActionResult C5() => new OkObjectResult(new Circle(1)) { DeclaredType = typeof(Shape) };
    [HttpGet("c6")] public JsonResult C6() => new(new Shape[] { new Circle(1) });
    [HttpGet("c7")] public IActionResult C7() => StatusCode(202, new Circle(1));
    [HttpGet("c8"), ProducesResponseType<Shape>(200)] public IActionResult C8() => Ok(new Circle(1));
    [HttpGet("c9"), ProducesResponseType<Shape>(404)] public IActionResult C9() => NotFound(new Circle(1));
    [HttpGet("d1")] public IResult D1() => Results.Json<Shape>(new Circle(1));
    [HttpGet("d2")] public IResult D2() => Results.Ok<Shape>(new Circle(1));
    [HttpGet("d3")] public Ok<Shape> D3() => TypedResults.Ok<Shape>(new Circle(1));
    [HttpGet("d4")] public IResult D4() => Results.Ok(new Circle(1));
    [HttpGet("e1")] public Task E1() => Response.WriteAsJsonAsync<Shape>(new Circle(1));
    [HttpGet("e2")] public Task E2() => Response.WriteAsJsonAsync(new Circle(1));
    [HttpGet("g1")] public ActionResult<object> G1(int id) { if (id > 2) return Ok(new Circle(1)); return new Circle(2); }
    [HttpGet("g2")] public IActionResult G2() => new ObjectResult(new Circle(1)) { DeclaredType = typeof(object) };
    [HttpGet("g3")] public IActionResult G3() => new ObjectResult(new Circle(1)) { DeclaredType = typeof(IShape) };
    [HttpGet("g4")] public Task<IActionResult> G4() => Task.FromResult<IActionResult>(Ok(new List<Shape> { new Circle(1) }));
}
