import { defineDiagnostics } from "../definition.js";

export const commandLineDiagnostics = defineDiagnostics({
  badUsage: { code: "TN9001", severity: "error", message: "{reason}.", help: "Run `tenon --help` for the options." },
  noInput: {
    code: "TN9002",
    severity: "error",
    message: "No input: neither --project, nor .cs files, nor --from-openapi was given.",
    help: "Try `tenon --project path/to/Api.csproj --output src/api`, or `tenon --help`.",
  },
  optionsConflict: {
    code: "TN9003",
    severity: "error",
    message: "{first} and {second} cannot be used together: {reason}.",
    help: "Run them as two commands.",
  },
  optionNeedsOther: {
    code: "TN9004",
    severity: "error",
    message: "{option} needs {other}.",
    help: "Add {other}, or leave {option} out.",
  },
  optionValueUnknown: {
    code: "TN9005",
    severity: "error",
    message: "{value} is not a value of {option}.",
    help: "Use one of: {choices}.",
  },
  noProjectHere: {
    code: "TN9006",
    severity: "error",
    message: "No C# server project was found, neither in this repository nor beside this folder.",
    help: "Give its path: `tenon --init --project ../Api/Api.csproj`.",
  },
  noPackageJson: {
    code: "TN9007",
    severity: "error",
    message: "There is no package.json in {folder}.",
    help: "Run `npm init` first, or run `tenon --init` in the folder of the front end.",
  },
  packageJsonMalformed: {
    code: "TN9008",
    severity: "error",
    message: "This package.json is not valid JSON.",
    help: "Correct it, then run `tenon --init` again. Nothing was changed.",
  },
  nothingDeclared: {
    code: "TN9009",
    severity: "error",
    message:
      "The project serves {routes}, but declares no contract and has no marked controller or handler, so there is nothing to generate.",
    help: "Pass --served to use every route as it is, or mark controllers with [ContractClient] (handlers with [ContractEndpoint]) or write a [Contract].",
  },
  severalServersHere: {
    code: "TN9011",
    severity: "error",
    message: "Several projects here are servers: {projects}.",
    help: "Choose one: `tenon --init --project {first}`. Nothing was changed.",
  },
  severalFrontEndsHere: {
    code: "TN9012",
    severity: "error",
    message: "Several folders here are front ends: {folders}.",
    help: "Run `tenon --init` in the folder of the one you want. Nothing was changed.",
  },
  initNotConfirmed: {
    code: "TN9013",
    severity: "error",
    message: "There is no terminal to confirm these changes on.",
    help: "Run it again with --yes to make them.",
  },
  stackExhausted: {
    code: "TN9014",
    severity: "error",
    message: "The input is nested or chained too deeply to be read. Nothing was written.",
    help: "Split the longest chain of operators, calls, `else if`, base classes or constants made of each other. The limit is tens of thousands of links (with `--watch`, thousands).",
  },
  nothingFound: {
    code: "TN9010",
    severity: "error",
    message:
      "The project declares no contract, has no marked controller or handler, and no route that it serves can be found in the source.",
    help: "Check that --project names the server; --routes lists what it serves. Routes that are mapped by convention (TN2181) are not read.",
  },
});

export function isAboutCommandLine(code: string): boolean {
  return Object.values(commandLineDiagnostics).some((definition) => definition.code === code);
}
