import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findSmallServers } from "../../scripts/judge/small-servers.js";
import { parse } from "../../src/csharp/syntax/index.js";
import { runInMemory } from "../cli/run-in-memory.js";

const project = (version: string): string =>
  `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net12.0</TargetFramework><LangVersion>${version}</LangVersion><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>`;

const run = (args: readonly string[], program: string, version = "16.0") =>
  runInMemory(["--project", "Api.csproj", "--served", ...args], {
    "/app/Api.csproj": project(version),
    "/app/Program.cs": program,
  });

/** Declarations that no version of C# has: a new keyword, and whatever may follow it. */
const unknownDeclaration: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("", "public ", "internal sealed ", "[Serializable] public ", "file "),
    fc.constantFrom("shape", "role", "effect", "trait struct", "sealedish class", "data interface"),
    fc.constantFrom("Planted", "Planted<T>", "Planted<in T, U>"),
    fc.constantFrom(
      "(int, string)",
      "(int | string)",
      " = int | string",
      " : IShape(3) by x",
      " for string s",
      " ~> int",
    ),
    fc.constantFrom("", " where T : either<int>", " requires x"),
    fc.constantFrom(
      ";",
      " { }",
      " { case A; case B(int); }",
      ' { public int X { get; } => "{"; }',
      " { void F() { if (x) { } } int a = 1; };",
      ' { const string S = "}"; /* } */ }',
    ),
  )
  .map((parts) => parts.join(""));

const servers = findSmallServers(join(fileURLToPath(new URL("../..", import.meta.url)), "test/judge/servers"))
  .filter((_, at) => at % 9 === 0)
  .map(({ name, file }) => ({ name, text: readFileSync(file, "utf8") }));

/** The places between the declarations that follow the statements, by their offsets in the text. */
function gaps(text: string): readonly number[] {
  const { members } = parse("Program.cs", new TextEncoder().encode(text)).root;
  return members.filter(({ kind }) => /^(Class|Record|Struct|Interface|Enum)/.test(kind)).map(({ end }) => end);
}

describe("a declaration that cannot be read changes nothing where nothing uses it", () => {
  test.each(servers.filter(({ text }) => gaps(text).length > 0 && /^[\0-\x7f]*$/.test(text)))(
    "$name",
    async ({ text }) => {
      const plain = await run([], text);
      await fc.assert(
        fc.asyncProperty(unknownDeclaration, fc.nat(), async (declaration, at) => {
          const places = gaps(text);
          const place = places[at % places.length] ?? text.length;
          const planted = `${text.slice(0, place)} ${declaration} ${text.slice(place)}`;
          const outcome = await run([], planted);
          expect({ out: outcome.out, exit: outcome.exit }, declaration).toEqual({ out: plain.out, exit: plain.exit });
          expect(outcome.error).toContain("warning TN1035");
        }),
        { numRuns: 6, seed: 15 },
      );
    },
  );
});

const server = (members: string, declarations = ""): string => `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/good", () => new Good(1));
app.MapGet("/bad", Handlers.Bad);
app.MapControllers();
app.Run();
public record Good(int Id);
public static class Handlers { public static Bad Bad() => new(); }
public class Bad { public int Id { get; set; } ${members} }
[ApiController] [Route("c")] public class OneController : ControllerBase { [HttpGet] public Good Get() => new(1); }
${declarations}`;

describe("what uses it is left out with an error at its place, and the rest is written", () => {
  test.each([
    ["a member of a type that travels", server("role X(int) ~> 3;"), "TN1037"],
    [
      "a member of its base class",
      `${server("", "").replace("class Bad", "class Bad : Base")}public class Base { role X ~> 3; }`,
      "TN1037",
    ],
    ["the type itself", server("").replace("public class Bad", "public sealedish class Bad"), "TN2301"],
    ["a body", server("").replace("=> new()", "{ frobnicate x in y { 3 }; return new(); }"), "TN1036"],
    [
      "a member of a controller",
      server("").replace("ControllerBase {", "ControllerBase { [HttpPost] role Post(int) ~> 3;"),
      "TN1038",
    ],
  ])("%s", async (_, program, code) => {
    const outcome = await run([], program);
    expect(outcome.exit).toBe(3);
    expect([...outcome.error.matchAll(/: error (TN\d+)/g)].map(([, raised]) => raised)).toEqual([code]);
    expect(outcome.out).toContain('"/good"');
  });
});

test("a version that is known says what is missing, and does not claim what the compiler says", async () => {
  const outcome = await run([], server("", "public role Unused(int) ~> 3;"), "15.0");
  expect(outcome.exit).toBe(3);
  expect(outcome.error).toContain("error TN1030");
  expect(outcome.error).not.toContain("compiler");
});

test("gates go on where the declaration is not used", async () => {
  const planted = server("", "public role Unused(int) ~> 3;");
  for (const args of [["--routes"], ["--check"], ["--adopt"]]) {
    const [plain, outcome] = [await run(args, server("")), await run(args, planted)];
    expect({ args, exit: outcome.exit, out: outcome.out }).toEqual({ args, exit: plain.exit, out: plain.out });
  }
});
