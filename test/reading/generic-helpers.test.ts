/** Answers that a generic helper makes: the types that a call does not write follow from its arguments. */
import { expect, test } from "vitest";
import type { TypeUse } from "../../src/contract/type-use.js";
import { readWithDiagnostics } from "./read-source.js";

const helpers = `public record Todo(string Title); public record Envelope<T>(T Data);
  public class Result<T> { public bool IsOk { get; set; } public T Value { get; set; } = default!; }
  public static class Helpers {
    public static IResult Wrap<T>(T data) => Results.Ok(new Envelope<T>(data));
    public static IResult Twice<T>(T data) => Wrap(new Envelope<T>(data));
    public static IResult ToHttp<T>(this Result<T> result) => result.IsOk ? Results.Ok(result.Value) : Results.NotFound();
    public static IResult Each<T>(IEnumerable<T> all) => Results.Ok(new Envelope<T[]>(all.ToArray()));
    public static IResult Round<T>(T data, int times) => times == 0 ? Results.Ok(data) : Round(data, times - 1); }`;

test.each([
  ['Helpers.Wrap(new Todo("a"))', "Envelope<Todo>"],
  ["Helpers.Wrap(1)", "Envelope<int32>"],
  ["Helpers.Wrap<object>(1)", "Envelope<unknown>"],
  ['Helpers.Twice(new Todo("a"))', "Envelope<Envelope<Todo>>"],
  ["new Result<Todo>().ToHttp()", "Todo"],
  ["Helpers.Each(new List<Todo>())", "Envelope<array<Todo>>"],
  ['Helpers.Round(new Todo("a"), 3)', "Todo"],
])("%s answers %s", (call, expected) => {
  const source = `var app = WebApplication.Create(args); app.MapGet("/a", () => ${call}); app.Run(); ${helpers}`;
  const { contract } = readWithDiagnostics(source, { served: { include: [], exclude: [] } });
  const [response] = contract.services.flatMap(({ operations }) => operations.flatMap((one) => one.responses));
  expect(response?.content.kind === "json" ? textOf(response.content.type) : response?.content.kind).toBe(expected);
});

function textOf(use: TypeUse): string {
  if (use.kind === "array") return `array<${textOf(use.element)}>`;
  if (use.kind === "primitive") return use.name;
  if (use.kind !== "reference") return use.kind;
  const plain = use.id.replace(/`.*$/, "");
  return use.typeArguments.length === 0 ? plain : `${plain}<${use.typeArguments.map(textOf).join(", ")}>`;
}
