/** What a person at a terminal sees. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { helpText, wholeHelpText } from "../../src/cli/options/help.js";
import { closestWord } from "../../src/cli/options/suggestion.js";
import { withProgress } from "../../src/cli/progress.js";
import { run } from "../../src/cli/run.js";
import { catalogue } from "../../src/diagnostics/catalogue/index.js";
import { sourceFrame } from "../../src/diagnostics/render/source-frame.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { runInMemory } from "./run-in-memory.js";
import { type Outcome, runTool } from "./run-tool.js";

const controller = (type: string): string => `#nullable enable
using Tenon; using Microsoft.AspNetCore.Mvc;
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase { [HttpGet] public ${type} Get() => null!; }
public record TaskDto(string Title, int Weight);`;

async function atTerminal(args: readonly string[], files: Readonly<Record<string, string>>): Promise<Outcome> {
  const fileSystem = memoryFileSystem(files, "/app");
  const { exit, out, error } = await runTool({ args, fileSystem, terminal: true });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: how the line of progress is drawn on a slow machine
  return { exit, out, error: error.replace(/\r\u001b\[2K(Reading… \d+ files)?/g, "") };
}

describe("--help", () => {
  test("fits on one screen", () => {
    const lines = helpText.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  test("all lists every option", async () => {
    expect((await runInMemory(["--help"], {})).out).toBe(helpText);
    expect((await runInMemory(["--help", "all"], {})).out).toBe(wholeHelpText);
  });
});

describe("--explain", () => {
  test("says what happened, what to do, and shows an example", async () => {
    const { exit, out } = await runInMemory(["--explain", "tn2105"], {});
    expect(exit).toBe(0);
    expect(out).toMatch(/^TN2105 is an error: /);
    for (const part of ["What happened\n", "What to do\n", "This raises it\n", "This does not\n", '[HttpGet("{id}")]'])
      expect(out).toContain(part);
    expect(out.split("\n").filter((line) => line.length > 130)).toEqual([]);
  });

  test("knows every code", async () => {
    for (const { code } of Object.values(catalogue)) {
      const { exit, out } = await runInMemory(["--explain", code], {});
      expect([exit, out.startsWith(`${code} is a`)], code).toEqual([0, true]);
      expect(out, code).not.toMatch(/\{\w+\} |undefined/);
    }
  });

  test("is JSON with --format json", async () => {
    const { out } = await runInMemory(["--explain", "2301", "--format", "json"], {});
    expect(JSON.parse(out)).toMatchObject({ code: "TN2301", severity: "error", example: { kind: "csharp" } });
  });

  test("of a code that does not exist names one that does", async () => {
    const { exit, error } = await runInMemory(["--explain", "TN2361"], {});
    expect(exit).toBe(2);
    expect(error).toMatch(/TN9005: TN2361 is not a value of --explain\. Use one of: TN23\d\d, perhaps\./);
  });
});

describe("a mistyped flag", () => {
  test.each([
    ["--projct Api.csproj", "--project"],
    ["--otuput src", "--output"],
    ["--verfy", "--verify"],
    ["--openapi-verison 3.0", "--openapi-version"],
    ["--name Acme", "--namespace"],
    ["verify", "--verify"],
  ])("%s → %s", async (line, meant) => {
    const { exit, error } = await runInMemory(line.split(" "), {});
    expect(exit).toBe(2);
    expect(error).toContain(`did you mean ${meant}`);
  });

  test("far from every flag, nothing is guessed", () => {
    expect(closestWord("kubernetes", ["project", "output"])).toBeUndefined();
    expect(closestWord("x", ["zod", "init"])).toBeUndefined();
  });
});

describe("the source line", () => {
  const place = { file: "a.cs", line: 2, column: 5, endLine: 2, endColumn: 8 };
  test.each([
    ["under the range", "one\n    abc def\n", place, "  2 | abc def\n    | ^^^"],
    ["a tab is one column", "\n\t\tx abc", { ...place, column: 5, endColumn: 8 }, "  2 | x abc\n    |   ^^^"],
    [
      "to the end of the line",
      "\nabcdefgh\nij",
      { ...place, endLine: 3, endColumn: 2 },
      "  2 | abcdefgh\n    |     ^^^^",
    ],
    ["wide letters", "\n漢字; abc", { ...place, column: 5, endColumn: 8 }, "  2 | 漢字; abc\n    |       ^^^"],
    ["without escape sequences", "\nab\u001b[2Jcd", { ...place, column: 1, endColumn: 3 }, "  2 | ab [2Jcd\n    | ^^"],
    ["a place without width", "\nabcdefgh", { ...place, endColumn: 5 }, "  2 | abcdefgh\n    |     ^"],
  ])("%s", (_, text, location, want) => expect(sourceFrame(location, text)).toBe(want));

  test("is cut where it goes on for pages", () => {
    const frame = sourceFrame({ ...place, column: 5000, endColumn: 9000 }, `\n${"x".repeat(20_000)}`) ?? "";
    for (const line of frame.split("\n")) expect(line.length).toBeLessThan(120);
    expect(frame).toContain("…");
  });

  test("is left out where the file has changed, or as a whole is meant", () => {
    expect(sourceFrame(place, "one line")).toBeUndefined();
    expect(sourceFrame({ file: "a", line: 1, column: 1, endLine: 1, endColumn: 1 }, "text")).toBeUndefined();
  });

  test("is shown under a diagnostic on a terminal, and only there", async () => {
    const files = { "/app/Api.cs": controller("Missing") };
    const { error } = await atTerminal(["Api.cs"], files);
    const [first, line, caret] = error.split("\n");
    expect(first).toMatch(/^Api\.cs\(4,66\): error TN2301: /);
    expect(line).toBe(
      "  4 | public class TasksController : ControllerBase { [HttpGet] public Missing Get() => null!; }",
    );
    expect(caret).toBe(`    | ${" ".repeat(65)}^^^^^^^`);
    expect(error).toContain("More: tenon --explain TN2301\n");
    const elsewhere = await runInMemory(["Api.cs"], files);
    expect(elsewhere.error).not.toContain("^");
    expect(elsewhere.error).not.toContain("--explain");
  });
});

describe("progress", () => {
  const files = { "/app/a.cs": "", "/app/b.cs": "" };
  const reading = (steps: readonly number[]): string => {
    let said = "";
    let time = 0;
    const environment = withProgress(
      {
        args: [],
        variables: {},
        fileSystem: memoryFileSystem(files, "/app"),
        colour: false,
        out: (text) => {
          said += text;
        },
        error: (text) => {
          said += text;
        },
      },
      () => time,
    );
    for (const at of steps) {
      time = at;
      environment.fileSystem.readBytes("/app/a.cs");
    }
    environment.out("done\n");
    return said;
  };

  test("quick work shows no progress", () => expect(reading([1, 100, 499])).toBe("done\n"));
  test("longer work shows a line, which goes away", () =>
    expect(reading([1, 600, 650, 720])).toBe(
      "\r\u001b[2KReading… 2 files\r\u001b[2KReading… 4 files\r\u001b[2Kdone\n",
    ));
});

describe("after a run", () => {
  test("the first one says what is next, and notes are not repeated", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tenon-next-"));
    const generate = async (...more: string[]): Promise<string> => {
      let said = "";
      const say = (text: string): void => {
        said += text;
      };
      const environment = { variables: {}, fileSystem: nodeFileSystem(folder), colour: false, out: say, error: say };
      expect(await run({ ...environment, args: ["Api.cs", "--output", "src/api", ...more] })).toBe(0);
      return said;
    };
    try {
      const flags = "[System.Flags] public enum Rights { Read = 1, Write = 2 }";
      writeFileSync(join(folder, "Api.cs"), `${controller("Rights")}\n${flags}`);
      const first = await generate();
      expect(first).toContain(
        'Next, in src: import * as tasks from "./api/client/tasks.js". In CI, run the same command with --verify.',
      );
      expect(first).toContain("note TN2308");
      const second = await generate();
      expect(second).not.toMatch(/Next:|TN2308/);
      expect(second).toMatch(/^\d notes? as before; --format json shows them\.$/m);
      expect(await generate("--format", "json")).toContain("TN2308");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("paths count from the root of the repository", () => {
  const files = { "/app/web/server/Api.cs": controller("Missing"), "/app/.git/HEAD": "" };
  const from = async (format: string, more: Readonly<Record<string, string>> = {}): Promise<string> => {
    let said = "";
    const say = (text: string): void => {
      said += text;
    };
    const fileSystem = memoryFileSystem({ ...files, ...more }, "/app/web");
    await run({
      args: ["server/Api.cs", "--format", format],
      variables: {},
      fileSystem,
      colour: false,
      out: say,
      error: say,
    });
    return said;
  };
  test("--format github counts from the root", async () =>
    expect(await from("github")).toContain("::error file=web/server/Api.cs,line=4,"));
  test("--format sarif counts from the root", async () =>
    expect(await from("sarif")).toContain('"uri": "web/server/Api.cs"'));
  test("text counts from where you are", async () => expect(await from("text")).toMatch(/^server\/Api\.cs\(4,/));
});
