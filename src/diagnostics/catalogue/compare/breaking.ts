import { error } from "../../definition.js";

const updateClients =
  "Keep the old form beside the new one until every client has been updated, or publish a new version.";

/** Changes that break old clients: more is asked of them, or less is answered. */
export const breakingDiagnostics = {
  operationRemoved: error("TN6101", "{operation} was removed.", updateClients),
  hubRemoved: error("TN6150", "The hub {hub} was removed.", updateClients),
  hubMoved: error(
    "TN6151",
    "The hub {hub} was at {old} and is now at {new}: old clients connect to an address that no longer exists.",
    updateClients,
  ),
  hubProtocolChanged: error(
    "TN6156",
    "The hub {hub} used {old} and now uses {new}: old clients cannot read its messages.",
    updateClients,
  ),
  hubMethodRemoved: error("TN6152", "{method} was removed.", updateClients),
  hubArgumentsChanged: error(
    "TN6153",
    "{member} takes other arguments: {old} became {new}, or a value became a stream. SignalR requires exactly these.",
    "Add a method of another name, and keep the old one until every client has been updated.",
  ),
  hubResultChanged: error("TN6154", "{member} gave {old} and now gives {new}.", updateClients),
  hubRequestAdded: error(
    "TN6155",
    "The server now asks its clients for {member}; old clients do not answer, and the server's call fails.",
    "Ask only clients that are known to answer, or handle the exception.",
  ),
  operationMoved: error(
    "TN6102",
    "{operation} was {old} and is now {new}: old clients call an address that no longer exists.",
    updateClients,
  ),
  parameterAddedRequired: error(
    "TN6103",
    "{operation} requires a new {place} parameter, {name}, which old clients do not send.",
    "Give it a default, or make it nullable.",
  ),
  parameterNowRequired: error(
    "TN6104",
    "{operation}: the parameter {name} is now required; old clients may leave it out.",
    "Keep its default.",
  ),
  parameterMoved: error("TN6105", "{operation}: the parameter {name} moved from {old} to {new}.", updateClients),
  bodyNowRequired: error(
    "TN6106",
    "{operation} now requires a body, which old clients do not send.",
    "Make the body nullable.",
  ),
  bodyEncodingChanged: error("TN6107", "{operation}: the body was {old} and is now {new}.", updateClients),
  requestMediaTypeRemoved: error("TN6108", "{operation} no longer accepts {mediaType}.", updateClients),
  successRemoved: error(
    "TN6109",
    "{operation} no longer answers {status}, which old clients treat as success.",
    updateClients,
  ),
  successAdded: error(
    "TN6110",
    "{operation} answers a new success status, {status}, which old clients do not know.",
    updateClients,
  ),
  answerBodyRemoved: error("TN6111", "{operation} no longer answers {status} with a body.", updateClients),
  answerMediaTypeRemoved: error("TN6112", "{operation} no longer answers {status} as {mediaType}.", updateClients),
  securityAdded: error("TN6113", "{operation} now requires authentication: {new}.", updateClients),
  securityChanged: error("TN6114", "{operation} requires different authentication: {old} became {new}.", updateClients),
  headerRemoved: error("TN6115", "{operation}: the header {name} is no longer sent with {status}.", updateClients),
  parameterStyleChanged: error(
    "TN6116",
    "{operation}: the parameter {name} is read as {new}, but old clients write it as {old}.",
    updateClients,
  ),
  propertyAddedRequired: error(
    "TN6120",
    "{path} is new and required; old clients do not send it.",
    "Give it a default, or mark it [ContractOptional].",
  ),
  propertyNowRequired: error("TN6121", "{path} is now required; old clients may leave it out.", "Keep its default."),
  answerPropertyRemoved: error("TN6122", "{path} is no longer answered.", updateClients),
  answerPropertyNowOptional: error(
    "TN6123",
    "{path} may now be missing from answers; old clients rely on it.",
    updateClients,
  ),
  requestNoLongerNull: error(
    "TN6124",
    "{path} may no longer be null in requests; old clients may send null.",
    updateClients,
  ),
  answerNowNull: error("TN6125", "{path} may now be null in answers; old clients do not expect it.", updateClients),
  typeChanged: error("TN6126", "{path} was {old} and is now {new}.", updateClients),
  requestMemberRemoved: error("TN6127", "{path} no longer accepts {member}; old clients may send it.", updateClients),
  answerMemberAdded: error(
    "TN6128",
    "{path} may now be answered as {member}, which old clients do not know.",
    updateClients,
  ),
  constraintNarrowed: error(
    "TN6129",
    "{path}: {constraint} was {old} and is now {new}; what old clients send may be rejected.",
    updateClients,
  ),
  discriminatorChanged: error("TN6130", "{path}: the discriminator was {old} and is now {new}.", updateClients),
  extraKeysForbidden: error(
    "TN6131",
    "{path} no longer allows keys that are not declared; old clients may send some.",
    updateClients,
  ),
  callMeansAnother: error(
    "TN6140",
    "{operation}: calls of the client function that pass {old} now pass {new} instead; they still compile, but send something else.",
    "Add new parameters behind the old ones, keep the order, or generate the client with --inputs named.",
  ),
  constraintExcludesValues: error(
    "TN6141",
    "{operation}: the route's constraint {constraint} on {name} rejects every {type}, so requests no longer reach the handler.",
    "Use a constraint that fits the parameter's type, or leave it out.",
  ),
  answerCaseAdded: error(
    "TN6160",
    "{path} may be {member} in answers; old clients do not know this case of the union.",
    updateClients,
  ),
  enumFormChanged: error(
    "TN6142",
    "{type} is now written as {new} instead of {old}, in {count} places of requests and answers.",
    "Set the server's JSON converter for enums as it was, or update every client together with the server.",
  ),
};
