/** What the code answers under a declared status: taken over where the declaration leaves it open, else held against it. */
import { describe, expect, test } from "vitest";
import { runInMemory } from "./run-in-memory.js";

const project =
  '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>';

const files = (action: string, mark = ""): Record<string, string> => ({
  "/app/Api.csproj": project,
  "/app/Program.cs":
    "var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();\napp.MapControllers();\napp.Run();\n",
  "/app/Things.cs": `using Microsoft.AspNetCore.Mvc;
using Tenon;
public record Animal(string Name);
public record Cat(string Name) : Animal(Name);
public record Dog(string Name, bool Good);
public record Pet(string Name);
[ApiController, Route("things")${mark}]
public class ThingsController : ControllerBase
{
    [HttpGet] ${action}
}
`,
});

const said = ({ out, error }: { readonly out: string; readonly error: string }): readonly string[] =>
  [...(out + error).matchAll(/answers (\d+ with .*?) \(`.*?`\), but declares (.*?) for it/g)].map(
    ([, given, declared]) => `${given}, not ${declared}`,
  );

describe("a body that is not the declared one", () => {
  test.each([
    [
      "another type",
      '[ProducesResponseType<Dog>(200)] public IActionResult Get() => Ok(new Cat("x"));',
      ["200 with Cat, not Dog"],
    ],
    [
      "a type that derives from it",
      '[ProducesResponseType<Animal>(200)] public IActionResult Get() => Ok(new Cat("x"));',
      [],
    ],
    [
      "another collection",
      '[ProducesResponseType<List<Cat>>(200)] public IActionResult Get() => Ok(new[] { new Cat("x") });',
      [],
    ],
    [
      "one for many",
      '[ProducesResponseType<List<Cat>>(200)] public IActionResult Get() => Ok(new Cat("x"));',
      ["200 with Cat, not List<Cat>"],
    ],
    [
      "other elements",
      "[ProducesResponseType<List<Cat>>(200)] public IActionResult Get() => Ok(new List<Dog>());",
      ["200 with List<Dog>, not List<Cat>"],
    ],
    [
      "a type of the same shape",
      '[ProducesResponseType<Cat>(200)] public IActionResult Get() => Ok(new Pet("x"));',
      [],
    ],
    [
      "a file",
      '[ProducesResponseType<Cat>(200)] public IActionResult Get() => File(new byte[1], "image/png");',
      ["200 with a file, not Cat"],
    ],
    [
      "text",
      '[ProducesResponseType<Cat>(200)] public IActionResult Get() => Content("x", "text/plain");',
      ["200 with text, not Cat"],
    ],
    [
      "text as declared",
      '[ProducesResponseType<string>(200)] public IActionResult Get() => Content("x", "text/plain");',
      [],
    ],
    [
      "JSON for a file",
      '[ProducesResponseType<FileContentResult>(200)] public IActionResult Get() => Ok(new Cat("x"));',
      ["200 with Cat, not a file"],
    ],
    [
      "a file as declared",
      '[ProducesResponseType<FileContentResult>(200)] public IActionResult Get() => File(new byte[1], "image/png");',
      [],
    ],
    ["another number", "[ProducesResponseType<long>(200)] public IActionResult Get() => Ok(1);", []],
    ["an anonymous object", "[ProducesResponseType<Cat>(200)] public IActionResult Get() => Ok(new { name = 1 });", []],
    [
      "another than ActionResult<T> says",
      'public ActionResult<Cat> Get() => Ok(new Dog("x", true));',
      ["200 with Dog, not Cat"],
    ],
    ["a plain value, which the compiler checks", 'public ActionResult<Animal> Get() => new Cat("x");', []],
    [
      "problem details as declared",
      "[ProducesResponseType<ProblemDetails>(404)] public ActionResult<Cat> Get() => NotFound();",
      [],
    ],
    [
      "problem details instead",
      "[ProducesResponseType<Dog>(404)] public ActionResult<Cat> Get() => NotFound();",
      ["404 with problem details, not Dog"],
    ],
    [
      "a body where there is none",
      '[ProducesResponseType(typeof(void), 404)] public ActionResult<Cat> Get() => NotFound("x");',
      ["404 with string, not no body"],
    ],
    [
      "none where there is one",
      "[ProducesResponseType<Cat>(200)] public IActionResult Get() => Ok();",
      ["200 with no body, not Cat"],
    ],
  ])("%s", async (_, action, expected) => {
    const served = await runInMemory(["--project", "Api.csproj", "--served"], files(action));
    expect(said(served), served.error).toEqual(expected);
    const marked = files(action, ", ContractClient");
    const check = await runInMemory(["--project", "Api.csproj", "--check", "--strict"], marked);
    expect([said(check), check.exit], check.error).toEqual([expected, expected.length === 0 ? 0 : 1]);
    expect(said(await runInMemory(["--project", "Api.csproj"], marked))).toEqual([]);
  });
});

test("the client of --served follows the code, with every body that it answers", async () => {
  const action =
    'public ActionResult<Cat> Get(int id) => id switch { 0 => Ok(new Dog("x", true)), 1 => new Cat("y"), _ => Ok(new List<Cat>()) };';
  const { out, error } = await runInMemory(["--project", "Api.csproj", "--served"], files(action));
  expect(error).toContain("the client has the type of the code");
  expect(out).toMatch(
    /export type ThingsGetAnswerBody =\s+(\| )?Dog\s+\| Cat\s+\| Cat\[\]|ThingsGetAnswerBody = Dog \| Cat \| Cat\[\]/,
  );
});

describe("a declared status that leaves its body open", () => {
  const action =
    '[ProducesResponseType(200), ProducesResponseType(404)] public IActionResult Get(int id) => id == 0 ? NotFound("x") : Ok(new Cat("x"));';

  test("has the one of the code with --served", async () => {
    const { exit, out, error } = await runInMemory(["--project", "Api.csproj", "--served"], files(action));
    expect([exit, error.includes("TN4031")], error).toEqual([0, false]);
    expect(out).toMatch(/\{ status: 200; data: Cat; response: Response \}\s*\| \{ status: 404; data: string;/);
  });

  test("is told by --check otherwise", async () => {
    const { exit, error } = await runInMemory(
      ["--project", "Api.csproj", "--check"],
      files(action, ", ContractClient"),
    );
    expect([exit, said({ out: "", error })]).toEqual([
      0,
      ["404 with string, not no body", "200 with Cat, not no body"],
    ]);
  });
});

test("an operation that never succeeds has no success", async () => {
  const action = 'public IActionResult Get(int id) => id == 0 ? NotFound() : Conflict(new Cat("x"));';
  const { out } = await runInMemory(["--project", "Api.csproj", "--served"], files(action));
  expect(out).toContain("Promise<never>");
  expect(out).not.toMatch(/status: (200|HttpStatusRange)/);
});
