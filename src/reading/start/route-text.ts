/** The text that a route, or the prefix of a group, is made of. */
import { locationOfExpression } from "../../csharp/binding/index.js";
import { assumedText, type CSharpValue, type Place } from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";

/** Undefined where it is not known. Settings that are a part of it are taken from their file, with a note. */
export function routeText(value: CSharpValue | undefined, place: Place, sink: DiagnosticSink): string | undefined {
  const assumed = assumedText(value);
  if (assumed === undefined) return undefined;
  const { text, settings } = assumed;
  if (settings.length > 0)
    sink.report(diagnostic("routeFromSettings", locationOfExpression(place), { text, settings: settings.join(", ") }));
  return text;
}
