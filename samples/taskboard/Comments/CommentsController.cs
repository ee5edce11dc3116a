using Microsoft.AspNetCore.Mvc;
using TaskBoard.Tasks;
using Tenon;

namespace TaskBoard.Comments;

/// <summary>Remarks on tasks.</summary>
[ApiController]
[ContractClient]
[Route("api/tasks/{taskId:guid}/[controller]")]
public sealed class CommentsController(CommentStore comments, TaskStore tasks) : ControllerBase
{
    /// <summary>The remarks on a task, the oldest first.</summary>
    [HttpGet]
    public ActionResult<IReadOnlyList<CommentDto>> List(Guid taskId) => Ok(comments.On(taskId));

    /// <summary>Makes a remark on a task.</summary>
    [HttpPost]
    [ProducesResponseType<CommentDto>(StatusCodes.Status201Created)]
    [ProducesResponseType<NotFoundDto>(StatusCodes.Status404NotFound)]
    public IActionResult Add(Guid taskId, AddCommentRequest request) =>
        tasks.Find(taskId) is null
            ? NotFound(new NotFoundDto($"There is no task {taskId}."))
            : StatusCode(StatusCodes.Status201Created, comments.Add(taskId, request));
}
