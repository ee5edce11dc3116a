import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import type { Location } from "../diagnostics/location.js";
import { startOf } from "../diagnostics/location.js";
import type { FileSystem } from "../files/file-system.js";
import { prefixProblem } from "./route-prefix.js";

export type FilePrefix =
  | { readonly kind: "absent" }
  | { readonly kind: "invalid" }
  | {
      readonly kind: "prefix";
      readonly prefix: string;
      readonly location: Location;
      /** Undefined where only the host finds it: the worker does not join keys with `:`. */
      readonly inWorker: string | undefined;
    };

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
  const settings = settingsAt(root, "extensions:http:routeprefix", true);
  for (const { node, path } of settings) {
    if (path !== undefined) sink.report(diagnostic("hostJsonNotObject", place(node), { path, found: describe(node) }));
    else if (typeof node.value !== "string")
      sink.report(diagnostic("prefixNotString", place(node), { found: describe(node) }));
    else {
      const reason = prefixProblem(node.value);
      if (reason === undefined) continue;
      sink.report(diagnostic("prefixInvalid", place(node), { prefix: node.value, source: "host.json", reason }));
    }
    sound = false;
  }
  const last = settings.at(-1);
  if (!sound) return { kind: "invalid" };
  if (last === undefined) return { kind: "absent" };
  const nested = settings.findLast(({ isNested }) => isNested);
  return {
    kind: "prefix",
    prefix: String(last.node.value),
    location: place(last.node),
    inWorker: nested === undefined ? undefined : String(nested.node.value),
  };
}

interface Setting {
  readonly node: Node;
  /** The key of something that is not an object, though the setting would be in it. */
  readonly path: string | undefined;
  readonly isNested: boolean;
}

/** A setting by its path, as .NET reads configuration: `a:b` is `b` in `a`, without regard to case; `null` is nothing. */
function settingsAt(object: Node, path: string, isNested: boolean): readonly Setting[] {
  const settings = (object.children ?? []).flatMap((property): readonly Setting[] => {
    const [name, node] = property.children ?? [];
    const key = String(name?.value);
    const lower = key.toLowerCase();
    if (node === undefined) return [];
    if (lower === path) return [{ node, path: undefined, isNested: isNested && !path.includes(":") }];
    if (!path.startsWith(`${lower}:`) || node.type === "null") return [];
    if (node.type !== "object") return [{ node, path: key, isNested }];
    return settingsAt(node, path.slice(lower.length + 1), isNested && !lower.includes(":"));
  });
  // Of two keys that are spelt alike, the last counts.
  return [true, false].flatMap((nested) => settings.filter((one) => one.isNested === nested).slice(-1));
}

function checkVersion(root: Node, place: (node: Node) => Location, sink: DiagnosticSink): boolean {
  const version = root.children?.findLast(({ children }) => children?.[0]?.value === "version")?.children?.[1];
  if (version === undefined) sink.report(diagnostic("hostVersionMissing", place(root), {}));
  else if (version.value !== "2.0")
    sink.report(diagnostic("hostVersionWrong", place(version), { found: describe(version) }));
  else return true;
  return false;
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
