/** The text that names a symbol for us and for the compiler: `M:System.String.Join(System.String,System.String[])`. */

import { cachedBy } from "../../src/caching/cache.js";
import type {
  AnnotatedType,
  MemberSymbol,
  MethodSymbol,
  NamedType,
  NamedTypeSymbol,
  ParameterSymbol,
  Type,
  TypeParameterSymbol,
} from "../../src/csharp/binding/symbols/symbols.js";
import { isNullableValue } from "../../src/csharp/binding/symbols/types.js";

/** As Roslyn's `GetDocumentationCommentId` writes it. Local functions have none there; theirs is that of a method. */
export const documentationId = cachedBy((symbol: NamedTypeSymbol | MemberSymbol): string => {
  switch (symbol.kind) {
    case "namedType":
      return `T:${nameOfType(symbol)}`;
    case "field":
      return `F:${memberName(symbol)}`;
    case "event":
      return `E:${memberName(symbol)}`;
    case "property":
      return `P:${memberName(symbol)}${parameterList(symbol.parameters, namesIn(symbol))}`;
    case "method":
      return `M:${memberName(symbol)}${methodSuffix(symbol)}`;
  }
});

type Names = ReadonlyMap<TypeParameterSymbol, string>;

function nameOfType({ metadataName }: NamedTypeSymbol): string {
  return metadataName.replaceAll("+", ".");
}

function memberName(member: MemberSymbol): string {
  return `${nameOfType(member.containingType)}.${ownName(member)}`;
}

/** Dots in a name would be read as containers: `.ctor` is `#ctor`, an explicit implementation `Acme#IShape#Draw`. */
function ownName(member: MemberSymbol): string {
  const { explicitInterface } = member;
  const name = member.kind === "property" && member.name === "this[]" ? indexerName(member) : member.name;
  if (explicitInterface === undefined) return name.replaceAll(".", "#");
  const written = typeId({ type: explicitInterface, nullability: "oblivious" }, writtenNames);
  return `${written.replaceAll(".", "#")}#${name}`;
}

function indexerName({ attributes }: MemberSymbol): string {
  const named = attributes.find(
    ({ attributeClass }) =>
      attributeClass?.symbol.metadataName === "System.Runtime.CompilerServices.IndexerNameAttribute",
  )?.constructorArguments[0];
  return named?.kind === "string" ? named.value : "Item";
}

function methodSuffix(method: MethodSymbol): string {
  const names = namesIn(method);
  const arity = method.typeParameters.length === 0 ? "" : `\`\`${method.typeParameters.length}`;
  const returned = method.methodKind === "conversion" ? `~${typeId(method.returnType, names)}` : "";
  return `${arity}${parameterList(method.parameters, names)}${returned}`;
}

/** Type parameters are numbered, those of the types around first. */
function namesIn(member: MemberSymbol): Names {
  const names = new Map<TypeParameterSymbol, string>();
  const around: NamedTypeSymbol[] = [];
  for (let at: NamedTypeSymbol | undefined = member.containingType; at !== undefined; at = at.containingType)
    around.unshift(at);
  for (const { typeParameters } of around)
    for (const parameter of typeParameters) names.set(parameter, `\`${names.size}`);
  if (member.kind === "method")
    for (const [at, parameter] of member.typeParameters.entries()) names.set(parameter, `\`\`${at}`);
  return names;
}

/** For the name of an explicit implementation, which is written as in C#. */
const writtenNames: Names = new Map();

function parameterList(parameters: readonly ParameterSymbol[], names: Names): string {
  if (parameters.length === 0) return "";
  return `(${parameters.map(({ type, refKind }) => typeId(type, names) + (refKind === "none" ? "" : "@")).join(",")})`;
}

function typeId({ type }: AnnotatedType, names: Names): string {
  switch (type.kind) {
    case "named":
      return namedTypeId(type, names);
    case "array": {
      const ranks = type.rank === 1 ? "" : Array.from({ length: type.rank }, () => "0:").join(",");
      return `${typeId(type.element, names)}[${ranks}]`;
    }
    case "pointer":
      return `${typeId(type.element, names)}*`;
    case "typeParameterType":
      return names.get(type.symbol) ?? type.symbol.name;
    case "tuple":
      return tupleId(type.elements, names);
    case "dynamic":
      return "System.Object";
    case "functionPointer":
      return "";
    case "error":
      return errorId(type, names);
  }
}

function errorId({ name, typeArguments }: Type & { kind: "error" }, names: Names): string {
  return name + argumentList(typeArguments, names);
}

function namedTypeId(type: NamedType, names: Names): string {
  const { symbol, typeArguments, containing } = type;
  const [inner] = typeArguments;
  if (names === writtenNames && inner !== undefined && isNullableValue(type)) return `${typeId(inner, names)}?`;
  const around =
    containing !== undefined
      ? `${namedTypeId(containing, names)}.`
      : symbol.namespace === ""
        ? ""
        : `${symbol.namespace}.`;
  return around + symbol.name + argumentList(typeArguments, names);
}

function argumentList(typeArguments: readonly AnnotatedType[], names: Names): string {
  return typeArguments.length === 0 ? "" : `{${typeArguments.map((argument) => typeId(argument, names)).join(",")}}`;
}

/** The eighth type argument of a tuple holds the rest. */
function tupleId(elements: readonly { readonly type: AnnotatedType }[], names: Names): string {
  const first = elements.slice(0, 7).map(({ type }) => typeId(type, names));
  if (elements.length > 7) first.push(tupleId(elements.slice(7), names));
  return `System.ValueTuple{${first.join(",")}}`;
}
