/** Whether a member's key has to be in a request, and whether it is in every answer. */
import type { Presence } from "../../../contract/type-declaration.js";
import type {
  AnnotatedType,
  AttributeData,
  FieldSymbol,
  PropertySymbol,
  Type,
  TypeParameterSymbol,
} from "../../../csharp/binding/symbols/symbols.js";
import { isNullableValue, isValueType } from "../../../csharp/binding/symbols/types.js";
import type { JsonStack } from "../../../server/json-settings.js";
import { argument, attribute, boolOf, hasAttribute, namedArgument } from "../../attributes.js";
import { isRequiredByNewtonsoft } from "./newtonsoft-members.js";
import { isRefusedUnset, requiredAttribute, startsWithValue, type UnsetMember } from "./unset-values.js";

/** `[ReadOnly(true)]`: the server gives it, the client does not. */
export function isReadOnly(symbol: PropertySymbol | FieldSymbol): boolean {
  const data = attribute(symbol.attributes, "System.ComponentModel.ReadOnly");
  return data !== undefined && boolOf(argument(data, "isReadOnly", 0)) === true;
}

const jsonRequiredAttribute = "System.Text.Json.Serialization.JsonRequired";
export const optional = "Tenon.ContractOptional";

/** Whether the member's key has to be in a request. */
export function sentPresence(member: UnsetMember, settings: JsonStack): Presence {
  const isAsked = settings.demandsKeys && !hasDefault(member) && !hasAttribute(member.attributes, optional);
  return isAsked || isNeeded(member, settings) ? "required" : "optional";
}

/** `[ReadOnly(true)]` keeps a member out of requests where the server does without it; `= null!`, which hides that, is reported. */
export function isGivenByServer(member: UnsetMember, settings: JsonStack): boolean {
  const { symbol } = member;
  if (!isReadOnly(symbol) || isDemanded(member, settings)) return false;
  return symbol.initializer !== undefined || !isNeeded(member, settings);
}

/** Whether the server cannot do without it. `[ContractOptional]` says that it can, unless C# says otherwise. */
function isNeeded(member: UnsetMember, settings: JsonStack): boolean {
  if (isDemanded(member, settings)) return true;
  return !hasAttribute(member.attributes, optional) && isRefusedUnset(member);
}

/** What the JSON settings demand of a body does not count outside it. */
const noJson = { demandsParameters: false, excusesParameters: false, library: "System.Text.Json" } as const;

type Demands = Pick<JsonStack, "demandsParameters" | "excusesParameters" | "library">;

/** Of an object outside the body: a defaulted constructor parameter or `[ContractOptional]`, unless the server demands it. */
export function isOptionalByDeclaration(member: UnsetMember): boolean {
  const mayBeAbsent = hasAttribute(member.attributes, optional) || member.parameter?.hasDefault === true;
  return mayBeAbsent && !isDemanded(member, noJson);
}

/** `= null` is a default too. */
function hasDefault(member: UnsetMember): boolean {
  return member.parameter?.hasDefault === true || startsWithValue(member);
}

/** Whether C# says that the key has to be there: `required`, or `[Required]` of what is null without it. */
function isDemanded(member: UnsetMember, settings: Demands): boolean {
  const { symbol, parameter, attributes, type } = member;
  // `AddContractJson` demands the parameters of constructors too, but not those that are marked optional.
  const isExcused = settings.excusesParameters && hasAttribute(attributes, optional);
  if (settings.demandsParameters && parameter?.hasDefault === false && !isExcused) return true;
  if (settings.library === "Newtonsoft.Json" && isRequiredByNewtonsoft(symbol, symbol.containingType)) return true;
  if (symbol.isRequired || hasAttribute(symbol.attributes, jsonRequiredAttribute)) return true;
  const isNeverNull = isValueType(type.type) && !isNullableValue(type.type);
  return hasAttribute(attributes, requiredAttribute) && !startsWithValue(member) && !isNeverNull;
}

export function answeredPresence(
  type: AnnotatedType,
  condition: string | undefined,
  settings: JsonStack,
  attributes: readonly AttributeData[],
): Presence {
  if (condition === "WhenWriting") return "absent";
  if (isOptionalInAnswers(attributes)) return "optional";
  if (condition === "WhenWritingNull" || condition === "WhenWritingDefault") return "optional";
  if (condition !== undefined || settings.ignoreCondition === "Never") return "required";
  if (settings.ignoreCondition === "WhenWritingDefault" && mayBeValue(type.type)) return "optional";
  return canBeNull(type) ? "optional" : "required";
}

export function isOptionalInAnswers(attributes: readonly AttributeData[]): boolean {
  const said = attribute(attributes, optional);
  return said !== undefined && boolOf(namedArgument(said, "InAnswers")) === true;
}

function canBeNull({ type, nullability }: AnnotatedType): boolean {
  if (nullability !== "notAnnotated" || isNullableValue(type)) return true;
  // A type parameter without a constraint may stand for a nullable type.
  return type.kind === "typeParameterType" && !isConstrained(type.symbol);
}

/** A type parameter that may stand for a value type counts as one. */
function mayBeValue(type: Type): boolean {
  return type.kind === "typeParameterType" ? !type.symbol.hasReferenceTypeConstraint : isValueType(type);
}

function isConstrained(symbol: TypeParameterSymbol): boolean {
  return (
    symbol.hasValueTypeConstraint ||
    symbol.hasUnmanagedConstraint ||
    (symbol.hasReferenceTypeConstraint && !symbol.hasNullableReferenceTypeConstraint) ||
    symbol.hasNotNullConstraint ||
    symbol.constraintTypes.length > 0
  );
}
