/** Bodies that `Respond` is given and that the library rejects: it asks `declared.IsAssignableFrom(body.GetType())`. */
import { responseFor } from "../../contract/operation.js";
import { displayType, implicitConversion } from "../../csharp/binding/index.js";
import type { AnnotatedType, Type } from "../../csharp/binding/symbols/symbols.js";
import { isValueType, withoutNullable } from "../../csharp/binding/symbols/types.js";
import type { RefusedBody } from "../../server/answer.js";
import type { Definition } from "../definitions/definition.js";

/** One for each status whose declared type the value certainly is not. */
export function refusedBodies(
  body: AnnotatedType,
  /** `Respond<T>`: what the value is converted to before it is given. */
  written: AnnotatedType | undefined,
  statuses: readonly number[],
  { success, others }: Definition,
): readonly RefusedBody[] {
  const value = withoutNullable(body);
  const target = written && withoutNullable(written);
  // A number, a union or a conversion of the user's own makes another object.
  const given = target === undefined || isInstance(value.type, target.type) ? value : target;
  return statuses.flatMap((status): readonly RefusedBody[] => {
    const declared = responseFor([success, ...others], status)?.type;
    if (declared === undefined || mayBe(given.type, withoutNullable(declared).type)) return [];
    return [{ status, given: displayType(given), declared: displayType(declared) }];
  });
}

/** Whether a value of the static type may be an instance of the other at run time. Numbers are not converted. */
function mayBe(given: Type, declared: Type): boolean {
  if (isInstance(given, declared)) return true;
  if (given.kind !== "named" || declared.kind !== "named") return given.kind !== "array" && given.kind !== "tuple";
  const { typeKind, isSealed } = given.symbol;
  if (typeKind === "interface" || isInstance(declared, given)) return true;
  return declared.symbol.typeKind === "interface" && !isSealed && !isValueType(given);
}

function isInstance(from: Type, to: Type): boolean {
  const conversion = implicitConversion(from, to);
  return conversion === "identity" || conversion === "reference" || conversion === "boxing" || conversion === "unknown";
}
