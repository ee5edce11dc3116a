/**
 * Which routes and methods the attributes of an action give it, as ASP.NET's application model groups them: an attribute with
 * a template is a route of its own; `[HttpGet]` without one joins every `[Route]`, or uses the controller's route alone.
 */
import { cachedBy } from "../../caching/cache.js";
import type { AttributeData, Constant, MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import type { Location } from "../../diagnostics/location.js";
import { argument, attributeTable, isAttribute, namedArgument, stringOf, stringsOf } from "../attributes.js";
import { unknownIn } from "../unknown-arguments.js";
import { asFrameworkAttribute, ownProperty } from "./derived-attributes.js";
import { classLevels, interfaceNames, overrideLevels } from "./inherited-attributes.js";

export interface RouteSelector {
  /** Null: the controller's own route. */
  readonly template: string | null;
  /** Upper case; empty: any method. */
  readonly methods: readonly string[];
  readonly location: Location | undefined;
  /** The attribute whose template is computed at run time, as written; then template and methods say nothing. */
  readonly unread: string | undefined;
}

interface RouteProvider {
  readonly data: AttributeData;
  readonly template: string | null;
  /** Undefined for `[Route]`, which has no methods. */
  readonly methods: readonly string[] | undefined;
  /** Neither template nor name nor order. */
  readonly isSilent: boolean;
  readonly isUnread: boolean;
}

const mvc = "Microsoft.AspNetCore.Mvc.";

const methodAttributeNames: readonly (readonly [name: string, method: string])[] = [
  ["HttpGet", "GET"],
  ["HttpPost", "POST"],
  ["HttpPut", "PUT"],
  ["HttpPatch", "PATCH"],
  ["HttpDelete", "DELETE"],
  ["HttpHead", "HEAD"],
  ["HttpOptions", "OPTIONS"],
];

const methodOf = attributeTable(methodAttributeNames.map(([name, method]) => [mvc + name, method]));

export function isRouteProvider(data: AttributeData): boolean {
  return providerOf(data) !== undefined;
}

const routeNames = [...methodAttributeNames.map(([name]) => name), "AcceptVerbs", "Route", "Routing.HttpMethod"].map(
  (name) => mvc + name,
);

/** Asked of the attributes of a controller for each of its actions, and of those of an action several times. */
const providerOf = cachedBy((written: AttributeData): RouteProvider | undefined => {
  if (!isAttribute(written, routeNames)) return ownProviderOf(written);
  const data = asFrameworkAttribute(written);
  if (data === undefined || isTemplateUnknown(data))
    return { data: written, template: null, methods: methodsOf(data), isSilent: false, isUnread: true };
  const method = methodOf(data);
  if (method !== undefined) return provider(data, stringOf(argument(data, "template", 0)), [method]);
  if (isAttribute(data, [`${mvc}AcceptVerbs`])) {
    const methods = stringsOf(data.constructorArguments).map((method) => method.toUpperCase());
    return provider(data, stringOf(namedArgument(data, "Route")), methods);
  }
  if (isAttribute(data, [`${mvc}Route`])) return provider(data, stringOf(argument(data, "template", 0)), undefined);
  const methods = stringsOf([argument(data, "httpMethods", 0)]).map((method) => method.toUpperCase());
  return methods.length === 0 ? undefined : provider(data, stringOf(argument(data, "template", 1)), methods);
});

/** A name that is not known leaves the route what it is. */
function isTemplateUnknown({ constructorArguments, namedArguments }: AttributeData): boolean {
  return [
    ...constructorArguments,
    ...namedArguments.filter(({ name }) => name === "Route").map(({ value }) => value),
  ].some((constant) => unknownIn(constant).length > 0);
}

/** The methods of a framework attribute whose template is not known. */
function methodsOf(data: AttributeData | undefined): readonly string[] | undefined {
  if (data === undefined) return undefined;
  if (isAttribute(data, [`${mvc}AcceptVerbs`]))
    return stringsOf(data.constructorArguments).map((method) => method.toUpperCase());
  const known = methodOf(data);
  return known === undefined ? undefined : [known];
}

/** An attribute that implements the framework's interfaces itself: its properties say what they can. */
function ownProviderOf(data: AttributeData): RouteProvider | undefined {
  if (data.attributeClass === undefined) return undefined;
  const interfaces = interfaceNames(data.attributeClass.symbol);
  const givesRoute = interfaces.includes("IRouteTemplateProvider");
  const givesMethods = interfaces.includes("IActionHttpMethodProvider");
  if (!givesRoute && !givesMethods) return undefined;
  const template = givesRoute ? ownProperty(data, "Template") : nothing;
  const methods = givesMethods ? ownProperty(data, "HttpMethods") : nothing;
  if (template === undefined || methods === undefined)
    return { data, template: null, methods: undefined, isSilent: false, isUnread: true };
  return provider(
    data,
    stringOf(template),
    givesMethods ? stringsOf([methods]).map((method) => method.toUpperCase()) : undefined,
  );
}

const nothing: Constant = { kind: "null" };

function provider(
  data: AttributeData,
  template: string | undefined,
  methods: readonly string[] | undefined,
): RouteProvider {
  const named = data.namedArguments.some((one) => one.name === "Name" || one.name === "Order");
  return { data, template: template ?? null, methods, isSilent: template === undefined && !named, isUnread: false };
}

/** The route attributes of the nearest override that has any replace those of its bases. */
export function actionSelectors(method: MethodSymbol): readonly RouteSelector[] {
  const level = overrideLevels(method).find((one) => one.attributes.some(isRouteProvider)) ?? method;
  const providers = level.attributes.map((data) => providerOf(data)).filter((one) => one !== undefined);
  const speaking = providers.filter((one) => !one.isSilent);
  const silent = providers.filter((one) => one.isSilent);
  const selectors = speaking.map((one): RouteSelector => {
    const methods = one.methods ?? silent.flatMap((other) => other.methods ?? []);
    return {
      template: one.template,
      methods,
      location: one.data.location,
      unread: one.isUnread ? `[${one.data.name}]` : undefined,
    };
  });
  const standsAlone = silent.length > 0 && speaking.every((one) => one.methods !== undefined);
  if (!standsAlone && selectors.length > 0) return selectors;
  const methods = silent.flatMap((one) => one.methods ?? []);
  const location = silent[0]?.data.location ?? method.location;
  return [...selectors, { template: null, methods, location, unread: undefined }];
}

/** A route of a controller; undefined where it is computed at run time. */
export interface ControllerTemplate {
  readonly template: string | undefined;
  readonly attribute: string;
}

/** The routes of the nearest class that has any. */
export const controllerTemplates = cachedBy((symbol: NamedTypeSymbol): readonly ControllerTemplate[] => {
  for (const level of classLevels(symbol)) {
    const templates = level.attributes
      .map((data) => providerOf(data))
      .filter((one) => one !== undefined)
      .filter((one) => one.isUnread || one.template !== null)
      .map((one) => ({ template: one.template ?? undefined, attribute: `[${one.data.name}]` }));
    if (templates.length > 0) return templates;
  }
  return [];
});

export const actionNameAttribute = `${mvc}ActionName`;

export function actionNameOf(attributes: readonly AttributeData[]): string | undefined {
  const named = attributes.find((data) => isAttribute(data, [actionNameAttribute]));
  return named === undefined ? undefined : stringOf(argument(named, "name", 0));
}

/** `AttributeRouteModel.CombineTemplates`: an override begins with `/` or `~/`. Undefined: neither side has a template. */
export function combineTemplates(prefix: string | undefined, template: string | null): string | undefined {
  if (template === null) return prefix === undefined ? undefined : cleanTemplate(prefix);
  const emptyPrefix = prefix === undefined || prefix === "" || prefix === "/" || prefix === "~/";
  if (emptyPrefix || template.startsWith("/") || template.startsWith("~/")) return cleanTemplate(template);
  return cleanTemplate(prefix.endsWith("/") ? prefix + template : `${prefix}/${template}`);
}

function cleanTemplate(template: string): string {
  return template.replace(/^~?\//, "").replace(/\/$/, "");
}
