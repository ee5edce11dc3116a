/**
 * Filters of MVC that put something else in the place of what an action answers: `context.Result = new ObjectResult(Wrap(ok.Value))`.
 * Only what is wrapped counts. A filter that refuses a request answers besides the action, not in its place.
 */

import { cachedBy } from "../../caching/cache.js";
import {
  expressionsIn,
  locationOfExpression,
  shortTextOf,
  textOf,
  typeOfExpression,
} from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AttributeData, MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { simpleNameOf } from "../../csharp/binding/symbols/types.js";
import { classOf } from "../../csharp/execution/index.js";
import { childrenOf, type SyntaxNode, textOf as textOfNode } from "../../csharp/syntax/index.js";
import type { Location } from "../../diagnostics/location.js";
import { typeOf } from "../attributes.js";
import { holdsAny, soughtTexts } from "../program/named-in-file.js";
import type { StartUp } from "../start/start-up.js";
import { classLevels } from "./model/inherited-attributes.js";

/** Where a filter replaces answers. */
export interface ReplacedAnswers {
  readonly filter: string;
  /** The assignment, shortened. */
  readonly text: string;
  readonly location: Location;
}

/** By a filter among these attributes, or by the controller, which is a filter itself. */
export function answersReplacedBy(
  controller: NamedTypeSymbol,
  attributes: readonly AttributeData[],
): ReplacedAnswers | undefined {
  for (const data of attributes)
    for (const filter of filtersOf(data)) {
      const found = replacedIn(filter);
      if (found !== undefined) return found;
    }
  return replacedIn(controller);
}

/** `[Wrap]` itself, or the filter that `[ServiceFilter(typeof(Wrap))]` or `[TypeFilter<Wrap>]` names. */
function filtersOf(data: AttributeData): readonly NamedTypeSymbol[] {
  const { attributeClass, name } = data;
  if (attributeClass === undefined) return none;
  if (attributeClass.symbol.origin === "source") return [attributeClass.symbol];
  if (!/^(Service|Type)Filter(Attribute)?$/.test(name)) return none;
  const named = attributeClass.typeArguments[0] ?? typeOf(data.constructorArguments[0]);
  return named?.type.kind === "named" ? [named.type.symbol] : none;
}

const none: readonly NamedTypeSymbol[] = [];

/** Of the filters that the program adds for all actions: `options.Filters.Add<Wrap>()`. */
export function answersReplacedEverywhere(startUp: StartUp): ReplacedAnswers | undefined {
  for (const { value } of startUp.listIn("Microsoft.AspNetCore.Mvc.MvcOptions", "Filters").elements) {
    const filter = classOf(value)?.symbol;
    const found = filter === undefined ? undefined : replacedIn(filter);
    if (found !== undefined) return found;
  }
  return undefined;
}

const replacedIn = cachedBy((filter: NamedTypeSymbol): ReplacedAnswers | undefined => {
  for (const level of classLevels(filter)) {
    if (level.origin !== "source") continue;
    for (const member of level.members) {
      const expression = member.kind === "method" ? replacement(member) : undefined;
      if (expression !== undefined)
        return {
          filter: filter.name,
          text: shortTextOf(expression),
          location: locationOfExpression(expression),
        };
    }
  }
  return undefined;
});

/** What the framework hands to a filter once there is a result, and what leads there. */
const contexts = new Set(["ResultExecutingContext", "ActionExecutedContext", "ActionExecutionDelegate"]);
const contextNames = soughtTexts(contexts);

function replacement(method: MethodSymbol): SourceExpression | undefined {
  const { body } = method;
  if (body === undefined || !holdsAny(body.scope.context.file, contextNames)) return undefined;
  if (!method.parameters.some(({ type }) => contexts.has(simpleNameOf(type.type)))) return undefined;
  const { syntax, scope } = body;
  const textAt = (node: SyntaxNode): string => textOfNode(scope.context.file, node);
  // What is answered instead has to be made of the value that was there.
  if (!/\bValue\b/.test(textAt(syntax))) return undefined;
  const errors = errorBranches(syntax, textAt);
  return [...expressionsIn(body)].find(
    (expression) => setsAnswer(expression) && !errors.some((branch) => isWithin(expression.syntax, branch)),
  );
}

/** `context.Result = …` once the action has run, `result.Value = …`. */
function setsAnswer({ syntax, scope }: SourceExpression): boolean {
  if (syntax.kind !== "SimpleAssignmentExpression" || syntax.left.kind !== "SimpleMemberAccessExpression") return false;
  const target = textOf({ syntax: syntax.left, scope });
  const owner = typeOfExpression({ syntax: syntax.left.expression, scope })?.type;
  const name = owner === undefined ? "" : simpleNameOf(owner);
  if (/\.Result$/.test(target)) return /^(ResultExecutingContext|ActionExecutedContext)$/.test(name);
  return /\.Value$/.test(target) && /^(\w*ObjectResult|JsonResult)$/.test(name);
}

/** Branches that are taken for errors alone. */
function errorBranches(node: SyntaxNode, textAt: (node: SyntaxNode) => string): readonly SyntaxNode[] {
  const own =
    node.kind === "IfStatement" && saysError(textAt(node.condition))
      ? [node.statement]
      : node.kind === "CatchClause"
        ? [node]
        : [];
  return [...own, ...childrenOf(node).flatMap((child) => errorBranches(child, textAt))];
}

const errorFacts = /Exception\s*(!=\s*null|is\s+(?!null\b))|![\w.]*IsValid|IsValid\s*(==|is)\s*false/;
const errorKinds =
  /\bis\s+\w*(BadRequest|NotFound|Conflict|Unauthorized|Forbid|Unprocessable|Problem|Validation)|StatusCode\W*(>=?|==|is|:)[^&|<]*[45]\d\d/;

/** What the condition denies says nothing: `result.Value is not ProblemDetails`. */
function saysError(condition: string): boolean {
  const affirmed = condition.replace(/!\s*\([^()]*\)|\bis\s+not\s+[\w.<>]+/g, "");
  return errorFacts.test(condition) || errorKinds.test(affirmed);
}

function isWithin(node: SyntaxNode, branch: SyntaxNode): boolean {
  return branch.start <= node.start && node.end <= branch.end;
}
