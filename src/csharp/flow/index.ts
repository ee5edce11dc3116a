/** Where values come from: through locals, fields, helpers, delegates and branches. */
export { type ImplementationsOf, taskOfCall } from "./call-sources.js";
export { constantValue, textValue } from "./constant-value.js";
export {
  deeper,
  deepest,
  type Frame,
  type FramedExpression,
  outermost,
  typeIn,
} from "./frame.js";
export { lastMarks } from "./last-marks.js";
export { valuesOfLocal } from "./local-values.js";
export { testedType } from "./null-tests.js";
export { unreachedIn } from "./unreached.js";
export { valueSources } from "./value-sources.js";
