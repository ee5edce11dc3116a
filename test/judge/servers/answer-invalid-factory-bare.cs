// A method group answers requests that are not valid: without a body, which problem details fill, or with a result of one's own.
using System.ComponentModel.DataAnnotations;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().ConfigureApiBehaviorOptions(o => o.InvalidModelStateResponseFactory = Invalid.Answer);
var app = builder.Build();
app.MapControllers();
app.Run();

public static class Invalid
{
    public static IActionResult Answer(ActionContext context) =>
        context.ModelState.ErrorCount > 1 ? new Many(context.ModelState.ErrorCount) : new UnprocessableEntityResult();
}
public record Counted(int Errors);
public class Many(int errors) : IActionResult
{
    public Task ExecuteResultAsync(ActionContext context)
    {
        context.HttpContext.Response.StatusCode = 418;
        return context.HttpContext.Response.WriteAsJsonAsync(new Counted(errors));
    }
}

public class Order : IValidatableObject
{
    public required string Name { get; init; }
    public bool IsTwice { get; init; }
    public IEnumerable<ValidationResult> Validate(ValidationContext context)
    {
        yield return new("never", [nameof(Name)]);
        if (IsTwice) yield return new("never", [nameof(IsTwice)]);
    }
}

[ApiController, Route("orders")]
public class OrdersController : ControllerBase
{
    [HttpPost] public ActionResult<Order> Create(Order order) => order;
    [HttpPut("{id}")] public IActionResult Put(int id, Order order) => id > 0 ? NoContent() : NotFound();
}
