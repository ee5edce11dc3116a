import { catalogue } from "../../src/diagnostics/catalogue/index.js";

const stages: readonly [from: number, title: string][] = [
  [1000, "C# syntax"],
  [1200, "Projects and files"],
  [1400, "Metadata and binding"],
  [2000, "Operations: contracts, controllers, minimal APIs"],
  [2300, "Types"],
  [2500, "JSON settings"],
  [3000, "Output files"],
  [4000, "Coverage"],
  [4200, "Host configuration"],
  [5000, "OpenAPI import"],
  [5500, "OpenAPI out"],
  [6000, "Verify"],
  [6100, "Diff: breaking"],
  [6200, "Diff: risky"],
  [6300, "Diff: safe"],
  [9000, "Command line"],
];

/** The text of docs/diagnostics.md. */
export function diagnosticsDocument(): string {
  const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("\n", " ");
  const sections = stages.flatMap(([from, title], at) => {
    const to = stages[at + 1]?.[0] ?? 10_000;
    const rows = Object.values(catalogue)
      .filter(({ code }) => Number(code.slice(2)) >= from && Number(code.slice(2)) < to)
      .sort((a, b) => (a.code < b.code ? -1 : 1))
      .map(
        (definition) =>
          `| ${definition.code} | ${definition.severity} | ${cell(definition.message)} | ${cell(definition.help)} |`,
      );
    return rows.length === 0
      ? []
      : [`## ${title}\n\n| code | severity | what | what to do |\n|---|---|---|---|\n${rows.join("\n")}\n`];
  });
  return `# Diagnostics\n\nCodes are stable and never reused. Words in braces are replaced by what was found.\n\n${sections.join("\n")}`;
}
