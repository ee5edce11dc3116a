namespace Acme.Api.Models;

public sealed record Todo(int Id, string Title, bool Done);

public sealed record NewTodo(string Title, bool Urgent = false);
