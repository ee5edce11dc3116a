/** Whether ASP.NET refuses a request without a value. What the parameter's own type says is often stricter than that. */
import type { ParameterPlace } from "../../contract/operation.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { isNullable } from "../../csharp/binding/symbols/types.js";
import { attribute, boolOf, hasAttribute, namedArgument } from "../attributes.js";
import { dictionaryTypes } from "../types/kinds/known-types.js";
import { isBytes } from "../types/kinds/primitive-use.js";
import type { Binder, BoundValue } from "./bound-value.js";
import { textFormOf } from "./parsing.js";

const required = "System.ComponentModel.DataAnnotations.Required";
const bindRequired = "Microsoft.AspNetCore.Mvc.ModelBinding.BindRequired";

export function isDemanded(value: BoundValue & { readonly binder: Binder }, place: ParameterPlace): boolean {
  if (isNullable(value.type)) return false;
  if (value.binder === "library") return value.allowsMissing !== true;
  return value.binder === "mvc" ? isDemandedByMvc(value, place) : isDemandedByMinimalApi(value, place);
}

/** A value type that a request lacks has its default value, and a list is empty. Validation asks for the rest. */
function isDemandedByMvc(value: BoundValue, place: ParameterPlace): boolean {
  const { type, attributes, startsWith, hasDefault, allowsMissing } = value;
  if (isBindRequired(value)) return true;
  // A property has the value that its class gives it; a record's own parameter has its default.
  if (startsWith === undefined ? hasDefault : startsWith === "value") return false;
  if (isBoundEmpty(value, place) || isValueMember(value)) return false;
  if (hasAttribute(attributes, required)) return true;
  return allowsMissing !== true && isReference(type) && type.nullability === "notAnnotated";
}

/** The key has to be there, whatever the type says. */
export function isBindRequired({ binder, attributes }: BoundValue): boolean {
  return binder === "mvc" && hasAttribute(attributes, bindRequired);
}

/** `[Required]` of an object's member looks at the value that is there, and that of a value type is never null. */
export function isValueMember({ binder, type, isMember }: BoundValue): boolean {
  return binder === "mvc" && isMember === true && !isNullable(type) && !isReference(type);
}

/** `[Required] public string Name { get; set; } = "";`: what the class puts there does not pass either. */
export function isRefusedBlank({ binder, attributes, startsBlank }: BoundValue): boolean {
  if (binder !== "mvc" || startsBlank !== true) return false;
  const data = attribute(attributes, required);
  return data !== undefined && boolOf(namedArgument(data, "AllowEmptyStrings")) !== true;
}

/** MVC binds a list or a dictionary that a query lacks as an empty one, which `[Required]` lets through. */
export function isBoundEmpty({ binder, type, startsWith }: BoundValue, place: ParameterPlace): boolean {
  return binder === "mvc" && startsWith === undefined && place === "query" && isCollection(type);
}

/** Everything without a default that cannot be null; without annotations every reference may be null. */
function isDemandedByMinimalApi({ type, hasDefault, startsWith }: BoundValue, place: ParameterPlace): boolean {
  // What a class puts into a property does not count, the default of a record's parameter does.
  if (hasDefault && startsWith === undefined) return false;
  // None of `?ids=1&ids=2` is an empty array.
  if (place !== "form" && type.type.kind === "array") return false;
  return !isReference(type) || type.nullability === "notAnnotated";
}

function isCollection(type: AnnotatedType): boolean {
  const { type: bare } = type;
  // To MVC bytes are one value.
  if (isBytes(bare)) return false;
  return textFormOf(type) === "list" || (bare.kind === "named" && dictionaryTypes.has(bare.symbol.metadataName));
}

function isReference({ type }: AnnotatedType): boolean {
  if (type.kind === "array" || type.kind === "dynamic") return true;
  if (type.kind !== "named") return false;
  const { typeKind } = type.symbol;
  return typeKind !== "struct" && typeKind !== "enum";
}
