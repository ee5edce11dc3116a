import { defineDiagnostics } from "../../definition.js";

/** Contracts: classes of Define operations, and abstract controllers. */
export const contractDiagnostics = defineDiagnostics({
  definitionUnreadable: {
    code: "TN2001",
    severity: "error",
    message: "The definition of {operation} cannot be read: {reason}.",
    help: "Write it as a chain that begins with Define.Get, Post, Put, Patch, Delete, Head, Options or File. The chain may be made by methods, loops and conditions, if the source decides them.",
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
  documentAttributeNotJson: {
    code: "TN2009",
    severity: "error",
    message: "The [ContractDocument] of {type} is not a JSON object.",
    help: "Write a JSON object with `info`, `servers`, `securitySchemes` or `webhooks`, as in an OpenAPI document.",
  },
  contractWins: {
    code: "TN2144",
    severity: "note",
    message: "{controller} and the contract {contract} both define {method} {route}; the contract is used.",
    help: "Nothing to do.",
  },
});
