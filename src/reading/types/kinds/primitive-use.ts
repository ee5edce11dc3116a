import { type PrimitiveUse, primitive } from "../../../contract/type-use.js";
import type { AnnotatedType, Type } from "../../../csharp/binding/symbols/symbols.js";
import { isTypeNamed } from "../../../csharp/binding/symbols/types.js";
import { primitiveTypes } from "./known-types.js";

/** The primitive a type is by itself; undefined for everything else, `T?` of a value type included. */
export function primitiveUse({ type }: AnnotatedType): PrimitiveUse | undefined {
  if (isBytes(type)) return primitive("bytes");
  if (type.kind !== "named") return undefined;
  const name = primitiveTypes.get(type.symbol.metadataName);
  return name === undefined ? undefined : primitive(name);
}

const memories: ReadonlySet<string> = new Set(["System.Memory`1", "System.ReadOnlyMemory`1"]);

/** `byte[]`, `Memory<byte>` and `ReadOnlyMemory<byte>` are one base64 string. */
export function isBytes(type: Type): boolean {
  if (type.kind === "array") return type.rank === 1 && isByte(type.element);
  if (type.kind !== "named" || !memories.has(type.symbol.metadataName)) return false;
  const [element] = type.typeArguments;
  return element !== undefined && isByte(element);
}

function isByte(type: AnnotatedType): boolean {
  return isTypeNamed(type.type, "System.Byte");
}
