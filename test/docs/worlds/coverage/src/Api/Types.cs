using System.ComponentModel.DataAnnotations;
using Tenon;

namespace Acme.Tasks
{
    public enum Status { Open, Done }

    public sealed record Email(string Value);

    public sealed record TaskDto(Guid Id, string Title, Status Status, Email? Assignee, DateTimeOffset CreatedAt);

    public sealed record CreateTask([property: StringLength(200, MinimumLength = 1)] string Title, Email? Assignee = null);

    [ContractObject]
    public sealed record NotFoundDto(string Message);

    public sealed class TaskStore
    {
        private readonly Dictionary<Guid, TaskDto> tasks = [];

        public TaskDto? Find(Guid id) => tasks.GetValueOrDefault(id);

        public TaskDto Add(CreateTask input)
        {
            var task = new TaskDto(Guid.NewGuid(), input.Title, Status.Open, input.Assignee, DateTimeOffset.UtcNow);
            return tasks[task.Id] = task;
        }
    }
}

namespace Acme.Paging
{
    public sealed record PagedResult<T>(IReadOnlyList<T> Items, int TotalCount, int Page, int PageSize);
}
