/**
 * Whether what is kept somewhere is certainly not null at a place in the code, as Roslyn's nullable analysis goes through it: tests,
 * assignments, members that are asked of it, attributes of what is called. What is not said here may be null.
 */

import { isExpressionNode } from "../binding/expressions/expression-nodes.js";
import { isNullPattern, type NullFacts, not, testOfPattern } from "../binding/expressions/scopes/null-patterns.js";
import { bindExpression, outArgument } from "../binding/index.js";
import type { SourceExpression } from "../binding/symbols/bound-expression.js";
import { childrenOf } from "../syntax/index.js";
import type {
  ExpressionSyntax,
  MemberAccessExpressionSyntax,
  StatementSyntax,
  SwitchExpressionSyntax,
  SyntaxNode,
} from "../syntax/nodes.js";
import { isSetByCode, runsCode } from "./assigned-members.js";
import { isFunction, type KeptPlace } from "./kept-places.js";
import { argumentFacts, endsAlways, isHasValue, siblingFacts } from "./null-attributes.js";
import { both, type Ends, isKnown, learned, merge, type NullState } from "./null-states.js";

/** Code that is nested deeper is taken to give null. */
const deepest = 100;

export class NullFlow {
  readonly #place: KeptPlace;
  readonly #assignments: readonly SyntaxNode[];
  readonly #mayBeNull: (value: SourceExpression) => boolean;

  constructor(place: KeptPlace, assignments: readonly SyntaxNode[], mayBeNull: (value: SourceExpression) => boolean) {
    this.#place = place;
    this.#assignments = assignments;
    this.#mayBeNull = mayBeNull;
  }

  at(target: SyntaxNode): boolean {
    const { root } = this.#place.extent;
    let state: NullState = false;
    for (let node = root, depth = 0; node !== target; depth++) {
      const next: SyntaxNode | undefined = childrenOf(node).find((child) => contains(child, target));
      if (next === undefined || depth > 1000) return false;
      state = this.#entering(node, next, state);
      node = next;
    }
    return state === true;
  }

  /** The state at the beginning of a part, by that at the beginning of the whole. */
  #entering(node: SyntaxNode, part: SyntaxNode, state: NullState): NullState {
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
      case "CoalesceExpression":
        return part === node.left ? state : this.#implies(node.left) ? false : this.#after(node.left, state, 0);
      case "ConditionalAccessExpression":
        return part === node.expression
          ? state
          : this.#implies(node.expression) || this.#after(node.expression, state, 0);
      case "SwitchExpression":
        return this.#inArm(node, part, state);
      // A section follows the value, or a `goto case` of another.
      case "SwitchStatement":
        return part === node.expression ? state : this.#unless(node, this.#after(node.expression, state, 0));
      case "WhileStatement":
        return this.#when(true, node.condition, this.#unless(node, state));
      case "DoStatement":
      case "ForStatement":
      case "ForEachStatement":
      case "ForEachVariableStatement":
        return this.#afterParts(node, part, this.#unless(node, state));
      case "TryStatement":
        return part === node.block ? state : this.#unless(node.block, state);
      case "LocalFunctionStatement":
        return false;
      default:
        return this.#afterParts(node, part, state);
    }
  }

  #afterParts(node: SyntaxNode, part: SyntaxNode, state: NullState): NullState {
    const before = childrenOf(node).filter((one) => one.end <= part.start && !this.#isTarget(node, one));
    return before.reduce((at: NullState, one) => this.#after(one, at, 0), state);
  }

  /** What is assigned is not evaluated. */
  #isTarget(node: SyntaxNode, part: SyntaxNode): boolean {
    return node.kind === "SimpleAssignmentExpression" && part === node.left && this.#place.is(part);
  }

  #when(isTrue: boolean, condition: ExpressionSyntax, state: NullState): NullState {
    const { whenTrue, whenFalse } = this.#ends(condition, state, 0);
    return isTrue ? whenTrue : whenFalse;
  }

  #inArm({ governingExpression, arms }: SwitchExpressionSyntax, part: SyntaxNode, state: NullState): NullState {
    const begin = this.#after(governingExpression, state, 0);
    if (part === governingExpression) return state;
    if (!this.#implies(governingExpression)) return this.#unless(part, begin);
    const before = arms.filter((arm) => arm.end <= part.start);
    const isPast = before.some((arm) => arm.whenClause === null && testOfPattern(arm.pattern).whenFalse);
    const its = arms.find((arm) => arm === part);
    return begin === true || isPast || (its !== undefined && testOfPattern(its.pattern).whenTrue);
  }

  #afterAll(statements: readonly StatementSyntax[], state: NullState, depth: number): NullState {
    let at = state;
    for (const statement of statements) if (at !== "left") at = this.#after(statement, at, depth + 1);
    return at;
  }

  #after(node: SyntaxNode, state: NullState, depth: number): NullState {
    if (depth > deepest) return false;
    if (isExpressionNode(node)) {
      const { whenTrue, whenFalse } = this.#ends(node, state, depth + 1);
      return merge(whenTrue, whenFalse);
    }
    switch (node.kind) {
      case "ReturnStatement":
      case "ThrowStatement":
      case "BreakStatement":
      case "ContinueStatement":
      case "YieldBreakStatement":
        return "left";
      case "Block":
        return this.#afterAll(node.statements, state, depth);
      case "ExpressionStatement":
        return this.#endsAlways(node.expression) ? "left" : this.#after(node.expression, state, depth + 1);
      case "VariableDeclarator": {
        if (node.initializer?.kind !== "EqualsValueClause") return this.#unless(node, state);
        const after = this.#after(node.initializer.value, state, depth + 1);
        if (!this.#assignments.includes(node) || after === "left") return after;
        return this.#place.isVariable
          ? this.#isNotNull(node.initializer.value)
          : this.#isCopied(node, node.initializer.value);
      }
      case "IfStatement": {
        const { whenTrue, whenFalse } = this.#ends(node.condition, state, depth + 1);
        const then = this.#after(node.statement, whenTrue, depth + 1);
        return merge(then, node.else === null ? whenFalse : this.#after(node.else.statement, whenFalse, depth + 1));
      }
      case "TryStatement": {
        const broken = this.#unless(node.block, state);
        const ends = node.catches.map(({ block }) => this.#after(block, broken, depth + 1));
        const end = ends.reduce(merge, this.#after(node.block, state, depth + 1));
        return end === "left" || node.finally === null ? end : this.#after(node.finally.block, end, depth + 1);
      }
      case "WhileStatement":
      case "DoStatement":
      case "ForStatement":
      case "ForEachStatement":
      case "ForEachVariableStatement":
      case "SwitchStatement":
        return this.#unless(node, state);
      case "LocalFunctionStatement":
        return state;
      default:
        return this.#afterChildren(node, state, depth);
    }
  }

  #ends(node: ExpressionSyntax, state: NullState, depth: number): Ends {
    if (depth > deepest) return both(false);
    if (state === "left" || isFunction(node)) return both(state);
    switch (node.kind) {
      case "ParenthesizedExpression":
        return this.#ends(node.expression, state, depth + 1);
      case "ThrowExpression":
        return both("left");
      case "LogicalNotExpression": {
        const { whenTrue, whenFalse } = this.#ends(node.operand, state, depth + 1);
        return { whenTrue: whenFalse, whenFalse: whenTrue };
      }
      case "LogicalAndExpression": {
        const left = this.#ends(node.left, state, depth + 1);
        const right = this.#ends(node.right, left.whenTrue, depth + 1);
        return { whenTrue: right.whenTrue, whenFalse: merge(left.whenFalse, right.whenFalse) };
      }
      case "LogicalOrExpression": {
        const left = this.#ends(node.left, state, depth + 1);
        const right = this.#ends(node.right, left.whenFalse, depth + 1);
        return { whenTrue: merge(left.whenTrue, right.whenTrue), whenFalse: right.whenFalse };
      }
      case "ConditionalExpression": {
        const { whenTrue, whenFalse } = this.#ends(node.condition, state, depth + 1);
        const [then, otherwise] = [
          this.#ends(node.whenTrue, whenTrue, depth + 1),
          this.#ends(node.whenFalse, whenFalse, depth + 1),
        ];
        return {
          whenTrue: merge(then.whenTrue, otherwise.whenTrue),
          whenFalse: merge(then.whenFalse, otherwise.whenFalse),
        };
      }
      case "EqualsExpression":
      case "NotEqualsExpression": {
        const after = this.#after(node.right, this.#after(node.left, state, depth + 1), depth + 1);
        const facts = this.#comparison(node.left, node.right);
        const same = node.kind === "EqualsExpression" ? facts : not(facts);
        return learned(after, same, isNull(node.left) || isNull(node.right));
      }
      case "IsExpression":
        return learned(this.#after(node.left, state, depth + 1), {
          whenTrue: this.#implies(node.left),
          whenFalse: false,
        });
      case "IsPatternExpression": {
        const after = this.#unless(node.pattern, this.#after(node.expression, state, depth + 1));
        return this.#implies(node.expression)
          ? learned(after, testOfPattern(node.pattern), isNullPattern(node.pattern))
          : both(after);
      }
      default: {
        const ends = this.#valueEnds(node, state, depth);
        const isSet = isKnown(ends) && runsCode(this.#place, node) && isSetByCode(this.#place, node);
        return this.#withSiblings(node, isSet ? both(false) : ends);
      }
    }
  }

  /** What another member of the same object says of this one. */
  #withSiblings(node: ExpressionSyntax, ends: Ends): Ends {
    const name = this.#place.siblingOf(node);
    const scope = name === undefined ? undefined : this.#place.scopeOf(node);
    if (name === undefined || scope === undefined) return ends;
    const { whenTrue, whenFalse } = siblingFacts({ syntax: node, scope }, name);
    return {
      whenTrue: ends.whenTrue === "left" ? "left" : ends.whenTrue || whenTrue,
      whenFalse: ends.whenFalse === "left" ? "left" : ends.whenFalse || whenFalse,
    };
  }

  #valueEnds(node: ExpressionSyntax, state: NullState, depth: number): Ends {
    switch (node.kind) {
      case "CoalesceExpression": {
        const left = this.#after(node.left, state, depth + 1);
        if (!this.#implies(node.left)) return both(merge(left, this.#after(node.right, left, depth + 1)));
        return both(merge(true, this.#after(node.right, false, depth + 1)));
      }
      case "LessThanExpression":
      case "LessThanOrEqualExpression":
      case "GreaterThanExpression":
      case "GreaterThanOrEqualExpression": {
        const isKnown = this.#implies(node.left) || this.#implies(node.right);
        return learned(this.#afterChildren(node, state, depth), { whenTrue: isKnown, whenFalse: false });
      }
      case "ConditionalAccessExpression": {
        // `x?.Length` asks for null, and leaves open what it was.
        const before = this.#after(node.expression, state, depth + 1);
        const after = before !== "left" && this.#place.is(node.expression) ? false : before;
        return both(merge(after, this.#after(node.whenNotNull, this.#implies(node.expression) || after, depth + 1)));
      }
      case "SimpleAssignmentExpression": {
        const value = this.#after(node.right, state, depth + 1);
        if (this.#place.is(node.left)) return both(value === "left" ? value : this.#isNotNull(node.right));
        if (value !== "left" && this.#isCopied(node.left, node.right)) return both(true);
        return both(this.#assignments.includes(node) ? false : this.#after(node.left, value, depth + 1));
      }
      case "CoalesceAssignmentExpression": {
        const value = this.#after(node.right, state, depth + 1);
        if (this.#place.is(node.left)) return both(state === true || value === "left" || this.#isNotNull(node.right));
        return both(this.#unless(node, value));
      }
      case "SwitchExpression":
        return both(
          node.arms
            .map((arm) => this.#after(arm.expression, this.#inArm(node, arm, state), depth + 1))
            .reduce(merge, "left"),
        );
      case "SimpleMemberAccessExpression":
        return this.#afterMember(node, state, depth);
      case "ElementAccessExpression": {
        const after = this.#afterChildren(node, state, depth);
        return both(after === "left" ? after : after || this.#place.is(node.expression));
      }
      case "InvocationExpression":
        return this.#afterCall(node, state, depth);
      default:
        return both(this.#afterChildren(node, state, depth));
    }
  }

  #afterChildren(node: SyntaxNode, state: NullState, depth: number): NullState {
    const after = childrenOf(node).reduce((at: NullState, one) => this.#after(one, at, depth + 1), state);
    return after !== "left" && this.#assignments.includes(node) ? false : after;
  }

  /** What a member was asked of is not null from there on. */
  #afterMember(node: MemberAccessExpressionSyntax, state: NullState, depth: number): Ends {
    const after = this.#after(node.expression, state, depth + 1);
    if (after === "left" || !this.#place.is(node.expression)) return both(after);
    const scope = this.#place.scopeOf(node);
    if (scope !== undefined && isHasValue({ syntax: node, scope }))
      return learned(after, { whenTrue: true, whenFalse: false });
    return both(
      scope === undefined
        ? after
        : after || !/^(methodGroup|unbound)$/.test(bindExpression({ syntax: node, scope }).kind),
    );
  }

  #afterCall(node: CallSyntax, state: NullState, depth: number): Ends {
    let after = this.#afterChildren(node, state, depth);
    const scope = this.#place.scopeOf(node);
    if (after === "left" || scope === undefined) return both(after);
    if (after && isSetByCode(this.#place, node)) after = false;
    if (!this.#concerns(node)) return both(after);
    const call: SourceExpression = { syntax: node, scope };
    let ends = both(after);
    for (const { expression, refKindKeyword } of node.argumentList.arguments) {
      const argument = { syntax: expression, scope };
      if (refKindKeyword === "OutKeyword" || refKindKeyword === "RefKeyword") {
        if (!this.#sets(expression)) continue;
        // `ref x!` says that what comes back is not null.
        const isSuppressed = expression.kind === "SuppressNullableWarningExpression";
        ends = isSuppressed ? both(true) : (outArgument(call, argument) ?? both(false));
        continue;
      }
      const facts = argumentFacts(call, argument);
      if (facts.stopsWhen !== undefined) {
        const test = this.#ends(expression, state, depth + 1);
        after = facts.stopsWhen ? test.whenFalse : test.whenTrue;
        ends = both(after);
      } else if (this.#implies(expression)) ends = learned(merge(ends.whenTrue, ends.whenFalse), facts);
    }
    const receiver = node.expression.kind === "SimpleMemberAccessExpression" ? node.expression.expression : undefined;
    if (receiver === undefined || !this.#place.is(receiver)) return ends;
    const facts = argumentFacts(call, { syntax: receiver, scope });
    return facts.isReceiver ? both(true) : learned(merge(ends.whenTrue, ends.whenFalse), facts);
  }

  #endsAlways(node: ExpressionSyntax): boolean {
    const scope = node.kind === "InvocationExpression" ? this.#place.scopeOf(node) : undefined;
    return scope !== undefined && endsAlways({ syntax: node, scope });
  }

  /** Whether a call can say anything of the place: most need not be bound. */
  #concerns({ expression, argumentList }: CallSyntax): boolean {
    if (expression.kind === "SimpleMemberAccessExpression" && this.#place.is(expression.expression)) return true;
    return argumentList.arguments.some(({ expression: given }) => this.#implies(given) || this.#mentions(given));
  }

  #mentions(node: SyntaxNode): boolean {
    return (
      this.#place.is(node) ||
      this.#sets(node) ||
      (!isFunction(node) && childrenOf(node).some((one) => this.#mentions(one)))
    );
  }

  #sets(node: SyntaxNode): boolean {
    return this.#place.is(node) || this.#assigns(node);
  }

  /** What is known where two values are the same. */
  #comparison(left: ExpressionSyntax, right: ExpressionSyntax): NullFacts {
    const [ofLeft, ofRight] = [this.#implies(left), this.#implies(right)];
    if ((ofLeft && isNull(right)) || (ofRight && isNull(left))) return { whenTrue: false, whenFalse: true };
    const isValue = (ofLeft && isConstant(right)) || (ofRight && isConstant(left));
    return { whenTrue: isValue, whenFalse: false };
  }

  /** Whether a value that is not null means that the place does not hold null: itself, `(x = …)`, `x as T`, `x?.Length`. */
  #implies(node: ExpressionSyntax): boolean {
    switch (node.kind) {
      case "ParenthesizedExpression":
      case "CastExpression":
        return this.#place.is(node) || this.#implies(node.expression);
      case "AsExpression":
      case "SimpleAssignmentExpression":
        return this.#implies(node.left);
      case "ConditionalAccessExpression":
        return this.#place.is(node) || this.#implies(node.expression);
      default:
        return this.#place.is(node);
    }
  }

  #isNotNull(value: ExpressionSyntax): boolean {
    const scope = this.#place.scopeOf(value);
    return scope !== undefined && !this.#mayBeNull({ syntax: value, scope });
  }

  /** What is known of `order.Item` is known of `copy.Item` after `copy = order`. */
  #isCopied(target: SyntaxNode, value: ExpressionSyntax): boolean {
    const scope = this.#place.scopeOf(value);
    const copied = scope && this.#place.in(target, { syntax: value, scope });
    const assignments = copied?.assignments;
    return (
      copied !== undefined && assignments !== undefined && new NullFlow(copied, assignments, this.#mayBeNull).at(value)
    );
  }

  #assigns(node: SyntaxNode): boolean {
    return this.#assignments.some((one) => contains(node, one));
  }

  #unless(node: SyntaxNode, state: NullState): NullState {
    return state === true && (this.#assigns(node) || isSetByCode(this.#place, node)) ? false : state;
  }
}

type CallSyntax = Extract<ExpressionSyntax, { kind: "InvocationExpression" }>;

function contains(outer: SyntaxNode, inner: SyntaxNode): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function isNull({ kind }: ExpressionSyntax): boolean {
  return kind === "NullLiteralExpression";
}

function isConstant({ kind }: ExpressionSyntax): boolean {
  return /^(String|Numeric|Character|True|False)LiteralExpression$/.test(kind);
}
