using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;

namespace Answers;

[ApiController]
[Route("c")]
public class AnswersController : ControllerBase
{
    [HttpGet("plain-string")]
    public string PlainString() => "text";

    [HttpGet("ok-string")]
    public IActionResult OkString() => Ok("text");

    [HttpGet("action-result-string")]
    public ActionResult<string> ActionResultString() => "text";

    [HttpGet("json-string")]
    public IActionResult JsonString() => new JsonResult("text");

    [HttpGet("typed-string")]
    public Ok<string> TypedString() => TypedResults.Ok("text");

    [HttpGet("iresult-string")]
    public IResult ResultString() => Results.Ok("text");

    [HttpGet("content")]
    public ContentResult ContentText() => Content("text");

    [HttpGet("content-json")]
    public IActionResult ContentJson() => Content("{}", "application/json");

    [HttpGet("ok-object")]
    public OkObjectResult OkObject() => new(new Cat("Tom", 9));

    [HttpGet("ok-object-helper")]
    public OkObjectResult OkHelper() => Ok(new Cat("Tom", 9));

    [HttpGet("json-result")]
    public JsonResult Json() => new(new Cat("Tom", 9)) { StatusCode = 203 };

    [HttpGet("object-result")]
    public ObjectResult ObjectOf() => new(new Cat("Tom", 9)) { StatusCode = StatusCodes.Status418ImATeapot };

    [HttpGet("object-result-plain")]
    public IActionResult ObjectPlain() => new ObjectResult(new Cat("Tom", 9));

    [HttpGet("status/{id}")]
    public IActionResult Status(int id) => id == 0 ? StatusCode(418) : StatusCode(419, new Cat("Tom", 9));

    [HttpGet("status-result")]
    public StatusCodeResult StatusOf() => new(417);

    [HttpGet("computed/{code}")]
    public IActionResult Computed(int code) => StatusCode(code, new Cat("Tom", 9));

    [HttpGet("not-found")]
    public NotFoundResult Missing() => NotFound();

    [HttpGet("not-found-object")]
    public NotFoundObjectResult MissingObject() => NotFound(new Dog("Rex", true));

    [HttpGet("bad-model")]
    public IActionResult BadModel()
    {
        ModelState.AddModelError("a", "b");
        return BadRequest(ModelState);
    }

    [HttpGet("validation")]
    public ActionResult Validation() => ValidationProblem();

    [HttpGet("problem")]
    public IActionResult Trouble() => Problem("no", statusCode: 503);

    [HttpGet("either/{id}")]
    public IActionResult Either(int id) => id switch
    {
        0 => Ok(new Cat("Tom", 9)),
        1 => Ok(new Dog("Rex", true)),
        _ => NotFound(),
    };

    [HttpGet("value-or-problem/{id}")]
    public ActionResult<Cat> ValueOrProblem(int id) =>
        id == 0 ? NotFound() : id == 1 ? NotFound(new Dog("Rex", true)) : new Cat("Tom", 9);

    [HttpGet("anonymous-list")]
    public IActionResult AnonymousList() => Ok(Cats.Select(c => new { c.Name, Meta = new { c.Lives } }).ToList());

    [HttpGet("file")]
    public FileResult Download() => File([1, 2], "image/png", "x.png");

    [HttpGet("file-or-not/{id}")]
    public IActionResult FileOrNot(int id) => id == 0 ? NotFound() : File([1, 2], "image/png");

    [HttpPost("created")]
    public CreatedAtActionResult Create() => CreatedAtAction(nameof(OkObject), new Cat("Tom", 9));

    [HttpPost("accepted")]
    public AcceptedResult Accept() => Accepted();

    [HttpDelete("nothing")]
    public NoContentResult Nothing() => NoContent();

    [HttpGet("null")]
    public ActionResult<Cat?> Null() => (Cat?)null;

    [HttpGet("unauthorized")]
    public IActionResult Unknown() => Unauthorized();

    [HttpGet("nested/{id}")]
    public Results<Ok<Cat>, NotFound, BadRequest<string>> Nested(int id) =>
        id switch { 0 => TypedResults.NotFound(), 1 => TypedResults.BadRequest("no"), _ => TypedResults.Ok(new Cat("Tom", 9)) };

    [HttpGet("declared-bare/{id}")]
    [ProducesResponseType(200)]
    [ProducesResponseType(404)]
    public IActionResult DeclaredBare(int id) => id == 0 ? NotFound(new Dog("Rex", true)) : Ok(new Cat("Tom", 9));

    [HttpGet("declared-other")]
    [ProducesResponseType<Dog>(200)]
    public IActionResult DeclaredOther() => Ok(new Cat("Tom", 9));

    [HttpGet("coat")]
    public Coat CoatOfMvc() => Coat.Some;

    [HttpPost("coat")]
    public Coat CoatSent(Coat coat) => coat;

    [HttpGet("coat-result")]
    [ProducesResponseType<Coat>(200)]
    public IResult CoatResult() => Results.Ok(Coat.Some);

    [HttpGet("coat-typed")]
    public Results<Ok<Coat>, NotFound> CoatTyped() => TypedResults.Ok(Coat.Some);

    [HttpGet("coat-own/{id}")]
    [ProducesResponseType<Coat>(200)]
    public IActionResult CoatOwn(int id) => id == 0 ? new JsonResult(Coat.Some, Coat.Upper) : Ok(Coat.Some);

    private static readonly List<Cat> Cats = [new Cat("Tom", 9)];
}
