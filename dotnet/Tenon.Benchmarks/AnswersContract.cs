using System.ComponentModel.DataAnnotations;

namespace Tenon.Benchmarks;

[Contract]
public static class AnswersContract
{
    public static readonly FileOperation<GetImage> Image = Define.File<GetImage>("/image/{format}")
        .ContentType("image/png")
        .ContentType("image/jpeg")
        .ContentType("image/webp")
        .Returns<ImageNotFound>(404);

    public static readonly Operation<List<TaskDto>> Tasks = Define.Get<List<TaskDto>>("/tasks");

    public static readonly Operation<List<LimitedTaskDto>> LimitedTasks = Define.Get<List<LimitedTaskDto>>("/limited");

    public static readonly Operation<GetTask, TaskDto> Task = Define.Get<GetTask, TaskDto>("/task/{id}").Returns<ImageNotFound>(404);
}

public sealed record GetImage(string Format);

public sealed record GetTask(int Id);

public sealed record ImageNotFound(string Code, string Message);

public sealed record TaskDto(int Id, string Title, DateTimeOffset Due, IReadOnlyList<string> Labels);

public sealed record LimitedTaskDto(
    [Range(1, 10_000)] int Id, [StringLength(80, MinimumLength = 1)] string Title, DateTimeOffset Due, [MaxLength(10)] List<string> Labels);
