import { warning } from "../../definition.js";

const tellClients = "Tell the teams that use the generated client; nothing on the wire breaks by itself.";

/** Changes that old clients may or may not notice. */
export const riskyDiagnostics = {
  parameterRemoved: warning(
    "TN6201",
    "{operation}: the parameter {name} was removed; what old clients send for it is ignored.",
    tellClients,
  ),
  hubEventRemoved: warning(
    "TN6214",
    "{event} is no longer sent; handlers of old clients are never called.",
    tellClients,
  ),
  bodyRemoved: warning("TN6202", "{operation} no longer reads a body; what old clients send is ignored.", tellClients),
  errorAdded: warning(
    "TN6203",
    "{operation} may answer a new status, {status}; old clients treat it as an undeclared error.",
    tellClients,
  ),
  clientNameChanged: warning("TN6204", "{operation} is now called {new} in the client; it was {old}.", tellClients),
  answerMediaTypeAdded: warning("TN6205", "{operation} may now also answer {status} as {mediaType}.", tellClients),
  defaultChanged: warning(
    "TN6206",
    "{operation}: the default of {name} was {old} and is now {new}; old clients that leave it out may get a different answer.",
    tellClients,
  ),
  requestPropertyRemoved: warning(
    "TN6207",
    "{path} was removed from requests; what old clients send for it is ignored.",
    tellClients,
  ),
  answerConstraintWidened: warning(
    "TN6208",
    "{path}: {constraint} was {old} and is now {new}; answers may exceed what old clients expect.",
    tellClients,
  ),
  clientTypeChanged: warning(
    "TN6209",
    "{path} is still {wire} on the wire, but was {old} and is now {new} in TypeScript.",
    tellClients,
  ),
  answerRangeWidened: warning(
    "TN6210",
    "{path} has a wider range: {old} became {new}; old clients may lose precision.",
    tellClients,
  ),
  answerBodyAdded: warning(
    "TN6211",
    "{operation} now answers {status} with a body; old clients ignore it.",
    tellClients,
  ),
  extraKeysAllowed: warning("TN6212", "{path} may now hold keys that are not declared.", tellClients),
  parameterOrderChanged: warning(
    "TN6213",
    "{operation}: the parameters of the client function are in a different order: {old} became {new}.",
    tellClients,
  ),
};
