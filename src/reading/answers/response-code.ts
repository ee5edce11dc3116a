/** Whether a method may get to the response without being given it: by the names in its code, which is not parsed for it. */
import { cachedBy } from "../../caching/cache.js";
import { baseTypes } from "../../csharp/binding/index.js";
import type { MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { responseNames } from "../../framework/index.js";
import { bodyHoldsAny, mayName, soughtNames } from "../program/named-in-file.js";

const sought = soughtNames(responseNames);

export function namesResponse({ containingType, name }: MethodSymbol): boolean {
  return methodsNamingResponse(containingType).has(name);
}

/** Those whose code names the response, and those that call them. */
const methodsNamingResponse = cachedBy((type: NamedTypeSymbol): ReadonlySet<string> => {
  const levels = [type, ...baseTypes(selfType(type)).map(({ symbol }) => symbol)];
  const methods = levels.flatMap(({ members }) => members.filter((one): one is MethodSymbol => one.kind === "method"));
  const found = new Set(
    methods.flatMap(({ name, body }) => (body !== undefined && bodyHoldsAny(body, sought) ? [name] : [])),
  );
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const { name, body } of methods)
      if (body !== undefined && !found.has(name) && mayName(body, (one) => found.has(one))) found.add(name);
  }
  return found;
});
