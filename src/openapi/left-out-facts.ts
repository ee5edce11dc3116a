import type { Contract } from "../contract/contract.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import type { DocumentSet } from "./document/document-set.js";
import { jsonOf } from "./document/json-value.js";
import {
  get,
  getMap,
  getString,
  isMap,
  isSequence,
  type MapNode,
  mapEntries,
  type Node,
  placeOf,
} from "./document/node.js";
import type { Role } from "./document/roles.js";
import { pascalCase } from "./naming/names.js";
import { holdsRounded } from "./types/exact-numbers.js";
import type { Dialect } from "./versions/dialect.js";

/**
 * Tells of each text, each example and each shared part of the document that came nowhere: whatever reader had no place for it. What a
 * document says of types and limits, its readers tell of.
 */
export function tellLeftOutFacts(
  documents: DocumentSet,
  contract: Contract,
  dialect: Dialect,
  sink: DiagnosticSink,
): void {
  const kept = keptFacts(contract);
  const tell = (node: MapNode, keyword: string, text: string): void => {
    const told = text.length > 60 ? `${text.slice(0, 60)}…` : text;
    sink.report(diagnostic("factLeftOut", placeOf(node, keyword), { keyword, text: told.replace(/\s+/g, " ") }));
  };
  const referred = new Set<Node>();
  for (const [node, role] of documents.reached()) {
    const reference = getString(node, "$ref");
    if (reference !== undefined) referred.add(documents.tryResolve(reference, node)?.node ?? null);
    if (role === "objects" || role === "schemas") continue;
    // Before 3.1, what is beside a reference says nothing.
    if (!dialect.siblingsOfReferences && reference !== undefined) continue;
    for (const [keyword, text] of textsOf(node, role))
      if (!kept.texts.has(text) && !(keyword === "title" && kept.texts.has(pascalCase(text))))
        tell(node, keyword, text);
    for (const [keyword, value] of valuesOf(node, role)) {
      const json = JSON.stringify(jsonOf(value));
      if (!kept.examples.has(json)) tell(node, keyword, json);
      else if (holdsRounded(value)) tell(node, keyword, "the last digits of a number");
    }
  }
  const root = documents.root?.root;
  if (!isMap(root)) return;
  const components = getMap(root, "components") ?? root;
  for (const section of sharedSections.map((name) => getMap(components, name)))
    for (const [name, part] of section === undefined ? [] : mapEntries(section))
      if (section !== undefined && !referred.has(part)) tell(section, name, "nothing refers to it");
}

/** What operations share by references; schemas and security schemes are in C# without one. */
const sharedSections = "parameters responses headers requestBodies examples links callbacks pathItems mediaTypes".split(
  " ",
);

const textKeywords = ["title", "summary", "description", "$comment", "externalValue", "serializedValue"];

/** Schemas are read, and written, as these say, whatever else a document calls them. */
const usualDialect = /^https:\/\/(?:spec\.openapis\.org\/|json-schema\.org\/draft\/2020-12\/schema#?$)/;

function* textsOf(node: MapNode, role: Role): Generator<readonly [keyword: string, text: string]> {
  if (role === "examples") return;
  for (const keyword of textKeywords) {
    const text = getString(node, keyword)?.trim() ?? "";
    if (text !== "") yield [keyword, text];
  }
  for (const keyword of ["jsonSchemaDialect", "$schema"]) {
    const dialect = getString(node, keyword);
    if (dialect !== undefined && !usualDialect.test(dialect)) yield [keyword, dialect];
  }
  const docs = get(node, "externalDocs");
  const url = isMap(docs) ? getString(docs, "url") : undefined;
  if (url !== undefined) yield ["externalDocs", url];
}

/** The examples of a schema, a parameter or a body; those with names have theirs under `value`. And XML, which is data as well. */
function* valuesOf(node: MapNode, role: Role): Generator<readonly [keyword: string, value: Node]> {
  if (role === "examples") {
    for (const [at, key] of node.keys.entries()) if (key.includes("/")) yield [key, node.values[at] ?? null];
    return;
  }
  for (const keyword of ["example", "value", "dataValue", ...(role === "schema" ? ["xml"] : [])]) {
    const value = get(node, keyword);
    if (value !== undefined) yield [keyword, value];
  }
  const examples = get(node, "examples");
  if (isSequence(examples)) for (const value of examples.items) yield ["examples", value];
}

interface KeptFacts {
  readonly texts: ReadonlySet<string>;
  /** As JSON. */
  readonly examples: ReadonlySet<string>;
}

/** Everything that a contract says. */
function keptFacts(contract: Contract): KeptFacts {
  const [texts, examples] = [new Set<string>(), new Set<string>()];
  const visit = (value: unknown, key: string, around: string, above: string): void => {
    if (typeof value === "string") texts.add(value.trim());
    // The values of constants are no examples.
    const isExample = key === "example" || key === "dataValue" || (key === "value" && /[eE]xamples$/.test(above));
    if (isExample || key === "xml") examples.add(JSON.stringify(value));
    if (value === null || typeof value !== "object") return;
    const isListed = Array.isArray(value) && key === "examples";
    for (const [name, inner] of Object.entries(value))
      if (name !== "location") visit(inner, isListed ? "example" : name, key, around);
  };
  visit(contract, "", "", "");
  return { texts, examples };
}
