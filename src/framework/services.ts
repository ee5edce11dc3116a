/** The service collection is a list of descriptors; asking the provider answers from it. */
import type { AnnotatedType, Type } from "../csharp/binding/symbols/symbols.js";
import {
  addElement,
  type CSharpMachine,
  type CSharpValue,
  type HeapObject,
  knownType,
  type NativeCall,
  type NativeMember,
  objectValue,
  type Place,
  typeValue,
} from "../csharp/execution/index.js";
import { ambient, hostOf } from "./host.js";
import { type MemberTable, sameForMethods } from "./member-table.js";
import { optionsValue } from "./options.js";

const namespace = "Microsoft.Extensions.DependencyInjection";

/** A registration as the collection keeps it. */
export interface Registration {
  readonly service: AnnotatedType | undefined;
  readonly implementation?: AnnotatedType | undefined;
  readonly instance?: CSharpValue | undefined;
  readonly factory?: CSharpValue | undefined;
}

export function makeDescriptor(machine: CSharpMachine, registration: Registration, place: Place): CSharpValue {
  const object: HeapObject = { type: undefined, place };
  const set = (key: string, value: CSharpValue | undefined): void => {
    if (value !== undefined) machine.memory.setField(object, key, { value, place });
  };
  set("ServiceType", registration.service && typeValue(registration.service));
  set("ImplementationType", registration.implementation && typeValue(registration.implementation));
  set("ImplementationInstance", registration.instance);
  set("ImplementationFactory", registration.factory);
  return objectValue(object);
}

/** From type arguments, from `typeof` arguments, with an instance or a factory. */
function registrationOf(call: NativeCall): Registration {
  const [service, implementation] = call.typeArguments;
  const type = (name: string): AnnotatedType | undefined => {
    const value = call.argument(name);
    return value?.kind === "type" ? value.type : undefined;
  };
  const factory = call.argument("implementationFactory") ?? call.argument("factory");
  const instance = call.argument("implementationInstance") ?? call.argument("instance");
  const named = service ?? type("serviceType") ?? type("service");
  const own = instance?.kind === "object" ? instance.object.type : undefined;
  return {
    service: named ?? (own && { type: own, nullability: "notAnnotated" }),
    implementation:
      implementation ??
      type("implementationType") ??
      (factory === undefined && instance === undefined ? named : undefined),
    instance,
    factory,
  };
}

const add: NativeMember = (call) => {
  const services = call.argument("services") ?? call.argument("collection");
  if (services === undefined) return ambientServices(call);
  addElement(call.machine, services, makeDescriptor(call.machine, registrationOf(call), call.place), call.place);
  return services;
};

const describe: NativeMember = (call) => makeDescriptor(call.machine, registrationOf(call), call.place);

const addDescriptor: NativeMember = (call) => {
  const services = call.argument("collection") ?? call.receiver;
  const given = call.argument("descriptor") ?? call.argument("descriptors") ?? call.argument("item");
  if (services !== undefined && given !== undefined) addElement(call.machine, services, given, call.place);
  return services ?? ambientServices(call);
};

function ambientServices({ machine, type }: NativeCall): CSharpValue {
  return hostOf(machine).services(type?.type);
}

const lifetimes = ["Singleton", "Scoped", "Transient"];

const get: NativeMember = (call) => {
  const asked = call.typeArguments[0]?.type ?? knownType(call.argument("serviceType"));
  return (asked && optionsService(call, asked)) ?? unknownService(call, asked);
};

/** `IOptions<T>` and the like. */
function optionsService({ machine, place }: NativeCall, asked: Type): CSharpValue | undefined {
  if (asked.kind !== "named" || !optionsInterfaces.has(asked.symbol.metadataName)) return undefined;
  return optionsValue(machine, asked, place);
}

const optionsInterfaces = new Set(
  ["IOptions`1", "IOptionsSnapshot`1", "IOptionsMonitor`1"].map((name) => `Microsoft.Extensions.Options.${name}`),
);

function unknownService({ machine, place, type }: NativeCall, asked: Type | undefined): CSharpValue {
  const wanted: AnnotatedType | undefined = asked === undefined ? type : { type: asked, nullability: "notAnnotated" };
  const known = wanted === undefined ? undefined : ambient(machine, wanted);
  return known ?? { kind: "unknown", type: wanted, reason: "which object the services give is not known", place };
}

export const serviceMembers: MemberTable = {
  methods: {
    ...sameForMethods(
      `${namespace}.ServiceCollectionServiceExtensions`,
      lifetimes.map((one) => `Add${one}`),
      add,
    ),
    ...sameForMethods(
      `${namespace}.Extensions.ServiceCollectionDescriptorExtensions`,
      lifetimes.map((one) => `TryAdd${one}`),
      add,
    ),
    ...sameForMethods(
      `${namespace}.Extensions.ServiceCollectionDescriptorExtensions`,
      ["Add", "TryAdd", "TryAddEnumerable", "Replace"],
      addDescriptor,
    ),
    ...sameForMethods(`${namespace}.ServiceDescriptor`, [...lifetimes, "Describe"], describe),
    ...sameForMethods(`${namespace}.ServiceProviderServiceExtensions`, ["GetService", "GetRequiredService"], get),
    "M:System.IServiceProvider.GetService": get,
  },
};
