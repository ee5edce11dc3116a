using System.ComponentModel.DataAnnotations;

namespace TaskBoard.Tasks;

/// <summary>A task that is to be put on the board.</summary>
/// <param name="Title">What is to be done.</param>
/// <param name="Description">The same in more words.</param>
/// <param name="Priority">How urgent it is.</param>
/// <param name="Labels">What it belongs to.</param>
public sealed record CreateTaskRequest(
    [Required, StringLength(200, MinimumLength = 1)] string Title,
    string? Description,
    Email? Assignee,
    DateOnly? DueOn,
    Priority Priority = Priority.Normal,
    List<Label>? Labels = null);

/// <summary>The state a task is to have.</summary>
public sealed record ChangeStateRequest(TaskState State);
