/** One thing an operation takes, before its type is mapped: an action's parameter, or a property of an input object. */

import { cachedBy } from "../../caching/cache.js";
import type { ParameterPlace } from "../../contract/operation.js";
import { allInterfaces, baseTypes } from "../../csharp/binding/index.js";
import type { AnnotatedType, AttributeData, Constant, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import type { Location } from "../../diagnostics/location.js";
import { argument, attribute, attributeTable, isAttribute, namedArgument, stringOf, typeOf } from "../attributes.js";
import { ownProperty } from "../program/derived-attributes.js";

export interface BoundValue {
  readonly csharpName: string;
  readonly type: AnnotatedType;
  readonly attributes: readonly AttributeData[];
  readonly hasDefault: boolean;
  readonly defaultValue: Constant | undefined;
  /** May be left out though it has no default: `[ContractOptional]`. */
  readonly optional: boolean;
  /** What looks for it in a request; undefined where the contract itself says what a request must have. */
  readonly binder?: Binder | undefined;
  /** MVC is set not to ask for references that are not nullable, or a library does not ask for the value. */
  readonly allowsMissing?: true | undefined;
  /** Of a property of a bound object: whether it has a value before the request gives it one. */
  readonly startsWith?: "value" | "null" | undefined;
  /** The same: that value is a text without a character, which `[Required]` refuses as it does null. */
  readonly startsBlank?: true | undefined;
  /** A property of a bound object, or a parameter of its constructor. */
  readonly isMember?: true;
  readonly documentation: string | undefined;
  /** The `<example>` of its comment. */
  readonly example?: string | undefined;
  readonly location: Location | undefined;
  readonly assembly: string | undefined;
}

/** MVC's model binding refuses less than that of minimal APIs, and a library only what an attribute calls required. */
export type Binder = "mvc" | "minimalApi" | "library";
/** A value that no parameter or property declares: it has a name, a type and nothing else. */
export function undeclaredValue(csharpName: string, type: AnnotatedType, location: Location | undefined): BoundValue {
  return {
    csharpName,
    type,
    attributes: [],
    hasDefault: false,
    defaultValue: undefined,
    optional: false,
    documentation: undefined,
    location,
    assembly: undefined,
  };
}

/** Where an attribute says a value comes from. */
export type BindingSource = ParameterPlace | "body" | "services" | "parameters";

const mvc = "Microsoft.AspNetCore.Mvc.";
const bindNeverAttribute = `${mvc}ModelBinding.BindNever`;
const modelBinderAttribute = `${mvc}ModelBinder`;

const sourceOf = attributeTable<BindingSource>([
  [`${mvc}FromRoute`, "route"],
  [`${mvc}FromQuery`, "query"],
  [`${mvc}FromHeader`, "header"],
  [`${mvc}FromForm`, "form"],
  [`${mvc}FromBody`, "body"],
  [`${mvc}FromServices`, "services"],
  ["Microsoft.Extensions.DependencyInjection.FromKeyedServices", "services"],
  ["Microsoft.AspNetCore.Http.AsParameters", "parameters"],
  ["Tenon.ContractCookie", "cookie"],
]);

export interface ExplicitBinding {
  readonly source: BindingSource;
  /** `Name = "…"`. */
  readonly name: string | undefined;
}

export function explicitBinding(attributes: readonly AttributeData[]): ExplicitBinding | undefined {
  if (attributes.length === 0) return undefined;
  for (const data of attributes) {
    const source = bindingSource(data);
    if (source === undefined) continue;
    const name =
      stringOf(namedArgument(data, "Name")) ??
      stringOf(ownName(data)) ??
      (source === "cookie" ? stringOf(data.constructorArguments[0]) : undefined);
    return { source, name: name === "" ? undefined : name };
  }
  return undefined;
}

/** Undefined for an attribute that does not say it. */
export function bindingSource(data: AttributeData): BindingSource | undefined {
  return sourceOf(data) ?? ownSource(data);
}

/** What an attribute of the project's own implements, for minimal APIs. */
const metadataSources: ReadonlyMap<string, BindingSource> = new Map([
  ["IFromRouteMetadata", "route"],
  ["IFromQueryMetadata", "query"],
  ["IFromHeaderMetadata", "header"],
  ["IFromFormMetadata", "form"],
  ["IFromBodyMetadata", "body"],
  ["IFromServiceMetadata", "services"],
]);

function ownSource({ attributeClass }: AttributeData): BindingSource | undefined {
  if (attributeClass?.symbol.origin !== "source") return undefined;
  for (const name of interfaceNames(attributeClass.symbol)) {
    const source = metadataSources.get(name);
    if (source !== undefined) return source;
  }
  return undefined;
}

/** An attribute of the project's own may name itself: in its constructor, or by a property. */
function ownName(data: AttributeData): Constant | undefined {
  return data.attributeClass?.symbol.origin === "source" ? ownProperty(data, "Name") : undefined;
}

/** Of the class and its bases, also where nothing else is known of them. */
const interfaceNames = cachedBy((symbol: NamedTypeSymbol): ReadonlySet<string> => {
  const self = selfType(symbol);
  const levels = [symbol, ...baseTypes(self).map((base) => base.symbol)];
  return new Set([
    ...allInterfaces(self).map((one) => one.symbol.name),
    ...levels.flatMap(({ unboundBases = [] }) => unboundBases.map(({ name }) => name.replace(/^.*\./, ""))),
  ]);
});

/**
 * The name of what reads a value for MVC by code that cannot be followed: a model binder that an attribute or the type names, or an
 * attribute of the project's own.
 */
export function unreadBinder(attributes: readonly AttributeData[], { type }: AnnotatedType): string | undefined {
  for (const data of attributes) {
    const binder = binderNamed(data) ?? ownAttribute(data);
    if (binder !== undefined) return binder;
  }
  if (type.kind !== "named" || type.symbol.origin !== "source" || explicitBinding(attributes) !== undefined)
    return undefined;
  const onType = attribute(type.symbol.attributes, modelBinderAttribute);
  return onType === undefined ? undefined : binderNamed(onType);
}

function binderNamed(data: AttributeData): string | undefined {
  if (!isAttribute(data, modelBinderAttribute)) return undefined;
  const { attributeClass } = data;
  if (attributeClass?.symbol.origin === "source") return attributeClass.symbol.name;
  const named =
    typeOf(argument(data, "binderType", 0)) ??
    typeOf(namedArgument(data, "BinderType")) ??
    attributeClass?.typeArguments[0];
  if (named === undefined) return undefined;
  return named.type.kind === "named" ? named.type.symbol.name : "a model binder";
}

/** One that derives from an attribute of the framework does as that does. */
function ownAttribute(data: AttributeData): string | undefined {
  const symbol = data.attributeClass?.symbol;
  if (symbol?.origin !== "source" || sourceOf(data) !== undefined) return undefined;
  const names = interfaceNames(symbol);
  return names.has("IBindingSourceMetadata") || names.has("IBinderTypeProviderMetadata") ? symbol.name : undefined;
}

/** A binder of the user's own, whose work cannot be read. */
export function customBinder(attributes: readonly AttributeData[]): AttributeData | undefined {
  return attribute(attributes, modelBinderAttribute);
}

export function isBindNever(attributes: readonly AttributeData[]): boolean {
  return attribute(attributes, bindNeverAttribute) !== undefined;
}
