/**
 * A route template as ASP.NET reads it: `/tasks/{id:guid}/files/{*path}`.
 * https://learn.microsoft.com/aspnet/core/fundamentals/routing#route-templates
 */
export interface Route {
  /** Begins with a slash; constraints, defaults and optional marks stripped: `/tasks/{id}/files/{path}`. What OpenAPI and the client show. */
  readonly path: string;
  /** As written (tokens replaced), constraints included. */
  readonly template: string;
  readonly segments: readonly RouteSegment[];
}

/** A segment is a list of parts because ASP.NET allows `{name}.{extension}` and `v{version}`. */
export type RouteSegment = readonly RoutePart[];

export type RoutePart = RouteLiteral | RouteParameter;

export interface RouteLiteral {
  readonly kind: "literal";
  readonly text: string;
}

export interface RouteParameter {
  readonly kind: "parameter";
  readonly name: string;
  readonly constraints: readonly string[];
  readonly optional: boolean;
  readonly default: string | undefined;
  /** `single` (`{*path}`, slashes encoded by ASP.NET's link generator) or `double` (`{**path}`); both match slashes. */
  readonly catchAll: "none" | "single" | "double";
}

/** The path of a route: parameters by name, without constraints, defaults and optional marks. */
export function pathOf(segments: readonly RouteSegment[]): string {
  let path = "";
  // By index, here and in the parser of templates: an iterator makes an object for each step, and every operation has a route.
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at] ?? [];
    path += "/";
    for (let within = 0; within < segment.length; within++) {
      const part = segment[within];
      if (part !== undefined) path += part.kind === "literal" ? part.text : `{${part.name}}`;
    }
  }
  return path === "" ? "/" : path;
}

/** The route below a prefix; undefined where both name the same parameter. `template` is the text of the two joined. */
export function routeUnder(prefix: Route, route: Route, template: string): Route | undefined {
  const segments = [...prefix.segments, ...route.segments];
  const names = [...routeParameters(prefix), ...routeParameters(route)].map(({ name }) => name.toLowerCase());
  return new Set(names).size < names.length ? undefined : { path: pathOf(segments), template, segments };
}

export function routeParameters(route: Route): readonly RouteParameter[] {
  let parameters: RouteParameter[] | undefined;
  const { segments } = route;
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at] ?? [];
    for (let part = 0; part < segment.length; part++) {
      const routePart = segment[part];
      if (routePart?.kind !== "parameter") continue;
      if (parameters === undefined) parameters = [routePart];
      else parameters.push(routePart);
    }
  }
  return parameters ?? noParameters;
}

/** Asked several times for each operation, most of which have none. */
const noParameters: readonly RouteParameter[] = [];

/** The route with a text in place of a parameter. */
export function withSegmentText(route: Route, name: string, text: string): Route {
  const isFilled = (part: RoutePart): boolean => part.kind === "parameter" && part.name === name;
  const segments = route.segments.map((segment): RouteSegment => {
    if (!segment.some(isFilled)) return segment;
    const filled = segment.map((part): RoutePart => (isFilled(part) ? { kind: "literal", text } : part));
    return filled.every((part) => part.kind === "literal")
      ? [{ kind: "literal", text: filled.map((part) => part.text).join("") }]
      : filled;
  });
  const start = route.template.indexOf(`{${name}:`);
  const end = route.template.indexOf("}", start) + 1;
  const template = start < 0 ? route.template : `${route.template.slice(0, start)}${text}${route.template.slice(end)}`;
  return { path: pathOf(segments), template, segments };
}

/** The segment that Asp.Versioning reads the version from. */
export function versionSegment(route: Route): RouteParameter | undefined {
  return routeParameters(route).find(isVersionParameter);
}

export function isVersionParameter(part: RoutePart): boolean {
  return part.kind === "parameter" && part.constraints.some((constraint) => constraint.toLowerCase() === "apiversion");
}

/** Names of parameters have no case. */
export function routeParameterNamed(route: Route, name: string): RouteParameter | undefined {
  const parameters = routeParameters(route);
  if (parameters.length === 0) return undefined;
  const lowerCaseName = name.toLowerCase();
  return parameters.find((parameter) => parameter.name.toLowerCase() === lowerCaseName);
}

/** What a router sees: literals without case, and of each parameter what counts. */
export function routeShape(route: Route, ofParameter: (parameter: RouteParameter) => string): string {
  return route.segments
    .map((segment) =>
      segment.map((part) => (part.kind === "literal" ? part.text.toLowerCase() : `{${ofParameter(part)}}`)).join(""),
    )
    .join("/");
}

export function constraintText({ constraints }: RouteParameter): string {
  return [...constraints].sort().join(":");
}
