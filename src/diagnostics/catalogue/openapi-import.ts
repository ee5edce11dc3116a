import { defineDiagnostics } from "../definition.js";

/** TN5000–5099 refuse the document; TN5100–5499 are notes about a part of it. */
export const openapiImportDiagnostics = defineDiagnostics({
  TN5001: {
    severity: "error",
    message: "Cannot read {file}: {reason}.",
    help: "Check the path and its permissions. Nothing was written.",
  },
  TN5002: {
    severity: "error",
    message: "{file} is neither JSON nor YAML: {reason}.",
    help: "Correct the document at this place. Nothing was written.",
  },
  TN5003: {
    severity: "error",
    message: "{file} is refused: {reason}.",
    help: "A limit guards against documents that are made to exhaust the reader. Split the document, or take out the part at this place.",
  },
  TN5004: {
    severity: "error",
    message: "{file} is no OpenAPI description: {reason}.",
    help: 'An OpenAPI description says `openapi: "3.1.0"` (or 3.0, 3.2) or `swagger: "2.0"` at its top.',
  },
  TN5005: {
    severity: "error",
    message: "OpenAPI {version} is not supported.",
    help: "Use 2.0, 3.0, 3.1 or 3.2.",
  },
  TN5006: {
    severity: "error",
    message: "The reference {reference} leads nowhere: {reason}.",
    help: "Correct the reference, or add what it names. Nothing was written.",
  },
  TN5007: {
    severity: "error",
    message: "The reference {reference} is refused: {reason}.",
    help: "Keep the document's files in one folder. A remote document is read only from an origin that `--allow-remote <origin>` names.",
  },
  TN5008: {
    severity: "error",
    message: "{namespace} is no C# namespace: {reason}.",
    help: "Write names joined by dots, for example `--namespace Acme.Api`.",
  },
  TN5009: {
    severity: "error",
    message: "The route prefix {prefix} cannot be used: {reason}.",
    help: "Write a path such as `/api/v1`.",
  },
  TN5100: {
    severity: "note",
    message: "The key {key} stands twice in one mapping; the last one counts.",
    help: "Remove one of them.",
  },
  TN5101: {
    severity: "note",
    message: "The operationId {id} is used more than once; this operation is named {name}.",
    help: "Give every operation an operationId of its own.",
  },
  TN5102: {
    severity: "note",
    message: "The path {path} has no place for its path parameter {parameter}, which is left out.",
    help: "Write {parameter} in braces in the path, or change the parameter's `in`.",
  },
  TN5103: {
    severity: "note",
    message:
      "The path {path} has a parameter {parameter} that the operation does not describe; it is read as a string.",
    help: "Describe it with `in: path` and `required: true`.",
  },
  TN5104: {
    severity: "note",
    message: "{method} {path} is left out: Define has no such method.",
    help: "Serve it beside the contract; tenon cannot describe it.",
  },
  TN5105: {
    severity: "note",
    message: "The webhook {name} is left out: a contract describes what this server serves, not what it calls.",
    help: "Nothing to do, unless you receive this webhook: then describe it as a path.",
  },
  TN5106: {
    severity: "note",
    message:
      "The callback {name} of {operation} is left out: a contract describes what this server serves, not what it calls.",
    help: "Nothing to do, unless you receive this callback: then describe it as a path.",
  },
  TN5107: {
    severity: "note",
    message: "Routes are the paths as written; the server {server} is not part of them.",
    help: "Use `--route-prefix` where the server's path belongs to the routes.",
  },
  TN5108: {
    severity: "note",
    message: "The schema refers to itself and to nothing else ({reference}); it is read as free-form.",
    help: "Give the schema a type of its own.",
  },
  TN5109: {
    severity: "note",
    message: "{what} should be {expected}; it is left out.",
    help: "Correct the document at this place.",
  },
  TN5110: {
    severity: "note",
    message: "C# has no way to say `{keyword}`: {consequence}.",
    help: "Check it in code where it matters.",
  },
  TN5111: {
    severity: "note",
    message: "{what} {original} is named {name} in C#.",
    help: "Rename it in the document if you want another name.",
  },
  TN5112: {
    severity: "note",
    message: "The default {value} does not fit the type {type} and is left out.",
    help: "Correct the default in the document.",
  },
  TN5113: {
    severity: "note",
    message: "{operation}: {what} of {mediaType} is left out, because {reason}.",
    help: "A contract has one type for a body; use a path of its own for another representation.",
  },
  TN5114: {
    severity: "note",
    message: "{operation}: {what}.",
    help: "Check that the server does what the document says.",
  },
  TN5115: {
    severity: "note",
    message: "The operation has the tags {tags}; its contract class is that of the first.",
    help: "Nothing to do.",
  },
  TN5116: {
    severity: "note",
    message: "The link {name} is left out: a contract does not describe what to call next.",
    help: "Nothing to do.",
  },
  TN5117: {
    severity: "note",
    message: "{status} is no HTTP status; the response is left out.",
    help: "Use 100 to 599, 1XX to 5XX, or default.",
  },
  TN5118: {
    severity: "note",
    message: "The path {path} cannot be a route as it stands ({reason}); the route is {route}.",
    help: "Change the path in the document if the server should see another one.",
  },
  TN5119: {
    severity: "note",
    message: "The security scheme {scheme} is not described.",
    help: "Describe it under the document's security schemes.",
  },
  TN5120: {
    severity: "note",
    message: "The path {path} is left out: {reason}.",
    help: "Correct the path in the document.",
  },
  TN5121: {
    severity: "note",
    message: "The values of {what} do not share one type; it is read as {type}.",
    help: "Give the enumeration values of one type.",
  },
  TN5122: {
    severity: "note",
    message: "The security scheme {scheme} ({kind}) is kept by its name; how it works has no place in C#.",
    help: "Configure it where the server is set up.",
  },
  TN5123: {
    severity: "note",
    message: "{method} {path} and {other} are one route but for the names of their parameters; both are declared.",
    help: "No router tells them apart, and OpenAPI forbids two such paths: serve them by one handler, or make them one path.",
  },
  TN5125: {
    severity: "note",
    message: "{where}: C# cannot say {what}.",
    help: "It stands as a comment in the C#; check it in code where it matters.",
  },
  TN5124: {
    severity: "note",
    message: "{method} {path} is left out: as a route it is the same as {other}.",
    help: "Make them one path, or rename a parameter of one of them.",
  },
});
