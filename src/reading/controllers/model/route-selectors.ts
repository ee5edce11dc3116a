/**
 * Which routes and methods the attributes of an action give it, as ASP.NET's application model groups them: an attribute with
 * a template is a route of its own; `[HttpGet]` without one joins every `[Route]`, or uses the controller's route alone.
 */
import { cachedBy } from "../../../caching/cache.js";
import type { SourceExpression } from "../../../csharp/binding/symbols/bound-expression.js";
import type {
  AttributeData,
  Constant,
  MethodSymbol,
  NamedTypeSymbol,
} from "../../../csharp/binding/symbols/symbols.js";
import type { Location } from "../../../diagnostics/location.js";
import { argument, attribute, attributeTable, namedArgument, stringOf, stringsOf } from "../../attributes.js";
import { asFrameworkAttribute, ownProperty } from "../../program/derived-attributes.js";
import { unknownIn } from "../../unknown-arguments.js";
import { classLevels, interfaceNames, overrideLevels } from "./inherited-attributes.js";

/** An attribute, or a method. */
export interface Placed {
  readonly location: Location | undefined;
}

export interface RouteSelector {
  /** Null: the controller's own route. */
  readonly template: string | null;
  /** Upper case; empty: any method. */
  readonly methods: readonly string[];
  /** What says it. Its place is worked out when somebody asks. */
  readonly saidBy: Placed;
  /** The attribute whose template is computed at run time, as written; then template and methods say nothing. */
  readonly unread: string | undefined;
  /** That it is not known was reported. */
  readonly isReported?: boolean;
  /** The value that a convention computes for a part of the template. */
  readonly computed?: SourceExpression | undefined;
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

/** How a framework attribute says template and methods. */
type RouteRole =
  /** `[HttpGet("…")]`. */
  | { readonly kind: "method"; readonly methods: readonly string[] }
  /** `[AcceptVerbs("GET", Route = "…")]`. */
  | { readonly kind: "acceptVerbs" }
  /** `[Route("…")]`. */
  | { readonly kind: "route" }
  /** `HttpMethodAttribute` itself, which takes its methods. */
  | { readonly kind: "methods" };

const roleOf = attributeTable<RouteRole>([
  [`${mvc}HttpGet`, { kind: "method", methods: ["GET"] }],
  [`${mvc}HttpPost`, { kind: "method", methods: ["POST"] }],
  [`${mvc}HttpPut`, { kind: "method", methods: ["PUT"] }],
  [`${mvc}HttpPatch`, { kind: "method", methods: ["PATCH"] }],
  [`${mvc}HttpDelete`, { kind: "method", methods: ["DELETE"] }],
  [`${mvc}HttpHead`, { kind: "method", methods: ["HEAD"] }],
  [`${mvc}HttpOptions`, { kind: "method", methods: ["OPTIONS"] }],
  [`${mvc}AcceptVerbs`, { kind: "acceptVerbs" }],
  [`${mvc}Route`, { kind: "route" }],
  // The base of those for one method.
  [`${mvc}Routing.HttpMethod`, { kind: "methods" }],
]);

export function isRouteProvider(data: AttributeData): boolean {
  return providerOf(data) !== undefined;
}

/** `[HttpGet]`, `[AcceptVerbs("GET")]` and attributes that derive from them. */
export function givesMethods(data: AttributeData): boolean {
  return providerOf(data)?.methods !== undefined;
}

function providerOf(written: AttributeData): RouteProvider | undefined {
  if (roleOf(written) === undefined) return ownProviderOf(written);
  const data = asFrameworkAttribute(written);
  if (data === undefined || isTemplateUnknown(data))
    return { data: written, template: null, methods: methodsOf(data), isSilent: false, isUnread: true };
  const role = roleOf(data);
  switch (role?.kind) {
    case "method":
      return provider(data, stringOf(argument(data, "template", 0)), role.methods);
    case "acceptVerbs":
      return provider(data, stringOf(namedArgument(data, "Route")), upperCase(data.constructorArguments));
    case "route":
      return provider(data, stringOf(argument(data, "template", 0)), undefined);
    default: {
      const methods = upperCase([argument(data, "httpMethods", 0)]);
      return methods.length === 0 ? undefined : provider(data, stringOf(argument(data, "template", 1)), methods);
    }
  }
}

function upperCase(constants: readonly (Constant | undefined)[]): readonly string[] {
  return stringsOf(constants).map((method) => method.toUpperCase());
}

/** A name that is not known leaves the route what it is. */
function isTemplateUnknown({ constructorArguments, namedArguments }: AttributeData): boolean {
  for (let at = 0; at < constructorArguments.length; at++) {
    const constant = constructorArguments[at];
    if (constant !== undefined && unknownIn(constant).length > 0) return true;
  }
  return (
    namedArguments.length > 0 &&
    namedArguments.some(({ name, value }) => name === "Route" && unknownIn(value).length > 0)
  );
}

/** The methods of a framework attribute whose template is not known. */
function methodsOf(data: AttributeData | undefined): readonly string[] | undefined {
  const role = data === undefined ? undefined : roleOf(data);
  if (role?.kind === "method") return role.methods;
  return data !== undefined && role?.kind === "acceptVerbs" ? upperCase(data.constructorArguments) : undefined;
}

/** An attribute that implements the framework's interfaces itself: its properties say what they can. */
function ownProviderOf(data: AttributeData): RouteProvider | undefined {
  if (data.attributeClass === undefined) return undefined;
  const interfaces = interfaceNames(data.attributeClass.symbol);
  const givesRoute = interfaces.includes("IRouteTemplateProvider");
  const hasMethods = interfaces.includes("IActionHttpMethodProvider");
  if (!givesRoute && !hasMethods) return undefined;
  const template = givesRoute ? ownProperty(data, "Template") : nothing;
  const methods = hasMethods ? ownProperty(data, "HttpMethods") : nothing;
  if (template === undefined || methods === undefined)
    return { data, template: null, methods: undefined, isSilent: false, isUnread: true };
  return provider(data, stringOf(template), hasMethods ? upperCase([methods]) : undefined);
}

const nothing: Constant = { kind: "null" };

function provider(
  data: AttributeData,
  template: string | undefined,
  methods: readonly string[] | undefined,
): RouteProvider {
  const named =
    template === undefined && data.namedArguments.some((one) => one.name === "Name" || one.name === "Order");
  return { data, template: template ?? null, methods, isSilent: template === undefined && !named, isUnread: false };
}

/** The route attributes of the nearest override that has any replace those of its bases. */
export function actionSelectors(method: MethodSymbol): readonly RouteSelector[] {
  const providers = routeProviders(method);
  const only = providers[0];
  if (only !== undefined && providers.length === 1 && !only.isSilent) return [selectorOf(only, only.methods ?? [])];
  const speaking = providers.filter((one) => !one.isSilent);
  const silent = providers.filter((one) => one.isSilent);
  const selectors = speaking.map((one) =>
    selectorOf(one, one.methods ?? silent.flatMap((other) => other.methods ?? [])),
  );
  const standsAlone = silent.length > 0 && speaking.every((one) => one.methods !== undefined);
  if (!standsAlone && selectors.length > 0) return selectors;
  const methods = silent.flatMap((one) => one.methods ?? []);
  return [...selectors, { template: null, methods, saidBy: silent[0]?.data ?? method, unread: undefined }];
}

function routeProviders(method: MethodSymbol): readonly RouteProvider[] {
  const level = method.isOverride
    ? (overrideLevels(method).find((one) => one.attributes.some(isRouteProvider)) ?? method)
    : method;
  let providers: RouteProvider[] | undefined;
  const { attributes } = level;
  for (let at = 0; at < attributes.length; at++) {
    const data = attributes[at];
    const one = data === undefined ? undefined : providerOf(data);
    if (one === undefined) continue;
    if (providers === undefined) providers = [one];
    else providers.push(one);
  }
  return providers ?? noProviders;
}

const noProviders: readonly RouteProvider[] = [];

function selectorOf({ template, data, isUnread }: RouteProvider, methods: readonly string[]): RouteSelector {
  return { template, methods, saidBy: data, unread: isUnread ? `[${data.name}]` : undefined };
}

/** The routes of the nearest class that has any. */
export const controllerTemplates = cachedBy((symbol: NamedTypeSymbol): readonly RouteSelector[] => {
  for (const level of classLevels(symbol)) {
    const templates = level.attributes
      .map((data) => providerOf(data))
      .filter((one) => one !== undefined)
      .filter((one) => one.isUnread || one.template !== null)
      .map((one) => selectorOf(one, []));
    if (templates.length > 0) return templates;
  }
  return [];
});

export const actionNameAttribute = `${mvc}ActionName`;

export function actionNameOf(attributes: readonly AttributeData[]): string | undefined {
  const named = attribute(attributes, actionNameAttribute);
  return named === undefined ? undefined : stringOf(argument(named, "name", 0));
}
