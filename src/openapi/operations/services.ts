import type { Service } from "../../contract/contract.js";
import { clientName, functionName, withoutAsync } from "../../contract/names.js";
import type { Operation } from "../../contract/operation.js";
import { tenonKeys } from "../../contract/tenon-keys.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { getSequence, getString, isMap, type MapNode } from "../document/node.js";
import { NameSet, partName, pascalCase } from "../naming/names.js";
import { tenonDocumentation } from "../types/tenon-declaration.js";
import type { TypeReader } from "../types/type-reader.js";
import type { TaggedOperation } from "./ambiguous-routes.js";

/** One class of operations for each tag. */
export function servicesOf(
  operations: readonly TaggedOperation[],
  root: MapNode,
  namespace: string,
  { names, tenon }: TypeReader,
): readonly Service[] {
  const groups = new Map<string, { readonly tag: string; operations: Operation[] }>();
  for (const { tag, operation } of operations) {
    const key = pascalCase(tag).toLowerCase();
    const group = groups.get(key) ?? { tag, operations: [] };
    groups.set(key, group);
    group.operations.push(operation);
  }
  for (const group of groups.values()) group.operations = withOwnNames(group.operations);
  const described = (getSequence(root, "tags")?.items ?? []).filter(isMap);
  const clients = new NameSet();
  return [...groups.values()].map(({ tag, operations: members }) => {
    const node = described.find((other) => getString(other, "name") === tag);
    const given = node === undefined ? undefined : tenon?.classOf(getString(node, tenonKeys.class));
    const text = (node === undefined ? undefined : getString(node, "description"))?.trim();
    const plain = text === undefined || text === "" ? undefined : { summary: text };
    const documentation = tenon === undefined ? plain : tenonDocumentation(text);
    const csharpName = given?.csharpName ?? names.take(`${pascalCase(tag).replace(/^_(?=\d)/, "Tag")}Contract`);
    return {
      name: clients.take(clientName(csharpName)),
      csharpName,
      namespace: given?.namespace ?? namespace,
      source: "openapi",
      operations: given === undefined ? members : members.map((operation) => withoutUsualId(operation, tag)),
      ...withoutUndefined({ documentation }),
    };
  });
}

/** Ignores an operationId that Tenon itself generated. */
function withoutUsualId(operation: Operation, tag: string): Operation {
  if (operation.operationId !== `${tag}_${operation.name}`) return operation;
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
