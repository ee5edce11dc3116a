/**
 * Runs the program from where it begins, up to where it listens. What it built is then asked for: options, services, endpoints. Code
 * that nothing reaches changes nothing.
 */
import { locationOfExpression } from "../../csharp/binding/index.js";
import { CSharpMachine, type Place, runBody, Thrown, VariableScope } from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { ambient } from "../../framework/host.js";
import { framework, type Host, hostOf } from "../../framework/index.js";
import type { SourceProjects } from "../source-projects.js";
import { type EntryPoint, executableEntries, setUpMethods } from "./entry-points.js";
import { runMethod } from "./run-method.js";

export interface StartUp {
  readonly machine: CSharpMachine;
  readonly host: Host;
  /** Where the program begins; undefined where nothing starts it. */
  readonly place: Place | undefined;
}

/** `observe`: told what each expression gives that runs. */
export function runStartUp(projects: SourceProjects, observe?: CSharpMachine["observe"]): StartUp {
  const executables = executableEntries(projects);
  const entries = executables.length > 0 ? executables : uncalled(setUpMethods(projects), projects);
  const machine = new CSharpMachine(framework);
  machine.observe = observe;
  const host = knowProgram(machine, projects);
  const [first] = entries;
  host.entryAssembly = first?.compilation.assemblyName;
  for (const entry of entries) run(machine, entry);
  return { machine, host, place: first && placeOf(first) };
}

/** What code may ask of the program as a whole: its types and assemblies. */
export function knowProgram(machine: CSharpMachine, projects: SourceProjects): Host {
  const host = hostOf(machine);
  const compilations = projects.projects.map(({ compilation }) => compilation);
  host.resolve = (metadataName) => {
    for (const compilation of compilations) {
      const found = compilation.resolve(metadataName);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  host.assemblies = compilations.map(({ assemblyName }) => assemblyName);
  host.typesOf = (name) => compilations.find(({ assemblyName }) => assemblyName === name)?.types;
  host.usesReflection = !isWithoutReflection(projects);
  return host;
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

function placeOf({ body }: EntryPoint): Place {
  return { syntax: { kind: "ThisExpression", start: body.extent.start, end: body.extent.end }, scope: body.scope };
}

function run(machine: CSharpMachine, entry: EntryPoint): void {
  const place = placeOf(entry);
  machine.allow();
  try {
    if (entry.kind === "method") runMethod(machine, entry.method, place, (type) => ambient(machine, type));
    else {
      const frame = { method: undefined, self: undefined, types: new Map(), yielded: undefined, conditional: [] };
      const mark = machine.exits.length;
      const base = machine.memory;
      const continues = runBody(machine, entry.body, new VariableScope(frame, undefined));
      machine.collect(base, mark, "return", continues);
    }
  } catch (error) {
    // The program ends here, whatever it is given.
    if (!(error instanceof Thrown)) throw error;
  }
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
} as const;

/** Where code was not followed to its end; asked once everything has run that is of interest. */
export function reportCuts({ machine }: StartUp, sink: DiagnosticSink): void {
  for (const { reason, place } of machine.cuts)
    sink.report(diagnostic("startUpNotFollowed", locationOfExpression(place), { reason: reasons[reason] }));
}
