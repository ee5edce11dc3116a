/** Answers whose value was tested for null before. What a test says is judged by Roslyn in test/csharp/nulls.dotnet.test.ts. */
import { describe, expect, test } from "vitest";
import { readWithDiagnostics } from "./read-source.js";

function success(source: string) {
  const { contract, diagnostics } = readWithDiagnostics(source, { served: { include: [], exclude: [] } });
  expect(diagnostics.filter(({ code }) => code !== "TN2309")).toEqual([]);
  const [operation] = contract.services.flatMap((service) => service.operations);
  const found = operation?.responses.find(({ status }) => status.kind === "code" && status.code === 200);
  return found?.content.kind === "json" ? found.content.type.kind : found?.content.kind;
}

const types =
  "public record Todo(int Id); public static class Store { public static Task<Todo?> Find(int id) => null!; public static int? Count() => 1; }";

describe("of a minimal API", () => {
  test.each([
    [
      "async (int id) => { var todo = await Store.Find(id); return todo is null ? Results.NotFound() : Results.Ok(todo); }",
      "reference",
    ],
    [
      "async (int id) => { var todo = await Store.Find(id); if (todo == null) return Results.NotFound(); return Results.Ok(todo); }",
      "reference",
    ],
    [
      "async (int id) => { var todo = await Store.Find(id); if (todo is null) throw new Exception(); return todo; }",
      "reference",
    ],
    [
      "async (int id) => { var todo = await Store.Find(id); if (todo is null) throw new Exception(); return TypedResults.Ok(todo); }",
      "reference",
    ],
    ["async (int id) => await Store.Find(id) is { } todo ? Results.Ok(todo) : Results.NotFound()", "reference"],
    ["async (int id) => await Store.Find(id) is Todo todo ? Results.Ok(todo) : Results.NotFound()", "reference"],
    [
      "() => { var count = Store.Count(); if (!count.HasValue) return Results.NotFound(); return Results.Ok(count); }",
      "primitive",
    ],
    ["async (int id) => { var todo = await Store.Find(id); return Results.Ok(todo); }", "nullable"],
    [
      "async (int id) => { var todo = await Store.Find(id); if (id == 0) return Results.NotFound(); return Results.Ok(todo); }",
      "nullable",
    ],
    ["async (int id) => { var todo = await Store.Find(id); return todo; }", "nullable"],
    [
      "async (int id) => { var todo = await Store.Find(id); if (todo is null) return Results.NotFound(); todo = await Store.Find(id); return Results.Ok(todo); }",
      "nullable",
    ],
  ])("%s", (handler, expected) => {
    expect(success(`var app = WebApplication.Create(args); app.MapGet("/a", ${handler}); app.Run(); ${types}`)).toBe(
      expected,
    );
  });
});

describe("of a controller", () => {
  test.each([
    ["var todo = await Store.Find(id); return todo is null ? NotFound() : Ok(todo);", "reference"],
    ["var todo = await Store.Find(id); if (todo is not null) { return Ok(todo); } return NotFound();", "reference"],
    ["var todo = await Store.Find(id); return todo switch { null => NotFound(), _ => Ok(todo) };", "reference"],
    ["return Answer(await Store.Find(id));", "reference"],
    ["var todo = await Store.Find(id); return Ok(todo);", "nullable"],
  ])("%s", (body, expected) => {
    const helper = "private IActionResult Answer(Todo? found) => found == null ? NotFound() : Ok(found);";
    const action = `[HttpGet("{id}")] public async Task<IActionResult> Get(int id) { ${body} }`;
    expect(
      success(`[ApiController, Route("a")] public class A : ControllerBase { ${action} ${helper} } ${types}`),
    ).toBe(expected);
  });
});
