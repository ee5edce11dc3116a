/**
 * What code sends to the clients of hubs by name: `Clients.All.SendAsync("MessageReceived", message)`. Every method that sends is run;
 * where its callers decide over the name, they are run instead.
 */
import { baseTypes, bindExpression, expressionsIn, typeOfExpression } from "../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type {
  AnnotatedType,
  Constant,
  MethodSymbol,
  NamedType,
  NamedTypeSymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { isTypeNamed, selfType } from "../../csharp/binding/symbols/types.js";
import {
  alternativesOf,
  type CallFrame,
  CSharpMachine,
  type CSharpValue,
  enumerate,
  evaluate,
  knownObject,
  knownString,
  knownType,
  type Place,
  placeOfBody,
  runBody,
  VariableScope,
  withoutThrows,
} from "../../csharp/execution/index.js";
import { identifierText, type SyntaxNode } from "../../csharp/syntax/index.js";
import { constructService } from "../../framework/hosting/service-provider.js";
import { hostOf, hubLists, senders } from "../../framework/index.js";
import { callsIn, type FoundCall } from "../program/calls.js";
import { methodImplementations } from "../program/method-implementations.js";
import { bodiesNaming, otherCodeNaming, type ProgramBody } from "../program/program-bodies.js";
import type { SourceProjects } from "../source-projects.js";
import { runMethod } from "../start/run-method.js";
import { knowProgram } from "../start/start-up.js";
import { isCallable, isHub, isOpen } from "./hub-members.js";

export interface SentEvent {
  /** Undefined where it is not known whose clients get it. */
  readonly hub: NamedTypeSymbol | undefined;
  /** Undefined where it is not known. */
  readonly name: string | undefined;
  readonly parameters: readonly SentArgument[];
  /** More arguments may follow, which are not known. */
  readonly mayHaveMore: boolean;
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

export function readSentEvents(workspace: SourceProjects, hubs: readonly NamedType[]): readonly SentEvent[] {
  const program: SendingProgram = { workspace, hubs, reached: new Set() };
  const events: SentEvent[] = [];
  let bodies: ReadonlyMap<ProgramBody, readonly SourceExpression[]> = new Map(
    bodiesNaming(workspace, sending)
      .filter(({ body }) => sendsIn(body).length + delegatesIn(body).length > 0)
      .map((body) => [body, []]),
  );
  for (let level = 0; bodies.size > 0; level++) {
    const open = new Map<ProgramBody, readonly SourceExpression[]>();
    for (const [body, calls] of bodies) {
      const sent = eventsOfCalls(body, calls, program) ?? eventsOf(body, program);
      const isOpen = level < mostCallers && sent.some(({ name }) => name === undefined);
      const callers = isOpen ? callersOf(body.method, workspace) : [];
      const isWhole = callers.length === 0 || (body.method !== undefined && isHubMethod(body.method));
      // Nobody but the program calls an extension.
      const isUnused = isOpen && callers.length === 0 && body.method?.isExtension === true;
      events.push(...sent.filter(({ name }) => (isWhole && !isUnused) || name !== undefined));
      if (level === 0) events.push(...unknownDelegates(body.body, sent));
      for (const { body: caller, calls: further } of callers)
        open.set(caller, [...(open.get(caller) ?? []), ...further]);
    }
    bodies = open;
  }
  return [...events, ...unreachedEvents(program)];
}

interface SendingProgram {
  readonly workspace: SourceProjects;
  /** Those that are mapped. */
  readonly hubs: readonly NamedType[];
  /** The calls that were run. */
  readonly reached: Set<SyntaxNode>;
}

function sendsIn(code: SourceBody | SourceExpression): readonly FoundCall[] {
  return [...callsIn(code, (name) => sending.has(name))].filter(
    ({ call }) => call.method?.containingType.namespace === namespace,
  );
}

/** `Clients.All.SendAsync` that is not called where it is written. */
function delegatesIn(code: SourceBody): readonly SourceExpression[] {
  const called = new Set<SyntaxNode>();
  const groups: SourceExpression[] = [];
  for (const one of expressionsIn(code)) {
    const { syntax } = one;
    if (syntax.kind === "InvocationExpression") called.add(syntax.expression);
    if (syntax.kind !== "SimpleMemberAccessExpression" || called.has(syntax)) continue;
    const { name } = syntax;
    const written = identifierText(one.scope.context.file, name.kind === "GenericName" ? name.identifier : name);
    const bound = sending.has(written) ? bindExpression(one) : undefined;
    if (
      bound?.kind === "methodGroup" &&
      bound.candidates.some(({ containingType }) => containingType.namespace === namespace)
    )
      groups.push(one);
  }
  return groups;
}

/** A delegate that running the method does not call may be given any name. */
function unknownDelegates(body: SourceBody, sent: readonly SentEvent[]): readonly SentEvent[] {
  if (sent.some(({ place }) => argumentsAt(place) === undefined)) return [];
  return delegatesIn(body).map((place) => ({
    hub: undefined,
    name: undefined,
    parameters: [],
    mayHaveMore: true,
    result: undefined,
    place,
  }));
}

/** Clients call it with any name. */
function isHubMethod(method: MethodSymbol): boolean {
  return isHub(selfType(method.containingType)) && isCallable(method);
}

interface Caller {
  readonly body: ProgramBody;
  readonly calls: readonly SourceExpression[];
}

function callersOf(method: MethodSymbol | undefined, workspace: SourceProjects): readonly Caller[] {
  if (method === undefined || method.parameters.length + method.typeParameters.length === 0) return [];
  const implementationsOf = methodImplementations(workspace);
  return bodiesNaming(workspace, new Set([method.name])).flatMap((body) => {
    if (body.method === method) return [];
    const calls = [...callsIn(body.body, (name) => name === method.name)].flatMap(
      ({ expression, call: { method: called } }) =>
        called !== undefined && (called === method || implementationsOf(called).includes(method)) ? [expression] : [],
    );
    return calls.length === 0 ? [] : [{ body, calls }];
  });
}

/**
 * What the calls of a sending method send, evaluated by themselves: a caller may be as large as the program. Undefined where the code
 * around them has to be run, because it decides over a name or a type.
 */
function eventsOfCalls(
  { method }: ProgramBody,
  calls: readonly SourceExpression[],
  program: SendingProgram,
): readonly SentEvent[] | undefined {
  const [first] = calls;
  if (first === undefined || method === undefined || method.typeParameters.length > 0) return undefined;
  const sent = classesOf(method.containingType, program).flatMap((type) =>
    eventsWhile(program, first, (machine) => {
      const self = method.isStatic ? undefined : constructService(machine, type, first);
      for (const call of calls) evaluate(machine, call, new VariableScope(outermost(self), undefined));
    }),
  );
  const isKnown = sent.length > 0 && sent.every(({ name }) => name !== undefined);
  return isKnown ? sent : undefined;
}

/** A hub's own code runs on each hub that inherits it. */
function classesOf(type: NamedTypeSymbol, { hubs }: SendingProgram): readonly NamedType[] {
  if (!isHub(selfType(type))) return [selfType(type)];
  return hubs.filter((hub) => [hub, ...baseTypes(hub)].some(({ symbol }) => symbol === type));
}

function eventsOf({ body, method }: ProgramBody, program: SendingProgram): readonly SentEvent[] {
  const place = placeOfBody(body);
  if (method === undefined) return eventsWhile(program, place, (machine) => runStatements(machine, body));
  return classesOf(method.containingType, program).flatMap((type) =>
    eventsWhile(program, place, (machine) => runMethod(machine, method, place, () => undefined, type)),
  );
}

/** What no method runs: handlers of events, accessors, initial values, iterators. Only what is written there is known. */
function unreachedEvents(program: SendingProgram): readonly SentEvent[] {
  const { workspace, reached } = program;
  const bodies = bodiesNaming(workspace, sending).map(({ body, method }) => ({
    code: body,
    type: method?.containingType,
  }));
  return [...bodies, ...otherCodeNaming(workspace, sending)].flatMap(({ code, type }) =>
    sendsIn(code).flatMap(({ expression }) => {
      if (reached.has(expression.syntax)) return [];
      const classes = type === undefined ? [undefined] : classesOf(type, program);
      return classes.flatMap((one) =>
        eventsWhile(program, expression, (machine) => {
          const self = one && constructService(machine, one, expression);
          evaluate(machine, expression, new VariableScope(outermost(self), undefined));
        }),
      );
    }),
  );
}

function eventsWhile(
  { workspace, reached }: SendingProgram,
  place: Place,
  run: (machine: CSharpMachine) => void,
): readonly SentEvent[] {
  const machine = new CSharpMachine(senders);
  const { resolve } = knowProgram(machine, workspace);
  withoutThrows(() => run(machine));
  const sent = enumerate(machine, hostOf(machine).part(hubLists.sent, undefined, true), place).elements;
  const events = sent.flatMap(({ value }) => eventsIn(machine, value, resolve));
  for (const event of events) reached.add(event.place.syntax);
  return events;
}

function outermost(self: CSharpValue | undefined): CallFrame {
  return { method: undefined, self, types: new Map(), yielded: undefined, conditional: [] };
}

function runStatements(machine: CSharpMachine, body: ProgramBody["body"]): void {
  const mark = machine.exits.length;
  const base = machine.memory;
  machine.collect(base, mark, "return", runBody(machine, body, new VariableScope(outermost(undefined), undefined)));
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
  const written = argumentsAt(place) ?? [];
  const parameters = (values?.kind === "tuple" ? values.elements : []).map((sentValue, at) => ({
    name: nameOfArgument(written[at]) ?? `arg${at + 1}`,
    type: typeOfArgument(written[at], sentValue, resolve),
  }));
  const result = field("result");
  const names = field("name");
  return (names === undefined ? [undefined] : alternativesOf(names)).map((name) => ({
    hub: hub?.kind === "named" ? hub.symbol : undefined,
    name: knownString(name),
    parameters,
    mayHaveMore: field("more") !== undefined,
    result: result?.kind === "type" ? result.type : undefined,
    place,
  }));
}

/** What is written for `arg1`, `arg2` and so on; undefined where a delegate is called, whose parameters have such names, too. */
function argumentsAt(place: Place): readonly SourceExpression[] | undefined {
  const call = bindExpression(place);
  if (call.kind !== "call" || call.method?.containingType.namespace !== namespace) return undefined;
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
  const saysNothing = declared === undefined || isOpen(declared.type) || isTypeNamed(declared.type, "System.Object");
  const type = saysNothing ? (typeOfValue(value, resolve) ?? declared) : declared;
  return type === undefined || isOpen(type.type) ? undefined : type;
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
