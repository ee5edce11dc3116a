/** What a request carries, and what is answered, as the API explorer describes them. */
import { type Body, flatParameters, type Parameter } from "../../src/contract/operation.js";
import type { TypeDeclaration } from "../../src/contract/type-declaration.js";
import type { Announcements } from "./announcements.js";
import { canonicalRoute } from "./compare-endpoints.js";
import { type Mismatch, nothingCompared, type Tally } from "./mismatch.js";
import { isFirstRoute, keyOf, operationsByKey } from "./operations-by-key.js";
import { type DescriptionFact, type InputFact, mayBeJson, type ServerFacts } from "./server-facts.js";
import { isPlainShape, isReadConverter, readShape, sameShape, servedShape, textShape } from "./shapes.js";
import type { SourceFacts, SourceOperation } from "./source-facts.js";

export function compareInputs(facts: ServerFacts, source: SourceFacts, announcements: Announcements): Tally {
  const find = operationsByKey(facts, source);
  let parameters = 0;
  const mismatches: Mismatch[] = [];
  for (const description of facts.descriptions) {
    const operation = find(description);
    if (operation === undefined) {
      mismatches.push(...unread(description, source, announcements));
      continue;
    }
    if (description.binder !== undefined) continue;
    const served = wireInputs(description);
    parameters += served.size;
    for (const [kind, name, server, tenon] of differences(
      served,
      readInputs(operation),
      formObjects(operation),
      facts,
      { ...description, isFirst: isFirstRoute(operation, description.method, description.route) },
      source.types,
    )) {
      mismatches.push({
        kind,
        subject: `${description.method} ${canonicalRoute(description.route)}: ${name}`,
        server,
        tenon,
        place: operation.place,
        isAnnounced: announcements.at(operation.place),
      });
    }
  }
  return { ...nothingCompared, parameters, mismatches };
}

/** An endpoint that is listed and has no operation: an error says what leaves it out. */
function unread(
  { method, route }: DescriptionFact,
  { endpoints, leftOut }: SourceFacts,
  announcements: Announcements,
): readonly Mismatch[] {
  const key = keyOf(method, route);
  const endpoint = endpoints.find(
    (one) =>
      one.route !== undefined &&
      typeof one.methods !== "string" &&
      one.methods.some((own) => keyOf(own, one.route ?? "") === key),
  );
  // One that is not listed either is counted with the endpoints.
  if (endpoint === undefined) return [];
  const name = endpoint.handler?.split(".").slice(-2).join(".").replace("Controller.", ".") ?? "";
  return [
    {
      kind: "operation not read",
      subject: `${method} ${canonicalRoute(route)}`,
      server: "an operation",
      tenon: "nothing",
      place: endpoint.place,
      isAnnounced:
        announcements.at(endpoint.place, ...endpoint.parameters.map(({ location }) => location)) ||
        (name !== "" && leftOut.some(({ message }) => message.includes(name))),
    },
  ];
}

interface ReadInput {
  readonly place: string;
  readonly required: boolean;
  readonly input: Parameter | Body;
}

/** Where ASP.NET looks for a value of each source. `ModelBinding` is plain MVC's: route, query or form, whichever has it. */
const places: ReadonlyMap<string, readonly [string, ...string[]]> = new Map([
  ["Path", ["route"]],
  ["Query", ["query"]],
  ["ModelBinding", ["query", "form", "route"]],
  ["Header", ["header"]],
  ["Form", ["form"]],
  ["FormFile", ["form"]],
  ["Body", ["body"]],
]);

interface ServedInput extends InputFact {
  readonly places: readonly [string, ...string[]];
}

/** Services and what the framework itself gives are nothing that a caller sends. */
function wireInputs({ inputs, requestFormats, route }: DescriptionFact): ReadonlyMap<string, ServedInput> {
  const isForm = requestFormats.length > 0 && requestFormats.every((format) => format.includes("form"));
  return new Map(
    inputs.flatMap((input) => {
      const found = places.get(input.source);
      // A member that says it comes from the route is described whether the route has such a segment or not.
      if (found === undefined || (input.source === "Path" && !hasSegment(route, input.name))) return [];
      // A form collection is described as a body whose format is a form.
      const [place] = found;
      if (place === "body" && isForm) return [["(body)", { ...input, places: ["form"] }] as const];
      return [[place === "body" ? "(body)" : input.name.toLowerCase(), { ...input, places: found }] as const];
    }),
  );
}

function hasSegment(route: string, name: string): boolean {
  return route.split("{").some((part) => (/^\**([^:=?}]*)/.exec(part)?.[1] ?? "").toLowerCase() === name.toLowerCase());
}

function readInputs({ inputs }: SourceOperation): ReadonlyMap<string, ReadInput> {
  const values = flatParameters(inputs).map((input): readonly [string, ReadInput] => [
    input.wireName.toLowerCase(),
    { place: input.place, required: input.required && input.type.kind !== "nullable", input },
  ]);
  const bodies = inputs.flatMap((input): readonly (readonly [string, ReadInput])[] =>
    input.kind === "body" ? [["(body)", { place: bodyPlace(input), required: input.required, input }]] : [],
  );
  return new Map([...values, ...bodies]);
}

/** The fields of each object that a form fills, by the name of its parameter. */
function formObjects({ inputs }: SourceOperation): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    inputs.flatMap((input) => {
      if (input.kind !== "parameterObject") return [];
      const fields = flatParameters([input]).filter(({ place }) => place === "form");
      return [[input.csharpName.toLowerCase(), new Set(fields.map(({ wireName }) => wireName.toLowerCase()))] as const];
    }),
  );
}

/**
 * A body that may be null is always sent, so only one that is taken for optional is wrong. What minimal APIs describe
 * of bodies does not know `EmptyBodyBehavior`.
 */
function isRequiredOtherwise(input: InputFact, ours: ReadInput, stack: DescriptionFact["stack"]): boolean {
  if (ours.place === "form") return false;
  if (ours.place !== "body") return input.isRequired !== ours.required;
  return stack === "mvc" && input.isRequired && !ours.required;
}

function bodyPlace({ encoding }: Body): string {
  return encoding === "form" || encoding === "multipart" ? "form" : "body";
}

function* differences(
  served: ReturnType<typeof wireInputs>,
  read: ReturnType<typeof readInputs>,
  objects: ReturnType<typeof formObjects>,
  facts: ServerFacts,
  { stack, requestFormats, route, isFirst }: DescriptionFact & { readonly isFirst: boolean },
  types: ReadonlyMap<string, TypeDeclaration>,
): Iterable<readonly [kind: string, name: string, server: string, tenon: string]> {
  for (const [name, input] of served) {
    const ours = read.get(name);
    if (ours === undefined) {
      if (input.source === "Path" && !isFirst) continue;
      // A form that is one object of ours has no fields of its own; a minimal API describes none of an object's fields.
      const isWhole = read.get("(body)")?.place === "form" || objects.has(name);
      if (!(input.places.includes("form") && isWhole))
        yield ["parameter not read", input.name, input.places.join(" or "), "nothing"];
      continue;
    }
    if (!input.places.includes(ours.place)) yield ["place of a parameter", input.name, input.places[0], ours.place];
    else if (isRequiredOtherwise(input, ours, stack))
      yield ["required parameter", input.name, String(input.isRequired), String(ours.required)];
    if (ours.place === "body" && input.type !== undefined && mayBeJson(requestFormats)) {
      const server = servedShape(input.type, facts.types[stack] ?? {});
      const tenon = readShape(ours.input.type, types);
      if (!sameShape(server, tenon) && !isReadConverter(server, tenon))
        yield ["type of a body", input.name, server, tenon];
    }
    if (ours.place !== "body" && input.type !== undefined) {
      // What parses itself is described as a string.
      const server = textShape(input.type);
      const tenon = readShape(ours.input.type, types).replace(/\bstring (?=\w)/g, "");
      if (server !== undefined && server !== "string" && isPlainShape(tenon) && server !== tenon)
        yield ["type of a parameter", input.name, server, tenon];
    }
  }
  const described = new Set([...served.keys()].flatMap((name) => [...(objects.get(name) ?? [])]));
  // A segment that no parameter takes is not described, and must be in the request all the same.
  const isSegment = (name: string, place: string): boolean =>
    place === "route" && (!isFirst || hasSegment(route, name));
  for (const [name, { place }] of read)
    if (
      !served.has(name) &&
      !isSegment(name, place) &&
      !(place === "form" && (name === "(body)" || described.has(name)))
    )
      yield ["parameter not bound", name, "nothing", place];
}
