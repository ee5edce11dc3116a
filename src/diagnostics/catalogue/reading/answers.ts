import { defineDiagnostics } from "../../definition.js";

/** What an operation answers: statuses and bodies. */
export const answerDiagnostics = defineDiagnostics({
  resultAsBody: {
    code: "TN2132",
    severity: "error",
    message: "{type} is a framework result, not the type of a body: defining {operation} throws.",
    help: "Declare what is in the body, and each further answer with .Returns<T>(status). Use Define.File(route) for a file.",
  },
  nullTextAnswered: {
    code: "TN2135",
    severity: "warning",
    message: "{operation} may return null for its text, and a minimal API answers that with 500.",
    help: 'Return string, or Results<Ok<string>, NoContent>, or TypedResults.Text(text ?? "").',
  },
  valueNotSent: {
    code: "TN2137",
    severity: "warning",
    message:
      "{operation} takes only HttpContext and returns a task, so ASP.NET Core treats it as a RequestDelegate and ignores its return value.",
    help: "Make the lambda async, add `handler:` before it, or write the answer to the response.",
  },
  discriminatorLost: {
    code: "TN2145",
    severity: "warning",
    message:
      "{operation} answers through `{call}`, which serializes the value as its runtime type and loses the discriminator of {type}.",
    help: "Return the value itself (ActionResult<{type}>), a List<{type}> of several, or a contract terminal.",
  },
  pairsOrDictionary: {
    code: "TN2530",
    severity: "warning",
    message:
      "{operation} answers {type}, which is written as an object if the value is a dictionary and as a list otherwise. The source does not show which one it is; it is typed as a list.",
    help: "Declare what is answered: Dictionary<…> for an object, List<KeyValuePair<…>> for a list.",
  },
  statusInvalid: {
    code: "TN2146",
    severity: "warning",
    message: "{status} of {operation} is not an HTTP status.",
    help: "Use a status from 100 to 599.",
  },
  answerBodyUnknown: {
    code: "TN2193",
    severity: "note",
    message:
      "{operation} answers {status} with `{answer}`, and the type of that body is not known; the client types it as unknown.",
    help: "Declare it: [ProducesResponseType(typeof(T), {status})], .Produces<T>({status}), or return ActionResult<T> or TypedResults.",
  },
  answerBodiesDiffer: {
    code: "TN2194",
    severity: "note",
    message:
      "{operation} answers {status} with a file or with a value, `{answer}` among them; the client types the body as unknown.",
    help: "Answer the value with a status of its own, or declare one of them.",
  },
  answerMayBeNull: {
    code: "TN2263",
    severity: "note",
    message:
      "{operation} answers {status} with `{answer}`, which may have no value, and its declared type is {type}; the client types it as {type} or null.",
    help: "Check for null before, or write `!` after the value if it is never null there.",
  },
  answerStatusUnknown: {
    code: "TN2201",
    severity: "note",
    message:
      "{operation} answers `{answer}` with a status that cannot be known; the client has its body under every status that is not declared.",
    help: "Answer with constant statuses, or declare them: [ProducesResponseType(typeof(T), 409)], .Produces<T>(409).",
  },
  anonymousMemberUnknown: {
    code: "TN2202",
    severity: "note",
    message: "The type of {member} in the anonymous object {type} is not known; the client types it as unknown.",
    help: "Cast the value to its type, or answer a record instead of an anonymous object.",
  },
  resultNotAnswered: {
    code: "TN2223",
    severity: "warning",
    message:
      "{operation} does not answer with the {type} that it returns: {reason}. The client types the answer as unknown, unless it is declared.",
    help: "From a minimal API return a value or an IResult: Results.Stream, Results.File, Results.Ok. From an action return IActionResult, or ActionResult<T> with the type of the value.",
  },
  answerNotAcceptable: {
    code: "TN2226",
    severity: "warning",
    message:
      "{operation} does not answer with `{answer}` but with 406: [Produces] asks for {types}, which no formatter in the sources writes.",
    help: 'Add a formatter (AddXmlSerializerFormatters() for XML), let it produce JSON, or write the text yourself: Content(text, "text/csv"). A type with parameters (charset) is never written.',
  },
  handlerNeverAnswers: {
    code: "TN2570",
    severity: "note",
    message:
      "Every path through {operation} throws or never ends, so the server never sends the response that the client expects.",
    help: "Nothing to do while it is a stub: the client has its return type and what it declares.",
  },
  answersByConvention: {
    code: "TN2205",
    severity: "note",
    message:
      "The responses that [{attribute}] declares by convention are not read; the client has those of the code, the return type and [ProducesResponseType].",
    help: "Declare any other response with [ProducesResponseType].",
  },
  answersReplaced: {
    code: "TN2206",
    severity: "warning",
    message:
      "The filter {filter} replaces the response of the actions that it runs on (`{text}`); the client types these responses as unknown, unless they are declared.",
    help: "Declare the response that the filter sends, [ProducesResponseType(typeof(Envelope<T>), 200)], or answer that type from the actions and remove the filter.",
  },
  workerAnswers: {
    code: "TN2207",
    severity: "note",
    message:
      "{operation} leaves its response to the serverless worker, whose statuses, bodies and JSON are not read; the client types the answer as unknown, unless it is declared.",
    help: "Call ConfigureFunctionsWebApplication(), take HttpRequest and return IActionResult; or read the response in the front end.",
  },
});
