import type { OptionEntry, OptionTable } from "../../emit/emitter.js";
import { optionSections } from "./option-tables.js";

/** What fits on a screen of 24 lines; `--help all` has the rest. */
export const helpText = `tenon: typed TypeScript clients for C# servers, and gates that keep both in step

  tenon -p Api.csproj --served -o src/api       any server → TypeScript client
  tenon -p Api.csproj -o src/api                only what is marked or declared
  tenon -p Api.csproj -o src/api --verify       is the client up to date?  (CI)
  tenon -p Api.csproj --check                   does the server do what it says?
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

export const wholeHelpText = `tenon: typed TypeScript clients for C# servers, and gates that keep both in step

  tenon --project Api.csproj --output src/api      C# → TypeScript types and client
  tenon --project Api.csproj --check               does the server implement the contracts?
  tenon --project Api.csproj --output src/api --verify   is the generated code up to date?
  tenon --from-openapi spec.yaml --namespace Acme.Api --output Contracts   OpenAPI → C# contracts

${[...optionSections].map(([title, options]) => sectionText(title, options)).join("\n")}
Exit codes: 0 success, 1 a gate failed, 2 usage, input or configuration error and nothing written,
3 written, but operations that cannot be read were left out, 70 a bug in tenon.
`;

function sectionText(title: string, options: OptionTable): string {
  return [title, ...Object.entries(options).map(([name, entry]) => optionText(name, entry)), ""].join("\n");
}

function optionText(name: string, { short, argument, help }: OptionEntry): string {
  const flag = `${short === undefined ? "    " : `-${short}, `}--${name}${argument === undefined ? "" : ` ${argument}`}`;
  return `  ${flag.padEnd(26)} ${help}`;
}
