import { catalogue } from "../../src/diagnostics/catalogue/index.js";
import { stages } from "../../src/diagnostics/catalogue/stages.js";

const introduction = `# Diagnostics

To read about one message, with an example of the C# that causes it and of C# that does not, pass its code to the tool:

\`\`\`sh
npx tenon --explain TN2301
\`\`\`

An error fails the run, or leaves out the operation that it is about; a warning says that the output may not be what you
think; a note says what was chosen. Codes are stable and never reused. Words in braces are replaced by names and values.
`;

/** The text of docs/reference/diagnostics.md: a heading for each code, so that search and links find it. */
export function diagnosticsDocument(): string {
  const sections = stages.flatMap(([from, title], at) => {
    const to = stages[at + 1]?.[0] ?? 10_000;
    const entries = Object.values(catalogue)
      .filter(({ code }) => Number(code.slice(2)) >= from && Number(code.slice(2)) < to)
      .sort((a, b) => (a.code < b.code ? -1 : 1))
      .map(
        ({ code, severity, message, help }) =>
          `### ${code}\n\n${paragraph(`${severity}: ${message}`).replace(severity, `**${severity}**`)}\n\n${paragraph(help)}\n`,
      );
    return entries.length === 0 ? [] : [`## ${title}\n\n${entries.join("\n")}`];
  });
  return `${introduction}\n${sections.join("\n")}`;
}

/** Lines of at most 118 columns, none of which begins like a list, a quotation or a heading. */
function paragraph(text: string): string {
  const plain = text.replaceAll("<", "&lt;").replaceAll("*", "\\*").replaceAll(".{detail}", ".").replaceAll("\n", " ");
  return plain.replaceAll(/(.{1,118})(?: +(?![-+*#>=~|\d])|$)/g, "$1\n").trimEnd();
}
