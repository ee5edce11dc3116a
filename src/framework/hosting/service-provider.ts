/** What the services give: asked for a type, the provider answers from the list of registrations. */
import { cachedBy } from "../../caching/cache.js";
import { groupedBy } from "../../collections/lists-by-key.js";
import type { AnnotatedType, NamedType, ParameterSymbol, Type } from "../../csharp/binding/symbols/symbols.js";
import { annotate, constructType, sameType } from "../../csharp/binding/symbols/types.js";
import { baseTypes, constructorsOf } from "../../csharp/binding/types/hierarchy.js";
import { substituteType } from "../../csharp/binding/types/substitution.js";
import {
  alternativesOf,
  areEqual,
  type CSharpMachine,
  type CSharpValue,
  classOf,
  constructObject,
  type Element,
  enumerate,
  type HeapObject,
  invokeDelegate,
  isNull,
  isOfType,
  itemsOf,
  knownObject,
  knownType,
  makeList,
  nullValue,
  objectValue,
  oneOf,
  type Place,
  Thrown,
  unknownValue,
  valueOfConstant,
} from "../../csharp/execution/index.js";
import { ambient, hostOf } from "../host.js";
import { isConfiguration, settingOf } from "./settings.js";

/** The fields of a `ServiceDescriptor`. */
export const descriptorKeys = {
  service: "ServiceType",
  implementation: "ImplementationType",
  instance: "ImplementationInstance",
  factory: "ImplementationFactory",
  key: "ServiceKey",
} as const;

function fieldOf(
  machine: CSharpMachine,
  object: HeapObject,
  key: keyof typeof descriptorKeys,
): CSharpValue | undefined {
  return machine.memory.field(object, descriptorKeys[key])?.value;
}

/** What `sameType` and `isFor` compare first. */
function kindOf(type: Type | undefined): unknown {
  return type?.kind === "named" ? type.symbol : type?.kind;
}

/** What a descriptor is for does not change, and every answer asks for services. */
const byService = cachedBy((elements: readonly Element[], machine: CSharpMachine) =>
  groupedBy(elements, ({ value }) => {
    const descriptor = knownObject(value);
    return kindOf(descriptor && knownType(fieldOf(machine, descriptor, "service")));
  }),
);

/** The registrations of a service, in their order. */
export function registrationsOf(
  machine: CSharpMachine,
  services: CSharpValue,
  type: Type,
  key: CSharpValue | undefined,
  place: Place,
): readonly Element[] {
  const { elements } = itemsOf(machine, services) ?? enumerate(machine, services, place);
  const ofKind = byService(elements, machine).get(kindOf(type)) ?? [];
  return ofKind.filter(({ value }) => {
    const descriptor = knownObject(value);
    const service = descriptor && knownType(fieldOf(machine, descriptor, "service"));
    if (descriptor === undefined || service === undefined || !isFor(service, type)) return false;
    const registeredKey = fieldOf(machine, descriptor, "key");
    if (key === undefined || registeredKey === undefined) return key === registeredKey;
    return areEqual(machine, registeredKey, key) !== false;
  });
}

/** `typeof(IRepository<>)` is registered for every `IRepository<T>`. */
function isFor(service: Type, asked: Type): boolean {
  if (sameType(service, asked)) return true;
  return service.kind === "named" && asked.kind === "named" && isOpen(service) && service.symbol === asked.symbol;
}

function isOpen({ symbol, typeArguments }: NamedType): boolean {
  return symbol.typeParameters.length > 0 && typeArguments.length === 0;
}

const optionsInterfaces = new Set(
  ["IOptions`1", "IOptionsSnapshot`1", "IOptionsMonitor`1", "IOptionsFactory`1"].map(
    (name) => `Microsoft.Extensions.Options.${name}`,
  ),
);

const sequence = "System.Collections.Generic.IEnumerable`1";

/** The object that a constructor or a call is given; undefined where nothing is registered for the type. */
export function serviceOf(
  machine: CSharpMachine,
  { type }: AnnotatedType,
  place: Place,
  key?: CSharpValue,
): CSharpValue | undefined {
  if (type.kind !== "named") return undefined;
  if (optionsInterfaces.has(type.symbol.metadataName)) return objectValue({ type, place });
  const ambientValue = ambient(machine, annotate(type, "notAnnotated"));
  if (ambientValue !== undefined) return ambientValue;
  const [element] = type.typeArguments;
  if (type.symbol.metadataName === sequence && element !== undefined)
    return allServicesOf(machine, element, type, place, key);
  const services = hostOf(machine).services(undefined);
  const registrations = registrationsOf(machine, services, type, key, place);
  const certain = registrations.findLastIndex(({ conditions }) => conditions.length === 0);
  const possible = registrations.slice(Math.max(0, certain)).reverse();
  const values = possible.map((one) => instantiate(machine, one, type, place));
  if (certain < 0 && values.length > 0) values.push(unknownValue("whether it is registered is not known", place));
  if (values.length === 0 && isConfiguration(type))
    return settingOf(machine, "", place, annotate(type, "notAnnotated"));
  return values.length === 0 ? undefined : oneOf(values, place);
}

/** All of them: `GetServices<T>()`, `IEnumerable<T>`. */
export function allServicesOf(
  machine: CSharpMachine,
  { type }: AnnotatedType,
  list: Type | undefined,
  place: Place,
  key?: CSharpValue,
): CSharpValue {
  const services = hostOf(machine).services(undefined);
  const elements = registrationsOf(machine, services, type, key, place).map((one) => ({
    ...one,
    value: instantiate(machine, one, type, place),
  }));
  // A package does not know what only the program declares.
  const isOwn = type.kind === "named" && type.symbol.origin === "source";
  const rest = isOwn ? undefined : enumerate(machine, services, place).rest;
  return makeList(machine, list, { elements, rest }, place);
}

/** One object for a registration: what code of the set-up keeps in it, others see. */
const made = cachedBy(
  (_: CSharpMachine) => new Map<HeapObject, { readonly type: Type; readonly value: CSharpValue }[]>(),
);
const making = cachedBy((_: CSharpMachine) => new Set<HeapObject>());

function instantiate(machine: CSharpMachine, { value }: Element, asked: Type, place: Place): CSharpValue {
  const descriptor = knownObject(value);
  if (descriptor === undefined) return unknownValue("the registration is not known", place);
  const instances = made(machine).get(descriptor) ?? [];
  const instance = instances.find((one) => sameType(one.type, asked));
  if (instance !== undefined) return instance.value;
  if (making(machine).has(descriptor))
    return unknownValue("the service needs itself", place, annotate(asked, "notAnnotated"));
  making(machine).add(descriptor);
  let result: CSharpValue;
  try {
    result = machine.inRoot(() => makeService(machine, descriptor, asked, place));
  } finally {
    making(machine).delete(descriptor);
  }
  made(machine).set(descriptor, [...instances, { type: asked, value: result }]);
  return result;
}

function makeService(machine: CSharpMachine, descriptor: HeapObject, asked: Type, place: Place): CSharpValue {
  const instance = fieldOf(machine, descriptor, "instance");
  if (instance !== undefined && !isNull(instance)) return instance;
  const factory = fieldOf(machine, descriptor, "factory");
  const provider = hostOf(machine).part("serviceProvider", undefined);
  if (factory !== undefined && !isNull(factory)) {
    const key = fieldOf(machine, descriptor, "key");
    return invokeDelegate(machine, factory, key === undefined ? [provider] : [provider, key], place);
  }
  const type = knownType(fieldOf(machine, descriptor, "implementation"));
  if (type?.kind !== "named") return unknownValue("the class of the service is not known", place);
  const constructed = isOpen(type) && asked.kind === "named" ? constructType(type.symbol, asked.typeArguments) : type;
  return constructService(machine, constructed, place);
}

/** An object that the services make: its widest constructor is given what they have. */
export function constructService(
  machine: CSharpMachine,
  type: NamedType,
  place: Place,
  passed: readonly CSharpValue[] = [],
): CSharpValue {
  const [method] = constructorsOf(type.symbol).toSorted((a, b) => b.parameters.length - a.parameters.length);
  const left = [...passed];
  const values = (method?.parameters ?? []).map((parameter) => {
    const wanted = substituteType(parameter.type, type);
    const at = left.findIndex((one) => isOfType(one, wanted.type) === true);
    const [own] = at < 0 ? [] : left.splice(at, 1);
    if (own !== undefined) return own;
    const service = serviceOf(machine, wanted, place, keyIn(parameter));
    if (service !== undefined || parameter.hasDefault) return service;
    return unknownValue("which object the services give is not known", place, wanted);
  });
  return constructObject(machine, { type, method, values, place });
}

/** What a handler or a constructor is given for a parameter: looked for once somebody asks. */
export function injectedLater(
  machine: CSharpMachine,
  parameter: Injected,
  wanted: AnnotatedType,
  place: Place,
): CSharpValue {
  const unknown = unknownValue(`what is given for ${parameter.name} is not known`, place, wanted);
  const later = (): CSharpValue => {
    try {
      const service = isSequence(wanted) ? undefined : serviceOf(machine, wanted, place, keyIn(parameter));
      for (const one of service === undefined ? [] : alternativesOf(service)) forgetState(machine, one);
      return service ?? unknown;
    } catch (error) {
      if (!(error instanceof Thrown)) throw error;
      return unknown;
    }
  };
  return { ...unknown, later };
}

/** Calls that are left out may have changed a service before it is asked for. */
function forgetState(machine: CSharpMachine, service: CSharpValue): void {
  const own = classOf(service);
  if (service.kind !== "object" || own === undefined) return;
  const levels = [own.symbol, ...baseTypes(own).map(({ symbol }) => symbol)];
  const members = levels.flatMap((level) => (level.origin === "source" ? level.members : []));
  machine.memory.forget(
    service.object,
    members.flatMap((one) => ((one.kind === "field" || one.kind === "property") && !one.isStatic ? [one] : [])),
  );
}

/** Of services, or of values that a client sends. */
function isSequence({ type }: AnnotatedType): boolean {
  return type.kind === "named" && type.symbol.metadataName === sequence;
}

type Injected = Pick<ParameterSymbol, "name" | "attributes">;

/** `[FromKeyedServices("key")]`. */
function keyIn({ attributes }: Injected): CSharpValue | undefined {
  const keyed = attributes.find(({ attributeClass }) => attributeClass?.symbol.metadataName === keyedAttribute);
  const key = keyed?.constructorArguments[0];
  return key && valueOfConstant(key);
}

const keyedAttribute = "Microsoft.Extensions.DependencyInjection.FromKeyedServicesAttribute";

/** What `GetService` gives for a type that nothing is registered for. */
export function missingService(machine: CSharpMachine, { type }: AnnotatedType, place: Place): CSharpValue {
  const { rest } = enumerate(machine, hostOf(machine).services(undefined), place);
  const isOwn = type.kind === "named" && type.symbol.origin === "source";
  return isOwn && rest === undefined
    ? nullValue
    : unknownValue("which object the services give is not known", place, annotate(type, "notAnnotated"));
}
