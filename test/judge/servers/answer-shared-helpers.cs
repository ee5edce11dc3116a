// Helpers of a base controller answer with the status that each action gives them.
using System.Net;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddScoped<IAuthority, Authority>();
var app = builder.Build();
app.MapControllers();
app.Run();
public record Group(string Name);
public record ErrorMessage(string Message);
public enum Kind { Fine, Made, Lost, Refused }
public class AuthorityResponse
{
    public ErrorMessage? ErrorMessage { get; }
    public HttpFailureResponse? FailureResponse { get; }
    public bool Success => FailureResponse is null;
    public AuthorityResponse() { }
    public AuthorityResponse(ErrorMessage m, HttpFailureResponse f) { ErrorMessage = m; FailureResponse = f; }
}
public enum HttpFailureResponse { Conflict, NotFound, Gone, Forbidden }
public enum HttpSuccessResponse { Ok, Created, Accepted }
public class AuthorityResponse<T> : AuthorityResponse
{
    public T? Result { get; }
    public HttpSuccessResponse? SuccessResponse { get; }
    public AuthorityResponse(ErrorMessage m, HttpFailureResponse f) : base(m, f) { }
    public AuthorityResponse(T result, HttpSuccessResponse s = HttpSuccessResponse.Ok) { Result = result; SuccessResponse = s; }
}
public interface IAuthority
{
    Task<AuthorityResponse<Group>> Create(string name);
    Task<AuthorityResponse<Group>> Find(string name);
    Task<AuthorityResponse> Delete(string name);
}
public class Authority : IAuthority
{
    public Task<AuthorityResponse<Group>> Create(string name) =>
        Task.FromResult(new AuthorityResponse<Group>(new Group(name), HttpSuccessResponse.Created));
    public async Task<AuthorityResponse<Group>> Find(string name)
    {
        await Task.Yield();
        if (name == "x") return new AuthorityResponse<Group>(new ErrorMessage("gone"), HttpFailureResponse.Gone);
        return new AuthorityResponse<Group>(new Group(name));
    }
    public async Task<AuthorityResponse> Delete(string name)
    {
        await Task.Yield();
        if (name.Length > 2) return new AuthorityResponse(new ErrorMessage("c"), HttpFailureResponse.Conflict);
        return new AuthorityResponse();
    }
}
public abstract class ApiController : ControllerBase
{
    static readonly Dictionary<Kind, HttpStatusCode> Statuses = new()
    {
        [Kind.Fine] = HttpStatusCode.OK, [Kind.Made] = HttpStatusCode.Created, [Kind.Lost] = HttpStatusCode.NotFound,
            [Kind.Refused] = HttpStatusCode.Forbidden,
    };
    protected ObjectResult StatusCode(HttpStatusCode statusCode, object? errorMessage) => StatusCode((int)statusCode, errorMessage);
    protected IActionResult Coded(HttpStatusCode statusCode, object value) => StatusCode((int)statusCode, value);
    protected IActionResult ByKind(Kind kind, object value) => StatusCode((int)Statuses[kind], value);
    protected IActionResult Switched(HttpStatusCode code) => code switch
    {
        HttpStatusCode.OK => Ok(new Group("ok")),
        HttpStatusCode.Created => Created("/x", new Group("made")),
        HttpStatusCode.NotFound => NotFound(new ErrorMessage("lost")),
        _ => StatusCode((int)code, new ErrorMessage("other")),
    };
    protected async Task<IActionResult> Run<T>(Func<Task<T>> run, HttpStatusCode success)
    {
        try { return StatusCode((int)success, await run()); }
        catch (InvalidOperationException) { return StatusCode((int)HttpStatusCode.BadGateway, new ErrorMessage("no")); }
    }
    protected async Task<ActionResult<T>> Wrapped<T>(Task<T> task, int status = 200)
    {
        var value = await task;
        return StatusCode(status, value);
    }
}
public class RestAuthorityInvoker
{
    public async Task<IActionResult> Invoke<T>(ControllerBase controller, Func<IAuthority, Task<AuthorityResponse<T>>> call,
        IAuthority authority)
    {
        var response = await call(authority);
        var error = Error(controller, response);
        if (error != null) return error;
        return CreateSuccessfulActionResult(controller, response.Result, response);
    }
    public async Task<IActionResult> Invoke(ControllerBase controller, Func<IAuthority, Task<AuthorityResponse>> call,
        IAuthority authority)
    {
        var response = await call(authority);
        return Error(controller, response) ?? controller.NoContent();
    }
    static IActionResult? Error(ControllerBase controller, AuthorityResponse response)
    {
        if (response.Success) return null;
        return response.FailureResponse switch
        {
            HttpFailureResponse.Conflict => controller.Conflict(response.ErrorMessage),
            HttpFailureResponse.NotFound => controller.NotFound(response.ErrorMessage),
            HttpFailureResponse.Gone => controller.StatusCode((int)HttpStatusCode.Gone, response.ErrorMessage),
            HttpFailureResponse.Forbidden => controller.Forbid(),
            _ => throw new InvalidOperationException(),
        };
    }
    static IActionResult CreateSuccessfulActionResult<T>(ControllerBase controller, T result, AuthorityResponse<T> response) =>
        response.SuccessResponse switch
    {
        HttpSuccessResponse.Ok => controller.Ok(result),
        HttpSuccessResponse.Created => controller.StatusCode((int)HttpStatusCode.Created, result),
        HttpSuccessResponse.Accepted => controller.StatusCode((int)HttpStatusCode.Accepted, result),
        _ => throw new InvalidOperationException(),
    };
}
[ApiController, Route("c")] public class CController(IAuthority authority) : ApiController
{
    readonly RestAuthorityInvoker invoker = new();
    [HttpGet("coded-ok")] public IActionResult CodedOk() => Coded(HttpStatusCode.OK, new Group("a"));
    [HttpGet("coded-lost")] public IActionResult CodedLost() => Coded(HttpStatusCode.NotFound, new ErrorMessage("a"));
    [HttpGet("own-overload")] public IActionResult OwnOverload() => StatusCode(HttpStatusCode.Locked, new ErrorMessage("a"));
    [HttpGet("kind-made")] public IActionResult KindMade() => ByKind(Kind.Made, new Group("a"));
    [HttpGet("kind-lost")] public IActionResult KindLost() => ByKind(Kind.Lost, new ErrorMessage("a"));
    [HttpGet("switched-ok")] public IActionResult SwitchedOk() => Switched(HttpStatusCode.OK);
    [HttpGet("switched-made")] public IActionResult SwitchedMade() => Switched(HttpStatusCode.Created);
    [HttpGet("switched-other")] public IActionResult SwitchedOther() => Switched(HttpStatusCode.Gone);
    [HttpGet("run-ok")] public Task<IActionResult> RunOk() => Run(() => Task.FromResult(new Group("a")), HttpStatusCode.OK);
    [HttpGet("run-accepted")] public Task<IActionResult> RunAccepted() =>
        Run(async () => { await Task.Yield(); return new Group("a"); }, HttpStatusCode.Accepted);
    [HttpGet("wrapped")] public Task<ActionResult<Group>> WrappedOk() => Wrapped(Task.FromResult(new Group("a")));
    [HttpGet("wrapped-made")] public Task<ActionResult<Group>> WrappedMade() => Wrapped(Task.FromResult(new Group("a")), 201);
    [HttpPost("groups/{name}")] public Task<IActionResult> CreateGroup(string name) =>
        invoker.Invoke(this, one => one.Create(name), authority);
    [HttpGet("groups/{name}")] public Task<IActionResult> Find(string name) => invoker.Invoke(this, one => one.Find(name), authority);
    [HttpDelete("groups/{name}")] public Task<IActionResult> Delete(string name) =>
        invoker.Invoke(this, one => one.Delete(name), authority);
}
