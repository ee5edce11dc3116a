import type { Deprecation } from "../contract/documentation.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { change, type Places } from "./change.js";

interface Deprecable {
  readonly deprecated?: Deprecation;
}

export function compareDeprecation(
  operation: string,
  old: Deprecable,
  now: Deprecable,
  places: Places,
  report: (change: Diagnostic) => void,
): void {
  const [was, is] = [old.deprecated !== undefined, now.deprecated !== undefined];
  if (was === is) return;
  report(change(is ? "operationDeprecated" : "operationNoLongerDeprecated", places, { operation }));
}
