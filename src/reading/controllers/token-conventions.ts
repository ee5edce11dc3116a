/**
 * Conventions that give tokens of the application's own a value: `template.Replace("[office]", path)` on every route. A server with a
 * token that nothing fills in does not start, so it does not matter for which controllers a convention does it.
 */

import { bindExpression, expressionsIn, returnedExpressions, shortTextOf, textOf } from "../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { simpleNameOf } from "../../csharp/binding/symbols/types.js";
import {
  type CallExpression,
  deeper,
  deepest,
  type Frame,
  type FramedExpression,
  follow,
  frameOfCall,
  frameOfObject,
  namesType,
  textValue,
  valueSources,
  valuesOfLocal,
} from "../../csharp/flow/index.js";
import { changesRoute } from "./convention-code.js";

export interface FilledToken {
  readonly name: string;
  /** Undefined where it is computed at run time. */
  readonly value: string | undefined;
  /** It may have one value in one route and another in the next. */
  readonly varies: boolean;
  /** The value, as written. */
  readonly text: string;
}

/** Undefined when the convention does anything else to routes. `added` is the `new Convention(…)`. */
export function filledTokens(symbol: NamedTypeSymbol, added: FramedExpression): readonly FilledToken[] | undefined {
  const creation = bindExpression(added.expression);
  if (creation.kind !== "creation") return undefined;
  const frame = frameOfObject(symbol, creation, added.frame);
  const code = new ConventionCode();
  for (const member of symbol.members)
    if (member.kind === "method" && member.body !== undefined && /\bApply$/.test(member.name))
      code.add(member.body, frame);
  const found = code.tokens();
  return found === undefined || found.length === 0 ? undefined : merged(found);
}

/** The methods of the convention and its helpers, each with what it is called with. */
class ConventionCode {
  readonly #expressions: SourceExpression[] = [];
  readonly #changes: FramedExpression[] = [];
  readonly #found: FilledToken[] = [];
  #steps = 0;

  add(body: SourceBody, frame: Frame): void {
    if (this.#isTooMuch(frame)) return;
    for (const expression of expressionsIn(body)) {
      this.#expressions.push(expression);
      if (changesRoute(expression)) this.#changes.push({ expression, frame });
      if (expression.syntax.kind !== "InvocationExpression") continue;
      const call = bindExpression(expression);
      if (call.kind === "call" && call.method?.body !== undefined)
        this.add(call.method.body, frameOfCall(call.method, call, frame));
    }
  }

  /** Undefined when it does something to a route that is not filling in a token, or cannot be followed. */
  tokens(): readonly FilledToken[] | undefined {
    const fills = this.#changes.every(({ expression, frame }) => {
      const value = assignedTemplate(expression);
      return value !== undefined && this.#isFilled(value, frame);
    });
    return fills && this.#steps <= mostSteps ? this.#found : undefined;
  }

  #isTooMuch({ depth }: Frame): boolean {
    if (depth > deepest) this.#steps = mostSteps;
    return ++this.#steps > mostSteps;
  }

  /** A template of a route whose tokens were replaced, or not. */
  #isFilled(expression: SourceExpression, frame: Frame): boolean {
    if (this.#isTooMuch(frame) || this.#isReassigned(expression)) return false;
    if (/\bTemplate$/.test(textOf(expression)) || this.#isMatchedTemplate(expression)) return true;
    const bound = bindExpression(expression);
    if (bound.kind === "constant") return bound.value.kind === "null";
    const inner = deeper(frame);
    if (bound.kind === "call") {
      const fill = fillOf(bound);
      if (fill !== undefined) return this.#isFilled(fill.template, inner) && this.#note(fill, frame);
      const { method } = bound;
      if (method?.body === undefined || method.isVirtual || method.isAbstract || method.isOverride) return false;
      const called = frameOfCall(method, bound, frame);
      const returned = returnedExpressions(method.body);
      return returned.length > 0 && returned.every((one) => this.#isFilled(one, called));
    }
    if (bound.kind === "local" && !valuesOfLocal(bound.variable).complete) return false;
    const sources = valueSources(bound, inner);
    return sources.length > 0 && sources.every((one) => this.#isFilled(one.expression, one.frame));
  }

  #note({ pattern, isRegex, value }: Fill, frame: Frame): boolean {
    if (this.#isReassigned(pattern) || this.#isReassigned(value)) return false;
    const text = textValue(pattern, frame);
    const name = text === undefined ? undefined : (isRegex ? regexToken : plainToken).exec(text)?.[1];
    if (name === undefined || ofFramework.test(name)) return false;
    const known = textValue(value, frame);
    const isText = known !== undefined && !(isRegex && known.includes("$"));
    this.#found.push({
      name,
      value: isText ? known : undefined,
      varies: !isText && !isFixed(value, frame),
      text: shortTextOf(origin(value, frame).expression),
    });
    return true;
  }

  /** `route.Template is { } template`. */
  #isMatchedTemplate(expression: SourceExpression): boolean {
    if (expression.syntax.kind !== "IdentifierName") return false;
    const pattern = new RegExp(`\\bTemplate\\s+is\\s+(\\{\\s*\\}|string)\\s+${textOf(expression)}$`);
    return this.#expressions.some((one) => one.syntax.kind === "IsPatternExpression" && pattern.test(textOf(one)));
  }

  /** A parameter or a local that is given another value in between. */
  #isReassigned(expression: SourceExpression): boolean {
    if (expression.syntax.kind !== "IdentifierName") return false;
    const name = textOf(expression);
    return this.#expressions.some(
      ({ syntax, scope }) =>
        syntax.kind.endsWith("AssignmentExpression") &&
        "left" in syntax &&
        textOf({ syntax: syntax.left, scope }) === name,
    );
  }
}

/** Methods that call each other have an end. */
const mostSteps = 1_000;

/** `route.Template = value`, `selector.AttributeRouteModel = new AttributeRouteModel { Template = value }`. */
function assignedTemplate({ syntax, scope }: SourceExpression): SourceExpression | undefined {
  if (syntax.kind !== "SimpleAssignmentExpression") return undefined;
  const target = textOf({ syntax: syntax.left, scope });
  const value = { syntax: syntax.right, scope };
  if (/\bTemplate$/.test(target)) return value;
  const model = /\bAttributeRouteModel$/.test(target) ? bindExpression(value) : undefined;
  if (model?.kind !== "creation" || simpleNameOf(model.type.type) !== "AttributeRouteModel") return undefined;
  return model.initializers.find(({ name }) => name === "Template")?.value;
}

interface Fill {
  readonly template: SourceExpression;
  readonly pattern: SourceExpression;
  readonly value: SourceExpression;
  readonly isRegex: boolean;
}

/** `template.Replace("[x]", value)`, `Regex.Replace(template, pattern, value)`. */
function fillOf({ name, receiver, arguments: given }: CallExpression): Fill | undefined {
  if (name !== "Replace" || receiver === undefined) return undefined;
  const [first, second, third] = given.map(({ value }) => value);
  if (first === undefined || second === undefined) return undefined;
  if (!namesType(receiver)) return { template: receiver, pattern: first, value: second, isRegex: false };
  return third === undefined || !/\bRegex$/.test(textOf(receiver))
    ? undefined
    : { template: first, pattern: second, value: third, isRegex: true };
}

const plainToken = /^\[([\w-]+)\]$/;
/** The token, perhaps in a group and told from `[[x]]`. */
const regexToken = /^(?:\(\?<!\\\[\))?\(?\\\[([\w-]+)\\?\]\)?(?:\(\?!\\?\]\)|\(\?<!\\\[\\1\(\?=\\?\]\)\))?$/;

/** These have a value for each action. */
const ofFramework = /^(controller|action|area|page)$/i;

/** The value behind a name, through parameters, fields and locals. */
function origin(expression: SourceExpression, frame: Frame): FramedExpression {
  const next = frame.depth > deepest ? undefined : follow(bindExpression(expression), frame);
  return next === undefined ? { expression, frame } : origin(next.expression, deeper(next.frame));
}

/** The object holds it, or a static member: no route has another value. */
function isFixed(expression: SourceExpression, frame: Frame): boolean {
  const bound = bindExpression(expression);
  if (bound.kind === "field" || bound.kind === "property")
    return bound.symbol.isStatic || frame.members?.has(bound.symbol) === true;
  if (bound.kind === "parameter" && !frame.parameters.has(bound.symbol.name))
    return frame.members?.has(bound.symbol) === true;
  const next = frame.depth > deepest ? undefined : follow(bound, frame);
  return next !== undefined && isFixed(next.expression, deeper(next.frame));
}

/** A token that is filled in with several values has none that can be told. */
function merged(found: readonly FilledToken[]): readonly FilledToken[] {
  const tokens = new Map<string, FilledToken>();
  for (const one of found) {
    const other = tokens.get(one.name);
    const isSame = other === undefined || (other.value === one.value && other.text === one.text);
    tokens.set(one.name, isSame ? one : { ...one, value: undefined, varies: true });
  }
  return [...tokens.values()];
}
