import { defineDiagnostics } from "../../definition.js";

/** Controllers and marked handlers: which there are, and the settings they all share. */
export const controllerDiagnostics = defineDiagnostics({
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
  attributeUnreadable: {
    code: "TN2147",
    severity: "error",
    message: "{attribute} on {place} has an argument that cannot be read from the source.",
    help: "Run `dotnet restore` if the constant comes from a package; otherwise use a constant of the sources, or typeof.",
  },
  declarationUnreadable: {
    code: "TN2571",
    severity: "warning",
    message:
      "{attribute} has an argument that cannot be read from the source: the client ignores it and has the responses of the code, with JSON bodies.",
    help: "Run `dotnet restore` if the constant comes from a package; otherwise use a constant of the sources, or typeof.",
  },
  controllerProvider: {
    code: "TN2187",
    severity: "warning",
    message:
      "{provider} chooses at run time which classes are controllers; Tenon lists the routes of the usual controllers.",
    help: "Use public classes whose names end in Controller, or mark them [Controller] or [NonController].",
  },
  controllerBaseUnknown: {
    code: "TN2215",
    severity: "warning",
    message:
      "The base class of {controller}, {base}, cannot be found: its actions and attributes ([Route], [ApiController], [Authorize]) are missing from every controller that derives from it.",
    help: "Run `dotnet restore` if it comes from a package.",
  },
  controllersNotMapped: {
    code: "TN2188",
    severity: "warning",
    message: "Nothing in the source maps controllers, so {controller} and all other controllers may not be served.",
    help: "Call app.MapControllers() where the application is set up.",
  },
  mvcSettingUnreadable: {
    code: "TN2191",
    severity: "warning",
    message: "The MVC setting {setting} is not a constant that can be read from the source, so its default is assumed.",
    help: "Set it to true or false where MVC is set up.",
  },
  versionSettingUnreadable: {
    code: "TN2262",
    severity: "warning",
    message:
      "{setting} of Asp.Versioning cannot be read from the source, so the client does not send the version of operations that depend on it.",
    help: "Set it to a new object with constant arguments where AddApiVersioning is called, or send the version with the client's headers.",
  },
  mvcSettingInBranch: {
    code: "TN2212",
    severity: "warning",
    message: "The MVC setting {setting} is set only in a branch here; Tenon assumes that the branch is taken.",
    help: "Set it unconditionally, so that the server reads requests in the same way everywhere it runs.",
  },
});
