import { defineDiagnostics } from "../../definition.js";

/** Endpoints that the program maps as it runs. */
export const endpointDiagnostics = defineDiagnostics({
  routesNotListed: {
    code: "TN2181",
    severity: "note",
    message: "{call} maps routes by convention or at run time; they are not listed.",
    help: "Use attribute routes, or Map calls with literal or constant routes.",
  },
  mappedRouteUnreadable: {
    code: "TN2182",
    severity: "warning",
    message: "The route of this {call} is not a constant that can be read from the source.",
    help: "Use a literal, a const or <Contract>.<Operation>.Route.",
  },
  mappedMethodsUnreadable: {
    code: "TN2183",
    severity: "warning",
    message: "The methods of this {call} are not constants that can be read from the source.",
    help: 'Write them out: ["GET", "HEAD"], HttpMethods.Get or <Contract>.<Operation>.Method.',
  },
  mapperNotCalled: {
    code: "TN2184",
    severity: "note",
    message:
      "No start-up code calls {method}, which maps this route; it is listed as if mapped directly on the application.",
    help: "Call it where the routes are mapped, or remove it if it is no longer used.",
  },
  groupUnreadable: {
    code: "TN2185",
    severity: "warning",
    message: "The route group of this {call} cannot be read from the source, so its prefix is unknown.",
    help: "Map on the application, or on a MapGroup with a literal or constant prefix, passed through parameters and locals.",
  },
  builderNotFollowed: {
    code: "TN2216",
    severity: "warning",
    message:
      "Tenon cannot tell what this {call} is called on. It assumes the application, because no code in the source gives routes a prefix.",
    help: "Nothing to do if the routes have no prefix; otherwise map on the application, or on a MapGroup, passed through parameters and locals.",
  },
  branchPathComputed: {
    code: "TN2214",
    severity: "warning",
    message: "The path of this branch (`{path}`) is computed at run time; its routes are read without it.",
    help: "Put the path into the base URL of the client, or write it as a literal or a constant.",
  },
  routePrefixComputed: {
    code: "TN2217",
    severity: "warning",
    message:
      "The route prefix of all FastEndpoints endpoints (`{prefix}`) is computed at run time; their routes are read without it.",
    help: "Put the prefix into the base URL of the client, or write it as a literal or a constant.",
  },
  routeNeverMapped: {
    code: "TN2221",
    severity: "warning",
    message: "This {call} runs after the server has shut down, so its route never exists.",
    help: "Map routes before `Run()`, which waits until the server is shut down.",
  },
  routeMappedAfterStart: {
    code: "TN2225",
    severity: "warning",
    message:
      "This {call} runs after the server has started; the route exists only if no request has arrived yet, and never inside a group.",
    help: "Map routes before `Start()`, `StartAsync()` or `RunAsync()`.",
  },
  pipelineEndsBeforeRoutes: {
    code: "TN2222",
    severity: "warning",
    message: "This Run answers every request that reaches it, so routes after it are never called.",
    help: "Use MapFallback for what no route answers, or call UseEndpoints before it.",
  },
  statusPagesAdded: {
    code: "TN2231",
    severity: "note",
    message: "{call} adds a body to error responses that have none; the client has no type for it.",
    help: "Answer errors with a body where the client needs it: Results.Problem(…), TypedResults.Problem(…).",
  },
  invalidAnswerUnread: {
    code: "TN2341",
    severity: "note",
    message:
      "InvalidModelStateResponseFactory answers requests that are not valid, and what it answers is not known; the client types it as unknown.",
    help: "Declare what it answers, for one action or all: [ProducesResponseType<T>(400)].",
  },
  surroundingStatusUnknown: {
    code: "TN2232",
    severity: "note",
    message:
      "`{answer}`, in middleware, a filter or an exception handler, has a status computed at run time: it is the default response of every operation that it can replace.",
    help: "If callers have to distinguish these responses, set a constant status for each case.",
  },
  surroundingBodyUnknown: {
    code: "TN2233",
    severity: "note",
    message:
      "`{answer}`, in middleware, a filter or an exception handler, answers {status} with a body of unknown type: the client types it as unknown for every operation that it can replace.",
    help: "Write a typed value: Response.WriteAsJsonAsync(x), Results.Problem(…), new ObjectResult(x).",
  },
  metadataUnread: {
    code: "TN2224",
    severity: "warning",
    message:
      "{call} gives this route metadata that Tenon does not read: its responses, its name or its authorization may differ.",
    help: "Use the calls for it: RequireAuthorization(), AllowAnonymous(), Produces<T>(), Accepts<T>(), WithTags(), WithName().",
  },
  pathBase: {
    code: "TN2186",
    severity: "note",
    message: "UsePathBase also serves every route under a path base; Tenon reads routes without it.",
    help: "Nothing to do if clients have the path base in their base URL.",
  },
  fastEndpointUnread: {
    code: "TN2189",
    severity: "warning",
    message: "Part of {type}, a FastEndpoints endpoint, cannot be read: {reason}.",
    help: "Set routes, methods and groups in Configure with literals or constants, outside conditions, and let FastEndpoints bind the request.",
  },
  endpointLeftOut: {
    code: "TN2195",
    severity: "error",
    message: "{handler} is served, but its route is built at run time (`{text}`), so it has no client function.",
    help: "Write the route as a literal or a constant, or leave the endpoint out with --exclude.",
  },
  anyMethodServed: {
    code: "TN2196",
    severity: "note",
    message: "{handler} answers every HTTP method; the client function calls it with {method}.",
    help: "Name the methods it answers: [HttpGet], MapGet, or the methods of MapMethods.",
  },
  actionAttributeUnknown: {
    code: "TN2533",
    severity: "warning",
    message:
      "{attribute} on {handler} cannot be found, and may set its route or its method: the client ignores {attribute} and calls {handler} with {method}.",
    help: "Run `dotnet restore` if it comes from a package: Tenon then reads it. Otherwise correct the name or add the reference.",
  },
  handlerNotFollowed: {
    code: "TN2197",
    severity: "error",
    message:
      "{route} is served by {handler}, but the delegate that handles it cannot be found in the source, so it has no client function.",
    help: "Map a lambda or a method, or leave the endpoint out with --exclude.",
  },
  fastEndpointsOptionUnread: {
    code: "TN2203",
    severity: "warning",
    message: "{text} changes the routes of all FastEndpoints endpoints and cannot be read.",
    help: "Set RoutePrefix and the versioning options to literals or constants, outside conditions; a Filter may leave endpoints out.",
  },
  typeParameterOpen: {
    code: "TN2261",
    severity: "warning",
    message: "{operation} is mapped by generic code, and the sources do not show which type {name} is.",
    help: "Read the project that calls the generic method as well, or map the endpoint with concrete types.",
  },
  startUpNotFollowed: {
    code: "TN2250",
    severity: "warning",
    message:
      "Tenon stops following the start-up code here: {reason}. What the code sets up after this place is unknown.",
    help: "Move the loop or the recursion out of the code that sets up the server, or give it an end that is a constant.",
  },
  routeConditional: {
    code: "TN2251",
    severity: "note",
    message:
      "This {call} runs only under a condition that Tenon cannot evaluate; its route is listed as if the condition holds.",
    help: "Nothing to do if callers know when the server has the route; otherwise map it unconditionally.",
  },
});
