/** What Newtonsoft.Json's attributes say of a member, in System.Text.Json's words. */
import type { FieldSymbol, NamedTypeSymbol, PropertySymbol } from "../../csharp/binding/symbols/symbols.js";
import { argument, attribute, enumMemberOf, hasAttribute, namedArgument, stringOf } from "../attributes.js";

export interface NewtonsoftMember {
  readonly name: string | undefined;
  /** Undefined: as the settings have it. */
  readonly condition: "Always" | "Never" | "WhenWritingNull" | "WhenWritingDefault" | undefined;
}

export function newtonsoftMember(
  { attributes, name }: PropertySymbol | FieldSymbol,
  owner: NamedTypeSymbol,
): NewtonsoftMember {
  const property = attribute(attributes, "Newtonsoft.Json.JsonProperty");
  const contract = hasAttribute(owner.attributes, "System.Runtime.Serialization.DataContract");
  const member = contract ? attribute(attributes, "System.Runtime.Serialization.DataMember") : undefined;
  const object = attribute(owner.attributes, "Newtonsoft.Json.JsonObject");
  const serialized = object === undefined ? undefined : enumMemberOf(argument(object, "memberSerialization", 0));
  const optsIn = serialized === undefined ? contract : serialized === "OptIn";
  const isIgnored =
    hasAttribute(attributes, "Newtonsoft.Json.JsonIgnore", "System.Runtime.Serialization.IgnoreDataMember") ||
    (optsIn && property === undefined && member === undefined);
  if (isIgnored) return { name: undefined, condition: "Always" };
  const given =
    property === undefined
      ? undefined
      : (argument(property, "propertyName", 0) ?? namedArgument(property, "PropertyName"));
  const named = stringOf(given) ?? (member === undefined ? undefined : stringOf(namedArgument(member, "Name")));
  const asked = owner.members.some((one) => one.kind === "method" && one.name === `ShouldSerialize${name}`);
  const defaults = property === undefined ? undefined : enumMemberOf(namedArgument(property, "DefaultValueHandling"));
  const nulls = property === undefined ? undefined : enumMemberOf(namedArgument(property, "NullValueHandling"));
  if (asked || defaults === "Ignore" || defaults === "IgnoreAndPopulate")
    return { name: named, condition: "WhenWritingDefault" };
  const condition = nulls === "Ignore" ? "WhenWritingNull" : nulls === "Include" ? "Never" : undefined;
  return { name: named, condition };
}
