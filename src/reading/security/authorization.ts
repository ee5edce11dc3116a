/** Whom an operation answers: what its attributes say, and what the program says of all of them in one place. */
import { cachedBy } from "../../caching/cache.js";
import { allInterfaces, locationOfExpression } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AttributeData, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { alternativesOf, classOf, isNull, keptArguments, knownObject } from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { restrictsKnown } from "../../framework/index.js";
import { isAttribute, namedArgument } from "../attributes.js";
import { ownProperty } from "../program/derived-attributes.js";
import type { StartUp } from "../start/start-up.js";

/** `restricted`: of those who are known, not all. `functionKey`: those who have a key of the serverless host. */
export type Audience = "anonymous" | "authorize" | "restricted" | "functionKey" | "unspecified";

/** It answers those alone who say who they are. */
export function asksWho(audience: Audience): boolean {
  return audience === "authorize" || audience === "restricted";
}

/** What the program says of all operations in one place. */
export interface Authorization {
  /** By a filter of MVC. */
  readonly filter: Audience;
  /** Where controllers are mapped. */
  readonly controllers: Audience;
  /** By a fallback policy: of endpoints that say nothing themselves. */
  readonly fallback: Audience;
  /** Of `[Authorize]` that names nothing: by the default policy. */
  readonly standard: Audience;
}

const namespace = "Microsoft.AspNetCore.Authorization.";

/** `[AllowAnonymous]` wins at any level, as in ASP.NET. */
export function audienceOf(attributes: readonly AttributeData[]): Audience {
  const those = (name: string): readonly AttributeData[] =>
    attributes.filter((data) => isAttribute(data, namespace + name));
  const ofForm = (form: string): readonly AttributeData[] => attributes.filter((data) => isOfForm(data, form));
  if (those("AllowAnonymous").length > 0 || ofForm("IAllowAnonymous").length > 0) return "anonymous";
  const asking = new Set([...those("Authorize"), ...ofForm("IAuthorizeData")]);
  if (asking.size === 0) return "unspecified";
  return [...asking].some(restricts) ? "restricted" : "authorize";
}

/** A policy or roles refuse somebody who is known. What a class of the program's own asks for is what its code sets. */
function restricts(data: AttributeData): boolean {
  const { attributeClass, constructorArguments } = data;
  const isOwn = attributeClass?.symbol.origin === "source";
  const written = isOwn ? [] : [constructorArguments[0], namedArgument(data, "Policy"), namedArgument(data, "Roles")];
  if (written.some((one) => one !== undefined && one.kind !== "null")) return true;
  return isOwn && ["Policy", "Roles"].some((name) => ownProperty(data, name)?.kind !== "null");
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

/** What an operation says, completed by what is said of it from further outside. */
export function audienceWithin(inner: Audience, ...outer: readonly Audience[]): Audience {
  if (inner === "functionKey") return inner;
  const all = [inner, ...outer];
  return strictest.find((audience) => all.includes(audience)) ?? "unspecified";
}

const strictest: readonly Audience[] = ["anonymous", "restricted", "authorize"];

/** Whom an endpoint answers that says so much: by the policies of the program. */
export function audienceByPolicy(own: Audience, { fallback, standard }: Authorization): Audience {
  if (own === "unspecified") return fallback;
  return own === "authorize" ? standard : own;
}

/** The same for an action. */
export function audienceOfAction(own: Audience, authorization: Authorization): Audience {
  const { controllers, filter } = authorization;
  return audienceWithin(audienceByPolicy(audienceWithin(own, controllers), authorization), filter);
}

/** What is set in a branch counts as if the branch is taken, with a warning. `controllers`: where they are mapped. */
export function readAuthorization(startUp: StartUp, controllers: Audience, sink: DiagnosticSink): Authorization {
  const standard = policyIn(startUp, "DefaultPolicy", sink) ?? "authorize";
  const filter = filterOfAll(startUp, sink);
  return {
    filter: filter === "authorize" ? standard : filter,
    controllers,
    fallback: policyIn(startUp, "FallbackPolicy", sink) ?? "unspecified",
    standard,
  };
}

export function reportBranch(place: SourceExpression, setting: string, sink: DiagnosticSink): void {
  sink.report(diagnostic("authorizationInBranch", locationOfExpression(place), { setting }));
}

/** Undefined where the program sets none. */
function policyIn(startUp: StartUp, name: string, sink: DiagnosticSink): Audience | undefined {
  const { machine } = startUp;
  const options = startUp.options(`${namespace}AuthorizationOptions`)?.object;
  const slot = options && machine.memory.field(options, name);
  if (slot === undefined) return undefined;
  const policies = alternativesOf(slot.value);
  const set = policies.filter((policy) => !isNull(policy));
  const isOpen = slot.conditions !== undefined || policies.length > set.length;
  if (set.length > 0 && isOpen && slot.place !== undefined) reportBranch(slot.place, name, sink);
  if (set.length === 0) return undefined;
  return set.some((policy) => restrictsKnown(machine, policy)) ? "restricted" : "authorize";
}

/** A filter of MVC that runs before every action. */
function filterOfAll({ machine, listIn }: StartUp, sink: DiagnosticSink): Audience {
  const filters = listIn("Microsoft.AspNetCore.Mvc.MvcOptions", "Filters").elements.filter(
    ({ value }) => classOf(value)?.symbol.metadataName === authorizeFilter,
  );
  const [element] = filters;
  if (element === undefined) return "unspecified";
  if (element.conditions.length > 0 && element.place !== undefined)
    reportBranch(element.place, "AuthorizeFilter", sink);
  const given = filters.flatMap(({ value }) => keptArguments(machine, knownObject(value)));
  return given.some((one) => restrictsKnown(machine, one)) ? "restricted" : "authorize";
}

const authorizeFilter = "Microsoft.AspNetCore.Mvc.Authorization.AuthorizeFilter";
