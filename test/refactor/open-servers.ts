/** Servers that Tenon still reads differently under some rewrites, with what it takes for something else. `fuzz:refactor` counts them. */
export const openServers: ReadonlyMap<string, string> = new Map([
  ["answer-delegates", "a status that a helper sets over several lines"],
  ["map-fast-endpoints", "settings of FastEndpoints that another method makes"],
  ["mvc-prefix-convention", "conventions that the options of MVC get by a detour"],
  ["mvc-prefix-only-routed", "conventions that the options of MVC get by a detour"],
  ["mvc-route-tokens", "conventions that the options of MVC get by a detour"],
  ["mvc-route-tokens-computed", "conventions that the options of MVC get by a detour"],
]);
