import { describe, expect, test } from "vitest";
import { runInMemory } from "../../cli/run-in-memory.js";

const web = "#:sdk Microsoft.NET.Sdk.Web";
const main = "var app = WebApplication.CreateBuilder(args).Build(); app.MapThings(); app.Run();";
const things =
  'public record Thing(int Id); public static class Things { public static void MapThings(this WebApplication app) => app.MapGet("/things", () => new Thing(1)); }';

/** The routes that a file-based app serves, and what is said of it. */
async function routes(files: Readonly<Record<string, string>>, entries: readonly string[] = ["App.cs"]) {
  const placed = Object.fromEntries(Object.entries(files).map(([path, text]) => [`/app/${path}`, text]));
  const { exit, out, error } = await runInMemory([...entries, "--routes"], placed);
  return {
    exit,
    routes: [...out.matchAll(/\/\w+\S*/g)].map(([route]) => route).filter((r) => /^\/[a-z]+$/.test(r)),
    error,
  };
}

describe("a file-based app", () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    [
      "an included file",
      { "App.cs": `#!/usr/bin/env dotnet\n${web}\n#:include Things.cs\n${main}`, "Things.cs": things },
    ],
    [
      "a pattern, and a file left out of it",
      {
        "App.cs": `${web}\n#:include more/**/*.cs\n#:exclude more/Left.cs\n${main}`,
        "more/deep/Things.cs": things,
        "more/Left.cs": "this is not C#",
      },
    ],
    [
      "what an included file includes, from where it is",
      {
        "App.cs": `// first\n/* then */\n${web}\n#:include more/Things.cs\n${main}`,
        "more/Things.cs": `#:include ../Thing.cs\n${things.replace("public record Thing(int Id);", "")}`,
        "Thing.cs": "public record Thing(int Id);",
      },
    ],
    [
      "a project, by its folder",
      {
        "App.cs": `${web}\n#:project ../lib\n${main}`,
        "../lib/Lib.csproj":
          '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings><OutputType>Library</OutputType></PropertyGroup></Project>',
        "../lib/Things.cs": things,
      },
    ],
    [
      "a property",
      {
        "App.cs": `${web}\n#:property DefineConstants=EXTRA\n#:include Things.cs\n${main}`,
        "Things.cs": `#if EXTRA\n${things}\n#endif`,
      },
    ],
  ])("%s", async (_, files) => {
    expect(await routes(files)).toMatchObject({ exit: 0, routes: ["/things"] });
  });

  test("it is read in the language of its framework", async () => {
    const app = (framework: string): Readonly<Record<string, string>> => ({
      "App.cs": `${web}\n#:property TargetFramework=${framework}\nvar app = WebApplication.Create(args); app.MapGet("/t", U () => 1); app.Run(); public union U(int, bool);`,
    });
    expect((await routes(app("net11.0"))).exit).toBe(0);
    expect((await routes(app("net10.0"))).exit).not.toBe(0);
  });

  test("files that nothing includes do not belong to it", async () => {
    const { error } = await routes({ "App.cs": `${web}\n${main}`, "Things.cs": things });
    expect(error).toContain("MapThings");
  });

  test("an unknown directive is a warning", async () => {
    const { error } = await routes({ "App.cs": `${web}\n#:ref Lib.cs\nWebApplication.Create(args).Run();` });
    expect(error).toContain("App.cs(2,1): warning TN1039");
  });
});
