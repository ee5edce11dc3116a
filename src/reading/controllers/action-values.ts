/**
 * Where each parameter of an action comes from, as ASP.NET decides: by attribute, by special type, and else by inference
 * (`[ApiController]`, minimal APIs) or by the value providers of plain MVC.
 */

import { camelCase } from "../../contract/names/camel-case.js";
import type { Route } from "../../contract/route.js";
import { baseTypes, displayType, substituteType } from "../../csharp/binding/index.js";
import type {
  AnnotatedType,
  AttributeData,
  NamedType,
  NamedTypeSymbol,
  ParameterSymbol,
  PropertySymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { isTypeNamed, isValueType, selfType, withoutNullable } from "../../csharp/binding/symbols/types.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { attribute, boolOf, hasAttribute, namedArgument, stringOf } from "../attributes.js";
import type { XmlDocumentation } from "../documentation.js";
import { bindsItself } from "../inputs/binding-methods.js";
import {
  type BindingSource,
  type BoundValue,
  customBinder,
  type ExplicitBinding,
  explicitBinding,
  isBindNever,
  unreadBinder,
} from "../inputs/bound-value.js";
import { isFormCollection } from "../inputs/form-collection.js";
import { memberSources } from "../inputs/member-sources.js";
import { isOnlyConverted, textFormOf } from "../inputs/parsing.js";
import type { RegisteredServices } from "../program/registered-services.js";
import { startingValue } from "../types/members/starting-value.js";
import { hasSegment } from "./model/action-routes.js";
import {
  doesMoreThanHold,
  isKnownService,
  isService,
  isUnknownInterface,
  looksLikePackageService,
  looksLikeService,
} from "./service-types.js";

/** How the framework infers what no attribute says. */
export type Inference = "apiController" | "mvc" | "minimalApi";

export interface ActionValue extends BoundValue {
  readonly source: Exclude<BindingSource, "services">;
  /** `Name = "…"` of its attribute. */
  readonly givenName: string | undefined;
  /** How its source was inferred; undefined if it is explicit. */
  readonly inferredBy: Inference | undefined;
  /** Of a body: its members that travel elsewhere, with the route parameter that has the value of one. */
  readonly elsewhere?: readonly { readonly member: string; readonly parameter?: string }[];
  /** Of a body: it is a form of this kind. */
  readonly form?: "multipart" | "form";
  /** Of a body: it is plain text. */
  readonly isText?: true;
  /** Where a member comes from, where the value is `[AsParameters]`; undefined for what the server sets by itself. */
  readonly sourceOfMember?: (member: BoundMember) => ActionValue["source"] | undefined;
}

/** What tells where a parameter, or a member that is one, comes from. */
export type BoundMember = Pick<ParameterSymbol, "name" | "type" | "attributes">;

export interface ValueContext {
  readonly routes: readonly Route[];
  /** Of the whole action, where it has several. */
  readonly allRoutes?: readonly Route[] | undefined;
  readonly inference: Inference;
  /** GET, DELETE and HEAD: nothing is inferred from the body or a form. */
  readonly isBodyless: boolean;
  /** The class that declares the method; undefined for a lambda. */
  readonly declaredIn: NamedType | undefined;
  readonly documentation: XmlDocumentation;
  readonly services: () => RegisteredServices;
  /** A reference that is not nullable may be missing all the same. */
  readonly allowsMissing?: boolean;
  /** `false`: only `[FromServices]` gives services to an API controller. */
  readonly infersServices?: boolean;
  readonly sink: DiagnosticSink;
}

/** Undefined for what is not an input: services, the request itself, a cancellation token. */
export function actionValue(parameter: ParameterSymbol, context: ValueContext): ActionValue | undefined {
  const value = givenValue(parameter, context);
  if (value === undefined) return undefined;
  reportGiven(parameter, value, context);
  const { type, binding } = value;
  if (isSpecial(type)) return undefined;
  const inference = inferenceFor(type, context);
  const isElsewhere = isOnlyElsewhere(parameter, value, context);
  if (isElsewhere && mayBeMissing(parameter, type)) return undefined;
  const source = isElsewhere ? "route" : sourceOf(parameter, value, context);
  if (source === "services") return undefined;
  const { declaredIn } = context;
  return {
    csharpName: parameter.name,
    type,
    attributes: parameter.attributes,
    hasDefault: parameter.hasDefault,
    defaultValue: parameter.defaultValue,
    optional: hasAttribute(parameter.attributes, "Tenon.ContractOptional"),
    binder: context.inference === "minimalApi" ? "minimalApi" : "mvc",
    allowsMissing: context.allowsMissing === true ? true : undefined,
    startsWith: undefined,
    documentation: context.documentation.parameters.get(parameter.name),
    location: parameter.location,
    assembly: declaredIn?.symbol.origin === "source" ? declaredIn.symbol.assembly : undefined,
    source,
    givenName: binding?.name,
    inferredBy: binding === undefined ? inference : undefined,
    sourceOfMember: (member) => sourceOfMember(member, context),
  };
}

/**
 * An API controller takes from the route what any route of the action has, and from nowhere else. By a route without it, it has no
 * value; where it must have one, the action cannot be called by that route.
 */
function isOnlyElsewhere({ name }: ParameterSymbol, { binding }: GivenValue, context: ValueContext): boolean {
  const { allRoutes, inference, routes } = context;
  if (allRoutes === undefined || inference !== "apiController" || binding !== undefined) return false;
  const isRouted = (route: Route): boolean => hasSegment(route, name);
  return allRoutes.some(isRouted) && !routes.some(isRouted);
}

function mayBeMissing({ hasDefault }: ParameterSymbol, { type, nullability }: AnnotatedType): boolean {
  return hasDefault || nullability !== "notAnnotated" || isValueType(type);
}

/** Each member of `[AsParameters]` is bound as a parameter of its name would be. */
function sourceOfMember(member: BoundMember, context: ValueContext): ActionValue["source"] | undefined {
  if (isSpecial(member.type)) return undefined;
  const source = explicitBinding(member.attributes)?.source ?? inferSource(member, member.type, context);
  if (isUnknownInterface(member.type)) reportUnknownService(member.type, source, context);
  return source === "services" ? undefined : source;
}

/** What is wrong with a parameter. Which services are registered is asked only where it matters: the whole program tells. */
export function reportValue(parameter: ParameterSymbol, context: ValueContext): void {
  const value = givenValue(parameter, context);
  if (value !== undefined) reportGiven(parameter, value, context);
}

interface GivenValue {
  readonly type: AnnotatedType;
  readonly binding: ExplicitBinding | undefined;
}

function givenValue(parameter: ParameterSymbol, { declaredIn }: ValueContext): GivenValue | undefined {
  if (isBindNever(parameter.attributes)) return undefined;
  const type = declaredIn === undefined ? parameter.type : substituteType(parameter.type, declaredIn);
  return { type, binding: explicitBinding(parameter.attributes) };
}

function sourceOf(parameter: ParameterSymbol, { type, binding }: GivenValue, context: ValueContext): BindingSource {
  return binding?.source ?? inferSource(parameter, type, { ...context, inference: inferenceFor(type, context) });
}

function reportGiven(parameter: ParameterSymbol, value: GivenValue, context: ValueContext): void {
  const { type, binding } = value;
  const { name, location } = parameter;
  if (isFormCollection(type)) context.sink.report(diagnostic("formFieldsUnknown", location, { parameter: name }));
  if (binding !== undefined) return;
  if (isSpecial(type)) {
    reportUnprovided(parameter, type, context);
    return;
  }
  if (context.inference === "minimalApi" && bindsItself(type)) {
    context.sink.report(diagnostic("boundByItself", location, { parameter: name, type: displayType(type.type) }));
    return;
  }
  reportServiceParameter(parameter, value, context);
  if (isMistakenForServices(type, context))
    context.sink.report(diagnostic("enumerableIsService", location, { parameter: name, type: displayType(type) }));
  if (doesMoreThanHold(type) && context.services().hasUnseen && sourceOf(parameter, value, context) === "body")
    context.sink.report(diagnostic("serviceOrBody", location, { parameter: name }));
}

/** A service that is not seen to be registered, or that nobody gives. */
function reportServiceParameter(parameter: ParameterSymbol, value: GivenValue, context: ValueContext): void {
  const { type, binding } = value;
  if (isUnknownInterface(type) && binding === undefined) {
    reportUnknownService(type, sourceOf(parameter, value, context), context);
    return;
  }
  const name = isNotGiven(type, context) ? "serviceNotGiven" : isGuessed(type, context) ? "takenForService" : undefined;
  if (name === undefined || sourceOf(parameter, value, context) !== "services") return;
  context.sink.report(diagnostic(name, parameter.location, { parameter: parameter.name, type: displayType(type) }));
}

/** Once for the type, however many parameters are of it. */
function reportUnknownService(type: AnnotatedType, source: BindingSource, { services, sink }: ValueContext): void {
  if (source === "services" && !isService(type, services))
    sink.report(diagnostic("unknownTakenForService", undefined, { type: displayType(type.type) }));
}

function isNotGiven({ type }: AnnotatedType, { inference }: ValueContext): boolean {
  return inference === "mvc" && type.kind === "named" && isKnownService(type.symbol);
}

function isGuessed(type: AnnotatedType, { inference, isBodyless, services }: ValueContext): boolean {
  if (inference === "mvc" || (inference === "minimalApi" && isBodyless)) return false;
  return looksLikePackageService(type) && !isService(type, services);
}

const bindPropertyAttribute = "Microsoft.AspNetCore.Mvc.BindProperty";

/**
 * A property of the controller that takes part in binding: `[FromRoute] public Guid TenantId { get; set; }`. Those that only
 * `[BindProperty]` binds, or `[BindProperties]` of its class, are left alone by a GET, unless the attribute says otherwise.
 */
export function isBoundProperty(property: PropertySymbol, isGet: boolean): boolean {
  const { attributes, isStatic, accessibility, setter } = property;
  if (isStatic || accessibility !== "public" || setter?.accessibility !== "public") return false;
  const source = explicitBinding(attributes)?.source;
  if (source !== undefined) return source !== "services";
  if (isBindNever(attributes)) return false;
  const data = attribute(attributes, bindPropertyAttribute) ?? bindPropertiesOf(property.containingType);
  if (data === undefined) return customBinder(attributes) !== undefined;
  return !isGet || boolOf(namedArgument(data, "SupportsGet")) === true;
}

/** The attribute is inherited, and applies to the properties that its own class and those below it declare. */
function bindPropertiesOf(declaring: NamedTypeSymbol): AttributeData | undefined {
  for (const { symbol } of [selfType(declaring), ...baseTypes(selfType(declaring))]) {
    const data = attribute(symbol.attributes, "Microsoft.AspNetCore.Mvc.BindProperties");
    if (data !== undefined) return data;
  }
  return undefined;
}

/** The value of a bound property. */
export function controllerValue(
  property: PropertySymbol,
  declaredIn: NamedType,
  routes: readonly Route[],
  allowsMissing: boolean,
): ActionValue {
  const binding = explicitBinding(property.attributes);
  const type = substituteType(property.type, declaredIn);
  const named = attribute(property.attributes, bindPropertyAttribute) ?? customBinder(property.attributes);
  const name = binding?.name ?? (named === undefined ? undefined : stringOf(namedArgument(named, "Name")));
  const isRouted = routes.some((route) => hasSegment(route, name ?? property.name));
  return {
    csharpName: property.name,
    type,
    attributes: property.attributes,
    hasDefault: property.initializer !== undefined && startingValue(property) === "value",
    defaultValue: undefined,
    optional: false,
    binder: "mvc",
    allowsMissing: allowsMissing ? true : undefined,
    startsWith: startingValue(property),
    documentation: undefined,
    location: property.location,
    assembly: property.containingType.assembly,
    source:
      binding === undefined || binding.source === "services"
        ? isRouted
          ? "route"
          : textFormOf(type) === "file"
            ? "form"
            : "query"
        : binding.source,
    // The name is what the keys of an object begin with.
    givenName: name ?? camelCase(property.name),
    inferredBy: undefined,
  };
}

/** An API controller does not take from the body what says where some of its members come from: it looks for the rest as plain MVC does. */
function inferenceFor(type: AnnotatedType, { inference, services }: ValueContext): Inference {
  if (inference !== "apiController" || memberSources(type).length === 0) return inference;
  return isService(type, services) ? inference : "mvc";
}

function inferSource({ name, attributes }: BoundMember, type: AnnotatedType, context: ValueContext): BindingSource {
  const isMinimal = context.inference === "minimalApi";
  const form = isMinimal && isOnlyConverted(type) ? "complex" : textFormOf(type);
  if (isMinimal && isEnumerable(type)) return "services";
  if (form === "file") return "form";
  if (isMinimal) {
    if (bindsItself(type)) return "services";
    if (isStringValues(withoutNullable(type))) return "query";
  }
  const routed = context.routes.some((route) => hasSegment(route, name));
  if (customBinder(attributes) !== undefined || (!isMinimal && unreadBinder(attributes, type) !== undefined))
    return routed ? "route" : "query";
  // A type that cannot be found may be anything, a service too.
  if (form === "simple" && (routed || type.type.kind !== "error")) return routed ? "route" : "query";
  if (isTakenFromServices(type, context)) return "services";
  if (form === "simple") return "query";
  switch (context.inference) {
    case "apiController":
      return "body";
    case "minimalApi":
      return form === "list" && type.type.kind === "array" && context.isBodyless ? "query" : "body";
    case "mvc":
      if (routed) return "route";
      return context.isBodyless || form === "list" ? "query" : placeOfMembers(type);
  }
}

function isTakenFromServices(type: AnnotatedType, context: ValueContext): boolean {
  const { inference, isBodyless, services } = context;
  if (inference === "apiController" && context.infersServices === false) return false;
  // Without [ApiController] a registered class is read from the request like any other.
  if (inference === "mvc") return type.type.kind === "named" && isKnownService(type.type.symbol);
  if (isService(inference === "apiController" ? elementOfEnumerable(type) : type, services)) return true;
  if (looksLikePackageService(type) || isUnknownInterface(type)) return true;
  // A minimal API without a body does not start where such a parameter is not a service.
  return inference === "minimalApi" && isBodyless && looksLikeService(type);
}

/** Objects are sent as a form, unless a member says that there is another body, or others that there need not be one. */
function placeOfMembers(type: AnnotatedType): "query" | "form" {
  const sources = memberSources(type);
  return sources.length === 0 || sources.includes("form") ? "form" : "query";
}

const specialTypes = new Set([
  // Filled in by the library for API versions, from wherever the version travels.
  "Asp.Versioning.ApiVersion",
  "Microsoft.AspNetCore.Mvc.ApiVersion",
  "System.Threading.CancellationToken",
  "Microsoft.AspNetCore.Http.HttpContext",
  // It reads what the contract declares.
  "Tenon.ContractInput`1",
  "Microsoft.AspNetCore.Http.HttpRequest",
  "Microsoft.AspNetCore.Http.HttpResponse",
  "System.Security.Claims.ClaimsPrincipal",
  "System.IServiceProvider",
  "Microsoft.AspNetCore.Mvc.ModelBinding.ModelStateDictionary",
  "Microsoft.Azure.Functions.Worker.FunctionContext",
  "Microsoft.Azure.Functions.Worker.Http.HttpRequestData",
]);

function isSpecial(declared: AnnotatedType): boolean {
  const { type } = declared;
  // The library for API versions is often not restored, and nobody else has a type of this name.
  if (type.kind === "error") return /(^|\.)ApiVersion$/.test(type.name);
  return type.kind === "named" && (specialTypes.has(type.symbol.metadataName) || isFormCollection(declared));
}

/** What only a minimal API hands to a handler; MVC tries to read it from the request. */
const handlerTypes: ReadonlyMap<string, "made" | "abstract"> = new Map([
  ["Microsoft.AspNetCore.Http.HttpContext", "abstract"],
  ["Microsoft.AspNetCore.Http.HttpRequest", "abstract"],
  ["Microsoft.AspNetCore.Http.HttpResponse", "abstract"],
  ["System.Security.Claims.ClaimsPrincipal", "made"],
]);

function reportUnprovided(parameter: ParameterSymbol, { type }: AnnotatedType, context: ValueContext): void {
  if (context.inference === "minimalApi" || type.kind !== "named") return;
  const kind = handlerTypes.get(type.symbol.metadataName);
  // Without [ApiController] an empty one is made of what the query holds.
  if (kind === undefined || (kind === "made" && context.inference === "mvc")) return;
  const { attributes, location, name } = parameter;
  if (customBinder(attributes) !== undefined || isService(parameter.type, context.services)) return;
  context.sink.report(diagnostic("requestPartNotProvided", location, { parameter: name, type: type.symbol.name }));
}

/** The services have one of every type, if only an empty one, so that a minimal API does not look for it in the request. */
function isEnumerable(type: AnnotatedType): boolean {
  return isTypeNamed(type.type, "System.Collections.Generic.IEnumerable`1");
}

/** An API controller takes `IEnumerable<IPlugin>` for services where its elements are. */
function elementOfEnumerable(type: AnnotatedType): AnnotatedType {
  return (type.type.kind === "named" && isEnumerable(type) ? type.type.typeArguments[0] : undefined) ?? type;
}

/** Not where its elements are services: `IEnumerable<IPlugin>`. */
function isMistakenForServices(type: AnnotatedType, { inference, services }: ValueContext): boolean {
  if (inference !== "minimalApi" || type.type.kind !== "named" || !isEnumerable(type)) return false;
  const [element] = type.type.typeArguments;
  return element !== undefined && (textFormOf(element) === "file" || !isService(element, services));
}

export function isStringValues(type: AnnotatedType): boolean {
  return isTypeNamed(type.type, "Microsoft.Extensions.Primitives.StringValues");
}
