/** `--docs` as whole runs. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { runOnDisk } from "./run-tool.js";

const source = `#nullable enable
using Tenon; using Microsoft.AspNetCore.Mvc; using Microsoft.AspNetCore.Builder;
namespace Acme;
public record Thing(int Id, string Name);
[Contract] public static class ThingsContract
{
    public static readonly Operation<Thing> Get = Define.Get<Thing>("/things/one");
    public static readonly Operation<Thing> Other = Define.Get<Thing>("/things/other");
    public static readonly Operation<Thing> Moved = Define.Get<Thing>("/things/moved");
    public static readonly Operation<Thing> Hidden = Define.Get<Thing>("/things/hidden");
}`;
const server = `
public static class Endpoints
{
    public static void Map(WebApplication app, System.Func<Microsoft.AspNetCore.Http.IResult> unknown, string route)
    {
        app.MapGet("/things/one", () => ThingsContract.Get.Bind().Success(new Thing(1, "One")).ToResult());
        app.MapGet("/elsewhere", () => ThingsContract.Moved.Bind().Success(new Thing(1, "One")).ToResult());
        app.MapGet(route, () => ThingsContract.Hidden.Bind().Success(new Thing(1, "One")).ToResult());
    }
}`;

interface Ran {
  readonly exit: number;
  readonly said: string;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Runs in turn in one folder. */
function machine(files: Readonly<Record<string, string>>): {
  run(...args: readonly string[]): Promise<Ran>;
  /** Undefined where there is no such file. */
  read(path: string): string | undefined;
  write(path: string, text: string): void;
} {
  const folder = mkdtempSync(join(tmpdir(), "tenon-docs-"));
  folders.push(folder);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  return {
    async run(...args) {
      const { exit, out, error } = await runOnDisk(folder, args);
      return { exit, said: out + error };
    },
    read: (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : undefined),
    write,
  };
}

describe("--docs", () => {
  test("by itself writes the page alone, and says where", async () => {
    const { run, read } = machine({ "Api.cs": source });
    const ran = await run("Api.cs", "--docs", "site");
    expect(ran).toEqual({ exit: 0, said: expect.stringContaining("4 operations and 1 type → site: 1 file written") });
    expect(/<title>.*<\/title>/.exec(read("site/index.html") ?? "")?.[0]).toBe("<title>Sources 1.0.0</title>");
    expect(read("tenon.ts")).toBeUndefined();
  });

  test("beside the client writes both, and --verify compares both", async () => {
    const { run, read, write } = machine({ "Api.cs": source });
    const args = ["Api.cs", "--output", "api", "--docs", "site"];
    expect((await run(...args)).exit).toBe(0);
    expect(read("api/tenon.ts")).toBeDefined();
    expect((await run(...args, "--verify")).said).toContain("no drift");
    expect((await run(...args)).said).toContain("0 files written");
    const page = read("site/index.html") ?? "";
    write("site/index.html", page.replace("things.get", "things.got"));
    const drift = await run(...args, "--verify");
    expect([drift.exit, drift.said]).toEqual([1, expect.stringContaining("site/index.html")]);
    expect((await run("Api.cs", "--docs", "site", "--verify")).exit).toBe(1);
    expect((await run(...args)).exit).toBe(0);
    expect(read("site/index.html") === page).toBe(true);
  });

  test("never replaces a page that is not ours", async () => {
    const own = "<!doctype html>\n<title>Mine</title>";
    const { run, read } = machine({ "Api.cs": source, "site/index.html": own });
    const ran = await run("Api.cs", "--docs", "site");
    expect([ran.exit, ran.said]).toEqual([2, expect.stringContaining("index.html")]);
    expect(read("site/index.html")).toBe(own);
  });

  test("--check beside it still reports what is missing", async () => {
    const { run } = machine({ "Api.cs": source + server });
    const ran = await run("Api.cs", "--docs", "site", "--check");
    expect([ran.exit, ran.said]).toEqual([
      0,
      expect.stringContaining("1/4 operations covered, 1 missing, 2 mismatched"),
    ]);
  });

  test("shows what the gate knows of each operation, and unknown where it cannot say", async () => {
    const { run, read } = machine({ "Api.cs": source + server });
    const ran = await run("Api.cs", "--docs", "site");
    expect([ran.exit, ran.said]).toEqual([0, expect.not.stringContaining("TN4")]);
    const page = read("site/index.html") ?? "";
    const stateOf = (name: string): string | undefined =>
      /class="tag state (\w+)"/.exec(page.slice(page.indexOf(`id="things.${name}"`)))?.[1];
    expect(["get", "other", "moved", "hidden"].map(stateOf)).toEqual(["served", "missing", "differs", "unknown"]);
  });

  test("says nothing of an implementation where nothing is served", async () => {
    const { run, read } = machine({ "Api.cs": source });
    await run("Api.cs", "--docs", "site");
    expect(read("site/index.html")?.includes('class="tag state')).toBe(false);
  });

  test("with --served every endpoint is implemented", async () => {
    const program = `using Microsoft.AspNetCore.Builder;
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/things/{id}", (int id) => new Thing(id));
app.Run();
public record Thing(int Id);`;
    const { run, read } = machine({ "Api.cs": program });
    expect((await run("Api.cs", "--served", "--docs", "site")).exit).toBe(0);
    const figures = /<ul class="figures">.*?<\/ul>/s.exec(read("site/index.html") ?? "")?.[0];
    expect(figures).toContain('<li class="served"><strong>1</strong> implemented</li>');
  });
});
