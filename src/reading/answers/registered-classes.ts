/** The classes that the services have for a type of the framework, in their order. */
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { constructType, selfType } from "../../csharp/binding/symbols/types.js";
import { classOf, knownObject, knownType } from "../../csharp/execution/index.js";
import { descriptorKeys, registrationsOf } from "../../framework/index.js";
import type { StartUp } from "../start/start-up.js";

/** `argument`: of a generic one. */
export function registeredClasses(
  { host, machine, place }: StartUp,
  service: string,
  argument?: string,
): readonly NamedTypeSymbol[] {
  const symbol = host.resolve(service);
  const inner = argument === undefined ? undefined : host.resolve(argument);
  if (symbol === undefined || place === undefined || (argument !== undefined && inner === undefined)) return [];
  const type =
    inner === undefined
      ? selfType(symbol)
      : constructType(symbol, [{ type: selfType(inner), nullability: "notAnnotated" }]);
  return registrationsOf(machine, host.services(undefined), type, undefined, place).flatMap(({ value }) => {
    const object = knownObject(value);
    const made = object && knownType(machine.memory.field(object, descriptorKeys.implementation)?.value);
    const instance = object && machine.memory.field(object, descriptorKeys.instance)?.value;
    const type = made ?? (instance && classOf(instance));
    return type?.kind === "named" ? [type.symbol] : [];
  });
}
