/** What the arguments of a builder call hold. */

import { bindExpression, locationOfExpression } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, Constant } from "../../csharp/binding/symbols/symbols.js";
import {
  type CSharpMachine,
  type CSharpValue,
  constantIn,
  isNull,
  itemsOf,
  knownInteger,
  knownString,
} from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import type { DefinitionCall } from "../../framework/index.js";
import type { DeclaredExample } from "../responses/declared-response.js";
import type { Definition } from "./definition.js";

/** The operation that a chain defines, what ran it, and where its faults are reported. */
export interface ChainContext {
  readonly operation: string;
  readonly machine: CSharpMachine;
  readonly sink: DiagnosticSink;
}

export interface BuilderCall {
  readonly call: DefinitionCall;
  readonly context: ChainContext;
}

/** What a call makes of the definition. Undefined: an argument cannot be read, which has been reported. */
export type BuilderStep = (definition: Definition, builder: BuilderCall) => Definition | undefined;

/** Where the first argument is, else the call. */
export function callLocation({ call }: BuilderCall): Location {
  const bound = bindExpression(call.place);
  return locationOfExpression((bound.kind === "call" ? bound.arguments[0]?.value : undefined) ?? call.place);
}

/** Where an argument is written, else the call. */
export function argumentPlace({ place }: DefinitionCall, name: string): SourceExpression {
  const bound = bindExpression(place);
  const argument = bound.kind === "call" ? bound.arguments.find((one) => one.parameter?.name === name) : undefined;
  return argument?.value ?? place;
}

export function typeArgument({ call }: BuilderCall): AnnotatedType | undefined {
  return call.typeArguments[0];
}

export function argumentValue({ call }: BuilderCall, name: string): Constant | undefined {
  const value = call.argument(name);
  return value && constantIn(value);
}

export function textArgument({ call }: BuilderCall, name: string): string | undefined {
  return knownString(call.argument(name));
}

export function withText(
  builder: BuilderCall,
  name: string,
  change: (text: string) => Definition | undefined,
): Definition | undefined {
  const text = textArgument(builder, name);
  return text === undefined ? unreadable(builder, name) : change(text);
}

/** JSON as text, and the name that it may have: an example, a callback. */
export function withNamedJson(
  builder: BuilderCall,
  change: (named: DeclaredExample) => Definition | undefined,
): Definition | undefined {
  return withText(builder, "json", (json) =>
    change({ json, name: textArgument(builder, "name"), location: callLocation(builder) }),
  );
}

/** The description of an answer, which may be left out. */
export function withDescription(
  builder: BuilderCall,
  change: (description: string | undefined) => Definition | undefined,
): Definition | undefined {
  const value = builder.call.argument("description");
  if (value === undefined || isNull(value)) return change(undefined);
  return withText(builder, "description", change);
}

/** A `params` array. */
export function withElements<Element>(
  builder: BuilderCall,
  name: string,
  read: (value: CSharpValue) => Element | undefined,
  change: (elements: readonly Element[]) => Definition | undefined,
): Definition | undefined {
  const list = builder.call.argument(name);
  const items = list && itemsOf(builder.context.machine, list);
  if (items === undefined || items.rest !== undefined) return unreadable(builder, name);
  const elements: Element[] = [];
  for (const { value, conditions } of items.elements) {
    const element = conditions.length === 0 ? read(value) : undefined;
    if (element === undefined) return unreadable(builder, name);
    elements.push(element);
  }
  return change(elements);
}

export function withTexts(
  builder: BuilderCall,
  name: string,
  change: (texts: readonly string[]) => Definition | undefined,
): Definition | undefined {
  return withElements(builder, name, knownString, change);
}

export function withCode(
  builder: BuilderCall,
  name: string,
  change: (code: number) => Definition | undefined,
): Definition | undefined {
  const code = knownInteger(builder.call.argument(name));
  return code === undefined ? unreadable(builder, name) : change(code);
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
