/** What a request carries, and what is answered, as the API explorer describes them. */
import { type Body, flatParameters, type Parameter } from "../../src/contract/operation.js";
import type { TypeDeclaration } from "../../src/contract/type-declaration.js";
import type { Announcements } from "./announcements.js";
import { canonicalRoute } from "./compare-endpoints.js";
import { type Mismatch, nothingCompared, type Tally } from "./mismatch.js";
import { operationsByKey } from "./operations-by-key.js";
import type { DescriptionFact, InputFact, ServerFacts } from "./server-facts.js";
import { readShape, sameShape, servedShape } from "./shapes.js";
import type { SourceFacts, SourceOperation } from "./source-facts.js";

export function compareInputs(facts: ServerFacts, source: SourceFacts, announcements: Announcements): Tally {
  const find = operationsByKey(source.operations);
  let parameters = 0;
  const mismatches: Mismatch[] = [];
  for (const description of facts.descriptions) {
    const operation = find(description.method, description.route);
    if (operation === undefined) continue;
    const served = wireInputs(description);
    parameters += served.size;
    for (const [kind, name, server, tenon] of differences(
      served,
      readInputs(operation),
      facts,
      description,
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

interface ReadInput {
  readonly place: string;
  readonly required: boolean;
  readonly input: Parameter | Body;
}

const places: ReadonlyMap<string, string> = new Map([
  ["Path", "route"],
  ["Query", "query"],
  ["ModelBinding", "query"],
  ["Header", "header"],
  ["Form", "form"],
  ["FormFile", "form"],
  ["Body", "body"],
]);

/** Services and what the framework itself gives are nothing that a caller sends. */
function wireInputs({ inputs }: DescriptionFact): ReadonlyMap<string, InputFact & { readonly place: string }> {
  return new Map(
    inputs.flatMap((input) => {
      const place = places.get(input.source);
      return place === undefined
        ? []
        : [[place === "body" ? "(body)" : input.name.toLowerCase(), { ...input, place }] as const];
    }),
  );
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

function bodyPlace({ encoding }: Body): string {
  return encoding === "form" || encoding === "multipart" ? "form" : "body";
}

function* differences(
  served: ReturnType<typeof wireInputs>,
  read: ReturnType<typeof readInputs>,
  facts: ServerFacts,
  { stack }: DescriptionFact,
  types: ReadonlyMap<string, TypeDeclaration>,
): Iterable<readonly [kind: string, name: string, server: string, tenon: string]> {
  for (const [name, input] of served) {
    const ours = read.get(name);
    if (ours === undefined) {
      // A form that is one object of ours has no fields of its own.
      if (!(input.place === "form" && read.get("(body)")?.place === "form"))
        yield ["parameter not read", input.name, input.place, "nothing"];
      continue;
    }
    if (ours.place !== input.place) yield ["place of a parameter", input.name, input.place, ours.place];
    else if (input.place !== "body" && input.isRequired !== ours.required)
      yield ["required parameter", input.name, String(input.isRequired), String(ours.required)];
    if (input.place === "body" && input.type !== undefined) {
      const server = servedShape(input.type, facts.types[stack] ?? {});
      const tenon = readShape(ours.input.type, types);
      if (!sameShape(server, tenon)) yield ["type of a body", input.name, server, tenon];
    }
  }
  for (const [name, { place }] of read)
    if (!served.has(name) && !(place === "form" && name === "(body)"))
      yield ["parameter not bound", name, "nothing", place];
}
