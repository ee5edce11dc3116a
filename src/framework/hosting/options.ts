/**
 * The options pattern. What configures options is kept in the service collection, and run when the options are first asked for: first
 * what configures, then what configures afterwards, each in the order of registration (`OptionsFactory<TOptions>.Create`).
 */
import { cachedBy } from "../../caching/cache.js";
import type { AnnotatedType, MethodSymbol, NamedType, Type } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { allInterfaces } from "../../csharp/binding/types/hierarchy.js";
import {
  addElement,
  type CSharpMachine,
  type CSharpValue,
  call,
  classOf,
  type Element,
  enumerate,
  type HeapObject,
  invokeDelegate,
  isNull,
  keptArguments,
  knownObject,
  knownString,
  knownType,
  type NativeCall,
  type NativeMember,
  nullValue,
  objectValue,
  type Place,
  stringValue,
  tupleValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { hostOf } from "../host.js";
import { type MemberTable, sameFor, sameForMethods } from "../member-table.js";
import { fillFromConfiguration } from "./configuration.js";
import { constructService, serviceOf } from "./service-provider.js";
import { sectionBelow, sectionIn } from "./settings.js";

const namespace = "Microsoft.Extensions.Options";

/** What a descriptor has that configures options. */
const keys = { options: "configures", name: "name", action: "action", isLate: "isLate", dependencies: "dependencies" };

export interface Configuring {
  /** As `nameOfOptions` gives it. */
  readonly options: string;
  /** Undefined: the options of every name. */
  readonly name: CSharpValue | undefined;
  readonly action: CSharpValue;
  readonly isLate: boolean;
  readonly dependencies?: readonly AnnotatedType[];
}

export function addConfiguring(
  machine: CSharpMachine,
  services: CSharpValue,
  configuring: Configuring,
  place: Place,
): void {
  const object: HeapObject = { type: undefined, place };
  const { memory } = machine;
  memory.setField(object, keys.options, { value: stringValue(configuring.options), place });
  if (configuring.name !== undefined) memory.setField(object, keys.name, { value: configuring.name, place });
  memory.setField(object, keys.action, { value: configuring.action, place });
  if (configuring.isLate) memory.setField(object, keys.isLate, { value: nullValue, place });
  const dependencies = (configuring.dependencies ?? []).map((type): CSharpValue => ({ kind: "type", type }));
  memory.setField(object, keys.dependencies, { value: tupleValue(dependencies), place });
  addElement(machine, services, objectValue(object), place);
}

/** The metadata name, with those of its type arguments: `HubOptions<ChatHub>` is not `HubOptions<RoomHub>`. */
export function nameOfOptions({ symbol, typeArguments }: NamedType): string {
  const { metadataName } = symbol;
  return typeArguments.length === 0 ? metadataName : `${metadataName}[${typeArguments.map((one) => nameOf(one.type))}]`;
}

function nameOf(type: Type | undefined): string | undefined {
  return type?.kind === "named" ? nameOfOptions(type) : undefined;
}

const defaultName = stringValue("");

/** `services.Configure<T>(…)`, `PostConfigure`, `ConfigureAll`. */
function configure(isLate: boolean, isAll: boolean): NativeMember {
  return (native) => {
    const services = native.argument("services") ?? nullValue;
    const options = nameOf(native.typeArguments[0]?.type);
    const name = native.argument("name");
    const action = native.argument("configureOptions") ?? filling(native);
    if (options !== undefined)
      addConfiguring(
        native.machine,
        services,
        {
          options,
          name: isAll ? undefined : name === undefined || isNull(name) ? defaultName : name,
          action,
          isLate,
        },
        native.place,
      );
    return services;
  };
}

/** `services.Configure<T>(section)`, `builder.Bind(section)`, `builder.BindConfiguration("Section")`. */
function filling({ machine, argument, place }: NativeCall): CSharpValue {
  const path = knownString(argument("configSectionPath"));
  const section = path === undefined ? sectionIn(argument("config")) : sectionBelow(wholeSection(machine, place), path);
  const run = ([options = nullValue]: readonly CSharpValue[]): CSharpValue => {
    fillFromConfiguration(machine, options, section, place);
    return nullValue;
  };
  return { kind: "delegate", target: { kind: "native", run } };
}

/** Of the configuration that the services have. */
function wholeSection(machine: CSharpMachine, place: Place): string | undefined {
  const symbol = hostOf(machine).resolve("Microsoft.Extensions.Configuration.IConfiguration");
  return symbol && sectionIn(serviceOf(machine, { type: selfType(symbol), nullability: "notAnnotated" }, place));
}

/** `services.AddOptions<T>(name)`: a builder that keeps both. */
const addOptions: NativeMember = ({ machine, argument, typeArguments, type, place }) => {
  const services = argument("services") ?? nullValue;
  const [options] = typeArguments;
  if (options === undefined) return services;
  const object: HeapObject = { type: type?.type, place };
  machine.memory.setField(object, "Services", { value: services, place });
  machine.memory.setField(object, "Name", { value: argument("name") ?? defaultName, place });
  machine.memory.setField(object, keys.options, { value: { kind: "type", type: options }, place });
  return objectValue(object);
};

/** `.Configure<Dependency>((options, dependency) => …)` of such a builder. */
function configureOnBuilder(isLate: boolean): NativeMember {
  return (native) => {
    const { machine, place } = native;
    const extended = native.argument("optionsBuilder");
    const receiver = extended ?? native.receiver ?? nullValue;
    const dependencies = extended === undefined ? native.typeArguments : [];
    const builder = knownObject(receiver);
    const field = (name: string): CSharpValue | undefined =>
      builder === undefined ? undefined : machine.memory.field(builder, name)?.value;
    const options = nameOf(knownType(field(keys.options)) ?? native.declaredIn?.typeArguments[0]?.type);
    const action = native.argument("configureOptions") ?? (extended === undefined ? nullValue : filling(native));
    if (options !== undefined)
      addConfiguring(
        machine,
        field("Services") ?? hostOf(machine).services(undefined),
        { options, name: field("Name") ?? defaultName, action, isLate, dependencies },
        place,
      );
    return receiver;
  };
}

const interfaces = new Map([
  [`${namespace}.IConfigureOptions\`1`, false],
  [`${namespace}.IPostConfigureOptions\`1`, true],
]);

/** `services.ConfigureOptions<Setup>()`: a registration for each interface that the class has. */
const configureOptions: NativeMember = (native) => {
  const { machine, place } = native;
  const services = native.argument("services") ?? nullValue;
  const instance = native.argument("configureInstance");
  const type =
    native.typeArguments[0]?.type ?? knownType(native.argument("configureType")) ?? (instance && classOf(instance));
  if (type?.kind === "named") {
    for (const one of allInterfaces(type)) {
      if (interfaces.has(one.symbol.metadataName)) addClass(machine, services, one, type, instance, place);
    }
  } else unknownSetup(machine, services, place);
  return services;
};

function unknownSetup(machine: CSharpMachine, services: CSharpValue, place: Place): void {
  const action = unknownValue("the class that configures is not known", place);
  addConfiguring(machine, services, { options: anyOptions, name: undefined, action, isLate: false }, place);
}

const anyOptions = "*";

function addClass(
  machine: CSharpMachine,
  services: CSharpValue,
  service: NamedType,
  type: NamedType,
  instance: CSharpValue | undefined,
  place: Place,
): void {
  const object: HeapObject = { type: undefined, place };
  const set = (key: string, value: CSharpValue): void => machine.memory.setField(object, key, { value, place });
  set("ServiceType", { kind: "type", type: { type: service, nullability: "notAnnotated" } });
  set("ImplementationType", { kind: "type", type: { type, nullability: "notAnnotated" } });
  if (instance?.kind === "object") set("ImplementationInstance", instance);
  addElement(machine, services, objectValue(object), place);
}

/** The options of one type, made once: the object that all parts of the program share. */
const madeOptions = cachedBy((_: CSharpMachine) => new Map<string, CSharpValue>());

export function optionsOf(
  machine: CSharpMachine,
  type: NamedType,
  place: Place,
  /** What the framework does to the new object before the program does. */
  prepare?: (options: CSharpValue) => void,
  name = "",
): CSharpValue {
  const made = madeOptions(machine);
  const key = `${nameOfOptions(type)} ${name}`;
  const existing = made.get(key);
  if (existing !== undefined) return existing;
  const options = constructService(machine, type, place);
  made.set(key, options);
  prepare?.(options);
  const services = hostOf(machine).services(undefined);
  for (const isLate of [false, true]) {
    for (const element of enumerate(machine, services, place).elements) {
      const run = configuringOf(machine, element, { type, name, options }, isLate);
      const [condition] = element.conditions;
      if (run === undefined) continue;
      machine.allow();
      if (condition === undefined) run();
      else machine.eitherWay(condition.place, [() => run() !== undefined, () => true]);
    }
  }
  return options;
}

interface NewOptions {
  readonly type: NamedType;
  readonly name: string;
  readonly options: CSharpValue;
}

/** What a registration does to options of this type; undefined where it is about something else. */
function configuringOf(
  machine: CSharpMachine,
  { value, place }: Element,
  { type, name: wanted, options }: NewOptions,
  isLate: boolean,
): (() => CSharpValue) | undefined {
  const descriptor = knownObject(value);
  if (descriptor === undefined || place === undefined) return undefined;
  const field = (name: string): CSharpValue | undefined => machine.memory.field(descriptor, name)?.value;
  const about = knownString(field(keys.options));
  if (about !== undefined) {
    if ((about !== nameOfOptions(type) && about !== anyOptions) || (field(keys.isLate) !== undefined) !== isLate)
      return undefined;
    const name = field(keys.name);
    if (name !== undefined && (knownString(name) ?? wanted) !== wanted) return undefined;
    const action = field(keys.action) ?? nullValue;
    if (isNull(action)) return undefined;
    const dependencies = field(keys.dependencies);
    const values =
      dependencies?.kind === "tuple" ? dependencies.elements.map((one) => dependency(machine, one, place)) : [];
    return () => configureBy(machine, action, options, values, place);
  }
  const service = knownType(field("ServiceType"));
  if (service?.kind !== "named" || interfaces.get(service.symbol.metadataName) !== isLate) return undefined;
  if (nameOf(service.typeArguments[0]?.type) !== nameOfOptions(type)) return undefined;
  return () =>
    configureByClass(
      machine,
      service,
      {
        implementation: knownType(field("ImplementationType")),
        instance: field("ImplementationInstance"),
        factory: field("ImplementationFactory"),
      },
      { name: stringValue(wanted), options },
      place,
    );
}

function dependency(machine: CSharpMachine, value: CSharpValue, place: Place): CSharpValue {
  const type = value.kind === "type" ? value.type : undefined;
  return (
    (type && serviceOf(machine, type, place)) ??
    unknownValue("which object the services give is not known", place, type)
  );
}

function configureBy(
  machine: CSharpMachine,
  action: CSharpValue,
  options: CSharpValue,
  values: readonly CSharpValue[],
  place: Place,
): CSharpValue {
  invokeDelegate(machine, action, [options, ...values], place);
  return nullValue;
}

interface SetupClass {
  readonly implementation: Type | undefined;
  readonly instance: CSharpValue | undefined;
  readonly factory: CSharpValue | undefined;
}

function configureByClass(
  machine: CSharpMachine,
  service: NamedType,
  setup: SetupClass,
  { name, options }: { readonly name: CSharpValue; readonly options: CSharpValue },
  place: Place,
): CSharpValue {
  const { implementation } = setup;
  const made =
    setup.instance ??
    (setup.factory === undefined
      ? implementation?.kind === "named" && constructService(machine, implementation, place)
      : invokeDelegate(machine, setup.factory, [hostOf(machine).part("serviceProvider", undefined)], place));
  const optionsClass = made === false || made === undefined ? undefined : classOf(made);
  const method = service.symbol.members.find(
    (member): member is MethodSymbol => member.kind === "method" && /^(Post)?Configure$/.test(member.name),
  );
  if (made === false || made === undefined || optionsClass === undefined || method === undefined) {
    if (options.kind === "object") machine.memory.touch(options.object, place);
    return nullValue;
  }
  const named = allInterfaces(optionsClass).find(
    ({ symbol, typeArguments }) =>
      symbol.metadataName === `${namespace}.IConfigureNamedOptions\`1` &&
      nameOf(typeArguments[0]?.type) === nameOf(service.typeArguments[0]?.type),
  );
  const namedMethod = named?.symbol.members.find(
    (member): member is MethodSymbol => member.kind === "method" && member.name === "Configure",
  );
  const [chosen, declaredIn] =
    namedMethod === undefined || method.name !== "Configure" ? [method, service] : [namedMethod, named];
  // A class that knows of no names configures the options without one.
  if (chosen.parameters.length < 2 && knownString(name) !== "") return nullValue;
  const values = chosen.parameters.length === 2 ? [name, options] : [options];
  return call(machine, { method: chosen, self: made, values, typeArguments: [], declaredIn, place });
}

/** What `Options.Create` wraps. */
const wrapped = "(options)";

const wrap: NativeMember = ({ machine, argument, type, place }) => {
  const object: HeapObject = { type: type?.type, place };
  machine.memory.setField(object, wrapped, { value: argument("options") ?? nullValue, place });
  return objectValue(object);
};

/** `new ConfigureOptions<T>(action).Configure(options)` */
const runKeptAction: NativeMember = ({ machine, receiver, argument, place }) => {
  const [options = nullValue] = [argument("options")];
  const action = keptArguments(machine, knownObject(receiver)).find(({ kind }) => kind === "delegate");
  if (action !== undefined) invokeDelegate(machine, action, [options], place);
  else if (options.kind === "object") machine.memory.touch(options.object, place);
  return nullValue;
};

/** JSON is written by the options of the program, however code gets hold of them. */
const ofJson: ReadonlySet<string> = new Set([
  "Microsoft.AspNetCore.Http.Json.JsonOptions",
  "Microsoft.AspNetCore.Mvc.JsonOptions",
  "System.Text.Json.JsonSerializerOptions",
]);

/** What accessors of options give: those without a name where the call says none. */
function optionsIn(native: NativeCall, name: CSharpValue | undefined): CSharpValue {
  const { machine, receiver, place } = native;
  const holder = knownObject(receiver);
  const made = holder && machine.memory.field(holder, wrapped);
  if (made !== undefined) return made.value;
  const type = native.declaredIn?.typeArguments[0]?.type ?? native.type?.type;
  const text = name === undefined || isNull(name) ? "" : knownString(name);
  if (type?.kind !== "named" || text === undefined)
    return unknownValue("which options is not known", place, native.type);
  if (receiver?.kind !== "object" && !ofJson.has(type.symbol.metadataName))
    return unknownValue("the options are not known", place, native.type);
  const options = (): CSharpValue => optionsOf(machine, type, place, undefined, text);
  return machine.framework.request === undefined ? options() : machine.inRoot(options);
}

const value = (native: NativeCall): CSharpValue => optionsIn(native, undefined);

const extensions = "Microsoft.Extensions.DependencyInjection.OptionsServiceCollectionExtensions";

export const optionsMembers: MemberTable = {
  methods: {
    [`M:${extensions}.Configure`]: configure(false, false),
    [`M:${extensions}.ConfigureAll`]: configure(false, true),
    [`M:${extensions}.PostConfigure`]: configure(true, false),
    [`M:${extensions}.PostConfigureAll`]: configure(true, true),
    [`M:${extensions}.ConfigureOptions`]: configureOptions,
    ...sameForMethods(extensions, ["AddOptions", "AddOptionsWithValidateOnStart"], addOptions),
    "M:Microsoft.Extensions.DependencyInjection.OptionsConfigurationServiceCollectionExtensions.Configure": configure(
      false,
      false,
    ),
    ...sameForMethods(
      "Microsoft.Extensions.DependencyInjection.OptionsBuilderConfigurationExtensions",
      ["Bind", "BindConfiguration"],
      configureOnBuilder(false),
    ),
    [`M:${namespace}.OptionsBuilder\`1.Configure`]: configureOnBuilder(false),
    [`M:${namespace}.OptionsBuilder\`1.PostConfigure`]: configureOnBuilder(true),
    [`M:${namespace}.Options.Create`]: wrap,
    ...sameFor(
      ["ConfigureOptions`1", "ConfigureNamedOptions`1", "PostConfigureOptions`1"].map(
        (type) => `M:${namespace}.${type}.#ctor`,
      ),
      () => nullValue,
    ),
    ...sameFor(
      ["ConfigureOptions`1.Configure", "ConfigureNamedOptions`1.Configure", "PostConfigureOptions`1.PostConfigure"].map(
        (member) => `M:${namespace}.${member}`,
      ),
      runKeptAction,
    ),
    [`M:${namespace}.OptionsBuilder\`1.Validate`]: ({ receiver = nullValue }) => receiver,
    ...sameFor(
      ["IOptionsMonitor`1.Get", "IOptionsSnapshot`1.Get", "IOptionsFactory`1.Create"].map(
        (member) => `M:${namespace}.${member}`,
      ),
      (native) => optionsIn(native, native.argument("name")),
    ),
  },
  properties: {
    ...sameFor([`P:${namespace}.IOptions\`1.Value`, `P:${namespace}.IOptionsMonitor\`1.CurrentValue`], value),
  },
};
