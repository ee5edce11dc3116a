import { specialTypeOfSymbol } from "../symbols/special-types.js";
import type { AnnotatedType, NamedType, Type } from "../symbols/symbols.js";
import { isNullableValue } from "../symbols/types.js";
import { isTooLarge } from "./type-size.js";

/** A type as C# writes it, without namespaces: `Dictionary<string, int?>`, `(int Id, string? Name)[]`. For messages; `…` is for thousands of parts. */
export function displayType(type: AnnotatedType | Type): string {
  return "nullability" in type ? displayAnnotated(type) : display(type);
}

function displayAnnotated(type: AnnotatedType): string {
  const text = display(type.type);
  return type.nullability === "annotated" && !isNullableValue(type.type) ? `${text}?` : text;
}

function display(type: Type): string {
  if (isTooLarge(type)) return "…";
  switch (type.kind) {
    case "named":
      return displayNamed(type);
    case "array":
      return displayArray(type);
    case "typeParameterType":
      return type.symbol.name;
    case "tuple":
      return `(${type.elements.map((e) => displayAnnotated(e.type) + (e.name === undefined ? "" : ` ${e.name}`)).join(", ")})`;
    case "pointer":
      return `${displayAnnotated(type.element)}*`;
    case "functionPointer":
      return `delegate*<${[...type.parameterTypes, type.returnType].map(displayAnnotated).join(", ")}>`;
    case "dynamic":
      return "dynamic";
    case "error":
      return type.name + displayArguments(type.typeArguments);
  }
}

function displayNamed(type: NamedType): string {
  const inner = type.typeArguments[0];
  if (inner !== undefined && isNullableValue(type)) return `${displayAnnotated(inner)}?`;
  if (type.symbol.isAnonymous === true) return displayAnonymous(type);
  const special = specialTypeOfSymbol(type.symbol);
  if (special !== undefined) return special;
  const name = type.symbol.name + displayArguments(type.typeArguments);
  return type.containing === undefined ? name : `${displayNamed(type.containing)}.${name}`;
}

function displayAnonymous({ symbol, typeArguments }: NamedType): string {
  const members = symbol.members.map(({ name }, at) => {
    const type = typeArguments[at];
    return type === undefined ? name : `${displayAnnotated(type)} ${name}`;
  });
  return `{ ${members.join(", ")} }`;
}

function displayArguments(typeArguments: readonly AnnotatedType[]): string {
  return typeArguments.length === 0 ? "" : `<${typeArguments.map(displayAnnotated).join(", ")}>`;
}

/** C# writes the ranks of nested arrays outermost first: an array of `int[,]` is `int[][,]`. */
function displayArray(type: Type & { kind: "array" }): string {
  let ranks = "";
  let element: AnnotatedType = { type, nullability: "notAnnotated" };
  while (element.type.kind === "array" && element.nullability !== "annotated") {
    ranks += `[${",".repeat(element.type.rank - 1)}]`;
    element = element.type.element;
  }
  return displayAnnotated(element) + ranks;
}
