import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildProject, root } from "./dotnet-server.js";

const samples = readdirSync(join(root, "samples"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    readdirSync(join(root, "samples", name))
      .filter((file) => file.endsWith(".csproj"))
      .map((file) => ({ name, project: `samples/${name}/${file}` })),
  );

test("there are samples", () => {
  expect(samples.map(({ name }) => name)).toEqual(expect.arrayContaining(["members", "taskboard"]));
});

describe.each(samples)("$name", ({ name, project }) => {
  test("asks for .NET 10, nullable references, and no warning left standing", () => {
    const names = ["TargetFramework", "Nullable", "TreatWarningsAsErrors"];
    const told = execFileSync("dotnet", ["msbuild", project, "-nologo", `-getProperty:${names.join(",")}`], {
      cwd: root,
      encoding: "utf8",
    });
    expect(JSON.parse(told).Properties).toEqual({
      TargetFramework: "net10.0",
      Nullable: "enable",
      TreatWarningsAsErrors: "true",
    });
  });

  test("compiles", () => {
    const assembly = basename(project).replace(".csproj", ".dll");
    expect(existsSync(join(buildProject(project, name), assembly))).toBe(true);
  }, 300_000);
});
