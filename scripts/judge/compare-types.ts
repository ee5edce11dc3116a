/** Every type that an endpoint reaches: its properties, names and presence as the serialiser has them. */
import type { ObjectType, Property, TypeDeclaration, UnionVariant } from "../../src/contract/type-declaration.js";
import type { Announcements } from "./announcements.js";
import { type Mismatch, nothingCompared, sum, type Tally } from "./mismatch.js";
import { operationsByKey } from "./operations-by-key.js";
import { mayBeJson, type PropertyFact, type ServerFacts, type TypeFact } from "./server-facts.js";
import {
  converterShape,
  definitionName,
  isReadConverter,
  judgeName,
  readShape,
  sameShape,
  servedShape,
  type TypeFacts,
  withNumbersAsText,
} from "./shapes.js";
import type { SourceFacts, StackName } from "./source-facts.js";

export function compareTypes(facts: ServerFacts, source: SourceFacts, announcements: Announcements): Tally {
  return sum(
    (["mvc", "http"] as const).map((stack) => {
      const types = facts.types[stack] ?? {};
      const reached = reachedTypes(facts, source, stack);
      return sum(
        Object.entries(types)
          .filter(([name]) => reached.has(name))
          .map(([name, fact]) => compareType(name, fact, { stack, types, source, announcements })),
      );
    }),
  );
}

/** The types of the operations that were read; that others were not read is counted with the endpoints. */
function reachedTypes(facts: ServerFacts, source: SourceFacts, stack: StackName): ReadonlySet<string> {
  const types = facts.types[stack] ?? {};
  const find = operationsByKey(facts, source);
  const waiting = facts.descriptions
    .filter((one) => one.stack === stack && find(one) !== undefined)
    .flatMap(({ inputs, requestFormats, answers }) => [
      // A body that no formatter reads, as of [Consumes("application/xml")] without one for XML, has no format at all.
      ...inputs.filter(({ source }) => source === "Body" && requestFormats.length > 0 && mayBeJson(requestFormats)),
      // What FastEndpoints takes as a whole may be members that all travel elsewhere.
      ...inputs.filter(
        ({ source: bound, type }) =>
          bound === "FastEndpoints" && mayBeJson(requestFormats) && source.types.has(type ?? ""),
      ),
      ...answers.filter(({ formats }) => mayBeJson(formats)),
    ])
    .flatMap(({ type }) => type ?? []);
  const reached = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const fact = types[name];
    if (fact === undefined || reached.has(name)) continue;
    reached.add(name);
    const inner = [fact.element, fact.key, fact.underlying, ...(fact.properties ?? []).map(({ type }) => type)];
    waiting.push(...inner.flatMap((one) => one ?? []), ...Object.keys(fact.polymorphism?.derived ?? {}));
  }
  return reached;
}

interface Comparison {
  readonly stack: StackName;
  readonly types: TypeFacts;
  readonly source: SourceFacts;
  readonly announcements: Announcements;
}

function compareType(name: string, fact: TypeFact, comparison: Comparison): Tally {
  const isDeclared = fact.kind === "Object" || fact.values !== undefined;
  if (!isDeclared || fact.underlying !== undefined || /^(System|Microsoft|<>f__Anonymous)/.test(name))
    return nothingCompared;
  const definition = definitionName(name, fact);
  const { source, stack } = comparison;
  const forms = stack === "http" ? [`${definition}!by FastEndpoints`, `${definition}!by Http`] : [];
  const declaration = [...forms, definition].flatMap((id) => source.types.get(id) ?? [])[0];
  const found = (
    kind: string,
    subject: string,
    server: string,
    tenon: string,
    ...places: readonly ObjectType["location"][]
  ): Mismatch => ({
    kind,
    subject,
    server,
    tenon,
    place: places.find((place) => place !== undefined) ?? declaration?.location,
    isAnnounced: comparison.announcements.at(...places, declaration?.location) || isOfSettings(kind, comparison),
  });
  if (declaration === undefined)
    return { ...nothingCompared, types: 1, mismatches: [found("type not read", name, fact.kind, "nothing")] };
  if (fact.values !== undefined)
    return { ...nothingCompared, types: 1, mismatches: compareEnum(name, fact.values, declaration, found) };
  if (declaration.kind === "object")
    return {
      ...nothingCompared,
      types: 1,
      ...compareObject(name, fact.properties ?? [], declaration, comparison, found),
    };
  if (declaration.kind === "union" && fact.polymorphism !== undefined)
    return { ...nothingCompared, types: 1, mismatches: compareUnion(name, fact.polymorphism, declaration, found) };
  return { ...nothingCompared, types: 1, mismatches: [found("kind of type", name, fact.kind, declaration.kind)] };
}

/** What an option decides of a type: a difference there is announced where the option is touched and not followed. */
const decidingOptions: ReadonlyMap<string, readonly string[]> = new Map([
  ["JSON name", ["PropertyNamingPolicy", "TypeInfoResolver", "ContractResolver"]],
  ["property not read", ["IncludeFields", "TypeInfoResolver", "ContractResolver"]],
  ["property not written", ["IncludeFields", "TypeInfoResolver", "ContractResolver"]],
  ["read", ["IgnoreReadOnlyProperties", "PreferredObjectCreationHandling", "TypeInfoResolver", "ContractResolver"]],
  ["written", ["IgnoreReadOnlyProperties", "TypeInfoResolver", "ContractResolver"]],
  [
    "key may be missing",
    ["DefaultIgnoreCondition", "TypeInfoResolver", "NullValueHandling", "DefaultValueHandling", "ContractResolver"],
  ],
  ["required in a request", ["TypeInfoResolver", "ContractResolver"]],
  ["type of property", ["Converters", "TypeInfoResolver", "ContractResolver"]],
  ["enum value", ["Converters"]],
]);

function isOfSettings(kind: string, { stack, source, announcements }: Comparison): boolean {
  const options = decidingOptions.get(kind);
  if (options === undefined) return false;
  return announcements.touches(source.stacks[stack], options);
}

type Found = (
  kind: string,
  subject: string,
  server: string,
  tenon: string,
  ...places: readonly ObjectType["location"][]
) => Mismatch;

function compareEnum(
  name: string,
  values: Readonly<Record<string, string>>,
  declaration: TypeDeclaration,
  found: Found,
): readonly Mismatch[] {
  if (declaration.kind !== "enum") return [found("kind of type", name, "enum", declaration.kind)];
  const ours = new Map(
    declaration.members.map((member) => [
      member.csharpName,
      declaration.wire === "number" ? member.value : JSON.stringify(member.name),
    ]),
  );
  return Object.entries(values).flatMap(([member, server]) => {
    const tenon = ours.get(member) ?? "nothing";
    return server === tenon ? [] : [found("enum value", `${name}.${member}`, server, tenon)];
  });
}

function compareUnion(
  name: string,
  { discriminator, derived }: NonNullable<TypeFact["polymorphism"]>,
  declaration: Extract<TypeDeclaration, { kind: "union" }>,
  found: Found,
): readonly Mismatch[] {
  const server = [discriminator, ...Object.values(derived).map(String).sort()].join(" ");
  // A base that is not abstract is a variant of its own, of which the serialiser does not speak.
  const { base, variants } = declaration;
  const isBase = ({ tag, type }: UnionVariant): boolean =>
    tag === undefined && type.kind === "reference" && type.id === base?.id && !(judgeName(base.id) in derived);
  const tags = variants.filter((variant) => !isBase(variant)).map(({ tag }) => String(tag ?? null));
  const tenon = [declaration.discriminator ?? "none", ...tags.sort()].join(" ");
  return server === tenon ? [] : [found("polymorphism", name, server, tenon)];
}

function compareObject(
  name: string,
  served: readonly PropertyFact[],
  declaration: ObjectType,
  comparison: Comparison,
  found: Found,
): Pick<Tally, "properties" | "mismatches"> {
  const read = new Set(declaration.properties);
  const mismatches: Mismatch[] = [];
  const plain = served.filter((property) => !property.isExtensionData);
  for (const property of plain) {
    const subject = `${name}.${property.member ?? property.name}`;
    const same = [...read].filter(({ csharpName }) => csharpName === (property.member ?? property.name));
    // An override that has another name is written under both.
    const ours = same.find(({ name }) => name === property.name) ?? same[0];
    if (ours === undefined) {
      mismatches.push(found("property not read", subject, property.name, "nothing"));
      continue;
    }
    read.delete(ours);
    for (const [kind, server, tenon] of propertyDifferences(property, ours, comparison))
      mismatches.push(found(kind, subject, server, tenon, ours.location));
  }
  for (const property of read)
    mismatches.push(
      found("property not written", `${name}.${property.csharpName}`, "nothing", property.name, property.location),
    );
  const isOpen = served.some((property) => property.isExtensionData);
  if (isOpen !== (declaration.additional !== undefined))
    mismatches.push(found("extension data", name, String(isOpen), String(!isOpen)));
  return { properties: plain.length, mismatches };
}

function* propertyDifferences(
  served: PropertyFact,
  read: Property,
  { types, source }: Comparison,
): Iterable<readonly [string, string, string]> {
  if (served.name !== read.name) yield ["JSON name", served.name, read.name];
  const plain = served.converter === undefined ? servedShape(served.type, types) : converterShape(served.converter);
  const server = served.writesNumbersAsText ? withNumbersAsText(plain) : plain;
  const tenon = readShape(read.type, source.types);
  const isOwn = isReadConverter(server, tenon);
  if (!sameShape(server, tenon) && !isOwn) yield ["type of property", server, tenon];
  const isNullable = read.type.kind === "nullable";
  const mayBeNull = served.isNullable ?? (server.endsWith("?") ? true : undefined);
  if (
    mayBeNull !== undefined &&
    mayBeNull !== isNullable &&
    !(isOwn && isNullable) &&
    read.type.kind !== "typeParameter" &&
    tenon !== "any" &&
    read.answered === "required"
  )
    yield ["null", String(mayBeNull), String(isNullable)];
  if (served.isWritten !== (read.answered !== "absent")) yield ["written", String(served.isWritten), read.answered];
  if (served.isWritten && served.mayBeMissing !== (read.answered === "optional"))
    yield ["key may be missing", String(served.mayBeMissing), read.answered];
  if (served.isRead !== (read.sent !== "absent")) yield ["read", String(served.isRead), read.sent];
  if (served.isRequired && read.sent !== "required") yield ["required in a request", "required", read.sent];
}
