// Requests that are not valid are answered with text.
using System.ComponentModel.DataAnnotations;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(o => o.Filters.Add<Refusing>()).ConfigureApiBehaviorOptions(o =>
    o.InvalidModelStateResponseFactory = c => new UnprocessableEntityObjectResult("no"));
var app = builder.Build();
app.MapControllers();
app.Run();
public class Order : IValidatableObject
{
    public required string Name { get; init; }
    public IEnumerable<ValidationResult> Validate(ValidationContext context) { yield return new("never", [nameof(Name)]); }
}
[ApiController, Route("orders")]
public class OrdersController : ControllerBase
{
    [HttpPost] public ActionResult<Order> Create(Order order) => order;
    [HttpPut, Produces("application/json")] public ActionResult<Order> Put(Order order) => order;
    [HttpGet] public IActionResult Get() => UnprocessableEntity("no");
}
public class Refusing : IActionFilter
{
    public void OnActionExecuting(ActionExecutingContext context)
    {
        if (context.HttpContext.Request.Method == "GET") context.Result = new ConflictObjectResult("refused");
    }
    public void OnActionExecuted(ActionExecutedContext context) { }
}
