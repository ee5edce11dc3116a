import { catalogue } from "../../src/diagnostics/catalogue/index.js";
import { stages } from "../../src/diagnostics/catalogue/stages.js";

/** The text of docs/reference/diagnostics.md. */
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
