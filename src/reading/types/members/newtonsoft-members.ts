/** What Newtonsoft.Json's attributes say of a member, in System.Text.Json's words. */
import { baseTypes } from "../../../csharp/binding/index.js";
import type {
  AttributeData,
  FieldSymbol,
  NamedTypeSymbol,
  PropertySymbol,
} from "../../../csharp/binding/symbols/symbols.js";
import { isNullableValue, isValueType, selfType } from "../../../csharp/binding/symbols/types.js";
import type { IgnoreCondition } from "../../../server/json-settings.js";
import {
  argument,
  attribute,
  boolOf,
  enumMemberOf,
  hasAnyAttribute,
  hasAttribute,
  namedArgument,
  stringOf,
  typeOf,
} from "../../attributes.js";
import { strategyPolicy } from "../converters/newtonsoft-naming.js";

export interface NewtonsoftMember {
  readonly name: string | undefined;
  /** Of a naming strategy of its own or of its class; undefined: as the settings have it. */
  readonly policy: string | undefined;
  /** Undefined: as the settings have it. */
  readonly condition: "Always" | "Never" | "WhenWritingNull" | "WhenWritingDefault" | undefined;
}

const ignoringAttributes = ["Newtonsoft.Json.JsonIgnore", "System.Runtime.Serialization.IgnoreDataMember"];

export function newtonsoftMember(
  symbol: PropertySymbol | FieldSymbol,
  owner: NamedTypeSymbol,
  usual: IgnoreCondition,
): NewtonsoftMember {
  const { attributes, name, type, containingType } = symbol;
  const property = attribute(attributes, "Newtonsoft.Json.JsonProperty");
  const contract = isDataContract(owner);
  const member = dataMember(symbol, owner);
  const object = inheritedAttribute(owner, "Newtonsoft.Json.JsonObject");
  const serialized =
    object === undefined
      ? undefined
      : enumMemberOf(argument(object, "memberSerialization", 0) ?? namedArgument(object, "MemberSerialization"));
  const optsIn = serialized === undefined ? contract : serialized === "OptIn";
  const isIgnored =
    hasAnyAttribute(attributes, ignoringAttributes) || (optsIn && property === undefined && member === undefined);
  if (isIgnored) return { name: undefined, policy: undefined, condition: "Always" };
  const nameConstant =
    property === undefined
      ? undefined
      : (argument(property, "propertyName", 0) ?? namedArgument(property, "PropertyName"));
  const named = stringOf(nameConstant) ?? (member === undefined ? undefined : stringOf(namedArgument(member, "Name")));
  const policy = [property, object].map(strategyOf).find((one) => one !== undefined);
  const asked = [owner, containingType].some(({ members }) =>
    members.some((one) => one.kind === "method" && one.name === `ShouldSerialize${name}`),
  );
  const isLeftOut = member !== undefined && boolOf(namedArgument(member, "EmitDefaultValue")) === false;
  const defaults =
    (property === undefined ? undefined : enumMemberOf(namedArgument(property, "DefaultValueHandling"))) ??
    (isLeftOut ? "Ignore" : undefined);
  const nulls =
    (property === undefined ? undefined : enumMemberOf(namedArgument(property, "NullValueHandling"))) ??
    (object === undefined ? undefined : enumMemberOf(namedArgument(object, "ItemNullValueHandling")));
  if (asked || defaults === "Ignore" || defaults === "IgnoreAndPopulate")
    return { name: named, policy, condition: "WhenWritingDefault" };
  const hasNull = !isValueType(type.type) || isNullableValue(type.type);
  // What the settings leave out when it has its default value, the member may ask for all the same.
  if (usual === "WhenWritingDefault" && (defaults === "Include" || defaults === "Populate"))
    return { name: named, policy, condition: nulls === "Ignore" && hasNull ? "WhenWritingNull" : "Never" };
  const condition = nulls === undefined ? undefined : nulls === "Ignore" && hasNull ? "WhenWritingNull" : "Never";
  return { name: named, policy, condition };
}

/** Members that are not public, and those without a setter, have to ask. */
export function isIncludedByNewtonsoft(symbol: PropertySymbol | FieldSymbol, owner: NamedTypeSymbol): boolean {
  return hasAnyAttribute(symbol.attributes, includingAttributes) || dataMember(symbol, owner) !== undefined;
}

const includingAttributes = ["Newtonsoft.Json.JsonProperty", "Newtonsoft.Json.JsonRequired"];

/** The key has to be there: the member says so, its `[DataMember]`, or the type for all of them. */
export function isRequiredByNewtonsoft(symbol: PropertySymbol | FieldSymbol, owner: NamedTypeSymbol): boolean {
  const { attributes } = symbol;
  if (hasAttribute(attributes, "Newtonsoft.Json.JsonRequired")) return true;
  const member = dataMember(symbol, owner);
  if (member !== undefined && boolOf(namedArgument(member, "IsRequired")) === true) return true;
  const property = attribute(attributes, "Newtonsoft.Json.JsonProperty");
  const object = inheritedAttribute(owner, "Newtonsoft.Json.JsonObject");
  const required =
    (property && enumMemberOf(namedArgument(property, "Required"))) ??
    (object && enumMemberOf(namedArgument(object, "ItemRequired")));
  return required === "Always" || required === "AllowNull";
}

function dataMember({ attributes }: PropertySymbol | FieldSymbol, owner: NamedTypeSymbol): AttributeData | undefined {
  return isDataContract(owner) ? attribute(attributes, "System.Runtime.Serialization.DataMember") : undefined;
}

/** Newtonsoft.Json looks for it in the base classes too, although the attribute is not inherited. */
function isDataContract(owner: NamedTypeSymbol): boolean {
  return inheritedAttribute(owner, "System.Runtime.Serialization.DataContract") !== undefined;
}

function inheritedAttribute(owner: NamedTypeSymbol, name: string): AttributeData | undefined {
  const self = selfType(owner);
  return [self, ...baseTypes(self)].flatMap(({ symbol }) => attribute(symbol.attributes, name) ?? [])[0];
}

function strategyOf(data: AttributeData | undefined): string | undefined {
  const type = data === undefined ? undefined : typeOf(namedArgument(data, "NamingStrategyType"));
  return type === undefined ? undefined : strategyPolicy(type);
}

/** A naming strategy of the user's own, whose names cannot be known. */
export function unreadStrategy(attributes: readonly AttributeData[]): AttributeData | undefined {
  return ["Newtonsoft.Json.JsonProperty", "Newtonsoft.Json.JsonObject"]
    .flatMap((name) => attribute(attributes, name) ?? [])
    .find((data) => typeOf(namedArgument(data, "NamingStrategyType")) !== undefined && strategyOf(data) === undefined);
}
