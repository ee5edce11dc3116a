/** How Asp.Versioning finds the version of a request: `AddApiVersioning(o => o.ApiVersionReader = new HeaderApiVersionReader("x"))`. */

import type { SentVersion } from "../../contract/operation.js";
import { bindExpression, expressionsIn, textOf } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { simpleNameOf } from "../../csharp/binding/symbols/types.js";
import { constantValue, outermost } from "../../csharp/flow/index.js";
import type { SourceProjects } from "../source-projects.js";
import { versionOf } from "./api-version.js";
import { callsIn } from "./calls.js";
import { bodiesWith, mentions } from "./program-bodies.js";

/** What a request says besides the route. */
type VersionPlace = (version: string) => SentVersion;

export interface ApiVersioning {
  /** Undefined where the version is only in the route, or its place cannot be read. */
  readonly place: VersionPlace | undefined;
  /** Of what is served without a version of its own; undefined where conventions of the program say it. */
  readonly standard: string | undefined;
  /** A request without a version is one of that version. */
  readonly assumesStandard: boolean;
}

/** Undefined for a program that does not use Asp.Versioning. */
export function readApiVersioning(workspace: SourceProjects): ApiVersioning | undefined {
  const calls = bodiesWith(workspace, ["AddApiVersioning"]).flatMap(({ body }) => [
    ...callsIn(body, (name) => name === "AddApiVersioning"),
  ]);
  const [first] = calls;
  if (first === undefined) return undefined;
  const made = calls.flatMap(({ call }) => call.arguments.flatMap(({ value }) => [...readersIn(value)]));
  const inConvention = mentions(workspace, "VersionByNamespaceConvention", ".Conventions");
  return {
    place: made.length === 0 ? usual : made.find((one) => one !== "route"),
    standard: inConvention ? undefined : (calls.flatMap(({ call }) => standardIn(call.arguments)).at(-1) ?? "1.0"),
    assumesStandard: calls.flatMap(({ call }) => assumesIn(call.arguments)).at(-1) ?? false,
  };
}

/** Without a reader of its own a program reads the query and the route. */
const usual = inQuery("api-version");

function inQuery(name: string): VersionPlace {
  return (value) => ({ place: "query", name, value });
}

function inHeader(name: string): VersionPlace {
  return (value) => ({ place: "header", name, value });
}

// A parameter of `Accept`; of the type itself nothing is said.
function inMediaType(name: string): VersionPlace {
  return (version) => ({ place: "header", name: "accept", value: `*/*; ${name}=${version}` });
}

type Lambda = { readonly value: SourceExpression };

function* readersIn(options: SourceExpression): Iterable<VersionPlace | "route" | undefined> {
  for (const { type, given } of creationsIn(options)) {
    const [name] = given;
    const text = name === undefined ? undefined : constantValue(name, outermost);
    const written = text?.kind === "string" ? text.value : undefined;
    if (type === "QueryStringApiVersionReader") yield written === undefined ? usual : inQuery(written);
    else if (type === "HeaderApiVersionReader" && written !== undefined) yield inHeader(written);
    else if (type === "MediaTypeApiVersionReader") yield inMediaType(written ?? "v");
    else if (type.endsWith("ApiVersionReader")) yield type === "UrlSegmentApiVersionReader" ? "route" : undefined;
  }
}

/** `o.DefaultApiVersion = new ApiVersion(2, 0)`. */
function standardIn(given: readonly Lambda[]): readonly string[] {
  return valuesSet(given, "DefaultApiVersion").flatMap((value) => {
    const bound = bindExpression(value);
    if (bound.kind !== "creation") return [];
    return versionOf(bound.arguments.map((one) => constantValue(one.value, outermost))) ?? [];
  });
}

/** `o.AssumeDefaultVersionWhenUnspecified = true`. */
function assumesIn(given: readonly Lambda[]): readonly boolean[] {
  return valuesSet(given, "AssumeDefaultVersionWhenUnspecified").map((value) => {
    const constant = constantValue(value, outermost);
    return constant?.kind === "bool" && constant.value;
  });
}

function valuesSet(given: readonly Lambda[], option: string): readonly SourceExpression[] {
  return given.flatMap(({ value }) =>
    expressionsIn(value).flatMap(({ syntax, scope }) =>
      syntax.kind === "SimpleAssignmentExpression" && textOf({ syntax: syntax.left, scope }).endsWith(`.${option}`)
        ? [{ syntax: syntax.right, scope }]
        : [],
    ),
  );
}

function* creationsIn(
  options: SourceExpression,
): Iterable<{ readonly type: string; readonly given: readonly SourceExpression[] }> {
  for (const expression of expressionsIn(options)) {
    if (!/ObjectCreationExpression$/.test(expression.syntax.kind)) continue;
    const bound = bindExpression(expression);
    if (bound.kind !== "creation") continue;
    const { type } = bound.type;
    const name = simpleNameOf(type);
    yield { type: name, given: bound.arguments.map(({ value }) => value) };
  }
}
