import { error, note, warning } from "../../definition.js";

/** What an operation answers: statuses and bodies. */
export const answerDiagnostics = {
  resultAsBody: error(
    "TN2132",
    "{type} is a framework result, not the type of a body: defining {operation} throws.",
    "Declare what is in the body, and each further answer with .Returns<T>(status). Use Define.File(route) for a file.",
  ),
  nullTextAnswered: warning(
    "TN2135",
    "{operation} may return null for its text, and a minimal API answers that with 500.",
    'Return string, or Results<Ok<string>, NoContent>, or TypedResults.Text(text ?? "").',
  ),
  valueNotSent: warning(
    "TN2137",
    "{operation} takes only HttpContext and returns a task, so ASP.NET Core treats it as a RequestDelegate and ignores its return value.",
    "Make the lambda async, add `handler:` before it, or write the answer to the response.",
  ),
  discriminatorLost: warning(
    "TN2145",
    "{operation} answers through `{call}`, which serializes the value as its runtime type and loses the discriminator of {type}.",
    "Return the value itself (ActionResult<{type}>), a List<{type}> of several, or a contract terminal.",
  ),
  pairsOrDictionary: warning(
    "TN2530",
    "{operation} answers {type}, which is written as an object if the value is a dictionary and as a list otherwise. The source does not show which one it is; it is typed as a list.",
    "Declare what is answered: Dictionary<…> for an object, List<KeyValuePair<…>> for a list.",
  ),
  statusInvalid: warning("TN2146", "{status} of {operation} is not an HTTP status.", "Use a status from 100 to 599."),
  answerBodyUnknown: note(
    "TN2193",
    "{operation} answers {status} with `{answer}`, and the type of that body is not known; the client types it as unknown.",
    "Declare it: [ProducesResponseType(typeof(T), {status})], .Produces<T>({status}), or return ActionResult<T> or TypedResults.",
  ),
  answerBodiesDiffer: note(
    "TN2194",
    "{operation} answers {status} with a file or with a value, `{answer}` among them; the client types the body as unknown.",
    "Answer the value with a status of its own, or declare one of them.",
  ),
  answerMayBeNull: note(
    "TN2263",
    "{operation} answers {status} with `{answer}`, which may have no value, and its declared type is {type}; the client types it as {type} or null.",
    "Check for null before, or write `!` after the value if it is never null there.",
  ),
  answerStatusUnknown: note(
    "TN2201",
    "{operation} answers `{answer}` with a status that cannot be known; the client has its body under every status that is not declared.",
    "Answer with constant statuses, or declare them: [ProducesResponseType(typeof(T), 409)], .Produces<T>(409).",
  ),
  anonymousMemberUnknown: note(
    "TN2202",
    "The type of {member} in the anonymous object {type} is not known; the client types it as unknown.",
    "Cast the value to its type, or answer a record instead of an anonymous object.",
  ),
  resultNotAnswered: warning(
    "TN2223",
    "{operation} does not answer with the {type} that it returns: {reason}. The client types the answer as unknown, unless it is declared.",
    "From a minimal API return a value or an IResult: Results.Stream, Results.File, Results.Ok. From an action return IActionResult, or ActionResult<T> with the type of the value.",
  ),
  answerNotAcceptable: warning(
    "TN2226",
    "{operation} does not answer with `{answer}` but with 406: [Produces] asks for {types}, which no formatter in the sources writes.",
    'Add a formatter (AddXmlSerializerFormatters() for XML), let it produce JSON, or write the text yourself: Content(text, "text/csv"). A type with parameters (charset) is never written.',
  ),
  handlerNeverAnswers: note(
    "TN2570",
    "Every path through {operation} throws or never ends, so the server never sends the response that the client expects.",
    "Nothing to do while it is a stub: the client has its return type and what it declares.",
  ),
  answersByConvention: note(
    "TN2205",
    "The responses that [{attribute}] declares by convention are not read; the client has those of the code, the return type and [ProducesResponseType].",
    "Declare any other response with [ProducesResponseType].",
  ),
  answersReplaced: warning(
    "TN2206",
    "The filter {filter} replaces the response of the actions that it runs on (`{text}`); the client types these responses as unknown, unless they are declared.",
    "Declare the response that the filter sends, [ProducesResponseType(typeof(Envelope<T>), 200)], or answer that type from the actions and remove the filter.",
  ),
  workerAnswers: note(
    "TN2207",
    "{operation} leaves its response to the serverless worker, whose statuses, bodies and JSON are not read; the client types the answer as unknown, unless it is declared.",
    "Call ConfigureFunctionsWebApplication(), take HttpRequest and return IActionResult; or read the response in the front end.",
  ),
};
