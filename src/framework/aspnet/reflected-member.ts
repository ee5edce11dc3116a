/** A `MethodInfo`, `PropertyInfo` or `ParameterInfo`: one object for each member. */
import { cachedBy } from "../../caching/cache.js";
import type {
  AnnotatedType,
  MethodSymbol,
  NamedType,
  ParameterSymbol,
  PropertySymbol,
  Type,
} from "../../csharp/binding/symbols/symbols.js";
import {
  type CSharpMachine,
  type CSharpValue,
  type HeapObject,
  knownObject,
  type NativeCall,
  objectValue,
} from "../../csharp/execution/index.js";

/** A `MethodInfo`, `PropertyInfo` or `ParameterInfo`. */
export interface ReflectedMember extends HeapObject {
  readonly member: MethodSymbol | PropertySymbol | ParameterSymbol;
  readonly declaredIn: NamedType;
  readonly typeArguments: readonly AnnotatedType[];
}

export function asReflectedMember(value: CSharpValue | undefined): ReflectedMember | undefined {
  const object = knownObject(value);
  return object !== undefined && "member" in object ? (object as ReflectedMember) : undefined;
}

/** One object for a member, so that two ways to it are equal. */
const madeMembers = cachedBy((_: CSharpMachine) => new Map<object, ReflectedMember[]>());

export function reflectedMember(
  { machine, place }: Pick<NativeCall, "machine" | "place">,
  type: Type | undefined,
  member: ReflectedMember["member"],
  declaredIn: NamedType,
  typeArguments: readonly AnnotatedType[] = [],
): CSharpValue {
  const members = madeMembers(machine).get(member) ?? [];
  const existing = members.find((one) => one.declaredIn === declaredIn && typeArguments.length === 0);
  if (existing !== undefined) return objectValue(existing);
  const made: ReflectedMember = { type, place, member, declaredIn, typeArguments };
  if (typeArguments.length === 0) madeMembers(machine).set(member, [...members, made]);
  return objectValue(made);
}
