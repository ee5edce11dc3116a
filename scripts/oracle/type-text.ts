/** Types, constants and attributes as the C# side writes them (dotnet/oracle/TypeText.cs, ConstantText.cs). */
import type {
  AnnotatedType,
  AttributeData,
  Constant,
  NamedType,
  NamedTypeSymbol,
  Type,
} from "../../src/csharp/binding/symbols/symbols.js";

export function typeText(type: AnnotatedType): string {
  return bareTypeText(type.type) + suffix(type);
}

/** Without the outermost annotation: for base types and `typeof`, which have none. */
export function bareTypeText(type: Type): string {
  switch (type.kind) {
    case "error":
      return `error:${lastName(type.name)}${argumentsText(type.typeArguments)}`;
    case "array":
      return `array${type.rank}(${typeText(type.element)})`;
    case "pointer":
      return `pointer(${typeText(type.element)})`;
    case "functionPointer":
      return `function(${[...type.parameterTypes, type.returnType].map(typeText).join(", ")})`;
    case "dynamic":
      return "dynamic";
    case "typeParameterType":
      return `#${type.symbol.name}`;
    case "tuple":
      return `(${type.elements.map((e) => typeText(e.type) + (e.name === undefined ? "" : ` ${e.name}`)).join(", ")})`;
    case "named":
      return namedText(type);
  }
}

const marks = { annotated: "?", notAnnotated: "!", oblivious: "~" } as const;

function suffix({ type, nullability }: AnnotatedType): string {
  return type.kind === "error" || isValueType(type) ? "" : marks[nullability];
}

function isValueType(type: Type): boolean {
  switch (type.kind) {
    case "named":
      return type.symbol.typeKind === "struct" || type.symbol.typeKind === "enum";
    case "typeParameterType":
      return (
        type.symbol.hasValueTypeConstraint ||
        type.symbol.constraintTypes.some(
          ({ type: constraint }) => constraint.kind !== "error" && isValueType(constraint),
        )
      );
    case "tuple":
    case "pointer":
    case "functionPointer":
      return true;
    default:
      return false;
  }
}

function namedText(type: NamedType): string {
  const { symbol } = type;
  if (symbol.isAnonymous === true) return anonymousText(type);
  const outer =
    type.containing !== undefined
      ? `${namedText(type.containing)}.`
      : symbol.containingType !== undefined
        ? `${unboundText(symbol.containingType)}.`
        : symbol.namespace === ""
          ? ""
          : `${symbol.namespace}.`;
  const isUnbound = type.typeArguments.length === 0 && symbol.typeParameters.length > 0;
  return outer + symbol.name + (isUnbound ? unboundArguments(symbol) : argumentsText(type.typeArguments));
}

function anonymousText({ symbol, typeArguments }: NamedType): string {
  const members = symbol.members.map(({ name }, at) => {
    const type = typeArguments[at];
    return `${type === undefined ? "" : typeText(type)} ${name}`;
  });
  return `{${members.join(", ")}}`;
}

function unboundText(symbol: NamedTypeSymbol): string {
  const outer =
    symbol.containingType !== undefined
      ? `${unboundText(symbol.containingType)}.`
      : symbol.namespace === ""
        ? ""
        : `${symbol.namespace}.`;
  return outer + symbol.name + (symbol.typeParameters.length > 0 ? unboundArguments(symbol) : "");
}

function unboundArguments(symbol: NamedTypeSymbol): string {
  return `<${",".repeat(symbol.typeParameters.length - 1)}>`;
}

function argumentsText(types: readonly AnnotatedType[]): string {
  return types.length === 0 ? "" : `<${types.map(typeText).join(", ")}>`;
}

function lastName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf(":")) + 1);
}

export function attributesText(attributes: readonly AttributeData[]): string {
  return `[${attributes.map(attributeText).join(" ")}]`;
}

function attributeText(attribute: AttributeData): string {
  // The compiler takes no class for an attribute whose base it does not know.
  if (attribute.attributeClass === undefined || !isAttribute(attribute.attributeClass.symbol)) {
    return `error:${lastName(attribute.name)}(?)`;
  }
  const positional = attribute.constructorArguments.map(
    (value, index) => `${attribute.constructorParameters[index] ?? ""}: ${constantText(value)}`,
  );
  const named = attribute.namedArguments.map(({ name, value }) => `${name} = ${constantText(value)}`);
  return `${bareTypeText(attribute.attributeClass)}(${[...positional, ...named].join(", ")})`;
}

function isAttribute(symbol: NamedTypeSymbol): boolean {
  if (symbol.metadataName === "System.Attribute") return true;
  return symbol.baseType !== undefined && isAttribute(symbol.baseType.symbol);
}

export function constantText(constant: Constant): string {
  switch (constant.kind) {
    // The compiler's public interface answers null for the default of a structure.
    case "null":
    case "default":
      return "null";
    case "bool":
      return String(constant.value);
    case "string":
      return quoted(constant.value, '"');
    case "char":
      return quoted(constant.value, "'");
    case "integer":
      // The compiler keeps native integers in the smallest framework type that holds them all.
      return `${constant.type === "nint" ? "int" : constant.type === "nuint" ? "uint" : constant.type} ${constant.value}`;
    case "float":
      return `${constant.type} ${bitsOf(constant.value, constant.type)}`;
    case "decimal":
      return `decimal ${constant.value}`;
    case "enum":
      return `enum ${bareTypeText(constant.type)} ${constant.value}`;
    case "type":
      return `typeof(${bareTypeText(constant.type.type)})`;
    case "array":
      return `[${constant.elements.map(constantText).join(", ")}]`;
    case "error":
      return "error";
  }
}

function bitsOf(value: number, type: "float" | "double"): string {
  const view = new DataView(new ArrayBuffer(8));
  if (type === "float") view.setFloat32(0, value);
  else view.setFloat64(0, value);
  const bits = type === "float" ? view.getUint32(0).toString(16) : view.getBigUint64(0).toString(16);
  return bits.padStart(type === "float" ? 8 : 16, "0");
}

function quoted(text: string, quote: string): string {
  let result = quote;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const isPlain = unit >= 0x20 && unit <= 0x7e && text[i] !== quote && text[i] !== "\\";
    result += isPlain ? text[i] : `\\u${unit.toString(16).padStart(4, "0")}`;
  }
  return result + quote;
}
