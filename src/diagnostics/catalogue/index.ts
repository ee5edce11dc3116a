import { bindingDiagnostics } from "./binding.js";
import { commandLineDiagnostics } from "./command-line.js";
import { compareDiagnostics } from "./compare/index.js";
import { coverageDiagnostics } from "./coverage.js";
import { hostDiagnostics } from "./host.js";
import { jsonDiagnostics } from "./json.js";
import { openapiImportDiagnostics } from "./openapi-import.js";
import { outputDiagnostics } from "./output.js";
import { projectDiagnostics } from "./project.js";
import { readingDiagnostics } from "./reading/index.js";
import { syntaxDiagnostics } from "./syntax.js";
import { typesDiagnostics } from "./types.js";
import { unreadDiagnostics } from "./unread.js";

/** Every diagnostic of the tool. Codes are stable, in the range of their stage (`stages.ts`), and never reused. */
export const catalogue = {
  ...syntaxDiagnostics,
  ...unreadDiagnostics,
  ...projectDiagnostics,
  ...bindingDiagnostics,
  ...readingDiagnostics,
  ...typesDiagnostics,
  ...jsonDiagnostics,
  ...outputDiagnostics,
  ...coverageDiagnostics,
  ...hostDiagnostics,
  ...openapiImportDiagnostics,
  ...compareDiagnostics,
  ...commandLineDiagnostics,
};

/** What the code calls a diagnostic; its number is for users. */
export type DiagnosticName = keyof typeof catalogue;

export type DiagnosticCode = (typeof catalogue)[DiagnosticName]["code"];
