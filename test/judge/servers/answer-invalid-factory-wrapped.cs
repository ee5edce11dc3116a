// What answers requests that are not valid calls what was there before, or answers in its own way.
using System.ComponentModel.DataAnnotations;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.Configure<ApiBehaviorOptions>(options =>
{
    var builtIn = options.InvalidModelStateResponseFactory;
    options.InvalidModelStateResponseFactory = context =>
    {
        if (context.HttpContext.Request.Method != "PUT") return builtIn(context);
        var details = new ValidationProblemDetails(context.ModelState) { Status = 422, Type = "about:order" };
        return new UnprocessableEntityObjectResult(details) { ContentTypes = { "application/problem+json" } };
    };
});
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
    [HttpPut("{id}")] public IActionResult Put(int id, Order order) => id > 0 ? NoContent() : NotFound();
}
