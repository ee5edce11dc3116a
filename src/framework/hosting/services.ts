/** The service collection is a list of descriptors. */
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { annotate, constructType, selfType } from "../../csharp/binding/symbols/types.js";
import {
  addElement,
  areEqual,
  type CSharpMachine,
  type CSharpValue,
  enumerate,
  fieldOf,
  type HeapObject,
  isNull,
  itemsOf,
  knownObject,
  knownType,
  makeCollection,
  type NativeCall,
  type NativeMember,
  nullValue,
  objectValue,
  type Place,
  typeValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { hostOf } from "../host.js";
import { type MemberTable, sameFor, sameForMethods } from "../member-table.js";
import {
  allServicesOf,
  constructService,
  descriptorKeys,
  missingService,
  registrationsOf,
  serviceOf,
} from "./service-provider.js";

const namespace = "Microsoft.Extensions.DependencyInjection";

export interface Registration {
  readonly service: AnnotatedType | CSharpValue | undefined;
  readonly implementation?: AnnotatedType | undefined;
  readonly instance?: CSharpValue | undefined;
  readonly factory?: CSharpValue | undefined;
  readonly key?: CSharpValue | undefined;
}

function describeIn(machine: CSharpMachine, object: HeapObject, registration: Registration, place: Place): CSharpValue {
  const set = (key: string, value: CSharpValue | undefined): void => {
    if (value !== undefined) machine.memory.setField(object, key, { value, place });
  };
  const { service } = registration;
  set(
    descriptorKeys.service,
    service !== undefined && "type" in service && !("kind" in service) ? typeValue(service) : service,
  );
  set(descriptorKeys.implementation, registration.implementation && typeValue(registration.implementation));
  set(descriptorKeys.instance, registration.instance);
  set(descriptorKeys.factory, registration.factory);
  set(descriptorKeys.key, registration.key);
  return objectValue(object);
}

function makeDescriptor({ machine, place }: NativeCall, registration: Registration): CSharpValue {
  return describeIn(machine, { type: undefined, place }, registration, place);
}

/** From type arguments, from `typeof` arguments, with an instance or a factory. */
function registrationOf(call: NativeCall): Registration {
  const [service, implementation] = call.typeArguments;
  const argument = (...names: readonly string[]): CSharpValue | undefined => {
    for (const name of names) {
      const value = call.argument(name);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const typeIn = (value: CSharpValue | undefined): AnnotatedType | undefined =>
    value?.kind === "type" ? value.type : undefined;
  const factory = argument("implementationFactory", "factory");
  const instance = argument("implementationInstance", "instance");
  const asked = argument("serviceType", "service");
  const instanceType = instance?.kind === "object" ? instance.object.type : undefined;
  const named = service ?? typeIn(asked);
  const isMade = factory === undefined && instance === undefined;
  return {
    service: named ?? asked ?? (instanceType && annotate(instanceType, "notAnnotated")),
    implementation: implementation ?? typeIn(argument("implementationType")) ?? (isMade ? named : undefined),
    instance,
    factory,
    key: argument("serviceKey"),
  };
}

function collectionOf(call: NativeCall): CSharpValue {
  return (
    call.argument("services") ??
    call.argument("collection") ??
    call.receiver ??
    hostOf(call.machine).services(call.type?.type)
  );
}

/** What a call of another subject registers besides what it does. */
export function registerService(call: NativeCall, registration: Registration): CSharpValue {
  const services = collectionOf(call);
  addDescriptor(call, services, makeDescriptor(call, registration));
  return services;
}

/** `true` for `TryAdd…`, which leaves what is there. */
function add(isTried: boolean): NativeMember {
  return (call) => {
    const services = collectionOf(call);
    addDescriptor(call, services, makeDescriptor(call, registrationOf(call)), isTried ? "service" : undefined);
    return services;
  };
}

/** @param unless What must not be there yet: a registration of the same service, or of the same class for it. */
function addDescriptor(
  call: NativeCall,
  services: CSharpValue,
  descriptor: CSharpValue,
  unless?: "service" | "implementation",
): void {
  const { machine, place } = call;
  const registered = unless === undefined ? [] : registeredAs(call, services, descriptor);
  const isThere = registered.some(({ value, conditions }) => {
    if (conditions.length > 0) return false;
    return unless === "service" || isSameImplementation(machine, value, descriptor);
  });
  if (!isThere) addElement(machine, services, descriptor, place);
}

function registeredAs({ machine, place }: NativeCall, services: CSharpValue, descriptor: CSharpValue) {
  const type = knownType(fieldOf(machine, descriptor, descriptorKeys.service));
  const key = fieldOf(machine, descriptor, descriptorKeys.key);
  return type === undefined ? [] : registrationsOf(machine, services, type, key, place);
}

function isSameImplementation(machine: CSharpMachine, a: CSharpValue, b: CSharpValue): boolean {
  const [x, y] = [a, b].map((one) => fieldOf(machine, one, descriptorKeys.implementation));
  return x !== undefined && y !== undefined && areEqual(machine, x, y) === true;
}

function addGiven(unless?: "service" | "implementation"): NativeMember {
  return (call) => {
    const services = collectionOf(call);
    const descriptor =
      call.argument("descriptor") ?? call.argument("descriptors") ?? call.argument("item") ?? nullValue;
    const items = itemsOf(call.machine, descriptor);
    for (const { value } of items?.elements ?? []) addDescriptor(call, services, value, unless);
    if (items === undefined) addDescriptor(call, services, descriptor, unless);
    return services;
  };
}

function remove(call: NativeCall, services: CSharpValue, isGone: (descriptor: CSharpValue) => boolean): void {
  const items = itemsOf(call.machine, services);
  if (items === undefined || services.kind !== "object") return;
  const elements = items.elements.filter(({ value }) => !isGone(value));
  call.machine.memory.setItems(services.object, { ...items, elements });
}

/** The first of the service goes. */
const replace: NativeMember = (call) => {
  const services = collectionOf(call);
  const descriptor = call.argument("descriptor") ?? nullValue;
  const [first] = registeredAs(call, services, descriptor);
  if (first !== undefined) remove(call, services, (one) => one === first.value);
  addElement(call.machine, services, descriptor, call.place);
  return services;
};

const removeAll: NativeMember = (call) => {
  const services = collectionOf(call);
  const type = call.typeArguments[0]?.type ?? knownType(call.argument("serviceType"));
  if (type === undefined) return services;
  const gone = new Set(
    registrationsOf(call.machine, services, type, call.argument("serviceKey"), call.place).map(({ value }) => value),
  );
  remove(call, services, (one) => gone.has(one));
  return services;
};

const describe: NativeMember = (call) => makeDescriptor(call, registrationOf(call));

/** `new ServiceDescriptor(…)`. */
const construct: NativeMember = (call) => {
  const object = knownObject(call.receiver);
  if (object !== undefined) describeIn(call.machine, object, registrationOf(call), call.place);
  return nullValue;
};

/** A call that registers classes of the framework besides the types that it is given. */
function registers(
  names: readonly string[],
  typesOf: (types: readonly AnnotatedType[]) => readonly AnnotatedType[],
): NativeMember {
  return (call) => {
    const services = collectionOf(call);
    const { machine, place } = call;
    const types = names.flatMap((name) => {
      const symbol = hostOf(machine).resolve(name);
      if (symbol === undefined) return [];
      const open =
        symbol.typeParameters.length > 0 ? { ...selfType(symbol), typeArguments: [] } : constructType(symbol, []);
      return [annotate(open, "notAnnotated")];
    });
    for (const service of [...types, ...typesOf(call.typeArguments)])
      addElement(machine, services, makeDescriptor(call, { service }), place);
    return call.type?.type.kind === "named" && call.type.type.symbol.name === "IServiceCollection"
      ? services
      : unknownValue("its builder is not followed", place, call.type);
  };
}

const identity = ["UserManager`1", "SignInManager`1", "RoleManager`1"].map(
  (name) => `Microsoft.AspNetCore.Identity.${name}`,
);

function askedType(call: NativeCall): AnnotatedType | undefined {
  const value = call.argument("serviceType");
  return call.typeArguments[0] ?? (value?.kind === "type" ? value.type : undefined);
}

function get(isKeyed: boolean): NativeMember {
  return (call) => {
    const { machine, place } = call;
    const asked = askedType(call);
    const key = isKeyed ? (call.argument("serviceKey") ?? nullValue) : undefined;
    if (asked === undefined) return unknownValue("which service is asked for is not known", place, call.type);
    // A request says which: there may be none.
    if (machine.framework.request !== undefined && key?.kind === "unknown")
      return unknownValue("the key of the service is not known", place, call.type);
    return serviceOf(machine, asked, place, key) ?? missingService(machine, asked, place);
  };
}

function getAll(isKeyed: boolean): NativeMember {
  return (call) => {
    const asked = askedType(call);
    const key = isKeyed ? (call.argument("serviceKey") ?? nullValue) : undefined;
    return asked === undefined
      ? unknownValue("which services are asked for is not known", call.place, call.type)
      : allServicesOf(call.machine, asked, call.type?.type, call.place, key);
  };
}

/** `ActivatorUtilities.CreateInstance<T>(provider, …)`. */
const createInstance: NativeMember = (call) => {
  const { machine, place } = call;
  const value = call.argument("instanceType");
  const type = call.typeArguments[0]?.type ?? knownType(value);
  const parameters = call.argument("parameters") ?? makeCollection(machine, undefined, [], place);
  const { elements } = enumerate(
    machine,
    isNull(parameters) ? makeCollection(machine, undefined, [], place) : parameters,
    place,
  );
  return type?.kind === "named"
    ? constructService(
        machine,
        type,
        place,
        elements.map((one) => one.value),
      )
    : unknownValue("which class is made is not known", place, call.type);
};

const provider: NativeMember = ({ machine }) => hostOf(machine).part("serviceProvider", undefined);
const providerProperty: NativeMember = provider;
const scope: NativeMember = ({ type, place }) => objectValue({ type: type?.type, place });

const lifetimes = ["Singleton", "Scoped", "Transient"];
const descriptors = `${namespace}.Extensions.ServiceCollectionDescriptorExtensions`;
const identityExtensions = `${namespace}.IdentityServiceCollectionExtensions`;

export const serviceMembers: MemberTable = {
  methods: {
    ...sameForMethods(
      `${namespace}.ServiceCollectionServiceExtensions`,
      lifetimes.map((one) => `Add${one}`),
      add(false),
    ),
    ...sameForMethods(
      `${namespace}.ServiceCollectionServiceExtensions`,
      lifetimes.map((one) => `AddKeyed${one}`),
      add(false),
    ),
    ...sameForMethods(
      descriptors,
      lifetimes.flatMap((one) => [`TryAdd${one}`, `TryAddKeyed${one}`]),
      add(true),
    ),
    [`M:${descriptors}.Add`]: addGiven(),
    [`M:${descriptors}.TryAdd`]: addGiven("service"),
    [`M:${descriptors}.TryAddEnumerable`]: addGiven("implementation"),
    [`M:${descriptors}.Replace`]: replace,
    ...sameForMethods(descriptors, ["RemoveAll", "RemoveAllKeyed"], removeAll),
    ...sameForMethods(
      `${namespace}.ServiceDescriptor`,
      [...lifetimes, ...lifetimes.map((one) => `Keyed${one}`), "Describe", "DescribeKeyed"],
      describe,
    ),
    [`M:${namespace}.ServiceDescriptor.#ctor`]: construct,
    [`M:${namespace}.HttpClientFactoryServiceCollectionExtensions.AddHttpClient`]: registers(
      ["System.Net.Http.HttpClient"],
      (types) => types.slice(0, 1),
    ),
    [`M:${namespace}.ServiceCollectionHostedServiceExtensions.AddHostedService`]: registers(
      ["Microsoft.Extensions.Hosting.IHostedService"],
      () => [],
    ),
    ...sameForMethods(
      identityExtensions,
      ["AddIdentity", "AddIdentityApiEndpoints"],
      registers(identity, () => []),
    ),
    ...sameForMethods(
      `${namespace}.ServiceProviderServiceExtensions`,
      ["GetService", "GetRequiredService"],
      get(false),
    ),
    ...sameForMethods(
      `${namespace}.ServiceProviderKeyedServiceExtensions`,
      ["GetKeyedService", "GetRequiredKeyedService"],
      get(true),
    ),
    [`M:${namespace}.ServiceProviderServiceExtensions.GetServices`]: getAll(false),
    [`M:${namespace}.ServiceProviderKeyedServiceExtensions.GetKeyedServices`]: getAll(true),
    "M:System.IServiceProvider.GetService": get(false),
    ...sameForMethods(`${namespace}.ServiceProviderServiceExtensions`, ["CreateScope", "CreateAsyncScope"], scope),
    [`M:${namespace}.IServiceScopeFactory.CreateScope`]: scope,
    [`M:${namespace}.ServiceCollectionContainerBuilderExtensions.BuildServiceProvider`]: provider,
    ...sameForMethods(
      `${namespace}.ActivatorUtilities`,
      ["CreateInstance", "GetServiceOrCreateInstance"],
      createInstance,
    ),
  },
  properties: {
    ...sameFor(
      [`P:${namespace}.IServiceScope.ServiceProvider`, `P:${namespace}.AsyncServiceScope.ServiceProvider`],
      providerProperty,
    ),
  },
};
