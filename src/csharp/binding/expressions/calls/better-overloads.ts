/** Which of several applicable overloads is the better one (ECMA-334 §12.6.4.3). */
import { unknownType } from "../../declarations/source-parameter.js";
import type { NamedType, Type } from "../../symbols/symbols.js";
import { sameType } from "../../symbols/types.js";
import { baseTypes } from "../../types/hierarchy.js";
import { hasSignatureOf } from "../../types/implementations.js";
import { implicitConversion, spanKind } from "../../types/implicit-conversions.js";
import { betterConversion, convertsSurely } from "../operand-conversions.js";
import { type Form, type GivenArgument, type MethodCandidate, operandsOf, wantedOf } from "./overloads.js";

/** A method of a base class counts only where no method of the derived class fits (ECMA-334 §12.8.10.2). */
export function withoutLessDerived(forms: readonly Form[]): readonly Form[] {
  if (forms.length < 2) return forms;
  const declaring = forms.map(({ candidate }) => firstDeclaration(candidate));
  return forms.filter((_, at) => {
    const declaredIn = declaring[at];
    return !declaring.some(
      (other) =>
        declaredIn !== undefined &&
        other !== undefined &&
        other.symbol !== declaredIn.symbol &&
        isDerived(other, declaredIn),
    );
  });
}

function isDerived(type: NamedType, from: NamedType): boolean {
  if (from.symbol.typeKind === "interface")
    return type.symbol.typeKind === "interface" && implicitConversion(type, from) === "reference";
  return baseTypes(type).some(({ symbol }) => symbol === from.symbol);
}

/** An override belongs to the class that declared the method first. */
function firstDeclaration({ method, declaredIn, isReduced }: MethodCandidate): NamedType | undefined {
  if (isReduced || declaredIn === undefined || !method.isOverride) return isReduced ? undefined : declaredIn;
  let first = declaredIn;
  for (const base of baseTypes(declaredIn)) {
    const isHere = base.symbol.members.some((member) =>
      hasSignatureOf({ member, declaredIn: base }, { member: method, declaredIn }),
    );
    if (isHere) first = base;
  }
  return first;
}

export function bestOf(forms: readonly Form[], written: readonly GivenArgument[]): Form | undefined {
  const [first] = forms;
  if (forms.length < 2) return first;
  // Whatever beats all others beats those that have won so far.
  const best = forms.reduce((winner, one) => (isBetter(one, winner, written) ? one : winner));
  if (forms.every((other) => other === best || isBetter(best, other, written))) return best;
  // Where an argument is not known, nobody can tell: any of those that no other beats.
  const isUnsure = forms.some((form) =>
    operandsOf(form, written).some((operand, at) => !convertsSurely(operand, form.types[at] ?? unknownType().type)),
  );
  if (!isUnsure) return undefined;
  const [likely, ...others] = forms.filter(
    (one) => !forms.some((other) => other !== one && isBetter(other, one, written)),
  );
  return likely && { ...likely, others };
}

function isBetter(one: Form, other: Form, written: readonly GivenArgument[]): boolean {
  let better = false;
  let isSame = true;
  for (const [at, operand] of operandsOf(one, written).entries()) {
    const [own, theirs] = [one.types[at], other.types[at]];
    if (own === undefined || theirs === undefined || sameType(own, theirs)) continue;
    isSame = false;
    // Of what is not known, nobody can tell which is nearer.
    if (!convertsSurely(operand, own) || !convertsSurely(operand, theirs)) return false;
    const preference = betterConversion(operand, own, theirs);
    if (preference > 0) return false;
    if (preference < 0) better = true;
  }
  return better || (isSame && winsTie(one, other));
}

/** Between methods that take the same (ECMA-334 §12.6.4.3). */
function winsTie(one: Form, other: Form): boolean {
  const [a, b] = [one.candidate.method, other.candidate.method];
  const [isGeneric, isOtherGeneric] = [a.typeParameters.length > 0, b.typeParameters.length > 0];
  if (isGeneric !== isOtherGeneric) return isOtherGeneric;
  if (one.isExpanded !== other.isExpanded) return other.isExpanded;
  if (one.isExpanded && a.parameters.length !== b.parameters.length) return a.parameters.length > b.parameters.length;
  const [left, otherLeft] = [leftOut(one), leftOut(other)];
  if ((left === 0) !== (otherLeft === 0)) return left === 0;
  const specific = compareSpecific(one, other);
  if (specific !== 0) return specific < 0;
  if (one.isExpanded) {
    const [own, theirs] = [a.parameters.at(-1)?.type.type, b.parameters.at(-1)?.type.type];
    if (own !== undefined && theirs !== undefined) return isBetterParams(own, theirs);
  }
  return prefersValues(one, other);
}

/** Spans gather arguments better than arrays (C# 13). */
function isBetterParams(ours: Type, theirs: Type): boolean {
  const [a, b] = [spanKind(ours), spanKind(theirs)];
  if (a !== b) return a === "ReadOnlySpan" || (a === "Span" && b === undefined);
  return implicitConversion(ours, theirs) !== undefined && implicitConversion(theirs, ours) === undefined;
}

function leftOut({ candidate, parameters }: Form): number {
  const all = candidate.method.parameters.length - (candidate.isReduced ? 1 : 0);
  return all - new Set(parameters).size;
}

function prefersValues(one: Form, other: Form): boolean {
  const isIn = (form: Form): boolean => form.parameters.some((parameter) => parameter?.refKind === "in");
  return !isIn(one) && isIn(other);
}

/** Declared types, before type arguments are put in: a type parameter is less specific than anything else. */
function compareSpecific(one: Form, other: Form): number {
  const [own, theirs] = [declaredTypes(one), declaredTypes(other)];
  const each = own.map((type, at) => (theirs[at] === undefined ? 0 : moreSpecific(type, theirs[at])));
  if (each.some((n) => n < 0) && each.every((n) => n <= 0)) return -1;
  return each.some((n) => n > 0) && each.every((n) => n >= 0) ? 1 : 0;
}

function declaredTypes({ candidate, parameters, isExpanded }: Form): readonly Type[] {
  const types = parameters.map((one) =>
    one === undefined ? unknownType().type : wantedOf(one, isExpanded, new Map()).type,
  );
  const first = candidate.isReduced ? candidate.method.parameters[0] : undefined;
  return first === undefined ? types : [first.type.type, ...types];
}

function moreSpecific(a: Type, b: Type): number {
  const [isOpen, isOtherOpen] = [a.kind === "typeParameterType", b.kind === "typeParameterType"];
  if (isOpen || isOtherOpen) return isOpen === isOtherOpen ? 0 : isOpen ? 1 : -1;
  if (a.kind === "array" && b.kind === "array") return moreSpecific(a.element.type, b.element.type);
  if (a.kind !== "named" || b.kind !== "named" || a.typeArguments.length !== b.typeArguments.length) return 0;
  const each = a.typeArguments.map(({ type }, at) => moreSpecific(type, b.typeArguments[at]?.type ?? type));
  if (each.some((n) => n < 0) && each.every((n) => n <= 0)) return -1;
  return each.some((n) => n > 0) && each.every((n) => n >= 0) ? 1 : 0;
}
