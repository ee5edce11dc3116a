/** What the stages above use of the machine. */
export * from "./collections.js";
export { type CallFrame, VariableScope } from "./environment.js";
export { exceptionOf } from "./exceptions.js";
export { evaluate } from "./expressions.js";
export { invokeDelegate, runFunction } from "./functions.js";
export type { Framework, NativeCall, NativeMember, NativeProperty, OutsideCall } from "./machine.js";
export { CSharpMachine, Thrown } from "./machine.js";
export { memberValue, readNamed, writeNamed } from "./members.js";
export type { Element, Items, Slot } from "./memory.js";
export { call } from "./native.js";
export { classOf, constructObject, copyOf, defaultOf, keptArguments, placeOfBody } from "./objects.js";
export { areEqual, binary, isOfType } from "./operators.js";
export * from "./sequences.js";
export { runBody } from "./statements.js";
export { asText } from "./texts.js";
export * from "./value.js";
