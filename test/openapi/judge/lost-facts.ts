/** The facts of a document that neither came back nor were told. */
import { DiagnosticBag } from "../../../src/diagnostics/diagnostic.js";
import { emitCSharp } from "../../../src/emit/csharp/emit-csharp.js";
import { emitOpenApi } from "../../../src/emit/openapi/document.js";
import { memoryFileSystem } from "../../../src/files/memory-file-system.js";
import { readOpenApi } from "../../../src/openapi/read-openapi.js";
import { readWithDiagnostics } from "../../reading/read-source.js";
import { type Fact, markedDocument, writtenByLine } from "./document-facts.js";
import { isObject } from "./json.js";

export interface FactsVerdict {
  readonly facts: number;
  /** Those that did not come back, but have a note at their place, or are in C#. */
  readonly told: readonly Fact[];
  readonly lost: readonly Fact[];
}

/** Undefined where the document is refused. */
export function lostFacts(source: unknown): FactsVerdict | undefined {
  const { document, facts } = markedDocument(source);
  const { text, pointers } = writtenByLine(document);
  const bag = new DiagnosticBag();
  const settings = { namespace: "Facts" };
  const contract = readOpenApi("api.json", memoryFileSystem({ "api.json": text }), settings, bag);
  if (contract === undefined) return undefined;
  const files = Object.fromEntries(emitCSharp(contract, settings, bag).map((file) => [file.path, file.text]));
  const back = JSON.parse(emitOpenApi(readWithDiagnostics(files).contract, { version: "3.2", path: "api.json" }).text);
  const words = wordsOf(back);
  const places = new Set(bag.all.map(({ location }) => pointers[location?.line ?? 0] ?? ""));
  // The example of a text may be written as a number.
  const missing = facts.filter(({ word }) => !words.has(word) && !words.has(JSON.stringify(word)));
  // What a document has no place for may be in C#, and be it in a comment.
  const inCSharp = wordsIn(Object.values(files).join("\n"));
  const lost = missing.filter(({ pointer, word }) => !inCSharp.has(word) && !isTold(pointer, places));
  return { facts: facts.length, told: missing.filter((fact) => !lost.includes(fact)), lost };
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/zq[\da-z]+q/gi)].map(([word]) => word.toLowerCase()));
}

/** The words of all texts, and the values of all examples. */
function wordsOf(document: unknown): ReadonlySet<string> {
  const words = new Set<string>();
  const visit = (node: unknown, key: string): void => {
    if (typeof node === "string") for (const word of wordsIn(node)) words.add(word);
    if (/^(?:example|value|dataValue)$/.test(key)) words.add(JSON.stringify(node));
    if (Array.isArray(node)) {
      if (key === "examples") for (const item of node) words.add(JSON.stringify(item));
      for (const item of node) visit(item, "");
    } else if (isObject(node)) for (const [name, item] of Object.entries(node)) visit(item, name);
  };
  visit(document, "");
  return words;
}

/** A note is at the very entry, or at the object that says it. */
function isTold(pointer: string, places: ReadonlySet<string>): boolean {
  return places.has(pointer) || places.has(pointer.slice(0, pointer.lastIndexOf("/")));
}
