import { XmlElement as ParsedElement, parseXml, XmlError } from "@rgrove/parse-xml";
import { cachedBy } from "../../../caching/cache.js";
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import type { Location } from "../../../diagnostics/location.js";
import { Char } from "../../../text/char.js";
import { lineIndexAt, lineStartsIn } from "../../../text/positions.js";

export interface XmlFile {
  readonly path: string;
  readonly text: string;
}

export interface XmlElement {
  readonly name: string;
  /** By name in lower case: MSBuild takes names as written, but people write `condition` and `CONDITION` too. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
  readonly file: XmlFile;
  readonly start: number;
}

/** Far deeper than any project, far from the end of the parser's stack. */
const deepestNesting = 500;

/** The root element; undefined, with a diagnostic at the place, where the text is not XML. */
export function parseXmlFile(path: string, text: string, sink: DiagnosticSink): XmlElement | undefined {
  const file: XmlFile = { path, text };
  const fail = (reason: string, offset: number): undefined => {
    sink.report(diagnostic("xmlMalformed", locationAt(file, offset, offset), { path, reason }));
    return undefined;
  };
  const tooDeep = placeTooDeep(text);
  if (tooDeep !== undefined) return fail(`elements are nested more than ${deepestNesting} deep`, tooDeep);
  try {
    const { root } = parseXml(text, { includeOffsets: true });
    return root === null ? fail("it is empty", 0) : convert(root, file);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const reason = (error.message.split("\n")[0] ?? "").replace(/ \(line \d+, column \d+\)$/, "").replace(/\.$/, "");
    return fail(reason.charAt(0).toLowerCase() + reason.slice(1), error.pos);
  }
}

/** Counts tags only, which is enough to keep a hostile file from exhausting the parser's stack. */
function placeTooDeep(text: string): number | undefined {
  let depth = 0;
  for (let at = text.indexOf("<"); at !== -1; at = text.indexOf("<", at + 1)) {
    const next = text.charCodeAt(at + 1);
    if (next === Char.Exclamation || next === Char.Question) continue;
    if (next === Char.Slash) depth--;
    else {
      const end = text.indexOf(">", at);
      if (end === -1 || text.charCodeAt(end - 1) !== Char.Slash) depth++;
      if (depth > deepestNesting) return at;
    }
  }
  return undefined;
}

function convert(element: ParsedElement, file: XmlFile): XmlElement {
  return {
    name: element.name,
    attributes: new Map(Object.entries(element.attributes).map(([name, value]) => [name.toLowerCase(), value])),
    children: element.children.flatMap((child) => (child instanceof ParsedElement ? [convert(child, file)] : [])),
    text: element.text,
    file,
    start: element.start,
  };
}

const lineStartsOf = cachedBy(({ text }: XmlFile) => lineStartsIn(text));

/** The opening tag, or the attribute in it. */
export function locationOfElement(element: XmlElement, attributeName?: string): Location {
  const { text } = element.file;
  const tagEnd = text.indexOf(">", element.start);
  const end = tagEnd === -1 ? text.length : tagEnd + 1;
  if (attributeName !== undefined) {
    const match = new RegExp(`\\b${attributeName}\\s*=\\s*("[^"]*"|'[^']*')`, "i").exec(text.slice(element.start));
    if (match !== null) {
      const start = element.start + match.index;
      return locationAt(element.file, start, start + match[0].length);
    }
  }
  return locationAt(element.file, element.start, end);
}

export function locationAt(file: XmlFile, start: number, end: number): Location {
  const starts = lineStartsOf(file);
  const first = lineIndexAt(starts, start);
  const last = lineIndexAt(starts, end);
  return {
    file: file.path,
    line: first + 1,
    column: start - (starts[first] ?? 0) + 1,
    endLine: last + 1,
    endColumn: end - (starts[last] ?? 0) + 1,
  };
}
