/** Expressions: what each comes to, on what is known. */
import { bindExpression, typeOfExpression } from "../binding/expressions/expressions.js";
import { scopeInside } from "../binding/expressions/scopes/local-scopes.js";
import { isFunctionExpression } from "../binding/expressions/scopes/scope-nodes.js";
import { bindType } from "../binding/names/type-binder.js";
import type { BoundExpression } from "../binding/symbols/bound-expression.js";
import type { Scope } from "../binding/symbols/scope.js";
import type { AnnotatedType } from "../binding/symbols/symbols.js";
import { substitute } from "../binding/types/substitution.js";
import { identifierText, interpolatedText, textOf } from "../syntax/index.js";
import type {
  ArgumentSyntax,
  AssignmentExpressionSyntax,
  BinaryExpressionSyntax,
  ConditionalAccessExpressionSyntax,
  InterpolatedStringExpressionSyntax,
  PrefixUnaryExpressionSyntax,
  RangeExpressionSyntax,
  SimpleNameSyntax,
  SwitchExpressionSyntax,
} from "../syntax/nodes.js";
import { evaluateAssignment } from "./assignments.js";
import { evaluateCall } from "./calls.js";
import { anyElement, elementAt, sliceOf } from "./collections.js";
import { evaluateAnonymous, evaluateCollection, evaluateCreation, evaluateWith } from "./creations.js";
import type { VariableScope } from "./environment.js";
import { exceptionOf } from "./exceptions.js";
import { dereferenced, findStorage, readLocation, writeLocation } from "./locations.js";
import { type CSharpMachine, Thrown } from "./machine.js";
import { memberValue } from "./members.js";
import { evaluateName, isBase } from "./names.js";
import { defaultObject } from "./objects.js";
import { binary, converted, isTextValue, narrowed, unary } from "./operators.js";
import { ownConversion } from "./own-operators.js";
import { patternMatches } from "./patterns.js";
import { evaluateQuery } from "./queries.js";
import { writtenText } from "./texts.js";
import {
  alternativesOf,
  askedEnum,
  booleanValue,
  type CSharpValue,
  integerValue,
  isNull,
  joinedText,
  knownBoolean,
  knownInteger,
  notFollowed,
  nullValue,
  oneOf,
  type Place,
  tupleValue,
  typeValue,
  unknownValue,
  unlessNull,
  valueOfConstant,
} from "./value.js";

export function evaluate(machine: CSharpMachine, place: Place, environment: VariableScope): CSharpValue {
  return dereferenced(machine, evaluateUnread(machine, place, environment), place);
}

/** What a call or a choice gives by reference is not read yet. */
export function evaluateUnread(machine: CSharpMachine, place: Place, environment: VariableScope): CSharpValue {
  if (!machine.step(place) || !machine.enter(place)) return unknownValue(notFollowed, place);
  try {
    return evaluateOne(machine, place, environment);
  } finally {
    machine.leaveNesting();
  }
}

/** The type that an expression has in this function: nothing leaves it with a type parameter. */
export function typeInFrame(type: AnnotatedType | undefined, { frame }: VariableScope): AnnotatedType | undefined {
  return type === undefined ? undefined : substitute(type, frame.types);
}

export function nameIn(name: SimpleNameSyntax, { context }: Scope): string {
  return identifierText(context.file, name.kind === "GenericName" ? name.identifier : name);
}

function evaluateOne(machine: CSharpMachine, place: Place, environment: VariableScope): CSharpValue {
  const { syntax, scope } = place;
  switch (syntax.kind) {
    case "IdentifierName":
    case "GenericName":
    case "SimpleMemberAccessExpression":
    case "MemberBindingExpression":
    case "QualifiedName":
    case "AliasQualifiedName":
      return evaluateName(machine, place, environment);
    case "InvocationExpression":
      return evaluateCall(machine, { syntax, scope }, environment);
    case "ObjectCreationExpression":
    case "ImplicitObjectCreationExpression":
      return evaluateCreation(machine, { syntax, scope }, environment);
    case "AnonymousObjectCreationExpression":
      return evaluateAnonymous(machine, { syntax, scope }, environment);
    case "WithExpression":
      return evaluateWith(machine, { syntax, scope }, environment);
    case "ArrayCreationExpression":
    case "ImplicitArrayCreationExpression":
    case "ArrayInitializerExpression":
    case "CollectionExpression":
      return evaluateCollection(machine, { syntax, scope }, environment);
    case "FieldExpression":
      return readLocation(machine, findStorage(machine, place, environment), place);
    case "RefExpression":
      return { kind: "reference", location: findStorage(machine, place, environment) };
    case "ThisExpression":
    case "BaseExpression":
      return environment.frame.self ?? unknownValue("there is no object", place);
    case "CheckedExpression":
    case "UncheckedExpression":
      bindExpression(place);
      return machine.withChecks(syntax.kind === "CheckedExpression", () =>
        evaluate(machine, { syntax: syntax.expression, scope }, environment),
      );
    case "ParenthesizedExpression":
      // A lambda inside takes the types of its parameters from what is asked of the whole.
      bindExpression(place);
      return evaluate(machine, { syntax: syntax.expression, scope }, environment);
    case "AwaitExpression": {
      const task = evaluate(machine, { syntax: syntax.expression, scope }, environment);
      machine.framework.awaited(machine, task);
      return task;
    }
    case "SuppressNullableWarningExpression":
      bindExpression(place);
      return evaluate(machine, { syntax: syntax.operand, scope }, environment);
    case "CastExpression":
      bindExpression(place);
      return converted(
        machine,
        evaluate(machine, { syntax: syntax.expression, scope }, environment),
        typeInFrame(bindType(syntax.type, scope), environment),
        place,
      );
    case "TypeOfExpression":
      return typeValue(substitute(bindType(syntax.type, scope), environment.frame.types));
    case "DefaultExpression":
      return defaultObject(machine, substitute(bindType(syntax.type, scope), environment.frame.types));
    case "TupleExpression":
      bindExpression(place);
      return tupleValue(
        syntax.arguments.map(({ expression }) => evaluate(machine, { syntax: expression, scope }, environment)),
        place,
      );
    default:
      return evaluateChoice(machine, place, environment);
  }
}

/** Expressions that decide between others, or change something. */
function evaluateChoice(machine: CSharpMachine, place: Place, environment: VariableScope): CSharpValue {
  const { syntax, scope } = place;
  switch (syntax.kind) {
    case "ThrowExpression":
      throw new Thrown(evaluate(machine, { syntax: syntax.expression, scope }, environment));
    case "ConditionalExpression":
      bindExpression(place);
      return asTyped(
        machine,
        choose(
          machine,
          { syntax: syntax.condition, scope },
          environment,
          () => evaluateUnread(machine, { syntax: syntax.whenTrue, scope }, environment),
          () => evaluateUnread(machine, { syntax: syntax.whenFalse, scope }, environment),
        ),
        place,
        environment,
      );
    case "SwitchExpression":
      return asTyped(machine, evaluateSwitch(machine, { syntax, scope }, environment), place, environment);
    case "IsPatternExpression": {
      const type = typeOfExpression({ syntax: syntax.expression, scope })?.type;
      const matches = patternMatches(
        machine,
        evaluate(machine, { syntax: syntax.expression, scope }, environment),
        syntax.pattern,
        scope,
        environment,
        type,
      );
      return matches === undefined ? unknownValue("whether it matches is not known", place) : booleanValue(matches);
    }
    case "InterpolatedStringExpression":
      return evaluateText(machine, { syntax, scope }, environment);
    case "ConditionalAccessExpression":
      return evaluateConditionalAccess(machine, { syntax, scope }, environment);
    case "ElementAccessExpression":
    case "ElementBindingExpression":
      return evaluateElement(machine, place, environment);
    case "PostIncrementExpression":
    case "PostDecrementExpression":
    case "PreIncrementExpression":
    case "PreDecrementExpression": {
      const location = findStorage(machine, { syntax: syntax.operand, scope }, environment);
      const before = readLocation(machine, location, place);
      const kind = syntax.kind.endsWith("IncrementExpression") ? "AddExpression" : "SubtractExpression";
      const type = typeInFrame(typeOfExpression({ syntax: syntax.operand, scope }), environment);
      const after = narrowed(machine, binary(machine, kind, before, integerValue(1), place), type, place);
      writeLocation(machine, location, after, place);
      return syntax.kind.startsWith("Post") ? before : after;
    }
    default:
      return evaluateOperation(machine, place, environment);
  }
}

function evaluateOperation(machine: CSharpMachine, place: Place, environment: VariableScope): CSharpValue {
  const { syntax, scope } = place;
  if (isAssignment(syntax)) return evaluateAssignment(machine, { syntax, scope }, environment);
  if (isFunctionExpression(syntax)) {
    return { kind: "delegate", target: { kind: "lambda", lambda: place, environment: environment.captured() } };
  }
  if (isBinary(syntax)) return evaluateBinary(machine, { syntax, scope }, environment);
  const bound = bindExpression(place);
  if (bound.kind === "constant") return valueOfBoundConstant(machine, place, bound, environment);
  if (syntax.kind === "QueryExpression") return evaluateQuery(machine, { syntax, scope }, environment);
  if (syntax.kind === "RangeExpression") return rangeOf(machine, { syntax, scope }, environment);
  if (syntax.kind === "IndexExpression") {
    const value = knownInteger(evaluate(machine, { syntax: syntax.operand, scope }, environment));
    return value === undefined ? unknownValue("the index is not known", place) : { kind: "fromEnd", value };
  }
  if (isPrefix(syntax))
    return unary(machine, syntax.kind, evaluate(machine, { syntax: syntax.operand, scope }, environment), place);
  return unknownValue("it cannot be followed", place, typeInFrame(typeOfExpression(place), environment));
}

function rangeOf(
  machine: CSharpMachine,
  { syntax, scope }: { readonly syntax: RangeExpressionSyntax; readonly scope: Scope },
  environment: VariableScope,
): CSharpValue {
  const end = (part: Place["syntax"] | null): CSharpValue | undefined =>
    part === null ? undefined : evaluate(machine, { syntax: part, scope }, environment);
  return { kind: "range", from: end(syntax.leftOperand), to: end(syntax.rightOperand) };
}

function isPrefix(syntax: Place["syntax"]): syntax is PrefixUnaryExpressionSyntax {
  return "operand" in syntax && !syntax.kind.startsWith("Post") && syntax.kind !== "SuppressNullableWarningExpression";
}

function isAssignment(syntax: Place["syntax"]): syntax is AssignmentExpressionSyntax {
  return syntax.kind.endsWith("AssignmentExpression");
}

function isBinary(syntax: Place["syntax"]): syntax is BinaryExpressionSyntax {
  return "left" in syntax && syntax.kind !== "QualifiedName" && !isAssignment(syntax);
}

export function valueOfBoundConstant(
  machine: CSharpMachine,
  place: Place,
  bound: Extract<BoundExpression, { kind: "constant" }>,
  environment: VariableScope,
): CSharpValue {
  if (bound.value.kind === "error") return unknownValue("the constant has no value", place, bound.type);
  if (bound.value.kind === "default") return defaultObject(machine, substitute(bound.type, environment.frame.types));
  return valueOfConstant(bound.value);
}

/** `c ? 1 : 2.5` is a `double` either way, and `Result<Item> r = c ? item : error` a result. */
function asTyped(machine: CSharpMachine, value: CSharpValue, place: Place, environment: VariableScope): CSharpValue {
  return ownConversion(machine, value, typeInFrame(typeOfExpression(place), environment)?.type, place);
}

function choose(
  machine: CSharpMachine,
  condition: Place,
  environment: VariableScope,
  whenTrue: () => CSharpValue,
  whenFalse: () => CSharpValue,
): CSharpValue {
  const decided = knownBoolean(evaluate(machine, condition, environment));
  if (decided !== undefined) return decided ? whenTrue() : whenFalse();
  return machine.either(condition, [whenTrue, whenFalse]);
}

function evaluateBinary(
  machine: CSharpMachine,
  { syntax, scope }: { readonly syntax: BinaryExpressionSyntax; readonly scope: Scope },
  environment: VariableScope,
): CSharpValue {
  const place: Place = { syntax, scope };
  const left = evaluate(machine, { syntax: syntax.left, scope }, environment);
  const right = (): CSharpValue => evaluate(machine, { syntax: syntax.right, scope }, environment);
  switch (syntax.kind) {
    case "CoalesceExpression":
      bindExpression(place);
      if (isNull(left)) return asTyped(machine, right(), place, environment);
      // What is not known may be null; a setting that a file has can only be overridden.
      return (left.kind === "unknown" && left.assumed === undefined) || left.kind === "oneOf"
        ? machine.either(place, [right, () => unlessNull(left, place)])
        : left;
    case "LogicalAndExpression":
    case "LogicalOrExpression": {
      const isAnd = syntax.kind === "LogicalAndExpression";
      const decidedLeft = knownBoolean(left);
      if (decidedLeft !== undefined) return decidedLeft === isAnd ? right() : left;
      const other = machine.either(place, [right, () => left]);
      const values = other.kind === "oneOf" ? other.values : [other];
      // `unknown && false` is false, whatever the first is.
      const decided = values.find((one) => knownBoolean(one) === !isAnd);
      return decided !== undefined && values.every((one) => one === left || knownBoolean(one) === !isAnd)
        ? booleanValue(!isAnd)
        : unknownValue("the condition is not known", place);
    }
    case "IsExpression":
    case "AsExpression": {
      const type = bindExpression({ syntax: syntax.right, scope });
      if (type.kind !== "type") return left;
      const pattern = {
        kind: "ConstantPattern",
        expression: syntax.right,
        start: syntax.right.start,
        end: syntax.right.end,
      } as const;
      const matches = patternMatches(machine, left, pattern, scope, environment);
      if (syntax.kind === "AsExpression")
        return matches === false
          ? nullValue
          : matches === true || left.kind !== "oneOf"
            ? left
            : oneOf([left, nullValue]);
      return matches === undefined ? unknownValue("its type is not known", place) : booleanValue(matches);
    }
    default:
      return binary(machine, syntax.kind, left, right(), place);
  }
}

function evaluateConditionalAccess(
  machine: CSharpMachine,
  { syntax, scope }: { readonly syntax: ConditionalAccessExpressionSyntax; readonly scope: Scope },
  environment: VariableScope,
): CSharpValue {
  bindExpression({ syntax, scope });
  const receiver = evaluate(machine, { syntax: syntax.expression, scope }, environment);
  const others = alternativesOf(receiver).filter((one) => !isNull(one));
  if (others.length === 0) return nullValue;
  const then = (): CSharpValue => {
    environment.frame.conditional.push(oneOf(others));
    try {
      return evaluate(machine, { syntax: syntax.whenNotNull, scope }, environment);
    } finally {
      environment.frame.conditional.pop();
    }
  };
  const isUnknown = others.some((one) => one.kind === "unknown" && one.assumed === undefined);
  const mayBeNull = others.length < alternativesOf(receiver).length || isUnknown;
  return mayBeNull ? machine.either({ syntax: syntax.expression, scope }, [then, () => nullValue]) : then();
}

function evaluateSwitch(
  machine: CSharpMachine,
  { syntax, scope }: { readonly syntax: SwitchExpressionSyntax; readonly scope: Scope },
  environment: VariableScope,
): CSharpValue {
  const place: Place = { syntax: syntax.governingExpression, scope };
  bindExpression({ syntax, scope });
  const value = askedEnum(evaluate(machine, place, environment), place);
  const open: (() => CSharpValue)[] = [];
  let left = alternativesOf(value);
  const several = left.length > 1;
  for (const arm of syntax.arms) {
    const inside = scopeInside(arm, scope);
    const then = (): CSharpValue => evaluate(machine, { syntax: arm.expression, scope: inside }, environment);
    const isMatched = (one: CSharpValue): boolean | undefined =>
      patternMatches(machine, one, arm.pattern, inside, environment, typeOfExpression(place)?.type);
    if (several && arm.whenClause === null) left = left.filter((one) => isMatched(one) !== true);
    let matches = isMatched(value);
    if (matches !== false && arm.whenClause !== null) {
      const when = knownBoolean(evaluate(machine, { syntax: arm.whenClause.condition, scope: inside }, environment));
      matches = when === false ? false : when === undefined ? undefined : matches;
    }
    if (matches === false) continue;
    open.push(then);
    if (matches === true || left.length === 0) break;
  }
  const [only] = open;
  if (only === undefined) throw exceptionOf(machine, place, "InvalidOperationException");
  return open.length === 1 ? only() : machine.either(place, open);
}

function evaluateText(
  machine: CSharpMachine,
  { syntax, scope }: { readonly syntax: InterpolatedStringExpressionSyntax; readonly scope: Scope },
  environment: VariableScope,
): CSharpValue {
  const { file } = scope.context;
  const parts = syntax.contents.map((content): string | CSharpValue => {
    if (content.kind === "InterpolatedStringText") return interpolatedText(file, syntax, content);
    const part: Place = { syntax: content.expression, scope };
    const value = evaluate(machine, part, environment);
    const { alignmentClause, formatClause } = content;
    const width = alignmentClause && evaluate(machine, { syntax: alignmentClause.value, scope }, environment);
    const format = formatClause && textOf(file, formatClause).slice(1);
    return writtenText(machine, value, format ?? undefined, knownInteger(width ?? undefined), part);
  });
  return joinedText(parts, { syntax, scope });
}

function evaluateElement(machine: CSharpMachine, place: Place, environment: VariableScope): CSharpValue {
  const { syntax, scope } = place;
  if (syntax.kind !== "ElementAccessExpression" && syntax.kind !== "ElementBindingExpression") return nullValue;
  const bound = bindExpression(place);
  const receiver =
    syntax.kind === "ElementBindingExpression"
      ? (environment.frame.conditional.at(-1) ?? nullValue)
      : evaluate(machine, { syntax: syntax.expression, scope }, environment);
  const indices = argumentValues(machine, syntax.argumentList.arguments, scope, environment);
  const type = typeInFrame(typeOfExpression(place), environment);
  const [range] = indices;
  if (range?.kind === "range")
    return sliceOf(machine, receiver, range, type?.type, place) ?? unknownValue("the part is not known", place, type);
  if (bound.kind === "property" && !isTextValue(receiver))
    return memberValue(machine, bound.symbol, {
      receiver,
      holder: undefined,
      type,
      place,
      indices,
      isBase: isBase(bound),
    });
  const [key] = indices;
  const element = key === undefined ? undefined : elementAt(machine, receiver, key);
  const any = element === undefined && key !== undefined ? anyElement(machine, receiver, key) : element?.value;
  return any ?? unknownValue("the element is not known", place, type);
}

export function argumentValues(
  machine: CSharpMachine,
  written: readonly ArgumentSyntax[],
  scope: Scope,
  environment: VariableScope,
): readonly CSharpValue[] {
  return written.map(({ expression }) => evaluate(machine, { syntax: expression, scope }, environment));
}
