/**
 * - `error`: the input cannot be used as it is, or a gate fails;
 * - `warning`: the output would not be what the user believes it is;
 * - `note`: nothing is wrong, but a choice was made that the user may want to know of.
 */
export type Severity = "error" | "warning" | "note";

type Code = `TN${number}`;

export interface DiagnosticDefinition<S = Severity, C = Code, M = string, H = string> {
  /** Stable, and never reused. What users see, search for and suppress. */
  readonly code: C;
  readonly severity: S;
  /** What happened and why. `{name}` stands for a parameter. */
  readonly message: M;
  /** What to do next. May use the same parameters. */
  readonly help: H;
}

/** Keeps the literal texts, from which the parameter names of a diagnostic are inferred. */
function define<S extends Severity>(severity: S) {
  return <const C extends Code, const M extends string, const H extends string>(
    code: C,
    message: M,
    help: H,
  ): DiagnosticDefinition<S, C, M, H> => ({ code, severity, message, help });
}

export const error = define("error");
export const warning = define("warning");
export const note = define("note");

/** The parameter names in a message: `"{a} is not {b}"` has `"a" | "b"`. */
export type ParametersOf<M extends string> = M extends `${string}{${infer P}}${infer Rest}`
  ? P | ParametersOf<Rest>
  : never;
