import type { DiagnosticName } from "../catalogue/index.js";

/**
 * The smallest input that raises a diagnostic, and the same put right. A test runs both, so what `--explain` shows is what
 * the tool does.
 */
export interface DiagnosticExample {
  /** What the text is: C# source, a project file, or a command line. */
  readonly kind: "csharp" | "project" | "command";
  readonly wrong: string;
  readonly right: string;
  /** The options that a run over the source needs to raise it. */
  readonly options?: string;
}

export type Examples = Partial<Readonly<Record<DiagnosticName, DiagnosticExample>>>;

/** The whole of it, or the piece of the wrong one that differs and what it has to be. */
type Correction = string | readonly [piece: string, corrected: string];

export function csharp(wrong: string, right: Correction, options?: string): DiagnosticExample {
  const example = { kind: "csharp", wrong: trimmed(wrong), right: trimmed(applied(right, wrong)) } as const;
  return options === undefined ? example : { ...example, options };
}

export function project(wrong: string, right: Correction): DiagnosticExample {
  return { kind: "project", wrong: trimmed(wrong), right: trimmed(applied(right, wrong)) };
}

function applied(correction: Correction, wrong: string): string {
  return typeof correction === "string" ? correction : wrong.replace(correction[0], () => correction[1]);
}

export function command(wrong: string, right: string): DiagnosticExample {
  return { kind: "command", wrong, right };
}

/** Without the line breaks around a template literal. */
function trimmed(text: string): string {
  return text.replace(/^\n/, "").trimEnd();
}
