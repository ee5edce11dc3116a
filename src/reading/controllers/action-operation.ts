/** A sketch → one operation for each of its methods. */

import { essenceOf } from "../../contract/http/media-type.js";
import { capitalized } from "../../contract/names/camel-case.js";
import { plainFunctionName, withoutAsync } from "../../contract/names/names.js";
import { identifierFrom } from "../../contract/names/words.js";
import { flatParameters, type Input, isForm, type Operation, type Security } from "../../contract/operation.js";
import { type Route, withSegmentText } from "../../contract/route.js";
import type { InMaking } from "../../contract/without-undefined.js";
import { displayType, locationOfExpression, shortTextOf } from "../../csharp/binding/index.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { documentationOf } from "../documentation.js";
import { firstRead } from "../inputs/request-reads.js";
import type { DeclaredResponse } from "../responses/declared-response.js";
import { responseOf, tableFor } from "../responses/response.js";
import { reportRuntimeTypes } from "../responses/runtime-types.js";
import { type Audience, asksWho } from "../security/authorization.js";
import type { SecuritySchemes } from "../security/security-schemes.js";
import type { AnonymousName } from "../types/anonymous-object.js";
import type { TypeTable } from "../types/type-table.js";
import { reportUnknownArguments } from "../unknown-arguments.js";
import { readActionInputs } from "./action-inputs.js";
import { withAutomatic } from "./automatic-responses.js";
import type { OperationSketch, OperationVerb } from "./operation-sketch.js";

export function operationsOf(
  table: TypeTable,
  schemes: SecuritySchemes,
  sketched: OperationSketch,
): readonly Operation[] {
  const { attributes, unknownArguments, label } = sketched;
  const { sink } = table.context;
  reportUnknownArguments(attributes, label, sink);
  for (const { call, location } of unknownArguments)
    sink.report(diagnostic("declarationUnreadable", location, { attribute: call }));
  const tableOfWriter = table.writtenBy(sketched.writer);
  return sketched.verbs.map((verb) => operationOf(tableOfWriter, schemes, sketched, verb));
}

function operationOf(
  table: TypeTable,
  schemes: SecuritySchemes,
  sketched: OperationSketch,
  verb: OperationVerb,
): Operation {
  const { label, csharpName, givenName, namespace, location, deprecated, declaredBy } = sketched;
  const { version } = sketched;
  const filledSegment = version?.place === "route" ? version.name : undefined;
  const [route, ...otherRoutes] = verb.routes.map((one) =>
    filledSegment === undefined || version === undefined ? one : withSegmentText(one, filledSegment, version.value),
  );
  const documentation = documentationOf(sketched.documentation);
  const prefix = givenName === undefined ? "" : identifierFrom(givenName);
  const name = prefix === "" ? csharpName : withoutAsync(prefix);
  const answer = (): AnonymousName => ({ name: answerName(label), namespace });
  const inputs = readActionInputs(
    {
      table,
      operation: label,
      method: verb.method,
      routes: verb.routes,
      location,
      consumes: sketched.consumes,
      refusesNull: sketched.refusesNull,
      filledSegment,
    },
    sketched.valuesFor(verb),
  );
  const { responses, anySuccess } = sketched.responses;
  const isServed = table.context.options.served !== undefined;
  const operation: InMaking<Operation> = {
    name: plainFunctionName(sketched.verbs.length === 1 ? name : name + suffix(verb.method)),
    csharpName,
    method: verb.method,
    route: route ?? verb.routes[0],
    otherRoutes: otherRoutes.length === 0 ? noRoutes : otherRoutes,
    inputs,
    responses: (isServed ? withAutomatic(sketched, verb, inputs) : responses).map((response) => {
      const written = response.type && tableFor(table, response.type);
      if (response.type !== undefined && written !== undefined) reportRuntimeTypes(written, response.type);
      return responseOf(
        table,
        response,
        label,
        response.isAutomatic === true ? () => surroundingName(response) : answer,
      );
    }),
    // A type that is not found may be a result, which answers with the status that it likes.
    anySuccess: anySuccess || responses.some(({ mayBeResult }) => mayBeResult === true),
    security: securityOf(sketched.security, schemes),
    requestExamples: [],
  };
  if (isServed) reportNeverAnswers(table, sketched);
  reportReadByHand(table, sketched, operation);
  reportPartsByHand(table, sketched);
  if (sketched.security === "functionKey")
    operation.notes = ["Callers need a key of the function app: the header x-functions-key, or code in the query."];
  if (isInParts(sketched, operation)) operation.inParts = true;
  if (sketched.writer === "mvc" && sendsForm(operation)) operation.formByCulture = true;
  if (sketched.hasMatcherPolicy) operation.hasMatcherPolicy = true;
  if (version !== undefined) operation.version = version;
  if (documentation !== undefined) operation.documentation = documentation;
  if (deprecated !== undefined) operation.deprecated = deprecated;
  if (declaredBy !== undefined) operation.declaredBy = declaredBy;
  if (location !== undefined) operation.location = location;
  return operation;
}

function securityOf(audience: Audience, schemes: SecuritySchemes): Security {
  if (asksWho(audience)) return { kind: "required", alternatives: [[schemes.authorize()]] };
  return audience === "functionKey"
    ? { kind: "required", alternatives: schemes.functionKey().map((use) => [use]) }
    : { kind: audience === "anonymous" ? audience : "unspecified" };
}

function sendsForm({ inputs }: InMaking<Operation>): boolean {
  const isFormBody = (input: Input): boolean => input.kind === "body" && isForm(input.encoding);
  return inputs.some(isFormBody) || flatParameters(inputs).some(({ place }) => place === "form");
}

/** Files make a form multipart by themselves. Where the server takes both kinds, a form without files is the plain one. */
function isInParts({ consumes }: OperationSketch, { inputs }: InMaking<Operation>): boolean {
  if (!consumes.some((type) => essenceOf(type) === "multipart/form-data")) return false;
  if (consumes.some((type) => essenceOf(type) === "application/x-www-form-urlencoded")) return false;
  return flatParameters(inputs).some(({ place }) => place === "form");
}

function reportNeverAnswers({ context }: TypeTable, { neverAnswers, label, location }: OperationSketch): void {
  if (location !== undefined && neverAnswers())
    context.sink.report(diagnostic("handlerNeverAnswers", location, { operation: label }));
}

/** A client that sends no body cannot call what reads one. */
function reportReadByHand(
  table: TypeTable,
  { reads, label }: OperationSketch,
  { inputs, method }: InMaking<Operation>,
): void {
  if (method === "GET" || method === "HEAD" || inputs.some(({ kind }) => kind === "body")) return;
  if (flatParameters(inputs).some(({ place }) => place === "form")) return;
  const read = firstRead(reads(), "body");
  if (read === undefined) return;
  const parameters = { operation: label, text: shortTextOf(read) };
  table.report("bodyReadByHand", locationOfExpression(read), parameters);
}

function reportPartsByHand({ context }: TypeTable, { reads, label }: OperationSketch): void {
  for (const part of ["query", "headers", "cookies"] as const) {
    const read = firstRead(reads(), part);
    if (read === undefined) continue;
    const parameters = { operation: label, part, text: shortTextOf(read) };
    context.sink.report(diagnostic("partReadByHand", locationOfExpression(read), parameters));
  }
  const call = firstRead(reads(), "unknown");
  if (call === undefined) return;
  const parameters = { operation: label, text: shortTextOf(call) };
  context.sink.report(diagnostic("requestHandedOn", locationOfExpression(call), parameters));
}

const noRoutes: readonly Route[] = [];

/** What many operations answer alike is one type: it is named after what it holds. */
function surroundingName({ type, alternatives = [] }: DeclaredResponse): AnonymousName {
  const bodies = type === undefined || alternatives.length === 0 ? [] : [type, ...alternatives].map(displayType);
  const isNamed = bodies.length > 0 && bodies.every((name) => /^[\w.]+$/.test(name));
  return { name: isNamed ? bodies.map((name) => name.replace(/^.*\./, "")).join("Or") : "Error", namespace: "" };
}

/** `TasksController.Get` → `TasksGet`. */
function answerName(label: string): string {
  return label
    .replace(/Controller\./, ".")
    .split(/[^\p{L}\p{N}]+/u)
    .map(capitalized)
    .join("");
}

/** `PUT` → `Put`: `setStatusPut`, `setStatusPatch`. */
function suffix(method: string): string {
  return method.slice(0, 1) + method.slice(1).toLowerCase();
}
