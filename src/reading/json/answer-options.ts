/**
 * JSON options that one answer is given: `Results.Json(x, options)`. The handler is run, in the program as start-up leaves it, and the
 * options are what the expression gives then.
 */
import { locationOfExpression } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { MethodSymbol, ParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import {
  type CSharpMachine,
  type CSharpValue,
  call,
  classOf,
  type HeapObject,
  invokeDelegate,
  knownObject,
  readNamed,
  Thrown,
  unknownValue,
} from "../../csharp/execution/index.js";
import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import { constructService } from "../../framework/hosting/service-provider.js";
import { contextOf } from "../../framework/index.js";
import { type JsonStack, namesAsWritten, settingsText, webDefaults } from "../../server/json-settings.js";
import type { SourceProjects } from "../source-projects.js";
import { runStartUp } from "../start/start-up.js";
import { readSerializerOptions } from "./serializer-settings.js";

export interface OwnOptions {
  /** Options, metadata of a type or a context: what the answer is given. */
  readonly options: SourceExpression;
  /** The handler that has to run for the options to have their values: a method, or an expression that gives a delegate. */
  readonly handler: MethodSymbol | SourceExpression | undefined;
}

type Syntax = SourceExpression["syntax"];

export function answerOptionsReader(
  projects: SourceProjects,
): (options: OwnOptions, sink: DiagnosticSink) => JsonStack | undefined {
  const delegates = new Map<Syntax, CSharpValue>();
  const settled = new Map<Syntax, JsonStack | undefined>();
  let started: CSharpMachine | undefined;
  return ({ options, handler }, sink) => {
    if (settled.has(options.syntax)) return settled.get(options.syntax);
    started ??= runStartUp(projects, ({ syntax }, value) => {
      if (value.kind === "delegate") delegates.set(syntax, value);
    }).machine;
    const machine = started;
    const stacks: (JsonStack | undefined)[] = [];
    // Read there and then: whoever is given the options afterwards may change them.
    machine.observe = ({ syntax }, value) => {
      if (syntax === options.syntax) stacks.push(stackOfValue(machine, value, options, sink));
    };
    // Nothing that the handler does is there for the next one.
    machine.eitherWay(options, [
      () => {
        runHandler(machine, handler, options, delegates);
        return false;
      },
      () => true,
    ]);
    const [first] = stacks;
    const isOne = first !== undefined && stacks.every((one) => one && settingsText(one) === settingsText(first));
    const stack = isOne ? first : undefined;
    settled.set(options.syntax, stack);
    return stack;
  };
}

function runHandler(
  machine: CSharpMachine,
  handler: OwnOptions["handler"],
  place: SourceExpression,
  delegates: ReadonlyMap<Syntax, CSharpValue>,
): void {
  machine.allow();
  try {
    if (handler === undefined) return;
    if (!("kind" in handler)) {
      const delegate = delegates.get(handler.syntax);
      if (delegate !== undefined) invokeDelegate(machine, delegate, [], place);
    } else runMethod(machine, handler, place);
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
  }
}

function runMethod(machine: CSharpMachine, method: MethodSymbol, place: SourceExpression): void {
  const argumentOf = ({ name, type }: ParameterSymbol): CSharpValue =>
    unknownValue(`what is given for ${name} is not known`, place, type);
  const type = selfType(method.containingType);
  const self = method.isStatic ? undefined : constructService(machine, type, place);
  call(machine, {
    method,
    self,
    values: method.parameters.map(argumentOf),
    typeArguments: [],
    declaredIn: type,
    place,
  });
}

/** `new JsonSerializerOptions()` has none of the defaults of the web. */
const plainDefaults: JsonStack = {
  ...webDefaults,
  numbers: { writesStrings: false, readsStrings: false },
};

function stackOfValue(
  machine: CSharpMachine,
  value: CSharpValue,
  place: SourceExpression,
  sink: DiagnosticSink,
): JsonStack | undefined {
  const object = optionsObject(machine, value, place);
  if (object === undefined) return undefined;
  const isWeb = machine.memory.field(object, "(web)") !== undefined;
  const location = locationOfExpression(place);
  const defaults = isWeb ? webDefaults : { ...plainDefaults, namingPolicy: { value: namesAsWritten, location } };
  const stack = readSerializerOptions({ machine, sink }, object, defaults);
  return stack.unread.length > 0 ? undefined : { ...stack, usesReflection: true };
}

/** The options themselves, those of a context, or those of the context that metadata of a type belongs to. */
function optionsObject(machine: CSharpMachine, value: CSharpValue, place: SourceExpression): HeapObject | undefined {
  const object = knownObject(value);
  if (object === undefined) return undefined;
  const type = classOf(value);
  if (type?.symbol.metadataName === "System.Text.Json.JsonSerializerOptions") return object;
  const context = contextOf(machine, object);
  return context && knownObject(readNamed(machine, context, "Options", place));
}
