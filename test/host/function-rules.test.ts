import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { reportOf, runInMemory } from "../cli/run-in-memory.js";
import { type FunctionRule, filesOf, ruleTable } from "./function-rules.js";

const project =
  '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework><OutputType>Exe</OutputType><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>';

async function gateOf(rule: FunctionRule): Promise<readonly string[]> {
  const files = { "/app/App.csproj": project, ...filesOf(rule) };
  const args = ["--project", "App.csproj", "--check", "--format", "json"];
  const { diagnostics } = reportOf(await runInMemory(args, files, rule.variables));
  return diagnostics
    .filter(({ code }) => code.startsWith("TN4"))
    .map(({ code, severity }) => `${severity} ${code}`)
    .sort();
}

describe("the gate", () => {
  test.each(ruleTable.rows)("$rule", async (rule) => {
    expect(await gateOf(rule)).toEqual(rule.gate.toSorted());
  });
});

test.each([
  ["copied to the output", 'CopyToOutputDirectory="PreserveNewest"', ["error TN4008"]],
  ["not copied", "", ["note TN4208"]],
])("a linked host.json that is %s", async (_, copied, expected) => {
  const [row] = ruleTable.rows;
  const { "host.json": own, ...files } = row === undefined ? {} : filesOf(row);
  expect(own).toBeDefined();
  const item = `<ItemGroup><None Include="../shared/host.json" Link="host.json" ${copied} /></ItemGroup></Project>`;
  const linked = {
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`/app/app/${name}`, text])),
    "/app/app/App.csproj": project.replace("</Project>", item),
    "/app/shared/host.json": '{ "version": "2.0", "extensions": { "http": { "routePrefix": "v1" } } }',
  };
  const report = reportOf(await runInMemory(["--project", "app/App.csproj", "--check", "--format", "json"], linked));
  const told = report.diagnostics.filter(({ code }) => code.startsWith("TN4"));
  expect(told.map(({ code, severity }) => `${severity} ${code}`)).toEqual(expected);
});

/** `served` is what the embedded host is held to; see `FunctionRuleTests.cs`. */
function tableOf(rows: readonly FunctionRule[]): string {
  const cells = rows.map(({ rule, real, expected, served, gate }) => {
    const said = gate.length === 0 ? "–" : gate.join(", ");
    const done = `${served ? "served" : real}${expected === true ? " (expected)" : ""}`;
    return `| ${rule} | ${done} | ${served ? "served" : "not served"} | ${said} |`;
  });
  return ["| function | real host | embedded host | `tenon --check` |", "|---|---|---|---|", ...cells].join("\n");
}

test("docs/guide/serverless.md has every row", () => {
  const path = new URL("../../docs/guide/serverless.md", import.meta.url);
  const text = readFileSync(path, "utf8");
  const between = /(<!-- rules: [^\n]*-->\n)[\s\S]*?(<!-- end of rules -->)/;
  const expected = text.replace(
    between,
    (_, start: string, end: string) => `${start}${tableOf(ruleTable.rows)}\n${end}`,
  );
  if (process.env.TENON_ACCEPT === "1") writeFileSync(path, expected);
  expect(text === expected || process.env.TENON_ACCEPT === "1").toBe(true);
});
