/** Which code is reached, and what is certainly not null there. */
export { testedType } from "./null-tests.js";
export { unreachedIn } from "./unreached.js";
export { changes } from "./variable-assignments.js";
