import { defineDiagnostics } from "../definition.js";

const updateClients =
  "Keep the old form beside the new one until every client has been updated, or publish a new version.";
const tellClients = "Tell the teams that use the generated client; nothing on the wire breaks by itself.";
const nothing = "Nothing to do.";

/**
 * Verify (TN6000–6099) and diff: breaking (TN6100–6199), risky (TN6200–6299), safe (TN6300–6399), calls of a front end
 * (TN6400–6499). What is asked for may grow only where old clients already say it; what is answered may shrink only where old
 * clients do not need it.
 */
export const compareDiagnostics = defineDiagnostics({
  generatedFileDiffers: {
    code: "TN6001",
    severity: "error",
    message: "{file} differs from what the C# source generates now.",
    help: "Run: {command}",
  },
  generatedFileMissing: { code: "TN6002", severity: "error", message: "{file} is missing.", help: "Run: {command}" },
  generatedFileStale: {
    code: "TN6003",
    severity: "error",
    message: "{file} is stale: nothing generates it any longer.",
    help: "Run: {command}",
  },
  revisionUnreadable: {
    code: "TN6010",
    severity: "error",
    message: "The revision {revision} cannot be read from git: {reason}.",
    help: "Give a branch, tag or commit that this clone has; in a shallow clone, fetch it first (git fetch --unshallow, or fetch-depth: 0 in CI).",
  },

  frontEndUnreadable: {
    code: "TN6011",
    severity: "error",
    message: "--calls cannot check {file}: {reason}.",
    help: "Give --calls the tsconfig.json that the front end is checked with, where its packages (TypeScript 5 or 6 among them) are installed.",
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
    message: "{file} does not check {count} beside it, such as {example}: calls in there are not known.",
    help: "Include them, give --calls the tsconfig.json that does, or check components with their own tool (vue-tsc, svelte-check, astro check) after generating the client.",
  },
  clientDoesNotCompile: {
    code: "TN6015",
    severity: "warning",
    message: "The client itself does not compile in {file}, so that calls may be missing: {place}: {message}.",
    help: "Install the packages that the client imports, or repair the settings that refuse it.",
  },
  operationRemoved: { code: "TN6101", severity: "error", message: "{operation} was removed.", help: updateClients },
  operationMoved: {
    code: "TN6102",
    severity: "error",
    message: "{operation} was {old} and is now {new}: old clients call an address that no longer exists.",
    help: updateClients,
  },
  parameterAddedRequired: {
    code: "TN6103",
    severity: "error",
    message: "{operation} requires a new {place} parameter, {name}, which old clients do not send.",
    help: "Give it a default, or make it nullable.",
  },
  parameterNowRequired: {
    code: "TN6104",
    severity: "error",
    message: "{operation}: the parameter {name} is now required; old clients may leave it out.",
    help: "Keep its default.",
  },
  parameterMoved: {
    code: "TN6105",
    severity: "error",
    message: "{operation}: the parameter {name} moved from {old} to {new}.",
    help: updateClients,
  },
  bodyNowRequired: {
    code: "TN6106",
    severity: "error",
    message: "{operation} now requires a body, which old clients do not send.",
    help: "Make the body nullable.",
  },
  bodyEncodingChanged: {
    code: "TN6107",
    severity: "error",
    message: "{operation}: the body was {old} and is now {new}.",
    help: updateClients,
  },
  requestMediaTypeRemoved: {
    code: "TN6108",
    severity: "error",
    message: "{operation} no longer accepts {mediaType}.",
    help: updateClients,
  },
  successRemoved: {
    code: "TN6109",
    severity: "error",
    message: "{operation} no longer answers {status}, which old clients treat as success.",
    help: updateClients,
  },
  successAdded: {
    code: "TN6110",
    severity: "error",
    message: "{operation} answers a new success status, {status}, which old clients do not know.",
    help: updateClients,
  },
  answerBodyRemoved: {
    code: "TN6111",
    severity: "error",
    message: "{operation} no longer answers {status} with a body.",
    help: updateClients,
  },
  answerMediaTypeRemoved: {
    code: "TN6112",
    severity: "error",
    message: "{operation} no longer answers {status} as {mediaType}.",
    help: updateClients,
  },
  securityAdded: {
    code: "TN6113",
    severity: "error",
    message: "{operation} now requires authentication: {new}.",
    help: updateClients,
  },
  securityChanged: {
    code: "TN6114",
    severity: "error",
    message: "{operation} requires different authentication: {old} became {new}.",
    help: updateClients,
  },
  headerRemoved: {
    code: "TN6115",
    severity: "error",
    message: "{operation}: the header {name} is no longer sent with {status}.",
    help: updateClients,
  },
  parameterStyleChanged: {
    code: "TN6116",
    severity: "error",
    message: "{operation}: the parameter {name} is read as {new}, but old clients write it as {old}.",
    help: updateClients,
  },
  propertyAddedRequired: {
    code: "TN6120",
    severity: "error",
    message: "{path} is new and required; old clients do not send it.",
    help: "Give it a default, or mark it [ContractOptional].",
  },
  propertyNowRequired: {
    code: "TN6121",
    severity: "error",
    message: "{path} is now required; old clients may leave it out.",
    help: "Keep its default.",
  },
  answerPropertyRemoved: {
    code: "TN6122",
    severity: "error",
    message: "{path} is no longer answered.",
    help: updateClients,
  },
  answerPropertyNowOptional: {
    code: "TN6123",
    severity: "error",
    message: "{path} may now be missing from answers; old clients rely on it.",
    help: updateClients,
  },
  requestNoLongerNull: {
    code: "TN6124",
    severity: "error",
    message: "{path} may no longer be null in requests; old clients may send null.",
    help: updateClients,
  },
  answerNowNull: {
    code: "TN6125",
    severity: "error",
    message: "{path} may now be null in answers; old clients do not expect it.",
    help: updateClients,
  },
  typeChanged: {
    code: "TN6126",
    severity: "error",
    message: "{path} was {old} and is now {new}.",
    help: updateClients,
  },
  requestMemberRemoved: {
    code: "TN6127",
    severity: "error",
    message: "{path} no longer accepts {member}; old clients may send it.",
    help: updateClients,
  },
  answerMemberAdded: {
    code: "TN6128",
    severity: "error",
    message: "{path} may now be answered as {member}, which old clients do not know.",
    help: updateClients,
  },
  constraintNarrowed: {
    code: "TN6129",
    severity: "error",
    message: "{path}: {constraint} was {old} and is now {new}; what old clients send may be rejected.",
    help: updateClients,
  },
  discriminatorChanged: {
    code: "TN6130",
    severity: "error",
    message: "{path}: the discriminator was {old} and is now {new}.",
    help: updateClients,
  },
  extraKeysForbidden: {
    code: "TN6131",
    severity: "error",
    message: "{path} no longer allows keys that are not declared; old clients may send some.",
    help: updateClients,
  },

  parameterRemoved: {
    code: "TN6201",
    severity: "warning",
    message: "{operation}: the parameter {name} was removed; what old clients send for it is ignored.",
    help: tellClients,
  },
  bodyRemoved: {
    code: "TN6202",
    severity: "warning",
    message: "{operation} no longer reads a body; what old clients send is ignored.",
    help: tellClients,
  },
  errorAdded: {
    code: "TN6203",
    severity: "warning",
    message: "{operation} may answer a new status, {status}; old clients treat it as an undeclared error.",
    help: tellClients,
  },
  clientNameChanged: {
    code: "TN6204",
    severity: "warning",
    message: "{operation} is now called {new} in the client; it was {old}.",
    help: tellClients,
  },
  answerMediaTypeAdded: {
    code: "TN6205",
    severity: "warning",
    message: "{operation} may now also answer {status} as {mediaType}.",
    help: tellClients,
  },
  defaultChanged: {
    code: "TN6206",
    severity: "warning",
    message:
      "{operation}: the default of {name} was {old} and is now {new}; old clients that leave it out may get a different answer.",
    help: tellClients,
  },
  requestPropertyRemoved: {
    code: "TN6207",
    severity: "warning",
    message: "{path} was removed from requests; what old clients send for it is ignored.",
    help: tellClients,
  },
  answerConstraintWidened: {
    code: "TN6208",
    severity: "warning",
    message: "{path}: {constraint} was {old} and is now {new}; answers may exceed what old clients expect.",
    help: tellClients,
  },
  clientTypeChanged: {
    code: "TN6209",
    severity: "warning",
    message: "{path} is still {wire} on the wire, but was {old} and is now {new} in TypeScript.",
    help: tellClients,
  },
  answerRangeWidened: {
    code: "TN6210",
    severity: "warning",
    message: "{path} has a wider range: {old} became {new}; old clients may lose precision.",
    help: tellClients,
  },
  answerBodyAdded: {
    code: "TN6211",
    severity: "warning",
    message: "{operation} now answers {status} with a body; old clients ignore it.",
    help: tellClients,
  },
  extraKeysAllowed: {
    code: "TN6212",
    severity: "warning",
    message: "{path} may now hold keys that are not declared.",
    help: tellClients,
  },
  parameterOrderChanged: {
    code: "TN6213",
    severity: "warning",
    message: "{operation}: the parameters of the client function are in a different order: {old} became {new}.",
    help: tellClients,
  },

  operationAdded: { code: "TN6301", severity: "note", message: "{operation} is new.", help: nothing },
  parameterAddedOptional: {
    code: "TN6302",
    severity: "note",
    message: "{operation}: the parameter {name} is new and may be left out.",
    help: nothing,
  },
  parameterNowOptional: {
    code: "TN6303",
    severity: "note",
    message: "{operation}: the parameter {name} may now be left out.",
    help: nothing,
  },
  requestMediaTypeAdded: {
    code: "TN6304",
    severity: "note",
    message: "{operation} now also accepts {mediaType}.",
    help: nothing,
  },
  errorRemoved: { code: "TN6305", severity: "note", message: "{operation} no longer answers {status}.", help: nothing },
  securityRelaxed: {
    code: "TN6306",
    severity: "note",
    message: "{operation} requires less authentication: {old} became {new}.",
    help: nothing,
  },
  operationDeprecated: { code: "TN6307", severity: "note", message: "{operation} is deprecated.", help: nothing },
  propertyAddedOptional: {
    code: "TN6308",
    severity: "note",
    message: "{path} is new in requests and may be left out.",
    help: nothing,
  },
  answerPropertyAdded: { code: "TN6309", severity: "note", message: "{path} is new in answers.", help: nothing },
  propertyNowOptional: {
    code: "TN6310",
    severity: "note",
    message: "{path} may now be left out of requests.",
    help: nothing,
  },
  answerPropertyNowPresent: {
    code: "TN6311",
    severity: "note",
    message: "{path} is now always answered.",
    help: nothing,
  },
  requestNowNull: { code: "TN6312", severity: "note", message: "{path} may now be null in requests.", help: nothing },
  answerNoLongerNull: {
    code: "TN6313",
    severity: "note",
    message: "{path} is no longer null in answers.",
    help: nothing,
  },
  requestMemberAdded: { code: "TN6314", severity: "note", message: "{path} now also accepts {member}.", help: nothing },
  answerMemberRemoved: {
    code: "TN6315",
    severity: "note",
    message: "{path} is no longer answered as {member}.",
    help: nothing,
  },
  constraintWidened: {
    code: "TN6316",
    severity: "note",
    message: "{path}: {constraint} was {old} and is now {new}; everything old clients send is still accepted.",
    help: nothing,
  },
  requestRangeWidened: {
    code: "TN6317",
    severity: "note",
    message: "{path} accepts a wider range: {old} became {new}.",
    help: nothing,
  },
  bodyAddedOptional: {
    code: "TN6318",
    severity: "note",
    message: "{operation} now accepts an optional body.",
    help: nothing,
  },
  headerAdded: {
    code: "TN6319",
    severity: "note",
    message: "{operation}: the header {name} is new with {status}.",
    help: nothing,
  },
  operationNoLongerDeprecated: {
    code: "TN6320",
    severity: "note",
    message: "{operation} is no longer deprecated.",
    help: nothing,
  },
  answerRangeNarrowed: {
    code: "TN6321",
    severity: "note",
    message: "{path} answers within a narrower range: {old} became {new}.",
    help: nothing,
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
    help: "It compiles with the new client as it is. Look at whether it still does what it should.",
  },
  callHandedOn: {
    code: "TN6403",
    severity: "warning",
    message: "This hands {name} on, to where the compiler cannot follow it, and may break: {change}",
    help: "Look at what becomes of it.",
  },
});
