// What --openapi adds to a plain generation, for 2,000 operations: both in one run, the better of several tries each.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tenon-bench-"));
const operations = 2000;
const tries = 15;
try {
  const perClass = 20;
  for (let at = 0; at < operations / perClass; at++) {
    const members = Array.from({ length: perClass }, (_, index) => {
      const route = `/area${at}/things${index}`;
      return index % 2 === 0
        ? `    public static readonly Operation<Query${at}, Page<Thing${at}>> List${index} = Define.Get<Query${at}, Page<Thing${at}>>("${route}").Returns<Problem${at}>(404);`
        : `    public static readonly Operation<NewThing${at}, Thing${at}> Create${index} = Define.Post<NewThing${at}, Thing${at}>("${route}").Returns<Problem${at}>(422);`;
    });
    writeFileSync(
      join(folder, `Area${at}.cs`),
      `using System; using System.Collections.Generic; using Tenon;
namespace Bench.Area${at};
[Contract] public static class Area${at}Contract
{
${members.join("\n")}
}
public record Thing${at}(Guid Id, string Name, Kind${at} Kind, DateTimeOffset At, List<string> Tags, Inner${at}? Inner);
public record Inner${at}(int A, int? B, Dictionary<string, decimal> Prices);
public record NewThing${at}(string Name, Kind${at} Kind = Kind${at}.One, List<string>? Tags = null);
public record Query${at}(string? Text, int Page = 1, int PageSize = 20);
public record Problem${at}(string Code, string Message);
public record Page<T>(List<T> Items, int Total);
public enum Kind${at} { One, Two, Three }
`,
    );
  }
  writeFileSync(
    join(folder, "Bench.csproj"),
    '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup></Project>',
  );
  const run = (/** @type {string[]} */ extra) => {
    const output = mkdtempSync(join(folder, "out-"));
    const start = process.hrtime.bigint();
    const result = spawnSync(
      process.execPath,
      [join(root, "dist/tenon.js"), "--project", join(folder, "Bench.csproj"), "--output", output, "--quiet", ...extra],
      { encoding: "utf8" },
    );
    if (result.status !== 0) throw new Error(result.stderr);
    return Number(process.hrtime.bigint() - start) / 1e6;
  };
  const plain = [];
  const withDocument = [];
  for (let at = 0; at < tries; at++) {
    plain.push(run([]));
    withDocument.push(run(["--openapi"]));
  }
  const best = (/** @type {number[]} */ times) => Math.min(...times);
  console.log(`${operations} operations, best of ${tries}, whole process`);
  console.log(`plain generation    ${best(plain).toFixed(0)} ms`);
  console.log(`with --openapi      ${best(withDocument).toFixed(0)} ms`);
  console.log(`ratio               ${(best(withDocument) / best(plain)).toFixed(3)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
