import type { Deprecation } from "../contract/documentation.js";
import type { Places, ReportChange } from "./change.js";

interface Deprecable {
  readonly deprecated?: Deprecation;
}

export function compareDeprecation(
  operation: string,
  old: Deprecable,
  now: Deprecable,
  places: Places,
  report: ReportChange,
): void {
  const [was, is] = [old.deprecated !== undefined, now.deprecated !== undefined];
  if (was === is) return;
  report(is ? "operationDeprecated" : "operationNoLongerDeprecated", places, { operation });
}
