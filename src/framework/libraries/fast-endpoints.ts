/**
 * FastEndpoints: every class of the program that is an endpoint is made and configured. What its `Configure`, its groups and the
 * configurator of all endpoints call is kept on the object of the endpoint, in order, like what is said of a route.
 */
import type { AnnotatedType, MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { annotate, selfType } from "../../csharp/binding/symbols/types.js";
import { baseTypes } from "../../csharp/binding/types/hierarchy.js";
import { lookupMembers } from "../../csharp/binding/types/member-lookup.js";
import {
  type CSharpMachine,
  type CSharpValue,
  call,
  copyOf,
  fieldOf,
  type HeapObject,
  invokeDelegate,
  isNull,
  itemsOf,
  knownBoolean,
  knownObject,
  makeList,
  type NativeMember,
  type NativeProperty,
  nullValue,
  objectValue,
  type Place,
  readNamed,
  type Slot,
  stringValue,
  typeValue,
  unknownValue,
  valueOfConstant,
  withoutThrows,
} from "../../csharp/execution/index.js";
import {
  addMapping,
  announceGiven,
  asHolder,
  type ConventionEffect,
  keepConvention,
  makeHolder,
  marks,
  routingOf,
} from "../aspnet/routing.js";
import { hostOf, isLibrary } from "../host.js";
import { optionsOf } from "../hosting/options.js";
import { constructService } from "../hosting/service-provider.js";
import { type MemberTable, sameFor } from "../member-table.js";

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
  return (nativeCall) => {
    const { machine, place, values } = nativeCall;
    const [builder = nullValue] = values;
    const host = hostOf(machine);
    const isFirst = !host.serializers.has(library);
    const config: HeapObject = { type: nativeCall.delegateTypes(1)[0]?.type, place };
    const action = nativeCall.argument("configAction") ?? nullValue;
    if (!isNull(action)) invokeDelegate(machine, action, [objectValue(config)], place);
    host.serializers.set(library, () => {
      const serializer = knownObject(machine.memory.field(config, "Serializer")?.value);
      return serializer && knownObject(machine.memory.field(serializer, "Options")?.value);
    });
    host.uses.http = true;
    host.mark(marks.runsRoutes, place);
    if (!isFirst) return builder;
    // By their names: the same program may have them in other files.
    const endpoints = host.types.filter(isEndpoint).sort((a, b) => (a.metadataName < b.metadataName ? -1 : 1));
    // They may be in an assembly that is not read.
    if (endpoints.length === 0) announceGiven(machine, name, [builder], place);
    const argument = (): CSharpValue => objectValue(config);
    const filter = endpointOption(machine, config, "Filter");
    for (const symbol of endpoints) {
      machine.grant(2);
      const object = makeEndpoint(machine, symbol, place);
      const mapping = { kind: "class", style: library, call: name, place, builder, argument, time: "inTime" } as const;
      if (object === undefined || (filter !== undefined && isFilteredOut(machine, filter, object, config, place)))
        continue;
      configureAll(machine, object, config, place);
      addMapping(machine, mapping, undefined, object);
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

function makeEndpoint(machine: CSharpMachine, symbol: NamedTypeSymbol, place: Place): HeapObject | undefined {
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
  withoutThrows(() => {
    if (method?.body !== undefined && !isLibrary(method.containingType.assembly))
      call(machine, { method, self, values: [], typeArguments: [], declaredIn: undefined, place });
    else applyAttributes(machine, self, symbol, place);
  });
  return object;
}

/** `c.Endpoints.Configurator = ep => …`: what all endpoints are told. */
function configureAll(machine: CSharpMachine, endpoint: HeapObject, config: HeapObject, place: Place): void {
  const configurator = endpointOption(machine, config, "Configurator")?.value;
  if (configurator !== undefined)
    withoutThrows(() => invokeDelegate(machine, configurator, [objectValue(endpoint)], place));
}

function endpointOption(machine: CSharpMachine, config: HeapObject, name: string): Slot | undefined {
  const options = knownObject(machine.memory.field(config, "Endpoints")?.value);
  const slot = options && machine.memory.field(options, name);
  return slot === undefined || isNull(slot.value) ? undefined : slot;
}

/** `c.Endpoints.Filter = ep => …`: where that is not decided, nobody knows what is mapped. */
function isFilteredOut(
  machine: CSharpMachine,
  filter: Slot,
  endpoint: HeapObject,
  config: HeapObject,
  place: Place,
): boolean {
  const isKept = knownBoolean(invokeDelegate(machine, filter.value, [objectValue(endpoint)], place));
  if (isKept === undefined || filter.conditions !== undefined) machine.memory.touch(config, filter.place ?? place);
  return isKept === false && filter.conditions === undefined;
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
    const passed = values.map((one) =>
      one === undefined ? unknownValue("it is not a constant", place) : valueOfConstant(one),
    );
    if (name === "Group") applyGroup(machine, self, attributeClass?.typeArguments[0], place);
    else if (name === "Authorize" && passed.length + namedArguments.length === 0) continue;
    else {
      const call = calls.get(name) ?? name;
      keepConvention(machine, self, { name: call, values: passed, place, effect: effects.get(call) });
    }
  }
}

const calls: ReadonlyMap<string, string> = new Map([
  ...["Get", "Post", "Put", "Patch", "Delete", "Head", "Query"].map((verb) => [`Http${verb}`, verb] as const),
  ["Authorize", "Policies"],
]);

/** `Group<Admin>()`: its prefix, what it does to the endpoint, then the group around it. */
function applyGroup(machine: CSharpMachine, self: CSharpValue, group: AnnotatedType | undefined, place: Place): void {
  const type = group?.type.kind === "named" ? group.type : undefined;
  const made = type && constructService(machine, type, place);
  const prefix =
    fieldOf(machine, made, fastEndpointKeys.prefix) ?? unknownValue("the prefix of the group is not known", place);
  keepConvention(machine, self, { name: "Group", values: [prefix], place, effect: "sets" });
  const configure = fieldOf(machine, made, fastEndpointKeys.configure);
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
  const builder = fieldOf(machine, receiver, fastEndpointKeys.builder);
  const action = argument("builder");
  if (action === undefined) keepConvention(machine, receiver, { name: "Options", values, place, effect: "method" });
  else if (builder !== undefined) invokeDelegate(machine, action, [builder], place);
  return nullValue;
};

/** `Summary(s => s.Summary = "…")`, `Summary(new Text())`. */
const summarize: NativeMember = ({ machine, receiver, argument, delegateTypes, place }) => {
  const endpoint = knownObject(receiver);
  const summary = argument("endpointSummary");
  if (endpoint === undefined || summary === undefined) return nullValue;
  const earlier = machine.memory.field(endpoint, fastEndpointKeys.summary)?.value;
  const made = earlier ?? objectValue({ type: delegateTypes(0)[0]?.type, place });
  const value = summary.kind === "delegate" ? made : summary;
  machine.memory.setField(endpoint, fastEndpointKeys.summary, { value, place });
  if (summary.kind === "delegate") invokeDelegate(machine, summary, [made], place);
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

const endpoint = ["BaseEndpoint", "Endpoint`2"];
const typed = ["Endpoint`2"];
const definition = ["EndpointDefinition"];
const both = [...typed, ...definition];

/** What only says something of the endpoint, by the classes that declare it: it is kept on the endpoint. */
const sayings: readonly (readonly [ConventionEffect, classes: readonly string[], names: string])[] = [
  ["method", typed, "Get Post Put Patch Delete Head Trace Connect Query"],
  ["restricts", typed, "AccessControl"],
  ["restricts", both, "AuthSchemes Claims ClaimsAll Permissions PermissionsAll Policies Policy Roles Scopes ScopesAll"],
  ["sets", endpoint, "Routes Verbs"],
  ["sets", typed, "Version"],
  ["sets", definition, "AdditionalVerbs EndpointVersion"],
  ["sets", both, "AllowAnonymous AllowFileUploads AllowFormData DontVersion RequestBinder RoutePrefixOverride Tags"],
  ["none", both, "DontAutoSendResponse DontAutoTag DontCatchExceptions DontExecuteHandlerIfResponseStarted"],
  ["none", both, "DontThrowIfValidationFails EnableAntiforgery FeatureFlag Idempotency MaxRequestBodySize Metadata"],
  ["none", both, "PostProcessor PostProcessors PreProcessor PreProcessors RequirePayment ResponseCache Throttle"],
  ["none", both, "ResponseInterceptor Validator"],
  ["none", typed, "SerializerContext"],
  ["none", ["EpVersion"], "StartingRelease DeprecateAt"],
];

const saying = sayings.flatMap(([effect, classes, names]) =>
  names.split(" ").map((name) => ({ effect, classes, name })),
);

/** Attributes say the same as the calls of their names. */
const effects: ReadonlyMap<string, ConventionEffect> = new Map(saying.map(({ name, effect }) => [name, effect]));

function keep(name: string, effect: ConventionEffect): NativeMember {
  return ({ machine, receiver = nullValue, values, typeArguments, place }) =>
    keepConvention(machine, receiver, { name, values, typeArguments, place, effect });
}

/** Those that it was told, in order; null where there are none. */
const endpointTags: NativeMember = ({ machine, receiver = nullValue, type, place }) => {
  const said = (itemsOf(machine, receiver)?.elements ?? []).flatMap(({ value }) => {
    const convention = routingOf(machine).conventions.get(knownObject(value) ?? neverKept);
    return convention?.name === "Tags" ? convention.values : [];
  });
  const tags = said.flatMap((value) => (value === undefined ? [] : (itemsOf(machine, value)?.elements ?? [])));
  return tags.length === 0 ? nullValue : makeList(machine, type?.type, { elements: tags, rest: undefined }, place);
};

const neverKept: HeapObject = { type: undefined, place: undefined };

const endpointType: NativeMember = ({ receiver, type, place }) => {
  const holderType = knownObject(receiver)?.type;
  return holderType === undefined
    ? unknownValue("its class is not known", place, type)
    : typeValue(annotate(holderType, "notAnnotated"));
};

/** The same call on the endpoint and on its definition. */
function onBoth(name: string): readonly string[] {
  return ["Endpoint`2", "EndpointDefinition"].map((type) => `M:${library}.${type}.${name}`);
}

export const fastEndpointsMembers: MemberTable = {
  methods: {
    [`M:${library}.MainExtensions.UseFastEndpoints`]: mapAll("UseFastEndpoints"),
    [`M:${library}.MainExtensions.MapFastEndpoints`]: mapAll("MapFastEndpoints"),
    ...Object.fromEntries(
      saying.flatMap(({ name, effect, classes }) =>
        classes.map((type) => [`M:${library}.${type}.${name}`, keep(name, effect)] as const),
      ),
    ),
    ...sameFor(
      [...endpoint, ...definition].map((type) => `M:${library}.${type}.Group`),
      enterGroup,
    ),
    [`M:${library}.Group.Configure`]: configureGroup,
    ...sameFor([...onBoth("Description"), ...onBoth("Options")], describe),
    ...sameFor(onBoth("Summary"), summarize),
    [`M:${library}.ErrorOptions.UseProblemDetails`]: useProblemDetails,
  },
  properties: {
    [`P:${library}.EndpointDefinition.EndpointTags`]: endpointTags,
    [`P:${library}.EndpointDefinition.EndpointType`]: endpointType,
    [`P:${library}.BaseEndpoint.Definition`]: ({ receiver }) => receiver ?? nullValue,
    ...sameFor(
      ["Binding", "Endpoints", "Errors", "Serializer", "Versioning"].map((name) => `P:${library}.Config.${name}`),
      section,
    ),
    [`P:${library}.Config.RoutingOptions`]: olderSection("Endpoints"),
    [`P:${library}.Config.VersioningOptions`]: olderSection("Versioning"),
    [`P:${library}.SerializerOptions.Options`]: serializerOptions,
  },
};
