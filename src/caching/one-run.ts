/** Whether this process reads a project once and ends. Its scripts do not share modules: the launcher tells them. */
const mark = Symbol.for("tenon.one-run");

export function announceOneRun(): void {
  Reflect.set(globalThis, mark, true);
}

export function runsOnce(): boolean {
  return Reflect.has(globalThis, mark);
}
