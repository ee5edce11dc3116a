using Tenon;

namespace Acme.Tasks;

public sealed record TaskPatch(Optional<string?> Title, Optional<int> Estimate, Optional<List<string>?> Tags = default)
{
    /// <summary>Who does it. Null gives it back.</summary>
    public Optional<Assignee?> Assignee { get; init; }
}

public sealed record Assignee(string Name, string? Team);

public sealed record TaskDto(Guid Id, string Title, Optional<string> Note);

[Contract]
public static class TasksContract
{
    public static readonly Operation<TaskPatch, TaskDto> Change = Define.Patch<TaskPatch, TaskDto>("/api/tasks/{id:guid}");
}
