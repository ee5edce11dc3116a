/** Which objects a method may change: the one that it is called on, those that it is given, or what is static. */
import { cachedBy } from "../../caching/cache.js";
import { isExpressionNode } from "../../csharp/binding/expressions/expression-nodes.js";
import { bindExpression, type SourceExpression, typeOfExpression } from "../../csharp/binding/index.js";
import type { BoundArgument, BoundCall, BoundCreation } from "../../csharp/binding/symbols/bound-expression.js";
import type { Scope } from "../../csharp/binding/symbols/scope.js";
import type { MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import { changesCollection } from "../../csharp/execution/index.js";
import { changes, visitValues } from "../../csharp/flow/index.js";
import { identifierText, initializerOf, walk } from "../../csharp/syntax/index.js";
import type { LocalDeclarationStatementSyntax, SyntaxNode, UsingStatementSyntax } from "../../csharp/syntax/nodes.js";
import type { Host, Origin, Origins, RequestCode } from "../../framework/index.js";
import { ObjectOrigins } from "./object-origins.js";

const nothing: Origins = new Map();
const everything: Origins = new Map<Origin, boolean>(
  (["self", "static", 0, 1, 2, 3] as const).map((one) => [one, true]),
);
/** Of calls in calls. */
const deepest = 50;
/** For one question: what reaches half of a program is taken to change all that it is given, and is run. */
const mostMethods = 300;

export const changedObjects = cachedBy((host: Host): RequestCode["changes"] => {
  const kept = [new Map<MethodSymbol, Origins>(), new Map<MethodSymbol, Origins>()] as const;
  let depth = 0;
  let left = 0;
  const changedBy = (method: MethodSymbol, ofSelf: boolean): Origins => {
    const read = kept[ofSelf ? 1 : 0];
    const before = read.get(method);
    if (before !== undefined) return before;
    if (depth === 0) left = mostMethods;
    if (depth > deepest || left === 0) return everything;
    left--;
    // A method that calls itself changes no more than it does otherwise.
    read.set(method, nothing);
    depth++;
    const methods = method.body === undefined ? host.implementationsOf(method) : [method];
    const changed = new Map<Origin, boolean>();
    for (const one of methods) addAll(changed, new ChangingCode(one, ofSelf, changedBy).changed());
    read.set(method, changed);
    depth--;
    return changed;
  };
  return changedBy;
});

function addAll(to: Map<Origin, boolean>, origins: Origins): void {
  for (const [origin, isHeld] of origins) to.set(origin, isHeld || to.get(origin) === true);
}

/** One method, gone through once. */
class ChangingCode {
  readonly #method: MethodSymbol;
  readonly #ofSelf: boolean;
  readonly #changedBy: RequestCode["changes"];
  readonly #origins: ObjectOrigins;
  /** Told apart once all is known that variables are given. */
  readonly #changes: (() => Origins)[] = [];
  /** Parameters and local variables. */
  readonly #variables: Set<string>;

  constructor(method: MethodSymbol, ofSelf: boolean, changedBy: RequestCode["changes"]) {
    this.#method = method;
    this.#ofSelf = ofSelf;
    this.#changedBy = changedBy;
    this.#origins = new ObjectOrigins(method);
    this.#variables = new Set(method.parameters.map(({ name }) => name));
  }

  changed(): Origins {
    const { body } = this.#method;
    if (body === undefined) return nothing;
    visitValues(body.syntax, body.scope, (node, scope) => this.#visit(node, scope));
    const changed = new Map<Origin, boolean>();
    for (const change of this.#changes) addAll(changed, change());
    // What it keeps may be changed by any of its calls.
    return this.#ofSelf || !this.#origins.isFilled("self")
      ? changed
      : new ChangingCode(this.#method, true, this.#changedBy).changed();
  }

  #visit(node: SyntaxNode, scope: Scope): void {
    switch (node.kind) {
      case "VariableDeclarator":
      case "SingleVariableDesignation":
      case "ForEachStatement":
      case "Parameter":
        if (node.identifier !== null) this.#variables.add(identifierText(scope.context.file, node.identifier));
        break;
      case "IsPatternExpression":
        this.#declare(node.pattern, { syntax: node.expression, scope });
        break;
      case "SwitchExpression":
        for (const { pattern } of node.arms) this.#declare(pattern, { syntax: node.governingExpression, scope });
        break;
      case "SwitchStatement":
        for (const { labels } of node.sections)
          for (const label of labels) this.#declare(label, { syntax: node.expression, scope });
        break;
      case "ForEachVariableStatement":
        this.#declare(node.variable, { syntax: node.expression, scope });
        break;
      case "InvocationExpression":
      case "ObjectCreationExpression":
      case "ImplicitObjectCreationExpression":
        if (this.#ofSelf || this.#mentionsVariable(node, scope)) this.#call({ syntax: node, scope });
        break;
      case "UsingStatement":
      case "LocalDeclarationStatement":
        if (node.kind === "UsingStatement" || node.isUsing) this.#disposal(node, scope);
        break;
      default:
        this.#assignment(node, scope);
    }
  }

  /** The variables that are declared in a pattern or on the left of an assignment. */
  #declare(declaring: SyntaxNode, value: SourceExpression): void {
    walk(declaring, (node) => {
      if (node.kind === "SingleVariableDesignation") this.#origins.noteVariable(node.identifier, value);
      return true;
    });
  }

  #assignment(node: SyntaxNode, scope: Scope): void {
    changes(node, (left) => {
      const value = isExpressionNode(node) && "right" in node ? { syntax: node.right, scope } : undefined;
      const targets = left.kind === "TupleExpression" ? left.arguments.map(({ expression }) => expression) : [left];
      for (const syntax of targets) {
        const target = { syntax, scope };
        if (value !== undefined) {
          this.#declare(syntax, value);
          this.#origins.noteAssignment(target, value);
        }
        this.#changes.push(() => this.#assigned(target, node));
      }
      return true;
    });
  }

  /** The object that an assignment changes, if it is not only a variable that gets another. */
  #assigned(target: SourceExpression, by: SyntaxNode): Origins {
    const { syntax, scope } = target;
    if (syntax.kind === "ElementAccessExpression") return this.#origins.of({ syntax: syntax.expression, scope });
    const bound = bindExpression(target);
    switch (bound.kind) {
      case "field":
      case "property":
      case "event":
        if (bound.symbol.isStatic) return statics;
        return bound.receiver === undefined ? new Map([["self", false]]) : this.#origins.of(bound.receiver);
      case "element":
        return this.#origins.of(bound.receiver);
      case "parameter":
        if (!this.#method.parameters.includes(bound.symbol)) return this.#origins.of(target);
        break;
      case "local":
        break;
      default:
        return this.#origins.of(target);
    }
    // An operator of the program may change what it is applied to.
    return /^(Simple|Coalesce)/.test(by.kind) || !("right" in by) ? nothing : this.#origins.of(target);
  }

  #call(call: SourceExpression): void {
    const bound = bindExpression(call);
    if (bound.kind !== "call" && bound.kind !== "creation") return;
    for (const { value, isByReference } of bound.arguments) {
      if (/LambdaExpression$|^AnonymousMethod/.test(value.syntax.kind)) this.#origins.noteLambda(value.syntax, call);
      if (isByReference !== true) continue;
      this.#declare(value.syntax, call);
      this.#origins.noteAssignment(value, call);
    }
    const objects = bound.kind === "call" ? this.#changedByCall(bound, call) : this.#changedByCreation(bound);
    for (const { object, isHeld } of objects) {
      for (const { value } of bound.arguments) if (value !== object) this.#origins.noteContent(object, value);
      this.#changes.push(() => this.#origins.of(object, isHeld));
    }
  }

  #changedByCall({ method, receiver, arguments: passed }: BoundCall, call: SourceExpression): readonly ChangedObject[] {
    if (method === undefined) return [];
    const values = passed.map(({ value }) => value);
    const { typeKind, origin } = method.containingType;
    // A delegate has what it captured.
    if (typeKind === "delegate") return [receiver ?? calledBy(call), ...values].map(anyOf);
    const on = receiver ?? (this.#ofSelf && !method.isStatic ? selfIn(call) : undefined);
    if (origin === "source") return this.#changedBySource(method, on, passed);
    if (changesCollection(method)) return on === undefined ? [] : [{ object: on, isHeld: false }];
    return values.some(isDelegate) ? [...(on === undefined ? [] : [on]), ...values].map(anyOf) : [];
  }

  #changedByCreation({ constructed, arguments: passed }: BoundCreation): readonly ChangedObject[] {
    const method = constructed?.method;
    return method?.containingType.origin === "source" ? this.#changedBySource(method, undefined, passed) : [];
  }

  #changedBySource(
    callee: MethodSymbol,
    on: SourceExpression | undefined,
    passed: readonly BoundArgument[],
  ): readonly ChangedObject[] {
    const changed = this.#changedBy(callee, on !== undefined && !callee.isStatic);
    return [...changed].flatMap(([origin, isHeld]): readonly ChangedObject[] => {
      if (origin === "static") {
        this.#changes.push(() => statics);
        return [];
      }
      const taking = passed.filter(({ parameter }) => parameter?.ordinal === origin).map(({ value }) => value);
      const isReceiver = origin === "self" || (origin === 0 && callee.isExtension && taking.length === 0);
      return (isReceiver ? (on === undefined ? [] : [on]) : taking).map((object) => ({ object, isHeld }));
    });
  }

  /** `using` calls `Dispose` in the end. */
  #disposal(node: UsingStatementSyntax | LocalDeclarationStatementSyntax, scope: Scope): void {
    const declared = node.declaration?.variables.map((one) => initializerOf(one)?.value) ?? [];
    const resources = node.kind === "UsingStatement" ? [...declared, node.expression ?? undefined] : declared;
    for (const syntax of resources) {
      const resource = syntax && { syntax, scope };
      const type = resource && typeOfExpression(resource)?.type;
      if (resource === undefined || type?.kind !== "named" || type.symbol.origin !== "source") continue;
      for (const member of type.symbol.members)
        if (member.kind === "method" && /^Dispose(Async)?$/.test(member.name))
          for (const { object, isHeld } of this.#changedBySource(member, resource, []))
            this.#changes.push(() => this.#origins.of(object, isHeld));
    }
  }

  /** Calls of nothing but members leave what the method is given alone. */
  #mentionsVariable(call: SyntaxNode, { context }: Scope): boolean {
    let isMentioned = false;
    walk(call, (node) => {
      if (node.kind === "IdentifierName" && this.#variables.has(identifierText(context.file, node))) isMentioned = true;
      return !isMentioned;
    });
    return isMentioned;
  }
}

interface ChangedObject {
  readonly object: SourceExpression;
  /** What it holds, rather than the object. */
  readonly isHeld: boolean;
}

const statics: Origins = new Map([["static", false]]);

function anyOf(object: SourceExpression): ChangedObject {
  return { object, isHeld: true };
}

function calledBy({ syntax, scope }: SourceExpression): SourceExpression {
  return syntax.kind === "InvocationExpression" ? { syntax: syntax.expression, scope } : { syntax, scope };
}

/** `this`, where it is not written. */
function selfIn({ syntax: { start, end }, scope }: SourceExpression): SourceExpression {
  return { syntax: { kind: "ThisExpression", start, end }, scope };
}

/** A method, or what holds one: who gets it may call it with the rest that is passed. */
function isDelegate(value: SourceExpression): boolean {
  const bound = bindExpression(value);
  if (bound.kind === "methodGroup") return true;
  const type = bound.kind === "lambda" || bound.kind === "call" ? undefined : typeOfExpression(value)?.type;
  return type?.kind === "named" && type.symbol.typeKind === "delegate";
}
