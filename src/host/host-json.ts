import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import type { Location } from "../diagnostics/location.js";
import { startOf } from "../diagnostics/location.js";
import type { FileSystem } from "../files/file-system.js";
import { prefixProblem } from "./route-prefix.js";

export type FilePrefix =
  | { readonly kind: "absent" }
  | { readonly kind: "invalid" }
  | { readonly kind: "prefix"; readonly prefix: string; readonly location: Location };

/** Reads `host.json` as the host does: comments and trailing commas are allowed, the last of two equal keys counts. */
export function readHostJson(path: string, fileSystem: FileSystem, sink: DiagnosticSink): FilePrefix {
  const read = fileSystem.readText(path);
  if (!read.ok) {
    if (read.reason === "missing") return { kind: "absent" };
    sink.report(diagnostic("hostJsonUnreadable", startOf(path), { reason: read.detail }));
    return { kind: "invalid" };
  }
  const text = read.value;
  const at = (offset: number, length: number): Location => locate(path, text, offset, length);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error !== undefined || root === undefined) {
    const reason = error === undefined ? "it is empty" : wordsOf(printParseErrorCode(error.error));
    sink.report(diagnostic("hostJsonMalformed", at(error?.offset ?? 0, error?.length ?? 0), { reason }));
    return { kind: "invalid" };
  }
  const place = (node: Node): Location => at(node.offset, node.length);
  if (root.type !== "object") {
    sink.report(diagnostic("hostJsonNotObject", place(root), { path: "the file", found: describe(root) }));
    return { kind: "invalid" };
  }

  let sound = checkVersion(root, place, sink);
  let node: Node = root;
  for (const key of ["extensions", "http"]) {
    const next = member(node, key, true);
    if (next === undefined) return sound ? { kind: "absent" } : { kind: "invalid" };
    if (next.type !== "object") {
      sink.report(diagnostic("hostJsonNotObject", place(next), { path: key, found: describe(next) }));
      return { kind: "invalid" };
    }
    node = next;
  }
  const prefix = member(node, "routePrefix", true);
  if (prefix === undefined) return sound ? { kind: "absent" } : { kind: "invalid" };
  const value: unknown = prefix.value;
  if (typeof value !== "string") {
    sink.report(diagnostic("prefixNotString", place(prefix), { found: describe(prefix) }));
    return { kind: "invalid" };
  }
  const reason = prefixProblem(value);
  if (reason !== undefined) {
    sink.report(diagnostic("prefixInvalid", place(prefix), { prefix: value, source: "host.json", reason }));
    sound = false;
  }
  return sound ? { kind: "prefix", prefix: value, location: place(prefix) } : { kind: "invalid" };
}

function checkVersion(root: Node, place: (node: Node) => Location, sink: DiagnosticSink): boolean {
  const version = member(root, "version", false);
  if (version === undefined) sink.report(diagnostic("hostVersionMissing", place(root), {}));
  else if (version.value !== "2.0")
    sink.report(diagnostic("hostVersionWrong", place(version), { found: describe(version) }));
  else return true;
  return false;
}

function member(object: Node, name: string, anyCase: boolean): Node | undefined {
  const fold = (text: unknown): string => (anyCase ? String(text).toLowerCase() : String(text));
  return object.children?.findLast((property) => fold(property.children?.[0]?.value) === fold(name))?.children?.[1];
}

function describe(node: Node): string {
  return node.type === "object" || node.type === "array" ? `an ${node.type}` : JSON.stringify(node.value);
}

/** `InvalidSymbol` → `invalid symbol`. */
function wordsOf(code: string): string {
  return code.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
}

function locate(file: string, text: string, offset: number, length: number): Location {
  const position = (end: number): [number, number] => {
    const lines = text.slice(0, end).split(/\r\n|\r|\n/);
    return [lines.length, (lines.at(-1)?.length ?? 0) + 1];
  };
  const [line, column] = position(offset);
  const [endLine, endColumn] = position(offset + length);
  return { file, line, column, endLine, endColumn };
}
