/**
 * Every diagnostic of the tool. Codes are stable, ranged by stage, documented in docs/diagnostics.md and never reused:
 *
 * | range       | stage                                                    |
 * |-------------|----------------------------------------------------------|
 * | TN1000–1199 | C# syntax                                                |
 * | TN1200–1399 | projects and files                                       |
 * | TN1400–1599 | metadata and binding                                     |
 * | TN2000–2299 | reading operations: contracts, controllers, minimal APIs |
 * | TN2300–2499 | reading types                                            |
 * | TN2500–2599 | JSON settings (wire truth)                               |
 * | TN3000–3199 | output files                                             |
 * | TN4000–4199 | coverage                                                 |
 * | TN4200–4299 | host configuration                                       |
 * | TN5000–5499 | OpenAPI import                                           |
 * | TN6000–6499 | verify and diff                                          |
 * | TN9000–9099 | command line                                             |
 */
import { bindingDiagnostics } from "./binding.js";
import { commandLineDiagnostics } from "./command-line.js";
import { compareDiagnostics } from "./compare.js";
import { coverageDiagnostics } from "./coverage.js";
import { hostDiagnostics } from "./host.js";
import { jsonDiagnostics } from "./json.js";
import { openapiImportDiagnostics } from "./openapi-import.js";
import { outputDiagnostics } from "./output.js";
import { projectDiagnostics } from "./project.js";
import { readingDiagnostics } from "./reading.js";
import { syntaxDiagnostics } from "./syntax.js";
import { typesDiagnostics } from "./types.js";

export const catalogue = {
  ...syntaxDiagnostics,
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
