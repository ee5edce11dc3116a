/** Where a value is kept: a variable, or members of a variable or of `this`: `x`, `_name`, `order.Customer`. */
import { cachedBy } from "../../caching/cache.js";
import { bindExpression, visitExpressions } from "../binding/index.js";
import type { SourceExpression } from "../binding/symbols/bound-expression.js";
import type { Scope } from "../binding/symbols/scope.js";
import type { FieldSymbol, ParameterSymbol, PropertySymbol } from "../binding/symbols/symbols.js";
import { childrenOf, identifierText } from "../syntax/index.js";
import type { SyntaxNode } from "../syntax/nodes.js";
import { changes } from "./variable-assignments.js";

/** The code in which nothing else has the name of a variable. */
interface Extent {
  readonly root: SyntaxNode;
  readonly scope: Scope;
}

const own = "this";

export class KeptPlace {
  readonly extent: Extent;
  /** Names from the variable, or from `this`, inward. */
  readonly #path: readonly string[];
  /** Of the names behind the variable, or behind `this`, those of members that can be set. */
  readonly settable: readonly string[];
  #assignments: readonly SyntaxNode[] | "unordered" | undefined;

  constructor(extent: Extent, path: readonly string[], settable: readonly string[] = []) {
    this.extent = extent;
    this.#path = path;
    this.settable = settable;
  }

  member(name: string, isSettable: boolean): KeptPlace {
    return new KeptPlace(this.extent, [...this.#path, name], isSettable ? [...this.settable, name] : this.settable);
  }

  get isVariable(): boolean {
    return this.#path.length === 1;
  }

  scopeOf(node: SyntaxNode): Scope | undefined {
    return scopesIn(this.extent.scope)(this.extent.root).get(node);
  }

  /** Whether the value of an expression is the one that is kept here. */
  is(node: SyntaxNode): boolean {
    return this.#matches(node, this.#path.length);
  }

  /** The name of the member, where another member of the object that has it is asked: `result.IsOk` beside `result.Value`. */
  siblingOf(node: SyntaxNode): string | undefined {
    const owner = this.#path.length - 1;
    const name = this.#path[owner];
    if (owner < 1) return undefined;
    if (node.kind === "InvocationExpression") return this.siblingOf(node.expression);
    const isOwn = owner === 1 && this.#path[0] === own;
    if (node.kind === "IdentifierName") return isOwn ? name : undefined;
    if (node.kind !== "SimpleMemberAccessExpression") return undefined;
    const isOf = isOwn ? node.expression.kind === "ThisExpression" : this.#matches(node.expression, owner);
    return isOf ? name : undefined;
  }

  /** The same part of another value, where a whole that this is a part of is set to it. */
  in(whole: SyntaxNode, value: SourceExpression): KeptPlace | undefined {
    const length =
      whole.kind === "VariableDeclarator"
        ? Number(this.#path[0] === this.#name(whole.identifier))
        : this.#path.findIndex((_, at) => this.#matches(whole, at + 1)) + 1;
    if (length === 0 || length === this.#path.length) return undefined;
    return this.#path
      .slice(length)
      .reduce<KeptPlace | undefined>(
        (place, name) => place?.member(name, this.settable.includes(name)),
        keptPlace(value),
      );
  }

  /** What sets it; undefined where a function inside does, at a time that is not known, or where labels mix up the order. */
  get assignments(): readonly SyntaxNode[] | undefined {
    this.#assignments ??= this.#findAssignments() ?? "unordered";
    return this.#assignments === "unordered" ? undefined : this.#assignments;
  }

  #findAssignments(): readonly SyntaxNode[] | undefined {
    const found: SyntaxNode[] = [];
    const waiting: { readonly node: SyntaxNode; readonly isInside: boolean }[] = [
      { node: this.extent.root, isInside: false },
    ];
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      const { node, isInside } = one;
      if (node.kind === "LabeledStatement") return undefined;
      if (this.#isSetBy(node)) {
        if (isInside) return undefined;
        found.push(node);
      }
      const isNested = isInside || (isFunction(node) && node !== this.extent.root);
      for (const child of childrenOf(node)) waiting.push({ node: child, isInside: isNested });
    }
    return found;
  }

  /** A variable that holds it is set with it. */
  #isSetBy(node: SyntaxNode): boolean {
    if (node.kind === "VariableDeclarator" || node.kind === "SingleVariableDesignation")
      return this.#path[0] === this.#name(node.identifier);
    // `(x, y) = …`
    const isIt = (target: SyntaxNode): boolean =>
      target.kind === "TupleExpression"
        ? target.arguments.some(({ expression }) => isIt(expression))
        : this.#path.some((_, at) => this.#matches(target, at + 1)) || this.#mayBe(target);
    return changes(node, isIt);
  }

  /** A member of that name, of an object that may be the same one under another name. */
  #mayBe(target: SyntaxNode): boolean {
    return target.kind === "SimpleMemberAccessExpression" && this.settable.includes(this.#name(target.name));
  }

  #matches(node: SyntaxNode, length: number): boolean {
    const name = this.#path[length - 1];
    switch (node.kind) {
      case "ParenthesizedExpression":
        return this.#matches(node.expression, length);
      case "SuppressNullableWarningExpression":
        return this.#matches(node.operand, length);
      case "IdentifierName":
        if (this.#name(node) !== name) return false;
        return length === 1 ? name !== own : length === 2 && this.#path[0] === own && this.#isMember(node);
      case "SimpleMemberAccessExpression":
        if (length < 2 || this.#name(node.name) !== name) return false;
        return length === 2 && this.#path[0] === own
          ? node.expression.kind === "ThisExpression"
          : this.#matches(node.expression, length - 1);
      case "ConditionalAccessExpression":
        if (length < 2 || node.whenNotNull.kind !== "MemberBindingExpression") return false;
        return this.#name(node.whenNotNull.name) === name && this.#matches(node.expression, length - 1);
      default:
        return false;
    }
  }

  #isMember(node: SyntaxNode & { readonly kind: "IdentifierName" }): boolean {
    const scope = this.scopeOf(node);
    return scope !== undefined && /^(field|property)$/.test(bindExpression({ syntax: node, scope }).kind);
  }

  #name({ start, end }: { readonly start: number; readonly end: number }): string {
    return identifierText(this.extent.scope.context.file, { kind: "IdentifierToken", start, end });
  }
}

export function keptPlace(expression: SourceExpression): KeptPlace | undefined {
  const { syntax, scope } = expression;
  if (syntax.kind === "ParenthesizedExpression") return keptPlace({ syntax: syntax.expression, scope });
  if (syntax.kind === "SuppressNullableWarningExpression") return keptPlace({ syntax: syntax.operand, scope });
  if (syntax.kind !== "IdentifierName" && syntax.kind !== "SimpleMemberAccessExpression") return undefined;
  const bound = bindExpression(expression);
  switch (bound.kind) {
    case "parameter": {
      const extent = extentOf(bound.symbol, scope);
      return extent && new KeptPlace(extent, [bound.symbol.name]);
    }
    case "local": {
      const { extent, scope: inside, name } = bound.variable;
      return new KeptPlace({ root: extent, scope: inside.parent }, [name]);
    }
    case "field":
    case "property": {
      const { name } = bound.symbol;
      const isOwn = syntax.kind === "IdentifierName" || syntax.expression.kind === "ThisExpression";
      if (!isOwn) return keptPlace({ syntax: syntax.expression, scope })?.member(name, isSettable(bound.symbol));
      const extent = extentOf(undefined, scope);
      return extent && new KeptPlace(extent, [own]).member(name, isSettable(bound.symbol));
    }
    default:
      return undefined;
  }
}

/** Also where the class behind an interface may have a setter. */
function isSettable(member: FieldSymbol | PropertySymbol): boolean {
  if (member.kind === "field") return !member.isReadOnly;
  return member.setter === undefined
    ? member.isAbstract && member.containingType.origin === "source"
    : !member.setter.isInitOnly;
}

/** The function that has the parameter; that of the member, for what belongs to the object. */
function extentOf(parameter: ParameterSymbol | undefined, scope: Scope): Extent | undefined {
  let found: Extent | undefined;
  let inside: Scope = scope;
  for (let at: Scope | undefined = scope; at !== undefined && at.kind !== "type"; inside = at, at = at.parent) {
    if (at.kind !== "parameters") continue;
    const body = at.body?.();
    if (body === undefined || (parameter !== undefined && !at.parameters().includes(parameter))) continue;
    found = isLambda(body)
      ? { root: body.block ?? ("expressionBody" in body ? body.expressionBody : null) ?? body, scope: inside }
      : { root: body, scope: at };
    if (parameter !== undefined) return found;
  }
  return found;
}

const scopesIn = cachedBy((scope: Scope) =>
  cachedBy((root: SyntaxNode): ReadonlyMap<SyntaxNode, Scope> => {
    const scopes = new Map<SyntaxNode, Scope>();
    visitExpressions(root, scope, (syntax, inside) => void scopes.set(syntax, inside));
    return scopes;
  }),
);

export function isFunction({ kind }: SyntaxNode): boolean {
  return /LambdaExpression$|^AnonymousMethodExpression$|^LocalFunctionStatement$/.test(kind);
}

type Lambda = Extract<
  SyntaxNode,
  { kind: "SimpleLambdaExpression" | "ParenthesizedLambdaExpression" | "AnonymousMethodExpression" }
>;

function isLambda(node: SyntaxNode): node is Lambda {
  return isFunction(node) && node.kind !== "LocalFunctionStatement";
}
