/** The options and results of the functions of the package. */

/** What the C# is read from, and how. Paths are relative to `cwd`. */
export interface Source {
  /** A `.csproj`, `.sln` or `.slnx` file, or a folder that holds one. */
  project?: string | undefined;
  /** `.cs` files, instead of a project. */
  files?: readonly string[] | undefined;
  /** `process.cwd()` unless given. */
  cwd?: string | undefined;
  framework?: string | undefined;
  /** Every endpoint is an operation, marked or not. */
  served?: boolean | { include?: readonly string[] | undefined; exclude?: readonly string[] | undefined } | undefined;
  /** What `[Authorize]` means: `bearer`, `cookie:<name>`, … */
  security?: string | undefined;
  int64?: "number" | "string" | undefined;
  decimal?: "number" | "string" | undefined;
  hubProtocol?: "json" | "messagepack" | undefined;
}

export interface Target {
  /** The folder that the TypeScript goes into. Without it nothing is written, and `files` has the result. */
  output?: string | undefined;
  zod?: boolean | undefined;
  /** How functions take query, header and form values: by default `named` with `served`, else `positional`. */
  inputs?: "named" | "positional" | undefined;
  /** How modules import each other: `./tasks.js` by default, `./tasks.ts` (Deno), or `./tasks` (Next.js, React Native). */
  importExtension?: "js" | "ts" | "none" | undefined;
  /** What dates are; texts by default. */
  dates?: "date" | "temporal" | undefined;
  /** Handlers for MSW 2. */
  mocks?: boolean | undefined;
  /** Declarations with maps, so that an editor's "go to definition" opens the C#. Needs `output`. */
  maps?: boolean | undefined;
  /** Options for TanStack Query; `true` is React. */
  query?: boolean | "react" | "vue" | "solid" | "svelte" | "angular" | "core" | undefined;
  /** `true`: `openapi.json` in the output folder. A text: this file. */
  openapi?: boolean | string | undefined;
  openapiVersion?: "3.0" | "3.1" | "3.2" | undefined;
  /** The folder of the page of the API: `index.html` in it. */
  docs?: string | undefined;
}

export interface Location {
  /** Absolute, or as it was given. Lines and columns count from 1. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface Diagnostic {
  /** Stable: `TN2301`. */
  readonly code: string;
  readonly severity: "error" | "warning" | "note";
  readonly message: string;
  /** What to do next. */
  readonly help: string;
  readonly location: Location | undefined;
  readonly related: readonly { readonly message: string; readonly location: Location }[];
}

export interface Result {
  /** Whether the command line would have ended with 0. */
  readonly ok: boolean;
  /** 0 fine, 1 a gate failed, 2 the input cannot be used, 3 written without what cannot be read. */
  readonly exitCode: 0 | 1 | 2 | 3;
  readonly diagnostics: readonly Diagnostic[];
}

export interface GeneratedFile {
  /** Within the output folder; absolute for an OpenAPI file that was named and for the page. */
  readonly path: string;
  readonly text: string;
}

export interface Written {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** How many of the files that were written or removed are maps, which change nothing but where an editor goes. */
  readonly maps: number;
}

export interface Generated extends Result {
  /** Empty where `exitCode` is 2. */
  readonly files: readonly GeneratedFile[];
  readonly services: number;
  readonly operations: number;
  readonly types: number;
  /** What became of the files on disk; undefined where none were asked for. */
  readonly written: Written | undefined;
}

export interface Checked extends Result {
  readonly coverage: {
    readonly total: number;
    readonly covered: number;
    readonly missing: number;
    readonly mismatched: number;
  };
}

export interface Verified extends Result {
  readonly drifts: readonly { readonly kind: "changed" | "missing" | "stale"; readonly file: string }[];
}

/** The front ends of a `diff`. */
export interface Callers {
  /** The `tsconfig.json` of each front end whose calls are looked at. */
  calls?: string | readonly string[] | undefined;
  /** The folder of their client; found by what they import unless given. */
  output?: string | undefined;
}

/** What the changes do to a front end. The places are in `diagnostics`: TN6401 breaks, TN6402 and TN6403 may break. */
export interface Calls {
  /** The `tsconfig.json`. */
  readonly project: string;
  /** The folders of the clients. */
  readonly clients: readonly string[];
  readonly breaking: number;
  readonly mayBreak: number;
  /** Errors that the front end has already, with the old client. */
  readonly known: number;
  /** Files that its compiler does not check. */
  readonly unread: readonly string[];
}

export interface Differences extends Result {
  readonly breaking: number;
  readonly risky: number;
  readonly safe: number;
  /** In the order in which the front ends were given. */
  readonly calls: readonly Calls[];
}

export interface Route {
  /** `*` where the endpoint answers every method, `?` where it is not known. */
  readonly method: string;
  readonly route: string;
  /** The function of the client, `tasks.getById`; undefined where it has none. */
  readonly client?: string | undefined;
  readonly handler: string;
  readonly location: Location;
}

export interface Routes extends Result {
  readonly routes: readonly Route[];
}

export interface ImportOptions {
  /** OpenAPI 2.0, 3.0, 3.1 or 3.2, JSON or YAML. */
  document: string;
  /** Of the generated C#. */
  namespace: string;
  output?: string | undefined;
  cwd?: string | undefined;
  routePrefix?: string | undefined;
  root?: string | undefined;
  allowRemote?: readonly string[] | undefined;
  allowMissing?: boolean | undefined;
  optionalValues?: boolean | undefined;
  strict?: boolean | undefined;
}

export interface Imported extends Result {
  readonly files: readonly GeneratedFile[];
  readonly operations: number;
  readonly types: number;
  readonly written: Written | undefined;
}

export interface Watcher {
  close(): void;
}
