using Microsoft.AspNetCore.Mvc;
using TaskBoard.Events;
using TaskBoard.Paging;
using Tenon;

namespace TaskBoard.Tasks;

/// <summary>The tasks on the board.</summary>
[ApiController]
[ContractClient]
[Route("api/tasks")]
public sealed class TasksController(TaskStore store) : ControllerBase
{
    /// <summary>Lists tasks, the newest first.</summary>
    /// <param name="state">Only those in this state.</param>
    /// <param name="label">Only those with any of these labels.</param>
    /// <param name="page">The number of the page, from 1.</param>
    /// <param name="pageSize">How many tasks a page holds.</param>
    [HttpGet]
    [ProducesResponseType(typeof(PagedResult<TaskDto>), StatusCodes.Status200OK)]
    public IActionResult List(
        [FromQuery] TaskState? state, [FromQuery] string[]? label, [FromQuery] int page = 1, [FromQuery] int pageSize = 20)
    {
        var found = store.All
            .Where(task => state is null || task.State == state)
            .Where(task => label is null or { Length: 0 } || task.Labels.Any(own => label.Contains(own.Name)))
            .ToList();
        var items = found.Skip((page - 1) * pageSize).Take(pageSize).ToList();
        return Ok(new PagedResult<TaskDto>(items, found.Count, page, pageSize));
    }

    /// <summary>Finds one task.</summary>
    [HttpGet("{id:guid}")]
    [ProducesResponseType(typeof(TaskDto), StatusCodes.Status200OK)]
    [ProducesResponseType(typeof(NotFoundDto), StatusCodes.Status404NotFound)]
    public IActionResult Get(Guid id) => store.Find(id) is { } entry ? Ok(entry.Task) : Missing(id);

    /// <summary>Puts a task on the board.</summary>
    [HttpPost]
    [ProducesResponseType(typeof(TaskDto), StatusCodes.Status201Created)]
    [ProducesResponseType(StatusCodes.Status422UnprocessableEntity)]
    public IActionResult Create([FromBody] CreateTaskRequest request)
    {
        if (string.IsNullOrWhiteSpace(request.Title))
        {
            return UnprocessableEntity();
        }

        var task = store.Add(request);
        return CreatedAtAction(nameof(Get), new { id = task.Id }, task);
    }

    /// <summary>Moves a task to another state. What is done stays done.</summary>
    [HttpPut("{id:guid}/state")]
    [ProducesResponseType(typeof(TaskDto), StatusCodes.Status200OK)]
    [ProducesResponseType(typeof(NotFoundDto), StatusCodes.Status404NotFound)]
    [ProducesResponseType(typeof(ConflictDto), StatusCodes.Status409Conflict)]
    public IActionResult ChangeState(Guid id, [FromBody] ChangeStateRequest request)
    {
        if (store.Find(id) is not { } entry)
        {
            return Missing(id);
        }

        return entry.Task.State == TaskState.Done && request.State != TaskState.Done
            ? Conflict(new ConflictDto(entry.Task.State, request.State, "A task that is done stays done."))
            : Ok(entry.ChangeState(request.State));
    }

    /// <summary>Takes a task off the board.</summary>
    [HttpDelete("{id:guid}")]
    [ProducesResponseType(StatusCodes.Status204NoContent)]
    [ProducesResponseType(typeof(NotFoundDto), StatusCodes.Status404NotFound)]
    public IActionResult Delete(Guid id) => store.Remove(id) ? NoContent() : Missing(id);

    /// <summary>What happened to a task, the oldest first.</summary>
    [HttpGet("{id:guid}/events")]
    [ProducesResponseType(typeof(List<TaskEvent>), StatusCodes.Status200OK)]
    [ProducesResponseType(typeof(NotFoundDto), StatusCodes.Status404NotFound)]
    public IActionResult Events(Guid id) => store.Find(id) is { } entry ? Ok(entry.Events) : Missing(id);

    /// <summary>Puts a file with a task.</summary>
    /// <param name="id">The task.</param>
    /// <param name="file">The file.</param>
    /// <param name="caption">What the file shows.</param>
    [HttpPost("{id:guid}/attachments")]
    [ProducesResponseType(typeof(AttachmentDto), StatusCodes.Status201Created)]
    [ProducesResponseType(typeof(NotFoundDto), StatusCodes.Status404NotFound)]
    public async Task<IActionResult> UploadAsync(Guid id, IFormFile file, [FromForm] string? caption = null)
    {
        if (store.Find(id) is not { } entry)
        {
            return Missing(id);
        }

        using var bytes = new MemoryStream();
        await file.CopyToAsync(bytes);
        var attachment = entry.Attach(file.FileName, file.ContentType, caption, bytes.ToArray());
        return CreatedAtAction(nameof(Download), new { id, attachmentId = attachment.Id }, attachment);
    }

    /// <summary>Fetches a file that was put with a task.</summary>
    [HttpGet("{id:guid}/attachments/{attachmentId:int}")]
    [ProducesResponseType(typeof(FileResult), StatusCodes.Status200OK)]
    [ProducesResponseType(typeof(NotFoundDto), StatusCodes.Status404NotFound)]
    public IActionResult Download(Guid id, int attachmentId)
    {
        var found = store.Find(id)?.Attachments.Find(own => own.Attachment.Id == attachmentId);
        return found is { Attachment: { } attachment, Bytes: { } bytes }
            ? File(bytes, attachment.ContentType, attachment.FileName)
            : Missing(id);
    }

    /// <summary>How many tasks there are in each state and with each label.</summary>
    [HttpGet("summary")]
    public ActionResult<BoardSummary> Summary() => new BoardSummary(
        store.All.GroupBy(task => task.State).ToDictionary(group => group.Key, group => group.Count()),
        store.All.SelectMany(task => task.Labels).GroupBy(label => label.Name).ToDictionary(group => group.Key, group => group.Count()),
        DateTimeOffset.UtcNow);

    private NotFoundObjectResult Missing(Guid id) => NotFound(new NotFoundDto($"There is no task {id}."));
}
