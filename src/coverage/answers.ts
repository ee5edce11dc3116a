import type { BoundExpression, SourceBody, SourceExpression } from "../csharp/binding/bound-expression.js";
import {
  bindExpression,
  locationOfExpression,
  returnedExpressions,
  textOf,
  typeOfExpression,
} from "../csharp/binding/index.js";
import type { MemberSymbol, MethodSymbol } from "../csharp/binding/symbols.js";
import type { Location } from "../diagnostics/location.js";
import {
  constantValue,
  deepest,
  type Frame,
  type FramedExpression,
  follow,
  frameOfCall,
  outermost,
} from "../reading/contracts/evaluation.js";
import type { Handler } from "../reading/endpoints/served-endpoint.js";
import { isStatusCall, statusOfCall, statusOfResultType } from "./answer-statuses.js";
import { type TerminalCall, terminalCallOf } from "./terminal-call.js";

/** One thing a handler may answer. */
export type Answer =
  /** A terminal of these operations, turned into a response. More than one where the endpoint is chosen at run time. */
  | {
      readonly kind: "terminal";
      readonly operations: readonly MemberSymbol[];
      /** Each terminal it may be, with what its call says. */
      readonly calls: readonly TerminalCall[];
      readonly location: Location;
    }
  /** Something else that answers: `NotFound()`, `TypedResults.Ok(x)`, a plain value. */
  | { readonly kind: "other"; readonly text: string; readonly status: number | undefined; readonly location: Location }
  /** A value that cannot be followed. */
  | { readonly kind: "unknown"; readonly text: string; readonly location: Location };

/** Every answer of a handler: each return, through locals, branches, `await` and helper methods of the project. */
export function answersOf(handler: Handler, isOperation: (symbol: MemberSymbol) => boolean): readonly Answer[] {
  const tracer = new AnswerTracer(isOperation);
  if (handler.kind === "method") tracer.body(handler.symbol.body, outermost);
  else tracer.handler({ expression: handler.expression, frame: handler.frame });
  return tracer.answers;
}

class AnswerTracer {
  readonly answers: Answer[] = [];
  readonly #isOperation: (symbol: MemberSymbol) => boolean;
  /** Recursive helpers are followed once. */
  readonly #active = new Set<MethodSymbol>();

  constructor(isOperation: (symbol: MemberSymbol) => boolean) {
    this.#isOperation = isOperation;
  }

  /** A delegate: a lambda, a method group, or a variable that holds one. */
  handler({ expression, frame }: FramedExpression): void {
    if (frame.depth > deepest) {
      this.#unknown(expression);
      return;
    }
    const bound = bindExpression(expression);
    if (bound.kind === "lambda") {
      this.body(bound.body, frame);
      return;
    }
    if (bound.kind === "methodGroup") {
      const withBody = bound.candidates.filter((method) => method.body !== undefined);
      if (withBody.length === 0) {
        this.#unknown(expression);
        return;
      }
      for (const method of withBody) this.body(method.body, frame);
      return;
    }
    const next = this.#next(bound, frame);
    if (next.length === 0) {
      this.#unknown(expression);
      return;
    }
    for (const one of next) this.handler(one);
  }

  body(body: SourceBody | SourceExpression | undefined, frame: Frame): void {
    if (body === undefined) return;
    for (const expression of returnedExpressions(body)) this.#result({ expression, frame });
  }

  #result({ expression, frame }: FramedExpression): void {
    if (frame.depth > deepest) {
      this.#unknown(expression);
      return;
    }
    const bound = bindExpression(expression);
    if (bound.kind === "throw") return;
    if (bound.kind === "call") {
      this.#call(bound, expression, frame);
      return;
    }
    if (bound.kind === "creation") {
      this.#creation(bound, expression, frame);
      return;
    }
    const next = this.#next(bound, frame);
    if (next.length > 0) {
      for (const one of next) this.#result(one);
      if (bound.kind === "local" && !bound.complete) this.#unknown(expression);
      return;
    }
    this.#plain(expression);
  }

  #call(call: Extract<BoundExpression, { kind: "call" }>, expression: SourceExpression, frame: Frame): void {
    if ((call.name === "ToActionResult" || call.name === "ToResult") && call.receiver !== undefined) {
      if (!this.#pushTerminal(call.receiver, expression, frame)) this.#unknown(expression);
      return;
    }
    const wrapped =
      call.name === "FromResult"
        ? call.arguments[0]?.value
        : call.name === "ConfigureAwait"
          ? call.receiver
          : undefined;
    if (wrapped !== undefined) {
      this.#result({ expression: wrapped, frame: deeper(frame) });
      return;
    }
    const { method } = call;
    if (method?.body !== undefined) {
      this.#helper(method, call, expression, frame);
      return;
    }
    const status = isStatusCall(call.name) ? this.#statusArgument(call, frame) : statusOfCall(call.name);
    if (status !== undefined || isStatusCall(call.name)) {
      this.#other(expression, status);
      return;
    }
    // Terminals are also results themselves: `return endpoint.Success(x)` in a minimal API.
    if (!this.#pushTerminal(expression, expression, frame)) this.#plain(expression);
  }

  #creation(
    creation: Extract<BoundExpression, { kind: "creation" }>,
    expression: SourceExpression,
    frame: Frame,
  ): void {
    const { type } = creation.type;
    const name = type.kind === "named" ? type.symbol.name : type.kind === "error" ? type.name : "";
    if ((name === "ValueTask" || name === "ActionResult") && creation.arguments[0] !== undefined) {
      this.#result({ expression: creation.arguments[0].value, frame: deeper(frame) });
      return;
    }
    const argument =
      name === "StatusCodeResult"
        ? creation.arguments[0]
        : name === "ObjectResult"
          ? creation.initializers.find((one) => one.name === "StatusCode")
          : undefined;
    const value = argument === undefined ? undefined : constantValue(argument.value, frame);
    this.#other(
      expression,
      value?.kind === "integer"
        ? Number(value.value)
        : (statusOfResultType(name) ?? (/Result$/.test(name) ? undefined : 200)),
    );
  }

  #helper(
    method: MethodSymbol,
    call: Extract<BoundExpression, { kind: "call" }>,
    expression: SourceExpression,
    frame: Frame,
  ): void {
    if (this.#active.has(method)) return;
    this.#active.add(method);
    const before = this.answers.length;
    this.body(method.body, frameOfCall(method, call, frame));
    if (this.answers.length === before) this.#unknown(expression);
    this.#active.delete(method);
  }

  /** Follows a value to the terminals it may be; false when it is none. */
  #pushTerminal(terminal: SourceExpression, answer: SourceExpression, frame: Frame): boolean {
    const calls: TerminalCall[] = [];
    const operations = this.#trace({ expression: terminal, frame: deeper(frame) }, (call, inner) => {
      const made = terminalCallOf(call, inner);
      if (made === undefined || call.receiver === undefined) return undefined;
      calls.push(made);
      return this.#trace({ expression: call.receiver, frame: deeper(inner) }, (bind, at) =>
        this.#boundOperation(bind, at),
      );
    });
    if (operations.size === 0) return false;
    this.answers.push({
      kind: "terminal",
      operations: [...operations],
      calls,
      location: locationOfExpression(answer),
    });
    return true;
  }

  #boundOperation(call: Extract<BoundExpression, { kind: "call" }>, frame: Frame): Set<MemberSymbol> | undefined {
    if (call.name !== "Bind" || call.receiver === undefined) return undefined;
    return this.#operation({ expression: call.receiver, frame: deeper(frame) });
  }

  /** The contract members that an expression names, aliases followed. */
  #operation({ expression, frame }: FramedExpression): Set<MemberSymbol> {
    if (frame.depth > deepest) return new Set();
    const bound = bindExpression(expression);
    if ((bound.kind === "field" || bound.kind === "property") && this.#isOperation(bound.symbol))
      return new Set([bound.symbol]);
    const found = new Set<MemberSymbol>();
    for (const one of this.#next(bound, frame)) for (const symbol of this.#operation(one)) found.add(symbol);
    return found;
  }

  /** Follows a value to the calls that make it; `found` says what a call is worth, helpers are entered. */
  #trace(
    { expression, frame }: FramedExpression,
    found: (call: Extract<BoundExpression, { kind: "call" }>, frame: Frame) => Set<MemberSymbol> | undefined,
  ): Set<MemberSymbol> {
    if (frame.depth > deepest) return new Set();
    const bound = bindExpression(expression);
    const result = new Set<MemberSymbol>();
    const add = (symbols: Iterable<MemberSymbol>): void => {
      for (const symbol of symbols) result.add(symbol);
    };
    if (bound.kind === "call") {
      const direct = found(bound, frame);
      if (direct !== undefined) return direct;
      const { method } = bound;
      if (method?.body === undefined || this.#active.has(method)) return result;
      this.#active.add(method);
      const inner = frameOfCall(method, bound, frame);
      for (const returned of returnedExpressions(method.body))
        add(this.#trace({ expression: returned, frame: inner }, found));
      this.#active.delete(method);
      return result;
    }
    for (const one of this.#next(bound, frame)) add(this.#trace(one, found));
    return result;
  }

  /** The expressions an expression gets its value from. */
  #next(bound: BoundExpression, frame: Frame): readonly FramedExpression[] {
    switch (bound.kind) {
      case "choice":
        return bound.branches.map((expression) => ({ expression, frame: deeper(frame) }));
      case "await":
        return [{ expression: bound.operand, frame: deeper(frame) }];
      case "local":
        return bound.values.map((expression) => ({ expression, frame: deeper(frame) }));
      case "assignment":
        return [{ expression: bound.value, frame: deeper(frame) }];
      case "field":
      case "property": {
        const value =
          bound.kind === "property"
            ? (bound.symbol.getterExpression ?? bound.symbol.initializer)
            : bound.symbol.initializer;
        return value === undefined ? [] : [{ expression: value, frame: { ...outermost, depth: frame.depth + 1 } }];
      }
      default: {
        const next = follow(bound, frame);
        return next === undefined ? [] : [{ ...next, frame: deeper(next.frame) }];
      }
    }
  }

  #statusArgument(call: Extract<BoundExpression, { kind: "call" }>, frame: Frame): number | undefined {
    const argument =
      call.arguments.find((one) => (one.name ?? one.parameter?.name) === "statusCode") ??
      (call.name === "StatusCode" ? call.arguments[0] : undefined);
    const value = argument === undefined ? undefined : constantValue(argument.value, frame);
    if (value?.kind === "integer") return Number(value.value);
    return argument === undefined && call.name === "Problem" ? 500 : undefined;
  }

  /** A value that is returned as it is. `ActionResult<T>` and minimal APIs answer it with 200; a result object could be anything. */
  #plain(expression: SourceExpression): void {
    const type = typeOfExpression(expression)?.type;
    const name = type?.kind === "named" ? type.symbol.name : undefined;
    const isResult =
      name === undefined ||
      /^(IActionResult|IResult|ActionResult|Task|ValueTask|HttpResponseData)$/.test(name) ||
      /Result$/.test(name);
    if (isResult && !(name !== undefined && statusOfResultType(name) !== undefined)) this.#unknown(expression);
    else this.#other(expression, name === undefined ? undefined : (statusOfResultType(name) ?? 200));
  }

  #other(expression: SourceExpression, status: number | undefined): void {
    this.answers.push({ kind: "other", text: short(expression), status, location: locationOfExpression(expression) });
  }

  #unknown(expression: SourceExpression): void {
    this.answers.push({ kind: "unknown", text: short(expression), location: locationOfExpression(expression) });
  }
}

function deeper(frame: Frame): Frame {
  return { ...frame, depth: frame.depth + 1 };
}

function short(expression: SourceExpression): string {
  const text = textOf(expression).replace(/\s+/g, " ");
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
