/** Which of several methods a call means: by names, counts, type arguments, and how well the arguments fit. */
import { rankConstantConversion } from "../constants/constant-ranking.js";
import type {
  AnnotatedType,
  Constant,
  MethodSymbol,
  NamedType,
  ParameterSymbol,
  Type,
  TypeParameterSymbol,
} from "../symbols/symbols.js";
import { rankConversion } from "../types/conversions.js";
import { delegateShape } from "../types/delegates.js";
import { substitute, typeMapOf } from "../types/substitution.js";

/** An argument as far as choosing needs it; asked for only when counts and names leave more than one candidate. */
export interface ArgumentShape {
  readonly name: string | undefined;
  readonly refKind: "none" | "ref" | "out" | "in";
  readonly form: () => ArgumentForm;
}

export type ArgumentForm =
  | { readonly kind: "lambda"; readonly parameterCount: number | undefined; readonly returnsValue: boolean | undefined }
  | { readonly kind: "methodGroup" }
  | { readonly kind: "constant"; readonly value: Constant; readonly type: AnnotatedType }
  | { readonly kind: "typed"; readonly type: AnnotatedType }
  /** Converts to any target type, or its type is unknown. */
  | { readonly kind: "open" };

export interface MethodCandidate {
  readonly method: MethodSymbol;
  /** What `this` parameters and type parameters of the containing type stand for. */
  readonly declaredIn: NamedType | undefined;
  /** Called as `receiver.Method()` though its first parameter is the receiver. */
  readonly isReduced: boolean;
  /** How well the receiver fits: `Queryable.Select` is nearer to an `IQueryable` than `Enumerable.Select`. */
  readonly receiverRank?: number;
}

/** The parameters that written arguments go to. */
export function callParameters({ method, isReduced }: MethodCandidate): readonly ParameterSymbol[] {
  return isReduced ? method.parameters.slice(1) : method.parameters;
}

/** For each argument the index of its parameter; undefined when the counts or names do not fit. */
export function mapArguments(
  parameters: readonly ParameterSymbol[],
  given: readonly { readonly name: string | undefined }[],
): MappedArguments | undefined {
  return given.some(({ name }) => name !== undefined)
    ? mapNamedArguments(parameters, given)
    : mapPositions(parameters, given.length);
}

interface MappedArguments {
  readonly indices: readonly number[];
  readonly isExpanded: boolean;
}

/** Nearly every call: each argument goes to the parameter at its own place. */
function mapPositions(parameters: readonly ParameterSymbol[], count: number): MappedArguments | undefined {
  const isParams = parameters[parameters.length - 1]?.isParams === true;
  if (count > parameters.length)
    return isParams ? { indices: gathered(parameters.length - 1, count), isExpanded: true } : undefined;
  for (let index = count; index < parameters.length; index++) {
    if (parameters[index]?.hasDefault === true) continue;
    return isParams && index === parameters.length - 1 ? { indices: upTo(count), isExpanded: true } : undefined;
  }
  return { indices: upTo(count), isExpanded: false };
}

/** `[0, 1, 2, 2, 2]` for `last` 2: the arguments from there on go into one array. */
function gathered(last: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, position) => Math.min(position, last));
}

const orders: (readonly number[])[] = [];

/** `[0, 1, 2]`, one list for all that need it. */
function upTo(count: number): readonly number[] {
  let order = orders[count];
  if (order === undefined) orders[count] = order = Array.from({ length: count }, (_, position) => position);
  return order;
}

function mapNamedArguments(
  parameters: readonly ParameterSymbol[],
  given: readonly { readonly name: string | undefined }[],
): MappedArguments | undefined {
  const indices: number[] = [];
  const isParams = parameters[parameters.length - 1]?.isParams === true;
  let isExpanded = false;
  // Asked for every overload of every call: by index, without an iterator.
  for (let position = 0; position < given.length; position++) {
    const name = given[position]?.name;
    let index: number;
    if (name !== undefined) index = parameters.findIndex((parameter) => parameter.name === name);
    else if (position < parameters.length) index = position;
    else {
      index = isParams ? parameters.length - 1 : -1;
      isExpanded = true;
    }
    if (index < 0 || (indices.includes(index) && !isExpanded)) return undefined;
    indices.push(index);
  }
  for (let index = 0; index < parameters.length; index++) {
    if (indices.includes(index) || parameters[index]?.hasDefault === true) continue;
    if (!(isParams && index === parameters.length - 1)) return undefined;
    isExpanded = true;
  }
  return { indices, isExpanded };
}

export function chooseOverload(
  candidates: readonly MethodCandidate[],
  given: readonly ArgumentShape[],
  typeArgumentCount: number,
): MethodCandidate | undefined {
  const fitting = candidates.filter(
    (candidate) =>
      (typeArgumentCount === 0
        ? isInferable(candidate.method)
        : candidate.method.typeParameters.length === typeArgumentCount) &&
      mapArguments(callParameters(candidate), given) !== undefined,
  );
  if (fitting.length <= 1) return fitting[0];
  let best: { readonly candidate: MethodCandidate; readonly cost: number } | undefined;
  for (const candidate of fitting) {
    const cost = costOf(candidate, given);
    if (cost !== undefined && (best === undefined || cost < best.cost)) best = { candidate, cost };
  }
  return best?.candidate;
}

/** A type parameter that no parameter mentions must be written. */
function isInferable({ typeParameters, parameters }: MethodSymbol): boolean {
  return typeParameters.every((wanted) => parameters.some(({ type }) => mentions(type.type, wanted)));
}

function mentions(type: Type, wanted: TypeParameterSymbol): boolean {
  switch (type.kind) {
    case "typeParameterType":
      return type.symbol === wanted;
    case "array":
      return mentions(type.element.type, wanted);
    case "named":
      return type.typeArguments.some((argument) => mentions(argument.type, wanted));
    // Of a type that is not known, nothing says that it does not.
    default:
      return type.kind !== "dynamic";
  }
}

/** Every argument can go to its parameter, as far as is known. */
export function isApplicable(candidate: MethodCandidate, given: readonly ArgumentShape[]): boolean {
  return costOf(candidate, given) !== undefined;
}

function costOf(candidate: MethodCandidate, given: readonly ArgumentShape[]): number | undefined {
  const parameters = callParameters(candidate);
  const mapped = mapArguments(parameters, given);
  if (mapped === undefined) return undefined;
  const map = candidate.declaredIn === undefined ? undefined : typeMapOf(candidate.declaredIn);
  // Between equals: no defaults filled in, no gathered array, not generic, in this order of weight.
  let cost =
    (candidate.receiverRank ?? 0) +
    (parameters.length - (mapped.isExpanded ? new Set(mapped.indices).size : mapped.indices.length)) * 0.01 +
    (candidate.method.typeParameters.length > 0 ? 0.001 : 0);
  let expanded = mapped.isExpanded;
  for (let position = 0; position < given.length; position++) {
    const argument = given[position];
    const parameter = parameters[mapped.indices[position] ?? -1];
    if (argument === undefined || parameter === undefined || !refKindsFit(argument.refKind, parameter.refKind))
      return undefined;
    const type = map === undefined ? parameter.type.type : substitute(parameter.type, map).type;
    const form = argument.form();
    let rank = expanded && parameter.isParams ? undefined : rankArgument(form, type);
    if (rank === undefined && parameter.isParams) {
      const element = elementOf(type);
      rank = element === undefined ? undefined : rankArgument(form, element);
      expanded = true;
    }
    if (rank === undefined) return undefined;
    cost += rank;
  }
  return cost + (expanded ? 0.1 : 0);
}

function refKindsFit(given: ArgumentShape["refKind"], wanted: ParameterSymbol["refKind"]): boolean {
  if (given === "out" || wanted === "out") return given === wanted;
  if (wanted === "ref") return given === "ref";
  return given !== "ref" || wanted === "in" || wanted === "refReadOnly";
}

function elementOf(type: Type): Type | undefined {
  if (type.kind === "array") return type.element.type;
  return type.kind === "named" ? type.typeArguments[0]?.type : undefined;
}

function rankArgument(form: ArgumentForm, wanted: Type): number | undefined {
  switch (form.kind) {
    case "lambda":
      return rankLambda(form, wanted);
    case "methodGroup":
      if (delegateShape(wanted) !== undefined) return 1;
      return isAnyDelegate(wanted)
        ? 5
        : wanted.kind === "error" || wanted.kind === "typeParameterType"
          ? 10
          : undefined;
    case "constant":
      return form.value.kind === "type" || form.value.kind === "array"
        ? rankConversion(form.type.type, wanted)
        : (rankConstantConversion(form.value, wanted) ?? rankConversion(form.type.type, wanted));
    case "typed":
      return rankConversion(form.type.type, wanted);
    case "open":
      return 10;
  }
}

function rankLambda(form: ArgumentForm & { kind: "lambda" }, wanted: Type): number | undefined {
  const shape = delegateShape(wanted);
  if (shape === undefined) {
    return isAnyDelegate(wanted) ? 5 : wanted.kind === "error" || wanted.kind === "typeParameterType" ? 10 : undefined;
  }
  if (form.parameterCount !== undefined && form.parameterCount !== shape.parameterTypes.length) return undefined;
  const isVoid = shape.returnType.type.kind === "named" && shape.returnType.type.symbol.metadataName === "System.Void";
  if (form.returnsValue === undefined) return 1;
  // A lambda that returns a value fits no void delegate, except as an expression statement.
  return form.returnsValue === !isVoid ? 0.5 : 3;
}

/** `Delegate`, `object` and the like take every lambda that has a natural type. */
function isAnyDelegate(type: Type): boolean {
  if (type.kind !== "named" || type.symbol.namespace !== "System") return false;
  return type.symbol.name === "Delegate" || type.symbol.name === "MulticastDelegate" || type.symbol.name === "Object";
}
