/**
 * Names of functions that would be taken twice. `Get()` and `Get(int id)` are the usual scaffold: the one with fewest route
 * parameters keeps the name, the others name their parameters: `getById`. Outside the route two that no other overload has are
 * enough, so that a filter with many keys has a name that can be read.
 */

import { pascal } from "../../contract/names/words.js";
import { flatParameters, type Operation } from "../../contract/operation.js";
import { routeParameters } from "../../contract/route.js";

export function settleOverloads(operations: readonly Operation[]): readonly Operation[] {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) groups.set(operation.name, [...(groups.get(operation.name) ?? []), operation]);
  const taken = new Set(groups.keys());
  const renamed = new Map<Operation, string>();
  for (const group of groups.values()) {
    const [, ...others] = [...group].sort(compareOverloads);
    for (const operation of others) {
      const name = namesToTry(operation, group).find((one) => !taken.has(one));
      if (name === undefined) continue;
      taken.add(name);
      renamed.set(operation, name);
    }
  }
  return operations.map((operation) => ({ ...operation, name: renamed.get(operation) ?? operation.name }));
}

/** Depends on the operations alone, so that the order of the source changes no name. */
function compareOverloads(a: Operation, b: Operation): number {
  return (
    routeParameters(a.route).length - routeParameters(b.route).length ||
    keysOf(a).length - keysOf(b).length ||
    a.inputs.length - b.inputs.length ||
    rank(a) - rank(b) ||
    (a.route.template < b.route.template ? -1 : a.route.template > b.route.template ? 1 : 0)
  );
}

const mostKeys = 2;

const methods = ["GET", "HEAD", "OPTIONS", "QUERY", "POST", "PUT", "PATCH", "DELETE"];

function rank({ method }: Operation): number {
  return methods.indexOf(method);
}

function keysOf({ inputs }: Operation): readonly string[] {
  return flatParameters(inputs)
    .filter(({ place }) => place !== "route")
    .map(({ csharpName }) => csharpName);
}

function namesToTry(operation: Operation, group: readonly Operation[]): readonly string[] {
  const { name, method, route } = operation;
  const inRoute = routeNames(operation);
  // Parameters that another overload has too do not distinguish them.
  const isTold = group.every((other) => other === operation || routeNames(other).join() !== inRoute.join());
  const others = new Set(group.filter((other) => other !== operation).flatMap(keysOf));
  const keys = keysOf(operation).filter((key) => !others.has(key));
  const elsewhere = (keys.length === 0 ? keysOf(operation) : keys).slice(0, mostKeys).map(pascal);
  const verb = pascal(method.toLowerCase());
  const literal = route.segments
    .flatMap((segment) => segment.flatMap((part) => (part.kind === "literal" ? [pascal(part.text)] : [])))
    .at(-1);
  return [
    ...(inRoute.length === 0 || !isTold ? [] : [`${name}By${inRoute.join("And")}`]),
    ...(elsewhere.length === 0 ? [] : [`${name}By${[...inRoute, ...elsewhere].join("And")}`]),
    `${name}${verb}`,
    ...(literal === undefined ? [] : [`${name}${literal}`, `${name}${verb}${literal}`]),
  ];
}

function routeNames({ route }: Operation): readonly string[] {
  return routeParameters(route).map((parameter) => pascal(parameter.name));
}
