/** What is wrong with the text, kept as numbers until it is printed: most files have nothing wrong. */
import type { syntaxDiagnostics } from "../../../diagnostics/catalogue/syntax.js";

export type SyntaxProblemName = keyof typeof syntaxDiagnostics;

export interface Problem {
  readonly name: SyntaxProblemName;
  readonly start: number;
  readonly end: number;
  readonly detail: string;
}

let lexical: Problem[] = [];
let syntactic: Problem[] = [];

/** A file that is not C# at all would fill the memory with complaints; more than these are never read. */
const mostProblems = 200;

export function startProblems(): void {
  lexical = [];
  syntactic = [];
}

export function endProblems(): readonly Problem[] {
  if (lexical.length === 0 && syntactic.length === 0) return syntactic;
  return [...lexical, ...syntactic].sort((a, b) => a.start - b.start);
}

export function reportLexical(name: SyntaxProblemName, start: number, end: number, detail: string): void {
  if (lexical.length < mostProblems) lexical.push({ name, start, end, detail });
}

export function reportSyntactic(name: SyntaxProblemName, start: number, end: number, detail: string): void {
  // One broken place makes the parser stumble several times; the first complaint says it.
  const last = syntactic[syntactic.length - 1];
  if (last !== undefined && last.start >= start) return;
  if (syntactic.length < mostProblems) syntactic.push({ name, start, end, detail });
}

/** What was found while trying out a reading that was given up is forgotten. */
export function forgetSince(count: number): void {
  syntactic.length = count;
}

export function problemCount(): number {
  return syntactic.length;
}

/** Lexical problems included. */
export function allProblemCount(): number {
  return lexical.length + syntactic.length;
}
