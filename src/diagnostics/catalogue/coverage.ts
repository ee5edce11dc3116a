import { error, note, warning } from "../definition.js";

export const coverageDiagnostics = {
  operationNotImplemented: error(
    "TN4001",
    "{operation} ({address}) is not implemented: no handler returns one of its terminals.",
    "Return {operation}.Bind(…) with one of its terminals and .ToActionResult() or .ToResult() from a handler of this route.",
  ),
  operationImplementedTwice: error(
    "TN4002",
    "{operation} ({address}) is implemented more than once, here by {handler}.",
    "Keep one of the handlers, or declare a separate operation for each.",
  ),
  methodDiffers: error(
    "TN4003",
    "{handler} answers {found}, but {operation} is declared as {expected}.",
    "Give the handler exactly the methods of the contract.",
  ),
  routeDiffers: error(
    "TN4004",
    "{handler} is served at {found}, but {operation} is declared at {expected}.",
    "Give the handler the contract's own route, or change the contract.",
  ),
  parameterNamesDiffer: error(
    "TN4005",
    "{handler} is served at {found}, but {operation} is declared at {expected}: the parameter names differ.",
    "Use the parameter names of the contract.",
  ),
  triggerRouteSlash: error(
    "TN4006",
    'The trigger route "{route}" begins with a slash, which can make the host route requests wrongly.',
    'Write it without the slash: "{fixed}".',
  ),
  triggerRouteComplete: error(
    "TN4007",
    'The trigger has the complete public path "{route}" instead of the route relative to the prefix.',
    "Give [HttpTrigger] the contract's TriggerRoute; Route is for the contract and its documentation.",
  ),
  routeConstantDiffers: error(
    "TN4008",
    '{route} is "{found}", but with the prefix "{prefix}" and {trigger} "{relative}" the host serves "{expected}".',
    "Make the constant and the host configuration agree, and deploy with the configuration that was checked.",
  ),
  routeReserved: error(
    "TN4009",
    'The route "{route}" begins with "{segment}", which the host reserves for itself.',
    "Choose another first segment.",
  ),
  servedNotDeclared: warning(
    "TN4010",
    "{handler} serves {address}, which no contract declares.",
    "Declare it in a [Contract] class, or mark the controller [ContractClient].",
  ),
  answerNotTerminal: warning(
    "TN4011",
    "{handler} can also answer `{answer}`, which is not a terminal of {operation}.",
    "Answer through the contract: declare the status with .Returns(…) and respond with .Respond(…).",
  ),
  answerNotDeclared: warning(
    "TN4012",
    "{handler} answers {status} with `{answer}`, but declares {declared}.",
    "Add [ProducesResponseType] for {status}, or answer only what is declared.",
  ),
  servedTwice: warning(
    "TN4013",
    "{handler} and {other} are both served at {address}: the server cannot tell their requests apart.",
    "Give one of them another route, or a constraint that distinguishes them.",
  ),
  constraintsDiffer: note(
    "TN4014",
    "{handler} is served at {found}, while {operation} declares {expected}: the constraints differ.",
    "This makes no difference on the wire as long as both accept the values that clients send.",
  ),
  operationRouteAtRunTime: error(
    "TN4015",
    "The route of {handler} is built at run time (`{text}`), so Tenon cannot tell whether {operation} is served where it is declared.",
    "Write the route as a literal, a constant, or <Contract>.<Operation>.Route; or use MapContract.",
  ),
  routeAtRunTime: warning(
    "TN4016",
    "The route of {handler} is built at run time (`{text}`), so Tenon cannot compare it with the contracts.",
    "Write the route as a literal, a constant, or <Contract>.<Operation>.Route.",
  ),
  answerNotFollowed: note(
    "TN4017",
    "Tenon cannot follow what {handler} answers with `{answer}`.",
    "Return the terminal from the handler directly, or through locals and methods of the project.",
  ),
  statusNotDeclared: error(
    "TN4018",
    "{handler} responds with {status}, which {operation} does not declare; the library rejects it at run time.",
    "Declare it: .Returns<T>({status}).",
  ),
  methodsAtRunTime: error(
    "TN4019",
    "The methods of {handler} are computed at run time, so Tenon cannot tell whether {operation} answers only {method}.",
    "Write them as constants, use MapGet, MapPost and so on, or use MapContract.",
  ),
  bodyTypeNotDeclared: error(
    "TN4020",
    "{handler} answers {operation} as {type}, but {declared} is declared; the library rejects it at run time.",
    "Choose a declared content type, or declare this one: .ContentType(mime) for a file, .Produces(status, mime) for a body.",
  ),
  contentTypeNotChosen: error(
    "TN4021",
    "{handler} answers {operation} with a file without a content type, but several are declared ({declared}); the library rejects it at run time.",
    "Choose one of them: .File(content, contentType: …).",
  ),
  bodyDiffers: error(
    "TN4022",
    "{handler} responds with {status} {given}, but {operation} declares it {declared}; the library rejects it at run time.",
    "Use .Respond(status, body) where a body is declared, .Respond(status) where none is.",
  ),
  operationNotServed: error(
    "TN4023",
    "{operation} ({address}) is not served: no code in the source routes this address to it.",
    "Map the method at this address, or derive a controller from its class and override it.",
  ),
  functionGoesAstray: error(
    "TN4024",
    "The host calls {other} for {request}, not {handler}: it tries functions in the order of their names, and a literal segment does not take precedence over a parameter.",
    "Rename one of the functions so that {handler} comes first, or constrain the parameter in {route}, for example with :int or :guid.",
  ),
  functionParameterUnreadable: error(
    "TN4025",
    "The worker cannot convert the text of a request to {type} for parameter {parameter} of {handler}: it reads the text as JSON, and answers 500.",
    "Take {parameter} as string, and parse it in the function.",
  ),
  triggerRouteEmpty: error(
    "TN4026",
    "The trigger route of {handler} is empty: the host serves it under the function's name, but its worker expects an empty route, so every request is answered with 500.",
    "Leave Route out to serve the function's name, or write a route.",
  ),
  functionsOnOneRoute: error(
    "TN4027",
    "The functions {handler} and {other} are both served at {address}: the worker cannot tell their requests apart, and answers 500.",
    "Give one of them another route or another method.",
  ),
  functionNameInvalid: error(
    "TN4028",
    'The host does not accept "{name}" as the name of a function.',
    "Begin with a letter, use letters, digits, - and _ only, at most 128 characters, and not the name host.",
  ),
  functionNameTwice: error(
    "TN4029",
    'Two functions are named "{name}"; the host ignores case.',
    "Give each function its own name.",
  ),
  functionNotPublic: warning(
    "TN4030",
    "{handler} is not public, so the worker does not find it: its route answers 404.",
    "Make the method public, or remove [Function].",
  ),
  answerBodyNotDeclared: warning(
    "TN4031",
    "{operation} answers {status} with {given} (`{answer}`), but declares {declared} for it; the client has the type of the {followed}.",
    "Declare what is answered, [ProducesResponseType(typeof(T), {status})] or .Produces<T>({status}), or answer what is declared.",
  ),
  functionsNotIntegrated: error(
    "TN4032",
    "The application is started without ConfigureFunctionsWebApplication(), and {count} of its functions answer with results of ASP.NET: the worker answers each request with 200 and the name of the result's class as text.",
    "Call ConfigureFunctionsWebApplication() on the builder that is built and run.",
  ),
  triggerRouteUnparsable: error(
    "TN4033",
    'The host cannot parse the route "{route}" of {handler}: {reason}. The function is in error, and every function of the application answers 500.',
    "Correct the route; the constraints are those of ASP.NET, and none can be registered.",
  ),
  functionNotLoaded: error(
    "TN4034",
    "The worker cannot load {handler}: {reason}. Its route answers 404.",
    "Move the function to a class of its own in a namespace, with one public method of its name.",
  ),
  functionNotCreated: error(
    "TN4035",
    "The worker cannot run {handler}: {reason}. Its route answers 500.",
    "Move the function to a class that can be created with its public constructor, or make the method static.",
  ),
  requestsTaken: warning(
    "TN4036",
    "{other} takes some requests of {handler}, such as {request}: the host tries functions in the order of their names.",
    "Rename one of the functions so that {handler} comes first, or declare {route} in a contract if this is meant.",
  ),
  parameterNotInRoute: error(
    "TN4037",
    "The worker looks for parameter {parameter} of {handler} in the query, because the route {route} does not name it; {operation} does not declare it there, so it has no value.",
    "Name the parameter as the route does; the names that [FromRoute] and [FromQuery] give do not count here.",
  ),
  keyNotDeclared: warning(
    "TN4038",
    "{handler} asks callers for a key ({level}), which {operation} does not declare: the host answers 401 without x-functions-key.",
    'Declare it with .Secure("functionKey"), or use AuthorizationLevel.Anonymous.',
  ),
  functionAnswersNothing: warning(
    "TN4039",
    "{handler} returns {type}, which the worker does not write: the answer is 200 without a body.",
    "Return IActionResult or IResult: Ok(value), Results.Ok(value), or a terminal of a contract.",
  ),
  bodyRefused: error(
    "TN4040",
    "{handler} responds with {status} and {given}, but {operation} declares {declared} for it; the library rejects it at run time.",
    "Answer with the declared type. The compiler checks this where the contract has a typed answer: Define.Answer<T>(status).",
  ),
  answerDeclaredLater: error(
    "TN4041",
    "{operation} returns {answer}, which is declared below it: C# initialises static fields in the order of the text, so the answer is null there and the class cannot be used.",
    "Write the answer above the operations that return it.",
  ),
  serviceNotRegistered: error(
    "TN4042",
    "{handler} needs {type}, which nothing registers as a service: ASP.NET answers each request with 500.",
    "Register it, for example with builder.Services.AddScoped<{type}>().",
  ),
  linkWithoutTarget: error(
    "TN4043",
    "{handler} answers with a link to {target}, but {reason}: ASP.NET throws, and the answer is 500.",
    "Name an action as it is routed, and give all values of its route; [ActionName] and SuppressAsyncSuffixInActionNames change names.",
  ),
  handlerAlwaysThrows: warning(
    "TN4044",
    "{handler} only throws {exception}, so every request fails.",
    "Implement it, or remove the route.",
  ),
  triggerRouteTilde: error(
    "TN4050",
    'The trigger route "{route}" of {handler} begins with a tilde, which the host serves as text below its prefix.',
    "Write the route relative to the prefix; a function cannot leave the prefix of the host.",
  ),
  constraintTurnsDown: error(
    "TN4051",
    "{operation}: the constraint {constraint} rejects every {type} for {name}, so no request reaches the handler.",
    "Use a constraint that fits the parameter's type, or leave it out.",
  ),
  hubPathTwice: error(
    "TN4060",
    "{hub} is mapped at {path}, which {other} already uses: every connection fails with an ambiguous match.",
    "Map each hub at a path of its own, once.",
  ),
  hubEventNotDeclared: error(
    "TN4061",
    "{event} is sent to clients of {hub}, but {client} declares no such method: no typed client listens to it.",
    "Send it through IHubContext<THub, TClient>, whose methods the compiler checks, or declare the method.",
  ),
  hubEventArguments: error(
    "TN4062",
    "{event} is sent with other arguments than {client} declares: {reason}.",
    "Send it through IHubContext<THub, TClient>, whose methods the compiler checks.",
  ),
  operationAmbiguous: error(
    "TN4070",
    "{handler}, which implements {operation}, and {other} are served at the same address: ASP.NET cannot tell their requests apart and answers each with 500.",
    "Give one of them another route, or a constraint that distinguishes them.",
  ),
  inputNotSent: error(
    "TN4071",
    "{handler} asks for {parameter} in the {place}, but {reason}: ASP.NET answers such requests with 400.",
    "Declare it in the input of the operation as the handler reads it, or give the parameter a default.",
  ),
};
