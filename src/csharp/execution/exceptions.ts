/** Exceptions that the runtime throws, as objects: `catch` asks for their class. */
import { selfType } from "../binding/symbols/types.js";
import { type CSharpMachine, Thrown } from "./machine.js";
import { type HeapObject, objectValue, type Place, stringValue, unknownValue } from "./value.js";

export function exceptionOf(machine: CSharpMachine, place: Place, name: string, parameter?: string): Thrown {
  const symbol = place.scope.context.program.resolve(`System.${name}`);
  if (symbol === undefined) return new Thrown(unknownValue(`it is a ${name}`, place));
  const object: HeapObject = { type: selfType(symbol), place };
  machine.memory.begin(object);
  if (parameter !== undefined) machine.memory.setField(object, "(paramName)", { value: stringValue(parameter), place });
  return new Thrown(objectValue(object));
}

/** Undefined where the code throws. */
export function withoutThrows<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof Thrown) return undefined;
    throw error;
  }
}
