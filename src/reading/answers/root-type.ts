/**
 * The type by which a value is written that is the whole answer. ASP.NET takes the declared type only where that is sealed or
 * polymorphic, or the value's own; any other value is written as an `object`, by its nearest polymorphic ancestor or its own type.
 */
import { cachedBy } from "../../caching/cache.js";
import { allInterfaces, baseTypes, displayType } from "../../csharp/binding/index.js";
import type { AnnotatedType, NamedType } from "../../csharp/binding/symbols/symbols.js";
import { withoutNullable } from "../../csharp/binding/symbols/types.js";
import type { AnsweredBody } from "../responses/followed-answer.js";
import { isPolymorphic } from "../types/value-objects.js";

/** By results and handlers: `HttpResultsHelper`, MVC's formatter. By a call that hands its type to the serializer. */
export type RootWriter = "result" | "serializer";

export function writtenAsRoot(body: AnsweredBody, declared: AnnotatedType | undefined, by: RootWriter): AnsweredBody {
  if (body.kind !== "value" || declared === undefined) return body;
  const { nullability } = body.type;
  const wanted = withoutNullable(declared);
  const found = withoutNullable(body.type);
  if (wanted.type.kind === "error" || wanted.type.kind === "typeParameterType") return body;
  const isObject = wanted.type.kind === "named" && wanted.type.symbol.metadataName === "System.Object";
  const isDeclared =
    !isObject &&
    (by === "serializer" ||
      wanted.type.kind === "array" ||
      (wanted.type.kind === "named" && isPolymorphic(wanted.type.symbol)));
  if (isDeclared) return { ...body, type: { ...wanted, nullability } };
  if (found.type.kind !== "named" || nameOf(wanted) === nameOf(found)) return body;
  const ancestor = nearestPolymorphic(found.type);
  return ancestor === undefined ? body : { ...body, type: { type: ancestor, nullability } };
}

function nameOf({ type }: AnnotatedType): string {
  return displayType({ type, nullability: "notAnnotated" });
}

/** As `PolymorphicTypeResolver.FindNearestPolymorphicBaseType`: of interfaces that have nothing to do with each other, none. */
const nearestPolymorphic = cachedBy((type: NamedType): NamedType | undefined => {
  if (isPolymorphic(type.symbol)) return undefined;
  const base = baseTypes(type).find(({ symbol }) => isPolymorphic(symbol));
  const candidates = [
    ...(base === undefined ? [] : [base]),
    ...allInterfaces(type).filter(({ symbol }) => isPolymorphic(symbol)),
  ];
  return candidates.find((one) => {
    const above = new Set([...baseTypes(one), ...allInterfaces(one)].map(({ symbol }) => symbol));
    return candidates.every((other) => other === one || above.has(other.symbol));
  });
});
