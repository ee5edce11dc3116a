/**
 * Whether a variable or parameter is certainly not null at a place, by the tests around it and before it: `x is null ? a : b`,
 * `if (x == null) return …;`, `x ?? throw …`. As Roslyn's nullable analysis, which goes further: what is not said here may be null.
 */
import { cachedBy } from "../../caching/cache.js";
import { bindExpression, outArgument, typeOfExpression, visitExpressions } from "../binding/index.js";
import type { SourceExpression } from "../binding/symbols/bound-expression.js";
import type { Scope } from "../binding/symbols/scope.js";
import type { LocalVariable } from "../binding/symbols/source-symbols.js";
import type { AnnotatedType, ParameterSymbol } from "../binding/symbols/symbols.js";
import { isNullableValue, withoutNullable } from "../binding/symbols/types.js";
import { childrenOf, type SourceFile } from "../syntax/index.js";
import type { ExpressionSyntax, StatementSyntax, SwitchExpressionSyntax, SyntaxNode } from "../syntax/nodes.js";
import { valuesOfLocal } from "./local-values.js";
import { assignmentsOf, isVariable } from "./variable-assignments.js";
import { type CallSyntax, type NullFacts, type Tested, testOf, testOfPattern, throwsIfNull } from "./variable-tests.js";

/** The type of a value, without null where a test has left it out. */
export function testedType(expression: SourceExpression): AnnotatedType | undefined {
  const type = typeOfExpression(expression);
  if (type === undefined || !(type.nullability === "annotated" || isNullableValue(type.type))) return type;
  return isTestedNotNull(expression) ? { ...withoutNullable(type), nullability: "notAnnotated" } : type;
}

export function isTestedNotNull(expression: SourceExpression): boolean {
  const { syntax, scope } = expression;
  if (syntax.kind === "ParenthesizedExpression") return isTestedNotNull({ syntax: syntax.expression, scope });
  if (syntax.kind !== "IdentifierName") return false;
  const bound = bindExpression(expression);
  const { file } = scope.context;
  if (bound.kind === "parameter") {
    const root = bodyOf(bound.symbol, scope);
    const { name } = bound.symbol;
    return root !== undefined && holdsAt(root, syntax, { file, name, isGiven: () => false, set: () => open });
  }
  if (bound.kind !== "local") return false;
  const { variable } = bound;
  const { values } = valuesOfLocal(variable);
  const isGiven = (given: ExpressionSyntax): boolean =>
    values.some((value) => value.syntax === given && typeOfExpression(value)?.nullability === "notAnnotated");
  const set = (call: CallSyntax, argument: ExpressionSyntax): NullFacts => {
    const found = callsIn(variable).get(call);
    return (found && outArgument(found, { syntax: argument, scope: found.scope })) ?? open;
  };
  return holdsAt(variable.extent, syntax, { file, name: variable.name, isGiven, set });
}

const open: NullFacts = { whenTrue: false, whenFalse: false };

/** The calls around a variable, each with its scope. */
const callsIn = cachedBy(({ extent, scope }: LocalVariable): ReadonlyMap<SyntaxNode, SourceExpression> => {
  const calls = new Map<SyntaxNode, SourceExpression>();
  visitExpressions(extent, scope.parent, (syntax, inside) => {
    if (syntax.kind === "InvocationExpression") calls.set(syntax, { syntax, scope: inside });
  });
  return calls;
});

function bodyOf(parameter: ParameterSymbol, scope: Scope): SyntaxNode | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent)
    if (at.kind === "parameters" && at.parameters().includes(parameter)) return at.body?.();
  return undefined;
}

/** The variable that is asked about. */
interface Asked {
  readonly file: SourceFile;
  readonly name: string;
  /** Whether the type of an assigned value says that it is not null. */
  readonly isGiven: (value: ExpressionSyntax) => boolean;
  /** What a call says of it that sets it. */
  readonly set: Tested["set"];
}

function holdsAt(root: SyntaxNode, target: SyntaxNode, asked: Asked): boolean {
  const assignments = assignmentsOf(root, asked.file, asked.name);
  return assignments !== undefined && new NullTests(asked, assignments).at(root, target);
}

/** `left`: what follows is not reached. */
type State = boolean | "left";

/** Code that is nested deeper is taken to give null. */
const deepest = 100;

class NullTests {
  readonly #asked: Asked;
  readonly #assignments: readonly SyntaxNode[];

  constructor(asked: Asked, assignments: readonly SyntaxNode[]) {
    this.#asked = asked;
    this.#assignments = assignments;
  }

  at(root: SyntaxNode, target: SyntaxNode): boolean {
    let state: State = false;
    for (let node = root, depth = 0; node !== target; depth++) {
      const next: SyntaxNode | undefined = childrenOf(node).find((child) => contains(child, target));
      if (next === undefined || depth > 1000) return false;
      state = node !== root && isFunction(node) ? false : this.#entering(node, next, state);
      node = next;
    }
    return state === true;
  }

  /** The state at the beginning of a part, by that at the beginning of the whole. */
  #entering(node: SyntaxNode, part: SyntaxNode, state: State): State {
    switch (node.kind) {
      case "Block":
      case "SwitchSection":
        return this.#afterAll(
          node.statements.filter((one) => one.end <= part.start),
          state,
          0,
        );
      case "IfStatement":
        return part === node.condition ? state : this.#when(part === node.statement, node.condition, state);
      case "ConditionalExpression":
        return part === node.condition ? state : this.#when(part === node.whenTrue, node.condition, state);
      case "LogicalAndExpression":
      case "LogicalOrExpression":
        return part === node.left ? state : this.#when(node.kind === "LogicalAndExpression", node.left, state);
      case "SwitchExpression":
        return this.#inArm(node, part, state);
      case "WhileStatement":
        return this.#when(true, node.condition, this.#unless(node, state));
      case "DoStatement":
      case "ForStatement":
      case "ForEachStatement":
      case "ForEachVariableStatement":
        return this.#unless(node, state);
      case "TryStatement":
        return part === node.block ? state : this.#unless(node.block, state);
      default:
        return childrenOf(node).some((one) => one.end <= part.start && this.#assigns(one)) ? false : state;
    }
  }

  #when(isTrue: boolean, condition: ExpressionSyntax, state: State): State {
    const { whenTrue, whenFalse } = this.#test(condition);
    return this.#unless(condition, state) === true || (isTrue ? whenTrue : whenFalse);
  }

  #test(condition: ExpressionSyntax): NullFacts {
    return testOf(condition, { ...this.#asked, assigns: (node) => this.#assigns(node) });
  }

  #inArm({ governingExpression, arms }: SwitchExpressionSyntax, part: SyntaxNode, state: State): State {
    const { file, name } = this.#asked;
    if (!isVariable(governingExpression, file, name) || this.#assigns(governingExpression))
      return this.#unless(part, state);
    const before = arms.filter((arm) => arm.end <= part.start);
    const isPast = before.some((arm) => arm.whenClause === null && testOfPattern(arm.pattern).whenFalse);
    const own = arms.find((arm) => arm === part);
    return state === true || isPast || (own !== undefined && testOfPattern(own.pattern).whenTrue);
  }

  #afterAll(statements: readonly StatementSyntax[], state: State, depth: number): State {
    let at = state;
    for (const statement of statements) if (at !== "left") at = this.#after(statement, at, depth + 1);
    return at;
  }

  #after(statement: StatementSyntax, state: State, depth: number): State {
    if (depth > deepest) return false;
    switch (statement.kind) {
      case "ReturnStatement":
      case "ThrowStatement":
      case "BreakStatement":
      case "ContinueStatement":
      case "YieldBreakStatement":
        return "left";
      case "Block":
        return this.#afterAll(statement.statements, state, depth);
      case "ExpressionStatement":
        return this.#afterExpression(statement.expression, state);
      case "LocalDeclarationStatement":
        return this.#afterDeclaration(statement, state);
      case "IfStatement": {
        const { condition } = statement;
        const whenTrue = this.#after(statement.statement, this.#when(true, condition, state), depth + 1);
        const otherwise = this.#when(false, condition, state);
        const whenFalse =
          statement.else === null ? otherwise : this.#after(statement.else.statement, otherwise, depth + 1);
        return oneOf(whenTrue, whenFalse);
      }
      case "UsingStatement":
      case "LockStatement":
        return this.#after(statement.statement, state, depth + 1);
      case "TryStatement": {
        const broken = this.#unless(statement.block, state);
        const ends = statement.catches.map(({ block }) => this.#after(block, broken, depth + 1));
        const end = ends.reduce(oneOf, this.#after(statement.block, state, depth + 1));
        return end !== "left" && statement.finally !== null ? this.#unless(statement.finally, end) : end;
      }
      default:
        return this.#unless(statement, state);
    }
  }

  #afterExpression(expression: ExpressionSyntax, state: State): State {
    const { file, name } = this.#asked;
    if (expression.kind === "SimpleAssignmentExpression" && isVariable(expression.left, file, name))
      return this.#isNotNull(expression.right);
    if (expression.kind === "CoalesceAssignmentExpression" && isVariable(expression.left, file, name))
      return state === true || this.#isNotNull(expression.right);
    if (throwsIfNull(expression, file, name)) return true;
    const { whenTrue, whenFalse } = this.#test(expression);
    return (whenTrue && whenFalse) || this.#unless(expression, state);
  }

  #afterDeclaration(
    { declaration }: Extract<StatementSyntax, { kind: "LocalDeclarationStatement" }>,
    state: State,
  ): State {
    const declared = this.#assignments.find((one) => one.kind === "VariableDeclarator" && contains(declaration, one));
    if (declared?.kind !== "VariableDeclarator") return this.#unless(declaration, state);
    const { initializer } = declared;
    return initializer?.kind === "EqualsValueClause" && this.#isNotNull(initializer.value);
  }

  #isNotNull(value: ExpressionSyntax): boolean {
    switch (value.kind) {
      case "ParenthesizedExpression":
        return this.#isNotNull(value.expression);
      case "CoalesceExpression":
        return value.right.kind === "ThrowExpression" || this.#isNotNull(value.right);
      case "ObjectCreationExpression":
      case "ImplicitObjectCreationExpression":
      case "SuppressNullableWarningExpression":
      case "StringLiteralExpression":
      case "InterpolatedStringExpression":
        return true;
      default:
        return this.#asked.isGiven(value);
    }
  }

  #assigns(node: SyntaxNode): boolean {
    return this.#assignments.some((one) => contains(node, one));
  }

  #unless(node: SyntaxNode, state: State): State {
    return this.#assigns(node) ? false : state;
  }
}

function oneOf(a: State, b: State): State {
  if (a === "left") return b;
  return b === "left" ? a : a && b;
}

function contains(outer: SyntaxNode, inner: SyntaxNode): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function isFunction({ kind }: SyntaxNode): boolean {
  return /LambdaExpression$|^AnonymousMethodExpression$|^LocalFunctionStatement$/.test(kind);
}
