import { catalogue, type DiagnosticCode } from "./catalogue/index.js";
import type { DiagnosticDefinition, ParametersOf, Severity } from "./definition.js";
import type { Location } from "./location.js";

export interface RelatedPlace {
  readonly message: string;
  readonly location: Location;
}

export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
  readonly help: string;
  readonly location: Location | undefined;
  readonly related: readonly RelatedPlace[];
}

type MessageOf<C extends DiagnosticCode> = (typeof catalogue)[C]["message"] | (typeof catalogue)[C]["help"];
type Parameters<C extends DiagnosticCode> = Readonly<Record<ParametersOf<MessageOf<C>>, string | number>>;

/** Makes a diagnostic of the catalogue. The parameters are exactly the `{names}` of its message and help. */
export function diagnostic<C extends DiagnosticCode>(
  code: C,
  location: Location | undefined,
  parameters: Parameters<C>,
  related: readonly RelatedPlace[] = [],
): Diagnostic {
  const definition: DiagnosticDefinition = catalogue[code];
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(parameters, name) ? String(parameters[name as keyof typeof parameters]) : whole,
    );
  return {
    code,
    severity: definition.severity,
    message: fill(definition.message),
    help: fill(definition.help),
    location,
    related,
  };
}

/** What a stage reports to. Stages never throw for bad input; they report and go on. */
export interface DiagnosticSink {
  report(diagnostic: Diagnostic): void;
}

/** Collects diagnostics; the same one at the same place is kept once. */
export class DiagnosticBag implements DiagnosticSink {
  readonly #seen = new Map<string, Diagnostic>();

  report(diagnostic: Diagnostic): void {
    const { code, location, message } = diagnostic;
    const key = `${code}|${location?.file}|${location?.line}|${location?.column}|${message}`;
    if (!this.#seen.has(key)) this.#seen.set(key, diagnostic);
  }

  get all(): readonly Diagnostic[] {
    return [...this.#seen.values()];
  }

  get hasErrors(): boolean {
    return this.all.some((d) => d.severity === "error");
  }
}
