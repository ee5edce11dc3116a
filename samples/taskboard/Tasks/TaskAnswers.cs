namespace TaskBoard.Tasks;

/// <summary>Said with 404.</summary>
public sealed record NotFoundDto(string Message);

/// <summary>Said with 409: the task cannot go from the one state to the other.</summary>
public sealed record ConflictDto(TaskState From, TaskState To, string Reason);

/// <summary>A file that was put with a task.</summary>
public sealed record AttachmentDto(int Id, string FileName, string ContentType, long Size, string? Caption);

/// <summary>How many tasks there are in each state.</summary>
public sealed record BoardSummary(Dictionary<TaskState, int> ByState, Dictionary<string, int> ByLabel, DateTimeOffset TakenAt);
