import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { watch } from "../../src/api/index.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import type { Generated, Watcher } from "../../src/published/types.js";
import { runTool } from "./run-tool.js";

let folder: string;
let watcher: Watcher | undefined;
let results: { readonly result: Generated; readonly changed: readonly string[] }[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenon-watch-output-"));
  results = [];
  put(
    "src/Api/Api.csproj",
    '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup></Project>',
  );
  put("src/Api/First.cs", declared("First", "One"));
});
afterEach(() => {
  watcher?.close();
  rmSync(folder, { recursive: true, force: true });
});

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const declared = (name: string, property: string): string =>
  `namespace App; [Tenon.ContractType] public record ${name}(int ${property}, int Other);`;

async function until(what: string, isTrue: () => boolean): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 20) {
    if (isTrue()) return;
    await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error(`${what} did not happen: ${JSON.stringify(results.map(({ changed }) => changed))}`);
}

const text = (output: string): string => readFileSync(join(folder, output, "types", "app.ts"), "utf8");
/** What each run after the first was told, from the folder. */
const changes = (): readonly string[] =>
  results.slice(1).map(({ changed }) => changed.map((path) => path.slice(folder.length + 1)).join(", "));

function start(output: string): void {
  watcher = watch({ project: "src/Api/Api.csproj", output, cwd: folder }, (result, changed) =>
    results.push({ result, changed }),
  );
}

describe("the output is in the folder that is watched", () => {
  test.each(["src/Api/ClientApp/src/api", "src/Api", "src", "."])("%s", async (output) => {
    start(output);
    put("src/Api/First.cs", declared("First", "Edited"));
    await until("the edit", () => text(output).includes("edited"));
    put("src/Api/Second.cs", declared("Second", "Beside"));
    await until("the file beside the project", () => text(output).includes("beside"));
    mkdirSync(join(folder, "aside"));
    put("aside/Third.cs", declared("Third", "Below"));
    renameSync(join(folder, "aside"), join(folder, "src", "Api", "More"));
    await until("the new folder", () => text(output).includes("below"));
    rmSync(join(folder, "src/Api/Second.cs"));
    await until("that it goes", () => !text(output).includes("beside"));
    // What the runs wrote is none of the changes, in whatever folder it is.
    expect(changes()).toEqual(["src/Api/First.cs", "src/Api/Second.cs", "src/Api/More", "src/Api/Second.cs"]);
  });

  test("C# in a folder with the name of one of ours is theirs", async () => {
    put("src/Api/types/Mine.cs", declared("Mine", "Before"));
    start("src/Api");
    put("src/Api/types/Mine.cs", declared("Mine", "After"));
    await until("the edit", () => text("src/Api").includes("after"));
    put("src/Api/types/More.cs", declared("More", "New"));
    await until("the new file", () => text("src/Api").includes("new:"));
    expect(changes()).toEqual(["src/Api/types/Mine.cs", "src/Api/types/More.cs"]);
  });
});

test("goes on by itself when what was in the way of the output is gone", async () => {
  put("client/types/app.ts", "mine");
  start("client");
  expect(results.map(({ result }) => result.diagnostics.map(({ code }) => code))).toEqual([["TN3001"]]);
  rmSync(join(folder, "client/types/app.ts"));
  await until("the first output", () => results.at(-1)?.result.ok === true);
  expect(text("client")).toContain("one:");
  put("src/Api/First.cs", declared("First", "Edited"));
  await until("the edit", () => text("client").includes("edited"));
});

test("goes on when the output folder is a file for a while", async () => {
  start("client");
  rmSync(join(folder, "client"), { recursive: true });
  put("client", "a file");
  put("src/Api/First.cs", declared("First", "Edited"));
  await until("that it is refused", () => results.at(-1)?.result.diagnostics[0]?.code === "TN3002");
  rmSync(join(folder, "client"));
  await until("the output", () => results.at(-1)?.result.ok === true);
  expect(text("client")).toContain("edited");
});

test("a bug in a later run ends the tool as one in the first does", async () => {
  let isThrown = false;
  let said = "";
  const ended = runTool({
    args: ["--project", "src/Api/Api.csproj", "--output", "client", "--watch"],
    fileSystem: nodeFileSystem(folder),
    error: (words) => {
      said += words;
      if (words.startsWith("Watching")) put("src/Api/First.cs", declared("First", "Edited"));
      if (!words.startsWith("Changed") || isThrown) return;
      isThrown = true;
      throw new Error("thrown on purpose");
    },
  });
  expect((await ended).exit).toBe(70);
  expect(said).toContain("a bug in tenon");
  expect(said).toContain("thrown on purpose");
});

test("says again neither warnings nor errors that are as before", async () => {
  const said: string[] = [];
  const warned = "public class Other { public System.Threading.Tasks.Task<int> Later { get; set; } }";
  const twice = `${declared("First", "One")} [Tenon.ContractType] ${warned}`;
  put("src/Api/First.cs", twice);
  put("src/Api/Second.cs", "namespace App;");
  const ended = runTool({
    args: ["--project", "src/Api/Api.csproj", "--output", "client", "--watch"],
    fileSystem: nodeFileSystem(folder),
    error: (words) => said.push(words.replace(/^.*?(warning|error) (TN\d+).*\n$/s, "$1 $2").trim()),
  });
  const step = async (text: string, last: string): Promise<void> => {
    const before = said.length;
    put("src/Api/Second.cs", text);
    await until(last, () => said.length > before && said.slice(before).includes(last));
  };
  await until("the start", () => said.some((words) => words.startsWith("Watching")));
  const start = said.length;
  await step("namespace App; class A { }", "Changed: src/Api/Second.cs");
  await step("namespace App; class {", "error TN1030");
  await step("namespace App; class { }", "Still 1 error.");
  await step("namespace App; class B { }", "No errors any more.");
  process.emit("SIGINT");
  expect((await ended).exit).toBe(0);
  expect(said.slice(0, start)).toContain("warning TN2303");
  expect(said.slice(start).filter((words) => !words.startsWith("Changed"))).toEqual([
    "error TN1030",
    "Still 1 error.",
    "No errors any more.",
  ]);
});
