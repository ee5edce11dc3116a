import type { Diagnostic } from "../diagnostic.js";
import { shownPath } from "./text.js";

/** A workflow command, which GitHub shows as an annotation on the changed line. Its paths count from the root of the repository. */
export function renderGithub(diagnostic: Diagnostic, root: string): string {
  const { severity, code, message, help, location } = diagnostic;
  const command = severity === "note" ? "notice" : severity;
  const properties = [
    ...(location === undefined
      ? []
      : [
          `file=${property(shownPath(location.file, root).replaceAll("\\", "/"))}`,
          `line=${location.line}`,
          `col=${location.column}`,
          `endLine=${location.endLine}`,
          `endColumn=${location.endColumn}`,
        ]),
    `title=${property(code)}`,
  ];
  return `::${command} ${properties.join(",")}::${data(`${message} ${help}`)}`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
