/** What a hub sends to its clients: what their interface declares, or what code sends by name. */

import { groupedBy } from "../../collections/lists-by-key.js";
import { freeName } from "../../contract/free-name.js";
import type { HubMember, HubParameter } from "../../contract/hub.js";
import { camelCase } from "../../contract/names/camel-case.js";
import { parameterName } from "../../contract/names/names.js";
import type { Direction } from "../../contract/shapes.js";
import type { TypeUse } from "../../contract/type-use.js";
import { withoutEmpty } from "../../contract/without-undefined.js";
import { allInterfaces, displayType, locationOfExpression } from "../../csharp/binding/index.js";
import type { AnnotatedType, NamedType } from "../../csharp/binding/symbols/symbols.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { type HubContext, hubMember, referenceRefusal, unknownUse, wholeUse } from "./hub-context.js";
import { clientInterface, clientMethods, type HubMethod, isDynamicHub } from "./hub-members.js";
import type { SentEvent } from "./sent-events.js";

export function readHubEvents(type: NamedType, context: HubContext): readonly HubMember[] {
  const clients = clientInterface(type);
  if (clients?.type.kind === "named") return declaredEvents(type, clients.type, context);
  if (isDynamicHub(type)) {
    const { symbol } = type;
    context.table.report("hubEventUnknown", symbol.locations[0], { hub: symbol.name, what: "what a DynamicHub sends" });
    return [];
  }
  return sentEventsOf(type, context);
}

function declaredEvents(hub: NamedType, clients: NamedType, context: HubContext): readonly HubMember[] {
  const { sink } = context.table.context;
  const names = { hub: hub.symbol.name, client: clients.symbol.name };
  if (clients.symbol.typeKind !== "interface") {
    sink.report(diagnostic("hubClientNotInterface", hub.symbol.locations[0], names));
    return [];
  }
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
    const label = `${clients.symbol.name}.${symbol.name}`;
    const reason = clientRefusal(method);
    if (reason !== undefined)
      sink.report(diagnostic("hubClientRefused", symbol.location, { ...names, member: symbol.name, reason }));
    const stream = method.parameters.find(({ isStream }) => isStream);
    if (stream !== undefined)
      sink.report(diagnostic("hubClientStream", symbol.location, { member: label, parameter: stream.symbol.name }));
    if (reason !== undefined || stream !== undefined) return [];
    return context.unlessFailed(() => hubMember(method, label, "answered", context)) ?? [];
  });
  return merged(members, hub.symbol.name, context);
}

const tasks = new Set(["System.Threading.Tasks.Task", "System.Threading.Tasks.Task`1"]);

function clientRefusal({ symbol }: HubMethod): string | undefined {
  const { type } = symbol.returnType;
  if (type.kind !== "named" || !tasks.has(type.symbol.metadataName))
    return `it returns ${displayType(symbol.returnType)} and not a Task`;
  return referenceRefusal(symbol);
}

function sentEventsOf(type: NamedType, context: HubContext): readonly HubMember[] {
  const { sink } = context.table.context;
  const hub = type.symbol.name;
  const eventsOfHub = context.sentEvents().filter((event) => event.hub === undefined || event.hub === type.symbol);
  const members = eventsOfHub.flatMap((event) => {
    const { name } = event;
    if (name !== undefined) return context.unlessFailed(() => sentMember(name, event, hub, context)) ?? [];
    sink.report(diagnostic("hubEventUnknown", locationOfExpression(event.place), { hub, what: "its name" }));
    return [];
  });
  return merged(members, hub, context);
}

/** One name with different arguments has several forms. Clients find their handlers without regard to case. */
function merged(members: readonly HubMember[], hub: string, context: HubContext): readonly HubMember[] {
  const byName = groupedBy(members, (member) => member.wireName.toLowerCase());
  return [...byName.values()].flatMap((same) => {
    const forms = new Map<string, readonly HubParameter[]>();
    for (const { parameters } of same) {
      const key = JSON.stringify(parameters.map(({ type, isRest }) => [type, isRest]));
      if (!forms.has(key)) forms.set(key, parameters);
    }
    const [first] = same;
    if (first === undefined) return [];
    const [parameters = [], ...otherForms] = [...forms.values()];
    if (otherForms.length > 0) {
      const said = { event: first.wireName, hub, count: String(forms.size) };
      context.table.report("hubEventDiffers", first.location, said);
    }
    const asked = same.find(({ result }) => result.kind !== "none") ?? first;
    return { ...first, parameters, ...withoutEmpty({ otherForms }), result: asked.result };
  });
}

function sentMember(wireName: string, event: SentEvent, hub: string, context: HubContext): HubMember {
  const location = locationOfExpression(event.place);
  const unknown = (what: string): void =>
    context.table.report("hubEventUnknown", location, { hub, what: `${what} of the event ${wireName}` });
  const taken = new Set<string>();
  const parameters = event.parameters.map(({ name, type }, at): HubParameter => {
    const what = `argument ${at + 1}`;
    if (type === undefined) unknown(`the type of ${what}`);
    const use = type && useOfSent(type, `${what} of the event ${wireName}`, event, context);
    return { name: freeName(parameterName(name), taken), type: use ?? unknownUse };
  });
  if (event.mayHaveMore) {
    unknown("the count of arguments");
    parameters.push({ name: freeName("more", taken), type: unknownUse, isRest: true });
  }
  return {
    name: camelCase(wireName),
    wireName,
    parameters,
    result:
      event.result === undefined
        ? { kind: "none" }
        : { kind: "value", type: useOfSent(event.result, `the answer to ${wireName}`, event, context, "sent") },
    location,
  };
}

function useOfSent(
  type: AnnotatedType,
  description: string,
  { place, hub, name }: SentEvent,
  { table }: HubContext,
  direction: Direction = "answered",
): TypeUse {
  const anonymous = { name: `${name ?? ""}Event`, namespace: hub?.namespace ?? "" };
  return wholeUse(table, type, {
    description,
    location: locationOfExpression(place),
    assembly: undefined,
    direction,
    anonymous,
  });
}
