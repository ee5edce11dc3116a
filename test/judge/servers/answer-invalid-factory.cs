// What API controllers answer to requests that are not valid: 422, with a body of the program's own, made by a service.
using System.ComponentModel.DataAnnotations;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ModelBinding;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSingleton<Refusals>();
builder.Services.AddControllers().ConfigureApiBehaviorOptions(options =>
{
    options.InvalidModelStateResponseFactory = context =>
        context.HttpContext.RequestServices.GetRequiredService<Refusals>().Of(context);
});
var app = builder.Build();
app.MapControllers();
app.Run();

public record Refusal(string Code, Dictionary<string, string[]> Fields);
public class Refusals
{
    private const int Status = StatusCodes.Status422UnprocessableEntity;
    public IActionResult Of(ActionContext context) => new ObjectResult(Made("invalid", context.ModelState)) { StatusCode = Status };
    private static Refusal Made(string code, ModelStateDictionary state) =>
        new(code, state.ToDictionary(one => one.Key, one => one.Value!.Errors.Select(error => error.ErrorMessage).ToArray()));
}

public class Order : IValidatableObject
{
    public required string Name { get; init; }
    public IEnumerable<ValidationResult> Validate(ValidationContext context) { yield return new("never", [nameof(Name)]); }
}

[ApiController, Route("orders")]
public class OrdersController : ControllerBase
{
    [HttpPost] public ActionResult<Order> Create(Order order) => order;
    [HttpPut("{id}")] public IActionResult Put(int id, Order order) => id > 0 ? NoContent() : BadRequest();
    [HttpGet] public string Get() => "nothing to refuse";
}
