import type { Callers, ImportOptions, Source, Target } from "./published.js";

/**
 * Options as a command line has them. The API goes through the same reading of options as the command line, so what is allowed
 * together is decided in one place, and a diagnostic that names a command names one that works.
 */
export function sourceArguments(options: Source): readonly string[] {
  const { project, files, framework, served, security, int64, decimal, hubProtocol } = options;
  const { include = [], exclude = [] } = typeof served === "object" ? served : {};
  return [
    ...valued("project", project),
    ...valued("framework", framework),
    ...switched("served", served !== undefined && served !== false),
    ...include.flatMap((pattern) => valued("include", pattern)),
    ...exclude.flatMap((pattern) => valued("exclude", pattern)),
    ...valued("security", security),
    ...valued("int64", int64),
    ...valued("decimal", decimal),
    ...valued("hub-protocol", hubProtocol),
    ...(files ?? []),
  ];
}

export function targetArguments({
  output,
  zod,
  query,
  mocks,
  maps,
  inputs,
  importExtension,
  dates,
  openapi,
  openapiVersion,
  docs,
}: Target): readonly string[] {
  return [
    ...valued("output", output),
    ...switched("zod", zod),
    ...switched("mocks", mocks),
    ...switched("maps", maps),
    ...valued("inputs", inputs),
    ...valued("import-extension", importExtension),
    ...valued("dates", dates),
    ...(query === true ? ["--query"] : valued("query", query === false ? undefined : query)),
    ...(openapi === true ? ["--openapi"] : valued("openapi", openapi === false ? undefined : openapi)),
    ...valued("openapi-version", openapiVersion),
    ...valued("docs", docs),
  ];
}

export function callsArguments({ calls, output }: Callers): readonly string[] {
  const files = typeof calls === "string" ? [calls] : (calls ?? []);
  return [...files.flatMap((file) => valued("calls", file)), ...valued("output", output)];
}

export function importArguments(options: ImportOptions): readonly string[] {
  return [
    ...valued("from-openapi", options.document),
    ...valued("namespace", options.namespace),
    ...valued("output", options.output),
    ...valued("route-prefix", options.routePrefix),
    ...valued("root", options.root),
    ...(options.allowRemote ?? []).flatMap((origin) => valued("allow-remote", origin)),
    ...switched("allow-missing", options.allowMissing),
    ...switched("optional-values", options.optionalValues),
    ...switched("strict", options.strict),
  ];
}

/** As people type it; behind an equals sign where the value would be taken for an option. */
function valued(name: string, value: string | undefined): readonly string[] {
  if (value === undefined) return [];
  return value === "" || value.startsWith("-") ? [`--${name}=${value}`] : [`--${name}`, value];
}

export function switched(name: string, on: boolean | undefined): readonly string[] {
  return on === true ? [`--${name}`] : [];
}
