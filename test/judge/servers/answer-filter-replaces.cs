// Filters that put something else in the place of an answer leave its status, or set one; what they do not replace comes as it is.
// announced: 2
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
var app = builder.Build();
app.MapControllers();
app.MapGet("/filtered/{id}", (int id) => id > 4 ? Results.Accepted("/x", new Item(id)) : Results.Ok(new Item(id)))
    .AddEndpointFilter<Unlucky>();
app.MapGet("/wrapped/{id}", (int id) => id > 4 ? TypedResults.Conflict(new Item(id)) : Results.Ok(new Item(id))).AddEndpointFilter<Wraps>();
app.MapGet("/whole/{id}", (int id) => id > 4 ? Results.NoContent() : Results.NotFound())
    .AddEndpointFilter(async (context, next) => { await next(context); return new Envelope(null); });
app.Run();
public record Item(int Id);
public record Refused(string Reason);
public record Envelope(object? Data);
public sealed class Unlucky : IEndpointFilter
{
    public async ValueTask<object?> InvokeAsync(EndpointFilterInvocationContext context, EndpointFilterDelegate next) =>
        context.Arguments is [> 100] ? new Refused("unlucky") : await next(context);
}
public sealed class Wraps : IEndpointFilter
{
    public async ValueTask<object?> InvokeAsync(EndpointFilterInvocationContext context, EndpointFilterDelegate next)
    {
        var result = await next(context);
        return result is IValueHttpResult { Value: Item { Id: > -5 } item } and IStatusCodeHttpResult { StatusCode: 200 }
            ? TypedResults.Json(new Envelope(item), statusCode: 203)
            : result;
    }
}
public sealed class SetsValue : ActionFilterAttribute
{
    public override void OnResultExecuting(ResultExecutingContext context)
    {
        if (context.Result is ObjectResult { Value: Item } result) (result.Value, result.DeclaredType) = (new Envelope(result.Value), null);
    }
}
public sealed class SetsStatus : ActionFilterAttribute
{
    public override void OnActionExecuted(ActionExecutedContext context)
    {
        if (context.Result is ObjectResult { StatusCode: null } result) result.StatusCode = 202;
    }
}
[ApiController, Route("items")]
public class ItemsController : ControllerBase
{
    [HttpPost, SetsValue]
    public ActionResult<Item> Post(Item item) => item.Id > 4 ? CreatedAtAction(nameof(Post), item) : UnprocessableEntity(item);
    [HttpGet("{id}"), SetsValue]
    public ActionResult<Item> Get(int id) => id > 4 ? new Item(id) : id > 0 ? StatusCode(418, new Item(id)) : NotFound();
    [HttpGet("set/{id}"), SetsStatus] public ActionResult<Item> Set(int id) => id > 4 ? new Item(id) : NoContent();
    [HttpGet("file/{id}"), SetsValue] public IActionResult Bytes(int id) => id > 4 ? File(new byte[1], "image/png") : StatusCode(206);
}
