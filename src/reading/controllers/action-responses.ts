/** The answers of an action: what attributes declare, then what the return type and the code say. */
import { cachedBy } from "../../caching/cache.js";
import { eventStream, isJsonType } from "../../contract/media-type.js";
import { isSuccess, type Status, statusText } from "../../contract/operation.js";
import { mapSame } from "../../contract/type-use.js";
import type { AnnotatedType, AttributeData, Constant } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import {
  argument,
  attribute,
  attributeTable,
  integerOf,
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
  /** What the code answers; asked where declarations and the return type leave it open, by several steps: it has to keep it. */
  readonly answers: () => readonly FollowedAnswer[];
  /** The same, perhaps without values that the return type declares: they contradict no declaration. */
  readonly results: () => readonly FollowedAnswer[];
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

export function readActionResponses(source: ResponseSource, sink: DiagnosticSink): ActionResponses {
  const shape = answeredShape(source, sink);
  const produces = producesOf(source);
  const declared = declaredResponses(source, sink);
  const typed = shape.kind === "typed" ? typedResponses(source, shape.answers, sink) : none;
  const all = typed.length === 0 ? declared : [...declared, ...typed.filter((one) => !hasStatus(declared, one.status))];
  const written = mapSame(all, (response) => withReturnedBody(response, shape, source));
  const open = openStatuses(source, written, typed, shape);
  const found = answeredBeside(source, written, open, shape, produces, sink);
  const complete = mapSame(withAnswered(written, found), (response) => withMediaTypes(response, produces));
  if (complete.some((response) => isSuccess(response.status))) {
    const declaresSuccess = written.some((response) => isSuccess(response.status));
    if (declaresSuccess) return { responses: complete, anySuccess: false };
    const [successes, others] = split(complete, ({ status }) => isSuccess(status));
    return { responses: [...successes, ...others], anySuccess: successes.length === 1 };
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

const none: readonly DeclaredResponse[] = [];

/** An answer found in the code replaces the declaration of the same status; the others follow the declarations. */
function withAnswered(
  written: readonly DeclaredResponse[],
  found: readonly DeclaredResponse[],
): readonly DeclaredResponse[] {
  if (found.length === 0) return written;
  return [
    ...written.map((response) => found.find((one) => sameStatus(one.status, response.status)) ?? response),
    ...found.filter((response) => !hasStatus(written, response.status)),
  ];
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
  if (!allAnswers && bodySink === undefined) return noStatuses;
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
  for (const { status, given, declared: promise, answer } of otherBodies(promised, source.results(), source)) {
    const parameters = { operation, status, answer: answer.text, given, declared: promise, followed };
    bodySink.report(diagnostic("answerBodyNotDeclared", answer.location, parameters));
    if (allAnswers) open.add(String(status));
  }
  return open;
}

const noStatuses: ReadonlySet<string> = new Set();

/** `[ProducesResponseType(404)]`; `typeof(void)` says that there is none. */
function leavesBodyOpen({ isFile, mediaTypes, saysNoBody, type }: DeclaredResponse): boolean {
  return type === undefined && !isFile && mediaTypes.length === 0 && saysNoBody !== true;
}

function returned({ type }: Extract<ReturnShape, { kind: "body" }>, { location }: ResponseSource): DeclaredResponse {
  return { ...emptyResponse({ kind: "code", code: 200 }, location), type };
}

function sameStatus(a: Status, b: Status): boolean {
  if (a.kind === "code") return b.kind === "code" && a.code === b.code;
  return statusText(a) === statusText(b);
}

function hasStatus(responses: readonly DeclaredResponse[], status: Status): boolean {
  return responses.length > 0 && responses.some((response) => sameStatus(response.status, status));
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
  if (!needsSuccess && !source.allAnswers) return none;
  const known = new Set(declared.map(({ status }) => statusText(status)).filter((status) => !open.has(status)));
  const lacksSuccess = needsSuccess || open.has("200") || open.has("201");
  const all = lacksSuccess ? source.answers() : source.results();
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

function split<T>(all: readonly T[], test: (one: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}

/** What an attribute says of responses. */
const answerRole = attributeTable<"default" | "response" | "produces">([
  [`${mvc}ProducesDefaultResponseType`, "default"],
  [`${mvc}ProducesResponseType`, "response"],
  [`${mvc}Produces`, "produces"],
]);

/** Those of a class are asked for by each of its actions. */
const answeringOf = cachedBy((attributes: readonly AttributeData[]) =>
  attributes.filter((data) => answerRole(data) !== undefined),
);

/** An action's own declaration of a status replaces its class's; what is declared elsewhere adds to both. */
function declaredResponses(source: ResponseSource, sink: DiagnosticSink): readonly DeclaredResponse[] {
  const found = responsesOf(source, source.actionAttributes, sink);
  const onClass = answeringOf(source.classAttributes);
  if (onClass.length > 0) addNew(found, responsesOf(source, onClass, sink));
  if (source.declared !== undefined) addNew(found, source.declared);
  return found;
}

function addNew(found: DeclaredResponse[], further: readonly DeclaredResponse[]): void {
  for (const response of further) if (!hasStatus(found, response.status)) found.push(response);
}

/** Of several attributes for one status the last counts, in the place of the first. */
function responsesOf(
  source: ResponseSource,
  attributes: readonly AttributeData[],
  sink: DiagnosticSink,
): DeclaredResponse[] {
  const found: DeclaredResponse[] = [];
  for (let at = 0; at < attributes.length; at++) {
    const data = attributes[at];
    const response = data === undefined ? undefined : declaredResponse(source, data, sink);
    if (response === undefined) continue;
    const known = found.findIndex(({ status }) => sameStatus(status, response.status));
    if (known < 0) found.push(response);
    else found[known] = response;
  }
  return found;
}

function declaredResponse(
  source: ResponseSource,
  data: AttributeData,
  sink: DiagnosticSink,
): DeclaredResponse | undefined {
  const role = answerRole(data);
  if (role === undefined || role === "produces") return undefined;
  const location = data.location ?? source.location;
  if (role === "default")
    return { ...emptyResponse({ kind: "default" }, location), type: bodyType(typeOf(argument(data, "type", 0))) };
  const { constructorArguments } = data;
  const status = integerOf(
    argument(data, "statusCode") ?? constructorArguments.find((one) => one.kind === "integer" || one.kind === "enum"),
  );
  // Reported with the other arguments that cannot be known.
  if (status === undefined) return undefined;
  if (status < 100 || status > 599) {
    sink.report(diagnostic("statusInvalid", location, { status, operation: source.operation }));
    return undefined;
  }
  const generic = data.attributeClass?.typeArguments[0];
  const written =
    typeOf(constructorArguments.find((one) => one.kind === "type")) ?? typeOf(namedArgument(data, "Type"));
  const type = bodyType(generic ?? written);
  const saysNoBody = type === undefined && (generic ?? written) !== undefined;
  const response: DeclaredResponse = {
    status: { kind: "code", code: status },
    type,
    isFile: type !== undefined && returnShape(type).kind === "file",
    description: stringOf(namedArgument(data, "Description")),
    mediaTypes: mediaTypesIn(constructorArguments),
    headers: [],
    examples: [],
    location,
  };
  return saysNoBody ? { ...response, saysNoBody } : response;
}

function mediaTypesIn(constants: readonly Constant[]): readonly string[] {
  // Most have a status alone.
  if (constants.length < 2) return noTypes;
  return stringsOf(constants.filter((one) => one.kind === "string" || one.kind === "array"));
}

const noTypes: readonly string[] = [];

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
  const data = firstProduces(source.actionAttributes) ?? firstProduces(answeringOf(source.classAttributes));
  if (data === undefined) return producesNothing;
  const generic = data.attributeClass?.typeArguments[0];
  return {
    mediaTypes: stringsOf(data.constructorArguments),
    type:
      generic ??
      typeOf(data.constructorArguments.find((one) => one.kind === "type")) ??
      typeOf(namedArgument(data, "Type")),
  };
}

const producesNothing: Produces = { mediaTypes: [], type: undefined };

function firstProduces(attributes: readonly AttributeData[]): AttributeData | undefined {
  for (let at = 0; at < attributes.length; at++) {
    const data = attributes[at];
    if (data !== undefined && answerRole(data) === "produces") return data;
  }
  return undefined;
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

/** The attributes of an action go before those of its class. */
export function consumesOf(attributes: readonly AttributeData[]): readonly string[] {
  const data = attribute(attributes, consumesAttribute);
  return data === undefined ? [] : stringsOf(data.constructorArguments);
}
