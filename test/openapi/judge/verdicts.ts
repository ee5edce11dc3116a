/** What System.Text.Json made of a document's values, judged by the values themselves and by the document's own schemas. */
import type { TypeDeclaration } from "../../../src/contract/type-declaration.js";
import type { RoundTripResult } from "./csharp-round-trip.js";
import type { Instance } from "./document-instances.js";
import type { DocumentSchemas } from "./document-schemas.js";
import { isObject, objectOf } from "./json.js";
import { isNoted } from "./noted-places.js";
import { firstDifference, type ValuePath } from "./same-value.js";
import { membersOf, schemasOfKey } from "./schema-parts.js";

export interface JudgedDocument {
  readonly name: string;
  readonly contract: { readonly types: readonly TypeDeclaration[] };
  readonly document: DocumentSchemas;
  readonly instances: readonly Instance[];
}

/** An instance that came back as something else. */
export interface Unequal {
  readonly document: string;
  readonly type: string;
  readonly from: Instance["from"];
  readonly why: string;
  readonly path: string;
  /** The import said so. */
  readonly noted: boolean;
  readonly before: string;
  readonly after: string | undefined;
}

export interface Verdicts {
  /** Types that System.Text.Json refuses. */
  readonly refused: readonly RoundTripResult[];
  readonly unequal: readonly Unequal[];
  /** Values that the document refuses and C# takes. */
  readonly accepted: readonly Unequal[];
  /** The number of valid instances, and of invalid ones. */
  readonly count: number;
  readonly invalid: number;
}

interface Fault {
  readonly why: string;
  readonly path: ValuePath;
}

export function verdicts(documents: readonly JudgedDocument[], results: readonly RoundTripResult[]): Verdicts {
  const instances = documents.flatMap((document) => document.instances.map((instance) => ({ document, instance })));
  const faults = (of: (document: JudgedDocument, instance: Instance, result: RoundTripResult) => Fault | undefined) =>
    results.flatMap((result): readonly Unequal[] => {
      const found = result.kind === "instance" ? instances[result.number] : undefined;
      if (found === undefined) return [];
      const { document, instance } = found;
      const fault = of(document, instance, result);
      if (fault === undefined) return [];
      return [
        {
          document: document.name,
          type: instance.id,
          from: instance.from,
          why: fault.why,
          path: fault.path.join("."),
          noted: isNoted(document.contract.types, instance.id, fault.path),
          before: JSON.stringify(instance.value),
          after: result.json,
        },
      ];
    });
  const invalid = instances.filter(({ instance }) => instance.invalid !== undefined).length;
  return {
    refused: results.filter(({ kind }) => kind === "type"),
    unequal: faults(({ document }, instance, result) =>
      instance.invalid === undefined ? faultOf(document, instance, result) : undefined,
    ),
    accepted: faults((_, { invalid: made }, { error }) =>
      made === undefined || error !== undefined ? undefined : { why: `accepted: ${made.what}`, path: made.path },
    ),
    count: instances.length - invalid,
    invalid,
  };
}

function faultOf(
  document: DocumentSchemas,
  { pointer, value }: Instance,
  { error, json }: RoundTripResult,
): Fault | undefined {
  if (error !== undefined) return { why: error.replace(/\| LineNumber.*$/, ""), path: pathOf(error) };
  if (json === undefined) return { why: "not written", path: [] };
  const schema = document.at(pointer);
  const after = withoutUnsent(document, schema, value, JSON.parse(json));
  const different = firstDifference(withoutUnanswered(document, schema, value), after);
  if (different !== undefined) return { why: "unequal", path: different };
  const made = madeUp(document, schema, value, after);
  if (made !== undefined) return { why: "written, and was not sent", path: made };
  const accepts = document.validator(pointer);
  if (accepts === undefined || accepts(asSent(value, after))) return undefined;
  const [problem] = accepts.errors ?? [];
  const [, ...keys] = problem?.instancePath.split("/") ?? [];
  return { why: `not accepted: ${problem?.keyword} ${problem?.message}`, path: keys };
}

/**
 * The path of the first thing that is written though it was not sent and is no default of the document. Null is as good as nothing
 * where the document allows it, which its validator says.
 */
function madeUp(
  document: DocumentSchemas,
  schema: unknown,
  before: unknown,
  after: unknown,
  path: ValuePath = [],
): ValuePath | undefined {
  if (before === null || typeof before !== "object" || after === null || typeof after !== "object" || path.length > 12)
    return undefined;
  const members = membersOf(document, schema, before);
  const sent = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(after)) {
    const inner = schemasOfKey(document, members, before, key);
    const at = [...path, key];
    if (sent.has(key)) {
      const found = madeUp(document, { allOf: inner }, sent.get(key), value, at);
      if (found !== undefined) return found;
    } else if (value !== null) {
      const text = JSON.stringify(value);
      if (!inner.some((one) => "default" in one && JSON.stringify(one.default) === text)) return at;
    }
  }
  return undefined;
}

/** What came back, with the values that are never answered, and without defaults: the document's own limits may refuse these. */
function asSent(value: unknown, after: unknown): unknown {
  if (Array.isArray(after)) return after.map((item, at) => asSent(Array.isArray(value) ? value[at] : undefined, item));
  if (!isObject(after) || !isObject(value)) return after;
  const unanswered = Object.entries(value).filter(([key]) => !Object.hasOwn(after, key));
  const kept = Object.entries(after).filter(([key, inner]) => inner === null || Object.hasOwn(value, key));
  return Object.fromEntries([...unanswered, ...kept.map(([key, inner]) => [key, asSent(value[key], inner)])]);
}

/** A value without what is never answered: write-only properties, and keys that the schema does not speak of. */
function withoutUnanswered(document: DocumentSchemas, schema: unknown, value: unknown, depth = 0): unknown {
  if (depth > 12 || value === null || typeof value !== "object") return value;
  const members = membersOf(document, schema, value);
  const inside = (schemas: readonly unknown[], inner: unknown): unknown =>
    withoutUnanswered(document, { allOf: schemas }, inner, depth + 1);
  if (Array.isArray(value)) return value.map((item) => inside(schemasOfKey(document, members, value, 0), item));
  const declared = members.filter((member) => member.properties !== undefined);
  // Keys that no schema speaks of have no place in C#, and are not read.
  const isOpen = declared.length === 0 || members.some((member) => member.additionalProperties !== undefined);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
      if (!declared.some((member) => Object.hasOwn(objectOf(member.properties), key)))
        return isOpen ? [[key, inner]] : [];
      const found = schemasOfKey(document, members, value, key);
      return found.some((one) => one.writeOnly === true) ? [] : [[key, inside(found, inner)]];
    }),
  );
}

/** What was written, without what only the server says and nobody sent: C# writes the default of the type for it. */
function withoutUnsent(
  document: DocumentSchemas,
  schema: unknown,
  before: unknown,
  after: unknown,
  depth = 0,
): unknown {
  if (depth > 12 || before === null || typeof before !== "object") return after;
  const members = membersOf(document, schema, before);
  const inside = (key: string | number, sent: unknown, written: unknown): unknown =>
    withoutUnsent(document, { allOf: schemasOfKey(document, members, before, key) }, sent, written, depth + 1);
  if (Array.isArray(before)) return Array.isArray(after) ? after.map((item, at) => inside(0, before[at], item)) : after;
  if (!isObject(after)) return after;
  const sent = new Map(Object.entries(before));
  const isSent = (key: string): boolean =>
    sent.has(key) || !schemasOfKey(document, members, before, key).some((one) => one.readOnly === true);
  const kept = Object.entries(after).filter(([key]) => isSent(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, inside(key, sent.get(key), inner)]));
}

/** Where System.Text.Json stopped. */
function pathOf(error: string): ValuePath {
  const written = /Path: \$\.?([^|]*)/.exec(error)?.[1]?.trim() ?? "";
  return written
    .replace(/\[(\d+)\]/g, ".$1")
    .split(".")
    .filter(Boolean);
}
