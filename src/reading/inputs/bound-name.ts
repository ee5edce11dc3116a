import { camelCase } from "../../contract/names/camel-case.js";
import type { ParameterPlace } from "../../contract/operation.js";
import type { AttributeData } from "../../csharp/binding/symbols/symbols.js";
import { attribute, namedArgument, stringOf } from "../attributes.js";
import type { JsonMember } from "../types/members/json-members.js";
import { type Binder, customBinder, explicitBinding } from "./bound-value.js";

/** The key under which ASP.NET looks for a property of an object that it binds. */
export function boundName(member: JsonMember, place: ParameterPlace, binder: Binder | undefined): string {
  return givenName(member, place, binder) ?? camelCase(member.symbol.name);
}

function givenName(member: JsonMember, place: ParameterPlace, binder: Binder | undefined): string | undefined {
  // What maps a form to an object in minimal APIs knows [DataMember] alone.
  if (binder === "minimalApi" && place === "form")
    return nameIn(attribute(member.attributes, "System.Runtime.Serialization.DataMember"));
  return explicitBinding(member.attributes)?.name ?? nameIn(customBinder(member.attributes));
}

function nameIn(data: AttributeData | undefined): string | undefined {
  const name = data === undefined ? undefined : stringOf(namedArgument(data, "Name"));
  return name === "" ? undefined : name;
}
