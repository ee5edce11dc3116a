/**
 * `$(…)` in properties, conditions and items: a property, a chain of members on its text, or a static property function.
 * See "Property functions" in the MSBuild reference.
 */

import { Char } from "../../../text/char.js";
import { CannotEvaluate } from "./cannot-evaluate.js";
import type { ExpressionContext } from "./expression-context.js";
import { callInstanceMember } from "./instance-functions.js";
import { checkLength } from "./size-limits.js";
import { callStaticFunction } from "./static-functions.js";
import { textOfValue, unescapeText, type Value } from "./value.js";

/** Far deeper than anything a person writes, far from the end of the stack. */
export const deepestExpression = 100;

export function isTooDeep(text: string): boolean {
  if (text.length <= deepestExpression) return false;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === Char.OpenParen) {
      if (++depth > deepestExpression) return true;
    } else if (c === Char.CloseParen) depth--;
  }
  return false;
}

/** Replaces every `$(…)`. What cannot be evaluated goes to `onProblem` and counts as empty. */
export function expandProperties(
  text: string,
  context: ExpressionContext,
  onProblem: (expression: string, reason: string) => void,
): string {
  let start = text.indexOf("$(");
  if (start === -1) return text;
  if (isTooDeep(text)) {
    onProblem(`${text.slice(0, 40)}…`, `it is nested more than ${deepestExpression} deep`);
    return "";
  }
  let result = "";
  let done = 0;
  while (start !== -1) {
    const end = closingParenthesis(text, start + 1);
    if (end === -1) break;
    result += text.slice(done, start);
    const body = text.slice(start + 2, end);
    try {
      const value = textOfValue(evaluateBody(body, context));
      checkLength(result.length + value.length);
      result += value;
    } catch (error) {
      if (!(error instanceof CannotEvaluate)) throw error;
      onProblem(`$(${body})`, error.message);
    }
    done = end + 1;
    start = text.indexOf("$(", done);
  }
  return result + text.slice(done);
}

/** The `)` that closes the `(` at `open`; quoted text does not count. -1 where there is none. */
export function closingParenthesis(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    const c = text[i];
    if (c === "(") depth++;
    else if (c === ")") {
      depth--;
      if (depth === 0) return i;
    } else if (c === "'" || c === '"' || c === "`") {
      const end = text.indexOf(c, i + 1);
      if (end !== -1) i = end;
    }
  }
  return -1;
}

function evaluateBody(body: string, context: ExpressionContext): Value {
  const trimmed = body.trim();
  if (/^[A-Za-z_][\w-]*$/.test(trimmed)) return context.property(trimmed);
  if (/^registry:/i.test(trimmed)) throw new CannotEvaluate("the Windows registry is not read");

  let position: number;
  let value: Value;
  if (trimmed.startsWith("[")) {
    const static_ = /^\[([\w.]+)\]::(\w+)/.exec(trimmed);
    if (static_ === null) throw new CannotEvaluate("the syntax is not understood");
    const [whole, type = "", member = ""] = static_;
    const call = readArguments(trimmed, whole.length, context);
    position = call?.end ?? whole.length;
    value = callStaticFunction(type, member, call?.values, context);
  } else {
    const name = /^[A-Za-z_][\w-]*/.exec(trimmed)?.[0];
    if (name === undefined) throw new CannotEvaluate("the syntax is not understood");
    position = name.length;
    value = unescapeText(context.property(name));
  }

  while (position < trimmed.length) {
    if (trimmed[position] === "[") {
      const end = trimmed.indexOf("]", position);
      if (end === -1) throw new CannotEvaluate("a `]` is missing");
      const index = expandArgument(trimmed.slice(position + 1, end), context);
      value = callInstanceMember(value, "get_Item", [index]);
      position = end + 1;
      continue;
    }
    const member = /^\s*\.\s*(\w+)/.exec(trimmed.slice(position));
    if (member === null) throw new CannotEvaluate("the syntax is not understood");
    position += member[0].length;
    const call = readArguments(trimmed, position, context);
    position = call?.end ?? position;
    value = callInstanceMember(value, member[1] ?? "", call?.values);
  }
  return value;
}

/** `(a, 'b', $(C))` at a position; undefined where there is no `(`. */
function readArguments(
  text: string,
  position: number,
  context: ExpressionContext,
): { readonly values: readonly Value[]; readonly end: number } | undefined {
  if (text[position] !== "(") return undefined;
  const end = closingParenthesis(text, position);
  if (end === -1) throw new CannotEvaluate("a `)` is missing");
  const inner = text.slice(position + 1, end);
  const values = inner.trim() === "" ? [] : splitArguments(inner).map((part) => expandArgument(part, context));
  return { values, end: end + 1 };
}

function splitArguments(text: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (c === "(") {
      const end = closingParenthesis(text, i);
      if (end !== -1) i = end;
    } else if (c === "'" || c === '"' || c === "`") {
      const end = text.indexOf(c, i + 1);
      if (end !== -1) i = end;
    } else if (c === ",") {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

function expandArgument(text: string, context: ExpressionContext): Value {
  const trimmed = text.trim();
  const quote = trimmed[0];
  if ((quote === "'" || quote === '"' || quote === "`") && trimmed.length > 1 && trimmed.endsWith(quote)) {
    return unescapeText(expandInside(trimmed.slice(1, -1), context));
  }
  if (trimmed === "null") return null;
  // One expression alone keeps its kind: an array stays an array.
  if (trimmed.startsWith("$(") && closingParenthesis(trimmed, 1) === trimmed.length - 1) {
    const value = evaluateBody(trimmed.slice(2, -1), context);
    return typeof value === "string" ? unescapeText(value) : value;
  }
  return unescapeText(expandInside(trimmed, context));
}

function expandInside(text: string, context: ExpressionContext): string {
  return expandProperties(text, context, (_, reason) => {
    throw new CannotEvaluate(reason);
  });
}
