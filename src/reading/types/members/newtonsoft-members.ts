/** What Newtonsoft.Json's attributes say of a member, in System.Text.Json's words. */
import type {
  AttributeData,
  FieldSymbol,
  NamedTypeSymbol,
  PropertySymbol,
} from "../../../csharp/binding/symbols/symbols.js";
import { isNullableValue, isValueType } from "../../../csharp/binding/symbols/types.js";
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
  { attributes, name, type, containingType }: PropertySymbol | FieldSymbol,
  owner: NamedTypeSymbol,
  usual: IgnoreCondition,
): NewtonsoftMember {
  const property = attribute(attributes, "Newtonsoft.Json.JsonProperty");
  const contract = hasAttribute(owner.attributes, "System.Runtime.Serialization.DataContract");
  const member = contract ? attribute(attributes, "System.Runtime.Serialization.DataMember") : undefined;
  const object = attribute(owner.attributes, "Newtonsoft.Json.JsonObject");
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

/** `[JsonRequired]` or `[JsonProperty(Required = Required.Always)]`: the key has to be there. */
export function isRequiredByNewtonsoft(attributes: readonly AttributeData[]): boolean {
  const property = attribute(attributes, "Newtonsoft.Json.JsonProperty");
  const required = property === undefined ? undefined : enumMemberOf(namedArgument(property, "Required"));
  return required === "Always" || required === "AllowNull" || hasAttribute(attributes, "Newtonsoft.Json.JsonRequired");
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
