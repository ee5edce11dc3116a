import { error } from "../definition.js";

export const commandLineDiagnostics = {
  badUsage: error("TN9001", "{reason}.", "Run `tenon --help` for the options."),
  noInput: error(
    "TN9002",
    "No input: neither --project, nor .cs files, nor --from-openapi was given.",
    "Try `tenon --project path/to/Api.csproj --output src/api`, or `tenon --help`.",
  ),
  optionsConflict: error(
    "TN9003",
    "{first} and {second} cannot be used together: {reason}.",
    "Run them as two commands.",
  ),
  optionNeedsOther: error("TN9004", "{option} needs {other}.", "Add {other}, or leave {option} out."),
  optionValueUnknown: error("TN9005", "{value} is not a value of {option}.", "Use one of: {choices}."),
  noProjectHere: error(
    "TN9006",
    "No C# server project was found, neither in this repository nor beside this folder.",
    "Give its path: `tenon --init --project ../Api/Api.csproj`.",
  ),
  noPackageJson: error(
    "TN9007",
    "There is no package.json in {folder}.",
    "Run `npm init` first, or run `tenon --init` in the folder of the front end.",
  ),
  packageJsonMalformed: error(
    "TN9008",
    "This package.json is not valid JSON.",
    "Correct it, then run `tenon --init` again. Nothing was changed.",
  ),
  nothingDeclared: error(
    "TN9009",
    "The project serves {routes}, but declares no contract and has no marked controller or handler, so there is nothing to generate.",
    "Pass --served to use every route as it is, or mark controllers with [ContractClient] (handlers with [ContractEndpoint]) or write a [Contract].",
  ),
  severalServersHere: error(
    "TN9011",
    "Several projects here are servers: {projects}.",
    "Choose one: `tenon --init --project {first}`. Nothing was changed.",
  ),
  severalFrontEndsHere: error(
    "TN9012",
    "Several folders here are front ends: {folders}.",
    "Run `tenon --init` in the folder of the one you want. Nothing was changed.",
  ),
  initNotConfirmed: error(
    "TN9013",
    "There is no terminal to confirm these changes on.",
    "Run it again with --yes to make them.",
  ),
  stackExhausted: error(
    "TN9014",
    "The input is nested or chained too deeply to be read. Nothing was written.",
    "Split the longest chain of operators, calls, `else if`, base classes or constants made of each other. The limit is tens of thousands of links (with `--watch`, thousands).",
  ),
  nothingFound: error(
    "TN9010",
    "The project declares no contract, has no marked controller or handler, and no route that it serves can be found in the source.",
    "Check that --project names the server; --routes lists what it serves. Routes that are mapped by convention (TN2181) are not read.",
  ),
};

export function isAboutCommandLine(code: string): boolean {
  return Object.values(commandLineDiagnostics).some((definition) => definition.code === code);
}
