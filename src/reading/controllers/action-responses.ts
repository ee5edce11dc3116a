/** The answers of an action: what attributes declare, then what the return type and the code say. */
import { memo } from "../../caching/memo.js";
import { eventStream, isJsonType } from "../../contract/media-type.js";
import { isSuccess, type Status, statusText } from "../../contract/operation.js";
import type { AnnotatedType, AttributeData } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import {
  argument,
  attribute,
  attributesNamed,
  integerOf,
  isAttribute,
  namedArgument,
  stringOf,
  stringsOf,
  typeOf,
} from "../attributes.js";
import { otherBodies } from "../responses/answer-agreement.js";
import { answeredResponses } from "../responses/answered-responses.js";
import { type DeclaredResponse, emptyResponse } from "../responses/declared-response.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import { oneOfEachStatus } from "../responses/merged-responses.js";
import { type ReturnedAnswer, type ReturnShape, returnShape } from "./return-type.js";

export interface ActionResponses {
  readonly responses: readonly DeclaredResponse[];
  /** No 2xx was declared: the first response stands for every one. */
  readonly anySuccess: boolean;
}

export interface ResponseSource {
  readonly operation: string;
  readonly returned: AnnotatedType;
  readonly actionAttributes: readonly AttributeData[];
  readonly classAttributes: readonly AttributeData[];
  readonly location: Location;
  /** Types of the framework that a return type stands for without naming them. */
  readonly resolve: (metadataName: string) => AnnotatedType | undefined;
  /** What the code answers; asked where declarations and the return type leave it open. */
  readonly answers: () => readonly FollowedAnswer[];
  /** Answers that nothing declares become responses too. */
  readonly allAnswers: boolean;
  /** Receives the answers whose body is not the declared one; undefined: nobody asks. */
  readonly bodySink: DiagnosticSink | undefined;
  readonly isApiController: boolean;
  /** Of a minimal API's handler: it throws for a text that is null, where a controller answers 204. */
  readonly handlerLocation?: Location;
  /** Responses that are declared elsewhere: `.Produces<T>(200)`. */
  readonly declared?: readonly DeclaredResponse[];
}

const mvc = "Microsoft.AspNetCore.Mvc.";
const consumesAttribute = `${mvc}Consumes`;
const producesAttribute = `${mvc}Produces`;
const producesResponseTypeAttribute = `${mvc}ProducesResponseType`;
const producesDefaultResponseTypeAttribute = `${mvc}ProducesDefaultResponseType`;

export function readActionResponses(given: ResponseSource, sink: DiagnosticSink): ActionResponses {
  // Several of the steps ask, and each time the body would be followed anew.
  const source: ResponseSource = { ...given, answers: memo(given.answers, () => []) };
  const shape = answeredShape(source, sink);
  const produces = producesOf(source);
  const declared = withoutRepeated([...declaredResponses(source, sink), ...(source.declared ?? [])]);
  const typed = shape.kind === "typed" ? typedResponses(source, shape.answers, sink) : [];
  const known = new Set(declared.map((response) => statusText(response.status)));
  const all = [...declared, ...typed.filter((response) => !known.has(statusText(response.status)))];
  const written = all.map((response) => withReturnedBody(response, shape, source));
  const open = openStatuses(source, written, typed, shape);
  const found = answeredBeside(source, written, open, shape, produces, sink);
  const filled = written.map((response) => found.find((one) => sameStatus(one, response)) ?? response);
  const answered = found.filter((response) => !written.some((one) => sameStatus(one, response)));
  const complete = [...filled, ...answered].map((response) => withMediaTypes(response, produces));
  if (complete.some((response) => isSuccess(response.status))) {
    const declaresSuccess = filled.some((response) => isSuccess(response.status));
    const [successes, others] = split(complete, ({ status }) => isSuccess(status));
    return declaresSuccess
      ? { responses: complete, anySuccess: false }
      : { responses: [...successes, ...others], anySuccess: successes.length === 1 };
  }
  if (neverSucceeds(source, shape, produces, complete)) return { responses: complete, anySuccess: false };
  const success = withReturnedBody(emptyResponse({ kind: "code", code: 200 }, source.location), shape, source);
  const produced =
    produces.type === undefined || success.type !== undefined ? success : { ...success, type: produces.type };
  return {
    responses: [withMediaTypes(produced, produces), ...complete],
    anySuccess: true,
  };
}

function answeredShape({ handlerLocation, operation, returned: type }: ResponseSource, sink: DiagnosticSink) {
  const shape = returnShape(type);
  if (
    handlerLocation === undefined ||
    shape.kind !== "body" ||
    !isText(shape.type) ||
    shape.type.nullability !== "annotated"
  )
    return shape;
  sink.report(diagnostic("nullTextAnswered", handlerLocation, { operation }));
  const text: AnnotatedType = { ...shape.type, nullability: "notAnnotated" };
  return { ...shape, type: text };
}

function isText({ type }: AnnotatedType): boolean {
  return type.kind === "named" && type.symbol.metadataName === "System.String";
}

/**
 * Where all answers count, the code decides of a status whose declaration leaves the body open, and of one whose body it certainly
 * contradicts, which is reported.
 */
function openStatuses(
  source: ResponseSource,
  written: readonly DeclaredResponse[],
  typed: readonly DeclaredResponse[],
  shape: ReturnShape,
): ReadonlySet<string> {
  const { allAnswers, bodySink, operation } = source;
  const declared = written.filter((one) => !typed.includes(one));
  const open = new Set(
    declared.filter((one) => allAnswers && leavesBodyOpen(one)).map(({ status }) => statusText(status)),
  );
  if (bodySink === undefined) return open;
  const success =
    shape.kind === "body" && !written.some(({ status }) => isSuccess(status)) ? [returned(shape, source)] : [];
  const promised = [...declared.filter(({ status }) => !open.has(statusText(status))), ...success];
  if (promised.length === 0) return open;
  const followed = allAnswers ? "code" : "declaration";
  for (const { status, given, declared: promise, answer } of otherBodies(promised, source.answers(), source)) {
    const parameters = { operation, status, answer: answer.text, given, declared: promise, followed };
    bodySink.report(diagnostic("answerBodyNotDeclared", answer.location, parameters));
    if (allAnswers) open.add(String(status));
  }
  return open;
}

/** `[ProducesResponseType(404)]`; `typeof(void)` says that there is none. */
function leavesBodyOpen({ isFile, mediaTypes, saysNoBody, type }: DeclaredResponse): boolean {
  return type === undefined && !isFile && mediaTypes.length === 0 && saysNoBody !== true;
}

function returned({ type }: Extract<ReturnShape, { kind: "body" }>, { location }: ResponseSource): DeclaredResponse {
  return { ...emptyResponse({ kind: "code", code: 200 }, location), type };
}

function sameStatus(a: DeclaredResponse, b: DeclaredResponse): boolean {
  return statusText(a.status) === statusText(b.status);
}

/** Every return was followed, and none is a success. A redirect may lead to one. */
function neverSucceeds(
  { allAnswers, answers }: ResponseSource,
  shape: ReturnShape,
  produces: Produces,
  complete: readonly DeclaredResponse[],
): boolean {
  if (!allAnswers || produces.type !== undefined || (shape.kind !== "unsaid" && shape.kind !== "typed")) return false;
  const followed = answers();
  return (
    complete.length > 0 &&
    followed.length > 0 &&
    followed.every(({ status }) => status !== undefined && status >= 400) &&
    complete.every(({ status }) => status.kind === "code" && status.code >= 400)
  );
}

/** What the code answers beyond what is declared: a success where none is, and every other status where all are wanted. */
function answeredBeside(
  source: ResponseSource,
  declared: readonly DeclaredResponse[],
  open: ReadonlySet<string>,
  shape: ReturnShape,
  produces: Produces,
  sink: DiagnosticSink,
): readonly DeclaredResponse[] {
  const needsSuccess =
    (shape.kind === "unsaid" || (shape.kind === "nothing" && source.allAnswers && writesItself(source))) &&
    produces.type === undefined &&
    !declared.some(({ status }) => isSuccess(status));
  if (!needsSuccess && !source.allAnswers) return [];
  const known = new Set(declared.map(({ status }) => statusText(status)).filter((status) => !open.has(status)));
  const all = source.answers();
  const isComputed = ({ status, made }: FollowedAnswer): boolean =>
    status === undefined && made !== undefined && !known.has("default");
  const answers = all.filter((answer) => {
    const { status } = answer;
    if (status === undefined)
      return source.allAnswers && (shape.kind === "unsaid" || shape.kind === "nothing") && isComputed(answer);
    if (known.has(String(status))) return false;
    if (open.has(String(status))) return true;
    return status >= 200 && status < 300 ? needsSuccess : source.allAnswers;
  });
  const found = answeredResponses(answers, source, sink);
  const lacksSuccess = needsSuccess || open.has("200") || open.has("201");
  if (!lacksSuccess || found.some(({ status }) => isSuccess(status))) return found;
  return [...unknownSuccess(source, found, all, sink), ...found];
}

/** A handler that returns nothing and writes to the response. */
function writesItself({ answers }: ResponseSource): boolean {
  return answers().some(({ status }) => status === undefined || (status >= 200 && status < 300));
}

/** Nothing shows what a success carries. A status that is computed may be one; else a note, and a body that may be anything. */
function unknownSuccess(
  source: ResponseSource,
  found: readonly DeclaredResponse[],
  answers: readonly FollowedAnswer[],
  sink: DiagnosticSink,
): readonly DeclaredResponse[] {
  const computed = found.find(({ status }) => status.kind === "default");
  if (computed !== undefined) return [{ ...computed, status: { kind: "code", code: 200 } }];
  const unknown = answers.find(({ status }) => status === undefined);
  if (unknown === undefined) return [];
  const { operation } = source;
  sink.report(diagnostic("answerBodyUnknown", unknown.location, { operation, status: 200, answer: unknown.text }));
  return [{ ...emptyResponse({ kind: "code", code: 200 }, unknown.location), isUnknown: true }];
}

function withoutRepeated(responses: readonly DeclaredResponse[]): readonly DeclaredResponse[] {
  const seen = new Set<string>();
  return responses.filter(({ status }) => {
    const isNew = !seen.has(statusText(status));
    seen.add(statusText(status));
    return isNew;
  });
}

function split<T>(all: readonly T[], test: (one: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}

/** An action's own declaration of a status replaces its class's. */
function declaredResponses(source: ResponseSource, sink: DiagnosticSink): readonly DeclaredResponse[] {
  const found = responsesOf(source, source.actionAttributes, sink);
  for (const [status, response] of responsesOf(source, source.classAttributes, sink))
    if (!found.has(status)) found.set(status, response);
  return [...found.values()];
}

function responsesOf(
  source: ResponseSource,
  attributes: readonly AttributeData[],
  sink: DiagnosticSink,
): Map<string, DeclaredResponse> {
  const found = new Map<string, DeclaredResponse>();
  for (const data of attributes) {
    const response = declaredResponse(source, data, sink);
    if (response !== undefined) found.set(statusText(response.status), response);
  }
  return found;
}

function declaredResponse(
  source: ResponseSource,
  data: AttributeData,
  sink: DiagnosticSink,
): DeclaredResponse | undefined {
  const location = data.location ?? source.location;
  if (isAttribute(data, [producesDefaultResponseTypeAttribute])) {
    return { ...emptyResponse({ kind: "default" }, location), type: bodyType(typeOf(argument(data, "type", 0))) };
  }
  if (!isAttribute(data, [producesResponseTypeAttribute])) return undefined;
  const status = integerOf(
    argument(data, "statusCode") ??
      data.constructorArguments.find((one) => one.kind === "integer" || one.kind === "enum"),
  );
  // Reported with the other arguments that cannot be known.
  if (status === undefined) return undefined;
  if (status < 100 || status > 599) {
    sink.report(diagnostic("statusInvalid", location, { status, operation: source.operation }));
    return undefined;
  }
  const generic = data.attributeClass?.typeArguments[0];
  const written =
    typeOf(data.constructorArguments.find((one) => one.kind === "type")) ?? typeOf(namedArgument(data, "Type"));
  const type = bodyType(generic ?? written);
  const saysNoBody = type === undefined && (generic ?? written) !== undefined;
  const types = data.constructorArguments.filter((one) => one.kind === "string" || one.kind === "array");
  const description = stringOf(namedArgument(data, "Description"));
  return {
    ...emptyResponse({ kind: "code", code: status }, location),
    type,
    isFile: type !== undefined && returnShape(type).kind === "file",
    mediaTypes: stringsOf(types),
    description,
    ...(saysNoBody ? { saysNoBody } : {}),
  };
}

/** `typeof(void)` is how "no body" is written out. */
function bodyType(type: AnnotatedType | undefined): AnnotatedType | undefined {
  return type?.type.kind === "named" && type.type.symbol.metadataName === "System.Void" ? undefined : type;
}

function typedResponses(
  source: ResponseSource,
  answers: readonly ReturnedAnswer[],
  sink: DiagnosticSink,
): readonly DeclaredResponse[] {
  const responses = answers.flatMap((answer) =>
    statusesOf(source, answer).map((status) => typedResponse(source, answer, status)),
  );
  return oneOfEachStatus(responses, () => {
    const { operation, location } = source;
    sink.report(diagnostic("answerBodiesDiffer", location, { operation, status: 200, answer: "Results<…>" }));
  });
}

/** Where the type leaves the status open, the code says it; `default` is what the code computes. */
function statusesOf({ answers }: ResponseSource, { made, status }: ReturnedAnswer): readonly Status[] {
  if (made === undefined) return [status];
  const followed = answers().filter((answer) => answer.made === made);
  if (followed.length === 0) return [status];
  return followed.map(({ status: code }) => (code === undefined ? { kind: "default" } : { kind: "code", code }));
}

function typedResponse(source: ResponseSource, answer: ReturnedAnswer, status: Status): DeclaredResponse {
  const base = emptyResponse(status, source.location);
  switch (answer.content) {
    case "file":
      return { ...base, isFile: true };
    case "text":
      return { ...base, type: source.resolve("System.String"), mediaTypes: ["text/plain"] };
    case "events":
      return { ...base, type: answer.type, mediaTypes: [eventStream] };
    case "problem":
      return { ...base, type: source.resolve("Microsoft.AspNetCore.Mvc.ProblemDetails") };
    case "validationProblem":
      return { ...base, type: source.resolve("Microsoft.AspNetCore.Http.HttpValidationProblemDetails") };
    default:
      // These results write JSON, a string too.
      return { ...base, type: answer.type, mediaTypes: answer.type === undefined ? [] : ["application/json"] };
  }
}

/** As ASP.NET's own description: a 200 or 201 without a type has the body of `ActionResult<T>`. */
function withReturnedBody(response: DeclaredResponse, shape: ReturnShape, source: ResponseSource): DeclaredResponse {
  if (response.type !== undefined || response.isFile || !isOkOrCreated(response.status)) return response;
  if (shape.kind === "file") return { ...response, isFile: true, mediaTypes: fileTypes(source) };
  return shape.kind === "body" ? { ...response, type: shape.type } : response;
}

/** The type of a `FileResult`'s content is in the code alone; none where some return does not show it. */
function fileTypes({ allAnswers, answers }: ResponseSource): readonly string[] {
  if (!allAnswers) return [];
  const types = answers().map(({ body }) => (body.kind === "file" ? body.mediaTypes : []));
  return types.every((one) => one.length > 0) ? [...new Set(types.flat())] : [];
}

function isOkOrCreated(status: Status): boolean {
  return status.kind === "code" && (status.code === 200 || status.code === 201);
}

interface Produces {
  readonly mediaTypes: readonly string[];
  readonly type: AnnotatedType | undefined;
}

function producesOf(source: ResponseSource): Produces {
  const data =
    attribute(source.actionAttributes, producesAttribute) ?? attribute(source.classAttributes, producesAttribute);
  if (data === undefined) return { mediaTypes: [], type: undefined };
  const generic = data.attributeClass?.typeArguments[0];
  return {
    mediaTypes: stringsOf(data.constructorArguments),
    type:
      generic ??
      typeOf(data.constructorArguments.find((one) => one.kind === "type")) ??
      typeOf(namedArgument(data, "Type")),
  };
}

/** `[Produces]` applies to every answer with a body and no content type of its own; a plain string is `text/plain` by default. */
function withMediaTypes(response: DeclaredResponse, produces: Produces): DeclaredResponse {
  if (response.mediaTypes.length > 0 || (response.type === undefined && !response.isFile)) return response;
  const isError = !isSuccess(response.status);
  const isBinary = produces.mediaTypes.length > 0 && !produces.mediaTypes.some((type) => isJsonType(type));
  // A download's error is still JSON.
  if (produces.mediaTypes.length > 0 && !(isError && isBinary)) return { ...response, mediaTypes: produces.mediaTypes };
  return response.type !== undefined && isText(response.type) ? { ...response, mediaTypes: ["text/plain"] } : response;
}

export function consumesOf(
  actionAttributes: readonly AttributeData[],
  classAttributes: readonly AttributeData[],
): readonly string[] {
  const [data] = [
    ...attributesNamed(actionAttributes, consumesAttribute),
    ...attributesNamed(classAttributes, consumesAttribute),
  ];
  return data === undefined ? [] : stringsOf(data.constructorArguments);
}
