/** What `UseFastEndpoints(c => …)` sets for all endpoints. */
import { locationOfExpression, shortTextOf } from "../../../csharp/binding/index.js";
import {
  type CSharpMachine,
  type CSharpValue,
  isNull,
  knownBoolean,
  knownInteger,
  knownObject,
  knownString,
  type Place,
  type Slot,
} from "../../../csharp/execution/index.js";
import type { Location } from "../../../diagnostics/location.js";

export interface Settings {
  readonly routePrefix: string | undefined;
  /** The prefix, where it is computed at run time. */
  readonly computedPrefix: Place | undefined;
  readonly versions: VersionSettings;
  /** Names of members in route, query and header follow the naming policy of the JSON. */
  readonly bindsByPolicy: boolean;
  readonly errors: ErrorAnswer;
  /** What decides about routes and cannot be read. */
  readonly unread: readonly Unread[];
}

interface VersionSettings {
  readonly prefix: string;
  readonly isFirst: boolean;
  readonly standard: number;
  readonly template: string | undefined;
}

/** The answer to a request that is not valid. */
export interface ErrorAnswer {
  readonly status: number;
  /** A type of FastEndpoints; undefined where the program builds the body itself. */
  readonly type: "ErrorResponse" | "ProblemDetails" | undefined;
}

/** Code that may change something and cannot be read. */
export interface Unread {
  readonly location: Location;
  readonly text: string;
}

export function unreadAt(place: Place): Unread {
  return { location: locationOfExpression(place), text: shortTextOf(place) };
}

const sections = ["Endpoints", "Versioning", "Binding", "Errors"] as const;

/** `config` is the object that the program was given to set. */
export function readSettings(config: CSharpValue | undefined, machine: CSharpMachine): Settings {
  const options = knownObject(config);
  const touched = [...(options === undefined ? [] : machine.memory.touched(options))];
  const parts = new Map(
    sections.flatMap((name) => {
      const part = options && knownObject(machine.memory.field(options, name)?.value);
      if (part !== undefined) touched.push(...machine.memory.touched(part));
      return part === undefined ? [] : [[name, part] as const];
    }),
  );
  const unread = touched.map(unreadAt);
  const slot = (section: (typeof sections)[number], name: string): Slot | undefined => {
    const part = parts.get(section);
    const field = part && machine.memory.field(part, name);
    return field === undefined || isNull(field.value) ? undefined : field;
  };
  const known = <T>(read: (value: CSharpValue) => T | undefined, found: Slot | undefined, standard: T): T => {
    const value = found === undefined ? standard : read(found.value);
    if (value === undefined && found?.place !== undefined) unread.push(unreadAt(found.place));
    return value ?? standard;
  };
  const prefix = slot("Endpoints", "RoutePrefix") ?? slot("Endpoints", "Prefix");
  const isComputed = prefix !== undefined && prefix.conditions === undefined && knownString(prefix.value) === undefined;
  const suffixed = slot("Versioning", "SuffixedVersion");
  return {
    routePrefix: isComputed ? undefined : known<string | undefined>(knownString, prefix, undefined),
    computedPrefix: isComputed ? prefix.place : undefined,
    versions: {
      prefix: known(knownString, slot("Versioning", "Prefix"), "v"),
      isFirst:
        suffixed === undefined
          ? known(knownBoolean, slot("Versioning", "PrependToRoute"), false)
          : !known(knownBoolean, suffixed, true),
      standard: known(knownInteger, slot("Versioning", "DefaultVersion"), 0),
      template: known<string | undefined>(knownString, slot("Versioning", "RouteTemplate"), undefined),
    },
    bindsByPolicy: known(knownBoolean, slot("Binding", "UsePropertyNamingPolicy"), false),
    errors: errorAnswer(slot("Errors", "StatusCode")?.value, slot("Errors", "ResponseBuilder")?.value),
    unread,
  };
}

function errorAnswer(status: CSharpValue | undefined, builder: CSharpValue | undefined): ErrorAnswer {
  const errorBuilder = knownString(builder) === "ProblemDetails" ? "ProblemDetails" : undefined;
  return { status: knownInteger(status) ?? 400, type: builder === undefined ? "ErrorResponse" : errorBuilder };
}

/** The route as FastEndpoints puts it together; undefined where it would refuse to start. */
export function builtRoute(
  route: string,
  version: number,
  prefixOverride: string | undefined,
  { routePrefix, versions }: Settings,
): string | undefined {
  const prefix = resolvedPrefix(routePrefix, prefixOverride);
  const start = prefix === undefined ? "" : `/${prefix}/`;
  const beginning = start !== "" && route.startsWith("/") ? start.slice(0, -1) : start;
  const label = `${versions.prefix}${version}`;
  if (version === 0) return beginning + route;
  if (versions.template !== undefined)
    return route.includes(versions.template) ? beginning + route.replace(versions.template, label) : undefined;
  if (!versions.isFirst) return `${beginning}${route}${/\/$/.test(beginning + route) ? "" : "/"}${label}`;
  return `${start}${label}${route.startsWith("/") ? "" : "/"}${route}`;
}

/** An override counts only where there is a prefix to override; the empty one removes it. */
function resolvedPrefix(all: string | undefined, override: string | undefined): string | undefined {
  const trimmed = (text: string | undefined): string | undefined => text?.replace(/^\/+|\/+$/g, "") || undefined;
  if (trimmed(all) === undefined || override === "") return undefined;
  return trimmed(override) ?? trimmed(all);
}
