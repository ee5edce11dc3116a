/** What the compiler passes for parameters that are left out and ask who calls: `[CallerMemberName] string name = ""`. */
import { findAttribute } from "../binding/attributes/attributes.js";
import { textOfExpression } from "../binding/expressions/expression-text.js";
import { enclosingType } from "../binding/symbols/scope.js";
import type { MethodSymbol } from "../binding/symbols/symbols.js";
import type { VariableScope } from "./environment.js";
import { type CSharpValue, type Place, stringValue, unknownValue } from "./value.js";

interface Call {
  readonly caller: VariableScope | undefined;
  readonly place: Place;
  readonly written: readonly (Place | undefined)[];
}

/** Undefined for a parameter that asks for nothing. */
export function callerInformation(method: MethodSymbol, at: number, call: Call): CSharpValue | undefined {
  const parameter = method.parameters[at];
  if (parameter === undefined || !parameter.hasDefault || parameter.attributes.length === 0) return undefined;
  const asked = (name: string) =>
    findAttribute(parameter.attributes, [`System.Runtime.CompilerServices.Caller${name}Attribute`]);
  const unknown = unknownValue("it depends on who calls", call.place, parameter.type);
  if (asked("LineNumber") ?? asked("FilePath")) return unknown;
  const expression = asked("ArgumentExpression")?.constructorArguments[0];
  if (expression?.kind === "string") {
    const written = call.written[method.parameters.findIndex(({ name }) => name === expression.value)];
    return written && stringValue(textOfExpression(written));
  }
  if (asked("MemberName") === undefined) return undefined;
  const name = memberAround(call);
  return name === undefined ? unknown : stringValue(name);
}

/** The member around a call: its lambdas and local functions count as the member. */
function memberAround({ caller, place }: Call): string | undefined {
  let at = caller;
  while (at?.outer !== undefined && at.frame.method?.methodKind === "localFunction") at = at.outer;
  if (at === undefined) return undefined;
  const { method, property } = at.frame;
  if (method?.methodKind === "ordinary") return method.name;
  if (property !== undefined) return property.name;
  return method === undefined && enclosingType(place.scope) === undefined ? "<Main>$" : undefined;
}
