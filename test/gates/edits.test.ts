/** What each gate says of each edit: the table in docs/guide/gates.md. `TENON_ACCEPT=1` writes it. */
import { readFileSync, writeFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { World } from "../calls/world.js";
import { reportOf, runInMemory } from "../cli/run-in-memory.js";
import type { Outcome } from "../cli/run-tool.js";
import { extent } from "../extent.js";
import { declaredEdits, declaredServer, type Edit, edits, frontEnd, server } from "./edits.js";

const project =
  '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>';

interface Said {
  readonly exit: number;
  readonly text: string;
}

/** The codes of a report: errors, then warnings of the gates in parentheses. */
function said(outcome: Outcome): Said {
  const { diagnostics } = reportOf(outcome);
  const codes = (severity: string): readonly string[] =>
    [...new Set(diagnostics.filter((one) => one.severity === severity).map(({ code }) => code))].sort();
  const warnings = codes("warning");
  const text = [...codes("error"), ...warnings.map((code) => `(${code})`)].join(" ");
  return { exit: outcome.exit, text: text === "" ? "–" : text };
}

async function ask(before: string, after: string, ...args: readonly string[]): Promise<Said> {
  const files = {
    "/app/old/Api.csproj": project,
    "/app/old/Program.cs": before,
    "/app/new/Api.csproj": project,
    "/app/new/Program.cs": after,
  };
  return said(await runInMemory(["--project", "new/Api.csproj", "--format", "json", ...args], files));
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

/** The server before the edit, and a front end with the client that is made from it. */
const world = new World({
  "old/Api.csproj": project,
  "new/Api.csproj": project,
  "old/Program.cs": server,
  "web/src/main.ts": frontEnd,
});

async function calls(after: string): Promise<Said> {
  world.write({ "new/Program.cs": after });
  const diff = ["--diff", "old", "--calls", "web/tsconfig.json"];
  return said(await world.tenon("--project", "new", "--served", ...diff, "--format", "json"));
}

/** The columns that a third of the edits is judged by, in turn: compiling a front end costs more than all others together. */
interface Sampled {
  readonly positional: Said;
  readonly calls: Said;
}

interface Row extends Edit {
  readonly contracts: Said;
  readonly check: Said;
  readonly verify: Said;
  readonly named: Said;
  readonly sampled: Sampled | undefined;
}

const accepts = process.env.TENON_ACCEPT === "1";
const isSampled = (_: Edit, at: number): boolean => extent === "long" || accepts || at % 3 === 1;
const sampledEdits = edits.filter(isSampled);

function edited(before: string, { edit, from, to }: Edit): string {
  expect(before, edit).toContain(from);
  return before.replace(from, () => to);
}

async function rowOf(edit: Edit, withContracts: Edit, generated: Readonly<Record<string, string>>): Promise<Row> {
  const after = edited(server, edit);
  return {
    ...edit,
    contracts: await ask(declaredServer, edited(declaredServer, withContracts), "--check"),
    check: await ask(server, after, "--served", "--check"),
    verify: await verify(after, generated),
    named: await ask(server, after, "--served", "--diff", "old"),
    sampled: sampledEdits.includes(edit)
      ? {
          positional: await ask(server, after, "--served", "--diff", "old", "--inputs", "positional"),
          calls: await calls(after),
        }
      : undefined,
  };
}

const rows = new Map<string, Row>();

beforeAll(async () => {
  const generated = await committed();
  await world.tenon("--project", "old", "--served", "--output", "web/src/api");
  expect(world.tsc()).toEqual([]);
  for (const [at, edit] of edits.entries()) {
    const withContracts = declaredEdits[at];
    if (withContracts !== undefined) rows.set(edit.edit, await rowOf(edit, withContracts, generated));
  }
}, 300_000);

describe("an edit that breaks clients fails a gate, and no other does", () => {
  test.each(edits)("$edit", ({ edit, breaks }) => {
    const row = rows.get(edit);
    expect([row?.check.exit, row?.named.exit].includes(1), `${row?.check.text} ${row?.named.text}`).toBe(breaks);
  });
});

describe("--diff --calls fails where --diff does, and where the front end does not compile any more", () => {
  test.each(sampledEdits)("$edit", ({ edit, compiles }) => {
    const row = rows.get(edit);
    const calls = row?.sampled?.calls;
    expect(calls?.exit, calls?.text).toBe(compiles ? row?.named.exit : 1);
    if (!compiles) expect(calls?.text).toContain("TN6401");
  });
});

describe("--check fails where the contracts are not served any more, and nowhere else", () => {
  test.each(edits)("$edit", ({ edit, serves }) => {
    const row = rows.get(edit);
    expect(row?.contracts.exit, row?.contracts.text).toBe(serves ? 0 : 1);
  });
});

test("one cause is one line", () => expect(rows.get("enums are written as numbers")?.named.text).toBe("TN6142"));

test("docs/guide/gates.md has the table", () => {
  const path = new URL("../../docs/guide/gates.md", import.meta.url);
  const text = readFileSync(path, "utf8");
  const cells = [...rows.values()].map((row) => {
    const gates = [row.contracts, row.check, row.verify, row.named].map((gate) => gate.text);
    const line = text.split("\n").find((one) => one.startsWith(`| ${row.edit} |`));
    const sampled =
      row.sampled === undefined
        ? line?.split(" | ").slice(-2).join(" | ").slice(0, -2)
        : `${row.sampled.positional.text} | ${row.sampled.calls.text}`;
    return `| ${[row.edit, row.breaks ? "yes" : "no", ...gates, sampled].join(" | ")} |`;
  });
  const head =
    "| edit | breaks clients | `--check` of contracts | `--check --served` | `--verify` | `--diff`, named inputs | `--diff`, positional inputs | `--diff --calls` |";
  const table = [head, "|---|---|---|---|---|---|---|---|", ...cells].join("\n");
  const between = /(<!-- edits: [^\n]*-->\n)[\s\S]*?(<!-- end of edits -->)/;
  const expected = text.replace(between, (_, start: string, end: string) => `${start}${table}\n${end}`);
  if (accepts) writeFileSync(path, expected);
  else expect(text).toBe(expected);
});
