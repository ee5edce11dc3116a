/** Whom an operation answers: what its attributes say, and what the program says of all of them in one place. */
import { cachedBy } from "../../caching/cache.js";
import { allInterfaces, locationOfExpression } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AttributeData, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { alternativesOf, classOf, isNull } from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { hasAttribute, isAttribute, namedArgument } from "../attributes.js";
import type { StartUp } from "../start/start-up.js";

/** `functionKey`: those who have a key of the serverless host. */
export type Audience = "anonymous" | "authorize" | "functionKey" | "unspecified";

/** What holds for every operation that says nothing itself. */
export interface Authorization {
  /** By a filter of MVC, or where the controllers are mapped. */
  readonly ofActions: Audience;
  /** By a fallback policy. */
  readonly ofEndpoints: Audience;
}

const namespace = "Microsoft.AspNetCore.Authorization.";

/** `[AllowAnonymous]` wins at any level, as in ASP.NET. */
export function audienceOf(attributes: readonly AttributeData[]): Audience {
  const says = (name: string, form: string): boolean =>
    hasAttribute(attributes, namespace + name) || attributes.some((data) => isOfForm(data, form));
  if (says("AllowAnonymous", "IAllowAnonymous")) return "anonymous";
  return says("Authorize", "IAuthorizeData") ? "authorize" : "unspecified";
}

/** Roles or a policy refuse somebody who is known. What an attribute of the project's own asks for is not read. */
export function mayForbid(attributes: readonly AttributeData[]): boolean {
  return attributes.some((data) => {
    if (!isAttribute(data, `${namespace}Authorize`)) return isOfForm(data, "IAuthorizeData");
    const requirements = [data.constructorArguments[0], namedArgument(data, "Policy"), namedArgument(data, "Roles")];
    return requirements.some((one) => one !== undefined && one.kind !== "null");
  });
}

/** An attribute of the project may have the interface without the class. */
function isOfForm({ attributeClass }: AttributeData, form: string): boolean {
  if (attributeClass?.symbol.origin !== "source") return false;
  return interfacesOf(attributeClass.symbol).has(namespace + form);
}

const interfacesOf = cachedBy(
  (symbol: NamedTypeSymbol): ReadonlySet<string> =>
    new Set(allInterfaces(selfType(symbol)).map((one) => one.symbol.metadataName)),
);

/** What an operation says, completed by what is said of it from further outside: the nearest first. */
export function audienceWithin(inner: Audience, ...outer: readonly Audience[]): Audience {
  if (inner === "functionKey") return inner;
  if (inner === "anonymous" || outer.includes("anonymous")) return "anonymous";
  return inner === "authorize" || outer.includes("authorize") ? "authorize" : "unspecified";
}

/** What is set in a branch counts as if the branch is taken, with a warning. `ofControllers`: where they are mapped. */
export function readAuthorization(startUp: StartUp, ofControllers: Audience, sink: DiagnosticSink): Authorization {
  return {
    ofActions: audienceWithin(filterOfAll(startUp, sink), ofControllers),
    ofEndpoints: fallback(startUp, sink),
  };
}

export function reportBranch(place: SourceExpression, setting: string, sink: DiagnosticSink): void {
  sink.report(diagnostic("authorizationInBranch", locationOfExpression(place), { setting }));
}

/** The policy for endpoints that say nothing. */
function fallback(startUp: StartUp, sink: DiagnosticSink): Audience {
  const options = startUp.options(`${namespace}AuthorizationOptions`)?.object;
  const slot = options && startUp.machine.memory.field(options, "FallbackPolicy");
  if (slot === undefined) return "unspecified";
  const policies = alternativesOf(slot.value);
  const isSet = policies.some((policy) => !isNull(policy));
  const isOpen = slot.conditions !== undefined || policies.some(isNull);
  if (isSet && isOpen && slot.place !== undefined) reportBranch(slot.place, "FallbackPolicy", sink);
  return isSet ? "authorize" : "unspecified";
}

/** A filter of MVC that runs before every action. */
function filterOfAll(startUp: StartUp, sink: DiagnosticSink): Audience {
  const filters = startUp.listIn("Microsoft.AspNetCore.Mvc.MvcOptions", "Filters");
  const element = filters.elements.find(({ value }) => classOf(value)?.symbol.metadataName === authorizeFilter);
  if (element === undefined) return "unspecified";
  if (element.conditions.length > 0 && element.place !== undefined)
    reportBranch(element.place, "AuthorizeFilter", sink);
  return "authorize";
}

const authorizeFilter = "Microsoft.AspNetCore.Mvc.Authorization.AuthorizeFilter";
