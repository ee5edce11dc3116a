/** Thrown by functions and caught by the expression or condition around them, which knows the place. */
export class CannotEvaluate extends Error {}
