/**
 * Where the objects come from that the code of a method works on, whatever the order in which it runs: a variable may be any value
 * that it is given anywhere, and an object may hold whatever is put into it.
 */
import { addTo } from "../../collections/lists-by-key.js";
import { bindExpression, type SourceExpression, typeOfExpression } from "../../csharp/binding/index.js";
import type { Scope } from "../../csharp/binding/symbols/scope.js";
import type { LocalVariable } from "../../csharp/binding/symbols/source-symbols.js";
import type { MethodSymbol, ParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import { isTypeNamed } from "../../csharp/binding/symbols/types.js";
import { holdsMembers } from "../../csharp/execution/index.js";
import { visitValues } from "../../csharp/flow/index.js";
import type { SyntaxNode } from "../../csharp/syntax/nodes.js";
import type { Origin, Origins } from "../../framework/index.js";

/** What a name in an expression stands for; `isHeld`: for something in it. */
type Root =
  | { readonly kind: "origin"; readonly origin: Origin; readonly isHeld: boolean }
  | { readonly kind: "local"; readonly variable: LocalVariable }
  /** Of a lambda: it is called with what the call has that it is an argument of. */
  | { readonly kind: "value"; readonly value: SourceExpression };

export class ObjectOrigins {
  readonly #method: MethodSymbol;
  /** What variables are given besides their initialisers, by the identifiers that declare them. */
  readonly #values = new Map<object, SourceExpression[]>();
  readonly #contents = new Map<object | Origin, SourceExpression[]>();
  readonly #callsOfLambdas = new Map<SyntaxNode, SourceExpression>();

  constructor(method: MethodSymbol) {
    this.#method = method;
  }

  noteLambda(lambda: SyntaxNode, call: SourceExpression): void {
    this.#callsOfLambdas.set(lambda, call);
  }

  /** `var (a, b) = value`, `out var a`. */
  noteVariable(identifier: object, value: SourceExpression): void {
    addTo(this.#values, identifier, value);
  }

  noteAssignment(target: SourceExpression, value: SourceExpression): void {
    const isVariable = isBare(target.syntax);
    for (const root of this.#rootsIn(target)) {
      if (root.kind === "local") addTo(isVariable ? this.#values : this.#contents, root.variable.identifier, value);
      if (root.kind === "origin") addTo(this.#contents, root.origin, value);
    }
  }

  /** `target.Add(value)` */
  noteContent(target: SourceExpression, value: SourceExpression): void {
    for (const root of this.#rootsIn(target)) {
      if (root.kind === "local") addTo(this.#contents, root.variable.identifier, value);
      if (root.kind === "origin") addTo(this.#contents, root.origin, value);
    }
  }

  isFilled(origin: Origin): boolean {
    return this.#contents.has(origin);
  }

  /** Of the objects that an expression may be, or be a part of. */
  of(expression: SourceExpression, isHeld = false): Origins {
    const origins = new Map<Origin, boolean>();
    const visited = new Set<SyntaxNode>([expression.syntax]);
    const addAll = (values: readonly SourceExpression[] | undefined, isInside: boolean): void => {
      for (const value of values ?? []) {
        if (visited.has(value.syntax)) continue;
        visited.add(value.syntax);
        if (mayHold(value)) add(value, isInside);
      }
    };
    const add = (one: SourceExpression, isInside: boolean): void => {
      const isPart = isInside || !isBare(one.syntax);
      for (const root of this.#rootsIn(one)) {
        if (root.kind === "value") addAll([root.value], true);
        else if (root.kind === "origin") {
          const isIn = isPart || root.isHeld;
          origins.set(root.origin, isIn || origins.get(root.origin) === true);
          if (isIn) addAll(this.#contents.get(root.origin), true);
        } else {
          const { initializer, source, identifier } = root.variable;
          const from = initializer ?? source?.expression;
          addAll(from && [from], isPart);
          addAll(this.#values.get(identifier), isPart);
          if (isPart) addAll(this.#contents.get(identifier), true);
        }
      }
    };
    add(expression, isHeld);
    return origins;
  }

  #rootsIn({ syntax, scope }: SourceExpression): readonly Root[] {
    const roots: Root[] = [];
    visitValues(syntax, scope, (node, inside) => {
      const root = this.#rootAt(node, inside);
      if (root !== undefined) roots.push(root);
    });
    return roots;
  }

  #rootAt(node: SyntaxNode, scope: Scope): Root | undefined {
    switch (node.kind) {
      case "ThisExpression":
      case "BaseExpression":
        return { kind: "origin", origin: "self", isHeld: false };
      case "IdentifierName":
      case "GenericName":
      case "SimpleMemberAccessExpression":
        break;
      default:
        return undefined;
    }
    const bound = bindExpression({ syntax: node, scope });
    switch (bound.kind) {
      case "local":
        return { kind: "local", variable: bound.variable };
      case "parameter":
        return this.#parameter(bound.symbol, scope);
      case "field":
      case "property":
      case "event":
        if (bound.symbol.isStatic) return { kind: "origin", origin: "static", isHeld: true };
        return bound.receiver === undefined ? { kind: "origin", origin: "self", isHeld: true } : undefined;
      case "methodGroup": {
        const isOwn = bound.receiver === undefined && bound.candidates.some((one) => !one.isStatic);
        return isOwn ? { kind: "origin", origin: "self", isHeld: false } : undefined;
      }
      default:
        return undefined;
    }
  }

  #parameter(parameter: ParameterSymbol, scope: Scope): Root | undefined {
    const at = this.#method.parameters.indexOf(parameter);
    if (at >= 0) return { kind: "origin", origin: at, isHeld: false };
    if (isOfPrimaryConstructor(parameter, this.#method)) return { kind: "origin", origin: "self", isHeld: true };
    for (
      let around: Scope | undefined = scope;
      around !== undefined && around.kind !== "type";
      around = around.parent
    ) {
      if (around.kind !== "parameters" || !around.parameters().includes(parameter)) continue;
      const lambda = around.body?.();
      const call = lambda && this.#callsOfLambdas.get(lambda);
      return call && { kind: "value", value: call };
    }
    return undefined;
  }
}

/** A call without a value gives one through `out`, and to lambdas. */
function mayHold(value: SourceExpression): boolean {
  const type = typeOfExpression(value);
  return type === undefined || isTypeNamed(type.type, "System.Void") || holdsMembers(type);
}

/** The variable itself, not something in it. */
export function isBare(syntax: SyntaxNode): boolean {
  switch (syntax.kind) {
    case "ParenthesizedExpression":
      return isBare(syntax.expression);
    case "SuppressNullableWarningExpression":
      return isBare(syntax.operand);
    default:
      return syntax.kind === "IdentifierName" || syntax.kind === "ThisExpression";
  }
}

function isOfPrimaryConstructor(parameter: ParameterSymbol, { containingType }: MethodSymbol): boolean {
  return containingType.members.some(
    (one) => one.kind === "method" && one.isPrimaryConstructor && one.parameters.includes(parameter),
  );
}
