import type { Service } from "../../contract/contract.js";
import { clientName, functionName, withoutAsync } from "../../contract/names/names.js";
import type { Operation } from "../../contract/operation.js";
import { tenonKeys } from "../../contract/tenon-keys.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { getSequence, getString, isMap, type MapNode } from "../document/node.js";
import { NameSet, partName, pascalCase } from "../naming/names.js";
import { tenonDocumentation } from "../types/tenon/tenon-declaration.js";
import type { TypeReader } from "../types/type-reader.js";
import type { TaggedOperation } from "./ambiguous-routes.js";

interface Group {
  readonly tag: string;
  /** What tells it apart from the other classes of its tag. */
  readonly part: string;
  readonly className: string | undefined;
  operations: Operation[];
}

/** One class of operations for each tag; a large one is split by the path. */
export function servicesOf(
  operations: readonly TaggedOperation[],
  root: MapNode,
  namespace: string,
  { names, tenon }: TypeReader,
): readonly Service[] {
  const described = (getSequence(root, "tags")?.items ?? []).filter(isMap);
  const tagOfClass = new Map(described.map((tag) => [getString(tag, tenonKeys.class), getString(tag, "name")]));
  const byTag = new Map<string, Group>();
  for (const { tag: first, className, operation } of operations) {
    const key = className ?? pascalCase(first).toLowerCase();
    const tag = (className === undefined ? undefined : tagOfClass.get(className)) ?? first;
    const group = byTag.get(key) ?? { tag, part: "", className, operations: [] };
    byTag.set(key, group);
    group.operations.push(operation);
  }
  const groups = [...byTag.values()].flatMap(splitByPath);
  for (const group of groups) group.operations = withOwnNames(group.operations);
  const clients = new NameSet();
  return groups.map(({ tag, part, className, operations: members }) => {
    const node = described.find((other) => getString(other, "name") === tag);
    const written = className ?? (node === undefined ? undefined : getString(node, tenonKeys.class));
    const service = tenon?.classOf(written);
    const text = (node === undefined ? undefined : getString(node, "description"))?.trim();
    const plain = text === undefined || text === "" ? undefined : { summary: text };
    const documentation = tenon === undefined ? plain : tenonDocumentation(text);
    const csharpName = service?.csharpName ?? classNameOf(names, tag, part, members);
    const name = clients.take(clientName(csharpName));
    // An operation without a tag gets one by its class; any other keeps those it has, as they are written. In a document of
    // Tenon's the operation says so.
    const isTagged =
      tag !== name && (tenon === undefined ? members.some(({ tags }) => tags !== undefined) : className !== undefined);
    return {
      name,
      csharpName,
      namespace: service?.namespace ?? namespace,
      source: "openapi",
      operations: members.map((operation) => {
        const plainOperation = withoutUsualTags(operation, tag);
        return service === undefined ? plainOperation : withoutUsualId(plainOperation, isTagged ? name : tag);
      }),
      ...withoutUndefined({ documentation }),
      ...(isTagged ? { tag } : {}),
    };
  });
}

/** No member of a class can have its name. */
function classNameOf(names: NameSet, tag: string, part: string, members: readonly Operation[]): string {
  const wanted = `${partName(pascalCase(tag).replace(/^_(?=\d)/, "Tag"), part)}Contract`;
  let name = names.take(wanted);
  while (members.some(({ csharpName }) => csharpName === name)) name = names.take(wanted);
  return name;
}

/** More than this is a class that nobody reads. */
const largestClass = 100;

/** By the first segment in which the paths differ, where there is one. */
function splitByPath(group: Group): readonly Group[] {
  if (group.operations.length <= largestClass || group.className !== undefined) return [group];
  const paths = group.operations.map(({ route }) => route.path.split("/").filter((segment) => segment !== ""));
  const literals = paths.map((path) => path.filter((segment) => !segment.includes("{")));
  const depth = literals[0]?.findIndex((segment, at) => literals.some((path) => path[at] !== segment)) ?? -1;
  if (depth < 0) return [group];
  const parts = new Map<string, Group>();
  for (const [at, operation] of group.operations.entries()) {
    const segment = literals[at]?.[depth] ?? "";
    const part = parts.get(segment.toLowerCase()) ?? { ...group, part: segment, operations: [] };
    parts.set(segment.toLowerCase(), part);
    part.operations.push(operation);
  }
  return [...parts.values()];
}

function withoutUsualTags(operation: Operation, tag: string): Operation {
  const { tags, ...rest } = operation;
  return tags !== undefined && tags.length === 1 && tags[0] === tag ? rest : operation;
}

/** Ignores an operationId that Tenon itself generated. */
function withoutUsualId(operation: Operation, name: string): Operation {
  if (operation.operationId !== `${name}_${operation.name}`) return operation;
  const { operationId: _, ...rest } = operation;
  return rest;
}

/**
 * Two operations of a class that the client would call by one name: it drops `Async`, as ASP.NET does, and calls `Delete`
 * `remove`. The later of the two gets another name; one that ends in `Async` keeps the word inside it.
 */
function withOwnNames(operations: readonly Operation[]): Operation[] {
  const names = new NameSet(operations.map(({ csharpName }) => csharpName));
  const clients = new Set<string>();
  const isLast = ({ csharpName }: Operation): boolean => csharpName !== withoutAsync(csharpName);
  const ordered = [...operations].sort((a, b) => Number(isLast(a)) - Number(isLast(b)));
  const renamed = new Map<Operation, Operation>();
  for (const operation of ordered) {
    let { csharpName } = operation;
    const stem = isLast(operation) ? `${csharpName}Call` : csharpName;
    const byMethod = partName(pascalCase(operation.method.toLowerCase()), csharpName);
    while (clients.has(functionName(csharpName).toLowerCase())) csharpName = names.take(stem, byMethod);
    clients.add(functionName(csharpName).toLowerCase());
    renamed.set(operation, { ...operation, csharpName, name: functionName(csharpName) });
  }
  return operations.map((operation) => renamed.get(operation) ?? operation);
}
