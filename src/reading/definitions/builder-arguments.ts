/** What the arguments of a builder call hold. */
import { locationOfExpression } from "../../csharp/binding/index.js";
import type { BoundCall, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, Constant } from "../../csharp/binding/symbols/symbols.js";
import { constantValue, type Frame, typeIn } from "../../csharp/flow/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import { integerOf, stringsOf } from "../attributes.js";
import type { Definition } from "./definition.js";

/** The operation that a chain defines, and where its faults are reported. */
export interface ChainContext {
  readonly operation: string;
  readonly sink: DiagnosticSink;
}

export interface BuilderCall {
  readonly call: BoundCall;
  readonly expression: SourceExpression;
  readonly frame: Frame;
  readonly context: ChainContext;
}

/** What a call makes of the definition. Undefined: an argument cannot be read, which has been reported. */
export type BuilderStep = (definition: Definition, builder: BuilderCall) => Definition | undefined;

/** Where the first argument is, else the call. */
export function callLocation(builder: BuilderCall): Location {
  return locationOfExpression(builder.call.arguments[0]?.value ?? builder.expression);
}

export function typeArgument(builder: BuilderCall): AnnotatedType | undefined {
  const [type] = builder.call.typeArguments;
  return type === undefined ? undefined : typeIn(builder.frame, type);
}

export function argumentValue(builder: BuilderCall, name: string, position: number): Constant | undefined {
  const { arguments: callArguments } = builder.call;
  const argument =
    callArguments.find((one) => (one.name ?? one.parameter?.name) === name) ??
    callArguments.filter((one) => one.name === undefined && one.parameter === undefined)[position];
  return argument === undefined ? undefined : constantValue(argument.value, builder.frame);
}

export function textArgument(builder: BuilderCall, name: string, position: number): string | undefined {
  const constant = argumentValue(builder, name, position);
  return constant?.kind === "string" ? constant.value : undefined;
}

export function withText(
  builder: BuilderCall,
  name: string,
  position: number,
  change: (text: string) => Definition | undefined,
): Definition | undefined {
  const text = textArgument(builder, name, position);
  return text === undefined ? unreadable(builder, name) : change(text);
}

export function withCode(
  builder: BuilderCall,
  name: string,
  change: (code: number) => Definition | undefined,
): Definition | undefined {
  const code = integerOf(argumentValue(builder, name, 0));
  return code === undefined ? unreadable(builder, name) : change(code);
}

/** The strings from this position on, as of a `params string[]`. */
export function stringArguments({ call, frame }: BuilderCall, from = 0): readonly string[] {
  return stringsOf(call.arguments.slice(from).map((one) => constantValue(one.value, frame)));
}

export function unreadable(builder: BuilderCall, name: string): undefined {
  const { operation, sink } = builder.context;
  sink.report(
    diagnostic("argumentNotConstant", callLocation(builder), {
      argument: `${name} of .${builder.call.name}(…)`,
      operation,
    }),
  );
  return undefined;
}
