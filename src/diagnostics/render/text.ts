import { isAbsolute, relative } from "node:path";
import type { Severity } from "../definition.js";
import type { Diagnostic } from "../diagnostic.js";
import type { Location } from "../location.js";

const colours: Record<Severity, string> = { error: "\u001b[31m", warning: "\u001b[33m", note: "\u001b[36m" };
const plain = "\u001b[0m";

/** MSBuild's form, which IDEs and CI systems pick up: `file(line,col): error TN1203: text`. */
export function renderText(diagnostic: Diagnostic, cwd: string, colour: boolean): string {
  const { severity, code, message, help, location, related } = diagnostic;
  const where = location === undefined ? "tenon" : placeText(location, cwd);
  const label = colour ? `${colours[severity]}${severity}${plain}` : severity;
  return [
    `${oneLine(where)}: ${label} ${code}: ${oneLine(`${message} ${help}`)}`,
    ...related.map((place) => `    ${oneLine(`${placeText(place.location, cwd)}: ${place.message}`)}`),
  ].join("\n");
}

export function placeText(location: Location, cwd: string): string {
  return `${shownPath(location.file, cwd)}(${location.line},${location.column})`;
}

/** Paths below the working directory are shown relative to it. */
export function shownPath(file: string, cwd: string): string {
  if (!isAbsolute(file)) return file;
  const relativePath = relative(cwd, file);
  return relativePath === "" || relativePath.startsWith("..") ? file : relativePath;
}

/** A name from the input may hold line breaks or escape sequences; a diagnostic stays one line and never steers a terminal. */
function oneLine(text: string): string {
  return [...text]
    .map((character) => (isControl(character) ? " " : character))
    .join("")
    .trimEnd();
}

function isControl(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0x2028 || code === 0x2029;
}
