import { defineDiagnostics } from "../../definition.js";

/** The calls of a front end (`--calls`): what cannot be checked, then what breaks. */
export const callDiagnostics = defineDiagnostics({
  frontEndUnreadable: {
    code: "TN6011",
    severity: "error",
    message: "--calls cannot check {file}: {reason}.",
    help: "Pass the tsconfig.json that the front end is type-checked with. Its packages have to be installed, TypeScript 5 or 6 among them.",
  },
  clientNotInFrontEnd: {
    code: "TN6012",
    severity: "error",
    message: "{file} does not use the client of this server: {looked}.",
    help: "Give --calls the tsconfig.json of the program that uses the client, and --output the folder that the client is generated into.",
  },
  callsNeedCSharp: {
    code: "TN6013",
    severity: "error",
    message: "--calls cannot compare with {old}: an OpenAPI document does not say what the old client looked like.",
    help: "Compare with a git revision or an older project.",
  },
  filesNotChecked: {
    code: "TN6014",
    severity: "warning",
    message: "{file} does not check {count} beside it, such as {example}; their calls are not known.",
    help: "Include them, give --calls the tsconfig.json that does, or check components with their own tool (vue-tsc, svelte-check, astro check) after generating the client.",
  },
  clientDoesNotCompile: {
    code: "TN6015",
    severity: "warning",
    message: "The client itself does not compile in {file}, so calls may be missing: {place}: {message}.",
    help: "Install the packages that the client imports, or change the settings that reject it.",
  },
  callBreaks: {
    code: "TN6401",
    severity: "error",
    message: "This does not compile with the new client: {code} {message}.",
    help: "Change it together with the client.",
  },
  callMayBreak: {
    code: "TN6402",
    severity: "warning",
    message: "This uses {name} and may break: {change}",
    help: "It compiles with the new client. Check that it still does what it should.",
  },
  callHandedOn: {
    code: "TN6403",
    severity: "warning",
    message: "This passes {name} to code that the compiler cannot check, and may break: {change}",
    help: "Check that code.",
  },
});
