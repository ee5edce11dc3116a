import { error, note, warning } from "../../definition.js";

/** Endpoints that the program maps as it runs. */
export const endpointDiagnostics = {
  routesNotListed: note(
    "TN2181",
    "{call} maps routes by convention or at run time; they are not listed.",
    "Use attribute routes, or Map calls with literal or constant routes.",
  ),
  mappedRouteUnreadable: warning(
    "TN2182",
    "The route of this {call} is not a constant that can be read from the source.",
    "Use a literal, a const or <Contract>.<Operation>.Route.",
  ),
  mappedMethodsUnreadable: warning(
    "TN2183",
    "The methods of this {call} are not constants that can be read from the source.",
    'Write them out: ["GET", "HEAD"], HttpMethods.Get or <Contract>.<Operation>.Method.',
  ),
  mapperNotCalled: note(
    "TN2184",
    "No start-up code calls {method}, which maps this route; it is listed as if mapped directly on the application.",
    "Call it where the routes are mapped, or remove it if it is no longer used.",
  ),
  groupUnreadable: warning(
    "TN2185",
    "The route group of this {call} cannot be read from the source, so its prefix is unknown.",
    "Map on the application, or on a MapGroup with a literal or constant prefix, passed through parameters and locals.",
  ),
  builderNotFollowed: warning(
    "TN2216",
    "Tenon cannot tell what this {call} is called on. It assumes the application, because no code in the source gives routes a prefix.",
    "Nothing to do if the routes have no prefix; otherwise map on the application, or on a MapGroup, passed through parameters and locals.",
  ),
  branchPathComputed: warning(
    "TN2214",
    "The path of this branch (`{path}`) is computed at run time; its routes are read without it.",
    "Put the path into the base URL of the client, or write it as a literal or a constant.",
  ),
  routePrefixComputed: warning(
    "TN2217",
    "The route prefix of all FastEndpoints endpoints (`{prefix}`) is computed at run time; their routes are read without it.",
    "Put the prefix into the base URL of the client, or write it as a literal or a constant.",
  ),
  routeNeverMapped: warning(
    "TN2221",
    "This {call} runs after the server has shut down, so its route never exists.",
    "Map routes before `Run()`, which waits until the server is shut down.",
  ),
  routeMappedAfterStart: warning(
    "TN2225",
    "This {call} runs after the server has started; the route exists only if no request has arrived yet, and never inside a group.",
    "Map routes before `Start()`, `StartAsync()` or `RunAsync()`.",
  ),
  pipelineEndsBeforeRoutes: warning(
    "TN2222",
    "This Run answers every request that reaches it, so routes after it are never called.",
    "Use MapFallback for what no route answers, or call UseEndpoints before it.",
  ),
  statusPagesAdded: note(
    "TN2231",
    "{call} adds a body to error responses that have none; the client has no type for it.",
    "Answer errors with a body where the client needs it: Results.Problem(…), TypedResults.Problem(…).",
  ),
  invalidAnswerUnread: note(
    "TN2341",
    "InvalidModelStateResponseFactory answers requests that are not valid, and what it answers is not known; the client types it as unknown.",
    "Declare what it answers, for one action or all: [ProducesResponseType<T>(400)].",
  ),
  problemsReplaced: warning(
    "TN2264",
    "`{text}` changes which problem details are created or written, and the result is not known; the client types these errors as unknown, with any status.",
    "Add members with CustomizeProblemDetails or in a ProblemDetailsFactory that creates ProblemDetails, or answer errors with a type of your own.",
  ),
  surroundingStatusUnknown: note(
    "TN2232",
    "`{answer}`, in middleware, a filter or an exception handler, has a status computed at run time: it is the default response of every operation that it can replace.",
    "If callers have to distinguish these responses, set a constant status for each case.",
  ),
  surroundingBodyUnknown: note(
    "TN2233",
    "`{answer}`, in middleware, a filter or an exception handler, answers {status} with a body of unknown type: the client types it as unknown for every operation that it can replace.",
    "Write a typed value: Response.WriteAsJsonAsync(x), Results.Problem(…), new ObjectResult(x).",
  ),
  metadataUnread: warning(
    "TN2224",
    "{call} gives this route metadata that Tenon does not read: its responses, its name or its authorization may differ.",
    "Use the calls for it: RequireAuthorization(), AllowAnonymous(), Produces<T>(), Accepts<T>(), WithTags(), WithName().",
  ),
  pathBase: note(
    "TN2186",
    "UsePathBase also serves every route under a path base; Tenon reads routes without it.",
    "Nothing to do if clients have the path base in their base URL.",
  ),
  fastEndpointUnread: warning(
    "TN2189",
    "Part of {type}, a FastEndpoints endpoint, cannot be read: {reason}.",
    "Set routes, methods and groups in Configure with literals or constants, outside conditions, and let FastEndpoints bind the request.",
  ),
  endpointLeftOut: error(
    "TN2195",
    "{handler} is served, but its route is built at run time (`{text}`), so it has no client function.",
    "Write the route as a literal or a constant, or leave the endpoint out with --exclude.",
  ),
  anyMethodServed: note(
    "TN2196",
    "{handler} answers every HTTP method; the client function calls it with {method}.",
    "Name the methods it answers: [HttpGet], MapGet, or the methods of MapMethods.",
  ),
  actionAttributeUnknown: warning(
    "TN2533",
    "{attribute} on {handler} cannot be found, and may set its route or its method: the client ignores {attribute} and calls {handler} with {method}.",
    "Run `dotnet restore` if it comes from a package: Tenon then reads it. Otherwise correct the name or add the reference.",
  ),
  handlerNotFollowed: error(
    "TN2197",
    "{route} is served by {handler}, but the delegate that handles it cannot be found in the source, so it has no client function.",
    "Map a lambda or a method, or leave the endpoint out with --exclude.",
  ),
  fastEndpointsOptionUnread: warning(
    "TN2203",
    "{text} changes the routes of all FastEndpoints endpoints and cannot be read.",
    "Set RoutePrefix and the versioning options to literals or constants, outside conditions; a Filter may leave endpoints out.",
  ),
  typeParameterOpen: warning(
    "TN2261",
    "{operation} is mapped by generic code, and the sources do not show which type {name} is.",
    "Read the project that calls the generic method as well, or map the endpoint with concrete types.",
  ),
  startUpNotFollowed: warning(
    "TN2250",
    "Tenon stops following the start-up code here: {reason}. What the code sets up after this place is unknown.",
    "Move the loop or the recursion out of the code that sets up the server, or give it an end that is a constant.",
  ),
  routeConditional: note(
    "TN2251",
    "This {call} runs only under a condition that Tenon cannot evaluate; its route is listed as if the condition holds.",
    "Nothing to do if callers know when the server has the route; otherwise map it unconditionally.",
  ),
  routeFromSettings: note(
    "TN2252",
    "The path `{text}` uses {settings} from appsettings.json; a server whose environment overrides this value has another path.",
    "Nothing to do if no environment variable, command-line argument or secret sets it; otherwise put the part that varies into the base URL of the client.",
  ),
};
