/** What one object holds: its code is followed with the values that its creation gives it. */
import type { BoundExpression } from "../binding/symbols/bound-expression.js";
import type { FieldSymbol, MethodSymbol, NamedTypeSymbol, PropertySymbol } from "../binding/symbols/symbols.js";
import { type Frame, type FramedExpression, type HeldSymbol, outside } from "./frame.js";
import { constructorValues } from "./member-values.js";

type CreationExpression = Extract<BoundExpression, { kind: "creation" }>;

/**
 * The frame of the object's own methods. Only members that are set once are known, and those that constructors set only where there
 * is one constructor.
 */
export function frameOfObject(symbol: NamedTypeSymbol, creation: CreationExpression, frame: Frame): Frame {
  const given = constructorFrame(symbol, creation, frame);
  const members = new Map<HeldSymbol, FramedExpression>();
  const own: Frame = { ...outside(frame), parameters: new Map(), members };
  for (const member of symbol.members) {
    if ((member.kind !== "field" && member.kind !== "property") || member.isStatic) continue;
    const set = creation.initializers.find(({ name }) => name === member.name);
    const value = set === undefined ? ownValue(member, given, own) : { expression: set.value, frame };
    if (value !== undefined) members.set(member, value);
  }
  // The methods of a class see the parameters of its primary constructor.
  for (const parameter of constructorsOf(symbol).flatMap(({ parameters }) => parameters)) {
    const value = given?.parameters.get(parameter.name);
    if (value !== undefined) members.set(parameter, value);
  }
  return own;
}

/** Undefined where it is not known which constructor is called. */
function constructorFrame(symbol: NamedTypeSymbol, creation: CreationExpression, frame: Frame): Frame | undefined {
  const [only, ...others] = constructorsOf(symbol);
  if (others.length > 0) return undefined;
  const parameters = new Map<string, FramedExpression>();
  creation.arguments.forEach(({ name, parameter, value }, at) => {
    const to = parameter?.name ?? name ?? only?.parameters[at]?.name;
    if (to !== undefined) parameters.set(to, { expression: value, frame });
  });
  const constants = new Map(
    (only?.parameters ?? []).flatMap(({ name, defaultValue }) =>
      defaultValue === undefined || parameters.has(name) ? [] : [[name, defaultValue] as const],
    ),
  );
  return { ...outside(frame), parameters, constants };
}

function ownValue(
  member: FieldSymbol | PropertySymbol,
  given: Frame | undefined,
  own: Frame,
): FramedExpression | undefined {
  if (member.kind === "property" && member.getterExpression !== undefined)
    return member.isVirtual || member.isOverride ? undefined : { expression: member.getterExpression, frame: own };
  const isSetOnce =
    member.kind === "field" ? member.isReadOnly : member.setter === undefined || member.setter.isInitOnly;
  const assigned = constructorValues(member);
  const [expression] = assigned.length === 0 ? [member.initializer] : assigned;
  return isSetOnce && assigned.length < 2 && expression !== undefined && given !== undefined
    ? { expression, frame: given }
    : undefined;
}

function constructorsOf(symbol: NamedTypeSymbol): readonly MethodSymbol[] {
  return symbol.members.flatMap((member) =>
    member.kind === "method" && member.methodKind === "constructor" ? [member] : [],
  );
}
