/** Where methods of the program are called: in its sources, also through interfaces, base classes and unknown receivers. */

import { allInterfaces, baseTypes, localFunctionsIn } from "../../csharp/binding/index.js";
import type { BoundExpression, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType, simpleNameOf } from "../../csharp/binding/symbols/types.js";
import type { Frame } from "../../csharp/flow/index.js";
import { placeKey } from "../../diagnostics/location.js";
import { callsIn, callsNeverMade, type FoundCall } from "../program/calls.js";
import { bodiesNaming, type ProgramBody } from "../program/program-bodies.js";
import type { Invocation } from "../program/walked-code.js";
import type { SourceProjects } from "../source-projects.js";
import { isBuilder } from "./endpoint-route-builder.js";

export type Call = Extract<BoundExpression, { kind: "call" }>;

/** A call with the method or local function around it; undefined in top-level statements. */
export interface OwnedCall extends FoundCall {
  readonly owner: MethodSymbol | undefined;
}

/** A call that may reach a method: of the method itself, or of the declaration that it implements. */
export interface CallSite extends FoundSite {
  readonly called: MethodSymbol;
  /** The frame in which the caller makes this call; undefined where it does not make it. Left out: the caller's own. */
  readonly callerFrame?: (frame: Frame) => Frame | undefined;
}

interface FoundSite extends OwnedCall {
  /** The program never gets there. */
  readonly isNeverMade: boolean;
}

export interface CallSites {
  readonly all: readonly OwnedCall[];
  readonly of: (owner: MethodSymbol) => readonly CallSite[];
}

/** Methods that the framework calls, and whose names are too common to look for. */
const startMethods = /^(Main|Configure|ConfigureServices|CreateHostBuilder)$/;

/** As `callsIn`, each with its owner. */
export function* ownedCallsIn(
  body: ProgramBody,
  isWanted: (name: string) => boolean,
  mayBeWanted?: (invocation: Invocation) => boolean,
): Iterable<OwnedCall> {
  yield* owned(body, callsIn(body.body, isWanted, mayBeWanted));
}

/** As `callsNeverMade`, each with its owner. */
export function* ownedCallsNeverMade(
  body: ProgramBody,
  isWanted: (name: string) => boolean,
  mayBeWanted?: (invocation: Invocation) => boolean,
): Iterable<OwnedCall> {
  yield* owned(body, callsNeverMade(body.body, isWanted, mayBeWanted));
}

function* owned({ body, method }: ProgramBody, calls: Iterable<FoundCall>): Iterable<OwnedCall> {
  let functions: readonly MethodSymbol[] | undefined;
  for (const found of calls) {
    functions ??= localFunctionsIn(body);
    const { call, expression } = found;
    yield { call, expression, owner: innermost(functions, expression) ?? method };
  }
}

function innermost(functions: readonly MethodSymbol[], { syntax }: SourceExpression): MethodSymbol | undefined {
  return functions
    .filter(({ body }) => body !== undefined && body.syntax.start <= syntax.start && syntax.end <= body.syntax.end)
    .sort((a, b) => (b.body?.syntax.start ?? 0) - (a.body?.syntax.start ?? 0))[0];
}

/**
 * Who calls these methods, who calls those, and so on up to the program's start. A name is looked for once in all the sources;
 * from there on only calls that may mean one of the methods are followed, so that a common name does not drag the program in.
 */
export function callSites(workspace: SourceProjects, mapping: readonly MethodSymbol[]): CallSites {
  const sites = new Map<string, FoundSite[]>();
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
  return { all: [...sites.values()].flat(), of: (owner) => sitesOf(owner, sites) };
}

function collectCalls(workspace: SourceProjects, names: ReadonlySet<string>, sites: Map<string, FoundSite[]>): void {
  const isNamed = (name: string): boolean => names.has(name);
  const add = (site: FoundSite): void => {
    const key = calledKey(site.call);
    const known = sites.get(key);
    if (known === undefined) sites.set(key, [site]);
    else known.push(site);
  };
  for (const body of bodiesNaming(workspace, names)) {
    for (const site of ownedCallsIn(body, isNamed)) add({ ...site, isNeverMade: false });
    for (const site of ownedCallsNeverMade(body, isNamed)) add({ ...site, isNeverMade: true });
  }
}

function sitesOf(owner: MethodSymbol, sites: ReadonlyMap<string, readonly FoundSite[]>): readonly CallSite[] {
  const declarations = declarationsOf(owner);
  const byName = unboundKeys(owner, declarations.length > 0).flatMap((key) => sites.get(key) ?? []);
  return [
    ...[owner, ...declarations].flatMap((called) =>
      (sites.get(methodKey(called)) ?? []).map((site) => ({ ...site, called })),
    ),
    ...byName.map((site) => ({ ...site, called: owner })),
  ];
}

/**
 * The keys of calls that may reach a method: its own, those of what it implements, and its name if the receiver is unknown and may
 * be what routes are mapped on. Any other extension would be followed to methods with a common name, and from there through
 * the whole program.
 */
function keysOf(method: MethodSymbol): readonly string[] {
  const declarations = declarationsOf(method);
  const own = [method, ...declarations].map(methodKey);
  const isDeclared = declarations.length > 0;
  return isDeclared || extendsBuilder(method) ? [...own, ...unboundKeys(method, isDeclared)] : own;
}

function extendsBuilder({ isExtension, parameters: [extended] }: MethodSymbol): boolean {
  if (!isExtension || extended === undefined) return false;
  const { type } = extended.type;
  return type.kind !== "named" || isBuilder(type);
}

/** A method whose routes depend on what it is given: a builder, a text, a type that is mapped, what it captures. */
function dependsOnCaller(method: MethodSymbol): boolean {
  if ((startMethods.test(method.name) && !isModule(method)) || isMiddleware(method)) return false;
  return method.methodKind === "localFunction" || method.parameters.length > 0 || method.typeParameters.length > 0;
}

/** The framework calls it for each request, and much else is called by this name. */
function isMiddleware({ name, parameters: [context] }: MethodSymbol): boolean {
  return /^Invoke(Async)?$/.test(name) && context !== undefined && simpleNameOf(context.type.type) === "HttpContext";
}

/** `Configure(IEndpointRouteBuilder routes)` is the program's own; a start method is given the application too. */
function isModule(method: MethodSymbol): boolean {
  return hasBuilderParameter(method) && !hasParameterOf(method, /^IApplicationBuilder$/);
}

const builderTypes = /^(IEndpointRouteBuilder|RouteGroupBuilder|WebApplication|IRouteBuilder)$/;

export function hasBuilderParameter(method: MethodSymbol): boolean {
  return hasParameterOf(method, builderTypes);
}

function hasParameterOf({ parameters }: MethodSymbol, names: RegExp): boolean {
  return parameters.some(({ type }) => names.test(simpleNameOf(type.type)));
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

/** The methods of base classes and interfaces through which this one can be called. */
export function declarationsOf(method: MethodSymbol): readonly MethodSymbol[] {
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

export function methodKey({ name, location, containingType }: MethodSymbol): string {
  return `${containingType.metadataName}.${name} ${placeKey(location)}`;
}
