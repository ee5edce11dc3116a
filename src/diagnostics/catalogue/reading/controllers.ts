import { error, note, warning } from "../../definition.js";

/** Controllers and marked handlers: which there are, and the settings they all share. */
export const controllerDiagnostics = {
  controllerNotFound: error(
    "TN2141",
    "{type} has [ContractClient] but is not a controller that ASP.NET finds: {reason}.",
    "A controller is a public class, neither generic nor abstract, whose name ends in Controller or that has [ApiController] or [Controller].",
  ),
  controllerEmpty: warning(
    "TN2142",
    "The controller {type} has no action.",
    "Add a public method with an HTTP attribute, or remove [ContractClient].",
  ),
  endpointWithoutRoute: error(
    "TN2143",
    "{operation} has [ContractEndpoint], but no method and route.",
    'Add an attribute such as [HttpGet("/path")] to the method, or map it with a literal or constant route: app.MapGet("/path", {operation}).',
  ),
  attributeUnreadable: error(
    "TN2147",
    "{attribute} on {place} has an argument that cannot be read from the source.",
    "Run `dotnet restore` if the constant comes from a package; otherwise use a constant of the sources, or typeof.",
  ),
  declarationUnreadable: warning(
    "TN2571",
    "{attribute} has an argument that cannot be read from the source: the client ignores it and has the responses of the code, with JSON bodies.",
    "Run `dotnet restore` if the constant comes from a package; otherwise use a constant of the sources, or typeof.",
  ),
  controllerProvider: warning(
    "TN2187",
    "{provider} chooses at run time which classes are controllers; Tenon lists the routes of the usual controllers.",
    "Use public classes whose names end in Controller, or mark them [Controller] or [NonController].",
  ),
  controllerBaseUnknown: warning(
    "TN2215",
    "The base class of {controller}, {base}, cannot be found: its actions and attributes ([Route], [ApiController], [Authorize]) are missing from every controller that derives from it.",
    "Run `dotnet restore` if it comes from a package.",
  ),
  controllersNotMapped: warning(
    "TN2188",
    "Nothing in the source maps controllers, so {controller} and all other controllers may not be served.",
    "Call app.MapControllers() where the application is set up.",
  ),
  mvcSettingUnreadable: warning(
    "TN2191",
    "The MVC setting {setting} is not a constant that can be read from the source, so its default is assumed.",
    "Set it to true or false where MVC is set up.",
  ),
  versionSettingUnreadable: warning(
    "TN2262",
    "{setting} of Asp.Versioning cannot be read from the source, so the client does not send the version of operations that depend on it.",
    "Set it to a new object with constant arguments where AddApiVersioning is called, or send the version with the client's headers.",
  ),
  versioningUnseen: note(
    "TN2265",
    "{operation} has the API version {version}, but no code in the sources calls AddApiVersioning. A package that is given the services may, so how a request says its version is not known; the client does not send it.",
    "Call AddApiVersioning in the sources, put the version into the route, or send it with the client's headers.",
  ),
  mvcSettingInBranch: warning(
    "TN2212",
    "The MVC setting {setting} is set only in a branch here; Tenon assumes that the branch is taken.",
    "Set it unconditionally, so that the server reads requests in the same way everywhere it runs.",
  ),
};
