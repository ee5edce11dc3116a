/** Methods and getters with `yield`: the body runs when something enumerates what they give, anew each time. */
import { cachedBy } from "../../caching/cache.js";
import { isFunctionExpression } from "../binding/expressions/scopes/scope-nodes.js";
import type { SourceBody } from "../binding/symbols/bound-expression.js";
import type { AccessorSymbol, MethodSymbol, Type } from "../binding/symbols/symbols.js";
import { walk } from "../syntax/index.js";
import { itemsOf, makeCollection, makeSequence } from "./collections.js";
import type { VariableScope } from "./environment.js";
import { callsItself, mayEnter, returned, whileActive } from "./functions.js";
import type { CSharpMachine } from "./machine.js";
import type { Items } from "./memory.js";
import { runBody } from "./statements.js";
import { type CSharpValue, notFollowed, type Place, unknownValue } from "./value.js";

const iterated: ReadonlySet<string> = new Set(["IEnumerable", "IEnumerator", "IAsyncEnumerable", "IAsyncEnumerator"]);

export function isIterator({ body, returnType: { type } }: MethodSymbol): boolean {
  // The code of others need not be gone through.
  return body !== undefined && isIterated(type) && yields(body);
}

/** Of the getter of a property of this type. */
export function isIteratorGetter({ body }: AccessorSymbol, type: Type): boolean {
  return body !== undefined && isIterated(type) && yields(body);
}

function isIterated(type: Type): boolean {
  return type.kind === "error" || (type.kind === "named" && iterated.has(type.symbol.name));
}

const yields = cachedBy(({ syntax }: SourceBody): boolean => {
  if (syntax.kind !== "Block") return false;
  let isFound = false;
  walk(syntax, (node) => {
    if (node.kind === "YieldReturnStatement" || node.kind === "YieldBreakStatement") isFound = true;
    return !isFound && node.kind !== "LocalFunctionStatement" && !isFunctionExpression(node);
  });
  return isFound;
});

const none: Items = { elements: [], rest: undefined };

/** `environmentOf`: for each time that it is enumerated; what it yields is added to the list that is given. */
export function iterator(
  machine: CSharpMachine,
  member: MethodSymbol | AccessorSymbol,
  type: Type,
  place: Place,
  environmentOf: (yielded: CSharpValue) => VariableScope,
): CSharpValue {
  const { body } = member;
  return makeSequence(type, place, () => (body === undefined ? none : iterate(machine, member, body, environmentOf)));
}

function iterate(
  machine: CSharpMachine,
  member: MethodSymbol | AccessorSymbol,
  body: SourceBody,
  environmentOf: (yielded: CSharpValue) => VariableScope,
): Items {
  const place: Place = {
    syntax: { kind: "ThisExpression", start: body.syntax.start, end: body.syntax.end },
    scope: body.scope,
  };
  if (!mayEnter(machine, member, place)) return { elements: [], rest: unknownValue(callsItself, place) };
  const list = makeCollection(machine, undefined, [], place);
  const environment = environmentOf(list);
  const run = (): CSharpValue => returned(machine, () => runBody(machine, body, environment));
  const isDone = machine.step(place) && whileActive(machine, member, () => machine.nested(place, run)) !== undefined;
  const { elements, rest } = itemsOf(machine, list) ?? none;
  return { elements, rest: isDone ? rest : unknownValue(notFollowed, place) };
}
