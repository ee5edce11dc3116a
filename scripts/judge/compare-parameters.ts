/** Where the parameters of every handler come from, those of endpoints that declare nothing too. */
import type { Announcements } from "./announcements.js";
import { canonicalRoute } from "./compare-endpoints.js";
import { type Mismatch, nothingCompared, type Tally } from "./mismatch.js";
import { keyOf, operationsByKey } from "./operations-by-key.js";
import type { DescriptionFact, InputFact, ServerFacts } from "./server-facts.js";
import type { SourceEndpoint, SourceFacts, SourceParameter } from "./source-facts.js";

/** Endpoints whose operations were read are compared more closely, with types and what is required. */
export function compareParameters(facts: ServerFacts, source: SourceFacts, announcements: Announcements): Tally {
  const find = operationsByKey(facts, source);
  const endpoints = endpointsByKey(source.endpoints);
  let parameters = 0;
  const mismatches: Mismatch[] = [];
  for (const description of facts.descriptions) {
    const endpoint = endpoints.get(keyOf(description.method, description.route));
    if (endpoint === undefined || find(description) !== undefined) continue;
    const served = parametersOf(description);
    parameters += served.size;
    const read = new Map(endpoint.parameters.map((parameter) => [parameter.name.toLowerCase(), parameter]));
    const found = (name: string, server: string, tenon: string, parameter: SourceParameter | undefined): void => {
      mismatches.push({
        kind: "place of a parameter",
        subject: `${description.method} ${canonicalRoute(description.route)}: ${name}`,
        server,
        tenon,
        place: parameter?.location ?? endpoint.place,
        isAnnounced: announcements.at(parameter?.location, endpoint.place),
      });
    };
    for (const [name, places] of served) {
      const ours = read.get(name);
      read.delete(name);
      // The members of [AsParameters] are described one by one, under their own names.
      if (ours === undefined && endpoint.parameters.some(({ place }) => place === "parameters")) continue;
      if (ours === undefined || !agrees(places, ours.place))
        found(name, [...places].join(" and "), ours?.place ?? "nothing", ours);
    }
    // An object that a request cannot fill has no place in the description.
    for (const [name, parameter] of read)
      if (parameter.place !== "parameters") found(name, "nothing", parameter.place, parameter);
  }
  return { ...nothingCompared, parameters, mismatches };
}

function endpointsByKey(endpoints: readonly SourceEndpoint[]): ReadonlyMap<string, SourceEndpoint> {
  return new Map(
    endpoints.flatMap((endpoint) => {
      const { methods, route } = endpoint;
      if (route === undefined || typeof methods === "string") return [];
      return methods.map((method) => [keyOf(method, route), endpoint] as const);
    }),
  );
}

const places: ReadonlyMap<string, string> = new Map([
  ["Path", "route"],
  ["Query", "query"],
  ["ModelBinding", "query or form"],
  ["Header", "header"],
  ["Form", "form"],
  ["FormFile", "form"],
  ["Body", "body"],
]);

/** By the name of the parameter of the handler: the members of an object that is bound one by one are one parameter. */
function parametersOf({ inputs, requestFormats }: DescriptionFact): ReadonlyMap<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const input of inputs) {
    const place = placeOf(input, requestFormats);
    if (place === undefined) continue;
    const name = nameOf(input).toLowerCase();
    found.set(name, (found.get(name) ?? new Set()).add(place));
  }
  return found;
}

/** A form collection is described as a body whose format is a form. */
function placeOf({ source }: InputFact, formats: readonly string[]): string | undefined {
  const place = places.get(source);
  return place === "body" && formats.some((format) => format.includes("form")) ? "form" : place;
}

/** An attribute's name counts for a plain parameter; a member is told by the parameter it belongs to. */
function nameOf({ name, parameter }: InputFact): string {
  return parameter ?? name;
}

function agrees(served: ReadonlySet<string>, read: string): boolean {
  if (served.has("query or form"))
    return read === "parameters" || read === "query" || read === "form" || read === "route";
  return read === "parameters" || (served.size === 1 && served.has(read)) || (served.has(read) && served.has("route"));
}
