/** Whom an operation answers: what its attributes say, and what the program says of all of them in one place. */
import { cachedBy } from "../../caching/cache.js";
import {
  allInterfaces,
  bindExpression,
  expressionsIn,
  locationOfExpression,
  textOf,
  typeOfExpression,
  writtenReceiver,
} from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AttributeData, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { valuesOfLocal } from "../../csharp/flow/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { hasAttribute } from "../attributes.js";
import { isInBranch } from "../program/branches.js";
import { controllerMappingCalls, controllerMappingWords } from "../program/controller-mapping-calls.js";
import { bodiesWith } from "../program/program-bodies.js";
import { calledName, writtenArguments } from "../program/written-calls.js";
import type { SourceProjects } from "../source-projects.js";

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
export function audienceWithin(own: Audience, ...outer: readonly Audience[]): Audience {
  if (own === "functionKey") return own;
  if (own === "anonymous" || outer.includes("anonymous")) return "anonymous";
  return own === "authorize" || outer.includes("authorize") ? "authorize" : "unspecified";
}

/** What is set in a branch counts as if the branch is taken, with a warning. */
export function readAuthorization(workspace: SourceProjects, sink: DiagnosticSink): Authorization {
  let hasFilter = false;
  let hasFallback = false;
  for (const { body } of bodiesWith(workspace, ["FallbackPolicy", "AuthorizeFilter"])) {
    for (const expression of expressionsIn(body)) {
      const fallback = fallbackSet(expression);
      const isFilter = fallback === undefined && addsFilter(expression);
      if (fallback === undefined && !isFilter) continue;
      if (isFilter) hasFilter = true;
      else hasFallback = fallback !== "none";
      if (fallback === "sometimes" || isInBranch(body.syntax, expression.syntax))
        reportBranch(expression, isFilter ? "AuthorizeFilter" : "FallbackPolicy", sink);
    }
  }
  return {
    ofActions: audienceWithin(hasFilter ? "authorize" : "unspecified", ofMappedControllers(workspace, sink)),
    ofEndpoints: hasFallback ? "authorize" : "unspecified",
  };
}

export function reportBranch(expression: SourceExpression, setting: string, sink: DiagnosticSink): void {
  sink.report(diagnostic("authorizationInBranch", locationOfExpression(expression), { setting }));
}

/** `options.FallbackPolicy = policy`, `.SetFallbackPolicy(policy)`. */
function fallbackSet(expression: SourceExpression): "some" | "none" | "sometimes" | undefined {
  const { syntax, scope } = expression;
  if (syntax.kind === "SimpleAssignmentExpression")
    return /\bFallbackPolicy$/.test(textOf({ syntax: syntax.left, scope }))
      ? policyIn({ syntax: syntax.right, scope })
      : undefined;
  if (calledName(expression) !== "SetFallbackPolicy") return undefined;
  const [policy] = writtenArguments(expression);
  return policy === undefined ? "some" : policyIn(policy);
}

function policyIn(value: SourceExpression): "some" | "none" | "sometimes" {
  const { syntax, scope } = value;
  if (syntax.kind !== "ConditionalExpression") return isNull(value) ? "none" : "some";
  const branches = [syntax.whenTrue, syntax.whenFalse].map((one) => isNull({ syntax: one, scope }));
  return branches.every((one) => one === branches[0]) ? (branches[0] ? "none" : "some") : "sometimes";
}

function isNull({ syntax }: SourceExpression): boolean {
  return syntax.kind === "NullLiteralExpression";
}

/** `options.Filters.Add(new AuthorizeFilter())`, and by type. */
function addsFilter(expression: SourceExpression): boolean {
  const receiver = calledName(expression) === "Add" ? writtenReceiver(expression) : undefined;
  if (receiver === undefined || !/\bFilters$/.test(textOf(receiver))) return false;
  return /\bAuthorizeFilter\b/.test(textOf(expression)) || writtenArguments(expression).some(isFilter);
}

function isFilter(value: SourceExpression): boolean {
  const type = typeOfExpression(value)?.type;
  return type?.kind === "named" && type.symbol.name === "AuthorizeFilter";
}

/** `app.MapControllers().RequireAuthorization()`; only where it is so wherever controllers are mapped. */
function ofMappedControllers(workspace: SourceProjects, sink: DiagnosticSink): Audience {
  const mappings = bodiesWith(workspace, controllerMappingWords).flatMap(({ body }) => {
    const all = [...expressionsIn(body)];
    const chains = all
      .filter((one) => /^(RequireAuthorization|AllowAnonymous)$/.test(calledName(one) ?? ""))
      .map(callsOf);
    return all
      .filter((one) => controllerMappingCalls.test(calledName(one) ?? ""))
      .map((mapping) => {
        const around = chains.filter((chain) => chain.some(({ syntax }) => syntax === mapping.syntax));
        for (const [call] of around)
          if (call !== undefined && isInBranch(body.syntax, call.syntax, mapping.syntax.start))
            reportBranch(call, calledName(call) ?? "", sink);
        return { mapping, audience: audienceIn([callsOf(mapping), ...around].flat().map(calledName)) };
      });
  });
  const [first] = mappings;
  const other = mappings.find(({ audience }) => audience !== first?.audience);
  if (other !== undefined)
    sink.report(diagnostic("controllersMappedDifferently", locationOfExpression(other.mapping), {}));
  return first === undefined || other !== undefined ? "unspecified" : first.audience;
}

function audienceIn(names: readonly (string | undefined)[]): Audience {
  if (names.includes("AllowAnonymous")) return "anonymous";
  return names.includes("RequireAuthorization") ? "authorize" : "unspecified";
}

/** A call and those that it is chained on, through a local too: `var all = app.MapControllers(); all.RequireAuthorization();`. */
function callsOf(call: SourceExpression): readonly SourceExpression[] {
  const calls: SourceExpression[] = [];
  for (let next: SourceExpression | undefined = call; next !== undefined && !calls.includes(next); ) {
    calls.push(next);
    const receiver = writtenReceiver(next);
    if (receiver === undefined) break;
    next = receiver.syntax.kind === "IdentifierName" ? valueOfLocal(receiver) : receiver;
  }
  return calls;
}

function valueOfLocal(name: SourceExpression): SourceExpression | undefined {
  const bound = bindExpression(name);
  return bound.kind === "local" ? valuesOfLocal(bound.variable).values[0] : undefined;
}
