/** Types as C# that means the same wherever it stands. */
import { metadataNameOfSpecialType } from "../../src/csharp/binding/symbols/special-types.js";
import type { AnnotatedType, NamedType, SpecialType, Type } from "../../src/csharp/binding/symbols/symbols.js";

const keywords = new Map(
  (
    [
      ...(["object", "string", "bool", "int", "long", "short", "byte", "sbyte", "uint", "ulong", "ushort"] as const),
      ...(["char", "decimal", "double", "float"] as const),
    ] satisfies readonly SpecialType[]
  ).map((keyword) => [metadataNameOfSpecialType(keyword), keyword]),
);

/** Undefined for types that have no name, or none outside a method. */
export function typeText({ type, nullability }: AnnotatedType): string | undefined {
  const text = bareText(type);
  if (text === undefined) return undefined;
  const isMarked = nullability === "annotated" && !(type.kind === "named" && type.symbol.metadataName === nullable);
  return isMarked ? `${text}?` : text;
}

const nullable = "System.Nullable`1";

function bareText(type: Type): string | undefined {
  switch (type.kind) {
    case "named":
      return namedText(type);
    case "array": {
      const element = typeText(type.element);
      return element === undefined || type.rank !== 1 || type.element.type.kind === "array"
        ? undefined
        : `${element}[]`;
    }
    default:
      return undefined;
  }
}

function namedText({ symbol, typeArguments, containing }: NamedType): string | undefined {
  if (symbol.isAnonymous === true || symbol.isRefLike || symbol.isFileLocal || symbol.metadataName === "System.Void")
    return undefined;
  const keyword = keywords.get(symbol.metadataName);
  if (keyword !== undefined) return keyword;
  if (typeArguments.length !== symbol.typeParameters.length) return undefined;
  const list = typeArguments.map(typeText);
  if (list.some((one) => one === undefined)) return undefined;
  if (symbol.metadataName === nullable) return `${list[0]}?`;
  const outer = symbol.containingType === undefined ? undefined : outerText(symbol.containingType, containing);
  if (symbol.containingType !== undefined && outer === undefined) return undefined;
  const qualifier = outer ?? (symbol.namespace === "" ? "global::" : `global::${symbol.namespace}.`);
  return `${qualifier}${symbol.name}${list.length === 0 ? "" : `<${list.join(", ")}>`}`;
}

function outerText(symbol: NamedType["symbol"], containing: NamedType | undefined): string | undefined {
  const outer = containing ?? { kind: "named", symbol, typeArguments: [], containing: undefined };
  const text = namedText(outer);
  return text === undefined ? undefined : `${text}.`;
}

/** The name of a class or interface that every file of the program may use. */
export function isPublicType({ type }: AnnotatedType): boolean {
  if (type.kind === "array") return isPublicType(type.element);
  if (type.kind !== "named") return false;
  for (let at: NamedType["symbol"] | undefined = type.symbol; at !== undefined; at = at.containingType)
    if (at.accessibility !== "public" && at.accessibility !== "internal") return false;
  return type.typeArguments.every(isPublicType);
}
