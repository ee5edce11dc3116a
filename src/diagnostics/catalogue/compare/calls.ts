import { error, warning } from "../../definition.js";

/** The calls of a front end (`--calls`): what cannot be checked, then what breaks. */
export const callDiagnostics = {
  frontEndUnreadable: error(
    "TN6011",
    "--calls cannot check {file}: {reason}.",
    "Pass the tsconfig.json that the front end is type-checked with. Its packages have to be installed, TypeScript 5 or 6 among them.",
  ),
  clientNotInFrontEnd: error(
    "TN6012",
    "{file} does not use the client of this server: {looked}.",
    "Give --calls the tsconfig.json of the program that uses the client, and --output the folder that the client is generated into.",
  ),
  callsNeedCSharp: error(
    "TN6013",
    "--calls cannot compare with {old}: an OpenAPI document does not say what the old client looked like.",
    "Compare with a git revision or an older project.",
  ),
  filesNotChecked: warning(
    "TN6014",
    "{file} does not check {count} beside it, such as {example}; their calls are not known.",
    "Include them, give --calls the tsconfig.json that does, or check components with their own tool (vue-tsc, svelte-check, astro check) after generating the client.",
  ),
  clientDoesNotCompile: warning(
    "TN6015",
    "The client itself does not compile in {file}, so calls may be missing: {place}: {message}.",
    "Install the packages that the client imports, or change the settings that reject it.",
  ),
  callBreaks: error(
    "TN6401",
    "This does not compile with the new client: {code} {message}.",
    "Change it together with the client.",
  ),
  callMayBreak: warning(
    "TN6402",
    "This uses {name} and may break: {change}",
    "It compiles with the new client. Check that it still does what it should.",
  ),
  callHandedOn: warning(
    "TN6403",
    "This passes {name} to code that the compiler cannot check, and may break: {change}",
    "Check that code.",
  ),
};
