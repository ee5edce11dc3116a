/** What the methods that map routes are given, and by whom: the questions that reading a mapped route asks. */

import { bindExpression } from "../../csharp/binding/index.js";
import type { BoundExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { MethodSymbol, ParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import type { Frame } from "../../csharp/flow/index.js";
import { textOf as textOfNode } from "../../csharp/syntax/index.js";
import { placeKey } from "../../diagnostics/location.js";
import { callsIn, type FoundCall } from "../program/calls.js";
import { typesDerivedFrom } from "../program/derived-types.js";
import { bodiesNaming, type ProgramBody } from "../program/program-bodies.js";
import type { Invocation } from "../program/walked-code.js";
import { isFunction, writtenArguments } from "../program/written-calls.js";
import type { SourceProjects } from "../source-projects.js";
import {
  type Call,
  callSites,
  declarationsOf,
  hasBuilderParameter,
  type OwnedCall,
  ownedCallsIn,
} from "./call-sites.js";
import { carterPath } from "./carter-modules.js";
import { isMetadataCall, rootOfChain, variableKey } from "./endpoint-metadata.js";
import { mappingWays } from "./mapping-ways.js";
import { withReflectedCalls } from "./reflected-calls.js";

export interface MappingFrames {
  /** One frame for every way the method is reached; the outermost alone where nothing in the sources calls it. */
  readonly framesOf: (owner: MethodSymbol | undefined) => readonly Frame[];
  /** It is called, but only where the program never comes. */
  readonly isNeverReached: (owner: MethodSymbol | undefined) => boolean;
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
  /** Somewhere in the sources routes are given a prefix: by a group, or by a branch of the pipeline. */
  readonly hasPrefixes: () => boolean;
  /** Where Carter's modules are mapped. */
  readonly carterCalls: readonly OwnedCall[];
  /** The call that is given the lambda with this parameter: `UseEndpoints(routes => …)`. */
  readonly lambdaCall: (parameter: ParameterSymbol) => OwnedCall | undefined;
  /** What statements say about the group that a variable holds: `group.WithTags("Todos");`. */
  readonly metadataOn: (variable: BoundExpression) => readonly FoundCall[];
}

/** Calls whose lambda is given a builder. */
const branchCalls = new Set(["UseEndpoints", "UseRouter", "Map", "MapWhen", "UseWhen"]);

/** `followed` are those of the mapping calls whose frames will be asked for. */
export function mappingFrames(
  workspace: SourceProjects,
  bodies: readonly ProgramBody[],
  mapping: readonly OwnedCall[],
  followed: readonly OwnedCall[] = mapping,
): MappingFrames {
  const written = callSites(
    workspace,
    followed.flatMap(({ owner }) => owner ?? []),
  );
  const sites = withReflectedCalls(workspace, written);
  const lambdas = lambdaCalls(bodies);
  const metadata = metadataCalls(bodies);
  const owners = ownersOfParameters([...mapping, ...written.all]);
  const libraries = new Set(
    workspace.projects.flatMap(({ compilation, isRoot }) => (isRoot === false ? [compilation.assemblyName] : [])),
  );
  const isUncalled = (owner: MethodSymbol): boolean =>
    hasBuilderParameter(owner) &&
    sites.of(owner).length === 0 &&
    declarationsOf(owner).every(isOfSource) &&
    carterPath(owner) === undefined;
  // An extension of a library that the program does not call maps nothing.
  const isOffered = (owner: MethodSymbol): boolean =>
    owner.isExtension && libraries.has(owner.containingType.assembly) && isUncalled(owner);
  const hasHeirs = (owner: MethodSymbol): boolean =>
    namesOwnClass(owner) && typesDerivedFrom(workspace, owner.containingType).length > 0;
  const waysTo = mappingWays(sites.of, isOffered, hasHeirs);
  return {
    framesOf: (owner) => waysTo(owner).frames,
    isNeverReached: (owner) => waysTo(owner).isNeverReached === true,
    unfollowed: (owner) => waysTo(owner).unfollowed,
    isUncalled: (owner) => isUncalled(owner) && !isOffered(owner),
    isMapper: (call) => mapping.some(({ owner }) => owner?.name === call.name),
    isMethodParameter: ({ location }) => owners.has(placeKey(location)),
    ownerOf: ({ location }) => owners.get(placeKey(location)),
    hasPrefixes: () =>
      [...lambdas.values()].some(({ call }) => call.name === "Map") ||
      bodiesNaming(workspace, new Set(["MapGroup"])).length > 0,
    carterCalls: mapping.filter(({ call }) => call.name === "MapCarter"),
    lambdaCall: (parameter) => lambdas.get(placeKey(parameter.location)),
    metadataOn: (variable) => metadata.get(variableKey(variable) ?? "") ?? [],
  };
}

/** What it maps may depend on the class of its object: `GetType().Name`, `app.MapGroup(this)`. */
function namesOwnClass({ body, isStatic, methodKind, containingType }: MethodSymbol): boolean {
  if (body === undefined || isStatic || methodKind === "localFunction" || containingType.isSealed) return false;
  const { file } = body.scope.context;
  return /\bGetType\s*\(|\bthis\s*[,)]/.test(textOfNode(file, body.syntax));
}

/** By the place of the parameter. */
function ownersOfParameters(calls: readonly OwnedCall[]): ReadonlyMap<string, MethodSymbol> {
  return new Map(
    calls.flatMap(({ owner }) =>
      owner === undefined ? [] : owner.parameters.map(({ location }) => [placeKey(location), owner] as const),
    ),
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
    for (const found of ownedCallsIn(body, (name) => branchCalls.has(name), isGivenFunction)) {
      for (const { value } of found.call.arguments) {
        if (!isFunction(value)) continue;
        const bound = bindExpression(value);
        const parameter = bound.kind === "lambda" && bound.parameters.length === 1 ? bound.parameters[0] : undefined;
        if (parameter !== undefined) calls.set(placeKey(parameter.location), found);
      }
    }
  }
  return calls;
}

function isGivenFunction({ expression }: Invocation): boolean {
  return writtenArguments(expression).some(isFunction);
}

function isOfSource({ containingType }: MethodSymbol): boolean {
  return containingType.origin === "source";
}
