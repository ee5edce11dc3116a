import { defineDiagnostics } from "../../definition.js";

const updateClients =
  "Keep the old form beside the new one until every client has been updated, or publish a new version.";

/** Changes that break old clients: more is asked of them, or less is answered. */
export const breakingDiagnostics = defineDiagnostics({
  operationRemoved: { code: "TN6101", severity: "error", message: "{operation} was removed.", help: updateClients },
  hubRemoved: { code: "TN6150", severity: "error", message: "The hub {hub} was removed.", help: updateClients },
  hubMoved: {
    code: "TN6151",
    severity: "error",
    message: "The hub {hub} was at {old} and is now at {new}: old clients connect to an address that no longer exists.",
    help: updateClients,
  },
  hubProtocolChanged: {
    code: "TN6156",
    severity: "error",
    message: "The hub {hub} used {old} and now uses {new}: old clients cannot read its messages.",
    help: updateClients,
  },
  hubMethodRemoved: { code: "TN6152", severity: "error", message: "{method} was removed.", help: updateClients },
  hubArgumentsChanged: {
    code: "TN6153",
    severity: "error",
    message:
      "{member} takes other arguments: {old} became {new}, or a value became a stream. SignalR requires exactly these.",
    help: "Add a method of another name, and keep the old one until every client has been updated.",
  },
  hubResultChanged: {
    code: "TN6154",
    severity: "error",
    message: "{member} gave {old} and now gives {new}.",
    help: updateClients,
  },
  hubRequestAdded: {
    code: "TN6155",
    severity: "error",
    message: "The server now asks its clients for {member}; old clients do not answer, and the server's call fails.",
    help: "Ask only clients that are known to answer, or handle the exception.",
  },
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
  callMeansAnother: {
    code: "TN6140",
    severity: "error",
    message:
      "{operation}: calls of the client function that pass {old} now pass {new} instead; they still compile, but send something else.",
    help: "Add new parameters behind the old ones, keep the order, or generate the client with --inputs named.",
  },
  constraintExcludesValues: {
    code: "TN6141",
    severity: "error",
    message:
      "{operation}: the route's constraint {constraint} on {name} rejects every {type}, so requests no longer reach the handler.",
    help: "Use a constraint that fits the parameter's type, or leave it out.",
  },
  answerCaseAdded: {
    code: "TN6160",
    severity: "error",
    message: "{path} may be {member} in answers; old clients do not know this case of the union.",
    help: updateClients,
  },
  enumFormChanged: {
    code: "TN6142",
    severity: "error",
    message: "{type} is now written as {new} instead of {old}, in {count} places of requests and answers.",
    help: "Set the server's JSON converter for enums as it was, or update every client together with the server.",
  },
});
