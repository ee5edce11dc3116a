import { error, note, warning } from "../../definition.js";

/** Contracts: classes of Define operations, and abstract controllers. */
export const contractDiagnostics = {
  definitionUnreadable: error(
    "TN2001",
    "The definition of {operation} cannot be read: {reason}.",
    "Write it as a chain that begins with Define.Get, Post, Put, Patch, Delete, Head, Options or File. The chain may be made by methods, loops and conditions, if the source decides them.",
  ),
  argumentNotConstant: error(
    "TN2002",
    "{argument} of {operation} is not a constant that can be read from the source.",
    "Use a literal, a const, nameof, or an interpolation or concatenation of them.",
  ),
  contractNotReadable: error(
    "TN2003",
    "{type} has [Contract] but is neither a static class of Define operations nor an abstract controller.",
    "Make it static (operations as static fields or properties), or an abstract class that derives from ControllerBase.",
  ),
  contractEmpty: warning(
    "TN2004",
    "The contract {type} defines no operation.",
    'Add a field such as `public static readonly Operation<TaskDto> Get = Define.Get<TaskDto>("/tasks");`, or remove [Contract].',
  ),
  operationAlias: note(
    "TN2005",
    "{operation} is another name for {other}; the client has only {other}.",
    "Nothing to do.",
  ),
  exampleNotJson: error(
    "TN2007",
    "The example of {operation} is not JSON: {reason}.",
    "Write the example as JSON text.",
  ),
  statusDeclaredTwice: error(
    "TN2008",
    "{status} is declared twice for {operation}.",
    "Remove one of the two; to change the success status of the operation, use .Status(code).",
  ),
  documentAttributeNotJson: error(
    "TN2009",
    "The [ContractDocument] of {type} is not a JSON object.",
    "Write a JSON object with `info`, `servers`, `securitySchemes` or `webhooks`, as in an OpenAPI document.",
  ),
  contractWins: note(
    "TN2144",
    "{controller} and the contract {contract} both define {method} {route}; the contract is used.",
    "Nothing to do.",
  ),
};
