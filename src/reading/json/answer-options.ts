/** JSON options that one answer is given: `Results.Json(x, options)`. They are read from the object that they are when it is answered. */
import { locationOfExpression } from "../../csharp/binding/index.js";
import {
  type CSharpMachine,
  type CSharpValue,
  classOf,
  type HeapObject,
  knownObject,
  type Place,
  readNamed,
} from "../../csharp/execution/index.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { contextOf } from "../../framework/index.js";
import { type JsonStack, namesAsWritten, settingsText, webDefaults } from "../../server/json-settings.js";
import { readSerializerOptions } from "./serializer-settings.js";

export interface OwnOptions {
  /** Options, metadata of a type or a context: what the answer is given. */
  readonly options: Place;
  /** Undefined where that is not known. */
  readonly stack: JsonStack | undefined;
  /** What reading them found. */
  readonly problems: readonly Diagnostic[];
}

/** `values`: each that the expression may give. */
export function readAnswerOptions(machine: CSharpMachine, values: readonly CSharpValue[], options: Place): OwnOptions {
  const problems: Diagnostic[] = [];
  const stacks = values.map((value) => stackOfValue(machine, value, options, problems));
  const [first] = stacks;
  const isOne = first !== undefined && stacks.every((one) => one && settingsText(one) === settingsText(first));
  return { options, stack: isOne ? first : undefined, problems };
}

/** `new JsonSerializerOptions()` has none of the defaults of the web. */
const plainDefaults: JsonStack = {
  ...webDefaults,
  numbers: { writesStrings: false, readsStrings: false },
};

/** What `JsonSerializer` writes with that is given none. */
export function serializerDefaults(options: Place): OwnOptions {
  const namingPolicy = { value: namesAsWritten, location: locationOfExpression(options) };
  return { options, stack: { ...plainDefaults, namingPolicy, usesReflection: true }, problems: [] };
}

function stackOfValue(
  machine: CSharpMachine,
  value: CSharpValue,
  place: Place,
  problems: Diagnostic[],
): JsonStack | undefined {
  const object = optionsObject(machine, value, place);
  if (object === undefined) return undefined;
  const isWeb = machine.memory.field(object, "(web)") !== undefined;
  const location = locationOfExpression(place);
  const defaults = isWeb ? webDefaults : { ...plainDefaults, namingPolicy: { value: namesAsWritten, location } };
  const sink = { report: (problem: Diagnostic) => void problems.push(problem) };
  const stack = readSerializerOptions({ machine, sink }, object, defaults);
  return stack.unread.length > 0 ? undefined : { ...stack, usesReflection: true };
}

/** The options themselves, those of a context, or those of the context that metadata of a type belongs to. */
function optionsObject(machine: CSharpMachine, value: CSharpValue, place: Place): HeapObject | undefined {
  const object = knownObject(value);
  if (object === undefined) return undefined;
  const type = classOf(value);
  if (type?.symbol.metadataName === "System.Text.Json.JsonSerializerOptions") return object;
  const context = contextOf(machine, object);
  return context && knownObject(readNamed(machine, context, "Options", place));
}
