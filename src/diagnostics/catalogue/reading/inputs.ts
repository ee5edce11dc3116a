import { error, note, warning } from "../../definition.js";

/** Parameters and bodies: where they come from, and whether a client can send them. */
export const inputDiagnostics = {
  inputHalfMarked: error(
    "TN2006",
    "Only some properties of {input}, the input of {operation}, have an attribute that says where they are sent.",
    "Put the body in one property marked [FromBody] or [FromForm], or mark the others [FromQuery], [FromRoute] or [FromHeader].",
  ),
  bodyNotAllowed: error(
    "TN2121",
    "{operation} takes {parameter} from the body, but {method} requests have no body.",
    "Take it from the query ([FromQuery]), or use POST, PUT or PATCH.",
  ),
  bodyTwice: error(
    "TN2122",
    "{operation} takes two bodies, {first} and {second}; a request has only one.",
    "Put both into one type, or take one of them from the route, the query or a header.",
  ),
  parameterNotBindable: error(
    "TN2123",
    "{parameter} of {operation} is {type}, which ASP.NET cannot read from the {place}: it has no TryParse, so ASP.NET would {instead}.",
    "Give {type} a `public static bool TryParse(string? text, IFormatProvider? provider, out {type} value)` (IParsable<{type}>), or take {primitive} here and convert it to {type}.",
  ),
  parameterLeftOut: warning(
    "TN2124",
    "{parameter} of {operation} is {type}, which cannot be written into the {place}; the client leaves it out.",
    "Use properties of simple types (text, numbers, dates, enums, and lists of these), or take it from the body.",
  ),
  parameterCustomBinder: warning(
    "TN2126",
    "{parameter} of {operation} is bound by {binder}, which Tenon cannot read; the client takes it as a {place} parameter of type string.",
    "Use [FromQuery], [FromRoute], [FromHeader], [FromBody] or [FromForm] if one of them does the same.",
  ),
  memberOfMissingType: warning(
    "TN2155",
    "{type}, the type of {parameter} of {operation}, cannot be found. It may come from a package that is not restored; the client takes it as a {place} parameter of type string.",
    "Run `dotnet restore`: Tenon then reads the packages.",
  ),
  formAndJsonBody: error(
    "TN2127",
    "{operation} takes both a form field and a JSON body ({parameter}).",
    "Take all of them from the form ([FromForm]), or all from the body.",
  ),
  bodyCallWithoutBody: warning(
    "TN2128",
    "{call} describes a request body, but {method} {operation} has none.",
    "Use Define.Post, Put or Patch, or remove the call.",
  ),
  optionalBodyLeftOut: warning(
    "TN2129",
    "{operation} has an optional body, {parameter}, which clients cannot send with {method}; it is left out.",
    "Remove it, or use POST, PUT or PATCH.",
  ),
  stringValuesInMvc: error(
    "TN2130",
    "{parameter} of {operation} is StringValues, which MVC cannot bind: it answers every request with 500.",
    "Use string[].",
  ),
  objectNotMade: warning(
    "TN2149",
    "{parameter} of {operation} is {type}, which MVC cannot create: it is {reason}. Unless a model binder of your own creates it, every request is answered with 500.",
    "Use a class with a public constructor without parameters, or a record.",
  ),
  formObjectNotMade: warning(
    "TN2156",
    "{parameter} of {operation} is {type}, which a minimal API cannot create from a form: it is {reason}. The handler gets null for the whole form, or the request is refused.",
    "Use a class or a record with one public constructor.",
  ),
  requiredNotEnforced: note(
    "TN2150",
    "{parameter} of {operation} is [Required] but may be null: a minimal API takes a request without it, unless validation requires it. The client requires it anyway.",
    "Make the type non-nullable, so that the server rejects such a request, or remove [Required].",
  ),
  fileNotSendable: error(
    "TN2131",
    "{parameter} of {operation} is a file, which cannot travel in {place}.",
    "Use POST, PUT or PATCH and a multipart form: .AcceptsFile() on a contract, [FromForm] or no attribute on a parameter.",
  ),
  bytesOutsideBody: warning(
    "TN2133",
    "{parameter} of {operation} is byte[] in the {place}, where a minimal API reads one number for each key and a controller reads base64; the client sends base64.",
    "Use text or int[] here, or send the bytes in a JSON body.",
  ),
  requestPartNotProvided: warning(
    "TN2134",
    "{parameter} is a {type}, which MVC, unlike a minimal API, does not supply to an action: it tries to read one from the request, and every call fails.",
    "Use the controller's own User, HttpContext, Request or Response.",
  ),
  formListLost: warning(
    "TN2136",
    "{member} of {type} is a list or a dictionary in the form of {operation}, and a minimal API sets it to null if the form has no element for it, even if the property is initialized to an empty one.",
    "Make {member} nullable, or read the object from a JSON body.",
  ),
  formValueDemanded: warning(
    "TN2227",
    "{member} of {type} is a parameter of its constructor, and a minimal API rejects the form of {operation} without a value for it, even if it is nullable or has a default; the client always asks for one.",
    "Make {member} a property that can be set, or read the object from a JSON body.",
  ),
  collectionNotBound: warning(
    "TN2138",
    "{parameter} of {operation} is {type}, which {binder} does not fill from the {place}: a request with values for it fails or loses them.",
    "Use {instead}.",
  ),
  dictionaryTakesAll: warning(
    "TN2153",
    "{parameter} of {operation} is a dictionary without a name of its own: if the {place} has no key for it, MVC fills it with all other keys, or rejects them.",
    'Give it a name: [{attribute}(Name = "{parameter}")].',
  ),
  recordNotValidated: warning(
    "TN2154",
    "{member} of the record {type} has its validation attribute on the property, but MVC requires it on the constructor parameter and throws: every request with a {type} is answered with 500.",
    "Write [{attribute}] without `property:`.",
  ),
  enumerableIsService: warning(
    "TN2139",
    "{parameter} is {type}, which a minimal API takes from the services, where it is empty, and not from the request; the client leaves it out.",
    "Use an array or a List, or add [FromBody]. For files, use IFormFileCollection.",
  ),
  takenForService: warning(
    "TN2140",
    "{parameter} is treated as a service, although nothing in the source registers it: {type} is a class of a package that cannot be read from a request.",
    "Mark the parameter [FromServices], or [FromBody] if it is the body.",
  ),
  unknownTakenForService: warning(
    "TN2152",
    "{type} cannot be found. Parameters of this type are treated as services, because it is named like an interface.",
    "Run `dotnet restore` if it comes from a package. Mark a parameter [FromBody] if it is the body.",
  ),
  serviceNotGiven: warning(
    "TN2148",
    "{parameter} is {type}, which MVC gives to an action only with [FromServices] or in an [ApiController]: it tries to read one from the request, and every call fails.",
    "Mark the parameter [FromServices].",
  ),
  serviceOrBody: warning(
    "TN2192",
    "{parameter} is read as the body, but services are registered by reflection here, and its type may be one of them.",
    "Mark the parameter [FromServices] or [FromBody].",
  ),
  formFieldsUnknown: warning(
    "TN2198",
    "{parameter} is the whole form, so its fields are not known; the client sends none.",
    "Take the fields as parameters of their own with [FromForm], or as an object.",
  ),
  bodyNotJson: warning(
    "TN2199",
    "{operation} reads its body as {mediaType}, which the client does not write; it takes the body as a string.",
    "Write the text yourself where you call it, or let the action accept application/json too.",
  ),
  bodyReadByHand: warning(
    "TN2151",
    "{operation} reads the body of the request itself (`{text}`), and no parameter shows it; the client sends none.",
    'Take it as a parameter: [FromBody] T, IFormFile. A minimal API can declare it instead: .Accepts<T>("application/json").',
  ),
  bodyTakenFromCode: note(
    "TN2228",
    "{operation} reads the body of the request itself (`{text}`), and no parameter shows it; the client sends it as {type}.",
    'Nothing to do if that is the body. Otherwise declare it: .Accepts<T>("application/json"), or take it as a parameter.',
  ),
  partReadByHand: note(
    "TN2229",
    "{operation} reads the {part} of the request itself (`{text}`), and no parameter shows it; the client sends only what the parameters show.",
    'Take each value as a parameter: [FromQuery] T, [FromHeader(Name = "X-Tenant")] T. Headers of every call can be set once, with configureTenon.',
  ),
  requestHandedOn: note(
    "TN2158",
    "{operation} gives the request to `{text}`, which is not in the sources: what that reads of the body, the query or the headers is not known, and the client sends only what the parameters show.",
    'Nothing to do if it reads nothing more. Otherwise take it as parameters, or declare the body: .Accepts<T>("application/json").',
  ),
  handlerRefused: error(
    "TN2157",
    "ASP.NET cannot make an endpoint of this handler: {reason}. It throws when it makes them, and every request to the server fails.",
    "Take values that text makes (text, numbers, dates, enums, types with a TryParse, arrays of these), an object with [AsParameters], or a body.",
  ),
  boundByItself: warning(
    "TN2230",
    "{parameter} is a {type}, which reads the request itself (BindAsync): what it reads is not known, and the client sends nothing for it.",
    'Take its values as parameters of their own ([AsParameters] takes several as one object), or declare a body with .Accepts<T>("application/json").',
  ),
  bindingChanged: warning(
    "TN2213",
    "The binding of action parameters is changed here (`{text}`), so parameters may be bound differently than Tenon expects.",
    "Nothing to do if the same values are read from the same places; otherwise mark the parameters with [FromQuery] and the like.",
  ),
};
