/** An action whose return type says which values it returns: its code is followed for results, and for nothing else. */
import { describe, expect, test } from "vitest";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { hostPrefixes } from "../../src/host/function-apps.js";
import { readContract } from "../../src/reading/contract/read-contract.js";
import { readProgram } from "../../src/reading/program-reading.js";
import { operationText } from "./contract-text.js";
import { defaultReadingOptions } from "./default-options.js";
import { parsedMethods } from "./parsed-methods.js";
import { readWithDiagnostics, type Source, workspaceOf } from "./read-source.js";

const served = { include: [], exclude: [] };

const controller = (members: string, more = ""): Source => ({
  "Program.cs": "var app = WebApplication.CreateBuilder(args).Build(); app.MapControllers(); app.Run();",
  "Todos.cs": `namespace Acme; public record Todo(int Id, string Title); ${more}
    [ApiController, Route("todos")] public class TodosController : ControllerBase { ${members} }`,
});

function answersOf(members: string, more?: string) {
  const { contract, diagnostics } = readWithDiagnostics(controller(members, more), { served });
  const operations = contract.services.flatMap((one) =>
    one.operations.map((operation) => operationText(operation, contract)),
  );
  return { answers: operations.map((text) => text.split(" → ")[1]), told: diagnostics.map(({ code }) => code) };
}

describe("what the code answers beside the declared value", () => {
  const look = 'Todo Look() { return new Todo(1, ""); }';

  test.each<[title: string, members: string, expected: string, more?: string]>([
    ["the value alone", `[HttpGet] public Todo Get() { return Look(); } ${look}`, "200 Todo"],
    [
      "results beside it",
      `[HttpGet] public async Task<ActionResult<Todo>> Get(int id) { if (id == 0) return NotFound(); if (id == 1) return BadRequest("no"); return await Later(); } Task<Todo> Later() => Task.FromResult(Look()); ${look}`,
      "200 Todo, 400 TodosGetAnswer400Body, 404 ProblemDetails",
    ],
    [
      "results through a helper and a local",
      `[HttpGet] public ActionResult<Todo> Get(int id) { var made = id == 0 ? Refuse() : Look(); return made; } ActionResult<Todo> Refuse() => Conflict(); ${look}`,
      "200 Todo, 409 ProblemDetails, 400 ValidationProblemDetails",
    ],
    [
      "results behind object",
      `[HttpGet] public object Get(int id) { if (id == 0) return NotFound(); return Look(); } ${look}`,
      "200 Todo, 404 ProblemDetails, 400 ValidationProblemDetails",
    ],
    [
      "results behind an interface",
      `[HttpGet] public IThing Get(int id) { if (id == 0) return new Refused { StatusCode = 418 }; return new Thing(); }`,
      "200 IThing, 418 none, 400 ValidationProblemDetails",
      "public interface IThing { } public class Thing : IThing { } public class Refused : ObjectResult, IThing { public Refused() : base(null) { } }",
    ],
    [
      "a value with a status that is set by hand",
      `[HttpPost] public Todo Post(int id) { if (id == 0) { Response.StatusCode = 404; return null!; } return Look(); } ${look}`,
      "200 Todo, 404 none, 400 ValidationProblemDetails",
    ],
    [
      "a list of the framework",
      `[HttpGet] public IEnumerable<Todo> Get() { return All(); } List<Todo> All() => [];`,
      "200 Todo[]",
    ],
  ])("%s", (_, members, expected, more) => {
    expect(answersOf(members, more).answers).toEqual([expected]);
  });

  test("nothing is added if every path throws", () => {
    const members = `[HttpGet] public Todo Get(int id) { if (id == 0) throw new ArgumentException(); throw new NotImplementedException(); }
      [HttpPut] public ActionResult<Todo> Put(int id) { if (id == 0) throw new ArgumentException(); return Look(); } ${look}
      [HttpPost] public void Post(string? text) => throw new NotImplementedException();`;
    const { answers, told } = answersOf(members);
    expect(answers).toHaveLength(3);
    expect(told).toEqual(["TN2570", "TN2570"]);
  });

  test("a result with another body contradicts the declaration, and then every value counts", () => {
    const members = `[HttpGet] public ActionResult<Todo> Get(int id) { if (id == 0) return Ok(3); return Look(); } ${look}`;
    expect(answersOf(members)).toEqual({
      answers: ["200 TodosGetAnswerBody, 400 ValidationProblemDetails"],
      told: ["TN4031"],
    });
  });
});

describe("what is parsed for it", () => {
  /** The methods of the controller whose bodies were parsed while the contract was read. */
  function parsedIn(members: string): readonly string[] {
    const workspace = workspaceOf(controller(members));
    const silent = { report: () => undefined };
    const hosts = hostPrefixes([], { fileSystem: memoryFileSystem({}), variables: {} });
    const options = { ...defaultReadingOptions, served };
    readContract(readProgram(workspace), options, hosts, { sink: silent, routeSink: silent });
    return parsedMethods(workspace);
  }

  const look = 'Task<Todo> Look() { return Task.FromResult(new Todo(1, "")); }';

  test("nothing of an action that can only return its value", () => {
    expect(parsedIn(`[HttpGet] public async Task<Todo> Get() { return await Look(); } ${look}`)).toEqual([]);
  });

  test("of one that may return results, the action but no helper that makes the value", () => {
    const get = "[HttpGet] public async Task<ActionResult<Todo>> Get() { return await Look(); }";
    expect(parsedIn(`${get} ${look}`)).toEqual(["Get"]);
  });
});
