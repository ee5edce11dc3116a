public sealed record GetTask(Guid Id);
public sealed record TaskDto(Guid Id, string Title);
public sealed record NotFoundDto(string Message);
