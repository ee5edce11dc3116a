/** The answers that attributes declare: `[ProducesResponseType]`, `[ProducesDefaultResponseType]`, `[Produces]`. */

import { cachedBy } from "../../../caching/cache.js";
import { isJsonType } from "../../../contract/http/media-type.js";
import { substituteType } from "../../../csharp/binding/index.js";
import type { AnnotatedType, AttributeData } from "../../../csharp/binding/symbols/symbols.js";
import { isTypeNamed } from "../../../csharp/binding/symbols/types.js";
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import {
  argument,
  attribute,
  attributeTable,
  integerOf,
  namedArgument,
  stringOf,
  stringsOf,
  typeOf,
} from "../../attributes.js";
import { asFrameworkAttribute } from "../../program/derived-attributes.js";
import { type DeclaredResponse, emptyResponse, hasStatus, sameStatus } from "../../responses/declared-response.js";
import { oneOfEachStatus } from "../../responses/merged-responses.js";
import type { ResponseSource } from "./response-source.js";
import { isFileResult } from "./return-type.js";

const mvc = "Microsoft.AspNetCore.Mvc.";
const consumesAttribute = `${mvc}Consumes`;

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
export function declaredResponses(source: ResponseSource, sink: DiagnosticSink): readonly DeclaredResponse[] {
  const responses = responsesOf(source, source.actionAttributes, sink);
  const onClass = answeringOf(source.classAttributes);
  if (onClass.length > 0) addNew(responses, responsesOf(source, onClass, sink));
  if (source.mapsErrors) {
    if (responses.length === 0) reportConvention(source, sink);
    else completeErrors(responses, source);
  }
  if (source.declared !== undefined) addNew(responses, oneForEachStatus(source.declared, source.keepsEvery));
  return responses;
}

/** What the API explorer takes from a convention, the server does not do: the code often answers otherwise. */
function reportConvention({ actionAttributes, classAttributes }: ResponseSource, sink: DiagnosticSink): void {
  const data =
    attribute(actionAttributes, `${mvc}ApiConventionMethod`) ?? attribute(classAttributes, `${mvc}ApiConventionType`);
  if (data !== undefined) sink.report(diagnostic("answersByConvention", data.location, { attribute: data.name }));
}

/** As the API explorer does: errors that are declared without a type have that of `[ProducesErrorResponseType]`. */
function completeErrors(responses: DeclaredResponse[], { actionAttributes, classAttributes, resolve }: ResponseSource) {
  const data =
    attribute(actionAttributes, `${mvc}ProducesErrorResponseType`) ??
    attribute(classAttributes, `${mvc}ProducesErrorResponseType`);
  const written = data === undefined ? undefined : typeOf(argument(data, "type", 0));
  // `typeof(void)`: nothing is added, and the code says what is answered.
  const errorType = written === undefined ? resolve(`${mvc}ProblemDetails`) : bodyType(written);
  for (const [at, response] of responses.entries()) {
    const { status, type, mediaTypes, saysNoBody } = response;
    const isDefault = status.kind === "default";
    const isError = isDefault || (status.kind === "code" && status.code >= 400 && status.code < 500);
    if (!isError || type !== undefined || mediaTypes.length > 0 || saysNoBody === true) continue;
    if (isDefault || written !== undefined) responses[at] = { ...response, type: errorType };
  }
}

/** `typeof(void)` says that there is no body. */
export function withType(response: DeclaredResponse, written: AnnotatedType): DeclaredResponse {
  const type = bodyType(written);
  if (type === undefined) return { ...response, saysNoBody: true };
  return isFileResult(type) ? { ...response, isFile: true } : { ...response, type };
}

function addNew(responses: DeclaredResponse[], further: readonly DeclaredResponse[]): void {
  for (const response of further) if (!hasStatus(responses, response.status)) responses.push(response);
}

/** Of several for one status all count, or only the last, in the place of the first. */
function oneForEachStatus(responses: readonly DeclaredResponse[], keepsEvery: boolean): DeclaredResponse[] {
  if (keepsEvery) return [...oneOfEachStatus(responses, () => undefined)];
  const declaredResponses: DeclaredResponse[] = [];
  for (const response of responses) {
    const index = declaredResponses.findIndex(({ status }) => sameStatus(status, response.status));
    if (index < 0) declaredResponses.push(response);
    else declaredResponses[index] = response;
  }
  return declaredResponses;
}

function responsesOf(
  source: ResponseSource,
  attributes: readonly AttributeData[],
  sink: DiagnosticSink,
): DeclaredResponse[] {
  const all: DeclaredResponse[] = [];
  for (let at = 0; at < attributes.length; at++) {
    const data = attributes[at];
    const response = data === undefined ? undefined : declaredResponse(source, data, sink);
    if (response !== undefined) all.push(response);
  }
  return oneForEachStatus(all, source.keepsEvery);
}

function declaredResponse(
  source: ResponseSource,
  data: AttributeData,
  sink: DiagnosticSink,
): DeclaredResponse | undefined {
  const role = answerRole(data);
  if (role === undefined || role === "produces") return undefined;
  const location = data.location ?? source.location;
  if (role === "default") {
    const body = typeOf(argument(data, "type", 0));
    const bare = emptyResponse({ kind: "default" }, location);
    return body === undefined ? bare : withType(bare, body);
  }
  // An attribute of the project's own hands its base what it declares.
  const base = asFrameworkAttribute(data) ?? data;
  const { constructorArguments } = base;
  const status = integerOf(
    argument(base, "statusCode") ?? constructorArguments.find((one) => one.kind === "integer" || one.kind === "enum"),
  );
  // Reported with the other arguments that cannot be known.
  if (status === undefined) return undefined;
  if (status < 100 || status > 599) {
    sink.report(diagnostic("statusInvalid", location, { status, operation: source.operation }));
    return undefined;
  }
  const generic = base.attributeClass?.typeArguments[0];
  const written =
    generic ?? typeOf(constructorArguments.find((one) => one.kind === "type")) ?? typeOf(namedArgument(base, "Type"));
  const constructed = data.attributeClass;
  const declared = written && constructed ? substituteType(written, constructed) : written;
  const type = bodyType(declared);
  const saysNoBody = type === undefined && declared !== undefined;
  const response: DeclaredResponse = {
    status: { kind: "code", code: status },
    type,
    isFile: type !== undefined && isFileResult(type),
    description: stringOf(namedArgument(base, "Description") ?? argument(base, "description")),
    mediaTypes: mediaTypesIn(base),
    headers: [],
    examples: [],
    location,
  };
  return saysNoBody ? { ...response, saysNoBody } : response;
}

/** Other texts, such as the description that an attribute of a package takes, have parameters of other names. */
function mediaTypesIn({ constructorArguments, constructorParameters }: AttributeData): readonly string[] {
  // Most have a status alone.
  if (constructorArguments.length < 2) return noTypes;
  const isNamed = constructorParameters.length > 0;
  return stringsOf(
    constructorArguments.filter(
      ({ kind }, at) =>
        (kind === "string" || kind === "array") && (!isNamed || /contentType/i.test(constructorParameters[at] ?? "")),
    ),
  );
}

const noTypes: readonly string[] = [];

/** `typeof(void)` is how "no body" is written out. */
function bodyType(type: AnnotatedType | undefined): AnnotatedType | undefined {
  return isTypeNamed(type?.type, "System.Void") ? undefined : type;
}

export interface Produces {
  readonly mediaTypes: readonly string[];
  readonly type: AnnotatedType | undefined;
}

export function producesOf(source: ResponseSource): Produces {
  const data = firstProduces(source.actionAttributes) ?? firstProduces(answeringOf(source.classAttributes));
  if (data === undefined)
    return source.produces === undefined ? producesNothing : { mediaTypes: source.produces, type: undefined };
  const generic = data.attributeClass?.typeArguments[0];
  return {
    mediaTypes: stringsOf(data.constructorArguments),
    type:
      generic ??
      typeOf(data.constructorArguments.find((one) => one.kind === "type")) ??
      typeOf(namedArgument(data, "Type")),
  };
}

/** `[Produces("application/json")]` holds for the errors, too; what is no JSON, no problem is written as. */
export function producedJson(source: ResponseSource): readonly string[] {
  return producesOf(source).mediaTypes.filter((type) => isJsonType(type));
}

const producesNothing: Produces = { mediaTypes: [], type: undefined };

function firstProduces(attributes: readonly AttributeData[]): AttributeData | undefined {
  for (let at = 0; at < attributes.length; at++) {
    const data = attributes[at];
    if (data !== undefined && answerRole(data) === "produces") return data;
  }
  return undefined;
}

/** The attributes of an action go before those of its class. */
export function consumesOf(attributes: readonly AttributeData[]): readonly string[] {
  const data = attribute(attributes, consumesAttribute);
  return data === undefined ? [] : stringsOf(data.constructorArguments);
}
