/** Answers that a generic helper makes: the types that a call does not write follow from its arguments. */
import { expect, test } from "vitest";
import { mapOperationUses } from "../../src/contract/operation.js";
import type { TypeUse } from "../../src/contract/type-use.js";
import { refuseTypeParameters } from "../../src/reading/contract/free-type-parameters.js";
import { readWithDiagnostics } from "./read-source.js";

const helpers = `public record Todo(string Title); public record Envelope<T>(T Data);
  public class Result<T> { public bool IsOk { get; set; } public T Value { get; set; } = default!; }
  public static class Helpers {
    public static IResult Wrap<T>(T data) => Results.Ok(new Envelope<T>(data));
    public static IResult Twice<T>(T data) => Wrap(new Envelope<T>(data));
    public static Result<T> Some<T>() => JsonSerializer.Deserialize<Result<T>>(Console.ReadLine()!)!;
    public static IResult ToHttp<T>(this Result<T> result) => result.IsOk ? Results.Ok(result.Value) : Results.NotFound();
    public static IResult Each<T>(IEnumerable<T> all) => Results.Ok(new Envelope<T[]>(all.ToArray()));
    public static IResult Round<T>(T data, int times) => times == 0 ? Results.Ok(data) : Round(data, times - 1); }`;

test.each([
  ['Helpers.Wrap(new Todo("a"))', "Envelope<Todo>"],
  ["Helpers.Wrap(1)", "Envelope<int32>"],
  ["Helpers.Wrap<object>(1)", "Envelope<unknown>"],
  ['Helpers.Twice(new Todo("a"))', "Envelope<Envelope<Todo>>"],
  ["Helpers.Some<Todo>().ToHttp()", "Todo"],
  ["Helpers.Each(new List<Todo>())", "Envelope<array<Todo>>"],
  ['Helpers.Round(new Todo("a"), 3)', "Todo"],
])("%s answers %s", (call, expected) => {
  const source = `var app = WebApplication.Create(args); app.MapGet("/a", () => ${call}); app.Run(); ${helpers}`;
  const { contract } = readWithDiagnostics(source, { served: { include: [], exclude: [] } });
  const [response] = contract.services.flatMap(({ operations }) => operations.flatMap((one) => one.responses));
  expect(response?.content.kind === "json" ? textOf(response.content.type) : response?.content.kind).toBe(expected);
});

const served = { served: { include: [], exclude: [] } };

test.each([
  [
    "a library whose users give the types",
    `public record Page<T>(T[] Items); public static class Crud { public static void Map<T>(IEndpointRouteBuilder app) where T : class {
      app.MapPost("/x", (T item) => item); app.MapPut("/y", (Page<T> item) => Results.Ok(item)); } }`,
    ["TN2261", "TN2261"],
  ],
  [
    "a module that only the configuration names",
    `var app = WebApplication.Create(args); ((IModule)Activator.CreateInstance(Type.GetType(args[0])!)!).Map(app); app.Run();
     public interface IModule { void Map(WebApplication app); }
     public class Module<T> : IModule { public void Map(WebApplication app) { app.MapGet("/a", Get); } T Get() => default!; }`,
    ["TN2261"],
  ],
])("%s: no type parameter is left, and that is said", (_, source, expected) => {
  const { contract, diagnostics } = readWithDiagnostics(source, served);
  expect(contract.services.flatMap(({ operations }) => operations)).toHaveLength(expected.length);
  expect(diagnostics.map(({ code }) => code).filter((code) => code === "TN2261")).toEqual(expected);
});

test("a type parameter that reading leaves behind is an internal error", () => {
  const source = 'var app = WebApplication.Create(args); app.MapGet("/a", () => 1); app.Run();';
  const { contract } = readWithDiagnostics(source, served);
  const open: TypeUse = { kind: "array", element: { kind: "typeParameter", name: "T" } };
  const services = contract.services.map((service) => ({
    ...service,
    operations: service.operations.map((one) => mapOperationUses(one, () => open)),
  }));
  expect(() => refuseTypeParameters(contract)).not.toThrow();
  expect(() => refuseTypeParameters({ ...contract, services })).toThrow("type parameter T");
});

function textOf(use: TypeUse): string {
  if (use.kind === "array") return `array<${textOf(use.element)}>`;
  if (use.kind === "primitive") return use.name;
  if (use.kind !== "reference") return use.kind;
  const plain = use.id.replace(/`.*$/, "");
  return use.typeArguments.length === 0 ? plain : `${plain}<${use.typeArguments.map(textOf).join(", ")}>`;
}
