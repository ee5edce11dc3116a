import { catalogue } from "../catalogue/index.js";
import type { Diagnostic } from "../diagnostic.js";
import type { Location } from "../location.js";
import { shownPath } from "./text.js";

/** A SARIF 2.1.0 log with one run: what code-scanning services take. */
export function sarifLog(diagnostics: readonly Diagnostic[], version: string, cwd: string): object {
  const codes = [...new Set(diagnostics.map((diagnostic) => diagnostic.code))].sort();
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "tenon",
            version,
            rules: codes.map((id) => ({
              id,
              shortDescription: { text: catalogue[id].message },
              help: { text: catalogue[id].help },
              defaultConfiguration: { level: catalogue[id].severity },
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
