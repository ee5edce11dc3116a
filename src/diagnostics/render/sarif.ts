import { catalogue, type DiagnosticName } from "../catalogue/index.js";
import type { Diagnostic } from "../diagnostic.js";
import type { Location } from "../location.js";
import { shownPath } from "./text.js";

/** A SARIF 2.1.0 log with one run: what code-scanning services take. */
export function sarifLog(diagnostics: readonly Diagnostic[], version: string, cwd: string): object {
  const rules = rulesOf(diagnostics);
  const codes = rules.map((rule) => rule.code);
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "tenon",
            version,
            rules: rules.map((rule) => ({
              id: rule.code,
              shortDescription: { text: rule.message },
              help: { text: rule.help },
              defaultConfiguration: { level: rule.severity },
            })),
          },
        },
        columnKind: "utf16CodeUnits",
        results: diagnostics.map((diagnostic) => ({
          ruleId: diagnostic.code,
          ruleIndex: codes.indexOf(diagnostic.code),
          level: diagnostic.severity,
          message: { text: `${diagnostic.message} ${diagnostic.help}` },
          locations:
            diagnostic.location === undefined ? [] : [{ physicalLocation: physical(diagnostic.location, cwd) }],
          relatedLocations: diagnostic.related.map((place) => ({
            message: { text: place.message },
            physicalLocation: physical(place.location, cwd),
          })),
        })),
      },
    ],
  };
}

/** Every rule that was broken, once, by code. */
function rulesOf(diagnostics: readonly Diagnostic[]): readonly (typeof catalogue)[DiagnosticName][] {
  const names = [...new Set(diagnostics.map((diagnostic) => diagnostic.name))];
  return names.map((name) => catalogue[name]).sort((a, b) => (a.code < b.code ? -1 : 1));
}

function physical(location: Location, cwd: string): object {
  return {
    artifactLocation: { uri: encodeURI(shownPath(location.file, cwd).replaceAll("\\", "/")) },
    region: {
      startLine: location.line,
      startColumn: location.column,
      endLine: location.endLine,
      endColumn: location.endColumn,
    },
  };
}
