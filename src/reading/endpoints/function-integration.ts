/**
 * Whether a function application calls `ConfigureFunctionsWebApplication()` on the builder that it runs. The program is followed
 * from its start: a call in code that nothing reaches, or on another builder, does not count.
 */
import { bindExpression, locationOfExpression, returnedExpressions } from "../../csharp/binding/index.js";
import type { MemberBody } from "../../csharp/binding/symbols/bound-expression.js";
import type { MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import {
  type CallExpression,
  deepest,
  type Frame,
  type FramedExpression,
  frameOfCall,
  namesType,
  outermost,
  valueSources,
} from "../../csharp/flow/index.js";
import { type Location, placeKey } from "../../diagnostics/location.js";
import { isStart } from "../program/host-calls.js";
import type { SourceProjects } from "../source-projects.js";
import { ownedCallsIn } from "./call-sites.js";

type Compilation = SourceProjects["projects"][number]["compilation"];

/** Where the application is started without it; undefined where it has the call, or where nothing shows the start. */
export function startWithoutIntegration({ projects }: SourceProjects): (assembly: string) => Location | undefined {
  const starts = new Map(projects.map(({ compilation }) => [compilation.assemblyName, startOf(compilation)]));
  // A library runs in whatever application refers to it.
  const found = [...starts.values()].filter((start) => start !== "none");
  return (assembly) => {
    const own = starts.get(assembly) ?? "none";
    const deciding = own === "none" ? found : [own];
    const bare = deciding.flatMap((start) => (typeof start === "string" ? [] : [start]));
    return bare.length === deciding.length ? bare[0] : undefined;
  };
}

const configuring = "ConfigureFunctionsWebApplication";
/** `none`: no start is seen. `integrated`: the call is made, or it cannot be ruled out. */
function startOf(compilation: Compilation): Location | "integrated" | "none" {
  const entry = entryOf(compilation);
  if (entry === undefined) return "none";
  const walk = new StartWalk();
  walk.body(entry, undefined, outermost);
  const [first] = walk.started;
  if (first === undefined) return "none";
  const mayBeIntegrated = walk.started.some(({ roots }) =>
    roots.some((root) => root === unknownRoot || walk.integrated.has(root)),
  );
  return mayBeIntegrated || walk.integrated.has(unknownRoot) ? "integrated" : first.location;
}

function entryOf({ topLevelStatements, types }: Compilation): MemberBody | undefined {
  if (topLevelStatements !== undefined) return topLevelStatements;
  for (const { members } of types)
    for (const member of members)
      if (member.kind === "method" && member.name === "Main" && member.isStatic && member.body !== undefined)
        return member.body;
  return undefined;
}

const unknownRoot = "?";

class StartWalk {
  /** The builders that have the call, by where they are created. */
  readonly integrated = new Set<string>();
  readonly started: { readonly roots: readonly string[]; readonly location: Location }[] = [];
  readonly #entered = new Set<MethodSymbol>();

  body(body: MemberBody, method: MethodSymbol | undefined, frame: Frame): void {
    for (const { call, expression, owner } of ownedCallsIn({ body, method }, () => true)) {
      // What a local function calls is called where the function is.
      if (owner !== method) continue;
      if (call.name === configuring) for (const root of rootsOfReceiver(call, frame)) this.integrated.add(root);
      else if (isStart(expression))
        this.started.push({ roots: rootsOfReceiver(call, frame), location: locationOfExpression(expression) });
      else this.#enter(call, frame);
    }
  }

  /** Each method once: what configures the builder is not called in two ways. */
  #enter(call: CallExpression, frame: Frame): void {
    const { method } = call;
    if (method?.body === undefined || this.#entered.has(method) || frame.depth > deepest) return;
    this.#entered.add(method);
    this.body(method.body, method, frameOfCall(method, call, frame));
  }
}

function rootsOfReceiver(call: CallExpression, frame: Frame): readonly string[] {
  // `FunctionsHostBuilderExtensions.ConfigureFunctionsWebApplication(builder)`.
  const receiver = call.receiver === undefined || namesType(call.receiver) ? call.arguments[0]?.value : call.receiver;
  return receiver === undefined ? [unknownRoot] : rootsOf({ expression: receiver, frame });
}

/** Where a builder, or the host that it builds, is created: a fluent call gives back what it is called on. */
function rootsOf({ expression, frame }: FramedExpression): readonly string[] {
  if (frame.depth > deepest) return [unknownRoot];
  const bound = bindExpression(expression);
  if (bound.kind === "creation") return [placeKey(locationOfExpression(expression))];
  if (bound.kind === "call") {
    const { method, receiver, name } = bound;
    // What a host is built from, however the builder does it.
    const isBuilt = name === "Build" && receiver !== undefined && !namesType(receiver);
    if (method?.body !== undefined && !isBuilt) {
      const inside = frameOfCall(method, bound, frame);
      const roots = returnedExpressions(method.body).flatMap((one) => rootsOf({ expression: one, frame: inside }));
      if (roots.length > 0) return roots;
    }
    if (receiver === undefined || namesType(receiver) || bindExpression(receiver).kind === "unbound")
      return [placeKey(locationOfExpression(expression))];
    return rootsOf({ expression: receiver, frame: { ...frame, depth: frame.depth + 1 } });
  }
  const sources = valueSources(bound, frame);
  return sources.length === 0 ? [unknownRoot] : sources.flatMap(rootsOf);
}
