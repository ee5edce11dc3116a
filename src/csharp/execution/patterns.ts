/** Patterns: whether a value matches, where that is known, and the variables that a match declares. */
import { bindExpression } from "../binding/expressions/expressions.js";
import { bindType } from "../binding/names/type-binder.js";
import type { Scope } from "../binding/symbols/scope.js";
import type { AnnotatedType } from "../binding/symbols/symbols.js";
import { substitute } from "../binding/types/substitution.js";
import type {
  BinaryExpressionKind,
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
): boolean | undefined {
  const inner = (one: PatternSyntax, of = value): boolean | undefined =>
    patternMatches(machine, of, one, scope, environment);
  switch (pattern.kind) {
    case "DiscardPattern":
      return true;
    case "VarPattern":
      declareDesignation(machine, pattern.designation, value, scope, environment, placeOf(pattern, scope));
      return true;
    case "ConstantPattern": {
      const place: Place = { syntax: pattern.expression, scope };
      const bound = bindExpression(place);
      if (bound.kind === "type") return ofType(value, { type: bound.type, nullability: "notAnnotated" }, environment);
      return combined(value, (one) => areEqual(machine, one, evaluate(machine, place, environment)));
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
    pattern.type === null
      ? combined(value, (one) => (one.kind === "unknown" ? undefined : !isNull(one)))
      : ofType(value, bindType(pattern.type, scope), environment);
  const place = placeOf(pattern, scope);
  const positions = pattern.positionalPatternClause?.subpatterns ?? [];
  const parts = positions.length === 0 || result === false ? [] : partsOf(machine, value, positions.length, place);
  for (const [at, { pattern: part }] of positions.entries()) {
    const element = parts[at] ?? unknownValue("the part is not known", place);
    result = and(result, () => patternMatches(machine, element, part, scope, environment));
  }
  for (const { expressionColon, pattern: part } of pattern.propertyPatternClause?.subpatterns ?? []) {
    const name = expressionColon?.kind === "NameColon" ? nameIn(expressionColon.name, scope) : undefined;
    result = and(result, () => {
      const memberFound = name === undefined ? undefined : memberNamed(value, name, scope);
      const access = { receiver: value, holder: undefined, type: memberFound?.type, place };
      const member =
        memberFound === undefined
          ? unknownValue("the property is not known", place)
          : memberValue(machine, memberFound.member, access);
      return patternMatches(machine, member, part, scope, environment);
    });
  }
  if (pattern.designation !== null && result !== false)
    declareDesignation(machine, pattern.designation, value, scope, environment, place);
  return result;
}

function ofType(value: CSharpValue, type: AnnotatedType, environment: VariableScope): boolean | undefined {
  const wanted = substitute(type, environment.frame.types).type;
  return combined(value, (one) => isOfType(one, wanted));
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
