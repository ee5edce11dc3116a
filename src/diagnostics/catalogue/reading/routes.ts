import { error, note, warning } from "../../definition.js";

/** Templates and methods, wherever they are written. */
export const routeDiagnostics = {
  routeMalformed: error(
    "TN2101",
    'The route "{route}" of {operation} cannot be read: {reason}.',
    'Write it as an ASP.NET route template, for example "/tasks/archive" with parameters in braces.',
  ),
  routeTokenUnknown: error(
    "TN2102",
    'The route "{route}" of {operation} uses the token [{token}], which has no value here.',
    "ASP.NET replaces [controller], [action] and, with an [Area] attribute, [area]. Any other token needs a convention that fills it in, or the server does not start. Write [[{token}]] for the literal text.",
  ),
  operationDefinedTwice: error(
    "TN2103",
    "{method} {route} is defined by {first} and by {second}.",
    "Change the route or the method of one of them.",
  ),
  routeParameterMissing: error(
    "TN2105",
    '{operation} takes {parameter} from the route, but its route "{route}" has no {segment}.',
    "Add {segment} to the route, or take the parameter from elsewhere ([FromQuery], [FromHeader]).",
  ),
  routeParameterUnused: warning(
    "TN2106",
    'The route "{route}" of {operation} has {segment}, but no parameter takes it.',
    "The client takes its type from the constraint, or else string. Add a parameter of that name to give it a type.",
  ),
  routeMissing: error(
    "TN2107",
    "{operation} has no route: neither the controller nor the action has one.",
    'Add [Route("…")] to the controller or a template to the HTTP attribute; conventional routes are not read.',
  ),
  methodMissing: error(
    "TN2108",
    "{operation} has no HTTP method.",
    "Add [HttpGet], [HttpPost], [HttpPut], [HttpPatch], [HttpDelete], [HttpHead] or [HttpOptions]; without one, ASP.NET routes every method to it.",
  ),
  unionOutsideBody: error(
    "TN2260",
    "{operation} takes the union {type} ({parameter}) from the {place}, but ASP.NET reads unions only from JSON bodies and does not start.",
    "Take {parameter} from the body, or give {type} a `public static bool TryParse(string? text, out {type} value)`.",
  ),
  methodWithoutFunction: warning(
    "TN2109",
    "{operation} answers {method}, which the client cannot send.",
    "Use another method: browsers send neither CONNECT nor TRACE nor TRACK.",
  ),
  routeConvention: warning(
    "TN2110",
    "The routes of this program are changed at run time by {convention}, which cannot be read from the source.",
    "Write the routes out in [Route] attributes where the convention changes them.",
  ),
  routeWithoutSlash: error(
    "TN2111",
    'The route "{route}" of {operation} does not begin with a slash.',
    'A contract\'s route is the complete public path: write "/{route}".',
  ),
  actionWithoutRoute: warning(
    "TN2112",
    "{operation} is public but has neither a route nor an HTTP attribute; it is left out.",
    "Add a route and an attribute such as [HttpGet], make it private, or mark it [NonAction].",
  ),
  routeUnreadable: warning(
    "TN2113",
    "The route of {operation} is computed by the attribute {attribute} and cannot be read from the source.",
    "Pass the whole template as a constant, let the attribute hand constants to its base constructor, or write [Route] itself.",
  ),
  routesDifferByNames: warning(
    "TN2116",
    "{method} {second} differs from {first} only in its parameter names; a router cannot tell them apart.",
    "Give the parameters different constraints (for example `:guid` on one of them), change a route, or serve both with one handler.",
  ),
  routeVersionParameter: note(
    "TN2118",
    'The route "{route}" of {operation} has {segment}, an API version that cannot be read from the source; the client takes it as a string.',
    "Pass one of the versions that the endpoint serves, or say it with [ApiVersion] or HasApiVersion and generate with --served, which fills it in.",
  ),
  routeTokenComputed: warning(
    "TN2119",
    "Routes begin with a value that a convention computes at run time (`{text}`); they are read without it.",
    "Put the value into the base URL of the client, or write it as a literal or a constant.",
  ),
  routeTokenUnreadable: error(
    "TN2120",
    "A convention puts a value that cannot be read from the source into routes (`{text}`), so these routes have no client function.",
    "Let the convention use one literal or constant, or leave the endpoints out with --exclude.",
  ),
};
