/** Types of query expressions over sequences (ECMA-334 §12.20): what the methods that they stand for give back. */

import { identifierText } from "../../../syntax/index.js";
import type { QueryBodySyntax, QueryExpressionSyntax } from "../../../syntax/nodes.js";
import type { Scope } from "../../symbols/scope.js";
import type { AnnotatedType } from "../../symbols/symbols.js";
import { constructType } from "../../symbols/types.js";
import { allInterfaces } from "../../types/hierarchy.js";
import { naturalType } from "../operands.js";
import { scopeInside } from "./local-scopes.js";

export function queryType(syntax: QueryExpressionSyntax, scope: Scope): AnnotatedType | undefined {
  const source = naturalType({ syntax: syntax.fromClause.expression, scope });
  const inside = scopeInside(syntax, scope);
  const kind = source && sequenceKind(source);
  if (kind === undefined) return undefined;
  let { body } = syntax;
  while (body.continuation !== null) body = body.continuation.body;
  const element = resultElement(body.selectOrGroup, inside);
  if (element === undefined) return undefined;
  const name = isOrdered(body, syntax, inside) ? `IOrdered${kind}` : `I${kind}`;
  return sequence(name, element, scope);
}

/** `orderby` at the end of a query that selects what it ordered: the ordered sequence itself. */
function isOrdered(body: QueryBodySyntax, syntax: QueryExpressionSyntax, scope: Scope): boolean {
  const { selectOrGroup, clauses } = body;
  if (clauses.at(-1)?.kind !== "OrderByClause" || selectOrGroup.kind !== "SelectClause") return false;
  if (clauses.some(({ kind }) => kind !== "OrderByClause" && kind !== "WhereClause") || syntax.body !== body)
    return false;
  const { expression } = selectOrGroup;
  const { file } = scope.context;
  return (
    expression.kind === "IdentifierName" &&
    identifierText(file, expression) === identifierText(file, syntax.fromClause.identifier)
  );
}

/** What a query gives for each: what it selects, or a group. */
export function resultElement(clause: QueryBodySyntax["selectOrGroup"], scope: Scope): AnnotatedType | undefined {
  if (clause.kind === "SelectClause") return naturalType({ syntax: clause.expression, scope });
  const element = naturalType({ syntax: clause.groupExpression, scope });
  const key = naturalType({ syntax: clause.byExpression, scope });
  const grouping = scope.context.program.resolve("System.Linq.IGrouping`2");
  if (element === undefined || key === undefined || grouping === undefined) return undefined;
  return { type: constructType(grouping, [key, element]), nullability: "notAnnotated" };
}

export function sequenceOf(element: AnnotatedType | undefined, scope: Scope): AnnotatedType | undefined {
  return element && sequence("IEnumerable", element, scope);
}

function sequence(name: string, element: AnnotatedType, scope: Scope): AnnotatedType | undefined {
  const namespace = name === "IEnumerable" ? "System.Collections.Generic" : "System.Linq";
  const symbol = scope.context.program.resolve(`${namespace}.${name}\`1`);
  return symbol && { type: constructType(symbol, [element]), nullability: "notAnnotated" };
}

/** Other types have query methods of their own, and what those give back is not worked out. */
function sequenceKind({ type }: AnnotatedType): "Queryable" | "Enumerable" | undefined {
  if (type.kind === "array") return "Enumerable";
  if (type.kind !== "named") return undefined;
  const names = [type, ...allInterfaces(type)].map(({ symbol }) => symbol.metadataName);
  if (names.includes("System.Linq.IQueryable`1")) return "Queryable";
  if (type.symbol.name === "ParallelQuery") return undefined;
  return names.includes("System.Collections.Generic.IEnumerable`1") ? "Enumerable" : undefined;
}
