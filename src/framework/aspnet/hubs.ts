/** SignalR: hubs that are mapped, the settings of their messages, and what is sent to clients. */
import type { NamedType, Type } from "../../csharp/binding/symbols/symbols.js";
import { constructType, selfType } from "../../csharp/binding/symbols/types.js";
import { allInterfaces } from "../../csharp/binding/types/hierarchy.js";
import {
  addElement,
  booleanValue,
  type CSharpMachine,
  type CSharpValue,
  classOf,
  type Element,
  enumerate,
  type HeapObject,
  itemsOf,
  knownBoolean,
  knownObject,
  knownString,
  knownType,
  makeList,
  type NativeCall,
  type NativeMember,
  type NativeProperty,
  nullValue,
  objectValue,
  type Place,
  readNamed,
  stringValue,
  tupleValue,
  typeValue,
  unknownValue,
  writeNamed,
} from "../../csharp/execution/index.js";
import { webOptions } from "../dotnet/json.js";
import { hostOf } from "../host.js";
import { optionsOf } from "../hosting/options.js";
import { type MemberTable, sameFor, sameForMethods } from "../member-table.js";
import { addNewtonsoft, keepConfiguring, newtonsoftMarks, servicesOfBuilder } from "./mvc.js";
import { makeHolder } from "./routing.js";

const namespace = "Microsoft.AspNetCore.SignalR";
const extensions = "Microsoft.Extensions.DependencyInjection";

/** The lists that the host keeps; each element has the fields of the same names. */
export const hubLists = { mapped: "hubs", sent: "sent events", messagePack: "MessagePack", options: "hub options" };

const mapHub: NativeMember = (call) => {
  const { machine, place, typeArguments } = call;
  const [hub] = typeArguments;
  const mapping = makeHolder(machine, call.type, place);
  const set = (key: string, value: CSharpValue | undefined): void => {
    if (value !== undefined) machine.memory.setField(mapping, key, { value, place });
  };
  set("hub", hub && typeValue(hub));
  set("pattern", call.argument("pattern"));
  set("endpoints", call.argument("endpoints"));
  addElement(machine, hostOf(machine).part(hubLists.mapped, undefined, true), objectValue(mapping), place);
  return objectValue(mapping);
};

/** `services.AddSignalR(…)`: a builder over the services. */
const addSignalR: NativeMember = (call) => {
  const services = call.argument("services") ?? nullValue;
  keepConfiguring(call, services, "configure");
  const builder: HeapObject = { type: call.type?.type, place: call.place };
  call.machine.memory.setField(builder, "Services", { value: services, place: call.place });
  return objectValue(builder);
};

const onBuilder: NativeMember = (call) => {
  const builder = call.argument("builder") ?? call.argument("signalrBuilder") ?? nullValue;
  keepConfiguring(call, servicesOfBuilder(call, builder), "configure");
  return builder;
};

/** Only what is set in this way counts; `Configure<HubOptions<THub>>` alone is ignored. */
const addHubOptions: NativeMember = (call) => {
  const [hub] = call.typeArguments;
  const list = hostOf(call.machine).part(hubLists.options, undefined, true);
  if (hub !== undefined) addElement(call.machine, list, typeValue(hub), call.place);
  return onBuilder(call);
};

const optionsType = `${namespace}.HubOptions`;
const servicesOption = "DisableImplicitFromServicesParameters";

const protocolsOption = "SupportedProtocols";

export interface HubSettings {
  /** Methods are given services only where an attribute asks for them; undefined where it is not known. */
  readonly asksForServices: boolean | undefined;
  /** The formats that clients may ask for; undefined where they are not known. */
  readonly protocols: readonly string[] | undefined;
  /** Options of MessagePack's own say how it writes: where they are set. */
  readonly packedBy: Place | undefined;
}

/** The options of a hub as they are once the server has started. */
export function settingsOfHub(machine: CSharpMachine, hub: NamedType, place: Place): HubSettings | undefined {
  const host = hostOf(machine);
  const [plain, generic] = [host.resolve(optionsType), host.resolve(`${optionsType}\`1`)];
  if (plain === undefined || generic === undefined) return undefined;
  const common = optionsOf(machine, selfType(plain), place);
  const elements = enumerate(machine, host.part(hubLists.options, undefined, true), place).elements;
  const type = constructType(generic, [{ type: hub, nullability: "notAnnotated" }]);
  const options = elements.some(({ value }) => isSameHub(knownType(value), hub))
    ? optionsOf(machine, type, place, (made) => copyOptions(machine, common, made, place))
    : common;
  const protocols = enumerate(machine, readNamed(machine, options, protocolsOption, place) ?? nullValue, place);
  const names = protocols.elements.map(({ value, conditions }) =>
    conditions.length > 0 ? undefined : knownString(value),
  );
  return {
    asksForServices: knownBoolean(readNamed(machine, options, servicesOption, place)),
    protocols: protocols.rest === undefined && names.every((name) => name !== undefined) ? names : undefined,
    packedBy: packedBy(machine, place),
  };
}

function packedBy(machine: CSharpMachine, place: Place): Place | undefined {
  const symbol = hostOf(machine).resolve(`${namespace}.MessagePackHubProtocolOptions`);
  const options = symbol && knownObject(optionsOf(machine, selfType(symbol), place));
  if (options === undefined) return undefined;
  const set = machine.memory.field(options, "SerializerOptions");
  return set === undefined ? machine.memory.touched(options)[0] : (set.place ?? place);
}

function copyOptions(machine: CSharpMachine, from: CSharpValue, to: CSharpValue, place: Place): void {
  const asks = readNamed(machine, from, servicesOption, place);
  if (asks !== undefined) writeNamed(machine, to, servicesOption, asks, place);
  const protocols = readNamed(machine, from, protocolsOption, place);
  if (protocols === undefined) return;
  const copy = makeList(machine, classOf(protocols), enumerate(machine, protocols, place), place);
  writeNamed(machine, to, protocolsOption, copy, place);
}

/** Begins with every format that is registered. */
const supportedProtocols: NativeProperty = {
  read: ({ machine, type, place }) => {
    const added = enumerate(machine, hostOf(machine).part(hubLists.messagePack, undefined, true), place).elements;
    const elements: Element[] = [
      { value: stringValue("json"), conditions: [], place },
      ...added.slice(0, 1).map((one) => ({ ...one, value: stringValue("messagepack") })),
    ];
    return makeList(machine, type?.type, { elements, rest: undefined }, place);
  },
  isStored: true,
};

function isSameHub(type: Type | undefined, hub: NamedType): boolean {
  return type?.kind === "named" && type.symbol === hub.symbol;
}

const addMessagePack: NativeMember = (call) => {
  const { machine, place } = call;
  addElement(machine, hostOf(machine).part(hubLists.messagePack, undefined, true), nullValue, place);
  return onBuilder(call);
};

/** Who is spoken to does not matter, only which hub's clients they are. */
function clientsOf(hub: Type | undefined, { type, place }: NativeCall): CSharpValue {
  if (hub === undefined) return unknownValue("whose clients they are is not known", place, type);
  return tupleValue([typeValue({ type: hub, nullability: "notAnnotated" })]);
}

const clientsOfHub: NativeMember = (call) => clientsOf(call.receiver && classOf(call.receiver), call);

/** Of an `IHubContext<THub>`, which is mostly something that the services give. */
const clientsOfContext: NativeMember = (call) => {
  const { receiver, declaredIn } = call;
  const receiverType = receiver?.kind === "unknown" ? receiver.type?.type : undefined;
  const hubType = receiverType?.kind === "named" ? receiverType : ((receiver && classOf(receiver)) ?? declaredIn);
  const context =
    hubType && [hubType, ...allInterfaces(hubType)].find(({ symbol }) => contexts.has(symbol.metadataName));
  return clientsOf(context?.typeArguments[0]?.type, call);
};

const contexts = new Set([`${namespace}.IHubContext\`1`, `${namespace}.IHubContext\`2`]);

const sameClients: NativeMember = ({ receiver, values: [first], type, place }) =>
  receiver ?? first ?? unknownValue("whose clients they are is not known", place, type);

/** One event: whose clients get it, its name, what comes with it, and what is asked back. */
const send: NativeMember = (call) => {
  const { machine, place, typeArguments, type } = call;
  const event: HeapObject = { type: undefined, place };
  const set = (key: string, value: CSharpValue): void => machine.memory.setField(event, key, { value, place });
  const clients = call.argument("clientProxy") ?? call.receiver;
  const hub = clients?.kind === "tuple" ? clients.elements[0] : undefined;
  if (knownType(hub) !== undefined && hub !== undefined) set("hub", hub);
  set("name", call.argument("method") ?? nullValue);
  const values = argumentsOf(call);
  set("values", tupleValue(values.values));
  if (values.mayBeMore) set("more", nullValue);
  const [result] = typeArguments;
  if (result !== undefined) set("result", typeValue(result));
  addElement(machine, hostOf(machine).part(hubLists.sent, undefined, true), objectValue(event), place);
  return unknownValue("a client answers", place, type);
};

function argumentsOf(call: NativeCall): { readonly values: readonly CSharpValue[]; readonly mayBeMore: boolean } {
  const list = call.argument("args");
  if (list !== undefined) {
    const items = itemsOf(call.machine, list);
    const certain = items?.elements.findIndex(({ conditions }) => conditions.length > 0) ?? 0;
    const values = (certain < 0 ? items?.elements : items?.elements.slice(0, certain)) ?? [];
    return { values: values.map(({ value }) => value), mayBeMore: certain >= 0 || items?.rest !== undefined };
  }
  const values: CSharpValue[] = [];
  for (let at = 1; ; at++) {
    const value = call.argument(`arg${at}`);
    if (value === undefined) return { values: values, mayBeMore: false };
    values.push(value);
  }
}

const declaredSelections: ReadonlyMap<string, readonly string[]> = new Map([
  ["IHubClients`1", ["AllExcept", "Client", "Clients", "Group", "GroupExcept", "Groups", "User", "Users"]],
  ["IHubClients", ["Client"]],
  ["IHubCallerClients`1", ["OthersInGroup"]],
  ["IHubCallerClients", ["Client"]],
]);
const declaredGroups: ReadonlyMap<string, readonly string[]> = new Map([
  ["IHubClients`1", ["All"]],
  ["IHubCallerClients`1", ["Caller", "Others"]],
  ["IHubCallerClients", ["Caller"]],
]);

function idsOf(kind: "M" | "P", declared: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return [...declared].flatMap(([type, names]) => names.map((name) => `${kind}:${namespace}.${type}.${name}`));
}

export const hubMembers: MemberTable = {
  methods: {
    "M:Microsoft.AspNetCore.Builder.HubEndpointRouteBuilderExtensions.MapHub": mapHub,
    ...sameForMethods(
      `${extensions}.SignalRDependencyInjectionExtensions`,
      ["AddSignalR", "AddSignalRCore"],
      addSignalR,
    ),
    [`M:${extensions}.SignalRDependencyInjectionExtensions.AddHubOptions`]: addHubOptions,
    [`M:${extensions}.JsonProtocolDependencyInjectionExtensions.AddJsonProtocol`]: onBuilder,
    [`M:${extensions}.NewtonsoftJsonProtocolDependencyInjectionExtensions.AddNewtonsoftJsonProtocol`]: addNewtonsoft(
      newtonsoftMarks.hubs,
    ),
    [`M:${extensions}.MsgPackProtocolDependencyInjectionExtensions.AddMessagePackProtocol`]: addMessagePack,
    ...sameFor(idsOf("M", declaredSelections), sameClients),
    ...sameForMethods(
      `${namespace}.HubClientsExtensions`,
      ["AllExcept", "Clients", "GroupExcept", "Groups", "Users"],
      sameClients,
    ),
    ...sameForMethods(`${namespace}.ClientProxyExtensions`, ["SendAsync", "InvokeAsync"], send),
    [`M:${namespace}.IClientProxy.SendCoreAsync`]: send,
    [`M:${namespace}.ISingleClientProxy.InvokeCoreAsync`]: send,
  },
  properties: {
    [`P:${namespace}.JsonHubProtocolOptions.PayloadSerializerOptions`]: webOptions,
    [`P:${namespace}.MessagePackHubProtocolOptions.SerializerOptions`]: {
      read: ({ type, place }) => unknownValue("SignalR's own options", place, type),
      isStored: true,
    },
    [`P:${optionsType}.${servicesOption}`]: { read: () => booleanValue(false), isStored: true },
    [`P:${optionsType}.${protocolsOption}`]: supportedProtocols,
    [`P:${namespace}.Hub.Clients`]: clientsOfHub,
    ...sameFor([`P:${namespace}.IHubContext\`1.Clients`], clientsOfContext),
    ...sameFor(idsOf("P", declaredGroups), sameClients),
  },
};
