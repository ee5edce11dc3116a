/** What fits on a screen of 24 lines; `--help all` has the rest. */
export const helpText = `tenon: one truth for a C# server and its TypeScript client

  tenon -p Api.csproj --served -o src/api       any server → TypeScript client
  tenon -p Api.csproj -o src/api                only what is marked or declared
  tenon -p Api.csproj -o src/api --verify       is the client up to date?  (CI)
  tenon -p Api.csproj --check                   does the server keep its word?
  tenon -p Api.csproj --diff main               does this branch break clients?
  tenon --from-openapi api.yaml --namespace Acme -o Contracts   OpenAPI → C#
  tenon --init                                  set a front end up

  -p, --project <path>    a .csproj, .sln, .slnx or folder; or name .cs files
  -o, --output <folder>   where to write; without it, files are printed
  -w, --watch             generate again whenever the C# changes
  --served                every endpoint, marked or not; --include, --exclude
  --zod, --query, --mocks, --openapi   also validators, TanStack Query, MSW, …
  --docs <folder>         also a page of the API: search, examples, try it
  --routes                list what the server serves
  --explain <code>        what a diagnostic (TN2301) means, with an example
  --format <f>            text, json, sarif or github;  -q, --quiet: errors only

  --help all: every option        Documentation: docs/ in the tenon package
  Exit: 0 fine, 1 a gate failed, 2 bad input, 3 written in part, 70 our bug
`;

export const wholeHelpText = `tenon: one truth for a C# server and its TypeScript client

  tenon --project Api.csproj --output src/api      C# → TypeScript types and client
  tenon --project Api.csproj --check               does the server implement the contracts?
  tenon --project Api.csproj --output src/api --verify   is the generated code up to date?
  tenon --from-openapi spec.yaml --namespace Acme.Api --output Contracts   OpenAPI → C# contracts

Input
  -p, --project <path>       a .csproj, .sln or .slnx file, or a folder; or give .cs files without an option
  -f, --framework <tfm>      the target framework to read when a project has several (default: the newest)
      --cache <folder>       keep results there; a run that finds everything as it was gives them again

  --served                   every endpoint is an operation, marked or not; types follow the server's JSON
      --include <pattern>    only these: /route/pattern*, a namespace or a tag; can be repeated
      --exclude <pattern>    all but these

Generating
  -o, --output <folder>      where to write the files; without it they are printed
      --openapi [file]       also write an OpenAPI document (.json or .yaml; default <output>/openapi.json)
      --openapi-version <v>  3.0, 3.1 or 3.2 (default: 3.2 for .NET 11, else 3.1)
      --docs <folder>        also write a page of the API, <folder>/index.html
      --zod                  also write Zod validators, which the client can use
      --query [framework]    also write options for TanStack Query: react (default), vue, solid, svelte, angular, core
      --mocks                also write handlers for MSW 2, with examples
      --maps                 "go to definition" opens the C#: declarations with maps instead of sources; needs --output
      --inputs <style>       named: query, headers and forms by name (the default with --served); positional
      --import-extension <e> how modules import each other: js (default), ts (Deno), none (Next.js, React Native)
      --dates <kind>         dates are Date (date) or Temporal objects (temporal) instead of texts
      --security <scheme>    what [Authorize] means: bearer, bearer:jwt, cookie:<name>, apikey:header:<name>, …
      --int64 string         64-bit integers are strings on the wire
      --decimal string       decimals are strings on the wire
      --hub-protocol messagepack
                             the client speaks MessagePack to hubs that also take JSON
  -w, --watch                generate again when a source or project file changes; needs --output
      --init                 set a front end up: scripts, packages, a CI step; shows what, and asks
  -y, --yes                  do not ask

Gates (exit 1 when they fail)
      --check                check that the server covers the contracts; with --output, report only
      --strict               treat warnings of the check as errors; in an import, notes
      --verify               check that --output (or the --openapi file) is up to date
      --diff <old>           find breaking changes since a git revision, an older project or an OpenAPI file
      --calls <tsconfig>     with --diff: which places of this front end break; can be repeated
      --routes               list the routes of the server

To C#
      --adopt                write contracts of what is served and not yet declared; --include, --exclude
      --from-openapi <file>  OpenAPI 2.0, 3.0, 3.1 or 3.2, JSON or YAML
      --framework <tfm>      the framework that the imported C# is compiled for; from net11.0 on it has unions
      --namespace <name>     namespace of the generated C#; of adopted contracts that of the folder by default
      --route-prefix <path>  prefix every path of the document
      --root <folder>        the folder whose files the document can refer to (default: its own)
      --allow-remote <origin>  follow references to this origin; can be repeated
      --allow-missing        make a reference that cannot be resolved free-form, with a note
      --optional-values      Optional<T> for every optional nullable property, not only in PATCH bodies

Reporting
      --format <f>           text (default), json, sarif or github
      --explain <code>       what a diagnostic means, what to do, and an example
  -q, --quiet                errors only
  -h, --help [all]    -v, --version

Exit codes: 0 success, 1 a gate failed, 2 usage, input or configuration error and nothing written,
3 written, but operations that cannot be read were left out, 70 a bug in tenon.
`;
