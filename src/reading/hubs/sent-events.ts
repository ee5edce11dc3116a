/**
 * What code sends to the clients of hubs by name: `Clients.All.SendAsync("MessageReceived", message)`. Every method that sends is run;
 * where its callers decide over the name, they are run instead.
 */
import { bindExpression, typeOfExpression } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, Constant, MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import {
  alternativesOf,
  CSharpMachine,
  type CSharpValue,
  enumerate,
  knownObject,
  knownString,
  knownType,
  type Place,
  runBody,
  Thrown,
  VariableScope,
} from "../../csharp/execution/index.js";
import { hostOf, hubLists, senders } from "../../framework/index.js";
import { callsIn } from "../program/calls.js";
import { bodiesNaming, type ProgramBody } from "../program/program-bodies.js";
import type { SourceProjects } from "../source-projects.js";
import { runMethod } from "../start/run-method.js";

export interface SentEvent {
  /** Undefined where it is not known whose clients get it. */
  readonly hub: NamedTypeSymbol | undefined;
  /** Undefined where it is not known. */
  readonly name: string | undefined;
  readonly parameters: readonly SentArgument[];
  /** What a client is asked for. */
  readonly result: AnnotatedType | undefined;
  readonly place: Place;
}

export interface SentArgument {
  readonly name: string;
  readonly type: AnnotatedType | undefined;
}

const sending = new Set(["SendAsync", "SendCoreAsync", "InvokeAsync", "InvokeCoreAsync"]);
const namespace = "Microsoft.AspNetCore.SignalR";
/** How many calls a name may be handed through. */
const mostCallers = 4;

export function readSentEvents(workspace: SourceProjects): readonly SentEvent[] {
  const resolve = (name: string): NamedTypeSymbol | undefined => {
    for (const { compilation } of workspace.projects) {
      const symbol = compilation.resolve(name);
      if (symbol !== undefined) return symbol;
    }
    return undefined;
  };
  const known: SentEvent[] = [];
  let bodies = bodiesNaming(workspace, sending).filter(({ body }) => sends(body));
  for (let level = 0; bodies.length > 0 && level < mostCallers; level++) {
    const open: ProgramBody[] = [];
    for (const body of bodies) {
      const sent = eventsOf(body, resolve);
      const callers = sent.some(({ name }) => name === undefined) ? callersOf(body.method, workspace) : [];
      known.push(...(callers.length === 0 ? sent : sent.filter(({ name }) => name !== undefined)));
      open.push(...callers);
    }
    bodies = open;
  }
  return known;
}

function sends(body: ProgramBody["body"]): boolean {
  for (const { call } of callsIn(body, (name) => sending.has(name)))
    if (call.method?.containingType.namespace === namespace) return true;
  return false;
}

function callersOf(method: MethodSymbol | undefined, workspace: SourceProjects): readonly ProgramBody[] {
  if (method === undefined || method.parameters.length === 0) return [];
  return bodiesNaming(workspace, new Set([method.name])).filter(
    (one) =>
      one.method !== method &&
      [...callsIn(one.body, (name) => name === method.name)].some(({ call }) => call.method === method),
  );
}

function eventsOf(
  { body, method }: ProgramBody,
  resolve: (name: string) => NamedTypeSymbol | undefined,
): readonly SentEvent[] {
  const machine = new CSharpMachine(senders);
  hostOf(machine).resolve = resolve;
  const place: Place = {
    syntax: { kind: "ThisExpression", start: body.extent.start, end: body.extent.end },
    scope: body.scope,
  };
  try {
    if (method !== undefined) runMethod(machine, method, place, () => undefined);
    else runStatements(machine, body);
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
  }
  const sent = enumerate(machine, hostOf(machine).part(hubLists.sent, undefined, true), place).elements;
  return sent.flatMap(({ value }) => eventsIn(machine, value, resolve));
}

function runStatements(machine: CSharpMachine, body: ProgramBody["body"]): void {
  const frame = { method: undefined, self: undefined, types: new Map(), yielded: undefined, conditional: [] };
  const mark = machine.exits.length;
  const base = machine.memory;
  machine.collect(base, mark, "return", runBody(machine, body, new VariableScope(frame, undefined)));
}

/** One for each name that it may have. */
function eventsIn(
  machine: CSharpMachine,
  value: CSharpValue,
  resolve: (name: string) => NamedTypeSymbol | undefined,
): readonly SentEvent[] {
  const event = knownObject(value);
  if (event?.place === undefined) return [];
  const { place } = event;
  const field = (name: string): CSharpValue | undefined => machine.memory.field(event, name)?.value;
  const hub = knownType(field("hub"));
  const values = field("values");
  const written = argumentsAt(place);
  const parameters = (values?.kind === "tuple" ? values.elements : []).map((given, at) => ({
    name: nameOfArgument(written[at]) ?? `arg${at + 1}`,
    type: typeOfArgument(written[at], given, resolve),
  }));
  const result = field("result");
  const names = field("name");
  return (names === undefined ? [undefined] : alternativesOf(names)).map((name) => ({
    hub: hub?.kind === "named" ? hub.symbol : undefined,
    name: knownString(name),
    parameters,
    result: result?.kind === "type" ? result.type : undefined,
    place,
  }));
}

/** What is written for `arg1`, `arg2` and so on. */
function argumentsAt(place: Place): readonly SourceExpression[] {
  const call = bindExpression(place);
  if (call.kind !== "call") return [];
  return call.arguments.flatMap(({ parameter, value }) =>
    parameter !== undefined && /^arg\d+$/.test(parameter.name) ? [value] : [],
  );
}

/** A variable or member gives its name to what the client receives. */
function nameOfArgument(written: SourceExpression | undefined): string | undefined {
  const bound = written && bindExpression(written);
  switch (bound?.kind) {
    case "local":
      return bound.name;
    case "parameter":
    case "field":
    case "property":
      return bound.symbol.name;
    default:
      return undefined;
  }
}

/** The type that is written, unless it says nothing. */
function typeOfArgument(
  written: SourceExpression | undefined,
  value: CSharpValue,
  resolve: (name: string) => NamedTypeSymbol | undefined,
): AnnotatedType | undefined {
  const declared = written && typeOfExpression(written);
  const isOpen =
    declared === undefined ||
    declared.type.kind === "typeParameterType" ||
    (declared.type.kind === "named" && declared.type.symbol.metadataName === "System.Object");
  return isOpen ? (typeOfValue(value, resolve) ?? declared) : declared;
}

function typeOfValue(
  value: CSharpValue,
  resolve: (name: string) => NamedTypeSymbol | undefined,
): AnnotatedType | undefined {
  switch (value.kind) {
    case "unknown":
      return value.type;
    case "object":
      return value.object.type && { type: value.object.type, nullability: "notAnnotated" };
    case "text":
      return typeNamed("System.String", resolve);
    case "constant":
      return typeOfConstant(value.constant, resolve);
    default:
      return undefined;
  }
}

const constantTypes: ReadonlyMap<Constant["kind"], string> = new Map<Constant["kind"], string>([
  ["string", "System.String"],
  ["char", "System.Char"],
  ["bool", "System.Boolean"],
  ["integer", "System.Int32"],
]);

function typeOfConstant(
  constant: Constant,
  resolve: (name: string) => NamedTypeSymbol | undefined,
): AnnotatedType | undefined {
  if (constant.kind === "enum") return { type: constant.type, nullability: "notAnnotated" };
  const name = constantTypes.get(constant.kind);
  return name === undefined ? undefined : typeNamed(name, resolve);
}

function typeNamed(name: string, resolve: (name: string) => NamedTypeSymbol | undefined): AnnotatedType | undefined {
  const symbol = resolve(name);
  return symbol === undefined ? undefined : { type: selfType(symbol), nullability: "notAnnotated" };
}
