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
  readonly #puts: { readonly into: SourceExpression; readonly value: SourceExpression }[] = [];
  readonly #callsOfLambdas = new Map<SyntaxNode, SourceExpression>();
  /** What is put into objects, by the variables that may be them: `copy = list; copy.Add(x)` is in both. */
  #contents: Map<object | Origin, SourceExpression[]> | undefined;

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
    const [only] = isBare(target.syntax) ? this.#rootsIn(target) : [];
    if (only?.kind === "local") addTo(this.#values, only.variable.identifier, value);
    else this.noteContent(target, value);
  }

  /** `target.Add(value)` */
  noteContent(into: SourceExpression, value: SourceExpression): void {
    this.#puts.push({ into, value });
  }

  isFilled(origin: Origin): boolean {
    return this.#contentsOf(origin).length > 0;
  }

  #contentsOf(holder: object | Origin): readonly SourceExpression[] {
    this.#contents ??= this.#contentsByHolder();
    return this.#contents.get(holder) ?? [];
  }

  #contentsByHolder(): Map<object | Origin, SourceExpression[]> {
    const contents = new Map<object | Origin, SourceExpression[]>();
    for (const { into, value } of this.#puts)
      for (const holder of this.#holdersIn(into)) addTo(contents, holder, value);
    return contents;
  }

  /** Variables, and what these are given. */
  #holdersIn(expression: SourceExpression): ReadonlySet<object | Origin> {
    const holders = new Set<object | Origin>();
    const reached = new Map([[expression.syntax, expression]]);
    for (const one of reached.values())
      for (const root of this.#rootsIn(one)) {
        if (root.kind === "origin") holders.add(root.origin);
        if (root.kind === "local") holders.add(root.variable.identifier);
        const values =
          root.kind === "local" ? this.#valuesOf(root.variable) : root.kind === "value" ? [root.value] : [];
        for (const value of values) if (mayHold(value)) reached.set(value.syntax, value);
      }
    return holders;
  }

  #valuesOf({ initializer, source, identifier }: LocalVariable): readonly SourceExpression[] {
    const first = initializer ?? source?.expression;
    return [...(first === undefined ? [] : [first]), ...(this.#values.get(identifier) ?? [])];
  }

  /** Of the objects that an expression may be, or be a part of. */
  of(expression: SourceExpression, isHeld = false): Origins {
    const origins = new Map<Origin, boolean>();
    const visited = new Set<SyntaxNode>([expression.syntax]);
    const addAll = (values: readonly SourceExpression[], isInside: boolean): void => {
      for (const value of values) {
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
          if (isIn) addAll(this.#contentsOf(root.origin), true);
        } else {
          addAll(this.#valuesOf(root.variable), isPart);
          if (isPart) addAll(this.#contentsOf(root.variable.identifier), true);
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
