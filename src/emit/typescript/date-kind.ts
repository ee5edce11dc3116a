/** What dates are in TypeScript, where they are not texts: `--dates`. */
export type DateKind = "date" | "temporal";
