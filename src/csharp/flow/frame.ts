/** What the parameters of a method stand for while one call of it is followed. */

import { bindExpression } from "../binding/index.js";
import type { BoundExpression, SourceExpression } from "../binding/symbols/bound-expression.js";
import type {
  AnnotatedType,
  Constant,
  FieldSymbol,
  MethodSymbol,
  ParameterSymbol,
  PropertySymbol,
  TypeParameterSymbol,
} from "../binding/symbols/symbols.js";
import { substitute, typeMapOf } from "../binding/types/substitution.js";

export interface Frame {
  readonly parameters: ReadonlyMap<string, FramedExpression>;
  readonly types: ReadonlyMap<TypeParameterSymbol, AnnotatedType>;
  /** Parameters whose values are known without an expression: the arguments of an attribute, defaults. */
  readonly constants?: ReadonlyMap<string, Constant>;
  /** What the object holds whose code is followed, where its creation is known: see `frameOfObject`. */
  readonly members?: ReadonlyMap<HeldSymbol, FramedExpression>;
  /** Calls whose values were worked out for one expression, all together. */
  readonly calls?: { made: number };
  /** The number of steps taken so far, so that following code that calls itself ends. */
  readonly depth: number;
}

/** A member of an object, or a parameter of its primary constructor. */
export type HeldSymbol = FieldSymbol | PropertySymbol | ParameterSymbol;

/** An expression with the call it is evaluated in. */
export interface FramedExpression {
  readonly expression: SourceExpression;
  readonly frame: Frame;
}

export type CallExpression = Extract<BoundExpression, { kind: "call" }>;

/** Code that no followed call leads to. */
export const outermost: Frame = { parameters: new Map(), types: new Map(), depth: 0 };

/** Where following a helper that calls itself ends. */
export const deepest = 32;

export function deeper(frame: Frame): Frame {
  return { ...frame, depth: frame.depth + 1 };
}

/** Leaves the call: the initializer of a field sees no parameters. */
export function outside({ calls, depth }: Frame): Frame {
  return { ...outermost, ...(calls === undefined ? {} : { calls }), depth: depth + 1 };
}

/** What the object that is followed holds there. Its properties may name each other, so each is a step. */
export function heldValue(symbol: HeldSymbol, { members, depth }: Frame): FramedExpression | undefined {
  const held = members?.get(symbol);
  return held && { ...held, frame: { ...held.frame, depth: Math.max(held.frame.depth, depth) + 1 } };
}

/** The frame of a method's body in one call of it. */
export function frameOfCall(method: MethodSymbol, call: CallExpression, frame: Frame): Frame {
  // A local function sees the parameters of the method around it.
  const parameters = new Map(method.methodKind === "localFunction" ? frame.parameters : []);
  const extended = method.isExtension && call.receiver !== undefined && !namesType(call.receiver);
  const [self] = method.parameters;
  if (extended && self !== undefined && call.receiver !== undefined)
    parameters.set(self.name, { expression: call.receiver, frame });
  call.arguments.forEach((argument, at) => {
    const parameter = argument.parameter ?? method.parameters[extended ? at + 1 : at];
    if (parameter !== undefined && !parameter.isParams)
      parameters.set(parameter.name, { expression: argument.value, frame });
  });
  const types = typesOfCall(method, call, frame);
  const constants = new Map(
    method.parameters.flatMap(({ name, defaultValue }) =>
      defaultValue === undefined || parameters.has(name) ? [] : [[name, defaultValue] as const],
    ),
  );
  const inside = { parameters, types, constants, depth: frame.depth + 1 };
  return frame.members !== undefined && isOwnCall(call) ? { ...inside, members: frame.members } : inside;
}

/** What the type parameters of the method and of the types around it stand for in one call. */
function typesOfCall(
  method: MethodSymbol,
  { constructed, typeArguments }: CallExpression,
  frame: Frame,
): ReadonlyMap<TypeParameterSymbol, AnnotatedType> {
  const types = new Map(frame.types);
  if (constructed !== undefined)
    for (const [parameter, type] of typeMapOf(constructed.containingType)) types.set(parameter, typeIn(frame, type));
  for (const [at, parameter] of method.typeParameters.entries()) {
    const argument = typeArguments[at] ?? constructed?.typeArguments[at];
    if (argument !== undefined && argument.type.kind !== "error") types.set(parameter, typeIn(frame, argument));
  }
  return types;
}

/** `Fill(x)`, `this.Fill(x)`: the object stays the same. */
function isOwnCall({ receiver }: CallExpression): boolean {
  return receiver === undefined || bindExpression(receiver).kind === "this";
}

/** `Routes` of `Routes.MapTasks(app)` is a type, not a value that the extension method is called on. */
function namesType(receiver: SourceExpression): boolean {
  const { kind } = bindExpression(receiver);
  return kind === "type" || kind === "namespace";
}

/** A type as the frame sees it, its type parameters replaced. */
export function typeIn(frame: Frame, type: AnnotatedType): AnnotatedType {
  return substitute(type, frame.types);
}
