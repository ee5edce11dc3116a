using System.ComponentModel.DataAnnotations;

namespace Cases.Contracts.Web;

// The shapes of the web framework's attributes, so that these cases need no package.
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true)]
public class RouteAttribute(string template) : Attribute
{
    public string Template => template;
    public string? Name { get; set; }
    public int Order { get; set; }
}

public abstract class HttpMethodAttribute(IEnumerable<string> methods, string? template = null) : Attribute
{
    public IEnumerable<string> Methods => methods;
    public string? Template => template;
    public string? Name { get; set; }
}

[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public class HttpGetAttribute : HttpMethodAttribute
{
    private static readonly IEnumerable<string> supported = ["GET"];
    public HttpGetAttribute() : base(supported) { }
    public HttpGetAttribute(string template) : base(supported, template) { }
}

[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public class HttpPostAttribute(string? template = null) : HttpMethodAttribute(["POST"], template);

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true)]
public class ProducesResponseTypeAttribute : Attribute
{
    public ProducesResponseTypeAttribute(int statusCode) : this(typeof(void), statusCode) { }
    public ProducesResponseTypeAttribute(Type type, int statusCode) => (Type, StatusCode) = (type, statusCode);
    public ProducesResponseTypeAttribute(Type type, int statusCode, string contentType, params string[] additional)
        : this(type, statusCode) { }
    public Type Type { get; set; }
    public int StatusCode { get; set; }
}

public class FromQueryAttribute : Attribute { public string? Name { get; set; } }
public class FromBodyAttribute : Attribute { public bool AllowEmpty { get; set; } }
public class FromRouteAttribute : FromQueryAttribute;
public class ContractClientAttribute : Attribute;
public static class StatusCodes { public const int Status200OK = 200, Status201Created = 201, Status404NotFound = 404; }
public interface IActionResult;
public class ActionResult<T> : IActionResult { public static implicit operator ActionResult<T>(T value) => new(); }
public abstract class ControllerBase
{
    protected IActionResult Ok(object? value = null) => null!;
    protected IActionResult NotFound() => null!;
}

[ContractClient, Route("api/tasks")]
[Route("api/v{version:int}/[controller]", Name = "versioned", Order = 2)]
public sealed class TasksController(ITaskStore store, CancellationToken stopping = default) : ControllerBase
{
    private const string ById = "{id:guid}";

    [HttpGet]
    [ProducesResponseType(typeof(Page<TaskDto>), StatusCodes.Status200OK)]
    public async Task<ActionResult<Page<TaskDto>>> List([FromQuery] int page = 1,
        [FromQuery(Name = "page-size"), Range(1, 100)] int? pageSize = null, [FromQuery] TaskState[]? state = null)
        => await store.List(page, pageSize ?? 20, state ?? [], stopping);

    [HttpGet(ById)]
    [ProducesResponseType(typeof(TaskDto), 200)]
    [ProducesResponseType(typeof(NotFoundDto), StatusCodes.Status404NotFound, "application/json", "text/json")]
    public IActionResult Get(Guid id) => store.Find(id) is { } found ? Ok(found) : NotFound();

    [HttpPost(template: ById + "/children", Name = nameof(Create))]
    [ProducesResponseType(typeof(TaskDto), StatusCodes.Status201Created)]
    [ProducesResponseType(422)]
    public Task<TaskDto> Create([FromRoute] Guid id, [FromBody] CreateTask body, CancellationToken cancel)
        => Task.FromResult(new TaskDto(id, body.Title, TaskState.Open, null));

    [NonAction] public void Helper() { }
}

public class NonActionAttribute : Attribute;
public sealed record TaskDto(Guid Id, string Title, TaskState State, DateOnly? Due);
public sealed record CreateTask([Required] string Title, IReadOnlyDictionary<string, string?>? Labels = null);
public sealed record NotFoundDto(string Code, string Message);
public interface ITaskStore
{
    Task<Page<TaskDto>> List(int page, int size, TaskState[] states, CancellationToken cancel);
    TaskDto? Find(Guid id);
}
