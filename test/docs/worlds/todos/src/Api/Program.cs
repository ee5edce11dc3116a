using Acme.Api.Models;

var app = WebApplication.CreateBuilder(args).Build();

app.MapGet("/todos", (int page = 1, string? q = null) => new List<Todo> { new(page, q ?? "", false) });
app.MapGet("/todos/{id:int}", (int id) => id == 1 ? Results.Ok(new Todo(id, "Write docs", false)) : Results.NotFound());
app.MapPost("/todos", (NewTodo todo) => Results.Created("/todos/2", new Todo(2, todo.Title, false)));

app.Run();
