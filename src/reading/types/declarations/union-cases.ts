/** C# unions as System.Text.Json 11 writes and reads them: no wrapper, no discriminator, a case by the kind of the first token. */
import type { UnionType, UnionVariant } from "../../../contract/type-declaration.js";
import { type TypeId, withoutNull } from "../../../contract/type-use.js";
import { isNumber } from "../../../contract/values/numbers.js";
import { displayType } from "../../../csharp/binding/index.js";
import type { AnnotatedType, NamedTypeSymbol, Type } from "../../../csharp/binding/symbols/symbols.js";
import { withoutNullable } from "../../../csharp/binding/symbols/types.js";
import { caseConstructors, isUnionType } from "../../../csharp/binding/types/unions.js";
import { enumNamesOf } from "../../../server/json-settings.js";
import { attribute } from "../../attributes.js";
import { converterOf } from "../converters/converters.js";
import { registeredConverter } from "../converters/registered-converters.js";
import { isCollection } from "../kinds/collection-kinds.js";
import { dictionaryTypes, primitiveTypes } from "../kinds/known-types.js";
import { isBytes } from "../kinds/primitive-use.js";
import { allTypeParameters } from "../type-parameters.js";
import type { TypeTable } from "../type-table.js";
import { valueObjectOf } from "../value-objects.js";
import { declarationHeader } from "./declaration-header.js";
import { isClassified } from "./union-declaration.js";

/** Before version 11, System.Text.Json takes a union for an ordinary type. */
export function isJsonUnion(table: TypeTable, symbol: NamedTypeSymbol): boolean {
  return isUnionType(symbol) && table.stack.library === "System.Text.Json" && table.context.jsonVersion >= 11;
}

export function declareUnion(table: TypeTable, symbol: NamedTypeSymbol, id: TypeId): UnionType {
  const cases = caseConstructors(symbol).flatMap(({ parameters: [parameter] }) =>
    parameter?.refKind === "none" ? [parameter.type] : [],
  );
  reportUnusable(table, symbol, cases);
  const place = {
    description: `the union ${symbol.name}`,
    location: symbol.locations[0],
    assembly: undefined,
    direction: "answered",
  } as const;
  const hasClassifier = isClassified(table, attribute(symbol.attributes, "System.Text.Json.Serialization.JsonUnion"));
  if (hasClassifier) table.report("unionClassified", symbol.locations[0], { type: symbol.name });
  const reasons = hasClassifier ? [] : unreadCases(table, cases);
  const variants = cases.map((type, at): UnionVariant => {
    const use = table.use(type, place);
    const reason = reasons[at];
    return {
      tag: undefined,
      // A union inside of a union is null where this one is.
      type: type.nullability === "annotated" ? use : withoutNull(use),
      ...(use.kind === "unknown" && use.shape === "any" && !hasClassifier
        ? { sentType: { ...use, shape: "object" } as const }
        : {}),
      ...(reason === undefined ? {} : { unread: { csharpName: displayType(type), reason } }),
    };
  });
  return {
    ...declarationHeader(symbol, id),
    kind: "union",
    typeParameters: allTypeParameters(symbol),
    discriminator: undefined,
    variants,
    isCSharpUnion: true,
  };
}

/** What System.Text.Json throws for, in writing too. */
function reportUnusable(table: TypeTable, symbol: NamedTypeSymbol, cases: readonly AnnotatedType[]): void {
  const hasValue = symbol.members.some(
    (member) =>
      member.kind === "property" &&
      member.name === "Value" &&
      member.accessibility === "public" &&
      member.type.type.kind === "named" &&
      member.type.type.symbol.metadataName === "System.Object",
  );
  const reason =
    cases.length === 0
      ? "it has no public constructor with one parameter, which is where System.Text.Json looks for cases"
      : hasValue
        ? undefined
        : "it has no public property Value of type object";
  if (reason === undefined) return;
  table.report("unionUnusable", symbol.locations[0] ?? table.firstUse(symbol), { type: symbol.name, reason });
}

type Token = "boolean" | "number" | "string" | "object" | "array";

/** For each case why requests cannot hold it; undefined where they can. */
function unreadCases(table: TypeTable, cases: readonly AnnotatedType[]): readonly (string | undefined)[] {
  const tokens = cases.map((type) => tokensOf(table, type));
  const names = cases.map((type) => displayType(type));
  const custom = names[tokens.indexOf("custom")];
  return cases.map((_, at) => {
    const token = tokens[at];
    if (custom !== undefined) return `the case ${custom} has a JsonConverter`;
    if (token === "custom" || token === undefined || token === "any") return undefined;
    const nested = cases[at];
    if (nested !== undefined && isNestedUnion(table, nested))
      return "a union inside of a union is only recognized as an object";
    // The first kind is the one that the client writes.
    const [written] = token;
    const rivals = names.filter(
      (__, other) => other !== at && written !== undefined && tokens[other]?.includes(written),
    );
    return rivals.length === 0 ? undefined : `a JSON ${written} may also be ${rivals.join(" or ")}`;
  });
}

function isNestedUnion(table: TypeTable, annotated: AnnotatedType): boolean {
  const { type } = withoutNullable(annotated);
  return type.kind === "named" && isJsonUnion(table, type.symbol);
}

/** The kinds of JSON that System.Text.Json takes for the case; `any` where a type argument decides. */
function tokensOf(table: TypeTable, annotated: AnnotatedType): readonly Token[] | "custom" | "any" {
  const { type } = withoutNullable(annotated);
  switch (type.kind) {
    case "array":
      return [isBytes(type) ? "string" : "array"];
    case "typeParameterType":
    case "error":
      return "any";
    case "named":
      return namedTokens(table, type);
    default:
      return ["object"];
  }
}

function namedTokens(table: TypeTable, type: Type & { kind: "named" }): readonly Token[] | "custom" {
  const { symbol } = type;
  const { stack } = table;
  if (stack.converters.has(symbol.metadataName) || registeredConverter(table, type) !== undefined) return "custom";
  const primitive = primitiveTypes.get(symbol.metadataName);
  if (primitive === "boolean") return ["boolean"];
  if (primitive !== undefined) {
    if (!isNumber(primitive)) return ["string"];
    return stack.numbers.readsStrings ? ["number", "string"] : ["number"];
  }
  const converter = converterOf(symbol.attributes, stack.library);
  if (symbol.typeKind === "enum") {
    if (converter !== undefined && !/^enum/.test(converter.kind)) return "custom";
    const isNamed = converter?.kind === "enumNames" || enumNamesOf(stack, symbol.metadataName) !== undefined;
    return isNamed ? ["string", "number"] : ["number"];
  }
  if (converter !== undefined || valueObjectOf(symbol, table.messages, stack).kind === "value") return "custom";
  if (isBytes(type)) return ["string"];
  if (dictionaryTypes.has(symbol.metadataName)) return ["object"];
  return [isCollection(type) ? "array" : "object"];
}
