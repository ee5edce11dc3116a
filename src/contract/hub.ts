/** SignalR hubs: what a client may call on the server, and what the server calls on its clients. */
import type { Location } from "../diagnostics/location.js";
import type { Deprecation, Documentation } from "./documentation.js";
import type { JsonValue } from "./json-value.js";
import type { Security } from "./operation.js";
import type { Route } from "./route.js";
import type { TypeId, TypeUse } from "./type-use.js";
import { typesIn } from "./used-types.js";

/** One hub at one path: one client module. */
export interface Hub {
  /** The client module's name, camelCase, unique among the hubs: `chat`. */
  readonly name: string;
  readonly csharpName: string;
  readonly namespace: string;
  readonly route: Route;
  /** What the client calls. */
  readonly methods: readonly HubMember[];
  /** What the server calls on the client. */
  readonly events: readonly HubMember[];
  readonly security: Security;
  /** What the types are those of, where that is not JSON: the client has to be given it. */
  readonly protocol?: "messagepack" | "other";
  readonly documentation?: Documentation;
  readonly location?: Location;
}

export interface HubMember {
  /** The name in the client, camelCase, unique in its list. */
  readonly name: string;
  /** The name in the messages. */
  readonly wireName: string;
  readonly parameters: readonly HubParameter[];
  /** Of an event that is sent with other arguments elsewhere: those. */
  readonly otherForms?: readonly (readonly HubParameter[])[];
  readonly result: HubResult;
  /** Of a method: what it asks for beyond the hub. */
  readonly security?: Security;
  readonly documentation?: Documentation;
  readonly deprecated?: Deprecation;
  readonly location?: Location;
}

export interface HubParameter {
  readonly name: string;
  readonly type: TypeUse;
  /** The client sends a stream of such values. */
  readonly isStream?: true;
  /** Of an event: any number of such values, after the others. */
  readonly isRest?: true;
  /** Sent where the caller leaves the argument out: SignalR itself demands every argument. */
  readonly default?: JsonValue;
  readonly documentation?: string;
}

/** Of an event, what the client answers. */
export type HubResult =
  | { readonly kind: "none" }
  | { readonly kind: "value"; readonly type: TypeUse }
  | { readonly kind: "stream"; readonly type: TypeUse };

/** What travels to the server: arguments of methods, answers to events. */
export function usesSentByHub({ methods, events }: Hub): readonly TypeUse[] {
  return [...methods.flatMap(parameterUses), ...events.flatMap(resultUses)];
}

/** What travels to the client: results of methods, arguments of events. */
export function usesAnsweredByHub({ methods, events }: Hub): readonly TypeUse[] {
  return [...methods.flatMap(resultUses), ...events.flatMap(parameterUses)];
}

export function usesOfHub({ methods, events }: Hub): readonly TypeUse[] {
  return [...methods, ...events].flatMap((member) => [...parameterUses(member), ...resultUses(member)]);
}

export function typesOfHubMember(member: HubMember): readonly TypeId[] {
  return typesIn([...parameterUses(member), ...resultUses(member)]);
}

function parameterUses({ parameters, otherForms = [] }: HubMember): readonly TypeUse[] {
  return [parameters, ...otherForms].flat().map(({ type }) => type);
}

function resultUses({ result }: HubMember): readonly TypeUse[] {
  return result.kind === "none" ? [] : [result.type];
}

/** The hub with every use in it replaced. */
export function mapHubUses(hub: Hub, map: (use: TypeUse) => TypeUse): Hub {
  const form = (parameters: readonly HubParameter[]): readonly HubParameter[] =>
    parameters.map((parameter) => ({ ...parameter, type: map(parameter.type) }));
  const member = (one: HubMember): HubMember => ({
    ...one,
    parameters: form(one.parameters),
    ...(one.otherForms === undefined ? {} : { otherForms: one.otherForms.map(form) }),
    result: one.result.kind === "none" ? one.result : { ...one.result, type: map(one.result.type) },
  });
  return { ...hub, methods: hub.methods.map(member), events: hub.events.map(member) };
}
