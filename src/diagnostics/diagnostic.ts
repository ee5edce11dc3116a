import { catalogue, type DiagnosticCode, type DiagnosticName } from "./catalogue/index.js";
import type { ParametersOf, Severity } from "./definition.js";
import type { Location } from "./location.js";

export interface RelatedPlace {
  readonly message: string;
  readonly location: Location;
}

/** The place with what it has to do with the problem; none if it is not known. */
export function relatedPlace(message: string, location: Location | undefined): readonly RelatedPlace[] {
  return location === undefined ? [] : [{ message, location }];
}

export interface Diagnostic {
  readonly name: DiagnosticName;
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
  readonly help: string;
  readonly location: Location | undefined;
  readonly related: readonly RelatedPlace[];
}

type MessageOf<N extends DiagnosticName> = (typeof catalogue)[N]["message"] | (typeof catalogue)[N]["help"];
type Parameters<N extends DiagnosticName> = Readonly<Record<ParametersOf<MessageOf<N>>, string | number>>;

let made = 0;

/** How many have been made so far: what is worked out while the number stays the same says nothing about its place. */
export function diagnosticsMade(): number {
  return made;
}

/** Makes a diagnostic of the catalogue. The parameters are exactly the `{names}` of its message and help. */
export function diagnostic<N extends DiagnosticName>(
  name: N,
  location: Location | undefined,
  parameters: Parameters<N>,
  related: readonly RelatedPlace[] = [],
): Diagnostic {
  made++;
  const definition: (typeof catalogue)[DiagnosticName] = catalogue[name];
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, parameter: string) =>
      Object.hasOwn(parameters, parameter)
        ? shortened(String(parameters[parameter as keyof typeof parameters]))
        : whole,
    );
  return {
    name,
    code: definition.code,
    severity: definition.severity,
    message: fill(definition.message),
    help: fill(definition.help),
    location,
    related,
  };
}

/** Names, paths and texts come from elsewhere and may be as long as they like. */
function shortened(text: string): string {
  return text.length <= longestParameter ? text : `${text.slice(0, longestParameter)}…`;
}

const longestParameter = 2_000;

/** The same for the same problem at the same place. */
export function diagnosticKey({ code, location, message }: Diagnostic): string {
  return `${code}|${location?.file}|${location?.line}|${location?.column}|${message}`;
}

/** What a stage reports to. Stages never throw for bad input; they report and go on. */
export interface DiagnosticSink {
  report(diagnostic: Diagnostic): void;
}

/** Makes a diagnostic and reports it. */
export type ReportDiagnostic = <N extends DiagnosticName>(
  name: N,
  location: Location | undefined,
  parameters: Parameters<N>,
  related?: readonly RelatedPlace[],
) => void;

export function reportingTo(sink: DiagnosticSink): ReportDiagnostic {
  return (...made) => sink.report(diagnostic(...made));
}

const none: readonly Diagnostic[] = [];

/** Collects diagnostics; the same one at the same place is kept once. */
export class DiagnosticBag implements DiagnosticSink {
  /** Made for the first: most bags stay empty, and there are several for each operation. */
  #seen: Map<string, Diagnostic> | undefined;

  report(diagnostic: Diagnostic): void {
    const key = diagnosticKey(diagnostic);
    this.#seen ??= new Map();
    if (!this.#seen.has(key)) this.#seen.set(key, diagnostic);
  }

  get all(): readonly Diagnostic[] {
    return this.#seen === undefined ? none : [...this.#seen.values()];
  }

  get hasErrors(): boolean {
    return this.all.some((d) => d.severity === "error");
  }
}
