/** Where values come from: through locals, fields, helpers, delegates and branches. */
export {
  type CallSource,
  type CallSources,
  callSources,
  type ImplementationsOf,
  type MethodGroupExpression,
  methodTaking,
  reachable,
  taskOfCall,
} from "./call-sources.js";
export { constantValue, isNullValue, textValue } from "./constant-value.js";
export { follow } from "./follow.js";
export {
  type CallExpression,
  deeper,
  deepest,
  type Frame,
  type FramedExpression,
  frameOfCall,
  outermost,
  typeIn,
} from "./frame.js";
export { lastMarks, type Mark, type Reached } from "./last-marks.js";
export { valuesOfLocal } from "./local-values.js";
export { testedType } from "./null-tests.js";
export { partSources, sourcesOfMember } from "./part-sources.js";
export { unreachedIn } from "./unreached.js";
export { valueSources } from "./value-sources.js";
