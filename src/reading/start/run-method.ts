/** Runs a method of the program by itself, with whatever is known of its arguments. */
import { baseTypes, substituteType } from "../../csharp/binding/index.js";
import type { AnnotatedType, MethodSymbol, NamedType } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import {
  type CSharpMachine,
  type CSharpValue,
  call,
  type Place,
  runFunction,
  unknownValue,
} from "../../csharp/execution/index.js";
import { constructService } from "../../framework/hosting/service-provider.js";

export function runMethod(
  machine: CSharpMachine,
  method: MethodSymbol,
  place: Place,
  argumentOf: (type: AnnotatedType) => CSharpValue | undefined,
  /** The class of the object: that of the method, or one that inherits it. */
  on: NamedType = selfType(method.containingType),
): void {
  const declaredIn = [on, ...baseTypes(on)].find(({ symbol }) => symbol === method.containingType) ?? on;
  const values = method.parameters.map((parameter): CSharpValue => {
    const type = substituteType(parameter.type, declaredIn);
    return argumentOf(type) ?? unknownValue(`what is given for ${parameter.name} is not known`, place, type);
  });
  const self = method.isStatic ? undefined : constructService(machine, on, place);
  const invocation = { method, self, values, typeArguments: [], declaredIn, place };
  if (method.isStatic) runFunction(machine, invocation);
  else call(machine, invocation);
}
