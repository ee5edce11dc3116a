/** Runs a method of the program by itself, with whatever is known of its arguments. */
import type { AnnotatedType, MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import {
  type CSharpMachine,
  type CSharpValue,
  call,
  type Place,
  runFunction,
  unknownValue,
} from "../../csharp/execution/index.js";
import { constructService } from "../../framework/service-provider.js";

export function runMethod(
  machine: CSharpMachine,
  method: MethodSymbol,
  place: Place,
  given: (type: AnnotatedType) => CSharpValue | undefined,
): void {
  const values = method.parameters.map(
    ({ name, type }): CSharpValue => given(type) ?? unknownValue(`what is given for ${name} is not known`, place, type),
  );
  const type = selfType(method.containingType);
  const self = method.isStatic ? undefined : constructService(machine, type, place);
  const invocation = { method, self, values, typeArguments: [], declaredIn: type, place };
  if (method.isStatic) runFunction(machine, invocation);
  else call(machine, invocation);
}
