/**
 * What was read of a symbol, kept for as long as the symbol lives, together with what reading it asked of the program and what it
 * did besides giving a result: problems reported, types declared, notes taken. It is used again only where all of that was asked of
 * other symbols (whose files are then the same: `src/csharp/reuse`) or still has the same answer; what it did is then done again.
 */
import { isDeepStrictEqual } from "node:util";
import type { AttributeData, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type Diagnostic, DiagnosticBag, type DiagnosticSink } from "../../diagnostics/diagnostic.js";
import type { RegisteredServices } from "../program/registered-services.js";
import type { ReplacedAnswers } from "../responses/filter-answers.js";
import type { SecuritySchemes } from "../security/security-schemes.js";
import type { StartUp } from "../start/start-up.js";
import type { TypeTable } from "../types/type-table.js";

/** What a reading works with: the same things in every run, seen through the run that is going on. */
export interface ReadingTools {
  readonly table: TypeTable;
  readonly schemes: SecuritySchemes;
  readonly sink: DiagnosticSink;
  readonly routeSink: DiagnosticSink;
  /** What is asked of the program as a whole. Where the answer is the same as in the last run, it is the same object. */
  readonly program: ProgramAnswers;
}

export interface ProgramAnswers {
  services(): RegisteredServices;
  /** What decides over the routes and the parameters of any action. */
  actionSettings(): unknown;
  /** Code is run in it; what that gives follows from the code, so that it is no question. */
  startUp(): StartUp;
  /** A filter among these attributes, or the controller itself, that answers something else than the action. */
  replacedBy(controller: NamedTypeSymbol, attributes: readonly AttributeData[]): ReplacedAnswers | undefined;
}

/** Reads one thing, or takes what was read before. */
export type ReadUnit = <T>(key: object, name: string, read: (tools: ReadingTools) => T) => T;

export type Effect = (tools: ReadingTools) => void;

interface Question {
  ask(tools: ReadingTools): unknown;
  readonly answer: unknown;
}

interface KeptReading {
  readonly value: unknown;
  readonly log: ReadingLog;
}

/** What one reading asks and does. */
export class ReadingLog {
  readonly effects: Effect[] = [];
  readonly questions: Question[] = [];
  readonly #once = new Set<string>();
  /** It depended on something that is not a question: it is not kept. */
  isUnsettled = false;

  /** The same problem again is no further effect, nor the same question a further one. */
  isNew(key: string): boolean {
    if (this.#once.has(key)) return false;
    this.#once.add(key);
    return true;
  }

  ask<T>(tools: ReadingTools, ask: (tools: ReadingTools) => T): T {
    const answer = ask(tools);
    this.questions.push({ ask, answer });
    return answer;
  }
}

export class KeptReadings {
  #facts: unknown;
  #readings = new WeakMap<object, Map<string, KeptReading>>();
  #ofSymbols = new WeakMap<object, { readonly value: unknown; readonly problems: readonly Diagnostic[] }>();
  readonly #answers = new Map<string, unknown>();
  #tools: ReadingTools | undefined;
  /** How many things were read anew in the last run. */
  anew = 0;

  /**
   * Begins a run. `facts`: what any reading may depend on, as plain data; when one of them is another, nothing is used again.
   */
  begin(facts: unknown, tools: ReadingTools): void {
    this.anew = 0;
    this.#tools = tools;
    if (isDeepStrictEqual(facts, this.#facts)) return;
    this.#facts = facts;
    this.#readings = new WeakMap();
  }

  /** The answer of the last run where it says the same: then it may stand for itself in a comparison. */
  settled<T>(name: string, answer: T): T {
    const before = this.#answers.get(name);
    // Only answers to the same question are put there.
    if (isDeepStrictEqual(before, answer)) return before as T;
    this.#answers.set(name, answer);
    return answer;
  }

  /** What follows from a symbol alone. Its problems are reported every time. */
  ofSymbol<T>(symbol: object, sink: DiagnosticSink, read: (sink: DiagnosticSink) => T): T {
    let cached = this.#ofSymbols.get(symbol);
    if (cached === undefined) {
      const bag = new DiagnosticBag();
      cached = { value: read(bag), problems: bag.all };
      this.#ofSymbols.set(symbol, cached);
    }
    for (const problem of cached.problems) sink.report(problem);
    // There is one thing that is read of a symbol this way.
    return cached.value as T;
  }

  /** Ends the run: what is kept sees nothing of it until the next begins. */
  end(): void {
    this.#tools = undefined;
  }

  readonly tools = (): ReadingTools => {
    if (this.#tools === undefined) throw new Error("What was read is used when nothing is being read.");
    return this.#tools;
  };

  /** `name` tells apart what is read of one symbol. */
  read<T>(key: object, name: string, compute: (log: ReadingLog) => T): T {
    const tools = this.tools();
    const reading = this.#readings.get(key)?.get(name);
    if (reading?.log.questions.every(({ ask, answer }) => isSameAnswer(ask(tools), answer))) {
      for (const effect of reading.log.effects) effect(tools);
      // Only `compute` of the same name puts values there.
      return reading.value as T;
    }
    this.anew++;
    const log = new ReadingLog();
    const value = compute(log);
    const ofKey = this.#readings.get(key) ?? new Map<string, KeptReading>();
    if (log.isUnsettled) ofKey.delete(name);
    else ofKey.set(name, { value, log });
    this.#readings.set(key, ofKey);
    return value;
  }
}

/** Symbols are compared as objects, lists of them one by one, and places by what they say. */
function isSameAnswer(now: unknown, before: unknown): boolean {
  if (Array.isArray(now) && Array.isArray(before))
    return now.length === before.length && now.every((one, at) => one === before[at]);
  return now === before;
}
