/** What a converter of one's own writes: the shape of the calls that its `Write` makes of the writer. */
import { cachedWhole } from "../../../caching/cache.js";
import { type PrimitiveUse, primitive } from "../../../contract/type-use.js";
import { isNumber } from "../../../contract/values/numbers.js";
import { baseTypes, bindExpression } from "../../../csharp/binding/index.js";
import type { BoundArgument } from "../../../csharp/binding/symbols/bound-expression.js";
import type {
  AnnotatedType,
  MethodSymbol,
  NamedType,
  TypeParameterSymbol,
} from "../../../csharp/binding/symbols/symbols.js";
import { isNullableValue, isTypeNamed, sameType, withoutNullable } from "../../../csharp/binding/symbols/types.js";
import { substitute, typeMapOf } from "../../../csharp/binding/types/substitution.js";
import { type Element, knownString, type Place, unknownValue } from "../../../csharp/execution/index.js";
import { testedType } from "../../../csharp/flow/index.js";
import { primitiveUse } from "../kinds/primitive-use.js";
import { isUnresolved } from "../kinds/unresolved-types.js";
import { convertedType, unknownOptions, writtenCalls } from "./converter-run.js";

export type WrittenShape =
  | { readonly kind: "null" }
  | { readonly kind: "primitive"; readonly primitive: PrimitiveUse }
  /** What the serializer writes for a type. */
  | { readonly kind: "type"; readonly type: AnnotatedType }
  | { readonly kind: "array"; readonly element: WrittenShape }
  /** An object whose keys are computed. */
  | { readonly kind: "map"; readonly value: WrittenShape }
  | { readonly kind: "object"; readonly members: ReadonlyMap<string, WrittenMember> }
  | { readonly kind: "nullable"; readonly inner: WrittenShape };

export interface WrittenMember {
  readonly shape: WrittenShape;
  readonly isOptional: boolean;
}

/** Undefined where the code does not tell. */
export function writtenShape(converter: NamedType): WrittenShape | undefined {
  return readShape(converter).shape;
}

const readShape = cachedWhole((converter: NamedType): { readonly shape: WrittenShape | undefined } => {
  const target = convertedType(converter);
  if (target === undefined) return { shape: undefined };
  const value = unknownValue("any value is written", undefined, { type: target, nullability: "notAnnotated" });
  const calls = writtenCalls(converter, value);
  if (calls === undefined) return { shape: undefined };
  const types = new Map([converter, ...baseTypes(converter)].flatMap((type) => [...typeMapOf(type)]));
  return { shape: new ShapeReader(calls, target, types).whole() };
});

const primitives: ReadonlyMap<string, PrimitiveUse> = new Map([
  ["WriteString", primitive("string")],
  ["WriteNumber", primitive("float64")],
  ["WriteBoolean", primitive("boolean")],
  ["WriteBase64String", primitive("bytes")],
]);

const openings = /^WriteStart(Object|Array)$/;

class ShapeReader {
  readonly #calls: readonly Element[];
  readonly #target: AnnotatedType["type"];
  readonly #types: ReadonlyMap<TypeParameterSymbol, AnnotatedType>;
  #at = 0;

  constructor(
    calls: readonly Element[],
    target: AnnotatedType["type"],
    types: ReadonlyMap<TypeParameterSymbol, AnnotatedType>,
  ) {
    this.#calls = calls;
    this.#target = target;
    this.#types = types;
  }

  /** One value, or one of several by conditions. The serializer refuses what writes none, or more. */
  whole(): WrittenShape | undefined {
    const shapes: (WrittenShape | undefined)[] = [];
    let unconditional = 0;
    while (this.#at < this.#calls.length) {
      if (this.#calls[this.#at]?.conditions.length === 0) unconditional++;
      shapes.push(this.#value());
    }
    return unconditional > (shapes.length === 1 ? 1 : 0) ? undefined : united(shapes);
  }

  /** The call that begins here writes a value. */
  #value(): WrittenShape | undefined {
    const one = this.#calls[this.#at++];
    const name = knownString(one?.key) ?? "";
    if (one === undefined || name === "WriteNullValue") return one && { kind: "null" };
    if (name === "Serialize") return this.#serialized(one);
    if (openings.test(name) && argumentsOf(one).length === 0) return this.#opened(one, name);
    const primitiveName = name.endsWith("Value") ? primitives.get(name.slice(0, -"Value".length)) : undefined;
    return primitiveName && this.#primitive(primitiveName, one, 0);
  }

  #opened(one: Element, name: string): WrittenShape | undefined {
    return name === "WriteStartArray" ? this.#array() : this.#object(one);
  }

  #array(): WrittenShape | undefined {
    const shapes: (WrittenShape | undefined)[] = [];
    while (this.#at < this.#calls.length) {
      if (this.#isNext(/^WriteEndArray$/)) {
        this.#at++;
        const element = united(shapes);
        return element && { kind: "array", element };
      }
      shapes.push(this.#value());
    }
    return undefined;
  }

  #object(start: Element): WrittenShape | undefined {
    const members = new Map<string, WrittenMember>();
    const computed: WrittenShape[] = [];
    while (this.#at < this.#calls.length) {
      if (this.#isNext(/^WriteEndObject$/)) {
        this.#at++;
        if (computed.length === 0) return { kind: "object", members };
        const value = united(computed);
        return members.size > 0 || value === undefined ? undefined : { kind: "map", value };
      }
      const one = this.#calls[this.#at];
      const [key] = one === undefined ? [] : valuesOf(one);
      const shape = one && this.#member(one);
      if (one === undefined || shape === undefined || key === undefined) return undefined;
      const name = knownString(key);
      if (name === undefined) computed.push(shape);
      else {
        const cached = members.get(name);
        const both = cached === undefined ? shape : united([cached.shape, shape]);
        if (both === undefined) return undefined;
        members.set(name, { shape: both, isOptional: !isSameCondition(one, start) });
      }
    }
    return undefined;
  }

  /** `WriteString("name", value)`, or a name and what is written behind it. */
  #member(one: Element): WrittenShape | undefined {
    this.#at++;
    const name = knownString(one.key) ?? "";
    if (name === "WriteNull") return { kind: "null" };
    if (openings.test(name)) return this.#opened(one, name);
    if (name !== "WritePropertyName") {
      const primitive = primitives.get(name);
      return primitive && this.#primitive(primitive, one, 1);
    }
    const shapes = [this.#value()];
    while (this.#isValueNext()) shapes.push(this.#value());
    return united(shapes);
  }

  #isValueNext(): boolean {
    const one = this.#calls[this.#at];
    const name = knownString(one?.key) ?? "";
    if (one === undefined || !(/Value$|^Serialize$/.test(name) || openings.test(name))) return false;
    return !openings.test(name) || argumentsOf(one).length === 0;
  }

  #isNext(name: RegExp): boolean {
    return name.test(knownString(this.#calls[this.#at]?.key) ?? "");
  }

  /** A null text is written as null. */
  #primitive(use: PrimitiveUse, one: Element, at: number): WrittenShape {
    const type = this.#typeOf(one, at);
    const shape: WrittenShape = {
      kind: "primitive",
      primitive: (type && primitiveUse(withoutNullable(type))) ?? use,
    };
    return type?.nullability === "annotated" ? { kind: "nullable", inner: shape } : shape;
  }

  /** `JsonSerializer.Serialize(writer, value, options)`. Other options than those it is given write objects in another way. */
  #serialized(one: Element): WrittenShape | undefined {
    const type = this.#typeOf(one, 1);
    const [, options, more] = valuesOf(one);
    if (type === undefined || more !== undefined || isUnresolved(type.type)) return undefined;
    const inner = withoutNullable(type);
    const primitive = primitiveUse(inner);
    const mayBeNull = type.nullability === "annotated" || isNullableValue(type.type);
    if (primitive !== undefined) {
      const shape: WrittenShape = { kind: "primitive", primitive: primitive };
      return mayBeNull ? { kind: "nullable", inner: shape } : shape;
    }
    const isGiven = options?.kind === "unknown" && options.reason === unknownOptions;
    const isObject = isTypeNamed(inner.type, "System.Object");
    return isGiven && !isObject && !sameType(inner.type, this.#target) ? { kind: "type", type } : undefined;
  }

  /** Of what is given for the parameter at `at`, wherever it is written. */
  #typeOf({ place }: Element, at: number): AnnotatedType | undefined {
    const written = place === undefined ? [] : argumentsAt(place);
    const isParameter = ({ parameter, method }: CallArgument, index: number): boolean =>
      parameter === undefined ? index === at : method?.parameters[at] === parameter;
    const argument = written.find(isParameter);
    const type = argument && testedType(argument.value);
    return type && substitute(type, this.#types);
  }
}

interface CallArgument extends BoundArgument {
  readonly method: MethodSymbol | undefined;
}

function argumentsAt(place: Place): readonly CallArgument[] {
  const bound = bindExpression(place);
  return bound.kind === "call" ? bound.arguments.map((one) => ({ ...one, method: bound.method })) : [];
}

function argumentsOf({ place }: Element) {
  return place === undefined ? [] : argumentsAt(place);
}

function valuesOf({ value }: Element) {
  return value.kind === "tuple" ? value.elements : [];
}

function isSameCondition({ conditions: [one] }: Element, { conditions: [other] }: Element): boolean {
  return one?.place.syntax === other?.place.syntax && one?.isTaken === other?.isTaken;
}

/** The one shape that all of them have, as far as there is one. */
function united(shapes: readonly (WrittenShape | undefined)[]): WrittenShape | undefined {
  const [first, ...others] = shapes;
  return others.reduce((all, one) => all && one && unite(all, one), first);
}

function unite(a: WrittenShape, b: WrittenShape): WrittenShape | undefined {
  if (a.kind === "null") return orNull(b);
  if (b.kind === "null") return orNull(a);
  if (a.kind === "nullable" || b.kind === "nullable") {
    const inner = unite(a.kind === "nullable" ? a.inner : a, b.kind === "nullable" ? b.inner : b);
    return inner && orNull(inner);
  }
  if (a.kind === "primitive" && b.kind === "primitive") return unitePrimitives(a.primitive, b.primitive);
  if (a.kind === "type" && b.kind === "type") return sameType(a.type.type, b.type.type) ? a : undefined;
  if (a.kind === "array" && b.kind === "array") {
    const element = unite(a.element, b.element);
    return element && { kind: "array", element };
  }
  if (a.kind === "map" && b.kind === "map") {
    const value = unite(a.value, b.value);
    return value && { kind: "map", value };
  }
  return a.kind === "object" && b.kind === "object" ? uniteObjects(a.members, b.members) : undefined;
}

function orNull(shape: WrittenShape): WrittenShape {
  return shape.kind === "nullable" || shape.kind === "null" ? shape : { kind: "nullable", inner: shape };
}

function unitePrimitives(a: PrimitiveUse, b: PrimitiveUse): WrittenShape | undefined {
  if (a.name === b.name) return { kind: "primitive", primitive: a };
  if (a.name === "boolean" || b.name === "boolean" || isNumber(a.name) !== isNumber(b.name)) return undefined;
  return { kind: "primitive", primitive: primitive(isNumber(a.name) ? "float64" : "string") };
}

function uniteObjects(
  a: ReadonlyMap<string, WrittenMember>,
  b: ReadonlyMap<string, WrittenMember>,
): WrittenShape | undefined {
  const members = new Map<string, WrittenMember>();
  for (const name of new Set([...a.keys(), ...b.keys()])) {
    const [one, other] = [a.get(name), b.get(name)];
    const shape = one === undefined ? other?.shape : other === undefined ? one.shape : unite(one.shape, other.shape);
    if (shape === undefined) return undefined;
    const isOptional = one === undefined || other === undefined || one.isOptional || other.isOptional;
    members.set(name, { shape, isOptional });
  }
  return { kind: "object", members };
}
