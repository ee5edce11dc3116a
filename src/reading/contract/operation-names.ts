/**
 * Names of functions that would be taken twice. `Get()` and `Get(int id)` are the usual scaffold: the one with fewest route
 * parameters keeps the name, the others name their parameters: `getById`. Outside the route two that no other overload has are
 * enough, so that a filter with many keys has a name that can be read.
 */

import { cachedBy } from "../../caching/cache.js";
import { groupedBy } from "../../collections/lists-by-key.js";
import { pascal } from "../../contract/names/words.js";
import { flatParameters, type Operation } from "../../contract/operation.js";
import { routeParameters } from "../../contract/route.js";

export function settleOverloads(operations: readonly Operation[]): readonly Operation[] {
  const groups = groupedBy(operations, (operation) => operation.name);
  const taken = new Set(groups.keys());
  const renamed = new Map<Operation, string>();
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    const [, ...others] = [...group].sort(compareOverloads);
    const [holders, routes] = [
      countOf(group.flatMap((one) => [...new Set(keysOf(one))])),
      countOf(group.map(routeWords)),
    ];
    for (const operation of others) {
      const name = namesToTry(operation, holders, routes).find((one) => !taken.has(one));
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

const keysOf = cachedBy(({ inputs }: Operation): readonly string[] =>
  flatParameters(inputs)
    .filter(({ place }) => place !== "route")
    .map(({ csharpName }) => csharpName),
);

/** How many have each. */
function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** `holders` and `routes`: how many overloads have a key, and how many these route parameters. */
function namesToTry(
  operation: Operation,
  holders: ReadonlyMap<string, number>,
  routes: ReadonlyMap<string, number>,
): readonly string[] {
  const { name, method, route } = operation;
  const inRoute = routeNames(operation);
  // Parameters that another overload has too do not distinguish them.
  const isTold = routes.get(routeWords(operation)) === 1;
  const keys = keysOf(operation).filter((key) => holders.get(key) === 1);
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

function routeWords(operation: Operation): string {
  return routeNames(operation).join();
}

function routeNames({ route }: Operation): readonly string[] {
  return routeParameters(route).map((parameter) => pascal(parameter.name));
}
