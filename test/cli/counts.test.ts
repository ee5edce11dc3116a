import { expect, test } from "vitest";
import "./all-commands.js";
import { run } from "../../src/cli/run.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";

// Guards on counts, which do not depend on how busy the machine is.

const count = 40;
const files: Record<string, string> = {
  "Api.csproj": `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup><ItemGroup><ProjectReference Include="../lib/Lib.csproj" /></ItemGroup></Project>`,
  "../lib/Lib.csproj": `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>`,
  "../lib/Shared.cs": "namespace Lib; public record Shared(int Id, string Name);",
};
for (let at = 0; at < count; at++) {
  files[`Area${at}.cs`] = `using Microsoft.AspNetCore.Mvc; namespace Acme;
[ApiController, Tenon.Contract, Route("area${at}")] public class Area${at}Controller : ControllerBase {
  [HttpGet("{id}")] public ActionResult<Thing${at}> Get(int id) => new Thing${at}(id, new Lib.Shared(1, ""));
  [HttpPost] public ActionResult<Thing${at}> Create([FromBody] Thing${at} thing) => thing; }
public record Thing${at}(int Id, Lib.Shared Shared);`;
}

async function countReads(...args: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const memory = memoryFileSystem(files, "/app");
  const asked = new Map<string, number>();
  const note = (what: string, path: string): void => {
    const key = `${what} ${path}`;
    asked.set(key, (asked.get(key) ?? 0) + 1);
  };
  await run({
    args: ["--project", "Api.csproj", "--quiet", ...args],
    variables: {},
    fileSystem: {
      ...memory,
      list: (path) => {
        note("list", path);
        return memory.list(path);
      },
      readBytes: (path) => {
        note("read", path);
        return memory.readBytes(path);
      },
      readText: (path) => {
        note("read", path);
        return memory.readText(path);
      },
    },
    colour: false,
    out: () => {},
    error: () => {},
  });
  return asked;
}

test.each([[[]], [["--check"]], [["--routes"]], [["--served"]]])(
  "every source is read once, and no folder is listed over and over: %j",
  async (args) => {
    const asked = await countReads(...args);
    const sources = [...asked].filter(([what]) => what.startsWith("read ") && what.endsWith(".cs"));
    expect(sources).toHaveLength(count + 1);
    expect(sources.filter(([, times]) => times !== 1)).toEqual([]);
    expect([...asked].filter(([what, times]) => what.startsWith("list ") && times > 2)).toEqual([]);
    expect([...asked].filter(([what]) => what.endsWith(".dll"))).toEqual([]);
  },
);
