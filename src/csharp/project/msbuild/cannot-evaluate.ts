/** Thrown by functions and caught by the expression or condition they stand in, which knows the place. */
export class CannotEvaluate extends Error {}
