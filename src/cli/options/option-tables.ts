/** Every option of the command line, in the order of the help. */
import { flag, type OptionTable, value, values } from "../../emit/emitter.js";
import { emitterOptions } from "../../emit/emitters.js";

const input = {
  project: value("<path>", "a .csproj, .sln or .slnx file, or a folder; or give .cs files without an option", "p"),
  framework: value("<tfm>", "the target framework to read when a project has several (default: the newest)", "f"),
  cache: value("<folder>", "keep results there; a run that finds everything as it was gives them again"),
  served: flag("every endpoint is an operation, marked or not; types follow the server's JSON"),
  include: values("<pattern>", "with --served, only these: /route/pattern*, a namespace or a tag; can be repeated"),
  exclude: values("<pattern>", "with --served, all but these"),
} satisfies OptionTable;

const generating = {
  output: value("<folder>", "where to write the files; without it they are printed", "o"),
  ...emitterOptions,
  security: value("<scheme>", "what [Authorize] means: bearer, bearer:jwt, cookie:<name>, apikey:header:<name>, …"),
  int64: value("string", "64-bit integers are strings on the wire"),
  decimal: value("string", "decimals are strings on the wire"),
  "hub-protocol": value("<p>", "json (default), or messagepack: what the client speaks to hubs that take both"),
  watch: flag("generate again when a source or project file changes; needs --output", "w"),
  init: flag("set a front end up: scripts, packages, a CI step; shows what, and asks"),
  yes: flag("do not ask", "y"),
} satisfies OptionTable;

const gates = {
  check: flag("check that the server covers the contracts; with --output, report only"),
  strict: flag("treat warnings of the check as errors; in an import, notes"),
  verify: flag("check that --output (or the --openapi file) is up to date"),
  diff: value("<old>", "find breaking changes since a git revision, an older project or an OpenAPI file"),
  calls: values("<tsconfig>", "with --diff: which places of this front end break; can be repeated"),
  routes: flag("list the routes of the server"),
} satisfies OptionTable;

const toCSharp = {
  adopt: flag("write contracts of what is served and not yet declared; --include, --exclude"),
  "from-openapi": value(
    "<file>",
    "OpenAPI 2.0, 3.0, 3.1 or 3.2, JSON or YAML; with --framework net11.0 or later the C# has unions",
  ),
  namespace: value("<name>", "namespace of the generated C#; of adopted contracts that of the folder by default"),
  "route-prefix": value("<path>", "prefix every path of the document"),
  root: value("<folder>", "the folder whose files the document can refer to (default: its own)"),
  "allow-remote": values("<origin>", "follow references to this origin; can be repeated"),
  "allow-missing": flag("make a reference that cannot be resolved free-form, with a note"),
  "optional-values": flag("Optional<T> for every optional nullable property, not only in PATCH bodies"),
} satisfies OptionTable;

const reporting = {
  format: value("<f>", "text (default), json, sarif or github"),
  explain: value("<code>", "what a diagnostic means, what to do, and an example"),
  quiet: flag("errors only", "q"),
  help: { type: "boolean", short: "h", argument: "[all]", help: "the most used options, or all of them" },
  version: flag("the version of the tool", "v"),
} satisfies OptionTable;

export const optionSections: ReadonlyMap<string, OptionTable> = new Map<string, OptionTable>([
  ["Input", input],
  ["Generating", generating],
  ["Gates (exit 1 when they fail)", gates],
  ["To C#", toCSharp],
  ["Reporting", reporting],
]);

export const optionTable = { ...input, ...generating, ...gates, ...toCSharp, ...reporting };
