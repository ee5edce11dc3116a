/** The scopes inside blocks, loops, lambdas and other declaration spaces. */
import { cachedBy } from "../../../../caching/cache.js";
import { identifierText } from "../../../syntax/index.js";
import type { LocalFunctionStatementSyntax, ParameterSyntax, SyntaxNode } from "../../../syntax/nodes.js";
import { hasModifier } from "../../declarations/modifiers.js";
import { SourceParameter, unknownType } from "../../declarations/source-parameter.js";
import { lookupSimpleName } from "../../names/name-binding.js";
import { bindType } from "../../names/type-binder.js";
import type { LocalScope, ParameterScope, Scope } from "../../symbols/scope.js";
import type { LocalFunctionSymbol, LocalTable } from "../../symbols/source-symbols.js";
import type { AnnotatedType, ParameterSymbol } from "../../symbols/symbols.js";
import { sameType } from "../../symbols/types.js";
import { awaitedType } from "../../types/awaiting.js";
import { delegateShape } from "../../types/delegates.js";
import { targetOf } from "../../types/target-types.js";
import { declareLocals } from "./locals.js";
import { type FunctionExpressionSyntax, introducesScope, isFunctionExpression } from "./scope-nodes.js";

const scopesIn = cachedBy((outer: Scope) => cachedBy((node: SyntaxNode) => makeScope(node, outer)));

/** The scope inside a node whose own scope is `outer`. */
export function scopeInside(node: SyntaxNode, outer: Scope): Scope {
  return introducesScope(node) ? scopesIn(outer)(node) : outer;
}

function makeScope(node: SyntaxNode, outer: Scope): Scope {
  if (node.kind === "LocalFunctionStatement") return localFunction(node, outer)?.bodyScope ?? localScope(node, outer);
  return isFunctionExpression(node) ? functionScope(node, outer, undefined) : localScope(node, outer);
}

/** The local function that a statement declares, as its own scope knows it. */
export function localFunction(node: LocalFunctionStatementSyntax, scope: Scope): LocalFunctionSymbol | undefined {
  const meaning = lookupSimpleName(scope, identifierText(scope.context.file, node.identifier), 0, true);
  return meaning?.kind === "localFunction" ? meaning.method : undefined;
}

function localScope(node: SyntaxNode, outer: Scope): LocalScope {
  let table: LocalTable | undefined;
  const scope: LocalScope = {
    kind: "locals",
    context: outer.context,
    parent: outer,
    locals: () => {
      table ??= declareLocals(node, scope);
      return table;
    },
  };
  return scope;
}

interface Attempt {
  readonly types: readonly AnnotatedType[];
  readonly scope: Scope;
}

const attemptsIn = cachedBy((_: Scope) => cachedBy((__: FunctionExpressionSyntax): Attempt[] => []));

/** Inside a lambda if its parameters had these types: what its call tries before it knows which they are. */
export function attemptedScope(node: FunctionExpressionSyntax, outer: Scope, types: readonly AnnotatedType[]): Scope {
  const attempts = attemptsIn(outer)(node);
  const previous = attempts.find((attempt) => areSame(attempt.types, types));
  if (previous !== undefined) return previous.scope;
  const scope = functionScope(node, outer, types);
  attempts.push({ types, scope });
  return scope;
}

function areSame(a: readonly AnnotatedType[], b: readonly AnnotatedType[]): boolean {
  return (
    a.length === b.length &&
    a.every((one, at) => one.nullability === b[at]?.nullability && sameType(one.type, b[at]?.type ?? one.type))
  );
}

const pinnedTypes = new WeakMap<Scope, readonly AnnotatedType[]>();

/** Only one method is in question: these are the types of the parameters, and the body need not be bound a second time. */
export function pinParameters(node: FunctionExpressionSyntax, outer: Scope, types: readonly AnnotatedType[]): Scope {
  const inside = scopeInside(node, outer);
  if (inside.parent !== undefined && !pinnedTypes.has(inside.parent)) pinnedTypes.set(inside.parent, types);
  return inside;
}

/** The written return type, or the return type of the delegate that the lambda becomes. */
function returnedByLambda(node: FunctionExpressionSyntax, outer: Scope): AnnotatedType | undefined {
  const written = node.kind === "ParenthesizedLambdaExpression" ? node.returnType : null;
  const target = written === null ? targetOf({ syntax: node, scope: outer }) : undefined;
  const type = written !== null ? bindType(written, outer) : target && delegateShape(target.type)?.returnType;
  return type !== undefined && hasModifier(node.modifiers, "AsyncKeyword") ? awaitedType(type) : type;
}

/** Parameters, and inside them the variables that an expression body declares. */
function functionScope(
  node: FunctionExpressionSyntax,
  outer: Scope,
  types: readonly AnnotatedType[] | undefined,
): Scope {
  let made: readonly ParameterSymbol[] | undefined;
  const parameters: ParameterScope = {
    kind: "parameters",
    context: outer.context,
    parent: outer,
    parameters: () => {
      made ??= writtenParameters(node).map(
        (parameter, ordinal) =>
          new SourceParameter(parameter, ordinal, outer, {
            // A parameter that leaves its type out takes it from the delegate the lambda becomes.
            inferred: () =>
              (types ?? pinnedTypes.get(parameters) ?? typesOfTarget(node, outer))[ordinal] ?? unknownType(),
          }),
      );
      return made;
    },
    // What a try returns is not asked of it: it is what inference wants to know.
    returned: () => (types === undefined ? returnedByLambda(node, outer) : undefined),
    body: () => node,
  };
  return localScope(node, parameters);
}

function typesOfTarget(node: FunctionExpressionSyntax, outer: Scope): readonly AnnotatedType[] {
  const target = targetOf({ syntax: node, scope: outer });
  return (target && delegateShape(target.type)?.parameterTypes) ?? [];
}

export function writtenParameters(syntax: FunctionExpressionSyntax): readonly ParameterSyntax[] {
  if (syntax.kind === "SimpleLambdaExpression") return [syntax.parameter];
  return syntax.parameterList?.parameters ?? [];
}

export function lambdaParameters(syntax: FunctionExpressionSyntax, outer: Scope): readonly ParameterSymbol[] {
  const parameters = scopeInside(syntax, outer).parent;
  return parameters?.kind === "parameters" ? parameters.parameters() : [];
}
