/** Servers that Tenon still reads differently under some rewrites, with what it takes for something else. `fuzz:refactor` counts them. */
export const openServers: ReadonlyMap<string, string> = new Map([
  ["style-problem-policies", "a type among those of the assembly whose base class the built-in model lacks"],
]);
