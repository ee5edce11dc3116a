/** The grammar of `Condition`: comparisons, `and`, `or`, `!`, parentheses, `Exists`, `HasTrailingSlash`. */
import { CannotEvaluate } from "./cannot-evaluate.js";
import { closingParenthesis, deepestExpression, isTooDeep } from "./expression.js";
import { hasTrailingSlash } from "./paths.js";
import { compareVersions, parseBoolean, parseNumber, parseVersion } from "./value.js";

export interface ConditionContext {
  /** Expands `$(…)`, and `@(…)` and `%(…)` where they are allowed; throws CannotEvaluate. */
  expand(text: string): string;
  exists(path: string): boolean;
}

/** The parts of a condition: what several projects import asks the same of each. Throws CannotEvaluate. */
export function readCondition(text: string): Condition {
  if (isTooDeep(text)) throw new CannotEvaluate(`it is nested more than ${deepestExpression} deep`);
  return tokenize(text);
}

/** Throws CannotEvaluate where the condition is not understood. */
export function evaluateCondition(condition: Condition, context: ConditionContext): boolean {
  return condition.length === 0 || new ConditionParser(condition, context).whole();
}

export type Condition = readonly Token[];

type Token =
  | { readonly kind: "operator"; readonly text: string }
  /** A quoted text, a property or item expression, a name or a number. */
  | { readonly kind: "operand"; readonly text: string; readonly quoted: boolean };

function tokenize(text: string): Condition {
  const tokens: Token[] = [];
  let i = 0;
  while (i < text.length) {
    const remaining = text.slice(i);
    const space = /^\s+/.exec(remaining);
    if (space !== null) {
      i += space[0].length;
      continue;
    }
    const operator = /^(==|!=|<=|>=|<|>|!|\(|\)|,)/.exec(remaining);
    if (operator !== null) {
      tokens.push({ kind: "operator", text: operator[0] });
      i += operator[0].length;
      continue;
    }
    const c = text[i];
    if (c === "'") {
      const end = closingQuote(text, i);
      tokens.push({ kind: "operand", text: text.slice(i + 1, end), quoted: true });
      i = end + 1;
      continue;
    }
    if (c === "$" || c === "@" || c === "%") {
      const end = text[i + 1] === "(" ? closingParenthesis(text, i + 1) : -1;
      if (end === -1) throw new CannotEvaluate(`\`${c}\` starts nothing that is understood`);
      tokens.push({ kind: "operand", text: text.slice(i, end + 1), quoted: false });
      i = end + 1;
      continue;
    }
    const word = /^[\w.+-]+/.exec(remaining);
    if (word === null) throw new CannotEvaluate(`\`${c}\` is not understood`);
    const lower = word[0].toLowerCase();
    if (lower === "and" || lower === "or") tokens.push({ kind: "operator", text: lower });
    else tokens.push({ kind: "operand", text: word[0], quoted: false });
    i += word[0].length;
  }
  return tokens;
}

/** Quotes inside `$(…)` of a quoted text belong to the expression. */
function closingQuote(text: string, open: number): number {
  for (let i = open + 1; i < text.length; i++) {
    if (text[i] === "'") return i;
    if ((text[i] === "$" || text[i] === "@" || text[i] === "%") && text[i + 1] === "(") {
      const end = closingParenthesis(text, i + 1);
      if (end !== -1) i = end;
    }
  }
  throw new CannotEvaluate("a closing quote is missing");
}

class ConditionParser {
  #position = 0;
  readonly #tokens: Condition;
  readonly #context: ConditionContext;

  constructor(tokens: Condition, context: ConditionContext) {
    this.#tokens = tokens;
    this.#context = context;
  }

  whole(): boolean {
    const result = this.#or(true);
    if (this.#position < this.#tokens.length) {
      throw new CannotEvaluate(`\`${this.#tokens[this.#position]?.text}\` is not expected here`);
    }
    return result;
  }

  // `needed` is false where the result is settled already: such a part is read but not computed, as MSBuild does.
  #or(needed: boolean): boolean {
    let result = this.#and(needed);
    while (this.#accept("or")) {
      const right = this.#and(needed && !result);
      result = result || right;
    }
    return result;
  }

  #and(needed: boolean): boolean {
    let result = this.#unary(needed);
    while (this.#accept("and")) {
      const right = this.#unary(needed && result);
      result = result && right;
    }
    return result;
  }

  #unary(needed: boolean): boolean {
    let negated = false;
    while (this.#accept("!")) negated = !negated;
    return this.#primary(needed) !== negated;
  }

  #primary(needed: boolean): boolean {
    if (this.#accept("(")) {
      const result = this.#or(needed);
      this.#expect(")");
      return result;
    }
    const left = this.#operand();
    if (!left.quoted && /^\w+$/.test(left.text) && this.#accept("(")) return this.#function(left.text, needed);
    const operator = this.#comparison();
    if (operator === undefined) return needed ? this.#truth(left) : false;
    const right = this.#operand();
    return needed ? compare(operator, this.#context.expand(left.text), this.#context.expand(right.text)) : false;
  }

  #function(name: string, needed: boolean): boolean {
    const argument = this.#operand();
    this.#expect(")");
    if (!needed) return false;
    const text = this.#context.expand(argument.text);
    switch (name.toLowerCase()) {
      case "exists":
        return this.#context.exists(text);
      case "hastrailingslash":
        return hasTrailingSlash(text);
      default:
        throw new CannotEvaluate(`the function ${name} is not known`);
    }
  }

  #truth(operand: { readonly text: string }): boolean {
    const text = this.#context.expand(operand.text);
    const value = parseBoolean(text.trim());
    if (value === undefined) throw new CannotEvaluate(`"${text}" is neither true nor false`);
    return value;
  }

  #operand(): Extract<Token, { kind: "operand" }> {
    const token = this.#tokens[this.#position++];
    if (token?.kind !== "operand")
      throw new CannotEvaluate(`a value is missing${token ? ` before \`${token.text}\`` : ""}`);
    return token;
  }

  #comparison(): string | undefined {
    const token = this.#tokens[this.#position];
    if (token?.kind !== "operator" || !/^(==|!=|<=?|>=?)$/.test(token.text)) return undefined;
    this.#position++;
    return token.text;
  }

  #accept(text: string): boolean {
    const token = this.#tokens[this.#position];
    if (token?.kind !== "operator" || token.text !== text) return false;
    this.#position++;
    return true;
  }

  #expect(text: string): void {
    if (!this.#accept(text)) throw new CannotEvaluate(`\`${text}\` is missing`);
  }
}

function compare(operator: string, left: string, right: string): boolean {
  if (operator === "==") return areEqual(left, right);
  if (operator === "!=") return !areEqual(left, right);
  const order = orderOf(left, right);
  switch (operator) {
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case ">":
      return order > 0;
    default:
      return order >= 0;
  }
}

function areEqual(left: string, right: string): boolean {
  if (left === right) return true;
  if (left === "" || right === "") return false;
  const numbers = [parseNumber(left), parseNumber(right)];
  if (numbers[0] !== undefined && numbers[1] !== undefined) return numbers[0] === numbers[1];
  const booleans = [parseBoolean(left), parseBoolean(right)];
  if (booleans[0] !== undefined && booleans[1] !== undefined) return booleans[0] === booleans[1];
  return left.toLowerCase() === right.toLowerCase();
}

function orderOf(left: string, right: string): number {
  const numbers = [parseNumber(left), parseNumber(right)];
  if (numbers[0] !== undefined && numbers[1] !== undefined) return numbers[0] - numbers[1];
  const versions = [parseVersion(left), parseVersion(right)];
  if (versions[0] !== undefined && versions[1] !== undefined) return compareVersions(versions[0], versions[1]);
  throw new CannotEvaluate(
    `"${numbers[0] === undefined && versions[0] === undefined ? left : right}" is neither a number nor a version`,
  );
}
