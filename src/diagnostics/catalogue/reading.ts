import { defineDiagnostics } from "../definition.js";

export const readingDiagnostics = defineDiagnostics({
  // ── Contracts ──
  definitionUnreadable: {
    code: "TN2001",
    severity: "error",
    message: "The definition of {operation} cannot be read: {reason}.",
    help: "Write it as a chain that begins with Define.Get, Post, Put, Patch, Delete, Head, Options or File, or with a helper method of the same project that returns such a chain.",
  },
  argumentNotConstant: {
    code: "TN2002",
    severity: "error",
    message: "{argument} of {operation} is not a constant that can be read from the source.",
    help: "Use a literal, a const, nameof, or an interpolation or concatenation of them.",
  },
  contractNotReadable: {
    code: "TN2003",
    severity: "error",
    message: "{type} has [Contract] but is neither a static class of Define operations nor an abstract controller.",
    help: "Make it static (operations as static fields or properties), or an abstract class that derives from ControllerBase.",
  },
  contractEmpty: {
    code: "TN2004",
    severity: "warning",
    message: "The contract {type} defines no operation.",
    help: 'Add a field such as `public static readonly Operation<TaskDto> Get = Define.Get<TaskDto>("/tasks");`, or remove [Contract].',
  },
  operationAlias: {
    code: "TN2005",
    severity: "note",
    message: "{operation} is another name for {other}; the client has only {other}.",
    help: "Nothing to do.",
  },
  inputHalfMarked: {
    code: "TN2006",
    severity: "error",
    message:
      "Some properties of {input}, the input of {operation}, are marked with where they are sent, and some are not.",
    help: "Put the body in one property marked [FromBody] or [FromForm], or mark the others [FromQuery], [FromRoute] or [FromHeader].",
  },
  documentAttributeNotJson: {
    code: "TN2009",
    severity: "error",
    message: "The [ContractDocument] of {type} is not a JSON object.",
    help: "Write a JSON object with `info`, `servers`, `securitySchemes` or `webhooks`, as in an OpenAPI document.",
  },
  exampleNotJson: {
    code: "TN2007",
    severity: "error",
    message: "The example of {operation} is not JSON: {reason}.",
    help: "Write the example as JSON text.",
  },
  statusDeclaredTwice: {
    code: "TN2008",
    severity: "error",
    message: "{status} is declared twice for {operation}.",
    help: "Remove one of the two; to change the success status of the operation, use .Status(code).",
  },

  // ── Routes ──
  routeMalformed: {
    code: "TN2101",
    severity: "error",
    message: 'The route "{route}" of {operation} cannot be read: {reason}.',
    help: 'Write it as an ASP.NET route template, for example "/tasks/archive" with parameters in braces.',
  },
  routeTokenUnknown: {
    code: "TN2102",
    severity: "error",
    message: 'The route "{route}" of {operation} uses the token [{token}], which has no value here.',
    help: "ASP.NET replaces [controller], [action] and, with an [Area] attribute, [area]. Write [[{token}]] for the literal text.",
  },
  operationDefinedTwice: {
    code: "TN2103",
    severity: "error",
    message: "{method} {route} is defined by {first} and by {second}.",
    help: "Change the route or the method of one of them.",
  },
  operationNameTaken: {
    code: "TN2104",
    severity: "error",
    message: "{service} has two operations named {name}: {first} and {second}.",
    help: "Rename one of the two; the client cannot have two functions with the same name.",
  },
  routeParameterMissing: {
    code: "TN2105",
    severity: "error",
    message: '{operation} takes {parameter} from the route, but its route "{route}" has no {segment}.',
    help: "Add {segment} to the route, or take the parameter from elsewhere ([FromQuery], [FromHeader]).",
  },
  routeParameterUnused: {
    code: "TN2106",
    severity: "warning",
    message: 'The route "{route}" of {operation} has {segment}, but no parameter takes it.',
    help: "The client takes its type from the constraint, or else string. Add a parameter of that name to give it a type.",
  },
  routeMissing: {
    code: "TN2107",
    severity: "error",
    message: "{operation} has no route: neither the controller nor the action has one.",
    help: 'Add [Route("…")] to the controller or a template to the HTTP attribute; conventional routes are not read.',
  },
  methodMissing: {
    code: "TN2108",
    severity: "error",
    message: "{operation} has no HTTP method.",
    help: "Add [HttpGet], [HttpPost], [HttpPut], [HttpPatch], [HttpDelete], [HttpHead] or [HttpOptions]; without one, ASP.NET routes every method to it.",
  },
  methodWithoutFunction: {
    code: "TN2109",
    severity: "warning",
    message: "{operation} answers {method}, which the client cannot send.",
    help: "Use GET, POST, PUT, PATCH, DELETE, HEAD or OPTIONS.",
  },
  routeConvention: {
    code: "TN2110",
    severity: "warning",
    message:
      "The routes of this program are changed at run time by {convention}, which cannot be read from the source.",
    help: "Write the routes out in [Route] attributes where the convention changes them.",
  },
  routeWithoutSlash: {
    code: "TN2111",
    severity: "error",
    message: 'The route "{route}" of {operation} does not begin with a slash.',
    help: 'A contract\'s route is the complete public path: write "/{route}".',
  },

  actionWithoutRoute: {
    code: "TN2112",
    severity: "warning",
    message: "{operation} is public but has neither a route nor an HTTP attribute; it is left out.",
    help: "Add a route and an attribute such as [HttpGet], make it private, or mark it [NonAction].",
  },
  routeUnreadable: {
    code: "TN2113",
    severity: "warning",
    message: "The route of {operation} is computed by the attribute {attribute} and cannot be read from the source.",
    help: "Pass the whole template as a constant, let the attribute hand constants to its base constructor, or write [Route] itself.",
  },

  routeVersionParameter: {
    code: "TN2118",
    severity: "note",
    message:
      'The route "{route}" of {operation} has {segment}, which Asp.Versioning fills in; the client takes it as a string.',
    help: "Pass one of the versions that the controller lists with [ApiVersion].",
  },

  // ── Inputs ──
  routesDifferByNames: {
    code: "TN2116",
    severity: "warning",
    message: "{method} {second} differs from {first} only in its parameter names; a router cannot tell them apart.",
    help: "Give the parameters different constraints (for example `:guid` on one of them), change a route, or serve both with one handler.",
  },
  mvcSettingUnreadable: {
    code: "TN2191",
    severity: "warning",
    message: "The MVC setting {setting} is not a constant that can be read from the source, so its default is assumed.",
    help: "Set it to true or false where MVC is set up.",
  },
  serviceOrBody: {
    code: "TN2192",
    severity: "warning",
    message:
      "{parameter} is read as the body, but services are registered by reflection here, and its type may be one of them.",
    help: "Mark the parameter [FromServices] or [FromBody].",
  },
  bodyNotAllowed: {
    code: "TN2121",
    severity: "error",
    message: "{operation} takes {parameter} from the body, but {method} requests have no body.",
    help: "Take it from the query ([FromQuery]), or use POST, PUT or PATCH.",
  },
  bodyTwice: {
    code: "TN2122",
    severity: "error",
    message: "{operation} takes two bodies, {first} and {second}; a request has only one.",
    help: "Put both into one type, or take one of them from the route, the query or a header.",
  },
  parameterNotBindable: {
    code: "TN2123",
    severity: "error",
    message:
      "{parameter} of {operation} is {type}, which ASP.NET cannot read from the {place}: it has no TryParse, so ASP.NET would {instead}.",
    help: "Give {type} a `public static bool TryParse(string? text, IFormatProvider? provider, out {type} value)` (IParsable<{type}>), or take {primitive} here and convert it to {type}.",
  },
  bodyNotJson: {
    code: "TN2199",
    severity: "warning",
    message:
      "{operation} reads its body as {mediaType}, which the client does not write; it takes the body as a string.",
    help: "Write the text yourself where you call it, or let the action accept application/json too.",
  },
  formFieldsUnknown: {
    code: "TN2198",
    severity: "warning",
    message: "{parameter} is the whole form, so its fields are not known; the client sends none.",
    help: "Take the fields as parameters of their own with [FromForm], or as an object.",
  },
  parameterLeftOut: {
    code: "TN2124",
    severity: "warning",
    message:
      "{parameter} of {operation} is {type}, which cannot be written into the {place}; the client leaves it out.",
    help: "Use properties of simple types (text, numbers, dates, enums, and lists of these), or take it from the body.",
  },
  parameterNameTaken: {
    code: "TN2125",
    severity: "error",
    message: "{operation} has two parameters that the client would call {name}.",
    help: "Rename one of the two in C#.",
  },
  parameterCustomBinder: {
    code: "TN2126",
    severity: "warning",
    message:
      "{parameter} of {operation} is bound by {binder}, which Tenon cannot read; the client takes it as a {place} parameter of type string.",
    help: "Use [FromQuery], [FromRoute], [FromHeader], [FromBody] or [FromForm] if one of them does the same.",
  },
  formAndJsonBody: {
    code: "TN2127",
    severity: "error",
    message: "{operation} takes both a form field and a JSON body ({parameter}).",
    help: "Take all of them from the form ([FromForm]), or all from the body.",
  },
  bodyCallWithoutBody: {
    code: "TN2128",
    severity: "warning",
    message: "{call} describes a request body, but {method} {operation} has none.",
    help: "Use Define.Post, Put or Patch, or remove the call.",
  },
  optionalBodyLeftOut: {
    code: "TN2129",
    severity: "warning",
    message: "{operation} has an optional body, {parameter}, which clients cannot send with {method}; it is left out.",
    help: "Remove it, or use POST, PUT or PATCH.",
  },
  stringValuesInMvc: {
    code: "TN2130",
    severity: "error",
    message: "{parameter} of {operation} is StringValues, which MVC cannot bind: it answers every request with 500.",
    help: "Use string[].",
  },
  fileNotSendable: {
    code: "TN2131",
    severity: "error",
    message: "{parameter} of {operation} is a file, which cannot travel in {place}.",
    help: "Use POST, PUT or PATCH and a multipart form: .AcceptsFile() on a contract, [FromForm] or no attribute on a parameter.",
  },
  resultAsBody: {
    code: "TN2132",
    severity: "error",
    message: "{type} is a result of the framework, and not the type of a body: defining {operation} throws.",
    help: "Declare what is in the body, and each further answer with .Returns<T>(status). Use Define.File(route) for a file.",
  },
  bytesOutsideBody: {
    code: "TN2133",
    severity: "warning",
    message:
      "{parameter} of {operation} is byte[] in the {place}, where a minimal API reads one number for each key and a controller reads base64; the client sends base64.",
    help: "Use text or int[] here, or send the bytes in a JSON body.",
  },
  requestPartNotProvided: {
    code: "TN2134",
    severity: "warning",
    message:
      "{parameter} is a {type}, which MVC does not hand to an action as a minimal API does: it tries to read one from the request, and every call fails.",
    help: "Use the controller's own User, HttpContext, Request or Response.",
  },
  nullTextAnswered: {
    code: "TN2135",
    severity: "warning",
    message: "{operation} may return null for its text, and a minimal API answers that with 500.",
    help: 'Return string, or Results<Ok<string>, NoContent>, or TypedResults.Text(text ?? "").',
  },
  formListLost: {
    code: "TN2136",
    severity: "warning",
    message:
      "{member} of {type} is a list or a dictionary in the form of {operation}, and a minimal API sets it to null where the form has no element of it, even if the property starts with an empty one.",
    help: "Make {member} nullable, or read the object from a JSON body.",
  },
  valueNotSent: {
    code: "TN2137",
    severity: "warning",
    message:
      "{operation} returns a value that is not sent: it takes nothing but HttpContext and returns a task, so it is a RequestDelegate, whose value the framework ignores.",
    help: "Make the lambda async, add `handler:` before it, or write the answer to the response.",
  },
  collectionNotBound: {
    code: "TN2138",
    severity: "warning",
    message:
      "{parameter} of {operation} is {type}, which {binder} does not fill from the {place}: a request with values for it fails or loses them.",
    help: "Use {instead}.",
  },
  enumerableIsService: {
    code: "TN2139",
    severity: "warning",
    message:
      "{parameter} is {type}, which a minimal API takes from the services, where it is empty, and not from the request; the client leaves it out.",
    help: "Use an array or a List, or say [FromBody]. For files, use IFormFileCollection.",
  },

  // ── Controllers ──
  controllerNotFound: {
    code: "TN2141",
    severity: "error",
    message: "{type} has [ContractClient] but is not a controller that ASP.NET finds: {reason}.",
    help: "A controller is a public class, neither generic nor abstract, whose name ends in Controller or that has [ApiController] or [Controller].",
  },
  controllerEmpty: {
    code: "TN2142",
    severity: "warning",
    message: "The controller {type} has no action.",
    help: "Add a public method with an HTTP attribute, or remove [ContractClient].",
  },
  endpointWithoutRoute: {
    code: "TN2143",
    severity: "error",
    message: "{operation} has [ContractEndpoint], but no method and route.",
    help: 'Add an attribute such as [HttpGet("/path")] to the method, or map it with a literal or constant route: app.MapGet("/path", {operation}).',
  },
  contractWins: {
    code: "TN2144",
    severity: "note",
    message: "{controller} and the contract {contract} both define {method} {route}; the contract is used.",
    help: "Nothing to do.",
  },
  discriminatorLost: {
    code: "TN2145",
    severity: "warning",
    message:
      "{operation} answers through {call}, which serializes the value as its runtime type and loses the discriminator of {type}.",
    help: "Return the value itself (ActionResult<{type}>), or a contract terminal.",
  },
  statusInvalid: {
    code: "TN2146",
    severity: "warning",
    message: "{status} of {operation} is not an HTTP status.",
    help: "Use a status from 100 to 599.",
  },
  attributeUnreadable: {
    code: "TN2147",
    severity: "error",
    message: "{attribute} on {place} has an argument that cannot be read from the source.",
    help: "Restore the packages with `dotnet restore` if the constant comes from one; else use a constant of the sources, or typeof.",
  },

  // ── Names ──
  nameTaken: {
    code: "TN2161",
    severity: "note",
    message: "The {what} {csharpName} is named {name} because its own name is already taken.",
    help: "To choose the name yourself, rename one of the two in C#.",
  },

  // ── Security ──
  securitySchemeInvalid: {
    code: "TN2171",
    severity: "error",
    message: "{scheme} is not a security scheme.",
    help: "Use bearer, bearer:<format>, basic, cookie:<name>, apikey:header:<name>, apikey:query:<name>, openid:<url> or oauth2:<flow>:<url>; docs/openapi.md lists them all.",
  },

  // ── Served endpoints ──
  endpointNameUnread: {
    code: "TN2204",
    severity: "warning",
    message: "{call} is given something that is computed at run time, so the client names {operation} without it.",
    help: "Give it a literal, a const or nameof(…), or remove the call to accept the name.",
  },
  fastEndpointUnread: {
    code: "TN2189",
    severity: "warning",
    message: "Something about {type}, an endpoint of FastEndpoints, is not known: {reason}.",
    help: "Say routes, methods and groups in Configure with literals or constants, outside conditions, and let FastEndpoints bind the request.",
  },
  fastEndpointsOptionUnread: {
    code: "TN2203",
    severity: "warning",
    message: "{text} decides about the routes of all endpoints of FastEndpoints and cannot be read.",
    help: "Set RoutePrefix and the versioning options to literals or constants, outside conditions; a Filter may leave endpoints out.",
  },
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
      "Nothing in the source calls {method}, which maps this route; it is listed as if mapped directly on the application.",
    help: "Call it where the routes are mapped, or remove it if it is no longer used.",
  },
  mapperNotFollowed: {
    code: "TN2211",
    severity: "warning",
    message:
      "{method} maps this route in more ways than could be followed: {reason}. Some of its routes are not known.",
    help: "Call it from fewer places, or write out the routes that are missing.",
  },
  groupUnreadable: {
    code: "TN2185",
    severity: "warning",
    message: "The route group of this {call} cannot be read from the source, so its prefix is unknown.",
    help: "Map on the application, or on a MapGroup with a literal or constant prefix, passed through parameters and locals.",
  },
  pathBase: {
    code: "TN2186",
    severity: "note",
    message: "UsePathBase also serves every route under a path base; Tenon reads routes without it.",
    help: "Nothing to do if clients have the path base in their base URL.",
  },
  controllerProvider: {
    code: "TN2187",
    severity: "warning",
    message:
      "{provider} chooses at run time which classes are controllers; Tenon lists the routes of the usual controllers.",
    help: "Use public classes whose names end in Controller, or mark them [Controller] or [NonController].",
  },
  controllersNotMapped: {
    code: "TN2188",
    severity: "warning",
    message: "Nothing in the source maps controllers, so {controller} and all other controllers may not be served.",
    help: "Call app.MapControllers() where the application is set up.",
  },
  answerBodyUnknown: {
    code: "TN2193",
    severity: "note",
    message:
      "{operation} answers {status} with `{answer}`, and the type of that body is not known; the client types it as unknown.",
    help: "Declare it: [ProducesResponseType(typeof(T), {status})], .Produces<T>({status}), or return ActionResult<T> or TypedResults.",
  },
  answerBodiesDiffer: {
    code: "TN2194",
    severity: "note",
    message:
      "{operation} answers {status} with a file or with a value, `{answer}` among them; the client types the body as unknown.",
    help: "Answer the value with a status of its own, or declare one of them.",
  },
  answerStatusUnknown: {
    code: "TN2201",
    severity: "note",
    message:
      "{operation} answers `{answer}` with a status that is computed at run time; the client has its body under every status that is not declared.",
    help: "Answer with constant statuses, or declare them: [ProducesResponseType(typeof(T), 409)], .Produces<T>(409).",
  },
  anonymousMemberUnknown: {
    code: "TN2202",
    severity: "note",
    message: "The type of {member} in the anonymous object {type} is not known; the client types it as unknown.",
    help: "Cast the value to its type, or answer a record instead of an anonymous object.",
  },
  endpointLeftOut: {
    code: "TN2195",
    severity: "error",
    message: "{handler} is served, but its route is built at run time (`{text}`), so it has no client function.",
    help: "Write the route as a literal or a constant, or leave the endpoint out with --exclude.",
  },
  handlerNotFollowed: {
    code: "TN2197",
    severity: "error",
    message:
      "{route} is served by {handler}, and the delegate that handles it cannot be found in the source; it has no client function.",
    help: "Map a lambda or a method, or leave the endpoint out with --exclude.",
  },
  anyMethodServed: {
    code: "TN2196",
    severity: "note",
    message: "{handler} answers every HTTP method; the client function calls it with {method}.",
    help: "Name the methods it answers: [HttpGet], MapGet, or the methods of MapMethods.",
  },
});
