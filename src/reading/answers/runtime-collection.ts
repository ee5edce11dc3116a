/** A collection is written by the type that it has, not by the interface that it is known under: it is followed to where it is made. */
import {
  awaitedType,
  bindExpression,
  displayType,
  returnedExpressions,
  typeOfExpression,
} from "../../csharp/binding/index.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { withoutNullable } from "../../csharp/binding/symbols/types.js";
import { deeper, deepest, type FramedExpression, frameOfCall, typeIn, valueSources } from "../../csharp/flow/index.js";
import { isCollection } from "../types/kinds/collection-kinds.js";

export interface RuntimeCollection {
  readonly type: AnnotatedType;
  /** Where it is made is out of sight: it may be of any type that has the interface. */
  readonly isOpen: boolean;
}

/** Undefined for what is not a collection behind an interface or an array, or is several. */
export function runtimeCollection(source: FramedExpression, known: AnnotatedType): RuntimeCollection | undefined {
  if (!mayBeAnother(known)) return undefined;
  const found = new Map<string, RuntimeCollection>();
  for (const one of madeBy(source, known)) found.set(`${displayType(one.type)} ${one.isOpen}`, one);
  const [only] = found.values();
  return found.size === 1 ? only : undefined;
}

/** `Cat[]` may be an `Animal[]`, and any collection the interface that it has. */
function mayBeAnother(known: AnnotatedType): boolean {
  const { type } = withoutNullable(known);
  if (type.kind === "array") return true;
  return type.kind === "named" && type.symbol.typeKind === "interface" && isCollection(type);
}

function madeBy({ expression, frame }: FramedExpression, known: AnnotatedType): readonly RuntimeCollection[] {
  const own = typeOfExpression(expression);
  const given = own === undefined ? known : typeIn(frame, own);
  const type = awaitedType(given) ?? given;
  if (!mayBeAnother(type)) return [{ type, isOpen: false }];
  if (frame.depth > deepest) return [{ type, isOpen: true }];
  const sources = sourcesOf({ expression, frame });
  if (sources === "itself") return [{ type, isOpen: false }];
  return sources.length === 0 ? [{ type, isOpen: true }] : sources.flatMap((one) => madeBy(one, type));
}

/** `itself`: it is made here, of a class that is no dictionary. */
function sourcesOf({ expression, frame }: FramedExpression): readonly FramedExpression[] | "itself" {
  const bound = bindExpression(expression);
  if (bound.kind === "collection" || bound.kind === "creation") return "itself";
  if (bound.kind === "same") return [{ expression: bound.operand, frame: deeper(frame) }];
  if (bound.kind !== "call") return valueSources(bound, frame);
  const { method, name, receiver } = bound;
  if (method?.containingType.namespace === "System.Linq") {
    const isSame = (name === "Cast" || name === "AsEnumerable") && receiver !== undefined;
    return isSame ? [{ expression: receiver, frame: deeper(frame) }] : "itself";
  }
  if (method?.body === undefined) return [];
  const inner = frameOfCall(method, bound, frame);
  return returnedExpressions(method.body).map((returned) => ({ expression: returned, frame: inner }));
}
