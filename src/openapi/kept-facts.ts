import type { JsonMap } from "../contract/api-document.js";
import type { JsonValue } from "../contract/json-value.js";
import type { ObjectType, TypeDeclaration } from "../contract/type-declaration.js";
import { type TypeUse, withoutNull } from "../contract/type-use.js";
import { jsonOf } from "./document/json-value.js";
import { get, getSequence, getString, isMap, type MapNode, type Node } from "./document/node.js";
import { pascalCase } from "./naming/names.js";
import type { SchemaViews } from "./schemas/schema-views.js";
import { trimmedText } from "./types/annotated-use.js";
import type { TypeReader } from "./types/type-reader.js";

/**
 * What schemas say for their readers alone, and C# has no word for: titles beside descriptions, XML, external documentation, further
 * examples, what is said of the items of a list. By the C# name of the type, in the shape of its schema.
 */
export function keptSchemaFacts(types: TypeReader, contract: readonly TypeDeclaration[]): JsonMap {
  const { declared, tenon, views } = types;
  const tenonNodes = new Map([...(tenon?.all() ?? [])].map(({ id, answered }) => [id, answered] as const));
  const nodes = contract.flatMap((type): (readonly [TypeDeclaration, MapNode])[] => {
    const node = declared.schemas.get(type.id) ?? tenonNodes.get(type.id);
    return node === undefined ? [] : [[type, node]];
  });
  const kept: [string, JsonValue][] = nodes.flatMap(([type, node]) => {
    const facts = factsOfType(type, node, views);
    return Object.keys(facts).length === 0 ? [] : [[type.csharpName, facts] as [string, JsonValue]];
  });
  return Object.fromEntries(kept);
}

function factsOfType(type: TypeDeclaration, node: MapNode, views: SchemaViews): JsonMap {
  const facts = plainFacts(node, {
    csharpName: type.csharpName,
    isExampleKept: type.kind === "object",
    isTextKept: true,
  });
  if (type.kind !== "object") return facts;
  const properties = propertyFacts(type, node, views);
  return properties.length === 0 ? facts : { ...facts, properties: Object.fromEntries(properties) };
}

function propertyFacts(type: ObjectType, node: MapNode, views: SchemaViews): readonly (readonly [string, JsonMap])[] {
  const written = views.viewOf(node).properties;
  return type.properties.flatMap(({ name, csharpName, type: use }): (readonly [string, JsonMap])[] => {
    const property = written.get(name);
    if (!isMap(property)) return [];
    const facts = factsOfUse(property, use, { csharpName, isExampleKept: true, isTextKept: true }, views);
    return Object.keys(facts).length === 0 ? [] : [[name, facts]];
  });
}

interface Carried {
  readonly csharpName?: string;
  /** The first example is in C#. */
  readonly isExampleKept: boolean;
  /** The description is in C#, or the title where there is none. */
  readonly isTextKept: boolean;
}

/** What is said of a list or a map at its place, and of what it holds, where that has no type of its own to say it. */
function factsOfUse(node: MapNode, use: TypeUse, carried: Carried, views: SchemaViews, depth = 0): JsonMap {
  const factsHere = plainFacts(node, carried);
  const plain = withoutNull(use);
  const [key, held] =
    plain.kind === "array"
      ? (["items", plain.element] as const)
      : plain.kind === "map"
        ? (["additionalProperties", plain.value] as const)
        : [];
  if (key === undefined || held === undefined || depth > 8) return factsHere;
  const target = views.target(node);
  const inner = isMap(target) ? get(target, key) : undefined;
  if (!isMap(inner) || getString(inner, "$ref") !== undefined) return factsHere;
  const isType = withoutNull(held).kind === "reference";
  const facts = factsOfUse(inner, held, { isExampleKept: isType, isTextKept: isType }, views, depth + 1);
  return Object.keys(facts).length === 0 ? factsHere : { ...factsHere, [key]: facts };
}

function plainFacts(node: MapNode, { csharpName, isExampleKept, isTextKept }: Carried): JsonMap {
  const facts: [string, JsonValue][] = [];
  const [title, description] = [trimmedText(node, "title"), trimmedText(node, "description")];
  const isName = title !== undefined && pascalCase(title) === csharpName;
  if (title !== undefined && !isName && (description !== undefined || !isTextKept)) facts.push(["title", title]);
  if (description !== undefined && !isTextKept) facts.push(["description", description]);
  for (const key of ["$comment", "xml", "externalDocs"]) {
    const value = get(node, key);
    if (value !== undefined) facts.push([key, jsonOf(value)]);
  }
  const examples = examplesOf(node);
  if (examples.length > (isExampleKept ? 1 : 0)) facts.push(["examples", examples.map(jsonOf)]);
  return Object.fromEntries(facts);
}

function examplesOf(node: MapNode): readonly Node[] {
  const listed = getSequence(node, "examples")?.items;
  const example = get(node, "example");
  return listed ?? (example === undefined ? [] : [example]);
}
