/** How Asp.Versioning finds the version of a request: `AddApiVersioning(o => o.ApiVersionReader = new HeaderApiVersionReader("x"))`. */

import { bindExpression, expressionsIn, textOf } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { simpleNameOf } from "../../csharp/binding/symbols/types.js";
import { constantValue, outermost } from "../../csharp/flow/index.js";
import type { SourceProjects } from "../source-projects.js";
import { versionOf } from "./api-version.js";
import { callsIn } from "./calls.js";
import { bodiesWith, mentions } from "./program-bodies.js";

/** Where a request says its version besides the route. */
export interface VersionPlace {
  readonly place: "query" | "header";
  readonly name: string;
}

export interface ApiVersioning {
  /** Undefined where the version is only in the route, or its place cannot be read. */
  readonly place: VersionPlace | undefined;
  /** Of what is served without a version of its own; undefined where conventions of the program say it. */
  readonly standard: string | undefined;
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
  };
}

/** Without a reader of its own a program reads the query and the route. */
const usual: VersionPlace = { place: "query", name: "api-version" };

type Lambda = { readonly value: SourceExpression };

function* readersIn(options: SourceExpression): Iterable<VersionPlace | "route" | undefined> {
  for (const { type, given } of creationsIn(options)) {
    const [name] = given;
    const text = name === undefined ? undefined : constantValue(name, outermost);
    const written = text?.kind === "string" ? text.value : undefined;
    if (type === "QueryStringApiVersionReader") yield { place: "query", name: written ?? usual.name };
    else if (type === "HeaderApiVersionReader" && written !== undefined) yield { place: "header", name: written };
    else if (type.endsWith("ApiVersionReader")) yield type === "UrlSegmentApiVersionReader" ? "route" : undefined;
  }
}

/** `o.DefaultApiVersion = new ApiVersion(2, 0)`. */
function standardIn(given: readonly Lambda[]): readonly string[] {
  return given.flatMap(({ value }) =>
    expressionsIn(value).flatMap(({ syntax, scope }) => {
      if (syntax.kind !== "SimpleAssignmentExpression") return [];
      if (!/\.DefaultApiVersion$/.test(textOf({ syntax: syntax.left, scope }))) return [];
      const bound = bindExpression({ syntax: syntax.right, scope });
      if (bound.kind !== "creation") return [];
      return versionOf(bound.arguments.map((one) => constantValue(one.value, outermost))) ?? [];
    }),
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
