/** What a member holds when no request sets it, and whether the server's validation refuses that. */
import type { JsonValue } from "../../../contract/json-value.js";
import { arrayOf, nullable, primitive, type TypeUse } from "../../../contract/type-use.js";
import { refuses } from "../../../contract/values/refused-values.js";
import { SourceProperty } from "../../../csharp/binding/declarations/source-property.js";
import {
  baseTypes,
  bindExpression,
  constantOf,
  substituteType,
  withoutParentheses,
} from "../../../csharp/binding/index.js";
import type { SourceExpression } from "../../../csharp/binding/symbols/bound-expression.js";
import type {
  AnnotatedType,
  AttributeData,
  FieldSymbol,
  MemberSymbol,
  NamedType,
  NamedTypeSymbol,
  ParameterSymbol,
  PropertySymbol,
} from "../../../csharp/binding/symbols/symbols.js";
import { isNullableValue, isValueType, withoutNullable } from "../../../csharp/binding/symbols/types.js";
import { constructorsOf } from "../../../csharp/binding/types/hierarchy.js";
import { attribute, enumMemberOf, hasAttribute, isAttribute, namedArgument } from "../../attributes.js";
import { isCollection } from "../kinds/collection-kinds.js";
import { primitiveUse } from "../kinds/primitive-use.js";
import { deniesNull, readConstraints } from "./constraints.js";
import { jsonConstant } from "./json-constant.js";
import { startingValue } from "./starting-value.js";
import { hasValidation } from "./validated-types.js";

export const requiredAttribute = "System.ComponentModel.DataAnnotations.Required";
const validateNever = "Microsoft.AspNetCore.Mvc.ModelBinding.Validation.ValidateNever";

export interface UnsetMember {
  readonly symbol: PropertySymbol | FieldSymbol;
  readonly type: AnnotatedType;
  /** The constructor parameter that would have set it. */
  readonly parameter: ParameterSymbol | undefined;
  /** Those of the member, then of its constructor parameter. */
  readonly attributes: readonly AttributeData[];
  /** The default value of a struct runs neither its constructor nor its initialisers. */
  readonly isOfDefault?: boolean;
  /** It is not written, or not its default: by the settings. */
  readonly isLeftOut?: boolean;
}

/** A default that is not null: of the constructor parameter, or of the member itself. */
export function startsWithValue({ symbol, parameter, isOfDefault }: UnsetMember): boolean {
  if (isOfDefault === true) return false;
  if (parameter !== undefined) return parameter.hasDefault && parameter.defaultValue?.kind !== "null";
  return startingValue(symbol) === "value";
}

/** Whether validation refuses the member when nothing sets it. */
export function isRefusedUnset(member: UnsetMember, within: ReadonlySet<NamedTypeSymbol> = new Set()): boolean {
  const { type, attributes } = member;
  if (hasAttribute(attributes, validateNever)) return false;
  if (!startsWithValue(member) && (isRefusedNull(type, attributes) || hasNoDefault(member))) return true;
  return refusedUnset(member) !== undefined || isRefusedInside(member, within);
}

function isRefusedNull({ type, nullability }: AnnotatedType, attributes: readonly AttributeData[]): boolean {
  if (type.kind !== "typeParameterType" && isValueType(type) && !isNullableValue(type)) return false;
  return nullability === "notAnnotated" || hasAttribute(attributes, requiredAttribute) || deniesNull(attributes);
}

/** No one can go through their default: neither System.Text.Json nor MVC's validation. */
const listsWithoutDefault = new Set(["System.Collections.Immutable.ImmutableArray`1", "System.ArraySegment`1"]);

function isBrokenDefault(metadataName: string, member: UnsetMember): boolean {
  if (metadataName === "System.Text.Json.JsonElement") return !isLeftOut(member);
  if (!listsWithoutDefault.has(metadataName)) return false;
  return !isLeftOut(member) || (member.symbol.kind === "property" && hasValidation(member, "mvc"));
}

/** A value type whose default is not one of its values: System.Text.Json cannot write it, or no member has its name. */
function hasNoDefault(member: UnsetMember): boolean {
  const { type } = member.type;
  if (type.kind !== "named") return false;
  const { symbol } = type;
  if (symbol.typeKind !== "enum") return isBrokenDefault(symbol.metadataName, member);
  return symbol.origin === "source" && !symbol.members.some(isZero);
}

/** Whether a default is not written at all. */
function isLeftOut(member: UnsetMember): boolean {
  const ignore = attribute(member.attributes, "System.Text.Json.Serialization.JsonIgnore");
  if (ignore === undefined) return member.isLeftOut === true;
  return /^(Always|WhenWriting|WhenWritingDefault)$/.test(enumMemberOf(namedArgument(ignore, "Condition")) ?? "Always");
}

function isZero(member: MemberSymbol): boolean {
  if (member.kind !== "field") return false;
  const { constantValue } = member;
  return (constantValue?.kind === "integer" || constantValue?.kind === "enum") && constantValue.value === 0n;
}

/** A struct that holds something refused, or an object that its class makes: `= new()`. */
function isRefusedInside(member: UnsetMember, within: ReadonlySet<NamedTypeSymbol>): boolean {
  const { type } = member.type;
  if (type.kind !== "named" || type.symbol.origin !== "source" || within.has(type.symbol)) return false;
  const isDefault = type.symbol.typeKind === "struct" && !startsWithValue(member);
  const { initializer } = member.symbol;
  const isMade = initializer !== undefined && isMadeEmpty(initializer);
  if (!isDefault && !(isMade && member.parameter === undefined && !isMadeByHand(type))) return false;
  const inside = new Set([...within, type.symbol]);
  return [type, ...baseTypes(type)].some((level) =>
    level.symbol.members.some(
      (symbol) =>
        symbol.kind === "property" &&
        isValidatedValue(symbol) &&
        symbol.getterExpression === undefined &&
        isRefusedUnset(
          {
            symbol,
            type: substituteType(symbol.type, level),
            parameter: undefined,
            attributes: writtenAttributes(symbol),
            isOfDefault: isDefault,
            isLeftOut: member.isLeftOut === true,
          },
          inside,
        ),
    ),
  );
}

/** The value that its own attributes refuse; null is a matter of the type, but for `[AllowedValues]`. */
export function refusedUnset(member: UnsetMember): JsonValue | undefined {
  const use = useOf(member.type);
  const value = use === undefined ? undefined : valueUnset(member, use);
  if (use === undefined || value === undefined) return undefined;
  if (value === null) return deniesNull(member.attributes) || isDemandedOfGetter(member) ? null : undefined;
  const constraints = readConstraints(member.attributes, use, () => undefined);
  return constraints !== undefined && refuses(constraints, value) === true ? value : undefined;
}

/** Where there is a setter, `[Required]` is a matter of the request's type. */
function isDemandedOfGetter({ symbol, attributes }: UnsetMember): boolean {
  return symbol.kind === "property" && symbol.setter === undefined && hasAttribute(attributes, requiredAttribute);
}

const anything: TypeUse = { kind: "unknown", shape: "any", reason: "freeForm" };

function useOf(type: AnnotatedType): TypeUse | undefined {
  const inner = withoutNullable(type);
  const bare = primitiveUse(inner) ?? (isCollection(inner.type) ? arrayOf(primitive("string")) : undefined);
  const isNullable = type.nullability === "annotated" || isNullableValue(type.type);
  return isNullable ? nullable(bare ?? anything) : bare;
}

/** Undefined where it cannot be told. */
function valueUnset({ symbol, parameter, isOfDefault }: UnsetMember, use: TypeUse): JsonValue | undefined {
  const { initializer } = symbol;
  if (symbol.kind === "property" && symbol.getterExpression !== undefined)
    return jsonConstant(constantOf(symbol.getterExpression));
  if (symbol instanceof SourceProperty && symbol.hasBody) return undefined;
  if (isOfDefault !== true) {
    if (parameter?.hasDefault === true) return jsonConstant(parameter.defaultValue);
    if (parameter === undefined && initializer !== undefined) return initialValue(initializer);
  }
  if (use.kind !== "primitive") return null;
  return startValues.get(use.name) ?? (use.name === "string" || use.name === "bytes" ? null : undefined);
}

function initialValue(initializer: SourceExpression): JsonValue | undefined {
  const { syntax } = withoutParentheses(initializer);
  if (syntax.kind === "CollectionExpression" && syntax.elements.length === 0) return [];
  if (isMadeEmpty(initializer)) return [];
  const constant = constantOf(initializer);
  if (constant !== undefined) return jsonConstant(constant);
  const bound = bindExpression(withoutParentheses(initializer));
  if (bound.kind === "field" && isStringEmpty(bound.symbol)) return "";
  return undefined;
}

/** `new()` and `new Thing()`, with nothing set. */
function isMadeEmpty(initializer: SourceExpression): boolean {
  const { syntax } = withoutParentheses(initializer);
  if (syntax.kind !== "ObjectCreationExpression" && syntax.kind !== "ImplicitObjectCreationExpression") return false;
  return syntax.initializer === null && (syntax.argumentList?.arguments.length ?? 0) === 0;
}

function isStringEmpty({ name, containingType }: FieldSymbol): boolean {
  return name === "Empty" && containingType.metadataName === "System.String";
}

/** What C# gives a field of a type that nobody sets. */
const startValues: ReadonlyMap<string, JsonValue> = new Map<string, JsonValue>([
  ...["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"].map((name) => [name, 0] as const),
  ...["float32", "float64", "decimal"].map((name) => [name, 0] as const),
  ["boolean", false],
  ["date", "0001-01-01"],
  ["dateTime", "0001-01-01T00:00:00"],
]);

/** A constructor with a body may give any property its value. */
export function isMadeByHand({ symbol }: NamedType): boolean {
  return constructorsOf(symbol).some(
    ({ isPrimaryConstructor, accessibility }) => !isPrimaryConstructor && accessibility === "public",
  );
}

/** An auto-property that MVC's validation reads. */
export function isValidatedValue(property: PropertySymbol): boolean {
  return isValidated(property) && !(property instanceof SourceProperty && property.hasBody);
}

/** MVC validates what it can get. */
export function isValidated(property: PropertySymbol): boolean {
  const { getter, isAbstract, isIndexer, isStatic, accessibility } = property;
  if (isStatic || isIndexer || isAbstract || accessibility !== "public") return false;
  return getter?.accessibility === "public" && !hasAttribute(writtenAttributes(property), validateNever);
}

export function writtenAttributes(property: PropertySymbol): readonly AttributeData[] {
  const ofParameter = property.primaryConstructorParameter?.attributes;
  return ofParameter === undefined ? property.attributes : [...property.attributes, ...ofParameter];
}

/** MVC takes a record struct for any other struct: what validates a parameter of its constructor is not asked. */
export function isAsked(data: AttributeData, { attributes, containingType }: PropertySymbol | FieldSymbol): boolean {
  const isRecordStruct = containingType.isRecord && containingType.typeKind === "struct";
  return !isRecordStruct || attributes.includes(data) || !isAttribute(data, validation);
}

const validation = "System.ComponentModel.DataAnnotations.Validation";
