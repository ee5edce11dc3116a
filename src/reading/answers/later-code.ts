/** Code that runs after start-up: what start-up has not run, and what such code calls. */
import { cachedBy } from "../../caching/cache.js";
import { localFunction } from "../../csharp/binding/expressions/scopes/local-scopes.js";
import { bindExpression } from "../../csharp/binding/index.js";
import type { BoundExpression, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { Scope } from "../../csharp/binding/symbols/scope.js";
import type { FieldSymbol, MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import { changes, isFunction, noteInitialized, visitValues } from "../../csharp/flow/index.js";
import { identifierText, walk } from "../../csharp/syntax/index.js";
import type { ExpressionSyntax, SyntaxNode } from "../../csharp/syntax/nodes.js";
import { mayName } from "../program/named-in-file.js";
import { bodiesNaming, otherCodeNaming } from "../program/program-bodies.js";
import type { StartUp } from "../start/start-up.js";

/** A lambda that is the first value of a field: it runs where the field is named. */
interface KeptFunction {
  readonly keptIn: FieldSymbol;
  readonly code: SyntaxNode;
}

/** A method, a lambda, or the property or field whose code it is. */
type Owner = MethodSymbol | SyntaxNode | KeptFunction | "member";

/** What an assignment is to, and whether it is made in a constructor. */
export type IsTarget = (target: BoundExpression, isMade: boolean) => boolean;

/** Whether code that runs later assigns a variable or a member of a name. */
export const assignedLater = cachedBy((startUp: StartUp) => {
  const { entered } = startUp.machine;
  const isLater = (owners: readonly Owner[], visited: Set<MethodSymbol | FieldSymbol>): boolean =>
    owners.some((owner) => {
      if (owner === "member") return true;
      const { code, symbol } = namedCode(owner);
      const isEntered = entered.has(code);
      if (symbol === undefined || (!isEntered && !isNamedByCallers(symbol))) return !isEntered;
      if (visited.has(symbol)) return false;
      visited.add(symbol);
      let isCalled = false;
      visitNaming(
        startUp,
        symbol.name,
        () => !isCalled,
        (node, scope, around) => {
          if (isCalled || nameOf(node, scope) !== symbol.name) return;
          const callers = around();
          // What start-up names without having called it is kept for later.
          const isKept = !isEntered && callers.every((one) => one !== "member" && entered.has(namedCode(one).code));
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

function namedCode(owner: Exclude<Owner, "member">): {
  readonly code: MethodSymbol | SyntaxNode;
  readonly symbol: MethodSymbol | FieldSymbol | undefined;
} {
  if ("keptIn" in owner) return { code: owner.code, symbol: owner.keptIn };
  return { code: owner, symbol: "containingType" in owner ? owner : undefined };
}

/** No framework calls it by itself, as it does with actions, overrides and `BindAsync`. */
function isNamedByCallers(symbol: MethodSymbol | FieldSymbol): boolean {
  const { accessibility, attributes, containingType } = symbol;
  if (symbol.kind === "method" && symbol.methodKind === "localFunction") return true;
  const isOrdinary = symbol.kind === "field" || symbol.methodKind === "ordinary";
  return isOrdinary && attributes.length === 0 && (accessibility === "private" || containingType.isStatic);
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
  for (const { code, member } of otherCodeNaming(projects, names))
    if (mayName(code, isName) && concerns(code)) visitOwned(code, member.kind === "field" ? member : ["member"], visit);
}

function visitOwned(
  { syntax, scope }: SourceBody | SourceExpression,
  outermost: readonly Owner[] | FieldSymbol,
  visit: Visit,
): void {
  const functions: { readonly owner: MethodSymbol | SyntaxNode; readonly end: number }[] = [];
  visitValues(syntax, scope, (node, inside) => {
    while ((functions.at(-1)?.end ?? node.end) <= node.start) functions.pop();
    if (node.kind === "LocalFunctionStatement") {
      const owner = localFunction(node, inside);
      if (owner !== undefined) functions.push({ owner, end: node.end });
    } else if (isFunction(node)) functions.push({ owner: node, end: node.end });
    visit(node, inside, () => {
      const inner = functions.map(({ owner }) => owner);
      if (!("kind" in outermost)) return [...outermost, ...inner];
      const isKept = inner[0] === syntax;
      return isKept ? [{ keptIn: outermost, code: syntax }, ...inner.slice(1)] : ["member", ...inner];
    });
  });
}
