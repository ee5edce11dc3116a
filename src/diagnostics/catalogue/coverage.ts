import { defineDiagnostics } from "../definition.js";

export const coverageDiagnostics = defineDiagnostics({
  operationNotImplemented: {
    code: "TN4001",
    severity: "error",
    message: "{operation} ({address}) is not implemented: no handler returns one of its terminals.",
    help: "Return {operation}.Bind(…) with one of its terminals and .ToActionResult() or .ToResult() from a handler of this route.",
  },
  operationImplementedTwice: {
    code: "TN4002",
    severity: "error",
    message: "{operation} ({address}) is implemented more than once, here by {handler}.",
    help: "Keep one of the handlers, or declare a separate operation for each.",
  },
  methodDiffers: {
    code: "TN4003",
    severity: "error",
    message: "{handler} answers {found}, but {operation} is declared as {expected}.",
    help: "Give the handler exactly the methods of the contract.",
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
    help: "Use the parameter names of the contract.",
  },
  triggerRouteSlash: {
    code: "TN4006",
    severity: "error",
    message: 'The trigger route "{route}" begins with a slash, which can make the host route requests wrongly.',
    help: 'Write it without the slash: "{fixed}".',
  },
  triggerRouteComplete: {
    code: "TN4007",
    severity: "error",
    message: 'The trigger has the complete public path "{route}" instead of the route relative to the prefix.',
    help: "Give [HttpTrigger] the contract's TriggerRoute; Route is for the contract and its documentation.",
  },
  routeConstantDiffers: {
    code: "TN4008",
    severity: "error",
    message:
      '{route} is "{found}", but with the prefix "{prefix}" and {trigger} "{relative}" the host serves "{expected}".',
    help: "Make the constant and the host configuration agree, and deploy with the configuration that was checked.",
  },
  routeReserved: {
    code: "TN4009",
    severity: "error",
    message: 'The route "{route}" begins with "{segment}", which the host reserves for itself.',
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
    message: "{handler} can also answer `{answer}`, which is not a terminal of {operation}.",
    help: "Answer through the contract: declare the status with .Returns(…) and respond with .Respond(…).",
  },
  answerNotDeclared: {
    code: "TN4012",
    severity: "warning",
    message: "{handler} answers {status} with `{answer}`, but declares {declared}.",
    help: "Add [ProducesResponseType] for {status}, or answer only what is declared.",
  },
  servedTwice: {
    code: "TN4013",
    severity: "warning",
    message: "{handler} and {other} are both served at {address}: the server cannot tell their requests apart.",
    help: "Give one of them another route, or a constraint that distinguishes them.",
  },
  constraintsDiffer: {
    code: "TN4014",
    severity: "note",
    message: "{handler} is served at {found}, while {operation} declares {expected}: the constraints differ.",
    help: "This makes no difference on the wire as long as both accept the values that clients send.",
  },
  operationRouteAtRunTime: {
    code: "TN4015",
    severity: "error",
    message:
      "The route of {handler} is built at run time (`{text}`), so Tenon cannot tell whether {operation} is served where it is declared.",
    help: "Write the route as a literal, a constant, or <Contract>.<Operation>.Route; or use MapContract.",
  },
  routeAtRunTime: {
    code: "TN4016",
    severity: "warning",
    message: "The route of {handler} is built at run time (`{text}`), so Tenon cannot compare it with the contracts.",
    help: "Write the route as a literal, a constant, or <Contract>.<Operation>.Route.",
  },
  answerNotFollowed: {
    code: "TN4017",
    severity: "note",
    message: "Tenon cannot follow what {handler} answers with `{answer}`.",
    help: "Return the terminal from the handler directly, or through locals and methods of the project.",
  },
  statusNotDeclared: {
    code: "TN4018",
    severity: "error",
    message:
      "{handler} responds with {status}, which {operation} does not declare; the library rejects it at run time.",
    help: "Declare it: .Returns<T>({status}).",
  },
  methodsAtRunTime: {
    code: "TN4019",
    severity: "error",
    message:
      "The methods of {handler} are computed at run time, so Tenon cannot tell whether {operation} answers only {method}.",
    help: "Write them as constants, use MapGet, MapPost and so on, or use MapContract.",
  },
  bodyTypeNotDeclared: {
    code: "TN4020",
    severity: "error",
    message: "{handler} answers {operation} as {type}, but {declared} is declared; the library rejects it at run time.",
    help: "Choose a declared content type, or declare this one: .ContentType(mime) for a file, .Produces(status, mime) for a body.",
  },
  contentTypeNotChosen: {
    code: "TN4021",
    severity: "error",
    message:
      "{handler} answers {operation} with a file without a content type, but several are declared ({declared}); the library rejects it at run time.",
    help: "Choose one of them: .File(content, contentType: …).",
  },
  bodyDiffers: {
    code: "TN4022",
    severity: "error",
    message:
      "{handler} responds with {status} {given}, but {operation} declares it {declared}; the library rejects it at run time.",
    help: "Use .Respond(status, body) where a body is declared, .Respond(status) where none is.",
  },
  operationNotServed: {
    code: "TN4023",
    severity: "error",
    message: "{operation} ({address}) is not served: no code in the source routes this address to it.",
    help: "Map the method at this address, or derive a controller from its class and override it.",
  },
  functionGoesAstray: {
    code: "TN4024",
    severity: "error",
    message:
      "The host calls {other} for {request}, not {handler}: it tries functions in the order of their names, and a literal segment does not take precedence over a parameter.",
    help: "Rename one of the functions so that {handler} comes first, or constrain the parameter in {route}, for example with :int or :guid.",
  },
  functionParameterUnreadable: {
    code: "TN4025",
    severity: "error",
    message:
      "The worker cannot convert the text of a request to {type} for parameter {parameter} of {handler}: it reads the text as JSON, and answers 500.",
    help: "Take {parameter} as string, and parse it in the function.",
  },
  triggerRouteEmpty: {
    code: "TN4026",
    severity: "error",
    message:
      "The trigger route of {handler} is empty: the host serves it under the function's name, but its worker expects an empty route, so every request is answered with 500.",
    help: "Leave Route out to serve the function's name, or write a route.",
  },
  functionsOnOneRoute: {
    code: "TN4027",
    severity: "error",
    message:
      "The functions {handler} and {other} are both served at {address}: the worker cannot tell their requests apart, and answers 500.",
    help: "Give one of them another route or another method.",
  },
  functionNameInvalid: {
    code: "TN4028",
    severity: "error",
    message: 'The host does not accept "{name}" as the name of a function.',
    help: "Begin with a letter, use letters, digits, - and _ only, at most 128 characters, and not the name host.",
  },
  functionNameTwice: {
    code: "TN4029",
    severity: "error",
    message: 'Two functions are named "{name}"; the host ignores case.',
    help: "Give each function its own name.",
  },
  functionNotPublic: {
    code: "TN4030",
    severity: "warning",
    message: "{handler} is not public, so the worker does not find it: its route answers 404.",
    help: "Make the method public, or remove [Function].",
  },
  answerBodyNotDeclared: {
    code: "TN4031",
    severity: "warning",
    message:
      "{operation} answers {status} with {given} (`{answer}`), but declares {declared} for it; the client has the type of the {followed}.",
    help: "Declare what is answered, [ProducesResponseType(typeof(T), {status})] or .Produces<T>({status}), or answer what is declared.",
  },
  functionsNotIntegrated: {
    code: "TN4032",
    severity: "error",
    message:
      "The application is started without ConfigureFunctionsWebApplication(), and {count} of its functions answer with results of ASP.NET: the worker answers each request with 200 and the name of the result's class as text.",
    help: "Call ConfigureFunctionsWebApplication() on the builder that is built and run.",
  },
  triggerRouteUnparsable: {
    code: "TN4033",
    severity: "error",
    message:
      'The host cannot parse the route "{route}" of {handler}: {reason}. The function is in error, and every function of the application answers 500.',
    help: "Correct the route; the constraints are those of ASP.NET, and none can be registered.",
  },
  functionNotLoaded: {
    code: "TN4034",
    severity: "error",
    message: "The worker cannot load {handler}: {reason}. Its route answers 404.",
    help: "Move the function to a class of its own in a namespace, with one public method of its name.",
  },
  functionNotCreated: {
    code: "TN4035",
    severity: "error",
    message: "The worker cannot run {handler}: {reason}. Its route answers 500.",
    help: "Move the function to a class that can be created with its public constructor, or make the method static.",
  },
  requestsTaken: {
    code: "TN4036",
    severity: "warning",
    message:
      "{other} takes some requests of {handler}, such as {request}: the host tries functions in the order of their names.",
    help: "Rename one of the functions so that {handler} comes first, or declare {route} in a contract if this is meant.",
  },
  parameterNotInRoute: {
    code: "TN4037",
    severity: "error",
    message:
      "The worker looks for parameter {parameter} of {handler} in the query, because the route {route} does not name it; {operation} does not declare it there, so it has no value.",
    help: "Name the parameter as the route does; the names that [FromRoute] and [FromQuery] give do not count here.",
  },
  keyNotDeclared: {
    code: "TN4038",
    severity: "warning",
    message:
      "{handler} asks callers for a key ({level}), which {operation} does not declare: the host answers 401 without x-functions-key.",
    help: 'Declare it with .Secure("functionKey"), or use AuthorizationLevel.Anonymous.',
  },
  functionAnswersNothing: {
    code: "TN4039",
    severity: "warning",
    message: "{handler} returns {type}, which the worker does not write: the answer is 200 without a body.",
    help: "Return IActionResult or IResult: Ok(value), Results.Ok(value), or a terminal of a contract.",
  },
  bodyRefused: {
    code: "TN4040",
    severity: "error",
    message:
      "{handler} responds with {status} and {given}, but {operation} declares {declared} for it; the library rejects it at run time.",
    help: "Answer with the declared type. The compiler checks this where the contract has a typed answer: Define.Answer<T>(status).",
  },
  answerDeclaredLater: {
    code: "TN4041",
    severity: "error",
    message:
      "{operation} returns {answer}, which is declared below it: C# initialises static fields in the order of the text, so the answer is null there and the class cannot be used.",
    help: "Write the answer above the operations that return it.",
  },
  serviceNotRegistered: {
    code: "TN4042",
    severity: "error",
    message: "{handler} needs {type}, which nothing registers as a service: ASP.NET answers each request with 500.",
    help: "Register it, for example with builder.Services.AddScoped<{type}>().",
  },
  linkWithoutTarget: {
    code: "TN4043",
    severity: "error",
    message: "{handler} answers with a link to {target}, but {reason}: ASP.NET throws, and the answer is 500.",
    help: "Name an action as it is routed, and give all values of its route; [ActionName] and SuppressAsyncSuffixInActionNames change names.",
  },
  handlerAlwaysThrows: {
    code: "TN4044",
    severity: "warning",
    message: "{handler} only throws {exception}, so every request fails.",
    help: "Implement it, or remove the route.",
  },
  triggerRouteTilde: {
    code: "TN4050",
    severity: "error",
    message:
      'The trigger route "{route}" of {handler} begins with a tilde, which the host serves as text below its prefix.',
    help: "Write the route relative to the prefix; a function cannot leave the prefix of the host.",
  },
  constraintTurnsDown: {
    code: "TN4051",
    severity: "error",
    message:
      "{operation}: the constraint {constraint} rejects every {type} for {name}, so no request reaches the handler.",
    help: "Use a constraint that fits the parameter's type, or leave it out.",
  },
  hubPathTwice: {
    code: "TN4060",
    severity: "error",
    message: "{hub} is mapped at {path}, which {other} already uses: every connection fails with an ambiguous match.",
    help: "Map each hub at a path of its own, once.",
  },
  hubEventNotDeclared: {
    code: "TN4061",
    severity: "error",
    message:
      "{event} is sent to clients of {hub}, but {client} declares no such method: no typed client listens to it.",
    help: "Send it through IHubContext<THub, TClient>, whose methods the compiler checks, or declare the method.",
  },
  hubEventArguments: {
    code: "TN4062",
    severity: "error",
    message: "{event} is sent with other arguments than {client} declares: {reason}.",
    help: "Send it through IHubContext<THub, TClient>, whose methods the compiler checks.",
  },
  operationAmbiguous: {
    code: "TN4070",
    severity: "error",
    message:
      "{handler}, which implements {operation}, and {other} are served at the same address: ASP.NET cannot tell their requests apart and answers each with 500.",
    help: "Give one of them another route, or a constraint that distinguishes them.",
  },
  inputNotSent: {
    code: "TN4071",
    severity: "error",
    message: "{handler} asks for {parameter} in the {place}, but {reason}: ASP.NET answers such requests with 400.",
    help: "Declare it in the input of the operation as the handler reads it, or give the parameter a default.",
  },
});
