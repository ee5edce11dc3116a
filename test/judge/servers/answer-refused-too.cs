// The framework refuses what is not valid with a body of its own, also where the code answers 400 with another.
using System.ComponentModel.DataAnnotations;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.Run();
public record Order([Range(1, 5)] int Id, [EmailAddress] string Mail);
public record Missing(string W);
[ApiController, Route("c")] public class CController : ControllerBase
{
    [HttpPost("value")] public ActionResult<Order> Value(Order order) => order.Id > 3 ? BadRequest(new Missing("m")) : order;
    [HttpPost("text")] public ActionResult<Order> Text(Order order) => order.Id > 3 ? BadRequest("m") : order;
    [HttpPost("state")] public ActionResult<Order> State(Order order) => order.Id > 3 ? BadRequest(ModelState) : order;
    [HttpPost("bare")] public ActionResult<Order> Bare(Order order) => order.Id > 3 ? BadRequest() : order;
    [HttpPost("problem")] public ActionResult<Order> Problem1(Order order) => order.Id > 3 ? Problem(statusCode: 400) : order;
    [HttpPost("validation")] public ActionResult<Order> Validation(Order order) => order.Id > 3 ? ValidationProblem() : order;
    [HttpPost("declared"), ProducesResponseType(400)]
    public ActionResult<Order> Declared(Order order) => order.Id > 3 ? BadRequest(new Missing("m")) : order;
    [HttpPost("only-declared"), ProducesResponseType(400)] public ActionResult<Order> OnlyDeclared(Order order) => order;
    [HttpPost("typed")] public Results<Ok<Order>, BadRequest<Missing>> Typed(Order order) =>
        order.Id > 3 ? TypedResults.BadRequest(new Missing("m")) : TypedResults.Ok(order);
    [HttpGet("parsed/{k}")] public IActionResult Parsed(int k) => k > 3 ? BadRequest(new Missing("m")) : Ok(k);
}
