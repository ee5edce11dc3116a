/** Runs what handles a request in the program as start-up leaves it, with arguments of which only the types are known. */

import { bindExpression, heldInTask } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type {
  AnnotatedType,
  MethodSymbol,
  NamedType,
  NamedTypeSymbol,
  ParameterSymbol,
  Type,
} from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { constructorsOf } from "../../csharp/binding/types/hierarchy.js";
import type { TypeMap } from "../../csharp/binding/types/substitution.js";
import { substitute, typeMapOf } from "../../csharp/binding/types/substitution.js";
import {
  alternativesOf,
  bindParameters,
  type CSharpMachine,
  type CSharpValue,
  call,
  constructObject,
  type DelegateValue,
  type Exit,
  evaluate,
  isIterator,
  Memory,
  oneOf,
  ownConversion,
  type Place,
  placeOfBody,
  runToEnds,
  VariableScope,
  withoutThrows,
} from "../../csharp/execution/index.js";
import { type HandledRequest, handleRequest, handling, injectedLater } from "../../framework/index.js";
import type { StartUp } from "../start/start-up.js";
import { forgetting } from "./forgotten-state.js";
import { requestCode } from "./request-code.js";

/** A method or a delegate, with what it is called on. */
export type HandledCode =
  | {
      readonly kind: "method";
      readonly method: MethodSymbol;
      readonly types: TypeMap;
      readonly self: CSharpValue | undefined;
      /** The class of an object that is made for the request. */
      readonly on?: NamedTypeSymbol;
      readonly environment?: VariableScope | undefined;
      /** Where a method is named that has no source: `MapGet("/x", Results.NoContent)`. */
      readonly place?: Place | undefined;
    }
  | { readonly kind: "lambda"; readonly lambda: SourceExpression; readonly environment: VariableScope };

/** A way out of the code: what it returns, and the state in which it does. */
export interface CodeEnd {
  readonly value: CSharpValue | undefined;
  readonly place: Place | undefined;
  readonly memory: Memory;
  /** The value is returned as a task, which the framework waits for. */
  readonly isAwaited: boolean;
}

/** A request that people write takes some hundred steps. */
const mostSteps = 60_000;

/** `read` sees what the code has done while it is still there. `entersAll`: also code of which only the value matters. */
export function handle<T>(
  startUp: StartUp,
  read: (machine: CSharpMachine, request: HandledRequest) => T,
  entersAll = false,
): T {
  const { machine, host, implementationsOf } = startUp;
  const memory = new Memory(machine.memory, undefined, forgetting(startUp));
  return machine.apart(mostSteps, memory, () => {
    const { framework } = machine;
    const handled = handling(machine, implementationsOf, requestCode(host));
    const { request: rules } = handled;
    machine.framework = entersAll && rules ? { ...handled, request: { ...rules, enters: () => true } } : handled;
    try {
      const typeNamed = (name: string): Type | undefined => {
        const symbol = host.resolve(name);
        return symbol && selfType(symbol);
      };
      return read(machine, handleRequest(machine, typeNamed));
    } finally {
      machine.framework = framework;
    }
  });
}

/** Every way out, each from the state in which the code begins. */
export function runCode(
  machine: CSharpMachine,
  code: HandledCode,
  values?: readonly (CSharpValue | undefined)[],
): readonly CodeEnd[] {
  const base = machine.memory;
  const ends = withoutThrows(() =>
    code.kind === "method" ? endsOfMethod(machine, code, values) : endsOfLambda(machine, code, values),
  );
  if (!machine.memory.isAbove(base)) machine.memory = base;
  return ends ?? [];
}

function endsOfMethod(
  machine: CSharpMachine,
  { method, types, self, on: holder, environment, place: named }: Extract<HandledCode, { kind: "method" }>,
  values?: readonly (CSharpValue | undefined)[],
): readonly CodeEnd[] {
  const { body } = method;
  if (body === undefined && named !== undefined) {
    const passed = method.parameters.map((one, at) => values?.[at] ?? argumentOf(machine, one, types, named));
    const typeArguments = method.typeParameters.flatMap((one) => types.get(one) ?? []);
    const value = call(machine, { method, self, values: passed, typeArguments, declaredIn: undefined, place: named });
    return [{ value, place: named, memory: machine.memory, isAwaited: false }];
  }
  if (body === undefined || isIterator(method)) return [];
  const place = placeOfBody(body);
  const on = self ?? (method.isStatic ? undefined : instanceOf(machine, holder ?? method.containingType, types, place));
  const frame = { method, self: on, types, yielded: undefined, conditional: [] };
  const inside = new VariableScope(frame, environment);
  const given = method.parameters.map((parameter, at) => values?.[at] ?? argumentOf(machine, parameter, types, place));
  bindParameters(machine, method, given, inside, place);
  return endsIn(machine, runToEnds(machine, body, inside), substitute(method.returnType, types), method.isAsync);
}

/** What an end leaves is asked for in its state; nothing changes it. */
export function inMemory<T>(machine: CSharpMachine, memory: Memory, run: () => T): T {
  const before = machine.memory;
  machine.memory = new Memory(memory);
  try {
    return run();
  } finally {
    machine.memory = before;
  }
}

/** A value becomes what is returned as operators of the program say. */
function endsIn(
  machine: CSharpMachine,
  exits: readonly Exit[],
  returned: AnnotatedType | undefined,
  isAsync: boolean,
): readonly CodeEnd[] {
  const held = returned && heldInTask(returned);
  const isAwaited = !isAsync && (returned === undefined || held !== returned);
  return exits.map(({ value, place, memory }): CodeEnd => {
    if (value === undefined || place === undefined || held === undefined) return { value, place, memory, isAwaited };
    const before = machine.memory;
    machine.memory = new Memory(memory);
    const values = alternativesOf(value).map((one) => ownConversion(machine, one, held.type, place));
    const end = { value: oneOf(values), place, memory: machine.memory, isAwaited };
    machine.memory = before;
    return end;
  });
}

function endsOfLambda(
  machine: CSharpMachine,
  { lambda, environment }: Extract<HandledCode, { kind: "lambda" }>,
  values?: readonly (CSharpValue | undefined)[],
): readonly CodeEnd[] {
  const bound = bindExpression(lambda);
  if (bound.kind !== "lambda") return [];
  const { types } = environment.frame;
  const inside = new VariableScope({ ...environment.frame, yielded: undefined, conditional: [] }, environment);
  for (const [at, parameter] of bound.parameters.entries()) {
    const value = values?.[at] ?? argumentOf(machine, parameter, types, lambda);
    machine.memory.setCell(inside.declare(parameter.name, parameter.name), { value, place: lambda });
  }
  const { syntax, scope } = bound.body;
  const returned = bound.returnType && substitute(bound.returnType, types);
  if (syntax.kind === "Block" || syntax.kind === "ArrowExpressionClause")
    return endsIn(machine, runToEnds(machine, { syntax, scope }, inside), returned, bound.isAsync);
  const place = { syntax, scope };
  const value = evaluate(machine, place, inside);
  return endsIn(machine, [{ kind: "return", value, place, memory: machine.memory }], returned, bound.isAsync);
}

function argumentOf(machine: CSharpMachine, parameter: ParameterSymbol, types: TypeMap, place: Place): CSharpValue {
  const wanted = substitute(parameter.type, types);
  return machine.framework.request?.held(wanted) ?? injectedLater(machine, parameter, wanted, place);
}

/** A new object for each request, of which the services are not known. */
function instanceOf(machine: CSharpMachine, symbol: NamedTypeSymbol, types: TypeMap, place: Place): CSharpValue {
  const own = selfType(symbol);
  const { type } = substitute({ type: own, nullability: "notAnnotated" }, types);
  return made(machine, type.kind === "named" ? type : own, place);
}

export function made(machine: CSharpMachine, type: NamedType, place: Place): CSharpValue {
  const [chosen] = [...constructorsOf(type.symbol)].sort((a, b) => b.parameters.length - a.parameters.length);
  const types = typeMapOf(type);
  const values = (chosen?.parameters ?? []).map((parameter) => argumentOf(machine, parameter, types, place));
  return constructObject(machine, { type, method: chosen, values, place });
}

export function codeOf({ target }: DelegateValue, place?: Place): HandledCode | undefined {
  if (target.kind === "lambda") return target;
  if (target.kind !== "method") return undefined;
  const { method, receiver, typeArguments, environment } = target;
  const holder =
    receiver?.kind === "object" && receiver.object.type?.kind === "named" ? receiver.object.type : undefined;
  const types = new Map([...(holder === undefined ? [] : typeMapOf(holder)), ...(environment?.frame.types ?? [])]);
  for (const [at, parameter] of method.typeParameters.entries()) {
    const type = typeArguments[at];
    if (type !== undefined) types.set(parameter, type);
  }
  return { kind: "method", method, types, self: method.isStatic ? undefined : receiver, environment, place };
}
