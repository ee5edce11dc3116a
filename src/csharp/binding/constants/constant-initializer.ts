import type { Location } from "../../../diagnostics/location.js";
import type { SourceExpression } from "../symbols/bound-expression.js";
import type { AnnotatedType, Constant } from "../symbols/symbols.js";
import { convertConstant } from "./constant-conversion.js";
import { evaluateConstant } from "./constant-expression.js";

/** The value of `const T x = …`, converted to `T`. What cannot be folded is an error constant at its place. */
export function constantOfInitializer(
  initializer: SourceExpression | undefined,
  type: AnnotatedType,
  location: Location,
): Constant {
  const value = initializer === undefined ? undefined : evaluateConstant(initializer);
  const converted = value === undefined ? undefined : convertConstant(value, type.type);
  return converted === undefined || converted.kind === "error" ? { kind: "error", location } : converted;
}
