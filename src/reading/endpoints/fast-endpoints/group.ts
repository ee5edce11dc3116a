/** `class Admin : Group`, whose constructor calls `Configure("admin", ep => …)`; a `SubGroup<T>` is below another one. */
import { baseTypes, bindExpression, expressionsIn } from "../../../csharp/binding/index.js";
import type { SourceExpression } from "../../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, MethodSymbol, NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";
import { deepest, outermost, textValue } from "../../../csharp/flow/index.js";
import { calledName } from "../../program/written-calls.js";

export interface GroupLevel {
  /** Undefined where it cannot be read. */
  readonly prefix: string | undefined;
  /** The function that is given the definition of each endpoint. */
  readonly configure: SourceExpression | undefined;
}

/** The group, then those around it: in this order they change an endpoint. */
export function groupLevels(type: AnnotatedType | undefined): readonly GroupLevel[] {
  const levels: GroupLevel[] = [];
  for (let at = type; at !== undefined && levels.length < deepest; at = parentOf(at)) levels.push(levelOf(at));
  return levels.length === 0 ? [unreadable] : levels;
}

const unreadable: GroupLevel = { prefix: undefined, configure: undefined };

function levelOf({ type }: AnnotatedType): GroupLevel {
  if (type.kind !== "named") return unreadable;
  const bodies = type.symbol.members.flatMap((member) =>
    member.kind === "method" && isConstructor(member) && member.body !== undefined ? [member.body] : [],
  );
  const calls = bodies.flatMap((body) =>
    expressionsIn(body).flatMap((expression) => {
      if (calledName(expression) !== "Configure") return [];
      const call = bindExpression(expression);
      return call.kind === "call" ? [call] : [];
    }),
  );
  const [call] = calls;
  const [prefix, configure] = call?.arguments ?? [];
  if (calls.length !== 1 || prefix === undefined) return unreadable;
  return { prefix: textValue(prefix.value, outermost), configure: configure?.value };
}

function isConstructor({ methodKind, isStatic }: MethodSymbol): boolean {
  return methodKind === "constructor" && !isStatic;
}

function parentOf({ type }: AnnotatedType): AnnotatedType | undefined {
  return type.kind === "named" ? parentOfClass(type.symbol) : undefined;
}

function parentOfClass(symbol: NamedTypeSymbol): AnnotatedType | undefined {
  const unbound = (symbol.unboundBases ?? []).find(({ name }) => name === "SubGroup");
  if (unbound !== undefined) return unbound.typeArguments[0];
  return baseTypes(selfType(symbol)).find((base) => base.symbol.name === "SubGroup")?.typeArguments[0];
}
