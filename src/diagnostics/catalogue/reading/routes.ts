import { defineDiagnostics } from "../../definition.js";

/** Templates and methods, wherever they are written. */
export const routeDiagnostics = defineDiagnostics({
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
    help: "ASP.NET replaces [controller], [action] and, with an [Area] attribute, [area]. Any other token needs a convention that fills it in, or the server does not start. Write [[{token}]] for the literal text.",
  },
  operationDefinedTwice: {
    code: "TN2103",
    severity: "error",
    message: "{method} {route} is defined by {first} and by {second}.",
    help: "Change the route or the method of one of them.",
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
  unionOutsideBody: {
    code: "TN2260",
    severity: "error",
    message:
      "{operation} takes the union {type} ({parameter}) from the {place}, but ASP.NET reads unions only from JSON bodies and does not start.",
    help: "Take {parameter} from the body, or give {type} a `public static bool TryParse(string? text, out {type} value)`.",
  },
  methodWithoutFunction: {
    code: "TN2109",
    severity: "warning",
    message: "{operation} answers {method}, which the client cannot send.",
    help: "Use another method: browsers send neither CONNECT nor TRACE nor TRACK.",
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
  routesDifferByNames: {
    code: "TN2116",
    severity: "warning",
    message: "{method} {second} differs from {first} only in its parameter names; a router cannot tell them apart.",
    help: "Give the parameters different constraints (for example `:guid` on one of them), change a route, or serve both with one handler.",
  },
  routeVersionParameter: {
    code: "TN2118",
    severity: "note",
    message:
      'The route "{route}" of {operation} has {segment}, an API version that cannot be read from the source; the client takes it as a string.',
    help: "Pass one of the versions that the endpoint serves, or say it with [ApiVersion] or HasApiVersion and generate with --served, which fills it in.",
  },
  routeTokenComputed: {
    code: "TN2119",
    severity: "warning",
    message: "Routes begin with a value that a convention computes at run time (`{text}`); they are read without it.",
    help: "Put the value into the base URL of the client, or write it as a literal or a constant.",
  },
  routeTokenUnreadable: {
    code: "TN2120",
    severity: "error",
    message:
      "A convention puts a value that cannot be read from the source into routes (`{text}`), so these routes have no client function.",
    help: "Let the convention use one literal or constant, or leave the endpoints out with --exclude.",
  },
});
