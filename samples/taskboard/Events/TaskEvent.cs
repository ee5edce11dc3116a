using System.Text.Json.Serialization;
using TaskBoard.Tasks;

namespace TaskBoard.Events;

/// <summary>Something that happened to a task.</summary>
[JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")]
[JsonDerivedType(typeof(TaskCreated), "created")]
[JsonDerivedType(typeof(TaskStateChanged), "stateChanged")]
[JsonDerivedType(typeof(FileAttached), "fileAttached")]
public abstract record TaskEvent(DateTimeOffset At);

public sealed record TaskCreated(DateTimeOffset At, string Title) : TaskEvent(At);

public sealed record TaskStateChanged(DateTimeOffset At, TaskState From, TaskState To) : TaskEvent(At);

public sealed record FileAttached(DateTimeOffset At, string FileName) : TaskEvent(At);
