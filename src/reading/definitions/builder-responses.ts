/** The calls that declare responses: statuses, media types, headers and examples. */
import type { Status } from "../../contract/operation.js";
import { statusText } from "../../contract/operation.js";
import type { Constant, FieldSymbol } from "../../csharp/binding/symbols/symbols.js";
import { constantValue } from "../../csharp/flow/index.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { compareLocations } from "../../diagnostics/location.js";
import { boolOf, integerOf } from "../attributes.js";
import { type DeclaredResponse, emptyResponse } from "../responses/declared-response.js";
import {
  argumentValue,
  type BuilderCall,
  type BuilderStep,
  callLocation,
  stringArguments,
  textArgument,
  typeArgument,
  unreadable,
  withCode,
  withText,
} from "./builder-arguments.js";
import { type DeclaredAnswer, declaredAnswer } from "./declared-answer.js";
import type { Definition } from "./definition.js";

export const responseSteps: readonly (readonly [string, BuilderStep])[] = [
  ["Returns", returns],
  [
    "ReturnsRange",
    (definition, builder) => withRange(definition, builder, (status) => addResponse(definition, builder, status, 1)),
  ],
  ["ReturnsDefault", (definition, builder) => addResponse(definition, builder, { kind: "default" }, 0)],
  [
    "Status",
    (definition, builder) =>
      withCode(builder, "code", (code) =>
        isStatus(code)
          ? withSuccess(definition, builder, { kind: "code", code }, 1)
          : badStatus(definition, builder, code),
      ),
  ],
  [
    "StatusRange",
    (definition, builder) => withRange(definition, builder, (status) => withSuccess(definition, builder, status, 1)),
  ],
  ["StatusDefault", (definition, builder) => withSuccess(definition, builder, { kind: "default" }, 0)],
  [
    "Produces",
    (definition, builder) =>
      withCode(builder, "status", (code) => withMediaTypes(definition, builder, { kind: "code", code }, 1)),
  ],
  [
    "ProducesRange",
    (definition, builder) =>
      withCode(builder, "hundreds", (digit) =>
        withMediaTypes(definition, builder, { kind: "range", hundreds: hundredsOf(digit) ?? 4 }, 1),
      ),
  ],
  ["ProducesDefault", (definition, builder) => withMediaTypes(definition, builder, { kind: "default" }, 0)],
  ["ContentType", withContentType],
  ["ResponseHeader", addHeader],
  ["ResponseExample", addResponseExample],
];

function returns(definition: Definition, builder: BuilderCall): Definition | undefined {
  const isDescribedFirst = argumentValue(builder, "description", 0)?.kind === "string";
  if (isDescribedFirst && argumentValue(builder, "status", 0)?.kind !== "integer")
    return addResponses(definition, builder);
  const [first] = builder.call.arguments;
  const answer = first === undefined ? undefined : declaredAnswer(first.value, builder.frame);
  if (answer !== undefined) return addAnswer(definition, builder, answer);
  return withCode(builder, "status", (code) => addResponse(definition, builder, { kind: "code", code }, 1));
}

/** `.Returns(NotFound)`. */
function addAnswer(definition: Definition, builder: BuilderCall, answer: DeclaredAnswer): Definition {
  const { code, type, description, field } = answer;
  const { operation, sink } = builder.context;
  if (field !== undefined && isInitialisedLater(field, builder))
    sink.report(diagnostic("answerDeclaredLater", callLocation(builder), { operation, answer: field.name }));
  return addDeclared(definition, builder, { kind: "code", code }, { type, description });
}

/** Static fields of a class are initialised in the order of the text. */
function isInitialisedLater({ containingType, location }: FieldSymbol, builder: BuilderCall): boolean {
  const at = callLocation(builder);
  const [owner] = builder.context.operation.split(".");
  const isBelow = location !== undefined && location.file === at.file && compareLocations(location, at) > 0;
  return isBelow && owner === containingType.name;
}

function withRange(
  definition: Definition,
  builder: BuilderCall,
  change: (status: Status) => Definition | undefined,
): Definition | undefined {
  return withCode(builder, "hundreds", (digit) => {
    const hundreds = hundredsOf(digit);
    return hundreds === undefined ? badStatus(definition, builder, digit) : change({ kind: "range", hundreds });
  });
}

function isStatus(code: number): boolean {
  return code >= 100 && code <= 599;
}

function badStatus(definition: Definition, builder: BuilderCall, code: number): Definition {
  const { operation, sink } = builder.context;
  sink.report(diagnostic("statusInvalid", callLocation(builder), { status: code, operation }));
  return definition;
}

function hundredsOf(digit: number): 1 | 2 | 3 | 4 | 5 | undefined {
  return digit === 1 || digit === 2 || digit === 3 || digit === 4 || digit === 5 ? digit : undefined;
}

function sameStatus(a: Status, b: Status): boolean {
  return statusText(a) === statusText(b);
}

function addResponse(definition: Definition, builder: BuilderCall, status: Status, describedAt: number): Definition {
  const description = textArgument(builder, "description", describedAt);
  return addDeclared(definition, builder, status, { type: typeArgument(builder), description });
}

function addDeclared(
  definition: Definition,
  builder: BuilderCall,
  status: Status,
  body: Pick<DeclaredResponse, "type" | "description">,
): Definition {
  const { operation, sink } = builder.context;
  if (status.kind === "code" && !isStatus(status.code)) return badStatus(definition, builder, status.code);
  if ([definition.success, ...definition.others].some((response) => sameStatus(response.status, status))) {
    sink.report(diagnostic("statusDeclaredTwice", callLocation(builder), { status: statusText(status), operation }));
    return definition;
  }
  const response: DeclaredResponse = { ...emptyResponse(status, callLocation(builder)), ...body };
  return { ...definition, others: [...definition.others, response] };
}

/** `.Returns<T>("Not there.", 404, 410)`. */
function addResponses(definition: Definition, builder: BuilderCall): Definition | undefined {
  const codes = integersOf(builder.call.arguments.slice(1).map((one) => constantValue(one.value, builder.frame)));
  if (codes === undefined || codes.length === 0) return unreadable(builder, "statuses");
  return codes.reduce<Definition>(
    (result, code) => addResponse(result, builder, { kind: "code", code }, 0),
    definition,
  );
}

/** The numbers of a `params int[]`; undefined where one is not a constant. */
function integersOf(constants: readonly (Constant | undefined)[]): readonly number[] | undefined {
  const statuses: number[] = [];
  for (const constant of constants) {
    const inner = constant?.kind === "array" ? integersOf(constant.elements) : [integerOf(constant)];
    if (inner === undefined) return undefined;
    for (const code of inner) {
      if (code === undefined) return undefined;
      statuses.push(code);
    }
  }
  return statuses;
}

function withSuccess(definition: Definition, builder: BuilderCall, status: Status, describedAt: number): Definition {
  const description = textArgument(builder, "description", describedAt) ?? definition.success.description;
  return { ...definition, success: { ...definition.success, status, description } };
}

function changeResponse(
  definition: Definition,
  status: Status,
  change: (response: DeclaredResponse) => DeclaredResponse,
): Definition {
  if (sameStatus(definition.success.status, status)) return { ...definition, success: change(definition.success) };
  return {
    ...definition,
    others: definition.others.map((one) => (sameStatus(one.status, status) ? change(one) : one)),
  };
}

function withMediaTypes(definition: Definition, builder: BuilderCall, status: Status, from: number): Definition {
  const mediaTypes = stringArguments(builder, from);
  return changeResponse(definition, status, (response) => ({ ...response, mediaTypes }));
}

function withContentType(definition: Definition, builder: BuilderCall): Definition | undefined {
  return withText(builder, "mime", 0, (mime) => {
    const { success } = definition;
    const mediaTypes = success.isFile ? [...success.mediaTypes, mime] : [mime];
    return { ...definition, success: { ...success, mediaTypes } };
  });
}

function addHeader(definition: Definition, builder: BuilderCall): Definition | undefined {
  if (integerOf(argumentValue(builder, "status", 0)) === undefined && textArgument(builder, "name", 0) !== undefined)
    return addHeaders(definition, builder);
  const code = integerOf(argumentValue(builder, "status", 0));
  const name = textArgument(builder, "name", 1);
  const type = typeArgument(builder);
  if (code === undefined || name === undefined || type === undefined) return unreadable(builder, "name");
  const header = {
    name,
    type,
    description: textArgument(builder, "description", 2),
    required: boolOf(argumentValue(builder, "required", 3)) ?? false,
  };
  return changeResponse(definition, { kind: "code", code }, (response) => ({
    ...response,
    headers: [...response.headers, header],
  }));
}

/** `.ResponseHeader<int>("X-Rate", "Calls left.", false, "200", "4XX")`: of all responses where none is named. */
function addHeaders(definition: Definition, builder: BuilderCall): Definition | undefined {
  const name = textArgument(builder, "name", 0);
  const type = typeArgument(builder);
  if (name === undefined || type === undefined) return unreadable(builder, "name");
  const header = {
    name,
    type,
    description: textArgument(builder, "description", 1),
    required: boolOf(argumentValue(builder, "required", 2)) ?? false,
  };
  const statuses = stringArguments(builder, 3).map((status) => status.toLowerCase());
  const add = (response: DeclaredResponse): DeclaredResponse =>
    statuses.length === 0 || statuses.includes(statusText(response.status).toLowerCase())
      ? { ...response, headers: [...response.headers, header] }
      : response;
  return { ...definition, success: add(definition.success), others: definition.others.map(add) };
}

function addResponseExample(definition: Definition, builder: BuilderCall): Definition | undefined {
  const code = integerOf(argumentValue(builder, "status", 0));
  const json = textArgument(builder, "json", 1);
  if (code === undefined || json === undefined) return unreadable(builder, code === undefined ? "status" : "json");
  const example = { json, name: textArgument(builder, "name", 2), location: callLocation(builder) };
  return changeResponse(definition, { kind: "code", code }, (response) => ({
    ...response,
    examples: [...response.examples, example],
  }));
}
