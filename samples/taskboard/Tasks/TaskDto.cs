namespace TaskBoard.Tasks;

/// <summary>A task on the board.</summary>
public sealed record TaskDto(
    Guid Id,
    string Title,
    string? Description,
    TaskState State,
    Priority Priority,
    Email? Assignee,
    List<Label> Labels,
    DateTime CreatedAt,
    DateOnly? DueOn);

/// <summary>Where a task stands.</summary>
public enum TaskState
{
    /// <summary>Nobody has begun.</summary>
    Open,

    /// <summary>Somebody is at it.</summary>
    InProgress,

    /// <summary>It is finished.</summary>
    Done,
}

/// <summary>How urgent a task is.</summary>
public enum Priority
{
    Low,
    Normal,
    High,
}

/// <summary>An e-mail address.</summary>
public sealed record Email(string Value);

/// <summary>A word that groups tasks.</summary>
public sealed record Label(string Name);
