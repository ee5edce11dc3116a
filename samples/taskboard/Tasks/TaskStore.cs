using System.Collections.Concurrent;
using TaskBoard.Events;

namespace TaskBoard.Tasks;

/// <summary>The board, in memory.</summary>
public sealed class TaskStore
{
    private readonly ConcurrentDictionary<Guid, Entry> _entries = new();

    public IReadOnlyList<TaskDto> All =>
        [.. _entries.Values.Select(entry => entry.Task).OrderByDescending(task => task.CreatedAt).ThenBy(task => task.Id)];

    public Entry? Find(Guid id) => _entries.GetValueOrDefault(id);

    public TaskDto Add(CreateTaskRequest request)
    {
        var task = new TaskDto(
            Guid.NewGuid(),
            request.Title,
            request.Description,
            TaskState.Open,
            request.Priority,
            request.Assignee,
            request.Labels ?? [],
            DateTime.UtcNow,
            request.DueOn);
        var entry = new Entry(task);
        entry.Events.Add(new TaskCreated(DateTimeOffset.UtcNow, task.Title));
        _entries[task.Id] = entry;
        return task;
    }

    public bool Remove(Guid id) => _entries.TryRemove(id, out _);

    public sealed class Entry(TaskDto task)
    {
        public TaskDto Task { get; private set; } = task;

        public List<TaskEvent> Events { get; } = [];

        public List<(AttachmentDto Attachment, byte[] Bytes)> Attachments { get; } = [];

        public TaskDto ChangeState(TaskState state)
        {
            lock (Events)
            {
                Events.Add(new TaskStateChanged(DateTimeOffset.UtcNow, Task.State, state));
                return Task = Task with { State = state };
            }
        }

        public AttachmentDto Attach(string fileName, string contentType, string? caption, byte[] bytes)
        {
            lock (Attachments)
            {
                var attachment = new AttachmentDto(Attachments.Count + 1, fileName, contentType, bytes.Length, caption);
                Attachments.Add((attachment, bytes));
                Events.Add(new FileAttached(DateTimeOffset.UtcNow, fileName));
                return attachment;
            }
        }
    }
}
