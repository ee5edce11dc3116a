import type { Location } from "../../diagnostics/location.js";
import { readJson } from "./json-reader.js";
import { type DocumentText, locate, type Node, newSource } from "./node.js";
import { SyntaxProblem } from "./syntax-problem.js";
import { readAnyYaml } from "./yaml-library.js";
import { readPlainYaml } from "./yaml-reader.js";

/** The largest public API descriptions are half of this. */
export const maximumBytes = 64 * 1024 * 1024;

export type DocumentResult =
  | { readonly kind: "document"; readonly root: Node; readonly source: DocumentText }
  | { readonly kind: "problem"; readonly reason: string; readonly limit: boolean; readonly location: Location };

/** Bytes → nodes. What begins like JSON is JSON; YAML is tried where that fails, because `{` begins a YAML flow mapping too. */
export function readDocument(file: string, bytes: Uint8Array): DocumentResult {
  if (bytes.byteLength > maximumBytes) {
    const megabytes = maximumBytes / 1024 / 1024;
    return problem(newSource(file, ""), 0, `it is larger than ${megabytes} MB`, true);
  }
  const text = decode(bytes);
  if (text === undefined) return problem(newSource(file, ""), 0, "it is not UTF-8 text", false);
  const source = newSource(file, text);
  const json = /^\s*[{[]/.test(text);
  try {
    const root = json ? readJsonOrYaml(source) : (readPlainYaml(source) ?? readAnyYaml(source));
    return { kind: "document", root, source };
  } catch (failure) {
    if (failure instanceof SyntaxProblem)
      return problem(source, failure.offset, failure.reason, failure.kind === "limit");
    throw failure;
  }
}

function readJsonOrYaml(source: DocumentText): Node {
  try {
    return readJson(source);
  } catch (failure) {
    if (!(failure instanceof SyntaxProblem) || failure.kind === "limit") throw failure;
    source.duplicateKeys.length = 0;
    source.trailingCommas.length = 0;
    try {
      return readAnyYaml(source);
    } catch {
      throw failure;
    }
  }
}

function problem(source: DocumentText, offset: number, reason: string, limit: boolean): DocumentResult {
  return { kind: "problem", reason, limit, location: locate(source, Math.min(offset, source.text.length)) };
}

function decode(bytes: Uint8Array): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    const lines = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
    return lines.endsWith("\n") ? lines : `${lines}\n`;
  } catch {
    return undefined;
  }
}
