/** The services of a program: a handler that takes one is given it, not sent it. */
import { bindExpression } from "../../csharp/binding/index.js";
import type { AnnotatedType, Type } from "../../csharp/binding/symbols/symbols.js";
import type { CSharpMachine } from "../../csharp/execution/index.js";
import { type CSharpValue, enumerate, knownObject, knownString, type Place } from "../../csharp/execution/index.js";
import { assemblyObject, builderRoles, descriptorKeys, type Host } from "../../framework/index.js";

export interface RegisteredServices {
  /** As `serviceName` gives them. */
  readonly names: ReadonlySet<string>;
  /** Those with a key, as `keyedName` gives them. */
  readonly keyed: ReadonlySet<string>;
  /** Code that is not known was given the collection, searches the program, or registers a type that is not known. */
  readonly hasUnseen: boolean;
}

/** The metadata name; of a type that cannot be found, because its package is not restored, the name as it is written. */
export function serviceName(type: Type): string | undefined {
  if (type.kind === "named") return type.symbol.metadataName;
  return type.kind === "error" && type.name !== "" ? `?${type.name}\`${type.typeArguments.length}` : undefined;
}

/** Without a key: it is not known, or not a text. */
export function keyedName(service: string, key: string | undefined): string {
  return key === undefined ? service : `${service} ${JSON.stringify(key)}`;
}

interface Started {
  readonly machine: CSharpMachine;
  readonly host: Host;
  readonly place: Place | undefined;
}

/** From what the program has put into its service collection. Services with a key are given to parameters that ask for the key. */
export function registeredServices({ machine, host, place }: Started): RegisteredServices {
  const names = new Set<string>();
  const keyed = new Set<string>();
  let hasUnseen = host.assemblies.some((name) => {
    const assembly = assemblyObject(machine, name);
    return assembly !== undefined && machine.memory.touched(assembly).length > 0;
  });
  const add = ({ type }: AnnotatedType): void => {
    const name = serviceName(type);
    if (name !== undefined) names.add(name);
  };
  const services = host.services(undefined);
  const { elements, rest } =
    place === undefined ? { elements: [], rest: undefined } : enumerate(machine, services, place);
  hasUnseen ||= rest !== undefined || host.handedOn(builderRoles).some(isPackageCall);
  for (const { value } of elements) {
    const descriptor = knownObject(value);
    const service = descriptor && machine.memory.field(descriptor, descriptorKeys.service)?.value;
    if (descriptor === undefined) continue;
    const key = machine.memory.field(descriptor, descriptorKeys.key)?.value;
    const name = service?.kind === "type" ? serviceName(service.type.type) : undefined;
    if (key !== undefined) {
      if (name !== undefined) keyed.add(keyedName(name, knownString(key)));
    } else if (service?.kind === "type") add(service.type);
    else if (service !== undefined) hasUnseen = true;
  }
  for (const { self, values, typeArguments } of machine.unknownCalls) {
    // `services.AddDbContext<Store>()` of a package registers the types that it is given.
    if ([self, values[0]].some((one) => isSame(one, services))) for (const type of typeArguments) add(type);
    // `scan.FromAssemblyOf<Program>()` of an object that only the package knows.
    else if (self?.kind === "unknown" && typeArguments.some(isOwn)) hasUnseen = true;
  }
  return { names, keyed, hasUnseen };
}

/** The framework registers classes of its own alone. */
export function isPackageCall(place: Place): boolean {
  const bound = bindExpression(place);
  const namespace = bound.kind === "call" ? bound.method?.containingType.namespace : undefined;
  return (
    namespace === undefined ||
    !/^(Microsoft\.(AspNetCore|Extensions|EntityFrameworkCore)|System|Tenon)\b/.test(namespace)
  );
}

function isOwn({ type }: AnnotatedType): boolean {
  return type.kind === "named" && type.symbol.origin === "source";
}

function isSame(value: CSharpValue | undefined, other: CSharpValue): boolean {
  const object = knownObject(value);
  return object !== undefined && object === knownObject(other);
}
