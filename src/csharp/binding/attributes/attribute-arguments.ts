import { cachedBy } from "../../../caching/cache.js";
import { identifierText, locationOf } from "../../syntax/index.js";
import type { AttributeSyntax, ExpressionSyntax, ImplicitArrayCreationExpressionSyntax } from "../../syntax/nodes.js";
import { convertConstant } from "../constants/constant-conversion.js";
import { declaredTypeOfConstant, evaluateConstant } from "../constants/constant-expression.js";
import { rankConstantConversion } from "../constants/constant-ranking.js";
import { typeOfConstant } from "../constants/constant-type.js";
import { bindType, makeNullable } from "../names/type-binder.js";
import type { Scope } from "../symbols/scope.js";
import type { AnnotatedType, Constant, NamedType, ParameterSymbol, Type } from "../symbols/symbols.js";
import { constructType, isEnum } from "../symbols/types.js";
import { rankConversion } from "../types/conversions.js";
import { baseTypes } from "../types/hierarchy.js";
import { declaredMembers } from "../types/member-lookup.js";
import { substituteType } from "../types/substitution.js";

export interface BoundAttributeArguments {
  readonly constructorArguments: readonly Constant[];
  readonly constructorParameters: readonly string[];
  readonly namedArguments: readonly { readonly name: string; readonly value: Constant }[];
}

interface Argument {
  /** `name:` as written. */
  readonly name: string | undefined;
  readonly value: Constant;
  /** Set if it differs from the type of the value: `(object)"text"`. */
  readonly type: Type | undefined;
}

export function bindAttributeArguments(
  syntax: AttributeSyntax,
  attributeClass: NamedType | undefined,
  scope: Scope,
): BoundAttributeArguments {
  const written = syntax.argumentList?.arguments ?? [];
  const positional: Argument[] = [];
  const namedArguments: { readonly name: string; readonly value: Constant }[] = [];
  for (const { nameEquals, nameColon, expression } of written) {
    const value = evaluateArgument(expression, scope);
    if (nameEquals === null) {
      const name = nameColon === null ? undefined : identifierText(scope.context.file, nameColon.name);
      positional.push({ name, value, type: castType(expression, scope) });
    } else {
      const name = identifierText(scope.context.file, nameEquals.name);
      const type = attributeClass === undefined ? undefined : propertyType(attributeClass, name);
      namedArguments.push({ name, value: (type && convertArgument(value, type)) ?? value });
    }
  }
  const chosen = attributeClass === undefined ? undefined : chooseConstructor(attributeClass, positional);
  if (chosen === undefined) {
    return { constructorArguments: positional.map(({ value }) => value), constructorParameters: [], namedArguments };
  }
  return {
    constructorArguments: chosen.parameters.map((parameter, index) =>
      argumentFor(parameter, chosen.types[index], chosen, positional, syntax, scope),
    ),
    constructorParameters: chosen.parameters.map((parameter) => parameter.name),
    namedArguments,
  };
}

function castType(syntax: ExpressionSyntax, scope: Scope): Type | undefined {
  switch (syntax.kind) {
    case "ParenthesizedExpression":
      return castType(syntax.expression, scope);
    case "SuppressNullableWarningExpression":
      return castType(syntax.operand, scope);
    case "CastExpression":
    case "DefaultExpression":
      return bindType(syntax.type, scope).type;
    case "ArrayCreationExpression":
      return bindType(syntax.type, scope).type;
    case "ImplicitArrayCreationExpression":
      return implicitArrayType(syntax, scope);
    case "IdentifierName":
    case "SimpleMemberAccessExpression":
      // `null` by itself fits every class; a constant that is null has the type it is declared with.
      return evaluateConstant({ syntax, scope })?.kind === "null"
        ? declaredTypeOfConstant({ syntax, scope })?.type
        : undefined;
    default:
      return undefined;
  }
}

/** `new[] { "a", null }` is an array of what its first element other than null is. */
function implicitArrayType(syntax: ImplicitArrayCreationExpressionSyntax, scope: Scope): Type | undefined {
  const elements = syntax.initializer.expressions;
  const values = elements.map((element) => evaluateArgument(element, scope));
  const at = values.findIndex(({ kind }) => kind !== "null");
  const [value, element] = [values[at], elements[at]];
  if (value === undefined || element === undefined) return undefined;
  const type =
    castType(element, scope) ?? (value.kind === "type" ? typeOfTypes(scope) : typeOfConstant(value, scope)?.type);
  if (type === undefined) return undefined;
  const own: AnnotatedType = { type, nullability: "notAnnotated" };
  const isNullable = values.some(({ kind }) => kind === "null");
  return { kind: "array", element: isNullable ? makeNullable(own, scope) : own, rank: syntax.rank };
}

function typeOfTypes(scope: Scope): Type {
  return constructType(scope.context.program.core("System.Type"), []);
}

/** Attributes take `typeof` and arrays besides constants (ECMA-334 §23.2.4). */
function evaluateArgument(syntax: ExpressionSyntax, scope: Scope): Constant {
  switch (syntax.kind) {
    case "TypeOfExpression":
      return { kind: "type", type: bindType(syntax.type, scope) };
    case "ParenthesizedExpression":
      return evaluateArgument(syntax.expression, scope);
    case "SuppressNullableWarningExpression":
      return evaluateArgument(syntax.operand, scope);
    case "ArrayCreationExpression": {
      const { type } = bindType(syntax.type, scope);
      const elements = syntax.initializer?.expressions.map((element) => evaluateArgument(element, scope)) ?? [];
      return type.kind === "array" ? arrayConstant(elements, type.element.type) : { kind: "array", elements };
    }
    case "ImplicitArrayCreationExpression":
      return {
        kind: "array",
        elements: syntax.initializer.expressions.map((element) => evaluateArgument(element, scope)),
      };
    case "CollectionExpression":
      return {
        kind: "array",
        elements: syntax.elements.flatMap((element) =>
          "expression" in element ? [evaluateArgument(element.expression, scope)] : [],
        ),
      };
    case "CastExpression": {
      const inner = evaluateArgument(syntax.expression, scope);
      if (inner.kind === "type" || inner.kind === "array") return inner;
      break;
    }
    default:
      break;
  }
  return evaluateConstant({ syntax, scope }) ?? { kind: "error", location: locationOf(scope.context.file, syntax) };
}

function arrayConstant(elements: readonly Constant[], type: Type): Constant {
  return { kind: "array", elements: elements.map((element) => convertArgument(element, type) ?? element) };
}

function convertArgument(value: Constant, type: Type): Constant | undefined {
  if (value.kind === "array") return type.kind === "array" ? arrayConstant(value.elements, type.element.type) : value;
  return value.kind === "type" ? value : convertConstant(value, type);
}

function propertyType(attributeClass: NamedType, name: string): Type | undefined {
  for (const level of [attributeClass, ...baseTypes(attributeClass)]) {
    for (const member of declaredMembers(level.symbol, name)) {
      if (member.kind === "property" || member.kind === "field") return substituteType(member.type, level).type;
    }
  }
  return undefined;
}

interface ChosenConstructor {
  readonly parameters: readonly ParameterSymbol[];
  readonly types: readonly Type[];
  /** The last parameter gathers the arguments from its place on. */
  readonly isExpanded: boolean;
}

const normalForm: readonly boolean[] = [false];
const bothForms: readonly boolean[] = [false, true];

function chooseConstructor(attributeClass: NamedType, given: readonly Argument[]): ChosenConstructor | undefined {
  // What is not source does not change while it is bound.
  const constructors =
    attributeClass.symbol.origin === "metadata" ? settledConstructors(attributeClass) : constructorsOf(attributeClass);
  if (constructors.length === 0)
    return given.length === 0 ? { parameters: [], types: [], isExpanded: false } : undefined;
  let best: { readonly chosen: ChosenConstructor; readonly cost: number } | undefined;
  for (const { parameters, types } of constructors) {
    const forms = parameters[parameters.length - 1]?.isParams === true ? bothForms : normalForm;
    for (const isExpanded of forms) {
      const chosen = { parameters, types, isExpanded };
      const cost = costOf(chosen, given);
      if (cost === undefined) continue;
      if (best === undefined || cost < best.cost) best = { chosen, cost };
      // The expanded form applies only if the normal form does not (ECMA-334 §12.6.4.2): `null` is the array.
      break;
    }
  }
  return best?.chosen;
}

interface AttributeConstructor {
  readonly parameters: readonly ParameterSymbol[];
  /** Of its parameters, with the arguments of the class put in. */
  readonly types: readonly Type[];
}

function constructorsOf(attributeClass: NamedType): readonly AttributeConstructor[] {
  return attributeClass.symbol.members.flatMap((member) => {
    if (member.kind !== "method" || member.methodKind !== "constructor" || member.isStatic) return [];
    const { parameters } = member;
    return [{ parameters, types: parameters.map(({ type }) => substituteType(type, attributeClass).type) }];
  });
}

const settledConstructors = cachedBy(constructorsOf);

/** How far the arguments are from the parameters; undefined: they do not fit. */
function costOf(form: ChosenConstructor, given: readonly Argument[]): number | undefined {
  const { parameters, types, isExpanded } = form;
  // An omitted optional and an expanded array lose against a form that needs neither.
  let cost = isExpanded ? 0.5 : 0;
  const filled: boolean[] = [];
  for (let position = 0; position < given.length; position++) {
    const argument = given[position];
    const index = argument === undefined ? undefined : indexFor(form, argument, position);
    const type = index === undefined ? undefined : types[index];
    if (argument === undefined || index === undefined || type === undefined) return undefined;
    const gathers = isExpanded && index === parameters.length - 1;
    if (filled[index] === true && !gathers) return undefined;
    const rank = rankArgument(argument, gathers && type.kind === "array" ? type.element.type : type);
    if (rank === undefined) return undefined;
    filled[index] = true;
    cost += rank;
  }
  for (let index = 0; index < parameters.length; index++) {
    if (filled[index] === true || (isExpanded && index === parameters.length - 1)) continue;
    if (parameters[index]?.hasDefault !== true) return undefined;
    cost += 0.25;
  }
  return cost;
}

function rankArgument({ value, type }: Argument, target: Type): number | undefined {
  return type === undefined || isEnum(type) ? rankConstantConversion(value, target) : rankConversion(type, target);
}

function indexFor(form: ChosenConstructor, argument: Argument, position: number): number | undefined {
  const { parameters, isExpanded } = form;
  if (argument.name !== undefined) {
    const index = parameters.findIndex((parameter) => parameter.name === argument.name);
    return index < 0 ? undefined : index;
  }
  if (position < parameters.length) return position;
  return isExpanded ? parameters.length - 1 : undefined;
}

function argumentFor(
  parameter: ParameterSymbol,
  type: Type | undefined,
  form: ChosenConstructor,
  given: readonly Argument[],
  syntax: AttributeSyntax,
  scope: Scope,
): Constant {
  const own = given.filter((argument, position) => indexFor(form, argument, position) === parameter.ordinal);
  if (form.isExpanded && parameter.ordinal === form.parameters.length - 1) {
    return arrayConstant(
      own.map(({ value }) => value),
      type?.kind === "array" ? type.element.type : (type ?? parameter.type.type),
    );
  }
  const value = own[0]?.value;
  if (value === undefined) return callerInfo(parameter, syntax, scope) ?? parameter.defaultValue ?? { kind: "null" };
  return (type && convertArgument(value, type)) ?? value;
}

/** Caller information is filled in by the compiler at the place of the attribute. */
function callerInfo(parameter: ParameterSymbol, syntax: AttributeSyntax, scope: Scope): Constant | undefined {
  for (const { attributeClass } of parameter.attributes) {
    if (attributeClass?.symbol.namespace !== "System.Runtime.CompilerServices") continue;
    const location = locationOf(scope.context.file, syntax);
    if (attributeClass.symbol.name === "CallerLineNumberAttribute") {
      return { kind: "integer", value: BigInt(location.line), type: "int" };
    }
    if (attributeClass.symbol.name === "CallerFilePathAttribute") return { kind: "string", value: location.file };
  }
  return undefined;
}
