/** What one object holds: its code is followed with the values that its creation gives it. */
import type { BoundExpression } from "../binding/symbols/bound-expression.js";
import type { FieldSymbol, MethodSymbol, NamedTypeSymbol, PropertySymbol } from "../binding/symbols/symbols.js";
import { type Frame, type FramedExpression, type HeldSymbol, outside } from "./frame.js";
import { constructorValues, memberValues } from "./member-values.js";

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
    const set = initialized(member, creation, frame);
    const value = set ?? (isSetOnce(member) ? ownValue(member, given, own) : undefined);
    if (value !== undefined) members.set(member, value);
  }
  // The methods of a class see the parameters of its primary constructor.
  for (const parameter of constructorsOf(symbol).flatMap(({ parameters }) => parameters)) {
    const value = given?.parameters.get(parameter.name);
    if (value !== undefined) members.set(parameter, value);
  }
  return own;
}

/** What a member of the object holds when it has just been created: nothing where it keeps its default, undefined where that is not known. */
export function createdValues(
  member: FieldSymbol | PropertySymbol,
  creation: CreationExpression,
  frame: Frame,
): readonly FramedExpression[] | undefined {
  const symbol = member.containingType;
  const set = initialized(member, creation, frame);
  const value =
    set ?? ownValue(member, constructorFrame(symbol, creation, frame), frameOfObject(symbol, creation, frame));
  if (value !== undefined) return [value];
  return memberValues(member).length === 0 && !isVirtual(member) ? [] : undefined;
}

function initialized(
  { name }: FieldSymbol | PropertySymbol,
  { initializers }: CreationExpression,
  frame: Frame,
): FramedExpression | undefined {
  const set = initializers.find((one) => one.name === name);
  return set && { expression: set.value, frame };
}

function isSetOnce(member: FieldSymbol | PropertySymbol): boolean {
  if (member.kind === "field") return member.isReadOnly;
  return member.getterExpression !== undefined || member.setter === undefined || member.setter.isInitOnly;
}

function isVirtual(member: FieldSymbol | PropertySymbol): boolean {
  return member.kind === "property" && (member.isVirtual || member.isOverride || member.isAbstract);
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
    return isVirtual(member) ? undefined : { expression: member.getterExpression, frame: own };
  if (member.kind === "property" && member.primaryConstructorParameter !== undefined)
    return given?.parameters.get(member.primaryConstructorParameter.name);
  const assigned = constructorValues(member);
  const [expression] = assigned.length === 0 ? [member.initializer] : assigned;
  return assigned.length < 2 && expression !== undefined && given !== undefined
    ? { expression, frame: given }
    : undefined;
}

function constructorsOf(symbol: NamedTypeSymbol): readonly MethodSymbol[] {
  return symbol.members.flatMap((member) =>
    member.kind === "method" && member.methodKind === "constructor" ? [member] : [],
  );
}
