/** What the stages above use of the machine. */
export * from "./collections.js";
export { VariableScope } from "./environment.js";
export { invokeDelegate, runFunction } from "./functions.js";
export type { Framework, NativeCall, NativeMember, NativeProperty } from "./machine.js";
export { CSharpMachine, Thrown } from "./machine.js";
export { readNamed } from "./members.js";
export type { Element, Slot } from "./memory.js";
export { call } from "./native.js";
export { classOf, constructObject, copyOf } from "./objects.js";
export { runBody } from "./statements.js";
export * from "./value.js";
