/** Which code is reached, what is certainly not null there, and which constants are set last. */
export { lastMarks } from "./last-marks.js";
export { testedType } from "./null-tests.js";
export { unreachedIn } from "./unreached.js";
export { changes } from "./variable-assignments.js";
