/**
 * What the code of a convention does to routes. One that only puts a prefix before the routes of all controllers is worked out;
 * of any other it is known whether it changes routes at all.
 */

import { cachedBy } from "../../caching/cache.js";
import { bindExpression, displayType, expressionsIn, textOf } from "../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { simpleNameOf } from "../../csharp/binding/symbols/types.js";
import { deepest, type Frame, outermost, textValue, valueSources } from "../../csharp/flow/index.js";
import { classLevels } from "./inherited-attributes.js";

/** A prefix that a convention puts before the routes of controllers. */
export interface RoutePrefix {
  readonly template: string;
  /** Put before the templates of controllers that have one. */
  readonly onRouted: boolean;
  /** Given to controllers that have none. */
  readonly onBare: boolean;
}

/** The methods of the convention and of its bases, constructors left out, and the helpers that are handed a part of the model. */
const bodiesOf = cachedBy((symbol: NamedTypeSymbol): readonly SourceBody[] => {
  const methods = new Set(
    classLevels(symbol)
      .filter(({ origin }) => origin === "source")
      .flatMap(({ members }) => members)
      .flatMap((member) => (member.kind === "method" && !/onstructor$/.test(member.methodKind) ? [member] : [])),
  );
  // What is added on the way comes later.
  for (const { body } of methods)
    for (const expression of body === undefined ? [] : expressionsIn(body)) {
      const call = expression.syntax.kind === "InvocationExpression" ? bindExpression(expression) : undefined;
      if (call?.kind === "call" && call.method !== undefined && takesModel(call.method)) methods.add(call.method);
    }
  return [...methods].flatMap(({ body }) => body ?? []);
});

function takesModel({ parameters, methodKind }: MethodSymbol): boolean {
  return methodKind !== "localFunction" && parameters.some(({ type }) => modelType.test(displayType(type.type)));
}

const modelType = /\b(Application|Controller|Action|Selector|AttributeRoute)Model\b/;

const routeMembers = /\b(AttributeRouteModel|Template|RouteValues|ControllerName|ActionName)(\[.*\])?$/;
const routeLists = /\b(Selectors|RouteValues|Controllers|Actions)$/;
const changing = /^(Add|Insert|Remove|Clear|Reset)/;
/** Methods of the framework that take a route and leave it as it is. */
const pure = /^(CombineAttributeRouteModel|CombineTemplates|IsOverridePattern|ReplaceTokens)$/;

/** Writes to a route, to a list of them, or hands one to code that may. */
export function changesRoutes(symbol: NamedTypeSymbol): boolean {
  return bodiesOf(symbol).some((body) => expressionsIn(body).some(changesRoute));
}

export function changesRoute(expression: SourceExpression): boolean {
  const { syntax, scope } = expression;
  if (syntax.kind.endsWith("AssignmentExpression") && "left" in syntax && "right" in syntax)
    return routeMembers.test(textOf({ syntax: syntax.left, scope }));
  if (syntax.kind !== "InvocationExpression") return false;
  const call = bindExpression(expression);
  if (call.kind !== "call") return false;
  const { receiver } = call;
  if (receiver !== undefined && changing.test(call.name) && routeLists.test(textOf(receiver))) return true;
  if (call.method?.body !== undefined || pure.test(call.name)) return false;
  return call.arguments.some(({ value }) => /^[\w.]*\b(Selectors|AttributeRouteModel)$/.test(textOf(value)));
}

/** Undefined when it does anything else, or more than that. `creation` is the `new Convention(…)` that is added. */
export function prefixOf(
  symbol: NamedTypeSymbol,
  { expression, frame }: { readonly expression: SourceExpression; readonly frame: Frame },
): RoutePrefix | undefined {
  const creation = bindExpression(expression);
  if (creation.kind !== "creation") return undefined;
  const given: Frame = {
    ...outermost,
    parameters: new Map(
      creation.arguments.flatMap(({ parameter, value }) =>
        parameter === undefined ? [] : [[parameter.name, { expression: value, frame }] as const],
      ),
    ),
  };
  const expressions = bodiesOf(symbol).flatMap((body) => expressionsIn(body));
  const assigned = expressions.filter(changesRoute).map(assignedRoute);
  if (assigned.some((value) => value === undefined) || !expressions.every(isPlainCondition)) return undefined;
  const values = assigned.flatMap((value) => (value === undefined ? [] : branchesOf(value)));
  const combined = values.map((value) => combinedPrefix(value) ?? { prefix: value, onRouted: false });
  const templates = new Set(combined.map(({ prefix }) => templateOf(prefix, given)));
  const [template] = templates;
  if (templates.size !== 1 || template === undefined) return undefined;
  const testsNull = expressions.some((one) => nullTest.test(textOf(one)));
  return {
    template,
    onRouted: combined.some(({ onRouted }) => onRouted),
    onBare: combined.some(({ onRouted }) => !onRouted) || !testsNull,
  };
}

/** `selector.AttributeRouteModel = value` of a controller's selector; undefined for any other change. */
function assignedRoute({ syntax, scope }: SourceExpression): SourceExpression | undefined {
  if (syntax.kind !== "SimpleAssignmentExpression") return undefined;
  return /\.AttributeRouteModel$/.test(textOf({ syntax: syntax.left, scope }))
    ? { syntax: syntax.right, scope }
    : undefined;
}

function branchesOf(value: SourceExpression): readonly SourceExpression[] {
  const bound = bindExpression(value);
  if (bound.kind === "choice") return bound.branches.flatMap(branchesOf);
  return bound.kind === "same" ? branchesOf(bound.operand) : [value];
}

function combinedPrefix(
  value: SourceExpression,
): { readonly prefix: SourceExpression; readonly onRouted: boolean } | undefined {
  const bound = bindExpression(value);
  if (bound.kind !== "call" || bound.name !== "CombineAttributeRouteModel") return undefined;
  const [left, right] = bound.arguments;
  if (left === undefined || right === undefined || !/\.AttributeRouteModel!?$/.test(textOf(right.value)))
    return undefined;
  return { prefix: left.value, onRouted: true };
}

const nullTest = /^!?\(?[\w.?]*AttributeRouteModel(\s*[!=]=\s*null|\s+is\s+(not\s+)?(null|\{\s*\}))\)?$/;

/** Every condition asks whether there is a route at all: the prefix is everybody's. Actions have routes of their own. */
function isPlainCondition(expression: SourceExpression): boolean {
  const { syntax, scope } = expression;
  const text = (part: SourceExpression["syntax"]): string => textOf({ syntax: part, scope });
  if (syntax.kind === "ConditionalExpression") return nullTest.test(text(syntax.condition));
  if (/(Equals|LessThan|GreaterThan|Logical|IsPattern|Is)\w*Expression$/.test(syntax.kind))
    return nullTest.test(text(syntax)) || /^\w+\.Count\b/.test(text(syntax));
  if (syntax.kind === "SimpleMemberAccessExpression")
    return !/\.(Actions|Attributes|ControllerType|ControllerName|ActionName|DisplayName|Namespace)$/.test(text(syntax));
  if (syntax.kind !== "InvocationExpression") return true;
  const call = bindExpression(expression);
  return (
    call.kind !== "call" ||
    /^(Where|SelectMany|Any|ToList|ToArray|CombineAttributeRouteModel|ThrowIfNull)$/.test(call.name) ||
    call.method?.body !== undefined
  );
}

/** The text behind `new AttributeRouteModel(new RouteAttribute("api"))`, through fields, constructors and their arguments. */
function templateOf(expression: SourceExpression, frame: Frame): string | undefined {
  if (frame.depth > deepest) return undefined;
  const text = textValue(expression, frame);
  if (text !== undefined) return text;
  const bound = bindExpression(expression);
  const inner = { ...frame, depth: frame.depth + 1 };
  if (bound.kind === "creation") {
    const { type } = bound.type;
    const name = simpleNameOf(type);
    if (!/^(AttributeRouteModel|Route(Attribute)?)$/.test(name)) return undefined;
    const value = bound.arguments[0]?.value ?? bound.initializers.find((one) => one.name === "Template")?.value;
    return value === undefined ? undefined : templateOf(value, inner);
  }
  const sources = valueSources(bound, frame);
  const [source] = sources;
  if (source === undefined || sources.length !== 1) return undefined;
  // What a field holds was given to the constructor.
  const isMember = bound.kind === "field" || bound.kind === "property";
  return templateOf(source.expression, isMember ? inner : { ...source.frame, depth: frame.depth + 1 });
}
