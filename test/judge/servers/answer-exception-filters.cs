// Filters of MVC answer for what actions throw and for requests that they refuse: of all actions, of a controller, of one action.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers(options => options.Filters.Add<ByType>());
builder.Services.AddScoped<Guard>();
var app = builder.Build();
app.MapControllers();
app.Run();
public record Thing(int Id);
public record Failure(string Message);
public class Missing(string what) : Exception(what);
public class Twice : Exception;
public class Invalid : Exception {
    public IDictionary<string, string[]> Errors { get; } = new Dictionary<string, string[]> { ["a"] = ["b"] }; }
/** A table of handlers, as the templates have it. */
public class ByType : ExceptionFilterAttribute
{
    private readonly IDictionary<Type, Action<ExceptionContext>> _handlers;
    public ByType() => _handlers = new Dictionary<Type, Action<ExceptionContext>>
    {
        { typeof(Missing), HandleMissing },
        { typeof(Invalid), HandleInvalid },
    };
    public override void OnException(ExceptionContext context)
    {
        var type = context.Exception.GetType();
        if (_handlers.ContainsKey(type)) _handlers[type].Invoke(context);
        base.OnException(context);
    }
    private void HandleMissing(ExceptionContext context)
    {
        var details = new ProblemDetails { Title = "Missing", Detail = context.Exception.Message };
        context.Result = new NotFoundObjectResult(details);
        context.ExceptionHandled = true;
    }
    private void HandleInvalid(ExceptionContext context)
    {
        var exception = (Invalid)context.Exception;
        context.Result = new UnprocessableEntityObjectResult(new ValidationProblemDetails(exception.Errors));
        context.ExceptionHandled = true;
    }
}
public class TwiceFilter : Attribute, IAsyncExceptionFilter
{
    public Task OnExceptionAsync(ExceptionContext context)
    {
        if (context.Exception is Twice) Answer(context, 409, "twice");
        return Task.CompletedTask;
    }
    private static void Answer(ExceptionContext context, int status, string message) =>
        context.Result = new ObjectResult(new Failure(message)) { StatusCode = status };
}
public class Guard : IAsyncActionFilter
{
    public async Task OnActionExecutionAsync(ActionExecutingContext context, ActionExecutionDelegate next)
    {
        if (!context.HttpContext.Request.Headers.ContainsKey("X-Key"))
        {
            context.Result = new UnauthorizedResult();
            return;
        }
        await next();
    }
}
public class Closed : Attribute, IAuthorizationFilter
{
    public void OnAuthorization(AuthorizationFilterContext context) =>
        context.Result = new StatusCodeResult(StatusCodes.Status503ServiceUnavailable);
}
public class Caught : ActionFilterAttribute
{
    public override void OnActionExecuted(ActionExecutedContext context)
    {
        if (context.Exception is not InvalidOperationException) return;
        context.HttpContext.Response.StatusCode = 418;
        context.Result = new JsonResult(new { reason = "teapot" });
        context.ExceptionHandled = true;
    }
}
[ApiController, Route("a"), TwiceFilter] public class AController : ControllerBase
{
    [HttpGet("missing")] public Thing GetMissing() => throw new Missing("it");
    [HttpGet("invalid")] public Thing GetInvalid() => throw new Invalid();
    [HttpGet("twice")] public Thing GetTwice() => throw new Twice();
    [HttpGet("guarded"), ServiceFilter<Guard>] public Thing GetGuarded() => new(1);
    [HttpGet("closed"), Closed] public Thing GetClosed() => new(1);
    [HttpGet("caught"), Caught] public Thing GetCaught() => throw new InvalidOperationException();
    [HttpGet("own")] public IActionResult GetOwn() => Conflict(new { own = true });
}
[Route("p")] public class PController : ControllerBase
{
    [HttpGet("guarded"), TypeFilter(typeof(Guard))] public Thing GetGuarded() => new(1);
    [HttpGet("missing")] public Thing GetMissing() => throw new Missing("it");
}
