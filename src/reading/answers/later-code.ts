/** Code that runs after start-up: what start-up has not run, and what such code calls. */
import { cachedBy } from "../../caching/cache.js";
import { localFunction } from "../../csharp/binding/expressions/scopes/local-scopes.js";
import { bindExpression } from "../../csharp/binding/index.js";
import type { BoundExpression, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { Scope } from "../../csharp/binding/symbols/scope.js";
import type { MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import { changes, isFunction, noteInitialized, visitValues } from "../../csharp/flow/index.js";
import { identifierText, walk } from "../../csharp/syntax/index.js";
import type { ExpressionSyntax, SyntaxNode } from "../../csharp/syntax/nodes.js";
import { mayName } from "../program/named-in-file.js";
import { bodiesNaming, otherCodeNaming } from "../program/program-bodies.js";
import type { StartUp } from "../start/start-up.js";

/** A method, a lambda, or a property whose code it is. */
type Owner = MethodSymbol | SyntaxNode | "property";

/** What an assignment is to, and whether it is made in a constructor. */
export type IsTarget = (target: BoundExpression, isMade: boolean) => boolean;

/** Whether code that runs later assigns a variable or a member of a name. */
export const assignedLater = cachedBy((startUp: StartUp) => {
  const { entered } = startUp.machine;
  const isLater = (owners: readonly Owner[], visited: Set<Owner>): boolean =>
    owners.some((owner) => {
      if (owner === "property") return true;
      const isEntered = entered.has(owner);
      if (!("containingType" in owner) || (!isEntered && !isNamedByCallers(owner))) return !isEntered;
      if (visited.has(owner)) return false;
      visited.add(owner);
      let isCalled = false;
      visitNaming(
        startUp,
        owner.name,
        () => !isCalled,
        (node, scope, around) => {
          if (isCalled || nameOf(node, scope) !== owner.name) return;
          const callers = around();
          // What start-up names without having called it is kept for later.
          const isKept = !isEntered && callers.every((one) => one !== "property" && entered.has(one));
          isCalled = isKept || isLater(callers, visited);
        },
      );
      return isCalled;
    });
  return (name: string, isTarget: IsTarget): boolean => {
    let isAssigned = false;
    const mayAssign = (code: Code): boolean => !isAssigned && assignedNames(code).has(name);
    visitNaming(startUp, name, mayAssign, (node, scope, owners) => {
      if (isAssigned) return;
      for (const syntax of targetsOf(node)) {
        if (nameOf(syntax, scope) !== name) continue;
        const around = owners();
        const isMade = around.some(
          (one) => typeof one === "object" && "methodKind" in one && /onstructor$/.test(one.methodKind),
        );
        if (isTarget(bindExpression({ syntax, scope }), isMade) && isLater(around, new Set())) isAssigned = true;
      }
    });
    return isAssigned;
  };
});

/** No framework calls it by itself, as it does with actions, overrides and `BindAsync`. */
function isNamedByCallers({ methodKind, accessibility, attributes, containingType }: MethodSymbol): boolean {
  if (methodKind === "localFunction") return true;
  return (
    methodKind === "ordinary" && attributes.length === 0 && (accessibility === "private" || containingType.isStatic)
  );
}

/** Most code that has a name only reads it, or gives it to a new object. */
const assignedNames = cachedBy(({ syntax, scope }: Code): ReadonlySet<string> => {
  const names = new Set<string>();
  const initialized = new Set<SyntaxNode>();
  walk(syntax, (node) => {
    noteInitialized(node, initialized);
    if (!initialized.has(node))
      for (const target of targetsOf(node)) {
        const name = nameOf(target, scope);
        if (name !== undefined) names.add(name);
      }
    return true;
  });
  return names;
});

function targetsOf(node: SyntaxNode): readonly ExpressionSyntax[] {
  const targets: ExpressionSyntax[] = [];
  changes(node, (target) => {
    if (target.kind === "TupleExpression") targets.push(...target.arguments.map(({ expression }) => expression));
    else targets.push(target);
    return false;
  });
  return targets;
}

function nameOf(node: SyntaxNode, { context }: Pick<Scope, "context">): string | undefined {
  switch (node.kind) {
    case "SimpleMemberAccessExpression":
    case "MemberBindingExpression":
      return nameOf(node.name, { context });
    case "GenericName":
      return identifierText(context.file, node.identifier);
    case "IdentifierName":
      return identifierText(context.file, node);
    default:
      return undefined;
  }
}

type Code = SourceBody | SourceExpression;
type Visit = (node: SyntaxNode, scope: Scope, owners: () => readonly Owner[]) => void;

/** The code of the program that has a name. `concerns`: asked before each body, which is parsed for that at the latest. */
function visitNaming({ projects }: StartUp, name: string, concerns: (code: Code) => boolean, visit: Visit): void {
  const names = new Set([name]);
  const isName = (one: string): boolean => one === name;
  for (const { body, method } of bodiesNaming(projects, names))
    if (mayName(body, isName) && concerns(body)) visitOwned(body, method === undefined ? [] : [method], visit);
  for (const { code } of otherCodeNaming(projects, names))
    if (mayName(code, isName) && concerns(code)) visitOwned(code, ["property"], visit);
}

function visitOwned({ syntax, scope }: SourceBody | SourceExpression, outermost: readonly Owner[], visit: Visit): void {
  const functions: { readonly owner: Owner; readonly end: number }[] = [];
  visitValues(syntax, scope, (node, inside) => {
    while ((functions.at(-1)?.end ?? node.end) <= node.start) functions.pop();
    if (node.kind === "LocalFunctionStatement") {
      const owner = localFunction(node, inside);
      if (owner !== undefined) functions.push({ owner, end: node.end });
    } else if (isFunction(node)) functions.push({ owner: node, end: node.end });
    visit(node, inside, () => [...outermost, ...functions.map(({ owner }) => owner)]);
  });
}
