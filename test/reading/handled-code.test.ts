/** Handlers are executed: however a status or a body gets to where it is answered, it is the same answer. */
import { expect, test } from "vitest";
import { operationText } from "./contract-text.js";
import { readWithDiagnostics } from "./read-source.js";

const types = `public record Todo(int Id); public enum Fault { Gone, Taken }
  public class Outcome { public int Status { get; set; } public object? Body { get; set; } }
  public static class Codes {
    public static readonly Dictionary<Fault, int> All = new() { [Fault.Gone] = 410 };
    public static int Of(Fault fault) { int code; if (fault == Fault.Gone) code = 410; else code = 409; return code; }
  }
  public static class Media {
    public static string Of(string? name) { ArgumentNullException.ThrowIfNull(name); return "image/png"; }
  }
  public class Work {
    private int sum;
    public void Run() { for (var i = 0; i < 4000; i++) for (var j = 0; j < 4000; j++) sum += j; }
  }
  public static class Store { public static readonly List<Todo> Todos = new(); }`;

test.each([
  ["a variable", "() => { var code = 409; code++; return Results.StatusCode(code); }", "410 none"],
  ["another class", "() => Results.StatusCode(Codes.Of(Fault.Gone))", "410 none"],
  ["an entry of a dictionary", "() => Results.StatusCode(Codes.All[Fault.Gone])", "410 none"],
  [
    "an object",
    "() => { var made = new Outcome { Status = 409, Body = new Todo(1) }; return Results.Json(made.Body, statusCode: made.Status); }",
    "409 Todo",
  ],
  [
    "a loop of one round",
    "() => { foreach (var code in new[] { 410 }) return Results.StatusCode(code); return Results.Ok(); }",
    "410 none",
  ],
  [
    "the response",
    "(HttpResponse response) => { var set = (int code) => response.StatusCode = code; set(410); }",
    "410 none",
  ],
  ["a helper that throws", "() => Results.File(new byte[0], Media.Of(null))", "200 file"],
  [
    "long work on an object that nobody looks at",
    "() => { var made = new Work(); made.Run(); return Results.NoContent(); }",
    "204 none",
  ],
  // Requests before may have filled what start-up leaves empty.
  [
    "a store that is empty at first",
    "() => Store.Todos.FirstOrDefault() is { } todo ? Results.Ok(todo) : Results.NotFound()",
    "200 Todo, 404 none",
  ],
])("the answer by way of %s", (_, handler, expected) => {
  const source = `var app = WebApplication.Create(args); app.MapGet("/a", ${handler}); app.Run(); ${types}`;
  const { contract } = readWithDiagnostics(source, { served: { include: [], exclude: [] } });
  const [operation] = contract.services.flatMap(({ operations }) => operations);
  expect(operation && operationText(operation, contract)).toContain(expected);
});
