/**
 * Filters of MVC that put something else in the place of what an action answers: `context.Result = new ObjectResult(Wrap(ok.Value))`.
 * Only what is wrapped counts. A filter that refuses a request answers besides the action, not in its place.
 */

import { cachedBy } from "../../caching/cache.js";
import { bindExpression, locationOfExpression, shortTextOf, visitExpressions } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { Scope } from "../../csharp/binding/symbols/scope.js";
import type {
  AttributeData,
  MethodSymbol,
  NamedTypeSymbol,
  ParameterSymbol,
  PropertySymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { classOf } from "../../csharp/execution/index.js";
import { identifierText, type SyntaxNode } from "../../csharp/syntax/index.js";
import type { SubpatternSyntax } from "../../csharp/syntax/nodes.js";
import type { Location } from "../../diagnostics/location.js";
import { typeOf } from "../attributes.js";
import type { StartUp } from "../start/start-up.js";
import { holdsOnlyForErrors } from "./error-conditions.js";
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
      const replaced = replacedIn(filter);
      if (replaced !== undefined) return replaced;
    }
  return replacedIn(controller);
}

/** `[Wrap]` itself, or the filter that `[ServiceFilter(typeof(Wrap))]` or `[TypeFilter<Wrap>]` names. */
export function filtersOf(data: AttributeData): readonly NamedTypeSymbol[] {
  const { attributeClass } = data;
  if (attributeClass === undefined) return none;
  if (attributeClass.symbol.origin === "source") return [attributeClass.symbol];
  if (!factories.has(attributeClass.symbol.metadataName.replace(/`1$/, ""))) return none;
  const named = attributeClass.typeArguments[0] ?? typeOf(data.constructorArguments[0]);
  return named?.type.kind === "named" ? [named.type.symbol] : none;
}

const factories = new Set(["Service", "Type"].map((kind) => `Microsoft.AspNetCore.Mvc.${kind}FilterAttribute`));
const none: readonly NamedTypeSymbol[] = [];

/** Of the filters that the program adds for all actions: `options.Filters.Add<Wrap>()`. */
export function answersReplacedEverywhere(startUp: StartUp): ReplacedAnswers | undefined {
  for (const { value } of startUp.listIn("Microsoft.AspNetCore.Mvc.MvcOptions", "Filters").elements) {
    const filter = classOf(value)?.symbol;
    const replaced = filter === undefined ? undefined : replacedIn(filter);
    if (replaced !== undefined) return replaced;
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

const filters = "Microsoft.AspNetCore.Mvc.Filters";
const executed = new Set([`${filters}.ResultExecutingContext`, `${filters}.ActionExecutedContext`]);
/** What the framework hands to a filter once there is a result, and what leads there. */
const contexts = new Set([...executed, `${filters}.ActionExecutionDelegate`]);
const results = new Set(["Microsoft.AspNetCore.Mvc.ObjectResult", "Microsoft.AspNetCore.Mvc.JsonResult"]);

function replacement({ body, parameters }: MethodSymbol): SourceExpression | undefined {
  const isContext = ({ type: { type } }: ParameterSymbol): boolean =>
    type.kind === "named" && contexts.has(type.symbol.metadataName);
  if (body === undefined || !parameters.some(isContext)) return undefined;
  const errors: SyntaxNode[] = [];
  const set: SourceExpression[] = [];
  // What is answered instead has to be made of the value that was there.
  let readsValue = false;
  visitExpressions(body.syntax, body.scope, (syntax, scope) => {
    if (syntax.kind === "CatchClause") errors.push(syntax);
    if (syntax.kind === "IfStatement" && holdsOnlyForErrors(syntax.condition, scope)) errors.push(syntax.statement);
    if (syntax.kind === "Subpattern" && isNamedValue(syntax.expressionColon, scope)) readsValue = true;
    if (syntax.kind === "SimpleMemberAccessExpression" && isValue({ syntax, scope })) readsValue = true;
    if (syntax.kind === "SimpleAssignmentExpression" && setsAnswer({ syntax: syntax.left, scope }))
      set.push({ syntax, scope });
  });
  return readsValue ? set.find(({ syntax }) => !errors.some((branch) => isWithin(syntax, branch))) : undefined;
}

/** `{ Value: … }` */
function isNamedValue(colon: SubpatternSyntax["expressionColon"], { context }: Scope): boolean {
  return colon?.kind === "NameColon" && identifierText(context.file, colon.name) === "Value";
}

function isValue(expression: SourceExpression): boolean {
  const property = propertyOf(expression);
  return property?.name === "Value" && results.has(property.containingType.metadataName);
}

/** `context.Result = …` once the action has run, `result.Value = …`. */
function setsAnswer(target: SourceExpression): boolean {
  const property = propertyOf(target);
  const isResult = property?.name === "Result" && executed.has(property.containingType.metadataName);
  return isResult || isValue(target);
}

function propertyOf(expression: SourceExpression): PropertySymbol | undefined {
  const bound = bindExpression(expression);
  return bound.kind === "property" ? bound.symbol : undefined;
}

function isWithin(node: SyntaxNode, branch: SyntaxNode): boolean {
  return branch.start <= node.start && node.end <= branch.end;
}
