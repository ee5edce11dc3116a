/**
 * FastEndpoints: every class of the program that is an endpoint is made and configured. What its `Configure`, its groups and the
 * configurator of all endpoints call is kept on the object of the endpoint, in order, like what is said of a route.
 */
import type { AnnotatedType, MethodSymbol, NamedTypeSymbol } from "../csharp/binding/symbols/symbols.js";
import { selfType } from "../csharp/binding/symbols/types.js";
import { baseTypes } from "../csharp/binding/types/hierarchy.js";
import { lookupMembers } from "../csharp/binding/types/member-lookup.js";
import {
  type CSharpMachine,
  type CSharpValue,
  call,
  copyOf,
  type HeapObject,
  invokeDelegate,
  isNull,
  knownObject,
  type NativeMember,
  type NativeProperty,
  nullValue,
  objectValue,
  type Place,
  readNamed,
  stringValue,
  Thrown,
  unknownValue,
  valueOfConstant,
} from "../csharp/execution/index.js";
import { hostOf, isLibrary } from "./host.js";
import { type MemberTable, sameFor } from "./member-table.js";
import { optionsOf } from "./options.js";
import { addMapping, announceGiven, asHolder, keepConvention, makeHolder, routingOf } from "./routing.js";
import { constructService } from "./service-provider.js";

const library = "FastEndpoints";

/** The fields that the objects of endpoints and groups have besides. */
export const fastEndpointKeys = {
  /** What `Description` and `Options` are given. */
  builder: "route builder",
  summary: "summary",
  prefix: "route prefix",
  configure: "configure",
} as const;

/** `app.UseFastEndpoints(c => …)`. However many calls map the endpoints, they are mapped once. */
function mapAll(name: string): NativeMember {
  return (given) => {
    const { machine, place, values } = given;
    const [builder = nullValue] = values;
    const host = hostOf(machine);
    const isFirst = !host.serializers.has(library);
    const config: HeapObject = { type: given.delegateTypes(1)[0]?.type, place };
    const action = given.argument("configAction") ?? nullValue;
    if (!isNull(action)) invokeDelegate(machine, action, [objectValue(config)], place);
    host.serializers.set(library, () => {
      const serializer = knownObject(machine.memory.field(config, "Serializer")?.value);
      return serializer && knownObject(machine.memory.field(serializer, "Options")?.value);
    });
    host.uses.http = routingOf(machine).runsRoutes = true;
    if (!isFirst) return builder;
    const endpoints = host.types.filter(isEndpoint);
    // They may be in an assembly that is not read.
    if (endpoints.length === 0) announceGiven(machine, name, [builder], place);
    const argument = (): CSharpValue => objectValue(config);
    for (const symbol of endpoints) {
      machine.grant(2);
      const object = makeEndpoint(machine, symbol, config, place);
      const mapping = { kind: "class", style: library, call: name, place, builder, argument, time: "inTime" } as const;
      if (object !== undefined) addMapping(machine, mapping, undefined, object);
    }
    return builder;
  };
}

function isEndpoint(symbol: NamedTypeSymbol): boolean {
  if (symbol.typeKind !== "class" || symbol.isAbstract || symbol.typeParameters.length > 0) return false;
  return !isLibrary(symbol.assembly) && isBelow(symbol, "Endpoint`2");
}

function isBelow(symbol: NamedTypeSymbol, name: string): boolean {
  return baseTypes(selfType(symbol)).some((base) => base.symbol.metadataName === `${library}.${name}`);
}

function makeEndpoint(
  machine: CSharpMachine,
  symbol: NamedTypeSymbol,
  config: HeapObject,
  place: Place,
): HeapObject | undefined {
  const type = selfType(symbol);
  const self = constructService(machine, type, place);
  const object = knownObject(self);
  if (object === undefined) return undefined;
  asHolder(machine, object);
  const builder = objectValue(makeHolder(machine, undefined, place));
  machine.memory.setField(object, fastEndpointKeys.builder, { value: builder, place });
  const method = lookupMembers(type, "Configure")
    .map(({ member }) => member)
    .find((member): member is MethodSymbol => member.kind === "method" && member.parameters.length === 0);
  try {
    if (method?.body !== undefined && !isLibrary(method.containingType.assembly))
      call(machine, { method, self, values: [], typeArguments: [], declaredIn: undefined, place });
    else applyAttributes(machine, self, symbol, place);
    const options = knownObject(machine.memory.field(config, "Endpoints")?.value);
    const configurator = options && machine.memory.field(options, "Configurator")?.value;
    if (configurator !== undefined && !isNull(configurator)) invokeDelegate(machine, configurator, [self], place);
  } catch (error) {
    // The server would not start; what the endpoint lacks is reported.
    if (!(error instanceof Thrown)) throw error;
  }
  return object;
}

/** `[HttpGet("/x")]`, `[Group<Admin>]`, `[AllowAnonymous]`: in place of `Configure`. */
function applyAttributes(
  machine: CSharpMachine,
  self: CSharpValue,
  { attributes }: NamedTypeSymbol,
  place: Place,
): void {
  for (const { attributeClass, name: written, constructorArguments, namedArguments } of attributes) {
    const name = (attributeClass?.symbol.name ?? written).replace(/Attribute$/, "");
    const values = constructorArguments.flatMap((one) => (one.kind === "array" ? one.elements : [one]));
    const given = values.map((one) =>
      one === undefined ? unknownValue("it is not a constant", place) : valueOfConstant(one),
    );
    if (name === "Group") applyGroup(machine, self, attributeClass?.typeArguments[0], place);
    else if (name === "Authorize" && given.length + namedArguments.length === 0) continue;
    else keepConvention(machine, self, { name: calls.get(name) ?? name, values: given, place });
  }
}

const calls: ReadonlyMap<string, string> = new Map([
  ...["Get", "Post", "Put", "Patch", "Delete", "Head", "Query"].map((verb) => [`Http${verb}`, verb] as const),
  ["Authorize", "Policies"],
]);

/** `Group<Admin>()`: its prefix, what it does to the endpoint, then the group around it. */
function applyGroup(machine: CSharpMachine, self: CSharpValue, group: AnnotatedType | undefined, place: Place): void {
  const type = group?.type.kind === "named" ? group.type : undefined;
  const object = type && knownObject(constructService(machine, type, place));
  const fieldOf = (key: string): CSharpValue | undefined => object && machine.memory.field(object, key)?.value;
  const prefix = fieldOf(fastEndpointKeys.prefix) ?? unknownValue("the prefix of the group is not known", place);
  keepConvention(machine, self, { name: "Group", values: [prefix], place });
  const configure = fieldOf(fastEndpointKeys.configure);
  if (configure !== undefined) invokeDelegate(machine, configure, [self], place);
  const around =
    type && [type, ...baseTypes(type)].find(({ symbol }) => symbol.metadataName === `${library}.SubGroup\`1`);
  if (around !== undefined) machine.nested(place, () => applyGroup(machine, self, around.typeArguments[0], place));
}

const enterGroup: NativeMember = ({ machine, receiver = nullValue, typeArguments, place }) => {
  applyGroup(machine, receiver, typeArguments[0], place);
  return nullValue;
};

/** `class Admin : Group`, whose constructor calls `Configure("admin", ep => …)`. */
const configureGroup: NativeMember = ({ machine, receiver, argument, place }) => {
  const group = knownObject(receiver);
  if (group === undefined) return nullValue;
  machine.memory.setField(group, fastEndpointKeys.prefix, { value: argument("routePrefix") ?? nullValue, place });
  machine.memory.setField(group, fastEndpointKeys.configure, { value: argument("ep") ?? nullValue, place });
  return nullValue;
};

/** `Description(b => b.WithName("x"))`: what a mapped route is told. */
const describe: NativeMember = ({ machine, receiver = nullValue, argument, values, place }) => {
  const endpoint = knownObject(receiver);
  const builder = endpoint && machine.memory.field(endpoint, fastEndpointKeys.builder)?.value;
  const action = argument("builder");
  if (action === undefined) keepConvention(machine, receiver, { name: "Options", values, place });
  else if (builder !== undefined) invokeDelegate(machine, action, [builder], place);
  return nullValue;
};

/** `Summary(s => s.Summary = "…")`, `Summary(new Text())`. */
const summarize: NativeMember = ({ machine, receiver, argument, delegateTypes, place }) => {
  const endpoint = knownObject(receiver);
  const given = argument("endpointSummary");
  if (endpoint === undefined || given === undefined) return nullValue;
  const known = machine.memory.field(endpoint, fastEndpointKeys.summary)?.value;
  const made = known ?? objectValue({ type: delegateTypes(0)[0]?.type, place });
  const value = given.kind === "delegate" ? made : given;
  machine.memory.setField(endpoint, fastEndpointKeys.summary, { value, place });
  if (given.kind === "delegate") invokeDelegate(machine, given, [made], place);
  return nullValue;
};

/** A part of the options. */
const section: NativeProperty = {
  read: ({ type, place }) => objectValue({ type: type?.type, place }),
  isStored: true,
};

/** `c.RoutingOptions = o => …` of older versions. */
function olderSection(name: string): NativeProperty {
  return {
    read: () => nullValue,
    write: ({ machine, receiver, place }, action) => {
      const config = knownObject(receiver);
      if (config === undefined) return;
      const options = machine.memory.field(config, name)?.value ?? objectValue({ type: undefined, place });
      machine.memory.initialize(config, name, { value: options, place: undefined });
      invokeDelegate(machine, action, [options], place);
    },
    isStored: false,
  };
}

/** The options of its serialiser are a copy of those of minimal APIs. */
const serializerOptions: NativeProperty = {
  read: ({ machine, type, place }) => {
    const symbol = hostOf(machine).resolve("Microsoft.AspNetCore.Http.Json.JsonOptions");
    if (symbol === undefined) return objectValue({ type: type?.type, place });
    const options = optionsOf(machine, selfType(symbol), place);
    const copy = copyOf(machine, readNamed(machine, options, "SerializerOptions", place) ?? nullValue);
    const converters = readNamed(machine, copy, "Converters", place);
    const object = knownObject(copy);
    if (converters !== undefined && object !== undefined)
      machine.memory.setField(object, "Converters", { value: copyOf(machine, converters), place });
    return copy;
  },
  isStored: true,
};

const useProblemDetails: NativeMember = ({ machine, receiver, place }) => {
  const errors = knownObject(receiver);
  if (errors !== undefined)
    machine.memory.setField(errors, "ResponseBuilder", { value: stringValue("ProblemDetails"), place });
  return nullValue;
};

/** The same call on the endpoint and on its definition. */
function onBoth(name: string): readonly string[] {
  return ["Endpoint`2", "EndpointDefinition"].map((type) => `M:${library}.${type}.${name}`);
}

export const fastEndpointsMembers: MemberTable = {
  methods: {
    [`M:${library}.MainExtensions.UseFastEndpoints`]: mapAll("UseFastEndpoints"),
    [`M:${library}.MainExtensions.MapFastEndpoints`]: mapAll("MapFastEndpoints"),
    ...sameFor([`M:${library}.BaseEndpoint.Group`, `M:${library}.EndpointDefinition.Group`], enterGroup),
    [`M:${library}.Group.Configure`]: configureGroup,
    ...sameFor([...onBoth("Description"), ...onBoth("Options")], describe),
    ...sameFor(onBoth("Summary"), summarize),
    [`M:${library}.ErrorOptions.UseProblemDetails`]: useProblemDetails,
  },
  properties: {
    [`P:${library}.BaseEndpoint.Definition`]: { read: ({ receiver }) => receiver ?? nullValue, isStored: false },
    ...sameFor(
      ["Binding", "Endpoints", "Errors", "Serializer", "Versioning"].map((name) => `P:${library}.Config.${name}`),
      section,
    ),
    [`P:${library}.Config.RoutingOptions`]: olderSection("Endpoints"),
    [`P:${library}.Config.VersioningOptions`]: olderSection("Versioning"),
    [`P:${library}.SerializerOptions.Options`]: serializerOptions,
  },
};
