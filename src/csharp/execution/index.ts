/** What the stages above use of the machine. */
export * from "./collections.js";
export { handOver, hasState, mayBeLeftOpen, objectsReachedFrom } from "./deferred-changes.js";
export { type CallFrame, type Cell, VariableScope } from "./environment.js";
export { exceptionOf, withoutThrows } from "./exceptions.js";
export { evaluate } from "./expressions.js";
export { bindParameters, invokeDelegate, type MethodCall, runFunction, runToEnds } from "./functions.js";
export { isIterator } from "./iterators.js";
export type {
  Exit,
  Framework,
  NativeCall,
  NativeMember,
  NativeProperty,
  OutsideCall,
  RequestRules,
} from "./machine.js";
export { CSharpMachine, Thrown } from "./machine.js";
export { memberValue, readNamed, writeNamed } from "./members.js";
export { type Element, type Forgetting, type Items, Memory, type Slot } from "./memory.js";
export { call } from "./native.js";
export { classOf, constructObject, copyOf, defaultOf, fieldOf, keptArguments, placeOfBody } from "./objects.js";
export { areEqual, binary, isOfType } from "./operators.js";
export { ownConversion } from "./own-operators.js";
export * from "./sequences.js";
export { runBody } from "./statements.js";
export { asText, writtenText } from "./texts.js";
export * from "./value.js";
