/** Whether two running servers are one to their callers. */
import { parseServerFacts, type ServerFacts } from "../../scripts/judge/server-facts.js";

/** What a caller can notice, as text: names of handlers and assemblies are left out. */
export function callersView(text: string): string {
  const facts = parseServerFacts(text);
  if (facts === undefined) return text;
  return JSON.stringify({ ...endpoints(facts), options: facts.options, types: facts.types }, undefined, 1);
}

function endpoints({ endpoints: served, descriptions }: ServerFacts): object {
  const sorted = (all: readonly object[]): readonly string[] => all.map((one) => JSON.stringify(one)).sort();
  return {
    endpoints: sorted(served.map(({ route, methods, kind, parameters }) => ({ route, methods, kind, parameters }))),
    descriptions: sorted(descriptions.map(({ handler: _, ...seen }) => seen)),
  };
}
