import { defineDiagnostics } from "../definition.js";

/** TN5000–5089 refuse the document; TN5090–5499 are notes about a part of it. */
export const openapiImportDiagnostics = defineDiagnostics({
  unionStaysContractUnion: {
    code: "TN5090",
    severity: "note",
    message:
      "{type} is generated as a ContractUnion, because System.Text.Json could not read every case of a C# union: {reason}.",
    help: "A ContractUnion reads and writes what the document says. `--strict` allows this note, because nothing is lost.",
  },
  documentUnreadable: {
    code: "TN5001",
    severity: "error",
    message: "Cannot read {file}: {reason}.",
    help: "Check the path and its permissions. Nothing was written.",
  },
  documentMalformed: {
    code: "TN5002",
    severity: "error",
    message: "{file} is neither JSON nor YAML: {reason}.",
    help: "Correct the document at this place. Nothing was written.",
  },
  documentRefused: {
    code: "TN5003",
    severity: "error",
    message: "{file} is refused: {reason}.",
    help: "A limit guards against documents made to exhaust the reader. Split the document, or remove this part.",
  },
  documentNotOpenApi: {
    code: "TN5004",
    severity: "error",
    message: "{file} is not an OpenAPI description: {reason}.",
    help: 'An OpenAPI description has `openapi: "3.1.0"` (or 3.0, 3.2) or `swagger: "2.0"` at the top.',
  },
  openApiVersionUnsupported: {
    code: "TN5005",
    severity: "error",
    message: "OpenAPI {version} is not supported.",
    help: "Use 2.0, 3.0, 3.1 or 3.2.",
  },
  referenceDangling: {
    code: "TN5006",
    severity: "error",
    message: "The reference {reference} cannot be resolved: {reason}.",
    help: "Correct the reference, or add its target. `--allow-missing` makes it free-form instead. Nothing was written.",
  },
  referenceRefused: {
    code: "TN5007",
    severity: "error",
    message: "The reference {reference} is refused: {reason}.",
    help: "Name the folder of the document's files with `--root <folder>`. To read a remote document, allow its origin with `--allow-remote <origin>`. Nothing was written.",
  },
  namespaceInvalid: {
    code: "TN5008",
    severity: "error",
    message: "{namespace} is not a C# namespace: {reason}.",
    help: "Write names joined by dots, for example `--namespace Acme.Api`.",
  },
  importPrefixInvalid: {
    code: "TN5009",
    severity: "error",
    message: "The route prefix {prefix} cannot be used: {reason}.",
    help: "Write a path such as `/api/v1`.",
  },
  rootNotFolder: {
    code: "TN5010",
    severity: "error",
    message: "--root {folder} does not name a folder: {reason}.",
    help: "Name a folder that holds the document and the files that it refers to. Nothing was written.",
  },
  keyTwice: {
    code: "TN5100",
    severity: "note",
    message: "The key {key} appears twice in one mapping; the last one counts.",
    help: "Remove one of them.",
  },
  operationIdTwice: {
    code: "TN5101",
    severity: "note",
    message: "The operationId {id} is used more than once; this operation is named {name}, and has no id.",
    help: "Give every operation its own operationId.",
  },
  pathParameterWithoutPlace: {
    code: "TN5102",
    severity: "note",
    message: "The path {path} has no place for its path parameter {parameter}, which is left out.",
    help: "Put {parameter} in braces in the path, or change the `in` of the parameter.",
  },
  pathParameterNotDescribed: {
    code: "TN5103",
    severity: "note",
    message:
      "The path {path} has a parameter {parameter} that the operation does not describe; it is read as a string.",
    help: "Describe it with `in: path` and `required: true`.",
  },
  methodLeftOut: {
    code: "TN5104",
    severity: "note",
    message: "{method} {path} is left out: browsers do not send {method}.",
    help: "Serve it outside the contract; Tenon cannot describe it.",
  },
  webhookLeftOut: {
    code: "TN5105",
    severity: "note",
    message:
      "The webhook {name} stays in ApiDocument.cs and is not an operation: a contract describes what this server serves.",
    help: "Nothing to do, unless this server receives the webhook: then describe it as a path.",
  },
  callbackLeftOut: {
    code: "TN5106",
    severity: "note",
    message:
      "The callback {name} of {operation} is kept as JSON and is not an operation: a contract describes what this server serves.",
    help: "Nothing to do, unless this server receives the callback: then describe it as a path.",
  },
  serverNotInRoutes: {
    code: "TN5107",
    severity: "note",
    message: "Routes are the paths as written; the server {server} is not part of them.",
    help: "Use `--route-prefix` if the path of the server belongs to the routes.",
  },
  schemaRefersToItself: {
    code: "TN5108",
    severity: "note",
    message: "The schema refers only to itself ({reference}); it is read as free-form.",
    help: "Give the schema a type of its own.",
  },
  partMalformed: {
    code: "TN5109",
    severity: "note",
    message: "{what} should be {expected}; it is left out.",
    help: "Correct the document at this place.",
  },
  keywordNotExpressible: {
    code: "TN5110",
    severity: "note",
    message: "C# cannot express `{keyword}`: {consequence}.",
    help: "Check it in code if it matters.",
  },
  contentLeftOut: {
    code: "TN5113",
    severity: "note",
    message: "{operation}: {what} of {mediaType} is left out because {reason}.",
    help: "A contract has one type per body; use a separate path for another representation.",
  },
  operationNote: {
    code: "TN5114",
    severity: "note",
    message: "{operation}: {what}.",
    help: "Check that the server does what the document says.",
  },
  severalTags: {
    code: "TN5115",
    severity: "note",
    message: "The operation has the tags {tags}; it is placed in the contract class of the first.",
    help: "Nothing to do.",
  },
  linkKept: {
    code: "TN5116",
    severity: "note",
    message: "The link {name} stays in ApiDocument.cs: a contract does not describe what to call next.",
    help: "Nothing to do.",
  },
  responseStatusInvalid: {
    code: "TN5117",
    severity: "note",
    message: "{status} is not an HTTP status; the response is left out.",
    help: "Use 100 to 599, 1XX to 5XX, or default.",
  },
  pathRewritten: {
    code: "TN5118",
    severity: "note",
    message: "The path {path} is not a valid route ({reason}); the route is {route}.",
    help: "Change the path in the document if the server should see another one.",
  },
  securitySchemeNotDescribed: {
    code: "TN5119",
    severity: "note",
    message: "The security scheme {scheme} is not described.",
    help: "Describe it under the document's security schemes.",
  },
  pathLeftOut: {
    code: "TN5120",
    severity: "note",
    message: "The path {path} is left out: {reason}.",
    help: "Correct the path in the document.",
  },
  enumValuesMixed: {
    code: "TN5121",
    severity: "note",
    message: "The values of {what} have different types; it is read as {type}.",
    help: "Give all enumeration values the same type.",
  },
  securitySchemeByName: {
    code: "TN5122",
    severity: "note",
    message: "The security scheme {scheme} ({kind}) is declared for callers; the contract does not enforce it.",
    help: "Configure it where the server is set up.",
  },
  routesDifferByParameterNames: {
    code: "TN5123",
    severity: "note",
    message:
      "{method} {path} and {other} are the same route to a server, which ignores parameter names, case and a trailing slash; both are declared.",
    help: "A router cannot tell them apart, and OpenAPI forbids two such paths: serve them with one handler, or merge the paths.",
  },
  factNotExpressible: {
    code: "TN5125",
    severity: "note",
    message: "{where}: C# cannot express {what}.",
    help: "It is kept as a comment in the C#; check it in code if it matters.",
  },
  operationSameRoute: {
    code: "TN5124",
    severity: "note",
    message: "{method} {path} is left out: as a route it is the same as {other}.",
    help: "Merge the paths, or rename a parameter in one of them.",
  },
  referenceMissing: {
    code: "TN5126",
    severity: "note",
    message:
      "The reference {reference} cannot be resolved ({reason}); a schema, body or response there is free-form, anything else is left out.",
    help: "Correct the reference, or add its target, and import again.",
  },
  schemaWithoutType: {
    code: "TN5127",
    severity: "note",
    message: "The schema has no `type`, so it allows any value; because of `{keyword}` it is read as {what}.",
    help: "Add the intended `type`.",
  },
  defaultLeftOut: {
    code: "TN5128",
    severity: "note",
    message: "The default {value} {reason}; it is left out.",
    help: "Correct the default, or the limits beside it.",
  },
  factLeftOut: {
    code: "TN5129",
    severity: "note",
    message: "C# has no place for `{keyword}` here; it is left out: {text}",
    help: "Nothing to do, or move it to the property, the parameter or the named schema.",
  },
  trailingComma: {
    code: "TN5130",
    severity: "note",
    message: "JSON has no comma before a closing bracket; this one is ignored.",
    help: "Remove the comma.",
  },
});
