/**
 * - `error`: the input cannot be used as it is, or a gate fails;
 * - `warning`: the output would not be what the user believes it is;
 * - `note`: nothing is wrong, but a choice was made that the user may want to know of.
 */
export type Severity = "error" | "warning" | "note";

export interface DiagnosticDefinition {
  /** Stable, and never reused. What users see, search for and suppress. */
  readonly code: `TN${number}`;
  readonly severity: Severity;
  /** What happened and why. `{name}` stands for a parameter. */
  readonly message: string;
  /** What to do next. May use the same parameters. */
  readonly help: string;
}

/** Keeps the literal message types, from which the parameter names of a diagnostic are inferred. */
// biome-ignore lint/plugin: the names are our own
export function defineDiagnostics<const T extends Record<string, DiagnosticDefinition>>(definitions: T): T {
  return definitions;
}

/** The parameter names in a message: `"{a} is not {b}"` has `"a" | "b"`. */
export type ParametersOf<M extends string> = M extends `${string}{${infer P}}${infer Rest}`
  ? P | ParametersOf<Rest>
  : never;
