/** Whose JSON settings write an answer. What the server does is judged in test/live/answers. */
import { expect, test } from "vitest";
import { operationText, typesText } from "./contract-text.js";
import { readWithDiagnostics } from "./read-source.js";

const more = `public enum State { New, DoneDone } public record Inner(string FirstName); public record Dto(State S, Inner FirstInner);
public static class Opt { public static readonly JsonSerializerOptions Snake = new() { PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower };
  public static T Same<T>(T value) => value; }
[ApiController, Route("c")] public class CController : ControllerBase {
  [HttpGet("a")] public Dto A() => null!;
  [HttpGet("b")] [ProducesResponseType<Dto>(200)] public IResult B() => Results.Ok(new Dto(State.New, new("x")));
  [HttpGet("c/{id}")] [ProducesResponseType<Dto>(200)] public IActionResult C(int id) =>
    id == 0 ? new JsonResult(new Dto(State.New, new("x")), Opt.Snake) : Ok(new Dto(State.New, new("x")));
}`;

const setUp =
  "builder.Services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.Converters.Add(new JsonStringEnumConverter()));";

function read(statements: string, given = setUp) {
  const { contract, diagnostics } = readWithDiagnostics(
    {
      "Program.cs": `var builder = WebApplication.CreateBuilder(args); ${given}\nvar app = builder.Build(); app.MapControllers(); ${statements}\napp.Run();`,
      "Types.cs": more,
    },
    { served: { include: [], exclude: [] } },
  );
  const answers = contract.services.flatMap(({ operations }) =>
    operations.map((operation) => operationText(operation, contract).replace(/^.* \//, "/")),
  );
  return { answers, types: typesText(contract), told: diagnostics.map(({ code }) => code) };
}

test("a type is emitted once for each way in which it is written", () => {
  const { answers, types, told } = read(
    `app.MapGet("/m/a", () => new Dto(State.New, new("x")));
app.MapGet("/m/b", () => Results.Json(new Dto(State.New, new("x")), Opt.Snake));`,
  );
  expect(answers).toEqual([
    "/c/a → 200 Dto",
    "/c/b → 200 DtoHttp",
    "/c/c/{id} → 200 CCAnswerBody, 400 ValidationProblemDetails",
    "/m/a → 200 DtoHttp",
    "/m/b → 200 DtoJson",
  ]);
  expect(types.map((text) => text.split(" ")[0])).toEqual([
    "CCAnswerBody",
    "Dto",
    "DtoHttp",
    "DtoJson",
    "Inner",
    "InnerJson",
    "ValidationProblemDetails",
    "State",
    "StateHttp",
  ]);
  expect(told).toEqual([]);
});

test("settings that write the same have one type", () => {
  const { types } = read(
    'app.MapGet("/m/a", () => new Dto(State.New, new("x")));',
    "builder.Services.AddControllers();",
  );
  expect(types.map((text) => text.split(" ")[0])).toEqual([
    "CCAnswerBody",
    "Dto",
    "DtoJson",
    "Inner",
    "InnerJson",
    "ValidationProblemDetails",
    "State",
  ]);
});

test.each([
  [
    "set before use",
    '() => { var o = new JsonSerializerOptions(); o.PropertyNamingPolicy = JsonNamingPolicy.KebabCaseLower; return Results.Json(new Inner(""), o); }',
    "first-name",
  ],
  ["given to a helper", '() => Write(new Inner(""), JsonNamingPolicy.SnakeCaseUpper)', "FIRST_NAME"],
  [
    "defaults of the web",
    '() => Results.Json(new Inner(""), new JsonSerializerOptions(JsonSerializerDefaults.Web))',
    "firstName",
  ],
  [
    "copied from what a helper gives",
    '() => Results.Json(new Inner(""), new JsonSerializerOptions(Opt.Same(JsonSerializerOptions.Web)) { PropertyNamingPolicy = JsonNamingPolicy.KebabCaseUpper })',
    "FIRST-NAME",
  ],
  ["null", '() => Results.Json(new Inner(""), (JsonSerializerOptions?)null)', "firstName"],
])("options of one answer: %s", (_, handler, name) => {
  const { types } = read(
    `app.MapGet("/m/only", ${handler}); static IResult Write<T>(T value, JsonNamingPolicy policy) => Results.Json(value, new JsonSerializerOptions { PropertyNamingPolicy = policy });`,
  );
  expect(types.filter((text) => text.startsWith("Inner")).join()).toContain(name);
});
