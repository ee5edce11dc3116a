import { defineDiagnostics } from "../definition.js";

export const coverageDiagnostics = defineDiagnostics({
  operationNotImplemented: {
    code: "TN4001",
    severity: "error",
    message: "{operation} ({address}) is not implemented: no handler returns a terminal of it.",
    help: "Return {operation}.Bind(…) with one of its terminals and .ToActionResult() or .ToResult() from a handler of this route.",
  },
  operationImplementedTwice: {
    code: "TN4002",
    severity: "error",
    message: "{operation} ({address}) is implemented more than once, here by {handler}.",
    help: "Keep one of the handlers, or declare an operation of its own for each.",
  },
  methodDiffers: {
    code: "TN4003",
    severity: "error",
    message: "{handler} answers {found}, but {operation} is declared as {expected}.",
    help: "Let the handler be called with the methods of the contract, no more and no fewer.",
  },
  routeDiffers: {
    code: "TN4004",
    severity: "error",
    message: "{handler} is served at {found}, but {operation} is declared at {expected}.",
    help: "Give the handler the contract's own route, or change the contract.",
  },
  parameterNamesDiffer: {
    code: "TN4005",
    severity: "error",
    message: "{handler} is served at {found}, but {operation} is declared at {expected}: the parameter names differ.",
    help: "Call the parameters by the contract's names.",
  },
  triggerRouteSlash: {
    code: "TN4006",
    severity: "error",
    message: 'The trigger route "{route}" begins with a slash, which can make the host route wrongly.',
    help: 'Write it without the slash: "{fixed}".',
  },
  triggerRouteComplete: {
    code: "TN4007",
    severity: "error",
    message: 'The trigger is given the complete public path "{route}" instead of the route relative to the prefix.',
    help: "Give [HttpTrigger] the contract's TriggerRoute; Route is for the contract and its documentation.",
  },
  routeConstantDiffers: {
    code: "TN4008",
    severity: "error",
    message:
      '{route} is "{found}", but with the prefix "{prefix}" and {trigger} "{relative}" the host serves "{expected}".',
    help: "Make the constant and the host's configuration agree; deploy with the configuration that was checked.",
  },
  routeReserved: {
    code: "TN4009",
    severity: "error",
    message: 'The route "{route}" begins with "{segment}", which the host keeps for itself.',
    help: "Choose another first segment.",
  },
  servedNotDeclared: {
    code: "TN4010",
    severity: "warning",
    message: "{handler} serves {address}, which no contract declares.",
    help: "Declare it in a [Contract] class, or mark the controller [ContractClient].",
  },
  answerNotTerminal: {
    code: "TN4011",
    severity: "warning",
    message: "{handler} can also answer `{answer}`, which is no terminal of {operation}.",
    help: "Answer through the contract: declare the status with .Returns(…) and respond with .Respond(…).",
  },
  answerNotDeclared: {
    code: "TN4012",
    severity: "warning",
    message: "{handler} answers {status} with `{answer}`, but declares {declared}.",
    help: "Add [ProducesResponseType] for {status}, or answer something that is declared.",
  },
  servedTwice: {
    code: "TN4013",
    severity: "warning",
    message: "{handler} and {other} are both served at {address}: the server cannot tell the requests apart.",
    help: "Give one of them another route, or a constraint that tells them apart.",
  },
  constraintsDiffer: {
    code: "TN4014",
    severity: "note",
    message: "{handler} is served at {found}, while {operation} says {expected}: the constraints differ.",
    help: "Nothing on the wire depends on it as long as both accept the values that clients send.",
  },
  operationRouteAtRunTime: {
    code: "TN4015",
    severity: "error",
    message:
      "The route of {handler} is built at run time (`{text}`), so it cannot be known whether {operation} is served where it is declared.",
    help: "Write the route as a literal, a constant, or <Contract>.<Operation>.Route; or use MapContract.",
  },
  routeAtRunTime: {
    code: "TN4016",
    severity: "warning",
    message: "The route of {handler} is built at run time (`{text}`), so it cannot be compared with the contracts.",
    help: "Write the route as a literal, a constant, or <Contract>.<Operation>.Route.",
  },
  answerNotFollowed: {
    code: "TN4017",
    severity: "note",
    message: "What {handler} answers with `{answer}` cannot be followed.",
    help: "Return the terminal in the handler, or through locals and methods of the project.",
  },
  statusNotDeclared: {
    code: "TN4018",
    severity: "warning",
    message:
      "{handler} responds with {status}, which {operation} does not declare; the library will refuse it at run time.",
    help: "Declare it: .Returns<T>({status}).",
  },
  methodsAtRunTime: {
    code: "TN4019",
    severity: "error",
    message:
      "The methods of {handler} are computed at run time, so it cannot be known whether {operation} is answered with {method} alone.",
    help: "Write them out, map with the method's own call (MapGet, MapPost, …), or use MapContract.",
  },
  bodyTypeNotDeclared: {
    code: "TN4020",
    severity: "warning",
    message:
      "{handler} answers {operation} as {type}, but {declared} is declared; the library will refuse it at run time.",
    help: "Choose a declared content type, or declare this one: .ContentType(mime) of a file, .Produces(status, mime) of a body.",
  },
  contentTypeNotChosen: {
    code: "TN4021",
    severity: "warning",
    message:
      "{handler} answers {operation} with a file and chooses no content type, but several are declared ({declared}); the library will refuse it at run time.",
    help: "Choose one of them: .File(content, contentType: …).",
  },
  bodyDiffers: {
    code: "TN4022",
    severity: "warning",
    message:
      "{handler} responds with {status} {given}, but {operation} declares it {declared}; the library will refuse it at run time.",
    help: "Answer a body with .Respond(status, body) and none with .Respond(status), as it is declared.",
  },
  operationNotServed: {
    code: "TN4023",
    severity: "error",
    message: "{operation} ({address}) is not served: nothing in the sources routes this address to it.",
    help: "Map the method at this address, or have a controller derive from its class and override it.",
  },
});
