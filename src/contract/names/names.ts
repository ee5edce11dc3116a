import { commonEnds } from "../../collections/common-ends.js";
import { addTo } from "../../collections/lists-by-key.js";
import type { Location } from "../../diagnostics/location.js";
import type { Contract, Service } from "../contract.js";
import { compareOrdinal } from "../order.js";
import { csharpTypeParametersOf, type TypeDeclaration } from "../type-declaration.js";
import { camelCase, capitalized } from "./camel-case.js";
import { safeBindingName, safeFunctionName, safeTypeName } from "./reserved-words.js";
import { words } from "./words.js";

/** Told for everything whose plain name was taken, so that a reader can leave a located note. */
export interface Renamed {
  readonly what: "type" | "client";
  readonly csharpName: string;
  readonly name: string;
  readonly location: Location | undefined;
}

/** Gives every type and service its emitted name. Depends on nothing but the set of names, so any file order gives the same ones. */
export function assignNames(contract: Contract, onRenamed: (renamed: Renamed) => void): Contract {
  const typeNames = namesOf(contract.types.map(typeCandidate));
  const serviceNames = namesOf(
    contract.services.map((service) => moduleCandidate(service, clientName(service.csharpName))),
  );
  const types = contract.types.map((type, at) => ({ ...type, name: typeNames[at] ?? type.csharpName }));
  const services = contract.services.map((service, at) => ({ ...service, name: serviceNames[at] ?? service.name }));
  for (const type of types) {
    if (type.name !== safeTypeName(`${type.csharpName}${formOf(type)}`)) {
      onRenamed({ what: "type", csharpName: fullName(type), name: type.name, location: type.location });
    }
  }
  for (const service of services) {
    if (service.name !== clientName(service.csharpName)) {
      const csharpName = qualified(service.namespace, service.csharpName);
      onRenamed({ what: "client", csharpName, name: service.name, location: service.location });
    }
  }
  const { hubs } = contract;
  if (hubs === undefined) return { ...contract, types, services };
  const hubNames = namesOf(hubs.map((hub) => moduleCandidate(hub, hubName(hub.csharpName))));
  return { ...contract, types, services, hubs: hubs.map((hub, at) => ({ ...hub, name: hubNames[at] ?? hub.name })) };
}

/** `GetTaskAsync` → `getTask`, `Delete` → `remove`. */
export function functionName(csharpName: string): string {
  return plainFunctionName(withoutAsync(csharpName));
}

/** The functions of one class by their C# names. `Get` and `GetAsync` beside each other both keep their names. */
export function functionNames(
  csharpNames: readonly string[],
  named: (name: string) => string = plainFunctionName,
): ReadonlyMap<string, string> {
  const all = new Set(csharpNames);
  return new Map(
    csharpNames.map((name) => {
      const short = withoutAsync(name);
      return [name, named(short !== name && all.has(short) ? name : short)];
    }),
  );
}

/** Of a name in which `Async` is a word like any other: one made of the route `/jobs/async`, or one without it already. */
export function plainFunctionName(name: string): string {
  return safeFunctionName(camelCase(name));
}

/** The name of a parameter in a client function. A parameter of a route alone may have any name: `{page-size}` → `pageSize`. */
export function parameterName(csharpName: string): string {
  const isIdentifier = /^[A-Za-z_]\w*$/.test(csharpName) || /^[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(csharpName);
  return safeBindingName(camelCase(isIdentifier ? csharpName : words(csharpName) || "value"));
}

/** ASP.NET drops a trailing `Async` from action names (`SuppressAsyncSuffixInActionNames`). */
export function withoutAsync(name: string): string {
  return name.length > 5 && name.endsWith("Async") ? name.slice(0, -5) : name;
}

/** `TasksController` and `TasksContract` → `tasks`. */
export function clientName(csharpName: string): string {
  const stem = csharpName.replace(/(Controller|Contracts?)$/, "");
  const name = safeBindingName(camelCase(stem === "" ? csharpName : stem));
  return name === "index" ? "index_" : name;
}

/** `ChatHub` → `chat`. */
export function hubName(csharpName: string): string {
  return clientName(csharpName.replace(/(?<=.)Hub$/, ""));
}

/** The spellings to try for one thing, best first; `namespace` tells things of one name apart. */
interface Candidate {
  readonly plain: string;
  /** With its containing types: `OuterInner`. Equal to `plain` for what is not nested. */
  readonly nested: string;
  readonly namespace: readonly string[];
  readonly join: (segments: readonly string[], name: string) => string;
  /** When the namespace does not help either. */
  readonly last: string;
}

function typeCandidate(type: TypeDeclaration): Candidate {
  const arity = csharpTypeParametersOf(type).length;
  const form = formOf(type);
  const nested = [...type.containingTypes, type.csharpName, form].join("");
  return {
    plain: safeTypeName(`${type.csharpName}${form}`),
    nested: safeTypeName(nested),
    namespace: segmentsOf(type.namespace),
    join: (segments, name) => [...segments.map(capitalized), name].join(""),
    last: form !== "" ? `${nested}Text` : arity === 0 ? `${nested}2` : `${nested}Of${arity === 1 ? "" : arity}`,
  };
}

function formOf(type: TypeDeclaration): string {
  return `${(type.kind === "enum" ? type.form : undefined) ?? ""}${type.writtenBy ?? ""}`;
}

function moduleCandidate(module: Pick<Service, "csharpName" | "namespace">, name: string): Candidate {
  return {
    plain: name,
    nested: name,
    namespace: segmentsOf(module.namespace),
    join: (segments, plain) => camelCase([...segments.map(capitalized), capitalized(plain)].join("")),
    last: camelCase(module.csharpName),
  };
}

function namesOf(candidates: readonly Candidate[]): readonly string[] {
  let names = candidates.map((candidate) => candidate.plain);
  names = whereTaken(names, candidates, (group) => group.map(({ candidate }) => candidate.nested));
  names = whereTaken(names, candidates, byNamespace);
  names = whereTaken(names, candidates, (group) => keepOne(group, (member) => member.candidate.last));
  return whereTaken(names, candidates, (group) => group.map(({ name }, at) => (at === 0 ? name : `${name}${at + 1}`)));
}

interface Member {
  readonly candidate: Candidate;
  readonly name: string;
}

/** Renames the members of every group that shares a name; names that are alone stay. */
function whereTaken(
  names: readonly string[],
  candidates: readonly Candidate[],
  rename: (group: readonly Member[]) => readonly string[],
): string[] {
  const result = [...names];
  for (const indexes of groupIndexes(names).values()) {
    if (indexes.length < 2) continue;
    const ordered = [...indexes].sort((a, b) => compareOrdinal(orderKey(candidates[a]), orderKey(candidates[b])));
    const members = ordered.flatMap((index) => {
      const candidate = candidates[index];
      const name = names[index];
      return candidate === undefined || name === undefined ? [] : [{ candidate, name }];
    });
    const renamed = rename(members);
    ordered.forEach((index, at) => {
      const name = renamed[at];
      if (name !== undefined) result[index] = name;
    });
  }
  return result;
}

function groupIndexes(names: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  names.forEach((name, index) => {
    addTo(groups, name, index);
  });
  return groups;
}

function orderKey(candidate: Candidate | undefined): string {
  return candidate === undefined ? "" : `${candidate.namespace.join(".")} ${candidate.nested} ${candidate.last}`;
}

/** Each takes the namespace segments in which it differs; a prefix or suffix that all share is left out. */
function byNamespace(group: readonly Member[]): readonly string[] {
  const namespaces = group.map((member) => member.candidate.namespace);
  const { front, back } = commonEnds(namespaces);
  return group.map(({ candidate, name }) =>
    candidate.join(candidate.namespace.slice(front, candidate.namespace.length - back), name),
  );
}

/** The first keeps its name. */
function keepOne(group: readonly Member[], rename: (member: Member) => string): readonly string[] {
  return group.map((member, at) => (at === 0 ? member.name : rename(member)));
}

function segmentsOf(namespace: string): readonly string[] {
  return namespace === "" ? [] : namespace.split(".");
}

function qualified(namespace: string, name: string): string {
  return namespace === "" ? name : `${namespace}.${name}`;
}

function fullName(type: TypeDeclaration): string {
  return qualified(type.namespace, [...type.containingTypes, type.csharpName].join("."));
}
