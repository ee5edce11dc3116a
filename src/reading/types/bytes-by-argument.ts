/**
 * `T[]` is an array, and one base64 string where T is byte. A generic type has one shape for all its arguments, so the use with
 * byte is reported.
 */
import { substituteType } from "../../csharp/binding/index.js";
import type { AnnotatedType, NamedType, Type } from "../../csharp/binding/symbols/symbols.js";
import { isTypeNamed, selfType, withoutNullable } from "../../csharp/binding/symbols/types.js";
import { isBytes } from "./kinds/primitive-use.js";
import { jsonMembersOf } from "./members/json-members.js";
import type { TypePlace, TypeTable } from "./type-table.js";

export function reportBytesByArgument(table: TypeTable, type: NamedType, place: TypePlace): void {
  const at = type.typeArguments.findIndex(isByte);
  const parameter = at < 0 ? undefined : type.symbol.typeParameters[at];
  if (parameter === undefined) return;
  const seen = new Set<NamedType["symbol"]>();
  const visit = (inner: NamedType): void => {
    if (seen.has(inner.symbol) || inner.symbol.origin !== "source") return;
    seen.add(inner.symbol);
    for (const member of jsonMembersOf(selfType(inner.symbol), table.stack)) {
      const bytes = bytesIn(member.type.type, substituteType(member.type, inner).type);
      if (bytes === "bytes") {
        table.report("bytesByArgument", place.location, {
          parameter: parameter.name,
          member: member.symbol.name,
          type: inner.symbol.name,
        });
      } else if (bytes !== undefined) visit(bytes);
    }
  };
  visit(type);
}

/** `declared` as the generic type has it, `given` with the arguments in place. */
function bytesIn(declared: Type, actual: Type): "bytes" | NamedType | undefined {
  if (isBytes(actual)) return isBytes(declared) ? undefined : "bytes";
  if (declared.kind === "array" && actual.kind === "array") return bytesIn(declared.element.type, actual.element.type);
  if (declared.kind !== "named" || actual.kind !== "named") return undefined;
  const inside = declared.typeArguments
    .map((argument, at) => bytesIn(argument.type, actual.typeArguments[at]?.type ?? argument.type))
    .find((bytes) => bytes !== undefined);
  return inside ?? (actual.typeArguments.some(isByte) ? actual : undefined);
}

function isByte(argument: AnnotatedType): boolean {
  const { type } = withoutNullable(argument);
  return isTypeNamed(type, "System.Byte");
}
