/**
 * Runs the program from where it begins, up to where it listens. What it built is then asked for: options, services, endpoints. Code
 * that nothing reaches changes nothing.
 */
import { locationOfExpression } from "../../csharp/binding/index.js";
import type { MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import {
  CSharpMachine,
  type Element,
  type HeapObject,
  itemsOf,
  knownObject,
  type ObjectValue,
  type Place,
  placeOfBody,
  readNamed,
  runBody,
  Thrown,
  VariableScope,
} from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { ambient } from "../../framework/host.js";
import { lifetimeOf } from "../../framework/hosting/lifetime.js";
import {
  framework,
  type Host,
  hostOf,
  hubLists,
  optionsOf,
  type RouteMapping,
  type Routing,
  routingOf,
  type ServerStart,
  startsOf,
} from "../../framework/index.js";
import { typesDerivedFrom } from "../program/derived-types.js";
import { methodImplementations } from "../program/method-implementations.js";
import type { SourceProjects } from "../source-projects.js";
import { type EntryPoint, executableEntries, setUpMethods } from "./entry-points.js";
import { runMethod } from "./run-method.js";

export interface StartUp {
  readonly machine: CSharpMachine;
  readonly host: Host;
  readonly projects: SourceProjects;
  readonly routing: Routing;
  /** The methods of the program that a call of an interface's or an abstract method may reach. */
  implementationsOf(method: MethodSymbol): readonly MethodSymbol[];
  /** Where it starts to serve. */
  readonly starts: readonly ServerStart[];
  /** Where the program begins; undefined where nothing starts it. */
  readonly place: Place | undefined;
  /** The options of a type once the program has started; undefined where nothing starts it, or there is no such type. */
  options(metadataName: string): ObjectValue | undefined;
  /** The elements of a list in such options, and the places that handed it to code that is not known. */
  listIn(
    metadataName: string,
    property: string,
  ): { readonly elements: readonly Element[]; readonly touched: readonly Place[] };
  /** What was mapped, in order. */
  mapped(): readonly MappedRoute[];
}

export interface MappedRoute {
  readonly object: HeapObject;
  readonly mapping: RouteMapping;
  /** Of a library: the method that maps it, and that nothing in the sources calls. */
  readonly mapper: MethodSymbol | undefined;
  /** Only some ways through the program map it. */
  readonly isConditional: boolean;
}

export function runStartUp(projects: SourceProjects): StartUp {
  const executables = executableEntries(projects);
  const entries = executables.length > 0 ? executables : uncalled(setUpMethods(projects), projects);
  const machine = new CSharpMachine(framework);
  const host = knowProgram(machine, projects);
  const [first] = entries;
  host.entryAssembly = first?.compilation.assemblyName;
  host.entryAttributes = first?.compilation.assemblyAttributes ?? [];
  const routing = routingOf(machine);
  const mappers = new Map<HeapObject, MethodSymbol>();
  for (const entry of entries) {
    const settings = projects.projects.find(({ compilation }) => compilation === entry.compilation)?.settings;
    host.configuration = { settings, areRead: false, areOverridden: false };
    run(machine, entry);
    if (executables.length > 0 || entry.kind !== "method") continue;
    for (const object of routing.mappings.keys()) if (!mappers.has(object)) mappers.set(object, entry.method);
  }
  const mapped = [routing.mapped, host.part(hubLists.mapped, undefined, true)];
  const isEmpty = mapped.every((list) => (itemsOf(machine, list)?.elements ?? []).length === 0);
  if (executables.length > 0 && machine.cuts.length > 0 && isEmpty)
    for (const entry of unreached(machine, projects)) run(machine, entry);
  const place = first && placeOfBody(first.body);
  const options = (metadataName: string): ObjectValue | undefined => {
    const symbol = host.resolve(metadataName);
    const made = symbol && place && optionsOf(machine, selfType(symbol), place);
    return made?.kind === "object" ? made : undefined;
  };
  return {
    machine,
    host,
    projects,
    routing,
    implementationsOf: host.implementationsOf,
    starts: startsOf(machine),
    place,
    options,
    listIn: (metadataName, property) => {
      const holder = options(metadataName);
      const list = holder && place && readNamed(machine, holder, property, place);
      const object = knownObject(list);
      const elements = (list && itemsOf(machine, list)?.elements) ?? [];
      return { elements, touched: object === undefined ? [] : machine.memory.touched(object) };
    },
    mapped: () => mappedRoutes(machine, routing, mappers),
  };
}

/** What code may ask of the program as a whole: its types and assemblies. */
export function knowProgram(machine: CSharpMachine, projects: SourceProjects): Host {
  const host = hostOf(machine);
  const compilations = projects.projects.map(({ compilation }) => compilation);
  host.resolve = (metadataName) => {
    for (const compilation of compilations) {
      const symbol = compilation.resolve(metadataName);
      if (symbol !== undefined) return symbol;
    }
    return undefined;
  };
  host.implementationsOf = methodImplementations(projects);
  host.derivedFrom = (type) => typesDerivedFrom(projects, type);
  host.assemblies = compilations.map(({ assemblyName }) => assemblyName);
  host.typesOf = (name) => compilations.find(({ assemblyName }) => assemblyName === name)?.types;
  host.usesReflection = !isWithoutReflection(projects);
  return host;
}

function mappedRoutes(
  machine: CSharpMachine,
  { mapped, mappings }: Routing,
  mappers: ReadonlyMap<HeapObject, MethodSymbol>,
): readonly MappedRoute[] {
  return (itemsOf(machine, mapped)?.elements ?? []).flatMap(({ value, conditions }) => {
    const mapping = value.kind === "object" ? mappings.get(value.object) : undefined;
    if (mapping === undefined || value.kind !== "object") return [];
    const mapper = mappers.get(value.object);
    return [{ object: value.object, mapping, mapper, isConditional: conditions.length > 0 }];
  });
}

/** The run was cut off before it got to a server: what sets one up is run by itself, as in a library. */
function unreached(machine: CSharpMachine, projects: SourceProjects): readonly EntryPoint[] {
  const entered = new Set<unknown>(machine.entered);
  return uncalled(setUpMethods(projects), projects).filter((one) => one.kind === "method" && !entered.has(one.method));
}

/** Those that none of the others calls. */
function uncalled(candidates: readonly EntryPoint[], projects: SourceProjects): readonly EntryPoint[] {
  if (candidates.length < 2) return candidates;
  const called = new Set<unknown>();
  for (const candidate of candidates) {
    const machine = new CSharpMachine(framework);
    knowProgram(machine, projects);
    run(machine, candidate);
    for (const method of machine.entered)
      if (candidate.kind === "method" && method !== candidate.method) called.add(method);
  }
  const roots = candidates.filter((one) => one.kind === "method" && !called.has(one.method));
  return roots.length === 0 ? candidates.slice(0, 1) : roots;
}

function run(machine: CSharpMachine, entry: EntryPoint): void {
  const place = placeOfBody(entry.body);
  machine.allow();
  machine.ended = (mark, continues) => keepServing(machine, mark, continues);
  try {
    if (entry.kind === "method") {
      machine.entry = entry.method;
      runMethod(machine, entry.method, place, (type) => ambient(machine, type));
    } else {
      const frame = { method: undefined, self: undefined, types: new Map(), yielded: undefined, conditional: [] };
      const mark = machine.exits.length;
      const base = machine.memory;
      const environment = new VariableScope(frame, undefined);
      machine.entry = environment;
      const continues = runBody(machine, entry.body, environment);
      keepServing(machine, mark, continues);
      machine.collect(base, mark, "return", continues);
    }
  } catch (error) {
    // The program ends here, whatever it is given.
    if (!(error instanceof Thrown)) throw error;
  }
}

/** A way that ends before it starts a server (`if (args.Contains("migrate")) return;`) says nothing of the server. */
function keepServing(machine: CSharpMachine, mark: number, continues: boolean): void {
  const isServing = (memory: CSharpMachine["memory"]): boolean => {
    const { memory: now } = machine;
    machine.memory = memory;
    const lifetime = lifetimeOf(machine);
    machine.memory = now;
    return lifetime !== undefined && lifetime !== "built";
  };
  const ended = machine.exits.slice(mark);
  const serving = ended.filter(({ memory }) => isServing(memory));
  if (serving.length === 0 && !(continues && isServing(machine.memory))) return;
  machine.exits.length = mark;
  machine.exits.push(...serving);
}

/** A trimmed application, and so one compiled ahead of time, has no resolver but those that it adds. */
function isWithoutReflection({ projects }: SourceProjects): boolean {
  return projects.some(({ isRoot, project }) => {
    if (isRoot === false || project === undefined) return false;
    const isSaid = (name: string, value: string): boolean => project.property(name).toLowerCase() === value;
    if (project.property(reflectionSwitch) !== "") return isSaid(reflectionSwitch, "false");
    return isSaid("PublishTrimmed", "true") || (isSaid("PublishAot", "true") && !isSaid("PublishTrimmed", "false"));
  });
}

const reflectionSwitch = "JsonSerializerIsReflectionEnabledByDefault";

const reasons = {
  steps: "there are too many steps",
  depth: "calls or expressions are nested too deeply",
  rounds: "a loop has too many rounds",
  routes: "it maps more routes than are read",
} as const;

/** Where code was not followed to its end; asked once everything has run that is of interest. */
export function reportCuts({ machine }: StartUp, sink: DiagnosticSink): void {
  for (const { reason, place } of machine.cuts)
    sink.report(diagnostic("startUpNotFollowed", locationOfExpression(place), { reason: reasons[reason] }));
}
