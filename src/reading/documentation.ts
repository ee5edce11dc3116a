import { parseXml, type XmlElement, type XmlNode } from "@rgrove/parse-xml";
import type { Documentation } from "../contract/documentation.js";
import { withoutUndefined } from "../contract/without-undefined.js";

/** A documentation comment in plain text. */
export interface XmlDocumentation extends Documentation {
  readonly parameters: ReadonlyMap<string, string>;
  /** It has `<inheritdoc/>`: the overridden or implemented member supplies what is missing. */
  readonly inherits: boolean;
}

const none: XmlDocumentation = { parameters: new Map(), inherits: false };

/** Reads the inner XML of a documentation comment. Broken XML keeps its words: documentation is never a reason to fail. */
export function readDocumentation(xml: string | undefined): XmlDocumentation {
  if (xml === undefined || xml.trim() === "") return none;
  const sections = plainSections(xml) ?? parsedSections(xml);
  if (sections === undefined) {
    const text = tidy(xml.replace(/<[^>]*>/g, " "));
    return summaryAlone(text);
  }
  const [only] = sections;
  // Most comments are a summary and nothing else.
  if (only?.name === "summary" && sections.length === 1) {
    return summaryAlone(tidy(only.text));
  }
  const section = (name: string): string | undefined => {
    const text = sections
      .filter((one) => one.name === name)
      .map((one) => tidy(one.text))
      .filter((part) => part !== "");
    // The parts of a partial type often repeat each other.
    return text.length === 0 ? undefined : [...new Set(text)].join("\n\n");
  };
  const parameters = new Map(
    sections
      .filter((one) => one.name === "param" && one.of !== undefined)
      .map((one) => [one.of ?? "", tidy(one.text)] as const)
      .filter(([, text]) => text !== ""),
  );
  return {
    parameters,
    inherits: sections.some((one) => one.name === "inheritdoc"),
    ...withoutUndefined({
      summary: section("summary") ?? section("value"),
      remarks: section("remarks"),
      returns: section("returns"),
      example: section("example"),
    }),
  };
}

function summaryAlone(summary: string): XmlDocumentation {
  return summary === "" ? none : { parameters: none.parameters, inherits: false, summary };
}

/** An element of a comment: `<param name="id">The task.</param>`. */
interface Section {
  readonly name: string;
  /** What its `name="…"` says. */
  readonly of: string | undefined;
  readonly text: string;
}

/** Most comments are elements with plain text in them, side by side: they need no parser of XML. Undefined for all others. */
function plainSections(xml: string): readonly Section[] | undefined {
  // Not allowed in plain text.
  if (xml.includes("]]>")) return undefined;
  const sections: Section[] = [];
  plainElement.lastIndex = 0;
  while (plainElement.lastIndex < xml.length) {
    const match = plainElement.exec(xml);
    if (match === null) return undefined;
    const [, name = "", of, text = ""] = match;
    sections.push({ name, of, text });
  }
  return sections;
}

/** Characters that XML has no place for are left to the parser. */
const plainElement =
  /[ \t\n]*<(summary|remarks|value|returns|example|param)(?: name="([^"<&\s\p{Cc}]*)")?>((?:[^<&\p{Cc}\uFFFE\uFFFF]|[\t\n])*)<\/\1>[ \t\n]*/uy;

function parsedSections(xml: string): readonly Section[] | undefined {
  return parse(xml)
    ?.children.filter(isElement)
    .map((element) => ({ name: element.name, of: element.attributes.name, text: textOf(element) }));
}

/** Fills what a comment leaves open from the one it inherits. */
export function inheritDocumentation(written: XmlDocumentation, base: XmlDocumentation): XmlDocumentation {
  return {
    ...base,
    ...written,
    parameters: new Map([...base.parameters, ...written.parameters]),
    inherits: base.inherits,
  };
}

/** Only what the contract keeps; undefined when nothing was written. */
export function documentationOf(xml: XmlDocumentation): Documentation | undefined {
  const { summary, remarks, returns, example } = xml;
  if (summary === undefined && remarks === undefined && returns === undefined && example === undefined)
    return undefined;
  return withoutUndefined({ summary, remarks, returns, example });
}

function parse(xml: string): XmlElement | undefined {
  try {
    // The commonest slip in a comment: an ampersand that begins no entity.
    const escaped = xml.replace(/&(?!#\d+;|#x[\da-fA-F]+;|[A-Za-z]\w*;)/g, "&amp;");
    const root = parseXml(`<doc>${escaped}</doc>`, { ignoreUndefinedEntities: true }).root;
    const only = root?.children.filter(isElement)[0];
    // In a documentation file the comment is inside <member> or <doc>.
    return only !== undefined && (only.name === "member" || only.name === "doc") ? only : (root ?? undefined);
  } catch {
    return undefined;
  }
}

function isElement(node: XmlNode): node is XmlElement {
  return node.type === "element";
}

const blocks = new Set(["para", "code", "item", "list", "listheader"]);

function textOf(element: XmlElement): string {
  return element.children.map(nodeText).join("");
}

function nodeText(node: XmlNode): string {
  if (node.type === "text" || node.type === "cdata") return "text" in node ? String(node.text) : "";
  if (!isElement(node)) return "";
  const { attributes, name } = node;
  const inner = textOf(node);
  switch (name) {
    case "see":
    case "seealso":
      return inner.trim() !== "" ? inner : (attributes.langword ?? attributes.href ?? crefText(attributes.cref ?? ""));
    case "paramref":
    case "typeparamref":
      return attributes.name ?? "";
    case "br":
      return "\n";
    case "item":
      return `\n- ${inner.trim()}\n`;
    default:
      return blocks.has(name) ? `\n\n${inner}\n\n` : inner;
  }
}

/** `T:Acme.Tasks.TaskDto` → `TaskDto`, `Acme.Define.Get{T}(string)` → `Get`. */
function crefText(cref: string): string {
  const plain = cref
    .replace(/^[A-Z]:/, "")
    .replace(/\(.*$/, "")
    .replace(/[{<].*$/, "")
    .replace(/`\d+/g, "");
  return plain.slice(plain.lastIndexOf(".") + 1);
}

/** Words with one space between them. */
const plainLine = /^[!-~]+(?: [!-~]+)*$/;

/** Lines joined as XML means them: indentation gone, blank lines kept as paragraph breaks, one at most. */
function tidy(text: string): string {
  if (plainLine.test(text)) return text;
  return text
    .split("\n")
    .map((line) => line.trim().replace(/[ \t]+/g, " "))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
