import { defineDiagnostics } from "../../definition.js";

/** Parameters and bodies: where they come from, and whether a client can send them. */
export const inputDiagnostics = defineDiagnostics({
  inputHalfMarked: {
    code: "TN2006",
    severity: "error",
    message:
      "Only some properties of {input}, the input of {operation}, have an attribute that says where they are sent.",
    help: "Put the body in one property marked [FromBody] or [FromForm], or mark the others [FromQuery], [FromRoute] or [FromHeader].",
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
  parameterLeftOut: {
    code: "TN2124",
    severity: "warning",
    message:
      "{parameter} of {operation} is {type}, which cannot be written into the {place}; the client leaves it out.",
    help: "Use properties of simple types (text, numbers, dates, enums, and lists of these), or take it from the body.",
  },
  parameterCustomBinder: {
    code: "TN2126",
    severity: "warning",
    message:
      "{parameter} of {operation} is bound by {binder}, which Tenon cannot read; the client takes it as a {place} parameter of type string.",
    help: "Use [FromQuery], [FromRoute], [FromHeader], [FromBody] or [FromForm] if one of them does the same.",
  },
  memberOfMissingType: {
    code: "TN2155",
    severity: "warning",
    message:
      "{type}, the type of {parameter} of {operation}, cannot be found. It may come from a package that is not restored; the client takes it as a {place} parameter of type string.",
    help: "Run `dotnet restore`: Tenon then reads the packages.",
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
  objectNotMade: {
    code: "TN2149",
    severity: "warning",
    message:
      "{parameter} of {operation} is {type}, which MVC cannot create: it is {reason}. Unless a model binder of your own creates it, every request is answered with 500.",
    help: "Use a class with a public constructor without parameters, or a record.",
  },
  requiredNotEnforced: {
    code: "TN2150",
    severity: "note",
    message:
      "{parameter} of {operation} is [Required] but may be null: a minimal API takes a request without it, unless validation requires it. The client requires it anyway.",
    help: "Make the type non-nullable, so that the server rejects such a request, or remove [Required].",
  },
  fileNotSendable: {
    code: "TN2131",
    severity: "error",
    message: "{parameter} of {operation} is a file, which cannot travel in {place}.",
    help: "Use POST, PUT or PATCH and a multipart form: .AcceptsFile() on a contract, [FromForm] or no attribute on a parameter.",
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
      "{parameter} is a {type}, which MVC, unlike a minimal API, does not supply to an action: it tries to read one from the request, and every call fails.",
    help: "Use the controller's own User, HttpContext, Request or Response.",
  },
  formListLost: {
    code: "TN2136",
    severity: "warning",
    message:
      "{member} of {type} is a list or a dictionary in the form of {operation}, and a minimal API sets it to null if the form has no element for it, even if the property is initialized to an empty one.",
    help: "Make {member} nullable, or read the object from a JSON body.",
  },
  formValueDemanded: {
    code: "TN2227",
    severity: "warning",
    message:
      "{member} of {type} is a parameter of its constructor, and a minimal API rejects the form of {operation} without a value for it, even if it is nullable or has a default; the client always asks for one.",
    help: "Make {member} a property that can be set, or read the object from a JSON body.",
  },
  collectionNotBound: {
    code: "TN2138",
    severity: "warning",
    message:
      "{parameter} of {operation} is {type}, which {binder} does not fill from the {place}: a request with values for it fails or loses them.",
    help: "Use {instead}.",
  },
  dictionaryTakesAll: {
    code: "TN2153",
    severity: "warning",
    message:
      "{parameter} of {operation} is a dictionary without a name of its own: if the {place} has no key for it, MVC fills it with all other keys, or rejects them.",
    help: 'Give it a name: [{attribute}(Name = "{parameter}")].',
  },
  recordNotValidated: {
    code: "TN2154",
    severity: "warning",
    message:
      "{member} of the record {type} has its validation attribute on the property, but MVC requires it on the constructor parameter and throws: every request with a {type} is answered with 500.",
    help: "Write [{attribute}] without `property:`.",
  },
  enumerableIsService: {
    code: "TN2139",
    severity: "warning",
    message:
      "{parameter} is {type}, which a minimal API takes from the services, where it is empty, and not from the request; the client leaves it out.",
    help: "Use an array or a List, or add [FromBody]. For files, use IFormFileCollection.",
  },
  takenForService: {
    code: "TN2140",
    severity: "warning",
    message:
      "{parameter} is treated as a service, although nothing in the source registers it: {type} is a class of a package that cannot be read from a request.",
    help: "Mark the parameter [FromServices], or [FromBody] if it is the body.",
  },
  unknownTakenForService: {
    code: "TN2152",
    severity: "warning",
    message:
      "{type} cannot be found. Parameters of this type are treated as services, because it is named like an interface.",
    help: "Run `dotnet restore` if it comes from a package. Mark a parameter [FromBody] if it is the body.",
  },
  serviceNotGiven: {
    code: "TN2148",
    severity: "warning",
    message:
      "{parameter} is {type}, which MVC gives to an action only with [FromServices] or in an [ApiController]: it tries to read one from the request, and every call fails.",
    help: "Mark the parameter [FromServices].",
  },
  serviceOrBody: {
    code: "TN2192",
    severity: "warning",
    message:
      "{parameter} is read as the body, but services are registered by reflection here, and its type may be one of them.",
    help: "Mark the parameter [FromServices] or [FromBody].",
  },
  formFieldsUnknown: {
    code: "TN2198",
    severity: "warning",
    message: "{parameter} is the whole form, so its fields are not known; the client sends none.",
    help: "Take the fields as parameters of their own with [FromForm], or as an object.",
  },
  bodyNotJson: {
    code: "TN2199",
    severity: "warning",
    message:
      "{operation} reads its body as {mediaType}, which the client does not write; it takes the body as a string.",
    help: "Write the text yourself where you call it, or let the action accept application/json too.",
  },
  bodyReadByHand: {
    code: "TN2151",
    severity: "warning",
    message:
      "{operation} reads the body of the request itself (`{text}`), and no parameter shows it; the client sends none.",
    help: 'Take it as a parameter: [FromBody] T, IFormFile. A minimal API can declare it instead: .Accepts<T>("application/json").',
  },
  bodyTakenFromCode: {
    code: "TN2228",
    severity: "note",
    message:
      "{operation} reads the body of the request itself (`{text}`), and no parameter shows it; the client sends it as {type}.",
    help: 'Nothing to do if that is the body. Otherwise declare it: .Accepts<T>("application/json"), or take it as a parameter.',
  },
  partReadByHand: {
    code: "TN2229",
    severity: "note",
    message:
      "{operation} reads the {part} of the request itself (`{text}`), and no parameter shows it; the client sends only what the parameters show.",
    help: 'Take each value as a parameter: [FromQuery] T, [FromHeader(Name = "X-Tenant")] T. Headers of every call can be set once, with configureTenon.',
  },
  boundByItself: {
    code: "TN2230",
    severity: "warning",
    message:
      "{parameter} is a {type}, which reads the request itself (BindAsync): what it reads is not known, and the client sends nothing for it.",
    help: 'Take its values as parameters of their own ([AsParameters] takes several as one object), or declare a body with .Accepts<T>("application/json").',
  },
  bindingChanged: {
    code: "TN2213",
    severity: "warning",
    message:
      "The binding of action parameters is changed here (`{text}`), so parameters may be bound differently than Tenon expects.",
    help: "Nothing to do if the same values are read from the same places; otherwise mark the parameters with [FromQuery] and the like.",
  },
});
