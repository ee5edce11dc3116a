/** What is certainly not null where code uses it. */
export { isFunction } from "./kept-places.js";
export { testedType } from "./null-tests.js";
export { changes, noteInitialized, visitValues } from "./variable-assignments.js";
