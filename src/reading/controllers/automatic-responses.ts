import { flatParameters, type Input, mayBeLeftOut, type Parameter } from "../../contract/operation.js";
import { type Route, routeParameterNamed } from "../../contract/route.js";
import { type PrimitiveName, type TypeUse, withoutNull } from "../../contract/type-use.js";
import { isStringType } from "../../csharp/binding/symbols/types.js";
import type { Location } from "../../diagnostics/location.js";
import { silent } from "../read-once.js";
import { answeredResponses } from "../responses/answered-responses.js";
import { type DeclaredResponse, emptyResponse, leavesBodyOpen, sameStatus } from "../responses/declared-response.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import { oneOfEachStatus } from "../responses/merged-responses.js";
import { isProblemDetails } from "../responses/problem-details.js";
import { asksWho } from "../security/authorization.js";
import { hasValidation } from "../types/members/validated-types.js";
import type { Automatic, OperationSketch, OperationVerb } from "./operation-sketch.js";

export function withAutomatic(
  sketched: OperationSketch,
  verb: OperationVerb,
  inputs: readonly Input[],
): readonly DeclaredResponse[] {
  const { automatic, location, responses } = sketched;
  const declared = responses.responses;
  // What is said of every other status is said of these.
  const saysAll = ({ status }: DeclaredResponse): boolean =>
    status.kind === "default" || (status.kind === "range" && status.hundreds === 4);
  if (automatic === undefined || location === undefined || declared.some(saysAll)) return declared;
  const added = [
    ...invalidAnswer(automatic, sketched, verb, inputs, location),
    ...[401, 403].flatMap((code) => refusal(code, automatic, sketched, location)),
    ...(asksWho(sketched.security) ? ownAnswers(automatic.refused, automatic, sketched) : []),
    ...surroundingAnswers(automatic, sketched),
  ];
  const all = withPages(added.reduce(withOne, declared), automatic, sketched);
  return automatic.ownsProblems ? withoutProblems(all, location) : all;
}

/** The page takes the place of an error without a body. A declared body may come too. */
function withPages(
  responses: readonly DeclaredResponse[],
  automatic: Automatic,
  sketched: OperationSketch,
): readonly DeclaredResponse[] {
  if (!responses.some(({ isPaged }) => isPaged === true)) return responses;
  const all = responses.flatMap(({ isPaged, ...response }): readonly DeclaredResponse[] => {
    const { isUnknown, status } = response;
    const pages = isPaged === true && status.kind === "code" ? automatic.pages(status.code) : [];
    if (pages.length === 0) return [response];
    return [...(isUnknown === true ? [] : [response]), ...ownAnswers(pages, automatic, sketched)];
  });
  return oneOfEachStatus(all, () => undefined);
}

/** Code that makes problem details its own way decides over the status too. */
function withoutProblems(responses: readonly DeclaredResponse[], location: Location): readonly DeclaredResponse[] {
  const all = responses.map((response): DeclaredResponse => {
    const { type, alternatives = [], ...others } = response;
    const isProblem = [type, ...alternatives].some((one) => isProblemDetails(one?.type));
    return isProblem ? { ...others, type: undefined, isUnknown: true, mediaTypes: ["*/*"] } : response;
  });
  const isKnown = all.every((one, at) => one === responses[at]);
  const unknown: DeclaredResponse = { ...emptyResponse({ kind: "default" }, location), isUnknown: true };
  return isKnown ? responses : [...all, { ...unknown, mediaTypes: ["*/*"], isAutomatic: true }];
}

/** Where the code answers with the status too, the body is either of them. */
function withOne(responses: readonly DeclaredResponse[], added: DeclaredResponse): readonly DeclaredResponse[] {
  const said = responses.find(({ status }) => sameStatus(status, added.status));
  if (said === undefined) return [...responses, { ...added, isAutomatic: true }];
  // A success in the place of the operation's own is one more shape of it, whatever is declared.
  const isOther = added.status.kind === "code" && added.status.code < 400;
  if (said.isFound === true || said.isAutomatic === true || isOther)
    return isValidationProblem(said) && isValidationProblem(added)
      ? responses
      : oneOfEachStatus([...responses, added], () => undefined);
  if (!leavesBodyOpen(said)) return responses;
  const { status: _, description: __, ...answered } = added;
  return responses.map((one) => (one === said ? { ...said, ...answered } : one));
}

/** What its filters and the pipeline answer in its place, without a body only where nothing fills it. */
function surroundingAnswers(automatic: Automatic, sketched: OperationSketch): readonly DeclaredResponse[] {
  const { answers, mapsErrors, surrounding } = automatic;
  if (surrounding.length === 0) return [];
  const isFilled = answers.errorPages === "problem" && (sketched.writer !== "mvc" || mapsErrors);
  const filled = surrounding.flatMap((answer): readonly FollowedAnswer[] => {
    const { body, status = 0 } = answer;
    if (body.kind !== "none" || status < 400) return [answer];
    const pages = answers.errorPages === "own" ? automatic.pages(status) : [];
    if (pages.length > 0) return pages;
    if (answers.errorPages === "own") return [{ ...answer, body: { kind: "unknown" } }];
    return [isFilled ? { ...answer, body: { kind: "problem" } } : answer];
  });
  return ownAnswers(filled, automatic, sketched);
}

/** What code of the program answers in the place of the operation's own; a result of MVC that is text is plain text. */
function ownAnswers(
  followed: readonly FollowedAnswer[],
  { answers, mapsErrors, resolve }: Automatic,
  { produced, label }: OperationSketch,
): readonly DeclaredResponse[] {
  const source = { operation: label, mapsErrors, errorPages: answers.errorPages, resolve };
  const written = produced.length > 0 ? produced : ["text/plain"];
  return answeredResponses(followed, source, silent).map(({ isFound: _, ...response }) => {
    const isOpen = response.mediaTypes.length === 0 && isStringType(response.type?.type);
    return isOpen ? { ...response, mediaTypes: written } : response;
  });
}

/** It is written in the same way, whichever of the framework's classes it is. */
function isValidationProblem({ type }: DeclaredResponse): boolean {
  return type?.type.kind === "named" && validationProblems.has(type.type.symbol.metadataName);
}

const validationProblems: ReadonlySet<string> = new Set([
  "Microsoft.AspNetCore.Mvc.ValidationProblemDetails",
  "Microsoft.AspNetCore.Http.HttpValidationProblemDetails",
]);

function refusal(
  code: number,
  { answers, refusedBy, resolve }: Automatic,
  { security, writer }: OperationSketch,
  location: Location,
): readonly DeclaredResponse[] {
  if (security !== "restricted" && (security !== "authorize" || code === 403)) return [];
  // MVC leaves the pages of controllers that are not API controllers empty.
  const isFilled = answers.errorPages === "problem" && (writer !== "mvc" || refusedBy === "apiController");
  const type = isFilled ? resolve("Microsoft.AspNetCore.Mvc.ProblemDetails") : undefined;
  const paged = answers.errorPages === "own" ? ({ isUnknown: true, mediaTypes: ["*/*"], isPaged: true } as const) : {};
  return [{ ...emptyResponse({ kind: "code", code }, location), type, ...paged }];
}

function invalidAnswer(
  automatic: Automatic,
  sketched: OperationSketch,
  verb: OperationVerb,
  inputs: readonly Input[],
  location: Location,
): readonly DeclaredResponse[] {
  const { answers, invalid, refusedBy, resolve } = automatic;
  const { produced, valuesFor } = sketched;
  const empty = emptyResponse({ kind: "code", code: 400 }, location);
  const isUnbound = inputs.some((input) => mayNotBind(input, verb.routes[0]));
  if (refusedBy === "apiController") {
    const isRefused = isUnbound || flatParameters(inputs).some(({ constraints }) => constraints !== undefined);
    if (!isRefused || answers.invalid === "none") return [];
    if (invalid?.length === 0) return [{ ...empty, isUnknown: true }];
    if (invalid !== undefined) return ownAnswers(invalid, automatic, sketched);
    const type = resolve("Microsoft.AspNetCore.Mvc.ValidationProblemDetails");
    return [{ ...empty, type, mediaTypes: produced }];
  }
  const isValidated =
    refusedBy === "validation" && valuesFor(verb).some((value) => hasValidation(value, "addValidation"));
  if (!isValidated) return [];
  return [
    {
      ...empty,
      type: resolve("Microsoft.AspNetCore.Http.HttpValidationProblemDetails"),
      mediaTypes: [answers.hasProblemDetails ? "application/problem+json" : "application/json"],
      // What cannot be bound is refused as well, but not by the validation.
      ...(isUnbound ? { mayBeEmpty: true } : {}),
    },
  ];
}

/** Whether some text for it is refused, or its absence. */
function mayNotBind(input: Input, route: Route): boolean {
  if (input.kind === "body") return true;
  return flatParameters([input]).some((parameter) => isRefusable(parameter, route));
}

function isRefusable(parameter: Parameter, route: Route): boolean {
  const type = withoutNull(parameter.type);
  if (parameter.place !== "route") return !mayBeLeftOut(parameter) || !isText(type);
  const constraints = routeParameterNamed(route, parameter.wireName)?.constraints ?? [];
  // What the constraint lets through can be read.
  const isHeld = constraints.some((name) => type.kind === "primitive" && heldBy.get(name) === type.name);
  return !isHeld && !isText(type);
}

const heldBy: ReadonlyMap<string, PrimitiveName> = new Map<string, PrimitiveName>([
  ["guid", "guid"],
  ["int", "int32"],
  ["long", "int64"],
  ["bool", "boolean"],
  ["decimal", "decimal"],
  ["double", "float64"],
  ["float", "float32"],
]);

function isText(type: TypeUse): boolean {
  if (type.kind === "array") return isText(withoutNull(type.element));
  return type.kind === "file" || (type.kind === "primitive" && type.name === "string");
}
