/** Which of several methods a call means (ECMA-334 §12.6.4). */
import { cachedBy } from "../../../../caching/cache.js";
import { findAttribute } from "../../attributes/attributes.js";
import { unknownType } from "../../declarations/source-parameter.js";
import type { Scope } from "../../symbols/scope.js";
import type {
  AnnotatedType,
  ConstructedMethod,
  MethodSymbol,
  NamedType,
  ParameterSymbol,
  Type,
  TypeParameterSymbol,
} from "../../symbols/symbols.js";
import { isNullableValue, isValueType, sameType, selfType } from "../../symbols/types.js";
import { delegateShape } from "../../types/delegates.js";
import { implicitConversion, spanKind } from "../../types/implicit-conversions.js";
import { substitute, type TypeMap } from "../../types/substitution.js";
import { expressionsIn } from "../bodies.js";
import { bindableBody, bodies, type LambdaOperand } from "../lambdas.js";
import { collectionElement, convertsOperand, convertsSurely, isHandler } from "../operand-conversions.js";
import type { Operand } from "../operands.js";
import { mapArguments } from "./argument-mapping.js";
import { bestOf, withoutLessDerived } from "./better-overloads.js";
import { isFaulty } from "./calls.js";
import { inferTypeArguments } from "./type-inference.js";

/** An argument; what it is, is asked for only when counts and names leave more than one candidate. */
export interface GivenArgument {
  readonly name: string | undefined;
  readonly refKind: "none" | "ref" | "out" | "in";
  readonly operand: () => Operand;
}

export interface MethodCandidate {
  readonly method: MethodSymbol;
  readonly declaredIn: NamedType | undefined;
  /** What the type parameters of the containing type stand for. */
  readonly map: TypeMap;
  /** Called as `receiver.Method()` though its first parameter is the receiver. */
  readonly isReduced: boolean;
  readonly receiver?: Operand;
}

export interface ResolvedOverload {
  readonly candidate: MethodCandidate;
  /** Of all type parameters, the method's own too. */
  readonly map: TypeMap;
  /** The parameter of each argument. */
  readonly parameters: readonly (ParameterSymbol | undefined)[];
  readonly isExpanded: boolean;
  /** What an argument of unknown type may mean as well; none where the method is certain. */
  readonly others?: readonly ResolvedOverload[];
}

export function constructedOf({ candidate: { method, declaredIn }, map }: ResolvedOverload): ConstructedMethod {
  return {
    method,
    containingType: declaredIn ?? selfType(method.containingType),
    typeArguments: method.typeParameters.map((parameter) => map.get(parameter) ?? unknownType()),
  };
}

/** Undefined where an argument of unknown type decides between methods. */
export function chosenMethod({ candidate: { method }, others = [] }: ResolvedOverload): MethodSymbol | undefined {
  return others.every((other) => other.candidate.method === method) ? method : undefined;
}

export interface Form extends ResolvedOverload {
  /** For the receiver, if it is an argument, and for each argument. */
  readonly types: readonly Type[];
}

interface Options {
  readonly allowsExpanded: boolean;
  /** Only what fits: no method that is meant in code that does not compile. */
  readonly isStrict: boolean;
}

/** The best method of the first level that has one that fits. */
export function resolveOverload(
  levels: readonly (readonly MethodCandidate[])[],
  written: readonly GivenArgument[],
  typeArguments: readonly AnnotatedType[],
  scope: Scope,
  options: Options = { allowsExpanded: true, isStrict: false },
): ResolvedOverload | undefined {
  const likely = levels.map((level) => {
    const forms: LikelyForm[] = [];
    for (const candidate of level) addLikelyForms(forms, candidate, written, typeArguments, options, scope);
    return forms;
  });
  const isOnly = likely.reduce((count, level) => count + level.length, 0) === 1;
  const only = isOnly && !options.isStrict ? likely.find((level) => level.length > 0)?.[0] : undefined;
  // Whether it fits or not, it is the one that is meant: its arguments need not be bound to find that out.
  if (only !== undefined && only.candidate.method.typeParameters.length === 0) return plainOverload(only);
  for (const level of likely) {
    const fitting: Form[] = [];
    for (const form of level) {
      // The expanded form applies only where the normal form does not.
      if (form.isExpanded && fitting.some(({ candidate }) => candidate === form.candidate)) continue;
      const applicable = applicableForm(form, written, typeArguments, scope, isOnly);
      if (applicable !== undefined) fitting.push(applicable);
    }
    const preferred = withHighestPriority(fitting, scope);
    const best = bestOf(withoutLessDerived(soundOnes(sureOnes(preferred, written), written)), written);
    if (best !== undefined) return best;
    // None is better than all others: the compiler refuses that too, and looks no further.
    if (fitting.length > 0) return undefined;
  }
  return options.isStrict ? undefined : onlyPossible(likely.flat(), written, typeArguments);
}

/** `[OverloadResolutionPriority]` counts among the methods of one type that fit (C# 13). */
function withHighestPriority(forms: readonly Form[], scope: Scope): readonly Form[] {
  if (forms.length < 2 || scope.context.file.languageVersion < 13) return forms;
  return forms.filter(
    ({ candidate: { method } }) =>
      !forms.some(
        ({ candidate: { method: other } }) =>
          other.containingType === method.containingType && priorityOf(other) > priorityOf(method),
      ),
  );
}

const priorityOf = cachedBy(({ attributes }: MethodSymbol): number => {
  const name = "System.Runtime.CompilerServices.OverloadResolutionPriorityAttribute";
  const [value] = findAttribute(attributes, [name])?.constructorArguments ?? [];
  return value?.kind === "integer" ? Number(value.value) : 0;
});

/** Property by property: what begins with a spread has a hidden class of its own. */
function plainOverload({ candidate, isExpanded, parameters }: LikelyForm): ResolvedOverload {
  return { candidate, isExpanded, parameters, map: candidate.map };
}

/** In code that does not compile as far as is known, the one method that takes so many arguments is still the one that is meant. */
function onlyPossible(
  forms: readonly LikelyForm[],
  written: readonly GivenArgument[],
  typeArguments: readonly AnnotatedType[],
): ResolvedOverload | undefined {
  const [first] = forms;
  if (first === undefined || forms.some(({ candidate }) => candidate.method !== first.candidate.method))
    return undefined;
  const { candidate, isExpanded, parameters } = first;
  const map = new Map(typesOf(first, written, typeArguments, false).map);
  // What cannot be inferred is not known: no type parameter may get out.
  for (const parameter of candidate.method.typeParameters) if (!map.has(parameter)) map.set(parameter, unknownType());
  return { candidate, isExpanded, parameters, map };
}

/** A conversion that is known to be there is better than one that may be. */
function sureOnes(forms: readonly Form[], written: readonly GivenArgument[]): readonly Form[] {
  if (forms.length < 2) return forms;
  const sure = forms.filter((form) =>
    operandsOf(form, written).every((operand, at) => {
      const type = form.types[at];
      return type === undefined || convertsSurely(operand, type);
    }),
  );
  return sure.length === 0 ? forms : sure;
}

/** A lambda whose body makes no sense with the parameters that a form gives it does not fit: `next()` and `next(context)`. */
function soundOnes(forms: readonly Form[], written: readonly GivenArgument[]): readonly Form[] {
  let sound = forms;
  for (const [at, { operand }] of written.entries()) {
    if (sound.length < 2) break;
    const lambda = operand();
    if (lambda.kind !== "lambda" || lambda.explicitParameters !== undefined) continue;
    const shapes = sound.map(({ types }) =>
      delegateShape(types[types.length - written.length + at] ?? unknownType().type),
    );
    const [first] = shapes;
    if (shapes.every((shape) => areSameTypes(shape?.parameterTypes ?? [], first?.parameterTypes ?? []))) continue;
    // What is not known to us is faulty in each of them.
    const faults = shapes.map((shape) => faultsOf(lambda, shape?.parameterTypes ?? []));
    const fewest = Math.min(...faults);
    sound = sound.filter((_, index) => faults[index] === fewest);
  }
  return sound;
}

function areSameTypes(a: readonly AnnotatedType[], b: readonly AnnotatedType[]): boolean {
  return a.length === b.length && a.every(({ type }, at) => sameType(type, b[at]?.type ?? type));
}

/** How many bodies are tried inside each other. */
let tried = 0;
/** Further inside, each level would double the work; what is left open there is open in each of the forms. */
const mostTried = 2;
/** How many expressions that are bound anew count as a body: one that holds many others costs more than itself. */
const expressionsPerBody = 10;

function faultsOf(lambda: LambdaOperand, types: readonly AnnotatedType[]): number {
  const body = bindableBody(lambda, types);
  if (body === undefined || tried >= mostTried) return 0;
  tried++;
  try {
    const expressions = expressionsIn(body);
    bodies.count += expressions.length / expressionsPerBody;
    return expressions.filter(
      (one) =>
        (one.syntax.kind === "InvocationExpression" || one.syntax.kind === "SimpleMemberAccessExpression") &&
        isFaulty(one),
    ).length;
  } finally {
    tried--;
  }
}

/** The receiver of an extension method is its first argument. */
export function operandsOf({ candidate, types }: Form, written: readonly GivenArgument[]): readonly Operand[] {
  const operands = written.map(({ operand }) => operand());
  return types.length > written.length && candidate.receiver !== undefined
    ? [candidate.receiver, ...operands]
    : operands;
}

type LikelyForm = Pick<ResolvedOverload, "candidate" | "isExpanded" | "parameters">;

/** By names, counts and ways of passing alone. */
function addLikelyForms(
  forms: LikelyForm[],
  candidate: MethodCandidate,
  written: readonly GivenArgument[],
  typeArguments: readonly AnnotatedType[],
  { allowsExpanded }: Options,
  scope: Scope,
): void {
  const { method, isReduced } = candidate;
  if (typeArguments.length > 0 && method.typeParameters.length !== typeArguments.length) return;
  const parameters = isReduced ? method.parameters.slice(1) : method.parameters;
  const last = allowsExpanded ? parameters.at(-1) : undefined;
  // Other collections than arrays gather arguments since C# 13.
  const isParams =
    last?.isParams === true && (last.type.type.kind === "array" || scope.context.file.languageVersion >= 13);
  for (const isExpanded of isParams ? [false, true] : [false]) {
    const mapping = mapArguments(parameters, written, isExpanded);
    const mapped = mapping?.map((index) => parameters[index]);
    if (mapped?.every((parameter, at) => passes(written[at]?.refKind ?? "none", parameter)))
      forms.push({ candidate, isExpanded, parameters: mapped });
  }
}

function passes(written: GivenArgument["refKind"], parameter: ParameterSymbol | undefined): boolean {
  const wanted = parameter?.refKind ?? "none";
  if (written === "out" || wanted === "out") return written === wanted;
  if (wanted === "ref")
    return written === "ref" || (written === "none" && parameter !== undefined && isHandler(parameter.type.type));
  if (wanted === "none") return written === "none";
  return true;
}

function applicableForm(
  { candidate, isExpanded, parameters }: LikelyForm,
  written: readonly GivenArgument[],
  typeArguments: readonly AnnotatedType[],
  scope: Scope,
  isOnly: boolean,
): Form | undefined {
  const { method, receiver } = candidate;
  const { wanted, receiverType, map, isComplete } = typesOf(
    { candidate, isExpanded, parameters },
    written,
    typeArguments,
    isOnly,
  );
  if (!isComplete || !satisfiesConstraints(method, map)) return undefined;
  const types: Type[] = [];
  if (receiverType !== undefined) {
    const type = substitute(receiverType, map).type;
    if (receiver !== undefined && !takesReceiver(receiver, type, scope)) return undefined;
    types.push(type);
  }
  for (const [at, one] of wanted.entries()) {
    const { type } = substitute(one, map);
    const argument = written[at];
    if (argument === undefined || !takesArgument(argument, type)) return undefined;
    types.push(type);
  }
  return { candidate, map, parameters, isExpanded, types };
}

export function wantedOf(parameter: ParameterSymbol, isExpanded: boolean, map: TypeMap): AnnotatedType {
  const type = substitute(parameter.type, map);
  if (!isExpanded || !parameter.isParams) return type;
  if (type.type.kind === "array") return type.type.element;
  const element = collectionElement(type.type);
  return element === undefined ? type : { type: element, nullability: "notAnnotated" };
}

/** The types that a form asks of its arguments, before type arguments are put in, and the type arguments. */
function typesOf(
  { candidate, isExpanded, parameters }: LikelyForm,
  written: readonly GivenArgument[],
  typeArguments: readonly AnnotatedType[],
  isOnly: boolean,
) {
  const { method, isReduced, receiver } = candidate;
  const wanted = parameters.map((one) =>
    one === undefined ? unknownType() : wantedOf(one, isExpanded, candidate.map),
  );
  const first = isReduced ? method.parameters[0] : undefined;
  const receiverType = first === undefined ? undefined : substitute(first.type, candidate.map);
  const map = new Map<TypeParameterSymbol, AnnotatedType>(candidate.map);
  if (method.typeParameters.length === 0) return { wanted, receiverType, map: map, isComplete: true };
  if (typeArguments.length > 0) {
    for (const [at, parameter] of method.typeParameters.entries())
      map.set(parameter, typeArguments[at] ?? unknownType());
    return { wanted, receiverType, map: map, isComplete: true };
  }
  const all = wanted.flatMap((type, at) => {
    const argument = written[at];
    if (argument === undefined) return [];
    const isByReference = argument.refKind === "ref" || argument.refKind === "out";
    return [{ operand: argument.operand(), wanted: type, isByReference }];
  });
  if (receiverType !== undefined && receiver !== undefined)
    all.unshift({ operand: receiver, wanted: receiverType, isByReference: false });
  // Those of an extension block are known from the type that its static method is called on.
  const open = method.typeParameters.filter((parameter) => !candidate.map.has(parameter));
  const inferred = inferTypeArguments(open, all, isOnly);
  for (const [parameter, type] of inferred.map) map.set(parameter, type);
  return { wanted, receiverType, map: map, isComplete: inferred.isComplete };
}

/** Type arguments that break a constraint take the method out (C# 7.3). */
function satisfiesConstraints({ typeParameters }: MethodSymbol, map: TypeMap): boolean {
  return typeParameters.every((parameter) => {
    const type = map.get(parameter)?.type;
    if (type === undefined || type.kind === "error") return true;
    if (!parameter.allowsRefLike && type.kind === "named" && type.symbol.isRefLike) return false;
    if (parameter.hasValueTypeConstraint && (!isStruct(type) || isNullableValue(type))) return false;
    if (parameter.hasReferenceTypeConstraint && isStruct(type)) return false;
    return parameter.constraintTypes.every((constraint) => {
      const conversion = implicitConversion(type, substitute(constraint, map).type);
      return conversion !== undefined && conversion !== "numeric" && conversion !== "userDefined";
    });
  });
}

function isStruct(type: Type): boolean {
  return (
    isValueType(type) ||
    (type.kind === "typeParameterType" && type.symbol.constraintTypes.some((one) => isValueType(one.type)))
  );
}

/** An extension method takes what is the type already, not what converts to it. */
function takesReceiver(receiver: Operand, type: Type, scope: Scope): boolean {
  if (receiver.kind !== "typed") return receiver.kind === "unknown" || convertsOperand(receiver, type);
  const conversion = implicitConversion(receiver.type.type, type);
  switch (conversion) {
    case "identity":
    case "reference":
    case "boxing":
    case "tuple":
    case "unknown":
      return true;
    case "span":
      return scope.context.file.languageVersion >= 14 && spanKind(type) !== undefined;
    default:
      return false;
  }
}

function takesArgument({ refKind, operand }: GivenArgument, type: Type): boolean {
  const argument = operand();
  if (refKind !== "ref" && refKind !== "out") return convertsOperand(argument, type);
  const argumentType = argument.kind === "typed" || argument.kind === "out" ? argument.type : undefined;
  return (
    argumentType === undefined ||
    argumentType.type.kind === "error" ||
    type.kind === "error" ||
    implicitConversion(argumentType.type, type) === "identity"
  );
}
