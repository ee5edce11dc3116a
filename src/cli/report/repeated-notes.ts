import type { Diagnostic } from "../../diagnostics/diagnostic.js";

/** Of many findings of one kind the first few tell what they are about; a screen full of them hides what matters. */
const shownOfEach = 3;

export interface FewerNotes {
  readonly shown: readonly Diagnostic[];
  /** What is said of the others; empty where there are none. */
  readonly text: string;
}

export function withoutRepeatedNotes(diagnostics: readonly Diagnostic[]): FewerNotes {
  const all = new Map<string, number>();
  for (const one of diagnostics) if (isAside(one)) all.set(one.code, (all.get(one.code) ?? 0) + 1);
  const seen = new Map<string, number>();
  const shown = diagnostics.filter((one) => {
    const { code } = one;
    if (!isAside(one)) return true;
    const before = seen.get(code) ?? 0;
    seen.set(code, before + 1);
    // One line for one more would save nothing.
    return before < shownOfEach || all.get(code) === shownOfEach + 1;
  });
  const left = [...all].filter(([, number]) => number > shownOfEach + 1).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = left.map(([code, number]) => `${number - shownOfEach} ${code}`).join(", ");
  return {
    shown,
    text: text === "" ? "" : `More of the same kinds: ${text}. --format json shows all of them.\n`,
  };
}

/** Of what is read, by severity and code. What the gates and `--diff` find is what was asked for. */
function isAside({ severity, code }: Diagnostic): boolean {
  return /^TN[12]/.test(code) || (severity === "note" && !code.startsWith("TN6"));
}
