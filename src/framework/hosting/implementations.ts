/** A call through an interface, on an object that is not known: any class of the program may be behind it. */
import { selfType } from "../../csharp/binding/symbols/types.js";
import { type CSharpMachine, type CSharpValue, call, type OutsideCall } from "../../csharp/execution/index.js";
import { hostOf } from "../host.js";
import { constructService } from "./service-provider.js";

export function callImplementations(
  machine: CSharpMachine,
  { method, receiver, values, typeArguments, type, place }: OutsideCall,
): CSharpValue | undefined {
  if (method === undefined || receiver?.kind !== "unknown") return undefined;
  const ways = hostOf(machine).implementationsOf(method);
  if (ways.length === 0) return undefined;
  return machine.either(
    place,
    ways.map((one) => () => {
      const self = constructService(machine, selfType(one.containingType), place);
      return call(machine, { method: one, self, values, typeArguments, declaredIn: undefined, place, type });
    }),
  );
}
