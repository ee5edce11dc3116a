using Microsoft.AspNetCore.Mvc;

namespace Tenon.Benchmarks;

[ApiController]
public sealed class AnswersController : ControllerBase
{
    internal static byte[] Image { get; } = new byte[4_096];

    internal static TaskDto Task { get; } = new(1, "Write the guide", DateTimeOffset.UnixEpoch, ["docs", "library"]);

    internal static List<TaskDto> Tasks { get; } =
        [.. Enumerable.Range(1, 100).Select(id => new TaskDto(id, $"Task {id}", DateTimeOffset.UnixEpoch, ["docs", "library"]))];

    internal static List<LimitedTaskDto> LimitedTasks { get; } =
        [.. Tasks.Select(task => new LimitedTaskDto(task.Id, task.Title, task.Due, [.. task.Labels]))];

    internal static ImageNotFound Missing { get; } = new("format", "There is no such format.");

    [HttpGet("/mvc/hand/file")]
    public IActionResult HandFile() => File(Image, "image/png");

    [HttpGet("/mvc/tenon/file")]
    public IActionResult TenonFile() =>
        AnswersContract.Image.Bind(new GetImage("png")).File(Image, contentType: "image/png").ToActionResult();

    [HttpGet("/mvc/hand/ok")]
    public IActionResult HandOk() => Ok(Task);

    [HttpGet("/mvc/tenon/ok")]
    public IActionResult TenonOk() => AnswersContract.Task.Bind(new GetTask(1)).Success(Task).ToActionResult();

    [HttpGet("/mvc/hand/list")]
    public IActionResult HandList() => Ok(Tasks);

    [HttpGet("/mvc/tenon/list")]
    public IActionResult TenonList() => AnswersContract.Tasks.Bind().Success(Tasks).ToActionResult();

    [HttpGet("/mvc/hand/limits")]
    public IActionResult HandLimits() => Ok(LimitedTasks);

    [HttpGet("/mvc/tenon/limits")]
    public IActionResult TenonLimits() => AnswersContract.LimitedTasks.Bind().Success(LimitedTasks).ToActionResult();

    [HttpGet("/mvc/hand/404")]
    public IActionResult HandMissing() => NotFound(Missing);

    [HttpGet("/mvc/tenon/404")]
    public IActionResult TenonMissing() => AnswersContract.Image.Bind(new GetImage("bmp")).Respond(404, Missing).ToActionResult();
}
