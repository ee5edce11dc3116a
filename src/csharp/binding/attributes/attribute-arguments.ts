import { cachedBy } from "../../../caching/cache.js";
import { identifierText, locationOf } from "../../syntax/index.js";
import type { AttributeSyntax, ExpressionSyntax, ImplicitArrayCreationExpressionSyntax } from "../../syntax/nodes.js";
import { convertConstant } from "../constants/constant-conversion.js";
import { declaredTypeOfConstant, evaluateConstant } from "../constants/constant-expression.js";
import { rankConstantConversion } from "../constants/constant-ranking.js";
import { typeOfConstant } from "../constants/constant-type.js";
import { literalConstant } from "../constants/literal-constant.js";
import { bindType, makeNullable } from "../names/type-binder.js";
import type { Scope } from "../symbols/scope.js";
import type { AnnotatedType, Constant, MethodSymbol, NamedType, ParameterSymbol, Type } from "../symbols/symbols.js";
import { constructType, isEnum } from "../symbols/types.js";
import { rankConversion } from "../types/conversions.js";
import { baseTypes } from "../types/hierarchy.js";
import { declaredMembers } from "../types/member-lookup.js";
import { substituteType } from "../types/substitution.js";

export interface BoundAttributeArguments {
  readonly attributeConstructor: MethodSymbol | undefined;
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
  const written = syntax.argumentList?.arguments ?? noWritten;
  let positional: Argument[] | undefined;
  let namedArguments: { readonly name: string; readonly value: Constant }[] | undefined;
  for (let at = 0; at < written.length; at++) {
    const argument = written[at];
    if (argument === undefined) continue;
    const { nameEquals, nameColon, expression } = argument;
    const value = evaluateArgument(expression, scope);
    if (nameEquals === null) {
      const name = nameColon === null ? undefined : identifierText(scope.context.file, nameColon.name);
      const bound = { name, value, type: castType(expression, scope) };
      if (positional === undefined) positional = [bound];
      else positional.push(bound);
    } else {
      const name = identifierText(scope.context.file, nameEquals.name);
      const type = attributeClass === undefined ? undefined : propertyType(attributeClass, name);
      namedArguments ??= [];
      namedArguments.push({ name, value: (type && convertArgument(value, type)) ?? value });
    }
  }
  const unnamed = positional ?? nothingGiven;
  const named = namedArguments ?? noNamed;
  const chosen = attributeClass === undefined ? undefined : chooseConstructor(attributeClass, unnamed);
  if (chosen === undefined) {
    const values = unnamed.map(({ value }) => value);
    return {
      attributeConstructor: undefined,
      constructorArguments: values,
      constructorParameters: [],
      namedArguments: named,
    };
  }
  return {
    attributeConstructor: chosen.method,
    constructorArguments: valuesOf(chosen, unnamed, syntax, scope),
    constructorParameters: chosen.names,
    namedArguments: named,
  };
}

const noWritten: NonNullable<AttributeSyntax["argumentList"]>["arguments"] = [];
const nothingGiven: readonly Argument[] = [];
const noNamed: BoundAttributeArguments["namedArguments"] = [];

function valuesOf(
  chosen: ChosenConstructor,
  written: readonly Argument[],
  syntax: AttributeSyntax,
  scope: Scope,
): readonly Constant[] {
  return chosen.parameters.map((parameter, at) =>
    argumentFor(parameter, chosen.types[at], chosen, written, syntax, scope),
  );
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
  const implied: AnnotatedType = { type, nullability: "notAnnotated" };
  const isNullable = values.some(({ kind }) => kind === "null");
  return { kind: "array", element: isNullable ? makeNullable(implied, scope) : implied, rank: syntax.rank };
}

function typeOfTypes(scope: Scope): Type {
  return constructType(scope.context.program.core("System.Type"), []);
}

/** Attributes take `typeof` and arrays besides constants (ECMA-334 §23.2.4). */
function evaluateArgument(syntax: ExpressionSyntax, scope: Scope): Constant {
  switch (syntax.kind) {
    case "StringLiteralExpression":
    case "NumericLiteralExpression":
    case "TrueLiteralExpression":
    case "FalseLiteralExpression":
      // Nearly all arguments; the attribute keeps the value, so that nobody else has to.
      return literalConstant(scope.context.file, syntax) ?? unknownArgument(syntax, scope);
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
  return evaluateConstant({ syntax, scope }) ?? unknownArgument(syntax, scope);
}

function unknownArgument(syntax: ExpressionSyntax, scope: Scope): Constant {
  return { kind: "error", location: locationOf(scope.context.file, syntax) };
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

/** A constructor in one of its forms. */
interface ChosenConstructor {
  readonly method: MethodSymbol | undefined;
  readonly parameters: readonly ParameterSymbol[];
  /** Of its parameters, with the arguments of the class put in. */
  readonly types: readonly Type[];
  readonly names: readonly string[];
  /** The last parameter gathers the arguments from its place on. */
  readonly isExpanded: boolean;
}

interface AttributeConstructor {
  readonly normal: ChosenConstructor;
  /** Undefined if no parameter gathers arguments. */
  readonly expanded: ChosenConstructor | undefined;
}

const implicitConstructor: ChosenConstructor = {
  method: undefined,
  parameters: [],
  types: [],
  names: [],
  isExpanded: false,
};

function chooseConstructor(attributeClass: NamedType, written: readonly Argument[]): ChosenConstructor | undefined {
  // What is not source does not change while it is bound.
  const constructors =
    attributeClass.symbol.origin === "metadata" ? settledConstructors(attributeClass) : constructorsOf(attributeClass);
  if (constructors.length === 0) return written.length === 0 ? implicitConstructor : undefined;
  let best: ChosenConstructor | undefined;
  let least = Number.POSITIVE_INFINITY;
  // Nothing is nearer than what fits exactly.
  for (let at = 0; at < constructors.length && least > 0; at++) {
    const one = constructors[at];
    let form = one?.normal;
    let cost = form === undefined ? undefined : costOf(form, written);
    // The expanded form applies only if the normal form does not (ECMA-334 §12.6.4.2): `null` is the array.
    if (cost === undefined) {
      form = one?.expanded;
      cost = form === undefined ? undefined : costOf(form, written);
    }
    if (cost === undefined || cost >= least) continue;
    best = form;
    least = cost;
  }
  return best;
}

function constructorsOf(attributeClass: NamedType): readonly AttributeConstructor[] {
  const constructors: AttributeConstructor[] = [];
  for (const member of attributeClass.symbol.members) {
    if (member.kind !== "method" || member.methodKind !== "constructor" || member.isStatic) continue;
    const { parameters } = member;
    const types = parameters.map(({ type }) => substituteType(type, attributeClass).type);
    const names = parameters.map(({ name }) => name);
    const gathers = parameters[parameters.length - 1]?.isParams === true;
    constructors.push({
      normal: { method: member, parameters, types, names, isExpanded: false },
      expanded: gathers ? { method: member, parameters, types, names, isExpanded: true } : undefined,
    });
  }
  return constructors;
}

const settledConstructors = cachedBy(constructorsOf);

/** How far the arguments are from the parameters; undefined: they do not fit. */
function costOf(form: ChosenConstructor, written: readonly Argument[]): number | undefined {
  const { parameters, types, isExpanded } = form;
  if (written.length > parameters.length && !isExpanded) return undefined;
  // An omitted optional and an expanded array lose against a form that needs neither.
  let cost = isExpanded ? 0.5 : 0;
  const filled: boolean[] = [];
  for (let position = 0; position < written.length; position++) {
    const argument = written[position];
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
  written: readonly Argument[],
  syntax: AttributeSyntax,
  scope: Scope,
): Constant {
  if (form.isExpanded && parameter.ordinal === form.parameters.length - 1) {
    const ofParameter = written.filter(
      (argument, position) => indexFor(form, argument, position) === parameter.ordinal,
    );
    return arrayConstant(
      ofParameter.map(({ value }) => value),
      type?.kind === "array" ? type.element.type : (type ?? parameter.type.type),
    );
  }
  const value = givenFor(parameter, form, written);
  if (value === undefined) return callerInfo(parameter, syntax, scope) ?? parameter.defaultValue ?? { kind: "null" };
  return (type && convertArgument(value, type)) ?? value;
}

function givenFor(
  parameter: ParameterSymbol,
  form: ChosenConstructor,
  written: readonly Argument[],
): Constant | undefined {
  for (let position = 0; position < written.length; position++) {
    const argument = written[position];
    if (argument !== undefined && indexFor(form, argument, position) === parameter.ordinal) return argument.value;
  }
  return undefined;
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
