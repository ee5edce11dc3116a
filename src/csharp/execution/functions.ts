/** Runs methods, local functions and lambdas that have a body. */
import { bindExpression } from "../binding/expressions/expressions.js";
import type { SourceBody } from "../binding/symbols/bound-expression.js";
import type {
  AccessorSymbol,
  AnnotatedType,
  MethodSymbol,
  NamedType,
  Type,
  TypeParameterSymbol,
} from "../binding/symbols/symbols.js";
import { awaitedType } from "../binding/types/awaiting.js";
import { substitute, typeMapOf } from "../binding/types/substitution.js";
import type { SyntaxNode } from "../syntax/nodes.js";
import { callerInformation } from "./caller-information.js";
import { makeCollection } from "./collections.js";
import { isChanged, leaveOut } from "./deferred-changes.js";
import { VariableScope } from "./environment.js";
import { isIterator, iterator } from "./iterators.js";
import { type CSharpMachine, type Exit, Thrown } from "./machine.js";
import { call, callUnknown, loseReferences } from "./native.js";
import { copyOfStruct, defaultOf } from "./objects.js";
import { ownConversion } from "./own-operators.js";
import { resultOf, runBody } from "./statements.js";
import {
  alternativesOf,
  type CSharpValue,
  type DelegateValue,
  type HeapObject,
  holdsMembers,
  notFollowed,
  nullValue,
  oneOf,
  type Place,
  unknownValue,
  valueOfConstant,
} from "./value.js";

/** A call with everything that decides what happens. */
export interface MethodCall {
  readonly method: MethodSymbol;
  readonly self: CSharpValue | undefined;
  /** One for each parameter; undefined: it is left out. */
  readonly values: readonly (CSharpValue | undefined)[];
  readonly typeArguments: readonly AnnotatedType[];
  /** The constructed type that declares the method. */
  readonly declaredIn: NamedType | undefined;
  readonly place: Place;
  /** Where it is called, and the arguments as they are written there. */
  readonly caller?: VariableScope | undefined;
  readonly written?: readonly (Place | undefined)[];
  /** What is around a local function. */
  readonly environment?: VariableScope | undefined;
  /** What the call returns. */
  readonly type?: AnnotatedType | undefined;
  /** Receives what `out` and `ref` parameters hold in the end. */
  readonly outs?: Map<number, CSharpValue>;
}

/** Under a branch that is not decided, a method that calls itself would be run for ever, twice as often in each round. */
const mostActive = 2;
const mostActiveDecided = 40;

export function runFunction(machine: CSharpMachine, invocation: MethodCall): CSharpValue {
  return whenAsked(machine, invocation, (run) => run(invocation));
}

/** Code whose value hardly ever matters to a request is run where somebody asks for the value, or looks at what it changes. */
export function whenAsked(
  machine: CSharpMachine,
  invocation: MethodCall,
  enter: (run: (call: MethodCall) => CSharpValue) => CSharpValue,
): CSharpValue {
  const run = (one: MethodCall): CSharpValue => enterFunction(machine, one);
  if (machine.framework.request?.enters(invocation) !== false) return enter(run);
  const { method, values, place, type } = invocation;
  loseReferences(machine, method, values, place);
  const unknown = unknownValue(`what ${method.name} gives is not asked`, place, type ?? method.returnType);
  const later = leaveOut(machine, invocation, () => unlessThrown(machine, () => enter(run), unknown));
  if (!holdsMembers(unknown.type)) return { ...unknown, later };
  const given: HeapObject = { type: undefined, place };
  return { ...unknown, later: () => (isChanged(machine, given) ? unknown : later()), given };
}

/** Whoever asks for the value of code that throws is past the place where it throws. */
function unlessThrown(machine: CSharpMachine, run: () => CSharpValue, otherwise: CSharpValue): CSharpValue {
  const [before, mark] = [machine.memory, machine.exits.length];
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    machine.memory = before;
    machine.exits.length = mark;
    return otherwise;
  }
}

function enterFunction(machine: CSharpMachine, invocation: MethodCall): CSharpValue {
  const { method, place, type } = invocation;
  const unknown = (reason: string): CSharpValue => {
    loseReferences(machine, method, invocation.values, place);
    return unknownValue(reason, place, type ?? method.returnType);
  };
  if (method.body === undefined) return unknown("it has no body");
  noteEntered(machine, method);
  const isDeeper = !mayEnter(machine, method, place);
  const values = isDeeper ? anyValues(machine, invocation) : invocation.values;
  if (values === undefined) {
    const again = unknown(callsItself);
    // The other ways say what comes of it.
    if (machine.undecided > 0 && machine.framework.request !== undefined) throw new Thrown(again);
    return again;
  }
  if (!machine.step(place)) return unknown(notFollowed);
  const run = (): CSharpValue => machine.withChecks(false, () => runWithParameters(machine, { ...invocation, values }));
  return whileActive(machine, method, () => machine.nested(place, run)) ?? unknown("calls are too deep");
}

/** A request may call itself again any number of times: what was known of the arguments is different in each. */
function anyValues(machine: CSharpMachine, { method, values, place }: MethodCall): MethodCall["values"] | undefined {
  if (machine.undecided === 0 || machine.framework.request === undefined) return undefined;
  const isKnown = (value: CSharpValue | undefined): boolean =>
    value !== undefined && alternativesOf(value).some(({ kind }) => kind === "constant" || kind === "text");
  if ((machine.active.get(method) ?? 0) > mostActive || !values.some(isKnown)) return undefined;
  return values.map((value, at) =>
    isKnown(value) ? unknownValue(callsItself, place, method.parameters[at]?.type) : value,
  );
}

function noteEntered({ framework, entered }: CSharpMachine, code: MethodSymbol | SyntaxNode): void {
  if (framework.request === undefined) entered.add(code);
}

export const callsItself = "it calls itself again and again";

/** False where it runs too often already, in calls of itself. */
export function mayEnter(machine: CSharpMachine, method: MethodSymbol | AccessorSymbol, place: Place): boolean {
  const most = machine.undecided > 0 ? mostActive : mostActiveDecided;
  if ((machine.active.get(method) ?? 0) < most) return true;
  if (machine.undecided === 0) machine.cut("depth", place);
  return false;
}

export function whileActive<T>({ active }: CSharpMachine, method: MethodSymbol | AccessorSymbol, run: () => T): T {
  const before = active.get(method) ?? 0;
  active.set(method, before + 1);
  try {
    return run();
  } finally {
    active.set(method, before);
  }
}

function runWithParameters(machine: CSharpMachine, invocation: MethodCall): CSharpValue {
  const { method, self, values, place } = invocation;
  const { body } = method;
  if (body === undefined) return nullValue;
  const types = typesOf(invocation);
  const environmentOf = (yielded?: CSharpValue): VariableScope => {
    const frame = { method, self, types, caller: invocation.caller, yielded, conditional: [] };
    const environment = new VariableScope(frame, invocation.environment);
    bindParameters(machine, method, values, environment, place, invocation.written);
    return environment;
  };
  if (isIterator(method)) return iterator(machine, method, typeIn(method.returnType, types), place, environmentOf);
  const environment = environmentOf();
  const run = (): CSharpValue =>
    returned(machine, () => {
      const mark = machine.exits.length;
      const continues = runBody(machine, body, environment);
      if (method === machine.entry) machine.ended?.(mark, continues);
      return continues;
    });
  const value = method.isAsync ? machine.framework.runTask(machine, run) : run();
  if (invocation.outs !== undefined) {
    for (const [at, parameter] of method.parameters.entries()) {
      const cell = parameter.refKind === "none" ? undefined : environment.find(parameter.name);
      const slot = cell === undefined ? undefined : machine.memory.cell(cell);
      if (slot !== undefined && slot.value.kind !== "reference") invocation.outs.set(at, slot.value);
    }
  }
  return value;
}

/** Every way that a body ends, apart from the others; what ends in `throw` is none. */
export function runToEnds(machine: CSharpMachine, body: SourceBody, environment: VariableScope): readonly Exit[] {
  const mark = machine.exits.length;
  let continues = false;
  try {
    continues = machine.withChecks(false, () => runBody(machine, body, environment));
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
  }
  const ends = machine.exits.splice(mark).filter(({ kind }) => kind === "return");
  if (continues) ends.push({ kind: "return", value: undefined, memory: machine.memory, place: undefined });
  return ends;
}

function typeIn(type: AnnotatedType, types: ReadonlyMap<TypeParameterSymbol, AnnotatedType>): Type {
  return substitute(type, types).type;
}

/** What the type parameters in sight stand for: those of the method, its type, and of what is around a local function. */
function typesOf({
  method,
  typeArguments,
  declaredIn,
  environment,
}: MethodCall): Map<TypeParameterSymbol, AnnotatedType> {
  const types = new Map<TypeParameterSymbol, AnnotatedType>(environment?.frame.types);
  if (declaredIn !== undefined)
    for (const [parameter, argument] of typeMapOf(declaredIn)) types.set(parameter, argument);
  for (const [at, parameter] of method.typeParameters.entries()) {
    const argument = typeArguments[at];
    if (argument !== undefined) types.set(parameter, argument);
  }
  return types;
}

export function bindParameters(
  machine: CSharpMachine,
  method: MethodSymbol,
  values: readonly (CSharpValue | undefined)[],
  environment: VariableScope,
  place: Place,
  written: readonly (Place | undefined)[] = [],
): void {
  for (const [at, parameter] of method.parameters.entries()) {
    const { caller } = environment.frame;
    const argument =
      withoutNull(machine, values[at], written[at]) ??
      callerInformation(method, at, { caller, place, written }) ??
      leftOut(machine, method, at, place);
    const value = ownConversion(machine, argument, substitute(parameter.type, environment.frame.types).type, place);
    machine.memory.setCell(environment.declare(parameter.name, parameter.name), {
      value: copyOfStruct(machine, value),
      place: written[at] ?? place,
    });
  }
}

/** What is tested before a call is not null inside of what is called. */
function withoutNull(
  { framework }: CSharpMachine,
  value: CSharpValue | undefined,
  written: Place | undefined,
): CSharpValue | undefined {
  if (framework.request === undefined || written === undefined) return value;
  if (value?.kind !== "unknown" || value.type === undefined) return value;
  const type = awaitedType(value.type) ?? value.type;
  if (type.nullability !== "annotated" || framework.request.typeAt(written)?.nullability !== "notAnnotated")
    return value;
  return { ...value, type: { ...type, nullability: "notAnnotated" } };
}

/** The default of a parameter that is given nothing. */
export function leftOut(machine: CSharpMachine, method: MethodSymbol, at: number, place: Place): CSharpValue {
  const parameter = method.parameters[at];
  if (parameter === undefined) return nullValue;
  if (parameter.isParams) return makeCollection(machine, parameter.type.type, [], place);
  if (parameter.defaultValue?.kind === "default" || (parameter.hasDefault && parameter.defaultValue === undefined))
    return defaultOf(parameter.type);
  if (parameter.defaultValue !== undefined) return valueOfConstant(parameter.defaultValue);
  return unknownValue(`the argument for ${parameter.name} is not known`, place, parameter.type);
}

/** Runs a body to all its ends. Ways that throw give nothing, unless every way does. */
export function returned(machine: CSharpMachine, run: () => boolean): CSharpValue {
  const base = machine.memory;
  const mark = machine.exits.length;
  let continues: boolean;
  try {
    continues = run();
  } catch (error) {
    if (!(error instanceof Thrown) || machine.exits.length === mark) throw error;
    continues = false;
  }
  const { values } = machine.collect(base, mark, "return", continues);
  if (values.length === 0) return nullValue;
  return oneOf(continues ? [...values, nullValue] : values);
}

/** Where a delegate is called, with the arguments as they are written there. */
interface CalledFrom {
  readonly caller: VariableScope;
  readonly written: readonly (Place | undefined)[];
}

/** Calls a delegate; each of several, where it may be one of them. */
export function invokeDelegate(
  machine: CSharpMachine,
  callee: CSharpValue,
  passed: readonly CSharpValue[],
  place: Place,
  from?: CalledFrom,
): CSharpValue {
  const values = alternativesOf(callee).map((one) => () => {
    if (one.kind === "delegate") return runDelegate(machine, one, passed, place, from);
    return callUnknown(
      machine,
      undefined,
      undefined,
      passed,
      (one.kind === "unknown" && one.place) || place,
      undefined,
    );
  });
  const [only] = values;
  return only !== undefined && values.length === 1 ? only() : machine.either(place, values);
}

/** Of a group of methods without source, the one that takes so many arguments: what the delegate is for may not be known. */
function taking(method: MethodSymbol, count: number): MethodSymbol {
  if (method.body !== undefined || method.isExtension || method.parameters.length === count) return method;
  const overloads = method.containingType.members.filter(
    (one): one is MethodSymbol => one.kind === "method" && one.name === method.name,
  );
  const takes = ({ parameters }: MethodSymbol): boolean =>
    parameters.length >= count && parameters.slice(count).every(({ hasDefault }) => hasDefault);
  return overloads.find(({ parameters }) => parameters.length === count) ?? overloads.find(takes) ?? method;
}

function runDelegate(
  machine: CSharpMachine,
  { target }: DelegateValue,
  passed: readonly CSharpValue[],
  place: Place,
  from?: CalledFrom,
): CSharpValue {
  switch (target.kind) {
    case "native":
      return target.run(passed, place);
    case "several": {
      let last: CSharpValue = nullValue;
      for (const one of target.targets) {
        // `f += f`, again and again: twice as many each time.
        if (!machine.step(place)) return unknownValue(notFollowed, place);
        last = runDelegate(machine, one, passed, place, from);
      }
      return last;
    }
    case "method": {
      const { receiver, typeArguments, environment } = target;
      const method = taking(target.method, passed.length);
      const values =
        method.isExtension && receiver !== undefined && passed.length < method.parameters.length
          ? [receiver, ...passed]
          : passed;
      return call(machine, {
        method,
        self: method.isStatic ? undefined : receiver,
        values,
        typeArguments,
        declaredIn: undefined,
        place,
        environment,
        ...(values === passed ? from : undefined),
      });
    }
    case "lambda": {
      const bound = bindExpression(target.lambda);
      if (bound.kind !== "lambda") return unknownValue("it is not known what is called", place);
      const { body, parameters } = bound;
      if (!machine.step(place)) return unknownValue(notFollowed, place);
      noteEntered(machine, target.lambda.syntax);
      const frame = { ...target.environment.frame, yielded: undefined, conditional: [] };
      const environment = new VariableScope(frame, target.environment);
      for (const [at, parameter] of parameters.entries()) {
        const type = substitute(parameter.type, frame.types).type;
        const value =
          passed[at] ?? unknownValue(`the argument for ${parameter.name} is not known`, place, parameter.type);
        machine.memory.setCell(environment.declare(parameter.name, parameter.name), {
          value: copyOfStruct(machine, ownConversion(machine, value, type, place)),
          place,
        });
      }
      const { syntax, scope } = body;
      const run = (): CSharpValue =>
        syntax.kind === "Block" || syntax.kind === "ArrowExpressionClause"
          ? returned(machine, () => runBody(machine, { syntax, scope }, environment))
          : resultOf(machine, { syntax, scope }, environment);
      const runHere = (): CSharpValue => (bound.isAsync ? machine.framework.runTask(machine, run) : run());
      return machine.nested(place, runHere) ?? unknownValue("calls are too deep", place);
    }
  }
}
