/** Patterns: whether a value matches, where that is known, and the variables that a match declares. */
import { bindExpression } from "../binding/expressions/expressions.js";
import { bindType } from "../binding/names/type-binder.js";
import type { Scope } from "../binding/symbols/scope.js";
import { specialTypeOf } from "../binding/symbols/special-types.js";
import type { AnnotatedType, Type } from "../binding/symbols/symbols.js";
import { substitute } from "../binding/types/substitution.js";
import type {
  BinaryExpressionKind,
  ExpressionSyntax,
  PatternSyntax,
  RecursivePatternSyntax,
  RelationalOperatorKind,
  TypeSyntax,
  VariableDesignationSyntax,
} from "../syntax/nodes.js";
import { declareDesignation, partsOf } from "./assignments.js";
import { itemsOf, makeList } from "./collections.js";
import type { VariableScope } from "./environment.js";
import { evaluate, nameIn } from "./expressions.js";
import type { CSharpMachine } from "./machine.js";
import { memberNamed, memberValue } from "./members.js";
import { areEqual, binary, isOfType } from "./operators.js";
import { alternativesOf, type CSharpValue, isNull, knownBoolean, type Place, unknownValue } from "./value.js";

/** `undefined`: it depends on what is not known. The variables are declared as if it matched. */
export function patternMatches(
  machine: CSharpMachine,
  value: CSharpValue,
  pattern: PatternSyntax,
  scope: Scope,
  environment: VariableScope,
  type?: Type,
): boolean | undefined {
  const inner = (one: PatternSyntax, of = value): boolean | undefined =>
    patternMatches(machine, of, one, scope, environment, of === value ? type : undefined);
  switch (pattern.kind) {
    case "DiscardPattern":
      return true;
    case "VarPattern":
      declareDesignation(machine, pattern.designation, value, scope, environment, placeOf(pattern, scope));
      // Null cannot be taken apart.
      return pattern.designation.kind === "ParenthesizedVariableDesignation" ? isPresent(value) : true;
    case "ConstantPattern": {
      const place: Place = { syntax: pattern.expression, scope };
      const bound = bindExpression(place);
      if (bound.kind === "type") return ofType(value, { type: bound.type, nullability: "notAnnotated" }, environment);
      return combined(value, (one) => {
        const wanted = evaluate(machine, place, environment);
        return isOfOtherNumbers(one, wanted, type) ? false : areEqual(machine, one, wanted);
      });
    }
    case "TypePattern":
      return ofType(value, bindType(pattern.type, scope), environment);
    case "DeclarationPattern":
      return declared(machine, value, pattern.type, pattern.designation, scope, environment);
    case "ParenthesizedPattern":
      return inner(pattern.pattern);
    case "NotPattern":
      return not(inner(pattern.pattern));
    case "AndPattern":
      return and(inner(pattern.left), () => inner(pattern.right));
    case "OrPattern":
      return not(and(not(inner(pattern.left)), () => not(inner(pattern.right))));
    case "RelationalPattern": {
      const bound = evaluate(machine, { syntax: pattern.expression, scope }, environment);
      return knownBoolean(binary(machine, relational[pattern.operatorToken], value, bound, placeOf(pattern, scope)));
    }
    case "RecursivePattern":
      return recursive(machine, value, pattern, scope, environment);
    case "ListPattern": {
      const items = itemsOf(machine, value);
      if (items === undefined || items.rest !== undefined || items.elements.some((one) => one.conditions.length > 0))
        return undefined;
      const slice = pattern.patterns.findIndex((one) => one.kind === "SlicePattern");
      const spare = items.elements.length - pattern.patterns.length;
      if (slice < 0 ? spare !== 0 : spare < -1) return false;
      return pattern.patterns.reduce<boolean | undefined>((result, one, at) => {
        if (one.kind !== "SlicePattern") {
          const element = items.elements[slice < 0 || at < slice ? at : at + spare];
          return and(result, () => inner(one, element?.value ?? value));
        }
        const { pattern: part } = one;
        const elements = items.elements.slice(at, at + spare + 1);
        const rest = (): CSharpValue =>
          makeList(
            machine,
            value.kind === "object" ? value.object.type : undefined,
            { elements, rest: undefined },
            placeOf(one, scope),
          );
        return part === null ? result : and(result, () => inner(part, rest()));
      }, true);
    }
    default:
      return undefined;
  }
}

/** An `object` that holds a `long` is not the `int` of the pattern. */
function isOfOtherNumbers(value: CSharpValue, wanted: CSharpValue, type: Type | undefined): boolean {
  if (type === undefined || specialTypeOf(type) !== "object") return false;
  if (value.kind !== "constant" || wanted.kind !== "constant") return false;
  const [a, b] = [value.constant, wanted.constant];
  return a.kind !== b.kind || ("type" in a && "type" in b && a.type !== b.type && a.kind !== "enum");
}

const relational: Readonly<Record<RelationalOperatorKind, BinaryExpressionKind>> = {
  LessThanToken: "LessThanExpression",
  LessThanEqualsToken: "LessThanOrEqualExpression",
  GreaterThanToken: "GreaterThanExpression",
  GreaterThanEqualsToken: "GreaterThanOrEqualExpression",
  EqualsEqualsToken: "EqualsExpression",
  ExclamationEqualsToken: "NotEqualsExpression",
};

function placeOf({ start, end }: PatternSyntax, scope: Scope): Place {
  return { syntax: { kind: "ThisExpression", start, end }, scope };
}

function declared(
  machine: CSharpMachine,
  value: CSharpValue,
  type: TypeSyntax,
  designation: VariableDesignationSyntax,
  scope: Scope,
  environment: VariableScope,
): boolean | undefined {
  const matches = ofType(value, bindType(type, scope), environment);
  if (matches !== false)
    declareDesignation(machine, designation, value, scope, environment, {
      syntax: { kind: "ThisExpression", start: type.start, end: type.end },
      scope,
    });
  return matches;
}

function recursive(
  machine: CSharpMachine,
  value: CSharpValue,
  pattern: RecursivePatternSyntax,
  scope: Scope,
  environment: VariableScope,
): boolean | undefined {
  let result: boolean | undefined =
    pattern.type === null ? isPresent(value) : ofType(value, bindType(pattern.type, scope), environment);
  const place = placeOf(pattern, scope);
  if (pattern.type === null && pattern.positionalPatternClause !== null && isNeverTaken(value)) return false;
  const positions = pattern.positionalPatternClause?.subpatterns ?? [];
  const parts = positions.length === 0 || result === false ? [] : partsOf(machine, value, positions.length, place);
  for (const [at, { pattern: part }] of positions.entries()) {
    const element = parts[at] ?? unknownValue("the part is not known", place);
    result = and(result, () => patternMatches(machine, element, part, scope, environment));
  }
  for (const { expressionColon, pattern: part } of pattern.propertyPatternClause?.subpatterns ?? []) {
    const written = expressionColon?.kind === "NameColon" ? expressionColon.name : expressionColon?.expression;
    result = and(result, () => {
      const member = written === undefined ? undefined : memberIn(machine, value, written, scope, place);
      // `{ A.B: x }` does not match where `A` is null.
      if (member !== undefined && isNull(member.of)) return false;
      const one = member?.value ?? unknownValue("the property is not known", place);
      return patternMatches(machine, one, part, scope, environment);
    });
  }
  if (pattern.designation !== null && result !== false)
    declareDesignation(machine, pattern.designation, value, scope, environment, place);
  return result;
}

/** A list and a text have no parts by position. */
function isNeverTaken(value: CSharpValue): boolean {
  return value.kind === "constant" || (value.kind === "object" && value.object.type?.kind === "array");
}

/** `Name` or `Name.Name`, and what the last of them is read from. */
function memberIn(
  machine: CSharpMachine,
  value: CSharpValue,
  written: ExpressionSyntax,
  scope: Scope,
  place: Place,
): { readonly of: CSharpValue; readonly value: CSharpValue } | undefined {
  if (written.kind === "SimpleMemberAccessExpression") {
    const inner = memberIn(machine, value, written.expression, scope, place);
    if (inner === undefined || isNull(inner.value)) return inner && { of: inner.value, value: inner.value };
    return namedIn(machine, inner.value, nameIn(written.name, scope), scope, place);
  }
  return written.kind === "IdentifierName" ? namedIn(machine, value, nameIn(written, scope), scope, place) : undefined;
}

function namedIn(machine: CSharpMachine, of: CSharpValue, name: string, scope: Scope, place: Place) {
  const found = memberNamed(of, name, scope);
  if (found === undefined) return undefined;
  const access = { receiver: of, holder: undefined, type: found.type, place };
  return { of, value: memberValue(machine, found.member, access) };
}

function ofType(value: CSharpValue, type: AnnotatedType, environment: VariableScope): boolean | undefined {
  const wanted = substitute(type, environment.frame.types).type;
  return combined(value, (one) => isOfType(one, wanted));
}

function isPresent(value: CSharpValue): boolean | undefined {
  return combined(value, (one) => (one.kind === "unknown" ? undefined : !isNull(one)));
}

/** What holds for each value that it may be. */
function combined(value: CSharpValue, test: (one: CSharpValue) => boolean | undefined): boolean | undefined {
  const results = new Set(alternativesOf(value).map(test));
  const [only] = results;
  return results.size === 1 ? only : undefined;
}

function not(value: boolean | undefined): boolean | undefined {
  return value === undefined ? undefined : !value;
}

function and(left: boolean | undefined, right: () => boolean | undefined): boolean | undefined {
  if (left === false) return false;
  const other = right();
  return other === false ? false : left === undefined ? undefined : other;
}
