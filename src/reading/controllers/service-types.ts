/** Whether the type of a parameter is one that the server takes from its services and not from the request. */
import { allInterfaces, membersOf } from "../../csharp/binding/index.js";
import type {
  AnnotatedType,
  MemberSymbol,
  NamedType,
  NamedTypeSymbol,
  ParameterSymbol,
  PropertySymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { hasAnyAttribute, hasAttribute } from "../attributes.js";
import { textFormOf } from "../inputs/parsing.js";
import { type RegisteredServices, serviceName } from "../program/registered-services.js";
import { collectionTypes } from "../types/kinds/known-types.js";
import { constructorParameters } from "../types/members/json-constructor.js";

const json = "System.Text.Json.Serialization.";
const derivedType = `${json}JsonDerivedType`;
/** What lets a serializer make an interface. */
const making = [derivedType, `${json}JsonConverter`, "MessagePack.Union"];

/** Classes that the framework itself registers for every web application. */
const frameworkServices = new Set([
  "Microsoft.AspNetCore.Http.BindingAddress",
  "Microsoft.AspNetCore.Routing.EndpointDataSource",
  "Microsoft.AspNetCore.Routing.Internal.DfaGraphWriter",
  "Microsoft.AspNetCore.Routing.LinkGenerator",
  "Microsoft.AspNetCore.Routing.LinkParser",
  "Microsoft.Extensions.Hosting.Internal.ApplicationLifetime",
  "System.Diagnostics.ActivitySource",
  "System.Diagnostics.DiagnosticListener",
  "System.Diagnostics.DiagnosticSource",
  "System.Diagnostics.DistributedContextPropagator",
  "System.Text.Encodings.Web.HtmlEncoder",
  "System.Text.Encodings.Web.JavaScriptEncoder",
  "System.Text.Encodings.Web.UrlEncoder",
]);

/** A class of the project that JSON could put nothing into. */
export function looksLikeService({ type }: AnnotatedType): boolean {
  if (type.kind !== "named" || type.symbol.origin !== "source" || type.symbol.typeKind !== "class") return false;
  const parameterNames = new Set(
    constructorParameters(type)
      .filter(isPlainValue)
      .map(({ name }) => name.toLowerCase()),
  );
  return !publicProperties(type).some(
    ({ setter, primaryConstructorParameter, name }) =>
      setter !== undefined || primaryConstructorParameter !== undefined || parameterNames.has(name.toLowerCase()),
  );
}

/** Such a class with something to do, or that needs others: an empty one may well be sent. */
export function doesMoreThanHold(service: AnnotatedType): boolean {
  return (
    looksLikeService(service) &&
    service.type.kind === "named" &&
    service.type.symbol.members.some(
      (member) =>
        member.kind === "method" &&
        (member.methodKind === "ordinary" ||
          (member.methodKind === "constructor" && member.parameters.some((one) => !isPlainValue(one)))),
    )
  );
}

/** A number or a text, which no container has to give. */
function isPlainValue({ type }: ParameterSymbol): boolean {
  return type.type.kind === "named" && textFormOf(type) === "simple";
}

/** Registered classes are known by name; which those are, the whole program tells, and so it is asked last. */
export function isService({ type }: AnnotatedType, services: () => RegisteredServices): boolean {
  if (type.kind === "named" && isKnownService(type.symbol)) return true;
  const name = serviceName(type);
  return name !== undefined && services().names.has(name);
}

/**
 * A type that cannot be found, mostly because its package is not restored, and that has the name of an interface (`ISender`): no JSON
 * makes one. `IPRange` and `ISODate` may be anything.
 */
export function isUnknownInterface({ type }: AnnotatedType): boolean {
  return type.kind === "error" && type.candidates.length === 0 && /^I[A-Z][a-z]/.test(type.name);
}

/** One that is a service in every program. */
export function isKnownService(symbol: NamedTypeSymbol): boolean {
  return frameworkServices.has(symbol.metadataName) || isMadeByContainer(symbol);
}

/** No JSON makes an interface, so the container must. */
function isMadeByContainer(symbol: NamedTypeSymbol): boolean {
  if (collectionTypes.has(symbol.metadataName) || symbol.namespace.startsWith("System.Collections")) return false;
  if (symbol.typeKind === "interface") return !hasAnyAttribute(symbol.attributes, making);
  return /^(Microsoft\.Extensions\.Logging\.ILogger|Microsoft\.EntityFrameworkCore\.DbContext)/.test(
    symbol.metadataName,
  );
}

/**
 * A class of a package that its own `Add…` may register, because it is not made to be sent: it is abstract, has nothing to set,
 * or has a constructor that takes more than its values.
 */
export function looksLikePackageService({ type }: AnnotatedType): boolean {
  if (type.kind !== "named" || type.symbol.origin === "source" || type.symbol.typeKind !== "class") return false;
  const { symbol } = type;
  // Nothing else of the system is registered by packages and abstract.
  if (symbol.metadataName === "System.TimeProvider") return true;
  if (/^System(\.|$)/.test(symbol.namespace) || hasAttribute(symbol.attributes, `${json}JsonConverter`)) return false;
  if (allInterfaces(type).some((one) => one.symbol.metadataName === "System.Collections.IEnumerable")) return false;
  if (symbol.isAbstract) return !hasAttribute(symbol.attributes, derivedType);
  const properties = publicProperties(type);
  const names = new Set(properties.map(({ name }) => name.toLowerCase()));
  const isForeign = (parameter: ParameterSymbol): boolean =>
    !isPlainValue(parameter) && !names.has(parameter.name.toLowerCase());
  const isOfServices = (member: MemberSymbol): boolean =>
    member.kind === "method" &&
    member.methodKind === "constructor" &&
    member.accessibility === "public" &&
    member.parameters.some(isForeign);
  return (
    symbol.members.some(isOfServices) ||
    (properties.every(({ setter }) => setter === undefined) && constructorParameters(type).length === 0)
  );
}

function publicProperties(type: NamedType): readonly PropertySymbol[] {
  return membersOf(type).flatMap(({ member }) =>
    member.kind === "property" && !member.isStatic && member.accessibility === "public" ? [member] : [],
  );
}
