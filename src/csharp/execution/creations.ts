/** `new`, initialisers, arrays, `with`. */

import { noteTargets } from "../binding/expressions/expression-targets.js";
import { bindExpression, typeOfExpression } from "../binding/expressions/expressions.js";
import type { BoundArgument } from "../binding/symbols/bound-expression.js";
import type { Scope } from "../binding/symbols/scope.js";
import type { AnnotatedType, MethodSymbol, NamedType, PropertySymbol, Type } from "../binding/symbols/symbols.js";
import { delegateShape } from "../binding/types/delegates.js";
import { baseTypes } from "../binding/types/hierarchy.js";
import { implicitConversion } from "../binding/types/implicit-conversions.js";
import { lookupMembers } from "../binding/types/member-lookup.js";
import { substitute, typeMapOf } from "../binding/types/substitution.js";
import type {
  AnonymousObjectCreationExpressionSyntax,
  ArrayCreationExpressionSyntax,
  CollectionExpressionSyntax,
  ExpressionSyntax,
  ImplicitArrayCreationExpressionSyntax,
  ImplicitObjectCreationExpressionSyntax,
  InitializerExpressionSyntax,
  ObjectCreationExpressionSyntax,
  WithExpressionSyntax,
} from "../syntax/nodes.js";
import { arrange, evaluateArguments, writtenFor } from "./arguments.js";
import { addElement, enumerate, heldType, makeCollection, makeList, setElement } from "./collections.js";
import type { VariableScope } from "./environment.js";
import { argumentValues, evaluate, nameIn, typeInFrame } from "./expressions.js";
import type { CSharpMachine } from "./machine.js";
import { memberNamed, memberValue, writeMember } from "./members.js";
import type { Element } from "./memory.js";
import { call } from "./native.js";
import { classOf, constructObject, copyOf, copyOfStruct, defaultObject } from "./objects.js";
import { ownConversion } from "./own-operators.js";
import { isProgramType } from "./program-type.js";
import { type CSharpValue, knownInteger, objectValue, type Place, unknownValue } from "./value.js";

interface At<Syntax> {
  readonly syntax: Syntax;
  readonly scope: Scope;
}

export function evaluateCreation(
  machine: CSharpMachine,
  place: At<ObjectCreationExpressionSyntax | ImplicitObjectCreationExpressionSyntax>,
  environment: VariableScope,
): CSharpValue {
  const { syntax, scope } = place;
  const bound = bindExpression(place);
  if (bound.kind !== "creation") return unknownValue("what is made is not known", place);
  const type = typeInFrame(bound.type, environment);
  const [only] = bound.arguments;
  if (type !== undefined && delegateShape(type.type) !== undefined && only !== undefined)
    return evaluate(machine, only.value, environment);
  const passed = evaluateArguments(machine, bound.arguments, environment);
  const made = type?.type.kind === "named" ? type.type : undefined;
  // An argument without a parameter may go to any of several constructors.
  const isCertain = bound.arguments.every(({ parameter }) => parameter !== undefined);
  const chosen = isCertain ? bound.constructed?.method : undefined;
  const method = chosen ?? (made && constructorTaking(made, bound.arguments, passed));
  const values =
    method === undefined ? passed : arrange(machine, method, bound.arguments, passed, undefined, place, environment);
  const value =
    made === undefined
      ? madeOf(machine, type, values, place)
      : constructObject(machine, {
          ...{ type: made, method, values, place, caller: environment },
          written: method === undefined ? [] : writtenFor(method, bound.arguments),
        });
  // Which constructor runs, and what it does with them, is not known.
  if (method === undefined && values.length > 0 && value.kind === "object" && made !== undefined)
    machine.memory.touch(value.object, place);
  if (syntax.initializer !== null) applyInitializer(machine, value, syntax.initializer, scope, environment);
  return value;
}

/** Where binding knows no type of an argument (a member that a generator adds), the objects decide: one constructor takes them. */
function constructorTaking(
  type: NamedType,
  written: readonly BoundArgument[],
  values: readonly CSharpValue[],
): MethodSymbol | undefined {
  if (values.length === 0 || written.some(({ name }) => name !== undefined)) return undefined;
  const map = typeMapOf(type);
  const fitting = type.symbol.members.filter(
    (member): member is MethodSymbol =>
      member.kind === "method" &&
      member.methodKind === "constructor" &&
      !member.isStatic &&
      member.parameters.length >= values.length &&
      member.parameters.every((parameter, at) => {
        const [value, argument] = [values[at], written[at]];
        if (value === undefined || argument === undefined) return parameter.hasDefault;
        const held = classOf(value) ?? typeOfExpression(argument.value)?.type;
        if (held === undefined || held.kind === "error") return true;
        return implicitConversion(held, substitute(parameter.type, map).type) !== undefined;
      }),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** An object of a class that is not known keeps its arguments by their position. */
function madeOf(
  machine: CSharpMachine,
  type: AnnotatedType | undefined,
  values: readonly (CSharpValue | undefined)[],
  place: Place,
): CSharpValue {
  if (type?.type.kind !== "error") return unknownValue("its type is not known", place, type);
  const made = objectValue({ type: type.type, place });
  for (const [at, value] of values.entries())
    if (value !== undefined) machine.memory.setField(made.object, `(${at})`, { value, place });
  return made;
}

/** `{ A = 1, B = { … }, [key] = value }` and `{ element, element }`. */
function applyInitializer(
  machine: CSharpMachine,
  value: CSharpValue,
  initializer: InitializerExpressionSyntax,
  scope: Scope,
  environment: VariableScope,
): void {
  for (const element of initializer.expressions) {
    if (element.kind === "SimpleAssignmentExpression") {
      noteTargets(element, scope);
      applyMember(machine, value, element.left, element.right, scope, environment);
    } else if (element.kind === "ComplexElementInitializerExpression") {
      const [key, ...rest] = element.expressions.map((syntax) => evaluate(machine, { syntax, scope }, environment));
      const place = { syntax: element, scope };
      if (key !== undefined) addTo(machine, value, [key, ...rest], place);
    } else
      addTo(machine, value, [evaluate(machine, { syntax: element, scope }, environment)], { syntax: element, scope });
  }
}

function applyMember(
  machine: CSharpMachine,
  value: CSharpValue,
  left: ExpressionSyntax,
  right: ExpressionSyntax,
  scope: Scope,
  environment: VariableScope,
): void {
  const place: Place = { syntax: right, scope };
  const isNested = right.kind === "ObjectInitializerExpression" || right.kind === "CollectionInitializerExpression";
  if (left.kind === "ImplicitElementAccess") {
    const indices = argumentValues(machine, left.argumentList.arguments, scope, environment);
    const indexer = indexerOf(value, indices.length);
    const set = evaluate(machine, place, environment);
    if (indexer !== undefined)
      writeMember(machine, indexer, { receiver: value, holder: undefined, type: indexer.type, place, indices }, set);
    else if (indices[0] !== undefined) setElement(machine, value, indices[0], set, place);
    return;
  }
  if (left.kind !== "IdentifierName") return;
  const member = memberNamed(value, nameIn(left, scope));
  const access = { receiver: value, holder: undefined, type: member?.type, place };
  if (isNested) {
    if (member !== undefined)
      applyInitializer(machine, memberValue(machine, member.member, access), right, scope, environment);
    return;
  }
  const assigned = evaluate(machine, place, environment);
  if (member !== undefined) writeMember(machine, member.member, access, assigned);
  else if (value.kind === "object")
    machine.memory.setField(value.object, nameIn(left, scope), { value: assigned, place });
}

/** That a class of the program's own has. */
function indexerOf(value: CSharpValue, count: number): PropertySymbol | undefined {
  const type = classOf(value);
  return [...(type === undefined ? [] : [type, ...baseTypes(type)])]
    .flatMap(({ symbol }) => (isProgramType(symbol) ? symbol.members : []))
    .find((one): one is PropertySymbol => one.kind === "property" && one.isIndexer && one.parameters.length === count);
}

/** An element of a collection initialiser: `Add` is called. */
function addTo(machine: CSharpMachine, list: CSharpValue, values: readonly CSharpValue[], place: Place): void {
  const listClass = classOf(list);
  const method = (listClass === undefined ? [] : lookupMembers(listClass, "Add")).find(
    (one): one is typeof one & { member: MethodSymbol } =>
      one.member.kind === "method" && one.member.parameters.length === values.length,
  );
  if (
    method !== undefined &&
    (method.member.body !== undefined || machine.framework.method(method.member) !== undefined)
  )
    call(machine, {
      method: method.member,
      self: list,
      values: values,
      typeArguments: [],
      declaredIn: method.declaredIn,
      place,
    });
  else if (values.length === 2 && values[0] !== undefined && values[1] !== undefined)
    setElement(machine, list, values[0], values[1], place);
  else if (values[0] !== undefined) addElement(machine, list, values[0], place);
}

export function evaluateAnonymous(
  machine: CSharpMachine,
  place: At<AnonymousObjectCreationExpressionSyntax>,
  environment: VariableScope,
): CSharpValue {
  const bound = bindExpression(place);
  if (bound.kind !== "creation") return unknownValue("what is made is not known", place);
  const value = objectValue({ type: typeInFrame(bound.type, environment)?.type, place });
  for (const { name, value: part } of bound.initializers) {
    const partValue = evaluate(machine, part, environment);
    machine.memory.setField(value.object, name, { value: partValue, place: part });
  }
  return value;
}

export function evaluateWith(
  machine: CSharpMachine,
  place: At<WithExpressionSyntax>,
  environment: VariableScope,
): CSharpValue {
  bindExpression(place);
  const copy = copyOf(machine, evaluate(machine, { syntax: place.syntax.expression, scope: place.scope }, environment));
  applyInitializer(machine, copy, place.syntax.initializer, place.scope, environment);
  return copy;
}

const longestArray = 1_000;

/** `new int[3]`. */
function emptyArray(
  machine: CSharpMachine,
  { syntax, scope }: At<ArrayCreationExpressionSyntax>,
  type: Type | undefined,
  environment: VariableScope,
): CSharpValue {
  const place: Place = { syntax, scope };
  const [size] = syntax.type.rankSpecifiers[0]?.sizes ?? [];
  const length =
    size === undefined || size.kind === "OmittedArraySizeExpression"
      ? undefined
      : knownInteger(evaluate(machine, { syntax: size, scope }, environment));
  if (length === undefined || length > longestArray || type?.kind !== "array" || type.rank !== 1)
    return makeList(machine, type, { elements: [], rest: unknownValue("the elements are set later", place) }, place);
  return makeCollection(
    machine,
    type,
    Array.from({ length }, () => defaultObject(machine, type.element)),
    place,
  );
}

type CollectionSyntax =
  | ArrayCreationExpressionSyntax
  | ImplicitArrayCreationExpressionSyntax
  | InitializerExpressionSyntax
  | CollectionExpressionSyntax;

export function evaluateCollection(
  machine: CSharpMachine,
  place: At<CollectionSyntax>,
  environment: VariableScope,
): CSharpValue {
  const { syntax, scope } = place;
  const bound = bindExpression(place);
  const type = bound.kind === "collection" ? typeInFrame(bound.type, environment)?.type : undefined;
  if (syntax.kind === "ArrayCreationExpression" && syntax.initializer === null)
    return emptyArray(machine, { syntax, scope }, type, environment);
  const elements: Element[] = [];
  let rest: ReturnType<typeof unknownValue> | undefined;
  const add = (part: ExpressionSyntax): void => {
    const at: Place = { syntax: part, scope };
    const value = ownConversion(machine, evaluate(machine, at, environment), heldType(type), at);
    elements.push({ value: copyOfStruct(machine, value), place: at, conditions: [] });
  };
  if (syntax.kind === "CollectionExpression") {
    for (const element of syntax.elements) {
      if (element.kind === "ExpressionElement") add(element.expression);
      else if (element.kind === "SpreadElement") {
        const spread = enumerate(machine, evaluate(machine, { syntax: element.expression, scope }, environment), place);
        elements.push(...spread.elements);
        rest ??= spread.rest;
      }
    }
  } else {
    const written = "expressions" in syntax ? syntax.expressions : (syntax.initializer?.expressions ?? []);
    for (const part of written) add(part);
  }
  return makeList(machine, type, { elements, rest }, place);
}
