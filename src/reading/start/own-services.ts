/** Services of the framework for which a program registers a class of its own, in their order. */
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { constructType, selfType } from "../../csharp/binding/symbols/types.js";
import { classOf, knownObject, knownType, type Place } from "../../csharp/execution/index.js";
import { descriptorKeys, registrationsOf } from "../../framework/index.js";
import type { StartUp } from "./start-up.js";

export interface OwnService {
  /** Undefined where code makes it. */
  readonly type: NamedTypeSymbol | undefined;
  /** The call that registers it. */
  readonly place: Place;
}

/** `argument`: of a generic one. */
export function ownServices(
  { host, machine, place }: StartUp,
  service: string,
  argument?: string,
): readonly OwnService[] {
  const symbol = host.resolve(service);
  const inner = argument === undefined ? undefined : host.resolve(argument);
  if (symbol === undefined || place === undefined || (argument !== undefined && inner === undefined)) return [];
  const type =
    inner === undefined
      ? selfType(symbol)
      : constructType(symbol, [{ type: selfType(inner), nullability: "notAnnotated" }]);
  return registrationsOf(machine, host.services(undefined), type, undefined, place).map((one) => {
    const object = knownObject(one.value);
    const made = object && knownType(machine.memory.field(object, descriptorKeys.implementation)?.value);
    const instance = object && machine.memory.field(object, descriptorKeys.instance)?.value;
    const type = made ?? (instance && classOf(instance));
    return { type: type?.kind === "named" ? type.symbol : undefined, place: one.place ?? place };
  });
}

/** What writes the problem details of endpoints without MVC, and of pages for errors. */
export function problemWriters(startUp: StartUp): readonly OwnService[] {
  return ["IProblemDetailsService", "IProblemDetailsWriter"].flatMap((name) =>
    ownServices(startUp, `Microsoft.AspNetCore.Http.${name}`),
  );
}
