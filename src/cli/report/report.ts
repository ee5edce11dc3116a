import { isAboutCommandLine } from "../../diagnostics/catalogue/command-line.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { compareLocations } from "../../diagnostics/location.js";
import { renderGithub } from "../../diagnostics/render/github.js";
import { jsonDiagnostic } from "../../diagnostics/render/json.js";
import { sarifLog } from "../../diagnostics/render/sarif.js";
import { sourceFrame } from "../../diagnostics/render/source-frame.js";
import { renderText } from "../../diagnostics/render/text.js";
import type { GeneratedFile } from "../../emit/generated-file.js";
import type { Environment } from "../environment.js";
import type { Presentation } from "../options/options.js";
import type { Outcome } from "../outcome.js";
import { version } from "../version.js";
import { withoutRepeatedNotes } from "./repeated-notes.js";
import { repositoryRoot } from "./repository-root.js";

/**
 * Diagnostics go to standard error; a report goes to standard output. `json` and `sarif` are one document each: on standard
 * output, except where that carries generated files.
 */
export function present(outcome: Outcome, presentation: Presentation, environment: Environment): void {
  const { diagnostics, report, printsFiles: outputIsTaken = false } = outcome;
  if (outputIsTaken) printFiles(outcome.files ?? [], environment);
  const cwd = environment.fileSystem.cwd;
  const shown = sorted(diagnostics).filter((d) => !presentation.quiet || d.severity === "error");
  const document = (value: object): void => {
    const text = `${JSON.stringify(value, null, 2)}\n`;
    if (outputIsTaken) environment.error(text);
    else environment.out(text);
  };
  switch (presentation.format) {
    case "json":
      document({ ...report.data, diagnostics: shown.map((d) => jsonDiagnostic(d, cwd)) });
      return;
    case "sarif":
      document(sarifLog(shown, version, repositoryRoot(environment)));
      return;
    case "github":
      for (const d of shown) environment.error(`${renderGithub(d, repositoryRoot(environment))}\n`);
      break;
    case "text": {
      const notes = withoutRepeatedNotes(shown);
      for (const d of notes.shown)
        environment.error(`${renderText(d, cwd, environment.colour)}\n${frameOf(d, environment)}`);
      if (notes.text !== "") environment.error(notes.text);
      if (environment.terminal === true) environment.error(furtherReading(shown));
      break;
    }
  }
  const text = (report.table ?? "") + (presentation.quiet ? "" : report.text);
  if (text === "") return;
  if (outputIsTaken) environment.error(text);
  else environment.out(text);
}

/** Each file behind a line that names it, so that the stream can be read and cut apart again. */
function printFiles(files: readonly GeneratedFile[], environment: Environment): void {
  for (const file of files) environment.out(`// ── ${file.path}\n${file.text}\n`);
}

/** The source line under a diagnostic. Only on a terminal: elsewhere each diagnostic is one line, for tools that read lines. */
function frameOf({ location }: Diagnostic, { terminal, fileSystem }: Environment): string {
  if (terminal !== true || location === undefined) return "";
  const text = fileSystem.readText(location.file);
  const frame = text.ok ? sourceFrame(location, text.value) : undefined;
  return frame === undefined ? "" : `${frame}\n`;
}

/** Where to read more about what stopped the run. What is wrong with the command line itself says all there is. */
function furtherReading(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter((d) => d.severity === "error" && !isAboutCommandLine(d.code));
  const codes = [...new Set(errors.map((d) => d.code))];
  return codes.length === 0
    ? ""
    : `More: tenon --explain ${codes[0]}${codes.length > 1 ? ` (or ${codes.slice(1, 4).join(", ")})` : ""}\n`;
}

/** By place, then code: the same input gives the same report, whatever order the stages worked in. */
function sorted(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...diagnostics].sort((a, b) => {
    if (a.location === undefined || b.location === undefined) {
      return a.location === b.location ? compareCodes(a, b) : a.location === undefined ? 1 : -1;
    }
    return compareLocations(a.location, b.location) || compareCodes(a, b);
  });
}

function compareCodes(a: Diagnostic, b: Diagnostic): number {
  return a.code < b.code ? -1 : a.code > b.code ? 1 : a.message < b.message ? -1 : a.message > b.message ? 1 : 0;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
