/** A mapped hub → its methods and events, in the contract's terms. */
import { camelCase } from "../../contract/camel-case.js";
import { freeName } from "../../contract/free-name.js";
import type { Hub, HubMember, HubParameter } from "../../contract/hub.js";
import { functionNames, hubName, parameterName } from "../../contract/names.js";
import type { Security } from "../../contract/operation.js";
import type { Direction } from "../../contract/shapes.js";
import type { TypeUse } from "../../contract/type-use.js";
import { withoutEmpty, withoutUndefined } from "../../contract/without-undefined.js";
import { allInterfaces, displayType, locationOfExpression } from "../../csharp/binding/index.js";
import type { AnnotatedType, MethodSymbol, NamedType, ParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import { hasAttribute } from "../attributes.js";
import { classAttributes, methodAttributes } from "../controllers/inherited-attributes.js";
import { isService } from "../controllers/service-types.js";
import { documentationOf } from "../documentation.js";
import type { RegisteredServices } from "../program/registered-services.js";
import { type Audience, audienceOf, audienceWithin } from "../security/authorization.js";
import type { SecuritySchemes } from "../security/security-schemes.js";
import { deprecationOf } from "../types/declaration-header.js";
import { constantAt } from "../types/enum-declaration.js";
import { memberDocumentation, typeDocumentation } from "../types/symbol-documentation.js";
import type { TypeTable } from "../types/type-table.js";
import {
  clientInterface,
  clientMethods,
  type HubArgument,
  type HubMethod,
  hubMethods,
  isCancellationToken,
  isDynamicHub,
} from "./hub-members.js";
import type { MappedHub } from "./mapped-hubs.js";
import type { SentEvent } from "./sent-events.js";

export interface HubContext {
  readonly table: TypeTable;
  readonly schemes: SecuritySchemes;
  readonly services: () => RegisteredServices;
  /** What holds for endpoints that say nothing themselves. */
  readonly fallback: Audience;
  /** Of the whole program; asked for where a hub has no interface of its clients. */
  readonly sentEvents: () => readonly SentEvent[];
  /** .NET 11 or later. */
  readonly givesTokens: boolean;
  /** What is made, or undefined when an error was reported on the way. */
  readonly unlessFailed: <T>(make: () => T) => T | undefined;
}

export function readHub({ type, route, audience: said, location }: MappedHub, context: HubContext): Hub {
  const { symbol } = type;
  const { schemes } = context;
  const audience = audienceWithin(audienceOf(classAttributes(symbol)), said, context.fallback);
  const documentation = documentationOf(typeDocumentation(symbol));
  const events = eventsOf(type, context);
  return {
    name: hubName(symbol.name),
    csharpName: symbol.name,
    namespace: symbol.namespace,
    route,
    methods: named(methodsOf(type, context)),
    events: named(events.members),
    hasAllEvents: events.isWhole,
    security: securityOf(audience, schemes),
    ...withoutUndefined({ documentation, location: symbol.locations[0] ?? location }),
  };
}

function securityOf(audience: Audience, schemes: SecuritySchemes): Security {
  if (audience === "authorize") return { kind: "required", alternatives: [[schemes.authorize()]] };
  return { kind: audience === "anonymous" ? "anonymous" : "unspecified" };
}

/** Names of the client, from those of the messages: each once. */
function named(members: readonly HubMember[]): readonly HubMember[] {
  const names = functionNames(
    members.map(({ wireName }) => wireName),
    camelCase,
  );
  const taken = new Set<string>();
  return members.map((member) => ({ ...member, name: freeName(names.get(member.wireName) ?? member.name, taken) }));
}

function methodsOf(type: NamedType, context: HubContext): readonly HubMember[] {
  const { sink } = context.table.context;
  const hub = type.symbol.name;
  const methods: HubMember[] = [];
  const names = new Set<string>();
  for (const method of hubMethods(type)) {
    const { symbol, wireName } = method;
    const reason = refusal(symbol);
    if (reason !== undefined) {
      sink.report(diagnostic("hubMethodRefused", symbol.location, { hub, method: symbol.name, reason }));
      continue;
    }
    // SignalR compares the names of methods without regard to case.
    if (names.has(wireName.toLowerCase())) {
      sink.report(diagnostic("hubMethodOverloaded", symbol.location, { hub, method: wireName }));
      continue;
    }
    names.add(wireName.toLowerCase());
    const sent = method.parameters.filter((parameter) => !isGiven(parameter, context));
    if (
      method.result.kind !== "stream" &&
      !context.givesTokens &&
      sent.some(({ type: { type: one } }) => isCancellationToken(one))
    ) {
      sink.report(diagnostic("hubMethodNotCallable", symbol.location, { hub, method: symbol.name }));
      continue;
    }
    const parameters = sent.filter(({ type: { type: one } }) => !isCancellationToken(one));
    const made = context.unlessFailed(() =>
      memberOf({ ...method, parameters }, `${hub}.${symbol.name}`, "sent", context),
    );
    if (made !== undefined) methods.push(made);
  }
  return methods;
}

function refusal(symbol: MethodSymbol): string | undefined {
  if (symbol.typeParameters.length > 0) return "it is generic";
  const byReference = symbol.parameters.find(({ refKind }) => refKind !== "none");
  return byReference === undefined ? undefined : `its parameter ${byReference.name} is passed by reference`;
}

/** The server supplies it: services by their type or by an attribute. Any other attribute makes it an argument. */
function isGiven({ symbol, type, isStream }: HubArgument, { services }: HubContext): boolean {
  if (isStream) return false;
  if (symbol.attributes.some(isFromServices)) return true;
  return symbol.attributes.length === 0 && isService(elementOf(type), services);
}

const keyed = "Microsoft.Extensions.DependencyInjection.FromKeyedServices";
const fromServices = "Microsoft.AspNetCore.Http.Metadata.IFromServiceMetadata";

function isFromServices(data: ParameterSymbol["attributes"][number]): boolean {
  if (hasAttribute([data], keyed) || hasAttribute([data], "Microsoft.AspNetCore.Mvc.FromServices")) return true;
  const { attributeClass } = data;
  return (
    attributeClass !== undefined &&
    allInterfaces(selfType(attributeClass.symbol)).some(({ symbol }) => symbol.metadataName === fromServices)
  );
}

/** A list of services is asked for by what is in it. */
function elementOf(type: AnnotatedType): AnnotatedType {
  const { type: list } = type;
  const isList = list.kind === "named" && list.symbol.metadataName === "System.Collections.Generic.IEnumerable`1";
  return (isList ? list.typeArguments[0] : undefined) ?? type;
}

function memberOf(method: HubMethod, label: string, direction: Direction, context: HubContext): HubMember {
  const { symbol, wireName, result } = method;
  const documentation = memberDocumentation(symbol);
  const other: Direction = direction === "sent" ? "answered" : "sent";
  const use = (type: AnnotatedType, what: string, way: Direction, location: Location | undefined): TypeUse =>
    context.table.use(type, {
      description: `${what} of ${label}`,
      location,
      assembly: symbol.containingType.assembly,
      direction: way,
    });
  const taken = new Set<string>();
  const parameters = method.parameters.map(({ symbol: parameter, type, isStream }): HubParameter => {
    const { name, location, hasDefault, defaultValue } = parameter;
    const text = documentation.parameters.get(name);
    const used = use(type, `the parameter ${name}`, direction, location ?? symbol.location);
    return {
      name: freeName(parameterName(name), taken),
      type: used,
      ...(isStream ? { isStream } : {}),
      ...(hasDefault && direction === "sent" ? { default: constantAt(context.table, used, defaultValue) ?? null } : {}),
      ...withoutUndefined({ documentation: text }),
    };
  });
  return {
    name: camelCase(wireName),
    wireName,
    parameters,
    result:
      result.type === undefined || result.kind === "none"
        ? { kind: "none" }
        : { kind: result.kind, type: use(result.type, "the result", other, symbol.location) },
    ...withoutUndefined({
      documentation: documentationOf(documentation),
      deprecated: deprecationOf(methodAttributes(symbol)),
      location: symbol.location,
    }),
  };
}

interface Events {
  readonly members: readonly HubMember[];
  readonly isWhole: boolean;
}

function eventsOf(type: NamedType, context: HubContext): Events {
  const clients = clientInterface(type);
  if (clients?.type.kind === "named") return declaredEvents(type, clients.type, context);
  if (isDynamicHub(type)) {
    const { symbol } = type;
    context.table.context.sink.report(
      diagnostic("hubEventUnknown", symbol.locations[0], { hub: symbol.name, what: "what a DynamicHub sends" }),
    );
    return { members: [], isWhole: false };
  }
  return sentEventsOf(type, context);
}

function declaredEvents(hub: NamedType, clients: NamedType, context: HubContext): Events {
  const { sink } = context.table.context;
  const names = { hub: hub.symbol.name, client: clients.symbol.name };
  for (const { symbol } of [clients, ...allInterfaces(clients)])
    for (const member of symbol.members)
      if (member.kind === "property" || member.kind === "event")
        sink.report(
          diagnostic("hubClientRefused", member.location, {
            ...names,
            member: member.name,
            reason: "it is not a method",
          }),
        );
  const members = clientMethods(clients).flatMap((method) => {
    const { symbol } = method;
    const reason = clientRefusal(method);
    if (reason === undefined)
      return (
        context.unlessFailed(() => memberOf(method, `${clients.symbol.name}.${symbol.name}`, "answered", context)) ?? []
      );
    sink.report(diagnostic("hubClientRefused", symbol.location, { ...names, member: symbol.name, reason }));
    return [];
  });
  return { members, isWhole: true };
}

const tasks = new Set(["System.Threading.Tasks.Task", "System.Threading.Tasks.Task`1"]);

function clientRefusal({ symbol }: HubMethod): string | undefined {
  const { type } = symbol.returnType;
  if (type.kind !== "named" || !tasks.has(type.symbol.metadataName))
    return `it returns ${displayType(symbol.returnType)} and not a Task`;
  return refusal(symbol);
}

/** What code sends by name. One name with different arguments has several forms. */
function sentEventsOf(type: NamedType, context: HubContext): Events {
  const { sink } = context.table.context;
  const hub = type.symbol.name;
  const own = context.sentEvents().filter((event) => event.hub === undefined || event.hub === type.symbol);
  const unknown = own.filter(({ name }) => name === undefined);
  for (const { place } of unknown)
    sink.report(diagnostic("hubEventUnknown", locationOfExpression(place), { hub, what: "its name" }));
  const byName = new Map<string, SentEvent[]>();
  for (const event of own)
    if (event.name !== undefined) byName.set(event.name, [...(byName.get(event.name) ?? []), event]);
  const members = [...byName].flatMap(
    ([name, events]) => context.unlessFailed(() => sentMember(name, events, hub, context)) ?? [],
  );
  return { members, isWhole: unknown.length === 0 };
}

function sentMember(wireName: string, events: readonly SentEvent[], hub: string, context: HubContext): HubMember {
  const forms = new Map<string, readonly HubParameter[]>();
  for (const event of events) {
    const parameters = event.parameters.map(({ name, type }, at) => {
      const what = `argument ${at + 1} of the event ${wireName}`;
      if (type === undefined)
        context.table.context.sink.report(
          diagnostic("hubEventUnknown", locationOfExpression(event.place), { hub, what: `the type of ${what}` }),
        );
      return {
        name: parameterName(name),
        type: type === undefined ? unknownUse : useOfSent(type, what, event, context),
      };
    });
    const key = JSON.stringify(parameters.map(({ type }) => type));
    if (!forms.has(key)) forms.set(key, distinct(parameters));
  }
  const [first = [], ...others] = [...forms.values()];
  const [event] = events;
  const location = event === undefined ? undefined : locationOfExpression(event.place);
  if (others.length > 0)
    context.table.context.sink.report(
      diagnostic("hubEventDiffers", location, { event: wireName, hub, count: String(forms.size) }),
    );
  const asked = events.find(({ result }) => result !== undefined);
  return {
    name: camelCase(wireName),
    wireName,
    parameters: first,
    ...withoutEmpty({ otherForms: others }),
    result:
      asked?.result === undefined
        ? { kind: "none" }
        : { kind: "value", type: useOfSent(asked.result, `the answer to ${wireName}`, asked, context, "sent") },
    ...withoutUndefined({ location }),
  };
}

const unknownUse: TypeUse = { kind: "unknown", shape: "any", reason: "unmapped" };

function distinct(parameters: readonly HubParameter[]): readonly HubParameter[] {
  const taken = new Set<string>();
  return parameters.map((parameter) => ({ ...parameter, name: freeName(parameter.name, taken) }));
}

function useOfSent(
  type: AnnotatedType,
  description: string,
  { place, hub, name }: SentEvent,
  { table }: HubContext,
  direction: Direction = "answered",
): TypeUse {
  const anonymous = { name: `${name ?? ""}Event`, namespace: hub?.namespace ?? "" };
  return table.use(type, {
    description,
    location: locationOfExpression(place),
    assembly: undefined,
    direction,
    anonymous,
  });
}
