/**
 * From where a method that maps routes is called: `app.MapTasks()`, `MapCrud(api, "tasks")`, `endpoint.Map(group)` through an
 * interface. What it maps depends on what it is given, so it is read once for every way it is reached.
 */

import { allInterfaces, baseTypes, bindExpression, localFunctionsIn } from "../../csharp/binding/index.js";
import type { BoundExpression, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { MethodSymbol, ParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { deepest, type Frame, frameOfCall, outermost } from "../../csharp/flow/index.js";
import type { Location } from "../../diagnostics/location.js";
import { callsIn, type FoundCall } from "../program/calls.js";
import { bodiesNaming, type ProgramBody } from "../program/program-bodies.js";
import type { SourceProjects } from "../source-projects.js";
import { carterPath } from "./carter-modules.js";
import { isMetadataCall, rootOfChain, variableKey } from "./endpoint-metadata.js";

type Call = Extract<BoundExpression, { kind: "call" }>;

/** A call with the method or local function around it; undefined in top-level statements. */
export interface OwnedCall extends FoundCall {
  readonly owner: MethodSymbol | undefined;
}

export interface MappingFrames {
  /** One frame for every way the method is reached; the outermost alone where nothing in the sources calls it. */
  readonly framesOf: (owner: MethodSymbol | undefined) => readonly Frame[];
  /** Why there may be more ways than those; undefined where these are all. */
  readonly unfollowed: (owner: MethodSymbol | undefined) => string | undefined;
  /** Nothing in the sources calls it, and nothing outside of them knows it by an interface or a base class. */
  readonly isUncalled: (owner: MethodSymbol) => boolean;
  /** The call may be one of a method of the project that maps routes, though it could not be bound. */
  readonly isMapper: (call: Call) => boolean;
  /** A parameter of a method or local function, not of a lambda or a class. */
  readonly isMethodParameter: (parameter: ParameterSymbol) => boolean;
  /** The method or local function that has the parameter. */
  readonly ownerOf: (parameter: ParameterSymbol) => MethodSymbol | undefined;
  /** Where Carter's modules are mapped. */
  readonly carterCalls: readonly OwnedCall[];
  /** The call that is given the lambda with this parameter: `UseEndpoints(routes => …)`. */
  readonly lambdaCall: (parameter: ParameterSymbol) => OwnedCall | undefined;
  /** What statements say about the group that a variable holds: `group.WithTags("Todos");`. */
  readonly metadataOn: (variable: BoundExpression) => readonly FoundCall[];
}

const builderTypes = /^(IEndpointRouteBuilder|RouteGroupBuilder|WebApplication|IRouteBuilder)$/;

/** Methods that the framework calls, and whose names are too common to look for. */
const startMethods = /^(Main|Configure|ConfigureServices|CreateHostBuilder)$/;

/** Calls whose lambda is given a builder. */
const branchCalls = new Set(["UseEndpoints", "UseRouter", "Map", "MapWhen", "UseWhen"]);

/** A server of so many routes would not start either. */
const mostWays = 10_000;

/** The ways in which a method is reached. */
interface Ways {
  readonly frames: readonly Frame[];
  /** Why some are missing. */
  readonly unfollowed?: string | undefined;
}

export function* ownedCallsIn({ body, method }: ProgramBody, isWanted: (name: string) => boolean): Iterable<OwnedCall> {
  let functions: readonly MethodSymbol[] | undefined;
  for (const found of callsIn(body, isWanted)) {
    functions ??= localFunctionsIn(body);
    yield { ...found, owner: innermost(functions, found.expression) ?? method };
  }
}

function innermost(functions: readonly MethodSymbol[], { syntax }: SourceExpression): MethodSymbol | undefined {
  return functions
    .filter(({ body }) => body !== undefined && body.syntax.start <= syntax.start && syntax.end <= body.syntax.end)
    .sort((a, b) => (b.body?.syntax.start ?? 0) - (a.body?.syntax.start ?? 0))[0];
}

/** `followed` are those of the mapping calls whose frames will be asked for. */
export function mappingFrames(
  workspace: SourceProjects,
  bodies: readonly ProgramBody[],
  mapping: readonly OwnedCall[],
  followed: readonly OwnedCall[] = mapping,
): MappingFrames {
  const sites = callSites(
    workspace,
    followed.flatMap(({ owner }) => owner ?? []),
  );
  const lambdas = lambdaCalls(bodies);
  const metadata = metadataCalls(bodies);
  const owners = new Map(
    [...mapping, ...[...sites.values()].flat()].flatMap(({ owner }) =>
      owner === undefined ? [] : owner.parameters.map(({ location }) => [placeKey(location), owner] as const),
    ),
  );
  const active = new Set<string>();

  const sitesOf = (owner: MethodSymbol): readonly (OwnedCall & { readonly called: MethodSymbol })[] => {
    const declarations = declarationsOf(owner);
    const byName = unboundKeys(owner, declarations.length > 0).flatMap((key) => sites.get(key) ?? []);
    return [
      ...[owner, ...declarations].flatMap((called) =>
        (sites.get(methodKey(called)) ?? []).map((site) => ({ ...site, called })),
      ),
      ...byName.map((site) => ({ ...site, called: owner })),
    ];
  };
  const settled = new Map<string, Ways>();
  let circles = 0;
  const waysTo = (owner: MethodSymbol | undefined): Ways => {
    // Whoever calls Carter's modules, each is mapped once.
    if (owner === undefined || carterPath(owner) !== undefined) return { frames: [outermost] };
    const key = methodKey(owner);
    const known = settled.get(key);
    if (known !== undefined) return known;
    if (active.has(key)) {
      circles++;
      return { frames: [], unfollowed: "it calls itself" };
    }
    active.add(key);
    const before = circles;
    const ways = waysOfCallers(owner);
    active.delete(key);
    // What was seen of a method that is still being asked about is not the whole of it.
    if (circles === before || active.size === 0) settled.set(key, ways);
    return ways;
  };
  const waysOfCallers = (owner: MethodSymbol): Ways => {
    const callers = sitesOf(owner);
    if (callers.length === 0) return { frames: isOffered(owner) ? [] : [outermost] };
    const frames: Frame[] = [];
    let unfollowed: string | undefined;
    for (const { call, owner: caller, called } of callers) {
      const ways = waysTo(caller);
      unfollowed ??= ways.unfollowed;
      for (const frame of ways.frames) {
        if (!reaches(call, owner, frame)) continue;
        if (frame.depth > deepest) unfollowed ??= `it is reached through more than ${deepest} calls`;
        else if (frames.length === mostWays)
          return { frames, unfollowed: `it is called in more than ${mostWays} ways` };
        else frames.push(renamed(frameOfCall(called, call, frame), called, owner));
      }
    }
    return { frames, unfollowed };
  };
  const isUncalled = (owner: MethodSymbol): boolean =>
    takesBuilder(owner) &&
    sitesOf(owner).length === 0 &&
    declarationsOf(owner).every(isOfSource) &&
    carterPath(owner) === undefined;
  const libraries = new Set(
    workspace.projects.flatMap(({ compilation, isRoot }) => (isRoot === false ? [compilation.assemblyName] : [])),
  );
  // An extension of a library that the program does not call maps nothing.
  const isOffered = (owner: MethodSymbol): boolean =>
    owner.isExtension && libraries.has(owner.containingType.assembly) && isUncalled(owner);
  return {
    framesOf: (owner) => waysTo(owner).frames,
    unfollowed: (owner) => waysTo(owner).unfollowed,
    isUncalled: (owner) => isUncalled(owner) && !isOffered(owner),
    isMapper: (call) => mapping.some(({ owner }) => owner?.name === call.name),
    isMethodParameter: ({ location }) => owners.has(placeKey(location)),
    ownerOf: ({ location }) => owners.get(placeKey(location)),
    carterCalls: mapping.filter(({ call }) => call.name === "MapCarter"),
    lambdaCall: (parameter) => lambdas.get(placeKey(parameter.location)),
    metadataOn: (variable) => metadata.get(variableKey(variable) ?? "") ?? [],
  };
}

/**
 * Who calls these methods, who calls those, and so on up to the program's start. A name is looked for once in all the sources;
 * from there on only calls that may mean one of the methods are followed, so that a common name does not drag the program in.
 */
function callSites(
  workspace: SourceProjects,
  mapping: readonly MethodSymbol[],
): ReadonlyMap<string, readonly OwnedCall[]> {
  const sites = new Map<string, OwnedCall[]>();
  const searched = new Set<string>();
  const known = new Set<string>();
  const isNew = (method: MethodSymbol): boolean => {
    const key = methodKey(method);
    if (!dependsOnCaller(method) || known.has(key)) return false;
    known.add(key);
    return true;
  };
  let wanted = mapping.filter(isNew);
  while (wanted.length > 0) {
    const names = new Set(wanted.map(({ name }) => name).filter((name) => !searched.has(name)));
    if (names.size > 0) collectCalls(workspace, names, sites);
    for (const name of names) searched.add(name);
    wanted = wanted
      .flatMap(keysOf)
      .flatMap((key) => sites.get(key) ?? [])
      .flatMap(({ owner }) => (owner !== undefined && isNew(owner) ? [owner] : []));
  }
  return sites;
}

function collectCalls(workspace: SourceProjects, names: ReadonlySet<string>, sites: Map<string, OwnedCall[]>): void {
  for (const body of bodiesNaming(workspace, names)) {
    for (const site of ownedCallsIn(body, (name) => names.has(name))) {
      const key = calledKey(site.call);
      const known = sites.get(key);
      if (known === undefined) sites.set(key, [site]);
      else known.push(site);
    }
  }
}

/** The keys of calls that may reach a method: its own, those of what it implements, and its name if the receiver is unknown. */
function keysOf(method: MethodSymbol): readonly string[] {
  const declarations = declarationsOf(method);
  const own = [method, ...declarations].map(methodKey);
  return declarations.length === 0 ? own : [...own, nameKey(method.name, method.parameters.length)];
}

/** A method whose routes depend on what it is given: a builder, a text, a type that is mapped, what it captures. */
function dependsOnCaller(method: MethodSymbol): boolean {
  if (startMethods.test(method.name)) return false;
  return method.methodKind === "localFunction" || method.parameters.length > 0 || method.typeParameters.length > 0;
}

/** The method that is called; where the receiver's type is not known, whatever has its name and takes as much. */
function calledKey({ method, candidates, name, arguments: given }: Call): string {
  const called = method ?? (candidates.length === 1 ? candidates[0] : undefined);
  return called === undefined ? nameKey(name, given.length) : methodKey(called);
}

/**
 * The keys of calls that could not be bound: through an interface, or as an extension of a value whose type is not known, as
 * after a method of a package that is not there.
 */
function unboundKeys({ name, parameters, isExtension }: MethodSymbol, isDeclared: boolean): readonly string[] {
  const keys = isDeclared ? [nameKey(name, parameters.length)] : [];
  if (!isExtension) return keys;
  const required = parameters.filter((parameter) => !parameter.hasDefault && !parameter.isParams).length;
  for (let given = required - 1; given < parameters.length; given++) keys.push(nameKey(name, given));
  return keys;
}

function nameKey(name: string, parameters: number): string {
  return `${name}/${parameters}`;
}

function takesBuilder(method: MethodSymbol): boolean {
  return method.parameters.some(({ type: { type } }) =>
    type.kind === "named" ? builderTypes.test(type.symbol.name) : type.kind === "error" && builderTypes.test(type.name),
  );
}

function metadataCalls(bodies: readonly ProgramBody[]): ReadonlyMap<string, readonly FoundCall[]> {
  const calls = new Map<string, FoundCall[]>();
  for (const { body } of bodies) {
    for (const found of callsIn(body, isMetadataCall)) {
      const root = rootOfChain(found.call);
      const key = root === undefined ? undefined : variableKey(root);
      if (key === undefined) continue;
      calls.set(key, [...(calls.get(key) ?? []), found]);
    }
  }
  return calls;
}

function lambdaCalls(bodies: readonly ProgramBody[]): ReadonlyMap<string, OwnedCall> {
  const calls = new Map<string, OwnedCall>();
  for (const body of bodies) {
    for (const found of ownedCallsIn(body, (name) => branchCalls.has(name))) {
      for (const { value } of found.call.arguments) {
        const bound = bindExpression(value);
        const parameter = bound.kind === "lambda" && bound.parameters.length === 1 ? bound.parameters[0] : undefined;
        if (parameter !== undefined) calls.set(placeKey(parameter.location), found);
      }
    }
  }
  return calls;
}

/** The methods of base classes and interfaces through which this one can be called. */
function declarationsOf(method: MethodSymbol): readonly MethodSymbol[] {
  if (method.methodKind === "localFunction") return [];
  const self = selfType(method.containingType);
  return [...(method.isOverride ? baseTypes(self) : []), ...allInterfaces(self)]
    .flatMap(({ symbol }) => symbol.members)
    .filter(
      (member): member is MethodSymbol =>
        member.kind === "method" &&
        member.name === method.name &&
        member.parameters.length === method.parameters.length &&
        (member.isAbstract || member.isVirtual || member.isOverride || member.containingType.typeKind === "interface"),
    );
}

function isOfSource({ containingType }: MethodSymbol): boolean {
  return containingType.origin === "source";
}

/** `T.Map(routes)` reaches the method of the type that `T` stands for, and no other. */
function reaches({ receiver }: Call, owner: MethodSymbol, frame: Frame): boolean {
  if (receiver === undefined) return true;
  const bound = bindExpression(receiver);
  if (bound.kind !== "type" || bound.type.kind !== "typeParameterType") return true;
  const given = frame.types.get(bound.type.symbol)?.type;
  return given === undefined || (given.kind === "named" && given.symbol === owner.containingType);
}

/** An implementation may call its parameters by other names than the interface. */
function renamed(frame: Frame, called: MethodSymbol, owner: MethodSymbol): Frame {
  if (called === owner) return frame;
  const parameters = new Map(
    [...frame.parameters].map(([name, value]) => {
      const at = called.parameters.findIndex((parameter) => parameter.name === name);
      return [owner.parameters[at]?.name ?? name, value] as const;
    }),
  );
  return { ...frame, parameters };
}

function methodKey({ name, location, containingType }: MethodSymbol): string {
  return `${containingType.metadataName}.${name} ${placeKey(location)}`;
}

function placeKey(location: Location | undefined): string {
  return `${location?.file}:${location?.line}:${location?.column}`;
}
