/** Whether two running servers are one to their callers. */
import { parseServerFacts, type ServerFacts } from "../../scripts/judge/server-facts.js";

/** What a caller can notice, as text: names of handlers and assemblies are left out. */
export function callersView(text: string): string {
  const facts = parseServerFacts(text);
  if (facts === undefined) return text;
  const types = Object.entries(facts.types).map((one) => withoutNumbers(JSON.stringify(one, undefined, 1)));
  const compared = { ...endpoints(facts), options: facts.options, types: types.sort() };
  return withoutNumbers(JSON.stringify(compared, undefined, 1)).replaceAll("\\n", "\n");
}

/** The compiler numbers anonymous types in the order of the files. */
function withoutNumbers(text: string): string {
  return text.replaceAll(/(?<=<>f__AnonymousType)\d+/g, "");
}

function endpoints({ endpoints: served, descriptions }: ServerFacts): object {
  const sorted = (all: readonly object[]): readonly string[] => all.map((one) => JSON.stringify(one)).sort();
  return {
    endpoints: sorted(served.map(({ route, methods, kind, parameters }) => ({ route, methods, kind, parameters }))),
    descriptions: sorted(descriptions.map(({ handler: _, ...seen }) => seen)),
  };
}
