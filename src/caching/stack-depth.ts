/**
 * How deep the stack of this thread is. Code that is nested or chained more deeply than it holds is read once more by a thread that has
 * a deeper one; the launcher and `perform` tell which is which. The scripts of the tool do not share modules, so that it is kept
 * outside of them.
 */
const mark = Symbol.for("tenon.stack");

/** `shallow`: there is a deeper one. Unknown where there is none: then what is too deep is left out, with a diagnostic. */
type Stack = "shallow" | "deep" | undefined;

export function announceStack(stack: Stack): Stack {
  const before: unknown = Reflect.get(globalThis, mark);
  Reflect.set(globalThis, mark, stack);
  return before === "shallow" || before === "deep" ? before : undefined;
}

/** Whether code may be entered that is deeper than the stack which Node gives by default is sure to hold. */
export function holds(depth: number, mostOnDeepStack: number): boolean {
  const stack: unknown = Reflect.get(globalThis, mark);
  if (stack === "shallow") throw new RangeError("the call stack is too small");
  return stack === "deep" && depth < mostOnDeepStack;
}

/** Ours or the engine's. */
export function isStackExhausted(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes("call stack");
}
