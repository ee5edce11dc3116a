import type { Environment } from "../environment.js";
import type { Presentation } from "../options/options.js";
import type { Outcome } from "../outcome.js";
import { count, present } from "./report.js";

/** Reports runs that follow each other: what the last one said already is not said again, nor what went on behind an error. */
export class RepeatedReport {
  readonly #presentation: Presentation;
  readonly #environment: Environment;
  #last: ReadonlySet<string> = new Set();
  #lastThatWrote: ReadonlySet<string> = new Set();
  #hadErrors = false;

  constructor(presentation: Presentation, environment: Environment) {
    this.#presentation = presentation;
    this.#environment = environment;
  }

  show(outcome: Outcome): void {
    const { error } = this.#environment;
    const printed = new Set<string>();
    let isNew = false;
    present(outcome, this.#presentation, {
      ...this.#environment,
      error: (text) => {
        printed.add(text);
        if (this.#last.has(text) || this.#lastThatWrote.has(text)) return;
        isNew = true;
        error(text);
      },
    });
    const hasErrors = outcome.exit !== 0;
    if (!hasErrors && this.#hadErrors) error("No errors any more.\n");
    if (hasErrors && this.#hadErrors && !isNew) {
      const errors = outcome.diagnostics.filter(({ severity }) => severity === "error").length;
      error(`Still ${count(errors, "error")}.\n`);
    }
    this.#hadErrors = hasErrors;
    this.#last = printed;
    if (outcome.report.data.written !== undefined) this.#lastThatWrote = printed;
  }
}
