/**
 * A result class of the project over one of MVC's → the result of MVC that it amounts to, as its constructors say it:
 * `class Gone(Reason why) : ObjectResult(why)` whose constructor sets `StatusCode`.
 */
import { SourceMethod } from "../../csharp/binding/declarations/source-method.js";
import { expressionsIn, textOf } from "../../csharp/binding/index.js";
import type {
  BoundArgument,
  BoundExpression,
  SourceBody,
  SourceExpression,
} from "../../csharp/binding/symbols/bound-expression.js";
import type { MethodSymbol, NamedType, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { constructType } from "../../csharp/binding/symbols/types.js";
import { type Frame, type FramedExpression, typeIn } from "../../csharp/flow/index.js";
import { identifierText } from "../../csharp/syntax/index.js";
import type { ExpressionSyntax } from "../../csharp/syntax/nodes.js";
import { constructorInitializer } from "../types/kinds/base-arguments.js";

type Creation = Extract<BoundExpression, { kind: "creation" }>;

/** A result of the framework with all that it is given. */
export interface MadeResult {
  /** The name of its class: `ObjectResult`. */
  readonly name: string;
  readonly arguments: readonly BoundArgument[];
  /** What the arguments are evaluated in. */
  readonly frame: Frame;
  /** What is assigned to its properties afterwards. */
  readonly set: ReadonlyMap<string, FramedExpression>;
}

/** A result that is made directly. */
export function madeResult(name: string, { arguments: given, initializers }: Creation, frame: Frame): MadeResult {
  return { name, arguments: given, frame, set: setBy(initializers, frame) };
}

/** Undefined where more than its constructors decides what it answers. */
export function ownResult(type: NamedType, creation: Creation, frame: Frame): MadeResult | undefined {
  return constructed(type, creation.arguments, frame, setBy(creation.initializers, frame), 0);
}

/** The method of a result class that writes the answer, and what its code sees of the creation. */
export interface ExecutedResult {
  readonly method: MethodSymbol;
  readonly frame: Frame;
}

const executing = /^Execute(Result)?(Async)?$/;

/** Undefined where the class has none of its own. */
export function executedResult(
  type: NamedType,
  creation: Creation | undefined,
  frame: Frame,
): ExecutedResult | undefined {
  const method = type.symbol.members.find(
    (member): member is MethodSymbol =>
      member.kind === "method" && executing.test(member.name) && member.body !== undefined,
  );
  if (method === undefined) return undefined;
  const primary = constructorsOf(type.symbol).find((one) => one.isPrimaryConstructor);
  return { method, frame: frameOf(type, primary, creation?.arguments ?? [], frame) };
}

const deepestChain = 8;
const watched = /^(StatusCode|Value|Content|ContentTypes?)$/;
/** A class that has one of these decides by itself. */
const deciding = /^(Execute(Result)?(Async)?|OnFormatting|StatusCode|Value|Content|ContentTypes?)$/;

function constructed(
  type: NamedType,
  given: readonly BoundArgument[],
  frame: Frame,
  set: ReadonlyMap<string, FramedExpression>,
  depth: number,
): MadeResult | undefined {
  const { symbol } = type;
  if (symbol.origin !== "source") return ofFramework(symbol, given, frame, set);
  if (depth > deepestChain || symbol.members.some(({ name }) => deciding.test(name))) return undefined;
  const constructors = constructorsOf(symbol).filter(isOfSource);
  const called = calledConstructor(constructors, given);
  if (called === undefined && constructors.length > 0) return undefined;
  const assigned = plainAssignments(symbol);
  if (assigned === undefined) return undefined;
  const inner = frameOf(type, called, given, frame);
  // The constructor of a class runs after that of its base, and an initializer after both.
  const all = new Map([...setBy(called === undefined ? [] : (assigned.get(called) ?? []), inner), ...set]);
  const { to, passed } = called === undefined ? toBase : passedOn(called);
  const next = to === "this" ? type : baseIn(symbol, inner);
  return next === undefined ? undefined : constructed(next, passed, inner, all, depth + 1);
}

interface PassedOn {
  readonly to: "base" | "this";
  readonly passed: readonly BoundArgument[];
}

const toBase: PassedOn = { to: "base", passed: [] };

function passedOn(called: SourceMethod): PassedOn {
  const { to, list } = constructorInitializer(called);
  const scope = called.bodyScope;
  const passed = (list?.arguments ?? []).map(({ nameColon, expression }) => ({
    name: nameColon === null ? undefined : identifierText(scope.context.file, nameColon.name),
    parameter: undefined,
    value: { syntax: expression, scope },
  }));
  return { to, passed };
}

/** `ActionResult` writes nothing by itself. */
function ofFramework(
  symbol: NamedTypeSymbol,
  given: readonly BoundArgument[],
  frame: Frame,
  set: ReadonlyMap<string, FramedExpression>,
): MadeResult | undefined {
  const { name, namespace } = symbol;
  if (namespace !== "Microsoft.AspNetCore.Mvc" || !/\wResult$/.test(name) || name === "ActionResult") return undefined;
  const called = constructorsOf(symbol).find(({ parameters }) => parameters.length === given.length);
  const known = given.map((one, at) => ({ ...one, parameter: one.parameter ?? called?.parameters[at] }));
  return { name, arguments: known, frame, set };
}

function baseIn({ baseType }: NamedTypeSymbol, frame: Frame): NamedType | undefined {
  if (baseType === undefined || baseType.typeArguments.length === 0) return baseType;
  return constructType(
    baseType.symbol,
    baseType.typeArguments.map((one) => typeIn(frame, one)),
  );
}

function constructorsOf(symbol: NamedTypeSymbol): readonly MethodSymbol[] {
  return symbol.members.filter(
    (member): member is MethodSymbol => member.kind === "method" && member.methodKind === "constructor",
  );
}

function isOfSource(method: MethodSymbol): method is SourceMethod {
  return method instanceof SourceMethod;
}

/** Undefined where the number of arguments leaves several. */
function calledConstructor(
  constructors: readonly SourceMethod[],
  given: readonly BoundArgument[],
): SourceMethod | undefined {
  const fitting = constructors.filter(
    ({ parameters }) =>
      parameters.length >= given.length && parameters.slice(given.length).every(({ hasDefault }) => hasDefault),
  );
  if (fitting.length < 2) return fitting[0];
  const chosen = fitting.filter(({ parameters }) =>
    given.every(({ parameter }) => parameter !== undefined && parameters.includes(parameter)),
  );
  return chosen.length === 1 ? chosen[0] : undefined;
}

function frameOf(
  type: NamedType,
  called: MethodSymbol | undefined,
  given: readonly BoundArgument[],
  frame: Frame,
): Frame {
  const parameters = new Map<string, FramedExpression>();
  given.forEach(({ name, parameter, value }, at) => {
    const into = name ?? parameter?.name ?? called?.parameters[at]?.name;
    if (called !== undefined && into !== undefined) parameters.set(into, { expression: value, frame });
  });
  const constants = new Map(
    (called?.parameters ?? []).flatMap(({ name, defaultValue }) =>
      defaultValue === undefined || parameters.has(name) ? [] : [[name, defaultValue] as const],
    ),
  );
  const types = new Map(
    type.symbol.typeParameters.flatMap((parameter, at) => {
      const argument = type.typeArguments[at];
      return argument === undefined ? [] : [[parameter, typeIn(frame, argument)] as const];
    }),
  );
  return { parameters, constants, types, depth: frame.depth + 1 };
}

interface Assignment {
  readonly name: string;
  readonly value: SourceExpression;
}

function setBy(assignments: readonly Assignment[], frame: Frame): ReadonlyMap<string, FramedExpression> {
  return new Map(assignments.map(({ name, value }) => [name, { expression: value, frame }]));
}

/** What each constructor sets for certain; undefined where a condition or another method sets something. */
function plainAssignments(symbol: NamedTypeSymbol): ReadonlyMap<MethodSymbol, readonly Assignment[]> | undefined {
  const found = new Map<MethodSymbol, readonly Assignment[]>();
  for (const method of symbol.members) {
    if (method.kind !== "method" || method.body === undefined) continue;
    const standing = method.methodKind === "constructor" ? statementsOf(method.body) : [];
    const all = expressionsIn(method.body).filter((one) => assignmentIn(one).length > 0);
    const plain = all.filter(({ syntax }) => standing.includes(syntax)).flatMap(assignmentIn);
    if (plain.length !== all.length) return undefined;
    found.set(method, plain);
  }
  return found;
}

function assignmentIn({ syntax, scope }: SourceExpression): readonly Assignment[] {
  if (syntax.kind !== "SimpleAssignmentExpression") return [];
  const name = textOf({ syntax: syntax.left, scope }).replace(/^(this|base)\s*\.\s*/, "");
  return watched.test(name) ? [{ name, value: { syntax: syntax.right, scope } }] : [];
}

/** The expressions that stand by themselves in a body, outside of conditions and loops. */
function statementsOf({ syntax }: SourceBody): readonly ExpressionSyntax[] {
  if (syntax.kind === "ArrowExpressionClause") return [syntax.expression];
  return syntax.statements.flatMap((statement) =>
    statement.kind === "ExpressionStatement" ? [statement.expression] : [],
  );
}
