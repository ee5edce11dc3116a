import { defineDiagnostics } from "../../definition.js";

const tellClients = "Tell the teams that use the generated client; nothing on the wire breaks by itself.";

/** Changes that old clients may or may not notice. */
export const riskyDiagnostics = defineDiagnostics({
  parameterRemoved: {
    code: "TN6201",
    severity: "warning",
    message: "{operation}: the parameter {name} was removed; what old clients send for it is ignored.",
    help: tellClients,
  },
  hubEventRemoved: {
    code: "TN6214",
    severity: "warning",
    message: "{event} is no longer sent; handlers of old clients are never called.",
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
});
