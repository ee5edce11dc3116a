export const helpText = `tenon: one truth for a C# server and its TypeScript client

  tenon --project Api.csproj --output src/api      C# → TypeScript types and client
  tenon --project Api.csproj --check               do the server's routes implement the contracts?
  tenon --project Api.csproj --output src/api --verify   has the generated code drifted?
  tenon --from-openapi spec.yaml --namespace Acme.Api --output Contracts   OpenAPI → C# contracts

Input
  -p, --project <path>       a .csproj, .sln, .slnx or folder; or give .cs files by themselves
  -f, --framework <tfm>      which target framework of a project that has several; else the newest

Generating
  -o, --output <folder>      where the files go; without it they are printed
      --openapi [file]       also write OpenAPI (.json or .yaml; without a value <output>/openapi.json)
      --openapi-version <v>  3.0, 3.1 (default) or 3.2
      --zod                  also write Zod validators, and let the client use them
      --security <scheme>    what [Authorize] means: bearer, bearer:jwt, cookie:<name>, apikey:header:<name>, …
      --int64 string         64-bit integers are strings on the wire
      --decimal string       decimals are strings on the wire
  -w, --watch                generate again when a source or project file changes; needs --output
      --init                 add the scripts api, api:verify and api:check to the package.json here

Gates (exit 1 when they fail)
      --check                coverage of the contracts by the server; with --output it only reports
      --strict               warnings of the gate are errors; in an import, notes are
      --verify               what stands in --output (or the --openapi file) is what would be generated
      --diff <old>           breaking changes since a git revision, an older project or an OpenAPI file
      --routes               the table of routes that the server serves

OpenAPI to C#
      --from-openapi <file>  OpenAPI 2.0, 3.0, 3.1 or 3.2, JSON or YAML
      --namespace <name>     namespace of the generated C#
      --route-prefix <path>  put before every path of the document
      --allow-remote <origin>  follow references to this origin; repeatable

Reporting
      --format <f>           text (default), json, sarif or github
  -q, --quiet                errors only
  -h, --help    -v, --version

Exit codes: 0 fine, 1 a gate failed, 2 usage, input or configuration error, 70 a bug in tenon.
`;
