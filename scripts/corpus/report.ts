/** The tables that `npm run corpus` prints. */
import type { Findings, KindCount } from "./findings.js";
import type { Figure, Row } from "./row.js";

export function printReport(rows: readonly Row[], findings: Findings, only: ReadonlySet<string>): void {
  console.log(`${findings.problems.length} problems\n`);
  printDocuments(rows);
  printTotals(rows, findings.kinds, only);
  printKinds(findings.kinds);
  if (only.has("typescript")) printReasons(findings.reasons);
}

function printDocuments(rows: readonly Row[]): void {
  const columns = [
    "document",
    "version",
    "operations",
    "types",
    "notes",
    "free-form",
    "ms",
    "compiled",
    "types refused",
    "instances",
    "unequal, no note",
    "unequal, noted",
    "invalid",
    "accepted, no note",
    "accepted, noted",
    "facts different",
    "surface",
  ];
  console.log(`| ${columns.join(" | ")} |`);
  console.log(`|${columns.map(() => "---").join("|")}|`);
  for (const row of rows) {
    const cell = (value: string | number | undefined) => value ?? "not judged";
    const surface = row.readBack || (row.surface === 0 ? "same" : cell(row.surface));
    const cells =
      row.refused === undefined
        ? [
            row.operations,
            row.types,
            row.notes,
            row.freeForm,
            row.milliseconds.toFixed(0),
            cell(row.compiled),
            cell(row.refusedTypes),
            cell(row.instances),
            cell(row.unequal),
            cell(row.unequalNoted),
            cell(row.invalid),
            cell(row.accepted),
            cell(row.acceptedNoted),
            cell(row.factsDifferent),
            surface,
          ]
        : ["", "", "", "", row.milliseconds.toFixed(0), `refused: ${row.refused}`, "", "", "", "", "", "", "", "", ""];
    console.log(`| ${[row.name, row.version, ...cells].join(" | ")} |`);
  }
}

function printTotals(rows: readonly Row[], kinds: ReadonlyMap<string, KindCount>, only: ReadonlySet<string>): void {
  const read = rows.filter(({ refused }) => refused === undefined);
  const sum = (key: Figure) => read.reduce((total, row) => total + (row[key] ?? 0), 0);
  const typescript = (key: "compared" | "toTheirs" | "toOurs") =>
    read.reduce((total, row) => total + (row.typescript?.[key] ?? 0), 0);
  const facts = [...kinds.values()].reduce((total, kind) => total + kind.facts, 0);
  const properties = sum("properties");
  const totals: (readonly [label: string, value: string | number])[] = [
    ["documents", rows.length],
    ["imported", read.length],
    ["operations", sum("operations")],
    ["types", sum("types")],
    ["notes", sum("notes")],
    ["free-form uses", sum("freeForm")],
    ["seconds of importing", (sum("milliseconds") / 1000).toFixed(1)],
    ["peak memory of the whole run, MB", (process.resourceUsage().maxRSS / 1024).toFixed(0)],
  ];
  if (only.has("csharp"))
    totals.push(
      ["compiled", read.filter(({ compiled }) => compiled === "yes").length],
      ["not judged", read.filter(({ refusedTypes }) => refusedTypes === undefined).length],
      ["C# types serialised", sum("serialised")],
      ["types refused by System.Text.Json", sum("refusedTypes")],
      ["instances", sum("instances")],
      ["types without an instance that their schema accepts", sum("untried")],
      ["instances unequal without a note", sum("unequal")],
      ["instances unequal with a note", sum("unequalNoted")],
      ["invalid instances", sum("invalid")],
      ["invalid instances accepted without a note", sum("accepted")],
      ["invalid instances accepted with a note", sum("acceptedNoted")],
    );
  if (only.has("document"))
    totals.push(
      ["read back and compared", read.filter((row) => row.properties !== undefined).length],
      ["properties compared after the round trip", properties],
      ["properties lost", kinds.get("schema: property lost")?.number ?? 0],
      ["facts of properties different", facts],
      ["facts different per 1,000 properties", properties === 0 ? "" : ((1000 * facts) / properties).toFixed(2)],
    );
  if (only.has("facts"))
    totals.push(
      ["texts and examples of the documents", sum("said")],
      ["left out with a note", sum("leftOut")],
      ["lost without a note", sum("lost")],
    );
  if (only.has("typescript"))
    totals.push(
      ["TypeScript compiled", read.filter((row) => row.typescript?.compiles === true).length],
      ["named types compared with openapi-typescript's", typescript("compared")],
      ["ours assignable to theirs", typescript("toTheirs")],
      ["theirs assignable to ours", typescript("toOurs")],
    );
  console.log("\n| over all | |\n|---|---:|");
  for (const [label, value] of totals) console.log(`| ${label} | ${value} |`);
}

function printKinds(kinds: ReadonlyMap<string, KindCount>): void {
  if (kinds.size === 0) return;
  console.log("\n| difference after the round trip | times | facts of properties | documents |\n|---|---:|---:|---:|");
  const ordered = [...kinds].sort(([a, x], [b, y]) => y.number - x.number || (a < b ? -1 : 1));
  for (const [kind, { number, facts, documents }] of ordered)
    console.log(`| ${kind} | ${number} | ${facts} | ${documents.size} |`);
}

function printReasons(reasons: ReadonlyMap<string, number>): void {
  console.log("\n| why a type is not assignable | times |\n|---|---:|");
  const ordered = [...reasons].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  for (const [why, number] of ordered.slice(0, 20)) console.log(`| ${why.replaceAll("|", "\\|")} | ${number} |`);
  const rest = ordered.slice(20).reduce((total, [, number]) => total + number, 0);
  if (rest > 0) console.log(`| others | ${rest} |`);
}
