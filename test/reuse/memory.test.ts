import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseOptions } from "../../src/cli/options/options.js";
import { Reuse } from "../../src/cli/reuse.js";
import { generateNow } from "../../src/cli/work/generate-now.js";
import type { KeptProject } from "../../src/csharp/reuse/kept-workspace.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";

// What lives on after many edits, in counts of objects: how many bytes they take is up to V8.

const areas = 4;
const project = `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup></Project>`;
const shared =
  "namespace Acme; public record Page<T>(System.Collections.Generic.Dictionary<string, T> Items, int Total);";

function contract(area: number, edit: number): string {
  return `using Tenon; namespace Acme;
[Contract] public static class Area${area} {
  public static readonly Operation<New${area}, Page<Thing${area}>> Create = Define.Post<New${area}, Page<Thing${area}>>("/area${area}");
}
public record Thing${area}(int Id, Kind${area} Kind, int Edit${edit}); public record New${area}(string Name, Kind${area} Kind); public enum Kind${area} { One }`;
}

function controller(area: number, edit: number): string {
  return `using Microsoft.AspNetCore.Mvc; namespace Acme;
[ApiController, Tenon.ContractClient, Route("area${area}")] public class Area${area}Controller : ControllerBase {
  [HttpPost] public ActionResult<Page<Thing${area}>> Create([FromBody] New${area} thing) => Ok(new Page<Thing${area}>(new(), ${edit})); }
public record Thing${area}(int Id, Kind${area} Kind, int Edit${edit}); public record New${area}(string Name, Kind${area} Kind); public enum Kind${area} { One }`;
}

const kinds = [
  ["contracts", contract, []],
  ["controllers", controller, []],
  ["controllers, served", controller, ["--served"]],
] as const;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenon-memory-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs over a project on disk, and remembers what each of them kept without keeping it. */
class Session {
  readonly #reuse = new Reuse();
  readonly #args: readonly string[];
  readonly #trees: WeakRef<object>[] = [];
  readonly #types: WeakRef<object>[] = [];
  readonly #readings: WeakRef<object>[] = [];
  /** The buffers behind the sources that are kept now, and the sources. */
  buffers = { count: 0, bytes: 0, sources: 0 };

  constructor(args: readonly string[]) {
    this.#args = args;
    const { workspace, readings } = this.#reuse;
    const [keep, read] = [workspace.keep.bind(workspace), readings.read.bind(readings)];
    workspace.keep = (projects) => {
      this.#look(projects);
      keep(projects);
    };
    readings.read = (key, name, compute) => {
      const value = read(key, name, compute);
      if (typeof value === "object" && value !== null) this.#readings.push(new WeakRef(value));
      return value;
    };
  }

  #look(projects: readonly KeptProject[]): void {
    const sources = projects.flatMap((one) => [...one.sources.values()]);
    this.#trees.push(...sources.map(({ source }) => new WeakRef(source.root)));
    this.#types.push(...projects.flatMap(({ compilation }) => compilation.types.map((type) => new WeakRef(type))));
    const buffers = new Set(sources.flatMap(({ bytes, source }) => [bytes.buffer, source.bytes.buffer]));
    this.buffers = {
      count: buffers.size,
      bytes: [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0),
      sources: sources.reduce((sum, { bytes }) => sum + bytes.length, 0),
    };
  }

  run(): void {
    const bag = new DiagnosticBag();
    const command = parseOptions(["--project", "App.csproj", "--format=json", ...this.#args], bag);
    if (command?.kind !== "generate") throw new Error(JSON.stringify(bag.all));
    const quiet = (): void => {};
    const environment = { args: [], variables: {}, colour: false, out: quiet, error: quiet, reuse: this.#reuse };
    expect(generateNow(command, { ...environment, fileSystem: nodeFileSystem(folder) }, bag).exit).toBe(0);
  }

  /** How many of all that was ever kept are still there. */
  async alive(): Promise<Record<"trees" | "types" | "readings", number>> {
    await collected();
    const count = (all: readonly WeakRef<object>[]): number => new Set(all.flatMap((one) => one.deref() ?? [])).size;
    return { trees: count(this.#trees), types: count(this.#types), readings: count(this.#readings) };
  }
}

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** What was looked at through a weak reference is held until the turn of the event loop ends. */
async function collected(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    collect();
  }
}

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

function started(kind: (area: number, edit: number) => string, args: readonly string[]): Session {
  write("App.csproj", project);
  write("Shared.cs", shared);
  for (let area = 0; area < areas; area++) write(`Area${area}.cs`, kind(area, 0));
  const session = new Session(args);
  session.run();
  return session;
}

function edit(session: Session, kind: (area: number, edit: number) => string, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const area = at % areas;
    write(`Area${area}.cs`, kind(area, at));
    session.run();
  }
}

test.each(kinds)("what an edit replaces is gone: %s", { timeout: 120_000 }, async (_, kind, args) => {
  const session = started(kind, args);
  const first = await session.alive();
  expect(first).toMatchObject({ trees: areas + 1 });
  edit(session, kind, 1, 1 + areas);
  expect(await session.alive()).toEqual(first);
  edit(session, kind, 1 + areas, 1 + 3 * areas);
  expect(await session.alive()).toEqual(first);
});

test("a changed file does not keep the buffer that it was read into with the others", () => {
  const session = started(contract, []);
  edit(session, contract, 1, 1 + 2 * areas);
  // Shared.cs alone is where the first run read it.
  const { count, bytes, sources } = session.buffers;
  expect(count).toBe(areas + 1);
  expect(bytes).toBeLessThan(1024 * 1024 + sources + count + 1);
});
