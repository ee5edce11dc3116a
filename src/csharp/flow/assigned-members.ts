/** The names of the members that code assigns, on whatever object, and that all code assigns which it may run. */
import { cachedBy } from "../../caching/cache.js";
import { bindExpression } from "../binding/index.js";
import type { BoundCreation, SourceBody, SourceExpression } from "../binding/symbols/bound-expression.js";
import type { Scope } from "../binding/symbols/scope.js";
import type { AnnotatedType, FieldSymbol, MethodSymbol, PropertySymbol } from "../binding/symbols/symbols.js";
import { identifierText } from "../syntax/index.js";
import type { ExpressionSyntax, SyntaxNode } from "../syntax/nodes.js";
import type { KeptPlace } from "./kept-places.js";
import { valuesOfLocal } from "./local-values.js";
import { changes, visitValues } from "./variable-assignments.js";

type Code = SourceBody | SourceExpression;

interface Assigned {
  readonly names: ReadonlySet<string>;
  readonly runs: readonly Code[];
  /** It also runs what is behind an interface, or a delegate that is kept somewhere. */
  readonly isOpen: boolean;
}

/** What reaches half of a program is taken to run all of it. */
const mostCode = 300;

/** Whether a part of the code around a place runs code that sets a member of the name: it may be this one. */
export function isSetByCode(place: KeptPlace, syntax: SyntaxNode): boolean {
  const scope = place.settable.length > 0 ? place.scopeOf(syntax) : undefined;
  if (scope === undefined) return false;
  const names = assignedMembers(syntax, scope);
  return names === undefined || place.settable.some((name) => names.has(name));
}

/** A constructor, or the accessors of a property. */
export function runsCode(place: KeptPlace, syntax: ExpressionSyntax): boolean {
  switch (syntax.kind) {
    case "ObjectCreationExpression":
    case "ImplicitObjectCreationExpression":
    case "ElementAccessExpression":
      return true;
    case "IdentifierName":
    case "SimpleMemberAccessExpression": {
      const scope = place.scopeOf(syntax);
      return scope !== undefined && bindExpression({ syntax, scope }).kind === "property";
    }
    default:
      return false;
  }
}

/** Undefined: any, because not all is known that runs. */
const assignedMembers = cachedBy((syntax: SyntaxNode, scope: Scope): ReadonlySet<string> | undefined => {
  if (passesParameter(syntax, scope)) return undefined;
  const names = new Set<string>();
  const reached = new Map([[syntax, scope]]);
  for (const [code, around] of reached) {
    const { names: direct, runs, isOpen } = assignedIn(code, around);
    if (isOpen || reached.size > mostCode) return undefined;
    for (const name of direct) names.add(name);
    for (const one of runs) reached.set(one.syntax, one.scope);
  }
  return names;
});

/** A delegate that whoever calls the code around the expression chooses. */
function passesParameter(root: SyntaxNode, around: Scope): boolean {
  let isPassed = false;
  visitValues(root, around, (syntax, scope) => {
    if (syntax.kind !== "IdentifierName") return;
    const bound = bindExpression({ syntax, scope });
    if (bound.kind === "parameter" && isDelegate(bound.type)) isPassed = true;
  });
  return isPassed;
}

const assignedIn = cachedBy((root: SyntaxNode, around: Scope): Assigned => {
  const names = new Set<string>();
  const runs: Code[] = [];
  const called = new Set<SyntaxNode>();
  let isOpen = false;
  visitValues(root, around, (syntax, scope) => {
    changes(syntax, (target) => {
      const name = target.kind === "SimpleMemberAccessExpression" ? target.name : target;
      if (name.kind === "IdentifierName") names.add(identifierText(scope.context.file, name));
      return false;
    });
    if (syntax.kind === "InvocationExpression") called.add(syntax.expression);
    const code = runBy(syntax, scope, called.has(syntax));
    if (code === undefined) isOpen = true;
    else runs.push(...code);
  });
  return { names, runs, isOpen };
});

/** What a part of an expression runs, by itself; undefined where that is not known. */
function runBy(syntax: SyntaxNode, scope: Scope, isCalled: boolean): readonly Code[] | undefined {
  switch (syntax.kind) {
    case "InvocationExpression":
    case "ObjectCreationExpression":
    case "ImplicitObjectCreationExpression":
    case "IdentifierName":
    case "GenericName":
    case "SimpleMemberAccessExpression":
    case "MemberBindingExpression":
    case "ElementAccessExpression":
      break;
    default:
      return [];
  }
  const bound = bindExpression({ syntax, scope });
  switch (bound.kind) {
    case "call":
      return bound.method === undefined ? [] : codeOfMethods([bound.method]);
    case "methodGroup":
      return isCalled ? [] : codeOfMethods(bound.candidates);
    case "creation":
      return codeOfCreation(bound);
    case "field":
      return isDelegate(bound.type) ? keptDelegate(bound.symbol, bound.symbol.isReadOnly) : [];
    case "property": {
      const { getter, setter } = bound.symbol;
      const accessors = [getter?.body, setter?.body].filter((body) => body !== undefined);
      const isKept = accessors.length === 0 && isDelegate(bound.type);
      return isKept ? keptDelegate(bound.symbol, setter === undefined) : accessors;
    }
    case "local": {
      const values = isDelegate(bound.type) ? valuesOfLocal(bound.variable) : undefined;
      return values?.length === 0 ? undefined : (values ?? []);
    }
    case "element":
      return isDelegate(bound.type) ? undefined : [];
    case "event":
      return undefined;
    default:
      return [];
  }
}

function codeOfMethods(methods: readonly MethodSymbol[]): readonly Code[] | undefined {
  const own = methods.filter(({ containingType }) => containingType.origin === "source");
  if (own.some(({ isAbstract, isVirtual }) => isAbstract || isVirtual)) return undefined;
  return own.flatMap(({ body }) => body ?? []);
}

/** The constructor, and what the members of the class begin with. */
function codeOfCreation({ type: { type }, constructed }: BoundCreation): readonly Code[] {
  if (type.kind !== "named" || type.symbol.origin !== "source") return [];
  const initial = type.symbol.members.flatMap((member) =>
    (member.kind === "field" || member.kind === "property") && !member.isStatic ? (member.initializer ?? []) : [],
  );
  return [...initial, ...(constructed?.method.body === undefined ? [] : [constructed.method.body])];
}

function keptDelegate({ initializer }: FieldSymbol | PropertySymbol, isFixed: boolean): readonly Code[] | undefined {
  return isFixed && initializer !== undefined ? [initializer] : undefined;
}

function isDelegate(type: AnnotatedType | undefined): boolean {
  return type?.type.kind === "named" && type.type.symbol.typeKind === "delegate";
}
