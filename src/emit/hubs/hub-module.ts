/** `hubs/chat.ts`: the types of one hub's members, and the function that connects to it. */

import type { Hub, HubMember, HubParameter } from "../../contract/hub.js";
import type { JsonValue } from "../../contract/json-value.js";
import { capitalized } from "../../contract/names/camel-case.js";
import { parameterName } from "../../contract/names/names.js";
import { type RoutePart, routeParameters } from "../../contract/route.js";
import type { Direction } from "../../contract/shapes.js";
import { shifted, type Trace, traceEnd, traceName } from "../maps/trace.js";
import { filled, indent, list } from "../text/layout.js";
import {
  literalEntry,
  propertyName,
  scalarLiteral,
  stringLiteral,
  templateText,
  typeScriptIdentifier,
} from "../text/typescript-literal.js";
import { documentationText } from "../typescript/documentation-text.js";
import type { Module, ModulePiece } from "../typescript/module-files.js";
import { type Emission, type ModuleScope, moduleScope } from "../typescript/module-scope.js";
import { typeText } from "../typescript/type-text.js";
import type { ValueReading } from "./value-reading.js";

export const hubRuntimePath = "../tenon-hubs.js";

/** The parts of a hub: which of its members are in it, and what those are in the definition. */
interface Part {
  readonly type: string;
  readonly key: "methods" | "streams" | "events" | "requests";
  readonly members: readonly HubMember[];
}

export function hubModule(
  hub: Hub,
  module: string,
  emission: Emission,
  readingFor: (scope: ModuleScope) => ValueReading,
): Module {
  const stem = hubStem(module);
  const parts = hubParts(hub, stem);
  const taken = new Set([...parts.map(({ type }) => type), `${stem}Hub`, `connect${stem}`]);
  const scope = moduleScope(emission, { typesFolder: "../types/", taken });
  const runtime = scope.namespace("tenon", hubRuntimePath);
  const reading = readingFor(scope);
  const interfaces = parts.filter(({ members }) => members.length > 0).map((part) => interfacePiece(part, scope, hub));
  const connect = connectPiece(hub, stem, parts, { scope, runtime, reading });
  return {
    path: `hubs/${module}`,
    scope,
    about: documentationText(hub).trimEnd(),
    preamble: reading.declarations(),
    pieces: [...interfaces, connect],
    location: hub.location,
  };
}

/** `Chat` of `ChatMethods` and `connectChat`. */
export function hubStem(name: string): string {
  return typeScriptIdentifier(capitalized(name));
}

export function hubParts({ methods, events }: Hub, stem: string): readonly [Part, Part, Part, Part] {
  return [
    { type: `${stem}Methods`, key: "methods", members: methods.filter(({ result }) => result.kind !== "stream") },
    { type: `${stem}Streams`, key: "streams", members: methods.filter(({ result }) => result.kind === "stream") },
    { type: `${stem}Events`, key: "events", members: events.filter(({ result }) => result.kind === "none") },
    { type: `${stem}Requests`, key: "requests", members: events.filter(({ result }) => result.kind !== "none") },
  ];
}

function interfacePiece({ type, key, members }: Part, scope: ModuleScope, { location }: Hub): ModulePiece {
  const open = `export interface ${type} {`;
  let text = open;
  const traces: Trace[] = [];
  for (const member of members) {
    const documentation = documentationText(member, {
      parameters: member.parameters.flatMap(({ name, documentation: parameterText }) =>
        parameterText === undefined ? [] : [{ name, text: parameterText }],
      ),
    });
    const name = propertyName(member.name);
    const before = `${text}\n${documentation === "" ? "" : `${indent(documentation.trimEnd())}\n`}`;
    const declaration = indent(`readonly ${name}: ${signature(member, key, scope)};`);
    const at = before.length + declaration.indexOf(name);
    text = `${before}${declaration}`;
    traces.push(...traceName(at, name, member.location), traceEnd(text.length, member.location));
  }
  text += "\n}";
  return {
    source: text,
    declaration: text,
    script: "",
    traces: () => [...traceName(open.indexOf(type), type, location), ...shifted(traces, 0)],
  };
}

function signature(member: HubMember, key: Part["key"], scope: ModuleScope): string {
  const { parameters, otherForms, result } = member;
  const fromClient = key === "methods" || key === "streams";
  const [passed, returned]: readonly [Direction, Direction] = fromClient ? ["sent", "answered"] : ["answered", "sent"];
  const type = result.kind === "none" ? "void" : typeText(result.type, returned, scope);
  const promise = scope.globalType("Promise");
  const answer = {
    methods: `${promise}<${type}>`,
    streams: `${scope.globalType("AsyncIterable")}<${type}>`,
    // Whatever a handler returns is not looked at.
    events: "unknown",
    requests: `${type} | ${promise}<${type}>`,
  }[key];
  if (otherForms === undefined) return filled("(", parameterTexts(parameters, passed, scope), `) => ${answer}`);
  const forms = [parameters, ...otherForms].map((form) => `[${parameterTexts(form, passed, scope).join(", ")}]`);
  return `(...given: ${forms.join(" | ")}) => ${answer}`;
}

function parameterTexts(
  parameters: readonly HubParameter[],
  direction: Direction,
  scope: ModuleScope,
): readonly string[] {
  const required = parameters.findLastIndex((parameter) => parameter.default === undefined);
  return parameters.map(({ name, type, isStream, isRest }, at) => {
    const item = typeText(type, direction, scope);
    if (isRest === true) return `...${typeScriptIdentifier(name)}: ${item}[]`;
    const text = isStream === true ? `${scope.imported("TenonUpload", hubRuntimePath, "type")}<${item}>` : item;
    return `${typeScriptIdentifier(name)}${at > required ? "?" : ""}: ${text}`;
  });
}

interface ConnectContext {
  readonly scope: ModuleScope;
  readonly runtime: string;
  readonly reading: ValueReading;
}

function connectPiece(hub: Hub, stem: string, parts: readonly Part[], context: ConnectContext): ModulePiece {
  const { scope, runtime } = context;
  const type = `${stem}Hub`;
  const runtimeType = (name: string): string => scope.imported(name, hubRuntimePath, "type");
  const hubType = list(
    `export type ${type} = ${runtimeType("TenonHub")}<`,
    parts.map(({ type: typeName, members }) => (members.length === 0 ? "object" : typeName)),
    ">;",
    { trailing: false },
  );
  const route = routeParameters(hub.route).map(({ name }) => ({ variable: typeScriptIdentifier(parameterName(name)) }));
  const options = "options";
  const typed = [
    ...route.map(({ variable }) => `${variable}: string`),
    hub.protocol === undefined
      ? `${options}?: ${runtimeType("TenonHubOptions")}`
      : `${options}: ${runtimeType("TenonPackedHubOptions")}`,
  ];
  const path = hub.route.segments.map((segment) => `/${segment.map((part) => pathPart(part)).join("")}`).join("");
  const body = list(
    `return ${runtime}.connectHub(${route.length === 0 ? stringLiteral(hub.route.path) : `\`${path}\``}, {`,
    parts.flatMap((part) => partText(part, context)),
    hub.protocol === undefined ? `}, ${options} ?? {});` : `}, ${options});`,
    { padding: " " },
  );
  const name = `connect${stem}`;
  const open = `${hubType}\n\nexport declare function `;
  const declaration = `${open}${name}(${typed.join(", ")}): ${type};`;
  return {
    source: `${hubType}\n\nexport function ${name}(${typed.join(", ")}): ${type} {\n${indent(body)}\n}`,
    declaration,
    script: `export function ${name}(${[...route.map(({ variable }) => variable), options].join(", ")}) {\n${indent(body)}\n}`,
    traces: () => [...traceName(open.length, name, hub.location), traceEnd(declaration.length, hub.location)],
  };
}

function pathPart(part: RoutePart): string {
  return part.kind === "literal"
    ? templateText(part.text)
    : `\${encodeURIComponent(${typeScriptIdentifier(parameterName(part.name))})}`;
}

function partText({ key, members }: Part, context: ConnectContext): readonly string[] {
  if (members.length === 0) return [];
  const entries = members.map((member) => literalEntry(member.name, memberText(member, key, context)));
  return key === "streams"
    ? [list(`${key}: ${context.runtime}.streams({`, entries, "})", { padding: " " })]
    : [list(`${key}: {`, entries, "}", { padding: " " })];
}

function memberText(member: HubMember, key: Part["key"], { runtime, reading }: ConnectContext): string {
  const { wireName, parameters } = member;
  const members = [`name: ${stringLiteral(wireName)}`];
  const isSent = key === "methods" || key === "streams";
  const last = isSent ? parameters.findLastIndex((parameter) => parameter.default !== undefined) : -1;
  if (last >= 0) {
    const defaults = parameters
      .slice(0, last + 1)
      .map(({ default: value }) => (value === undefined ? "undefined" : jsonText(value)));
    members.push(list("defaults: [", defaults, "]"));
  }
  if (parameters.some(({ isStream }) => isStream === true)) members.push(`upload: ${runtime}.upload`);
  const read = isSent ? resultReader(member, reading) : argumentReader(member, reading);
  // For these names TypeScript takes the member of Object as the context, in which the parameter has no type.
  const context = isSent ? "resultReader" : "argumentReader";
  if (read !== undefined) members.push(`read: ${member.name in {} ? `${runtime}.${context}(${read})` : read}`);
  return list("{", members, "}", { padding: " " });
}

function jsonText(value: JsonValue): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : scalarLiteral(value);
}

function resultReader({ name, result }: HubMember, reading: ValueReading): string | undefined {
  const read = result.kind === "none" ? undefined : reading.read(result.type, "value", name);
  return read === undefined ? undefined : `(value) => ${read}`;
}

/** `([user, note]) => [user, reviveNote(note)]`; undefined where everything stays as it arrives. */
function argumentReader({ name, parameters, otherForms }: HubMember, reading: ValueReading): string | undefined {
  // Which of the forms has arrived is not known.
  if (otherForms !== undefined) return undefined;
  const names = parameters.map(
    (parameter) => `${parameter.isRest === true ? "..." : ""}${typeScriptIdentifier(parameter.name)}`,
  );
  const read = parameters.map(({ type, isRest }, at) =>
    isRest === true ? undefined : reading.read(type, names[at] ?? "", [name, hubStem(names[at] ?? "")].join("")),
  );
  if (read.every((reader) => reader === undefined)) return undefined;
  return `([${names.join(", ")}]) => [${read.map((reader, at) => reader ?? names[at]).join(", ")}]`;
}
