/**
 * Handlers of which a minimal API cannot make an endpoint. It throws when it makes them all, for the first request, so that no
 * route is served: https://learn.microsoft.com/aspnet/core/fundamentals/minimal-apis/parameter-binding
 */
import { displayType, membersOf, substituteType } from "../../csharp/binding/index.js";
import type { AnnotatedType, NamedType, ParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import { isNullableValue, isStringType, withoutNullable } from "../../csharp/binding/symbols/types.js";
import { isUnionType } from "../../csharp/binding/types/unions.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { hasAttribute } from "../attributes.js";
import { type BoundMember, isStringValues } from "../controllers/action-values.js";
import { misshapenMethod, misshapenParsing } from "../inputs/binding-methods.js";
import { explicitBinding } from "../inputs/bound-value.js";
import { isFormCollection } from "../inputs/form-collection.js";
import { isOnlyConverted, textFormOf } from "../inputs/parsing.js";
import { collectionTypes, dictionaryTypes, fileCollectionTypes } from "../types/kinds/known-types.js";
import { onlyConstructorParameters, whyNotSpread } from "../types/members/bound-members.js";

export function reportRefused(parameters: readonly ParameterSymbol[], sink: DiagnosticSink): void {
  for (const parameter of parameters) {
    const reason = parameter.refKind === "none" ? whyRefused(parameter) : `${parameter.name} is passed by reference`;
    if (reason !== undefined) sink.report(diagnostic("handlerRefused", parameter.location, { reason }));
  }
}

function whyRefused(parameter: BoundMember): string | undefined {
  const { name, type, attributes } = parameter;
  const binding = explicitBinding(attributes);
  switch (binding?.source) {
    case undefined:
      return misshapen(type, misshapenMethod(type));
    case "query":
    case "header":
      return whyNotText(name, type, binding.source);
    case "form":
      return whyNotField(name, type, binding.name);
    case "services":
      return isTwice(parameter) ? `${name} is marked both [FromServices] and [FromKeyedServices]` : undefined;
    case "parameters":
      return whyNotParameters(name, type);
    default:
      return undefined;
  }
}

/** An element of an array is text of its own, whatever its place. */
function elementOf({ type }: AnnotatedType): AnnotatedType | undefined {
  return type.kind === "array" && type.rank === 1 ? type.element : undefined;
}

function whyNotText(name: string, type: AnnotatedType, place: string): string | undefined {
  const text = elementOf(type) ?? type;
  const wrong = misshapen(text, misshapenParsing(text));
  if (wrong !== undefined) return wrong;
  if (isText(text)) return undefined;
  return `${name} is ${displayType(type)}, which no TryParse makes of a text in the ${place}`;
}

/** Types that cannot be found, those of packages and what a generator completes may have one. A union is reported as such. */
function isText(declared: AnnotatedType): boolean {
  const { type } = withoutNullable(declared);
  if (type.kind !== "named") return type.kind !== "array";
  const { metadataName, namespace, origin, isPartial, unboundBases = [] } = type.symbol;
  if (isOnlyConverted(declared) || collectionTypes.has(metadataName) || dictionaryTypes.has(metadataName)) return false;
  if (textFormOf(declared) === "simple" || isStringValues(withoutNullable(declared))) return true;
  const isOfPackage = origin !== "source" && !/^(System|Microsoft\.AspNetCore)\b/.test(namespace);
  return isOfPackage || isPartial || unboundBases.length > 0 || isUnionType(type.symbol);
}

/** It looks for the parsing of the element of an array, and the one that a string has is not its own. */
function whyNotField(name: string, type: AnnotatedType, givenName: string | undefined): string | undefined {
  const bare = withoutNullable(type);
  const isWhole = bare.type.kind === "named" && fileCollectionTypes.has(bare.type.symbol.metadataName);
  if (isWhole || isFormCollection(bare))
    return givenName === undefined ? undefined : `${name} is the whole form, which has no name`;
  const element = elementOf(bare);
  if (element !== undefined && isStringType(withoutNullable(element).type))
    return `${name} is an array of text, which is not taken from a form; List<string> is`;
  const text = element ?? type;
  return misshapen(text, misshapenParsing(text));
}

function misshapen(declared: AnnotatedType, name: "TryParse" | "BindAsync" | undefined): string | undefined {
  if (name === undefined) return undefined;
  const type = displayType(withoutNullable(declared));
  const wanted =
    name === "TryParse"
      ? `public static bool TryParse(string, out ${type})`
      : `public static ValueTask<${type}> BindAsync(HttpContext)`;
  return `${type} has another ${name} than \`${wanted}\``;
}

function isTwice({ attributes }: BoundMember): boolean {
  const services = [
    "Microsoft.AspNetCore.Mvc.FromServices",
    "Microsoft.Extensions.DependencyInjection.FromKeyedServices",
  ];
  return services.every((one) => hasAttribute(attributes, one));
}

function whyNotParameters(name: string, declared: AnnotatedType): string | undefined {
  const { type } = declared;
  const text = displayType(declared);
  if (type.kind === "array") return `${name} is [AsParameters], but ${text} is an array`;
  if (type.kind !== "named") return undefined;
  if (isNullableValue(type)) return `${name} is [AsParameters], but ${text} is nullable`;
  const reason = whyNotSpread(type);
  if (reason !== undefined) return `${name} is [AsParameters], but ${text} ${reason}`;
  for (const member of spreadMembers(type)) {
    if (explicitBinding(member.attributes)?.source === "parameters")
      return `${member.name} of ${text} is [AsParameters] inside of [AsParameters]`;
    const refused = whyRefused(member);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** What its only constructor takes, else the properties that can be set. */
function spreadMembers(type: NamedType): readonly BoundMember[] {
  const parameters = onlyConstructorParameters(type);
  if (parameters.length > 0)
    return parameters.map(({ name, attributes, type: taken }) => ({
      name,
      attributes,
      type: substituteType(taken, type),
    }));
  return membersOf(type).flatMap(({ member, declaredIn }): readonly BoundMember[] =>
    member.kind === "property" && member.accessibility === "public" && member.setter !== undefined && !member.isStatic
      ? [{ name: member.name, attributes: member.attributes, type: substituteType(member.type, declaredIn) }]
      : [],
  );
}
