/** What each gate says of each edit: the table in docs/guide/gates.md. `TENON_ACCEPT=1` writes it. */
import { readFileSync, writeFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { type JsonReport, reportOf, runInMemory } from "../cli/run-in-memory.js";
import { type Edit, edits, server } from "./edits.js";

const project =
  '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>';

interface Said {
  readonly exit: number;
  readonly text: string;
}

async function ask(after: string, ...args: readonly string[]): Promise<Said> {
  const files = {
    "/app/old/Api.csproj": project,
    "/app/old/Program.cs": server,
    "/app/new/Api.csproj": project,
    "/app/new/Program.cs": after,
  };
  const outcome = await runInMemory(["--project", "new/Api.csproj", "--served", "--format", "json", ...args], files);
  const codes = (report: JsonReport, severity: string): readonly string[] =>
    [...new Set(report.diagnostics.filter((one) => one.severity === severity).map(({ code }) => code))].sort();
  const report = reportOf(outcome);
  const [errors, warnings] = [codes(report, "error"), codes(report, "warning").filter((code) => /^TN[46]/.test(code))];
  const text = [...errors, ...warnings.map((code) => `(${code})`)].join(" ");
  return { exit: outcome.exit, text: text === "" ? "–" : text };
}

/** What is generated from the server before the edit, as committed files. */
async function committed(): Promise<Readonly<Record<string, string>>> {
  const files = { "/app/new/Api.csproj": project, "/app/new/Program.cs": server };
  const { out, error } = await runInMemory(["--project", "new/Api.csproj", "--served"], files);
  const [, ...parts] = out.split(/^\/\/ ── (\S+)\n/m);
  expect(parts.length, error).toBeGreaterThan(4);
  return Object.fromEntries(
    parts.flatMap((name, at) => (at % 2 === 0 ? [[`/app/web/${name}`, `${parts[at + 1]?.trimEnd()}\n`]] : [])),
  );
}

async function verify(after: string, generated: Readonly<Record<string, string>>): Promise<Said> {
  const files = { ...generated, "/app/new/Api.csproj": project, "/app/new/Program.cs": after };
  const args = ["--project", "new/Api.csproj", "--served", "--output", "web", "--verify"];
  const { exit, error } = await runInMemory(args, files);
  return { exit, text: exit === 0 ? "–" : (/TN\d+/.exec(error)?.[0] ?? "") };
}

interface Row extends Edit {
  readonly verify: Said;
  readonly check: Said;
  readonly named: Said;
  readonly positional: Said;
}

async function rowOf(edit: Edit, generated: Readonly<Record<string, string>>): Promise<Row> {
  expect(server, edit.edit).toContain(edit.from);
  const after = server.replace(edit.from, () => edit.to);
  return {
    ...edit,
    check: await ask(after, "--check"),
    verify: await verify(after, generated),
    named: await ask(after, "--diff", "old"),
    positional: await ask(after, "--diff", "old", "--inputs", "positional"),
  };
}

const rows = new Map<string, Row>();

beforeAll(async () => {
  const generated = await committed();
  for (const edit of edits) rows.set(edit.edit, await rowOf(edit, generated));
});

describe("an edit that breaks clients fails a gate, and no other does", () => {
  test.each(edits)("$edit", ({ edit, breaks }) => {
    const row = rows.get(edit);
    expect([row?.check.exit, row?.named.exit].includes(1), `${row?.check.text} ${row?.named.text}`).toBe(breaks);
  });
});

test("one cause is one line", () => expect(rows.get("enums are written as numbers")?.named.text).toBe("TN6142"));

test("docs/guide/gates.md has the table", () => {
  const cells = [...rows.values()].map(
    ({ edit, breaks, check, verify: drift, named, positional }) =>
      `| ${edit} | ${breaks ? "yes" : "no"} | ${check.text} | ${drift.text} | ${named.text} | ${positional.text} |`,
  );
  const head =
    "| edit | breaks clients | `--check --served` | `--verify` | `--diff`, named inputs | `--diff`, positional inputs |";
  const table = [head, "|---|---|---|---|---|---|", ...cells].join("\n");
  const path = new URL("../../docs/guide/gates.md", import.meta.url);
  const text = readFileSync(path, "utf8");
  const between = /(<!-- edits: [^\n]*-->\n)[\s\S]*?(<!-- end of edits -->)/;
  const expected = text.replace(between, (_, start: string, end: string) => `${start}${table}\n${end}`);
  if (process.env.TENON_ACCEPT === "1") writeFileSync(path, expected);
  else expect(text).toBe(expected);
});
