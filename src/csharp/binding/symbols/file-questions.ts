/**
 * What binding a file asked of the rest of the program: the names it looked for, whether they were found or not, and the files that
 * declare what was found. Whatever is bound in a file holds for as long as these have the same answers, and the files found, and
 * those that they found in turn, stay as they are.
 */
import { cachedBy } from "../../../caching/cache.js";
import type { SourceFile } from "../../syntax/source-file.js";
import type { FileContext } from "./scope.js";
import { isSourceType } from "./source-symbols.js";
import type { NamedTypeSymbol } from "./symbols.js";

export interface FileQuestions {
  /** Simple names of types and namespaces, and of extension members. */
  readonly names: Set<string>;
  readonly files: Set<SourceFile>;
  /** Binding it depended on more than files and names: it must be bound anew each time. */
  isUnsettled: boolean;
}

export const questionsOf = cachedBy(
  (_: SourceFile): FileQuestions => ({
    names: new Set(),
    files: new Set(),
    isUnsettled: false,
  }),
);

export function recordLookup(from: FileContext, name: string, types: readonly NamedTypeSymbol[]): void {
  // The built-in model never changes.
  if (from.program.origin === "model") return;
  const questions = questionsOf(from.file);
  questions.names.add(name);
  if (types.length === 0) return;
  for (let at = 0; at < types.length; at++) {
    const symbol = types[at];
    // Most names are the framework's, which no file of the user declares.
    if (symbol?.origin === "source") for (const file of filesOf(symbol)) questions.files.add(file);
  }
}

export function noteFile(from: FileContext, file: SourceFile): void {
  questionsOf(from.file).files.add(file);
}

export function noteUnsettled(from: FileContext): void {
  questionsOf(from.file).isUnsettled = true;
}

/** The files of the user that declare a type. */
export function filesOf(symbol: NamedTypeSymbol): readonly SourceFile[] {
  return isSourceType(symbol) && symbol.origin === "source" ? symbol.parts.map(({ context }) => context.file) : [];
}
