/** The values of a document to send through C#: those that its own schemas accept, each with the type it belongs to. */
import type { Contract } from "../../../src/contract/contract.js";
import { isJsonType } from "../../../src/contract/http/media-type.js";
import { mapOperationUses, type Operation } from "../../../src/contract/operation.js";
import { type TypeDeclaration, usesOf } from "../../../src/contract/type-declaration.js";
import { type TypeId, type TypeUse, visitUses } from "../../../src/contract/type-use.js";
import { jsonOf } from "../../../src/openapi/document/json-value.js";
import { isMap, isSequence, type MapNode, type Node } from "../../../src/openapi/document/node.js";
import type { ReadDocument } from "../../../src/openapi/read-openapi.js";
import { DocumentSchemas } from "./document-schemas.js";
import { instancesOf } from "./instances.js";
import { invalidValuesOf } from "./invalid-instances.js";
import { isObject, listOf, objectOf, pointerPart } from "./json.js";
import { referenceOf } from "./references.js";
import type { ValuePath } from "./same-value.js";
import { membersOf } from "./schema-parts.js";

export interface Instance {
  readonly id: string;
  readonly pointer: string;
  readonly value: unknown;
  readonly from: "schema" | "example";
  /** What was changed in it, and where, so that its schema refuses it. */
  readonly invalid?: { readonly what: string; readonly path: ValuePath };
}

export interface DocumentInstances {
  readonly document: DocumentSchemas;
  readonly instances: readonly Instance[];
  /** Types without an instance that their schema accepts. */
  readonly untried: number;
}

export function instancesOfDocument({ contract, root, schemas }: ReadDocument): DocumentInstances {
  const isJson = writtenAlone(contract);
  const pointers = pointersOf(root);
  const document = new DocumentSchemas(jsonOf(root));
  const examples = examplesOf(document);
  const places = [...schemas].flatMap(([id, node]) => {
    const pointer = pointers.get(node);
    return pointer === undefined || !isJson(id) ? [] : [{ id, pointer }];
  });
  document.prepare(places.map(({ pointer }) => pointer));
  const instances: Instance[] = [];
  for (const { id, pointer } of places) {
    const accepts = document.validator(pointer);
    if (accepts === undefined) continue;
    const made = instancesOf(document, pointer).map((value) => ({ value, from: "schema" as const }));
    const given = (examples.get(pointer) ?? []).map((value) => ({ value, from: "example" as const }));
    for (const { value, from } of [...given, ...made])
      if (value !== null && document.accepts(pointer, value) && !hasOtherCase(document, document.at(pointer), value))
        instances.push({ id, pointer, value, from });
    const [first] = made.filter(({ value }) => accepts(value));
    for (const { value, ...invalid } of first === undefined ? [] : invalidValuesOf(document, pointer, first.value))
      instances.push({ id, pointer, value, from: "schema", invalid });
  }
  const tried = new Set(instances.map(({ id }) => id));
  return { document, instances, untried: places.filter(({ id }) => !tried.has(id)).length };
}

/** Types that travel by themselves. A variant whose discriminator only its union writes travels through the union alone. */
function writtenAlone(contract: Contract): (id: TypeId) => boolean {
  const types = new Set(contract.types.map((type) => type.id));
  const inUnions = new Set<TypeId>();
  const alone = new Set<TypeId>();
  const note = (uses: readonly TypeUse[], found: Set<TypeId>): void => {
    for (const use of uses)
      visitUses(use, (inner) => {
        if (inner.kind === "reference") found.add(inner.id);
      });
  };
  for (const { operations } of contract.services)
    for (const operation of operations) note(operationUses(operation), alone);
  for (const type of contract.types) note(usesOf(type), isTagged(type) ? inUnions : alone);
  return (id) => types.has(id) && (!inUnions.has(id) || alone.has(id));
}

function isTagged(type: TypeDeclaration): boolean {
  return type.kind === "union" && type.discriminator !== undefined;
}

function operationUses(operation: Operation): readonly TypeUse[] {
  const found: TypeUse[] = [];
  mapOperationUses(operation, (use) => {
    found.push(use);
    return use;
  });
  return found;
}

/** Whether a key differs from a declared one in case alone: ASP.NET reads it as that one, the document as another. */
function hasOtherCase(document: DocumentSchemas, schema: unknown, value: unknown, depth = 0): boolean {
  if (value === null || typeof value !== "object" || depth > 12) return false;
  const members = membersOf(document, schema);
  if (Array.isArray(value)) {
    const items = members.find((member) => member.items !== undefined)?.items;
    return items !== undefined && value.some((item) => hasOtherCase(document, items, item, depth + 1));
  }
  const properties = new Map(members.flatMap((member) => Object.entries(objectOf(member.properties))));
  const folded = new Set([...properties.keys()].map((name) => name.toLowerCase()));
  return Object.entries(value).some(([key, inner]) =>
    properties.has(key) ? hasOtherCase(document, properties.get(key), inner, depth + 1) : folded.has(key.toLowerCase()),
  );
}

function pointersOf(root: MapNode): ReadonlyMap<Node, string> {
  const found = new Map<Node, string>();
  const visit = (node: Node, pointer: string): void => {
    if (found.has(node)) return;
    if (isSequence(node)) {
      found.set(node, pointer);
      for (const [at, item] of node.items.entries()) visit(item, `${pointer}/${at}`);
    } else if (isMap(node)) {
      found.set(node, pointer);
      for (const [at, key] of node.keys.entries()) visit(node.values[at] ?? null, `${pointer}/${pointerPart(key)}`);
    }
  };
  visit(root, "");
  return found;
}

/** The document's own examples by the pointer of their schema. */
export function examplesOf(document: DocumentSchemas): ReadonlyMap<string, readonly unknown[]> {
  // In 2.0 the examples of an answer are values by media type; since 3.0 they are objects with a `value`, by any name.
  const isOld = objectOf(document.document).swagger !== undefined;
  const found = new Map<string, unknown[]>();
  const add = (pointer: string, value: unknown): void =>
    void found.set(pointer, [...(found.get(pointer) ?? []), value]);
  const visit = (node: unknown, pointer: string, depth: number): void => {
    if (node === null || typeof node !== "object" || depth > 40) return;
    if (isObject(node)) {
      const { example, examples, schema } = node;
      const isSchema = node.type !== undefined || node.properties !== undefined || node.allOf !== undefined;
      if (isSchema && example !== undefined) add(pointer, example);
      if (isSchema) for (const value of listOf(examples)) add(pointer, value);
      if (schema !== undefined && node.in === undefined) {
        const reference = referenceOf(schema);
        const of = (reference === undefined ? undefined : document.pointerOf(reference)) ?? `${pointer}/schema`;
        if (example !== undefined) add(of, example);
        for (const [key, named] of Object.entries(objectOf(examples))) {
          const value = isOld ? (isJsonType(key) ? named : undefined) : objectOf(document.follow(named)).value;
          if (value !== undefined) add(of, value);
        }
      }
    }
    for (const [key, value] of Object.entries(node))
      if (!["example", "examples", "default", "enum"].includes(key))
        visit(value, `${pointer}/${pointerPart(key)}`, depth + 1);
  };
  visit(document.document, "", 0);
  return found;
}
