/** Methods that reflection calls for the classes of an assembly: `type.GetMethod("Map")!.Invoke(null, [group])` in a loop. */

import { allInterfaces, baseTypes, bindExpression, constantOf, textOf } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { LocalVariable } from "../../csharp/binding/symbols/source-symbols.js";
import type { Constant, MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import {
  atElement,
  constantValue,
  deeper,
  deepest,
  type Frame,
  follow,
  outermost,
  valuesOfLocal,
} from "../../csharp/flow/index.js";
import { bodiesNaming } from "../program/program-bodies.js";
import type { SourceProjects } from "../source-projects.js";
import {
  type Call,
  type CallSite,
  type CallSites,
  callSites,
  hasBuilderParameter,
  type OwnedCall,
  ownedCallsIn,
} from "./call-sites.js";

interface ReflectedCall extends OwnedCall {
  /** The method that it calls. */
  readonly name: string;
  /** What it hands over, as a call of the method itself would. */
  readonly given: Call["arguments"];
  /** The type that the loop is at. */
  readonly variable: LocalVariable;
  /** Whether the loop comes to a class; undefined where that cannot be told. */
  readonly comesTo: (type: NamedTypeSymbol, frame: Frame) => boolean | undefined;
}

function reflectedCalls(workspace: SourceProjects): readonly ReflectedCall[] {
  return bodiesNaming(workspace, new Set(["GetMethod"])).flatMap((body) =>
    [...ownedCallsIn(body, (name) => name === "Invoke")].flatMap((found) => reflectedCall(found) ?? []),
  );
}

function reflectedCall(found: OwnedCall): ReflectedCall | undefined {
  const [, handed] = found.call.arguments;
  const method = found.call.receiver === undefined ? undefined : callBehind(found.call.receiver);
  if (handed === undefined || method?.name !== "GetMethod" || method.receiver === undefined) return undefined;
  const name = method.arguments[0] === undefined ? undefined : constantOf(method.arguments[0].value);
  const looped = bindExpression(method.receiver);
  const list = bindExpression(handed.value);
  if (name?.kind !== "string" || looped.kind !== "local" || list.kind !== "collection") return undefined;
  const { variable } = looped;
  if (variable.source?.kind !== "element") return undefined;
  const comesTo = classesOf(variable.source.expression, outermost);
  if (comesTo === undefined) return undefined;
  const given = list.elements.map((value) => ({ name: undefined, parameter: undefined, value }));
  return { ...found, name: name.value, given, variable, comesTo };
}

/** The call behind `!` and parentheses. */
function callBehind(expression: SourceExpression): Call | undefined {
  const bound = bindExpression(expression);
  return bound.kind === "same" ? callBehind(bound.operand) : bound.kind === "call" ? bound : undefined;
}

/** Which classes are in a list of types. Undefined where they are chosen by something else than what they are. */
function classesOf(list: SourceExpression, frame: Frame): ReflectedCall["comesTo"] | undefined {
  if (frame.depth > deepest) return undefined;
  const bound = bindExpression(list);
  if (bound.kind === "local") {
    const { values, complete } = valuesOfLocal(bound.variable);
    const [only] = values;
    return complete && values.length === 1 && only !== undefined ? classesOf(only, deeper(frame)) : undefined;
  }
  if (bound.kind === "same") return classesOf(bound.operand, deeper(frame));
  if (bound.kind !== "call" || bound.receiver === undefined) return undefined;
  const { name, receiver, arguments: given } = bound;
  if (name === "GetTypes" || name === "GetExportedTypes")
    return (type, at) => {
      const assembly = assemblyOf(receiver, at);
      const isSeen = name === "GetTypes" || isExported(type);
      return assembly === undefined ? undefined : isSeen && type.assembly === assembly;
    };
  const inner = classesOf(receiver, deeper(frame));
  if (inner === undefined || /^(ToList|ToArray|AsEnumerable|OrderBy)$/.test(name)) return inner;
  const condition = name === "Where" ? given[0]?.value : undefined;
  const isChosen = condition === undefined ? undefined : chosenBy(condition);
  if (isChosen === undefined) return undefined;
  return (type, at) => (isChosen(type) ? inner(type, at) : false);
}

type Chosen = (type: NamedTypeSymbol) => boolean;

/** `type => type.IsClass && !type.IsAbstract && type.IsAssignableTo(typeof(IModule))`. */
function chosenBy(condition: SourceExpression): Chosen | undefined {
  const written = /^\(?(\w+)\)?\s*=>\s*(.*)$/s.exec(textOf(condition));
  if (written === null) return undefined;
  const [, parameter = "", body = ""] = written;
  const parts = body.split("&&").map((part) => part.trim().replace(new RegExp(`\\b${parameter}\\b`, "g"), "@"));
  const tests = parts.map(testOf);
  return tests.every((test) => test !== undefined) ? (type) => tests.every((test) => test(type)) : undefined;
}

function testOf(part: string): Chosen | undefined {
  const flag = /^(!?)@\.(Is\w+)$/.exec(part);
  if (flag !== null) return flagTest(flag[2] ?? "", flag[1] === "");
  const pattern = /^@ is \{([^{}]*)\}$/.exec(part);
  if (pattern !== null) {
    const flags = (pattern[1] ?? "").split(",").map((one) => /^\s*(Is\w+):\s*(true|false)\s*$/.exec(one));
    const tests = flags.map((one) => (one === null ? undefined : flagTest(one[1] ?? "", one[2] === "true")));
    return tests.every((test) => test !== undefined) ? (type) => tests.every((test) => test(type)) : undefined;
  }
  const base =
    /^@\.(?:IsAssignableTo|IsSubclassOf)\(typeof\(([\w.]+)\)\)$/.exec(part) ??
    /^typeof\(([\w.]+)\)\.IsAssignableFrom\(@\)$/.exec(part);
  const name = base?.[1]?.replace(/^.*\./, "");
  return name === undefined ? undefined : (type) => basesOf(type).includes(name);
}

function flagTest(flag: string, expected: boolean): Chosen | undefined {
  switch (flag) {
    case "IsAbstract":
      return (type) => (type.isAbstract || type.isStatic || type.typeKind === "interface") === expected;
    case "IsInterface":
      return (type) => (type.typeKind === "interface") === expected;
    case "IsClass":
      return (type) => (type.typeKind === "class") === expected;
    case "IsSealed":
      return (type) => (type.isSealed || type.isStatic) === expected;
    default:
      return undefined;
  }
}

function basesOf(type: NamedTypeSymbol): readonly string[] {
  const self = selfType(type);
  return [...baseTypes(self), ...allInterfaces(self)].map(({ symbol }) => symbol.name);
}

function isExported(type: NamedTypeSymbol): boolean {
  return type.accessibility === "public" && (type.containingType === undefined || isExported(type.containingType));
}

/** `typeof(Program).Assembly`, `Assembly.GetExecutingAssembly()`, by way of parameters. */
function assemblyOf(expression: SourceExpression, frame: Frame): string | undefined {
  const { syntax, scope } = expression;
  const { assemblyName } = scope.context.program;
  if (/^((\w+\.)*GetExecutingAssembly\(\)|typeof\(Program\)\.Assembly)$/.test(textOf(expression))) return assemblyName;
  if (syntax.kind === "SimpleMemberAccessExpression" && syntax.expression.kind === "TypeOfExpression") {
    const type = constantValue({ syntax: syntax.expression, scope }, frame);
    const symbol = type?.kind === "type" && type.type.type.kind === "named" ? type.type.type.symbol : undefined;
    return textOf(expression).endsWith(".Assembly") ? symbol?.assembly : undefined;
  }
  const next = frame.depth > deepest ? undefined : follow(bindExpression(expression), frame);
  return next === undefined ? undefined : assemblyOf(next.expression, deeper(next.frame));
}

/** With the calls of reflection, which are looked for where nothing else calls a method that is given a builder. */
export function withReflectedCalls(workspace: SourceProjects, written: CallSites): Pick<CallSites, "of"> {
  let found: { readonly calls: readonly ReflectedCall[]; readonly callers: CallSites } | undefined;
  const ofReflection = (owner: MethodSymbol): readonly CallSite[] => {
    if (found === undefined) {
      const calls = reflectedCalls(workspace);
      found = {
        calls,
        callers: callSites(
          workspace,
          calls.flatMap((call) => call.owner ?? []),
        ),
      };
    }
    const { calls, callers } = found;
    const sites = calls.filter(({ name }) => name === owner.name).map((call) => siteOf(call, owner));
    return [...sites, ...callers.of(owner)];
  };
  return {
    of: (owner) => {
      const known = written.of(owner);
      return known.length > 0 || !hasBuilderParameter(owner) ? known : ofReflection(owner);
    },
  };
}

function siteOf(
  { call, expression, owner: caller, given, variable, comesTo }: ReflectedCall,
  owner: MethodSymbol,
): CallSite {
  return {
    call: { ...call, name: owner.name, method: owner, receiver: undefined, arguments: given },
    expression,
    owner: caller,
    called: owner,
    isNeverMade: false,
    callerFrame: (frame) => {
      const type = owner.containingType;
      const isReached = comesTo(type, frame);
      if (isReached === false) return undefined;
      const element: Constant = { kind: "type", type: { type: selfType(type), nullability: "notAnnotated" } };
      return isReached === undefined ? outermost : atElement(frame, variable, element);
    },
  };
}
