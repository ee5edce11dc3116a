import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import { Char } from "../../text/char.js";
import { lineIndexAt } from "../../text/positions.js";
import type { CompilationUnitSyntax, Span } from "./nodes.js";

/** Which of the two nullable contexts a directive changes, and to what. */
export interface NullableDirective {
  /** Where the directive ends: it holds from here on. */
  readonly position: number;
  readonly setting: "enable" | "disable" | "restore";
  readonly target: "all" | "annotations" | "warnings";
}

/** One C# file: its text as UTF-8 and its tree. */
export interface SourceFile {
  readonly path: string;
  /** UTF-8 without byte order mark, whatever the file on disk was. */
  readonly bytes: Uint8Array;
  /** The same with the zero byte: what the scanner reads, which then needs no check for the end. */
  readonly terminated: Uint8Array;
  /** Then byte offsets and UTF-16 offsets are the same. */
  readonly isAscii: boolean;
  readonly root: CompilationUnitSyntax;
  /** Grows when deferred bodies are parsed. */
  readonly diagnostics: readonly Diagnostic[];
  /** Those of them that are inside a declaration which is left out: it matters only to what uses it. */
  readonly unreadDeclarations: readonly Diagnostic[];
  /** Those of deferred bodies: somebody asked for each of them. */
  readonly unreadBodies: readonly Diagnostic[];
  /** The symbols `#if` sees: those given, changed by the file's own `#define` and `#undef`. */
  readonly preprocessorSymbols: ReadonlySet<string>;
  /** Words that became keywords later are names. */
  readonly languageVersion: number;
  /** In the order of the file. */
  readonly nullableDirectives: readonly NullableDirective[];
  /** Text that `#if` leaves out, by its end: where it starts. Both are ends of lines. */
  readonly leftOut: ReadonlyMap<number, number> | null;
  /** Filled by `lineStartsOf` on first use. */
  lineStarts: Int32Array | null;
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const longestShortText = 24;

/** The text of a span, as written. */
export function textOf(file: SourceFile, span: Span): string {
  return textBetween(file.bytes, span.start, span.end);
}

export function textBetween(bytes: Uint8Array, start: number, end: number): string {
  // Names are short and ASCII; for them a loop is several times faster than the decoder.
  if (end - start <= longestShortText) {
    let text = "";
    for (let i = start; i < end; i++) {
      const byte = bytes[i] ?? 0;
      if (byte > 0x7f) return decoder.decode(bytes.subarray(start, end));
      text += String.fromCharCode(byte);
    }
    return text;
  }
  return decoder.decode(bytes.subarray(start, end));
}

/** Offsets where lines start. C# ends lines at CR, LF, CRLF, NEL, LS and PS (language specification, 6.3.2). */
export function lineStartsOf(file: SourceFile): Int32Array {
  if (file.lineStarts !== null) return file.lineStarts;
  const { bytes } = file;
  const starts = [0];
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    // Nearly every byte is neither a control character nor part of a longer one.
    if (byte > Char.CarriageReturn && byte < 0xc2) continue;
    if (byte === Char.Newline) starts.push(i + 1);
    else if (byte === Char.CarriageReturn) {
      if (bytes[i + 1] !== Char.Newline) starts.push(i + 1);
    } else if (byte === 0xc2 && bytes[i + 1] === 0x85) starts.push(i + 2);
    else if (byte === 0xe2 && bytes[i + 1] === 0x80 && (bytes[i + 2] === 0xa8 || bytes[i + 2] === 0xa9)) {
      starts.push(i + 3);
    }
  }
  file.lineStarts = new Int32Array(starts);
  return file.lineStarts;
}

/** The place of a span as compilers print it. */
export function locationOf(file: SourceFile, span: Span): Location {
  const starts = lineStartsOf(file);
  const line = lineIndexAt(starts, span.start);
  const next = starts[line + 1];
  // Most spans end in the line they begin in.
  const endLine = next === undefined || span.end < next ? line : lineIndexAt(starts, span.end);
  return {
    file: file.path,
    line: line + 1,
    column: columnAt(file, starts[line] ?? 0, span.start),
    endLine: endLine + 1,
    endColumn: columnAt(file, starts[endLine] ?? 0, span.end),
  };
}

/** Line and column from 1, the column in UTF-16 units. */
export function positionOf(file: SourceFile, offset: number): { line: number; column: number } {
  const starts = lineStartsOf(file);
  const line = lineIndexAt(starts, offset);
  return { line: line + 1, column: columnAt(file, starts[line] ?? 0, offset) };
}

function columnAt({ bytes, isAscii }: SourceFile, lineStart: number, offset: number): number {
  return (isAscii ? offset - lineStart : utf16Length(bytes, lineStart, offset)) + 1;
}

/** How many UTF-16 units a range of UTF-8 takes: one a character, two beyond the basic plane. */
export function utf16Length(bytes: Uint8Array, start: number, end: number): number {
  let length = 0;
  for (let i = start; i < end; i++) {
    const byte = bytes[i] ?? 0;
    if ((byte & 0xc0) !== 0x80) length += byte >= 0xf0 ? 2 : 1;
  }
  return length;
}
