/** Whether something serves an operation as it is declared: `unknown` where that is decided at run time. */
export type ServedState = "served" | "missing" | "differs" | "unknown";
