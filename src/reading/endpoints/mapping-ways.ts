/**
 * From where a method that maps routes is called: `app.MapTasks()`, `MapCrud(api, "tasks")`, `endpoint.Map(group)` through an
 * interface. What it maps depends on what it is given, so it is read once for every way it is reached.
 */

import { bindExpression } from "../../csharp/binding/index.js";
import type { MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import { deepest, type Frame, frameOfCall, outermost } from "../../csharp/flow/index.js";
import { isWrittenOnce } from "../program/named-in-file.js";
import { type Call, type CallSites, methodKey } from "./call-sites.js";
import { carterPath } from "./carter-modules.js";
import { isAnyOf, madeTypes } from "./made-types.js";

/** A server of so many routes would not start either. */
const mostWays = 10_000;

/** In one program. Methods that all call each other can be gone through in more ways than there is time for. */
const mostSteps = 50_000;
const tooManySteps = "its callers call each other in too many ways";

/** The ways in which a method is reached. */
interface Ways {
  readonly frames: readonly Frame[];
  /** Why some are missing. */
  readonly unfollowed?: string | undefined;
  /** There is none, because the program never comes to where it is called. */
  readonly isNeverReached?: boolean;
}

/** `isOffered`: a library has the method, and the program does not call it. `hasHeirs`: it runs in objects of derived classes, too. */
export function mappingWays(
  sitesOf: CallSites["of"],
  isOffered: (owner: MethodSymbol) => boolean,
  hasHeirs: (owner: MethodSymbol) => boolean,
): (owner: MethodSymbol | undefined) => Ways {
  const settled = new Map<string, Ways>();
  const active = new Set<string>();
  let circles = 0;
  let steps = 0;
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
    if (++steps > mostSteps) return { frames: [], unfollowed: tooManySteps };
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
    if (callers.length === 0) {
      const isNeverReached = isUnused(owner);
      return { frames: isNeverReached || isOffered(owner) ? [] : [outermost], isNeverReached };
    }
    const frames: Frame[] = [];
    let unfollowed = hasHeirs(owner) ? `classes that derive from ${owner.containingType.name} have it, too` : undefined;
    let isCut = false;
    for (const { call, owner: caller, called, isNeverMade, callerFrame } of callers) {
      const ways = isNeverMade ? nowhere : waysTo(caller);
      isCut ||= ways.isNeverReached === true;
      unfollowed ??= ways.unfollowed;
      for (const outer of ways.frames) {
        if (++steps > mostSteps) return { frames, unfollowed: tooManySteps };
        const frame = callerFrame === undefined ? outer : callerFrame(outer);
        if (frame === undefined || !reaches(call, called, owner, frame)) continue;
        if (frame.depth > deepest) unfollowed ??= `it is reached through more than ${deepest} calls`;
        else if (frames.length === mostWays)
          return { frames, unfollowed: `it is called in more than ${mostWays} ways` };
        else frames.push(renamed(frameOfCall(called, call, frame), called, owner));
      }
    }
    return { frames, unfollowed, isNeverReached: isCut && frames.length === 0 };
  };
  return waysTo;
}

const nowhere: Ways = { frames: [], isNeverReached: true };

/** A local function that nothing names; whatever else is not called may be called by the framework. */
function isUnused({ methodKind, name, body }: MethodSymbol): boolean {
  return methodKind === "localFunction" && body !== undefined && isWrittenOnce(body.scope.context.file, name);
}

/**
 * `T.Map(routes)` reaches the method of the type that is given for `T`, and no other; `module.Map(routes)`, through an interface, those
 * of the classes that the module may be of.
 */
function reaches({ receiver }: Call, called: MethodSymbol, owner: MethodSymbol, frame: Frame): boolean {
  if (receiver === undefined) return true;
  const bound = bindExpression(receiver);
  if (bound.kind !== "type" || bound.type.kind !== "typeParameterType") {
    const made = called === owner ? undefined : madeTypes({ expression: receiver, frame });
    return made === undefined || isAnyOf(made, owner.containingType);
  }
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
