/** Every option of the command line, in the order of the help. */
import type { OptionTable } from "../../emit/emitter.js";
import { emitterOptions } from "../../emit/emitters.js";

const input = {
  project: {
    type: "string",
    short: "p",
    argument: "<path>",
    help: "a .csproj, .sln or .slnx file, or a folder; or give .cs files without an option",
  },
  framework: {
    type: "string",
    short: "f",
    argument: "<tfm>",
    help: "the target framework to read when a project has several (default: the newest)",
  },
  cache: {
    type: "string",
    argument: "<folder>",
    help: "keep results there; a run that finds everything as it was gives them again",
  },
  served: { type: "boolean", help: "every endpoint is an operation, marked or not; types follow the server's JSON" },
  include: {
    type: "string",
    multiple: true,
    argument: "<pattern>",
    help: "with --served, only these: /route/pattern*, a namespace or a tag; can be repeated",
  },
  exclude: { type: "string", multiple: true, argument: "<pattern>", help: "with --served, all but these" },
} as const satisfies OptionTable;

const generating = {
  output: {
    type: "string",
    short: "o",
    argument: "<folder>",
    help: "where to write the files; without it they are printed",
  },
  ...emitterOptions,
  security: {
    type: "string",
    argument: "<scheme>",
    help: "what [Authorize] means: bearer, bearer:jwt, cookie:<name>, apikey:header:<name>, …",
  },
  int64: { type: "string", argument: "string", help: "64-bit integers are strings on the wire" },
  decimal: { type: "string", argument: "string", help: "decimals are strings on the wire" },
  "hub-protocol": {
    type: "string",
    argument: "<p>",
    help: "json (default), or messagepack: what the client speaks to hubs that take both",
  },
  watch: {
    type: "boolean",
    short: "w",
    help: "generate again when a source or project file changes; needs --output",
  },
  init: { type: "boolean", help: "set a front end up: scripts, packages, a CI step; shows what, and asks" },
  yes: { type: "boolean", short: "y", help: "do not ask" },
} as const satisfies OptionTable;

const gates = {
  check: { type: "boolean", help: "check that the server covers the contracts; with --output, report only" },
  strict: { type: "boolean", help: "treat warnings of the check as errors; in an import, notes" },
  verify: { type: "boolean", help: "check that --output (or the --openapi file) is up to date" },
  diff: {
    type: "string",
    argument: "<old>",
    help: "find breaking changes since a git revision, an older project or an OpenAPI file",
  },
  calls: {
    type: "string",
    multiple: true,
    argument: "<tsconfig>",
    help: "with --diff: which places of this front end break; can be repeated",
  },
  routes: { type: "boolean", help: "list the routes of the server" },
} as const satisfies OptionTable;

const toCSharp = {
  adopt: {
    type: "boolean",
    help: "write contracts of what is served and not yet declared; --include, --exclude",
  },
  "from-openapi": {
    type: "string",
    argument: "<file>",
    help: "OpenAPI 2.0, 3.0, 3.1 or 3.2, JSON or YAML; with --framework net11.0 or later the C# has unions",
  },
  namespace: {
    type: "string",
    argument: "<name>",
    help: "namespace of the generated C#; of adopted contracts that of the folder by default",
  },
  "route-prefix": { type: "string", argument: "<path>", help: "prefix every path of the document" },
  root: {
    type: "string",
    argument: "<folder>",
    help: "the folder whose files the document can refer to (default: its own)",
  },
  "allow-remote": {
    type: "string",
    multiple: true,
    argument: "<origin>",
    help: "follow references to this origin; can be repeated",
  },
  "allow-missing": { type: "boolean", help: "make a reference that cannot be resolved free-form, with a note" },
  "optional-values": {
    type: "boolean",
    help: "Optional<T> for every optional nullable property, not only in PATCH bodies",
  },
} as const satisfies OptionTable;

const reporting = {
  format: { type: "string", argument: "<f>", help: "text (default), json, sarif or github" },
  explain: { type: "string", argument: "<code>", help: "what a diagnostic means, what to do, and an example" },
  quiet: { type: "boolean", short: "q", help: "errors only" },
  help: { type: "boolean", short: "h", argument: "[all]", help: "the most used options, or all of them" },
  version: { type: "boolean", short: "v", help: "the version of the tool" },
} as const satisfies OptionTable;

export const optionSections: ReadonlyMap<string, OptionTable> = new Map<string, OptionTable>([
  ["Input", input],
  ["Generating", generating],
  ["Gates (exit 1 when they fail)", gates],
  ["To C#", toCSharp],
  ["Reporting", reporting],
]);

export const optionTable = { ...input, ...generating, ...gates, ...toCSharp, ...reporting };
