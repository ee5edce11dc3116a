using Microsoft.AspNetCore.Mvc;

namespace Settings;

/// <summary>Which controller answered, and to which version.</summary>
public record Answer(string By, string? Version);

public abstract class AnsweringController : ControllerBase
{
    protected Answer Answered(string? version = null) =>
        new(GetType().Name, version ?? HttpContext.GetRequestedApiVersion()?.ToString());
}

[ApiController, ApiVersion("1.0"), Route("todos")]
public class TodosController : AnsweringController
{
    [HttpGet]
    public Answer Get() => Answered();
}

[ApiController, ApiVersion("2.0"), ApiVersion("2.1"), Route("todos")]
public class Todos2Controller : AnsweringController
{
    [HttpGet]
    public Answer Get() => Answered();

    [HttpGet("{id:int}"), MapToApiVersion("2.1")]
    public Answer GetOne(int id) => Answered();
}

[ApiController, ApiVersion("1.0"), ApiVersion("2.0"), Route("v{version:apiVersion}/routed")]
public class RoutedController : AnsweringController
{
    [HttpGet]
    public Answer Get() => Answered();

    /// <summary>A parameter of its own that is called like the segment, as a version of something else.</summary>
    [HttpGet("release")]
    public Answer Release([FromQuery(Name = "release")] string version) => Answered(version);

    [HttpGet("second"), MapToApiVersion("2.0")]
    public Answer Second() => Answered();
}

[ApiController, ApiVersionNeutral, Route("neutral")]
public class NeutralController : AnsweringController
{
    [HttpGet]
    public Answer Get() => Answered("any");
}

[ApiController, Route("plain")]
public class PlainController : AnsweringController
{
    [HttpGet]
    public Answer Get() => Answered();
}
