import type { Type } from "../symbols/symbols.js";

/** A text that is the same for types that make the same signature: annotations and tuple names left aside (ECMA-334 §7.6). */
export function typeSignature(type: Type): string {
  switch (type.kind) {
    case "named": {
      const signature =
        type.typeArguments.length === 0
          ? type.symbol.metadataName
          : `${type.symbol.metadataName}<${type.typeArguments.map((argument) => typeSignature(argument.type)).join(",")}>`;
      return type.containing === undefined || type.containing.typeArguments.length === 0
        ? signature
        : `${typeSignature(type.containing)}/${signature}`;
    }
    case "array":
      return `${typeSignature(type.element.type)}[${type.rank}]`;
    case "typeParameterType":
      return `!${type.symbol.ordinal}`;
    case "tuple":
      return `(${type.elements.map((element) => typeSignature(element.type.type)).join(",")})`;
    case "pointer":
      return `${typeSignature(type.element.type)}*`;
    case "functionPointer":
      return `delegate*<${[...type.parameterTypes, type.returnType].map((part) => typeSignature(part.type)).join(",")}>`;
    case "dynamic":
      return "System.Object";
    case "error":
      return `?${type.name}`;
  }
}
