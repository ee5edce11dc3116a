import { error, note } from "../definition.js";

/** TN5000–5089 refuse the document; TN5090–5499 are notes about a part of it. */
export const openapiImportDiagnostics = {
  unionStaysContractUnion: note(
    "TN5090",
    "{type} is generated as a ContractUnion, because System.Text.Json could not read every case of a C# union: {reason}.",
    "A ContractUnion reads and writes what the document says. `--strict` allows this note, because nothing is lost.",
  ),
  documentUnreadable: error(
    "TN5001",
    "Cannot read {file}: {reason}.",
    "Check the path and its permissions. Nothing was written.",
  ),
  documentMalformed: error(
    "TN5002",
    "{file} is neither JSON nor YAML: {reason}.",
    "Correct the document at this place. Nothing was written.",
  ),
  documentRefused: error(
    "TN5003",
    "{file} is refused: {reason}.",
    "A limit guards against documents made to exhaust the reader. Split the document, or remove this part.",
  ),
  documentNotOpenApi: error(
    "TN5004",
    "{file} is not an OpenAPI description: {reason}.",
    'An OpenAPI description has `openapi: "3.1.0"` (or 3.0, 3.2) or `swagger: "2.0"` at the top.',
  ),
  openApiVersionUnsupported: error("TN5005", "OpenAPI {version} is not supported.", "Use 2.0, 3.0, 3.1 or 3.2."),
  referenceDangling: error(
    "TN5006",
    "The reference {reference} cannot be resolved: {reason}.",
    "Correct the reference, or add its target. `--allow-missing` makes it free-form instead. Nothing was written.",
  ),
  referenceRefused: error(
    "TN5007",
    "The reference {reference} is refused: {reason}.",
    "Name the folder of the document's files with `--root <folder>`. To read a remote document, allow its origin with `--allow-remote <origin>`; `--allow-missing` makes it free-form instead. Nothing was written.",
  ),
  namespaceInvalid: error(
    "TN5008",
    "{namespace} is not a C# namespace: {reason}.",
    "Write names joined by dots, for example `--namespace Acme.Api`.",
  ),
  importPrefixInvalid: error(
    "TN5009",
    "The route prefix {prefix} cannot be used: {reason}.",
    "Write a path such as `/api/v1`.",
  ),
  rootNotFolder: error(
    "TN5010",
    "--root {folder} does not name a folder: {reason}.",
    "Name a folder that holds the document and the files that it refers to. Nothing was written.",
  ),
  keyTwice: note("TN5100", "The key {key} appears twice in one mapping; the last one counts.", "Remove one of them."),
  operationIdTwice: note(
    "TN5101",
    "The operationId {id} is used more than once; this operation is named {name}, and has no id.",
    "Give every operation its own operationId.",
  ),
  pathParameterWithoutPlace: note(
    "TN5102",
    "The path {path} has no place for its path parameter {parameter}, which is left out.",
    "Put {parameter} in braces in the path, or change the `in` of the parameter.",
  ),
  pathParameterNotDescribed: note(
    "TN5103",
    "The path {path} has a parameter {parameter} that the operation does not describe; it is read as a string.",
    "Describe it with `in: path` and `required: true`.",
  ),
  methodLeftOut: note(
    "TN5104",
    "{method} {path} is left out: browsers do not send {method}.",
    "Serve it outside the contract; Tenon cannot describe it.",
  ),
  webhookLeftOut: note(
    "TN5105",
    "The webhook {name} stays in ApiDocument.cs and is not an operation: a contract describes what this server serves.",
    "Nothing to do, unless this server receives the webhook: then describe it as a path.",
  ),
  callbackLeftOut: note(
    "TN5106",
    "The callback {name} of {operation} is kept as JSON and is not an operation: a contract describes what this server serves.",
    "Nothing to do, unless this server receives the callback: then describe it as a path.",
  ),
  serverNotInRoutes: note(
    "TN5107",
    "Routes are the paths as written; the server {server} is not part of them.",
    "Use `--route-prefix` if the path of the server belongs to the routes.",
  ),
  schemaRefersToItself: note(
    "TN5108",
    "The schema refers only to itself ({reference}); it is read as free-form.",
    "Give the schema a type of its own.",
  ),
  partMalformed: note("TN5109", "{what} should be {expected}; it is left out.", "Correct the document at this place."),
  keywordNotExpressible: note(
    "TN5110",
    "C# cannot express `{keyword}`: {consequence}.",
    "Check it in code if it matters.",
  ),
  contentLeftOut: note(
    "TN5113",
    "{operation}: {what} of {mediaType} is left out because {reason}.",
    "A contract has one type per body; use a separate path for another representation.",
  ),
  operationNote: note("TN5114", "{operation}: {what}.", "Check that the server does what the document says."),
  severalTags: note(
    "TN5115",
    "The operation has the tags {tags}; it is placed in the contract class of the first.",
    "Nothing to do.",
  ),
  linkKept: note(
    "TN5116",
    "The link {name} stays in ApiDocument.cs: a contract does not describe what to call next.",
    "Nothing to do.",
  ),
  responseStatusInvalid: note(
    "TN5117",
    "{status} is not an HTTP status; the response is left out.",
    "Use 100 to 599, 1XX to 5XX, or default.",
  ),
  pathRewritten: note(
    "TN5118",
    "The path {path} is not a valid route ({reason}); the route is {route}.",
    "Change the path in the document if the server should see another one.",
  ),
  securitySchemeNotDescribed: note(
    "TN5119",
    "The security scheme {scheme} is not described.",
    "Describe it under the document's security schemes.",
  ),
  pathLeftOut: note("TN5120", "The path {path} is left out: {reason}.", "Correct the path in the document."),
  enumValuesMixed: note(
    "TN5121",
    "The values of {what} have different types; it is read as {type}.",
    "Give all enumeration values the same type.",
  ),
  securitySchemeByName: note(
    "TN5122",
    "The security scheme {scheme} ({kind}) is declared for callers; the contract does not enforce it.",
    "Configure it where the server is set up.",
  ),
  routesDifferByParameterNames: note(
    "TN5123",
    "{method} {path} and {other} are the same route to a server, which ignores parameter names, case and a trailing slash; both are declared.",
    "A router cannot tell them apart, and OpenAPI forbids two such paths: serve them with one handler, or merge the paths.",
  ),
  factNotExpressible: note(
    "TN5125",
    "{where}: C# cannot express {what}.",
    "It is kept as a comment in the C#; check it in code if it matters.",
  ),
  operationSameRoute: note(
    "TN5124",
    "{method} {path} is left out: as a route it is the same as {other}.",
    "Merge the paths, or rename a parameter in one of them.",
  ),
  referenceMissing: note(
    "TN5126",
    "The reference {reference} cannot be resolved ({reason}); a schema, body or response there is free-form, anything else is left out.",
    "Correct the reference, or add its target, and import again.",
  ),
  schemaWithoutType: note(
    "TN5127",
    "The schema has no `type`, so it allows any value; because of `{keyword}` it is read as {what}.",
    "Add the intended `type`.",
  ),
  defaultLeftOut: note(
    "TN5128",
    "The default {value} {reason}; it is left out.",
    "Correct the default, or the limits beside it.",
  ),
  factLeftOut: note(
    "TN5129",
    "C# has no place for `{keyword}` here; it is left out: {text}",
    "Nothing to do, or move it to the property, the parameter or the named schema.",
  ),
  trailingComma: note(
    "TN5130",
    "JSON has no comma before a closing bracket; this one is ignored.",
    "Remove the comma.",
  ),
};
