/** The static methods by which a type makes itself of a request, as a minimal API looks for them: `TryParse` and `BindAsync`. */
import { allInterfaces, membersOf, substituteType } from "../../csharp/binding/index.js";
import type { AnnotatedType, MethodSymbol, NamedType } from "../../csharp/binding/symbols/symbols.js";
import { isTypeNamed, sameType, withoutNullable } from "../../csharp/binding/symbols/types.js";
import { hasParsing } from "./parsing.js";

/** The type reads the request by itself, and what it reads cannot be known. */
export function bindsItself(declared: AnnotatedType): boolean {
  const { type } = withoutNullable(declared);
  if (type.kind !== "named") return false;
  const bindable = "Microsoft.AspNetCore.Http.IBindableFromHttpContext`1";
  if (allInterfaces(type).some(({ symbol }) => symbol.metadataName === bindable)) return true;
  return membersOf(type).some(
    ({ member, declaredIn }) => member.kind === "method" && isBindAsync(member, declaredIn, type),
  );
}

/** `static ValueTask<T> BindAsync(HttpContext)`, or with the `ParameterInfo` behind the context. */
function isBindAsync(method: MethodSymbol, declaredIn: NamedType, made: NamedType): boolean {
  if (method.name !== "BindAsync" || !method.isStatic || method.accessibility !== "public") return false;
  const [context, parameter, ...others] = method.parameters;
  if (!isTypeNamed(context?.type.type, "Microsoft.AspNetCore.Http.HttpContext") || others.length > 0) return false;
  if (parameter !== undefined && !isTypeNamed(parameter.type.type, "System.Reflection.ParameterInfo")) return false;
  const { type: task } = substituteType(method.returnType, declaredIn);
  if (!isTypeNamed(task, "System.Threading.Tasks.ValueTask`1")) return false;
  const [result] = task.typeArguments;
  return result !== undefined && sameType(withoutNullable(result).type, made);
}

/** The method of that name that a minimal API finds and cannot call, which makes it throw; undefined where there is none. */
export function misshapenMethod(declared: AnnotatedType): "TryParse" | "BindAsync" | undefined {
  if (bindsItself(declared)) return undefined;
  return hasPublic(declared, "BindAsync") ? "BindAsync" : misshapenParsing(declared);
}

/** The same for a value that an attribute takes from text, where nobody looks for `BindAsync`. */
export function misshapenParsing(declared: AnnotatedType): "TryParse" | undefined {
  const { type } = withoutNullable(declared);
  const isParsed = type.kind === "named" && hasParsing(type.symbol);
  return !isParsed && hasPublic(declared, "TryParse") ? "TryParse" : undefined;
}

function hasPublic(declared: AnnotatedType, name: string): boolean {
  const { type } = withoutNullable(declared);
  if (type.kind !== "named" || type.symbol.origin !== "source") return false;
  const members = [type, ...allInterfaces(type)].flatMap((one) => membersOf(one));
  return members.some(
    ({ member }) => member.kind === "method" && member.name === name && member.accessibility === "public",
  );
}
