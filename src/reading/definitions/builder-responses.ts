/** The calls that declare responses: statuses, media types, headers and examples. */
import type { Status } from "../../contract/operation.js";
import { statusText } from "../../contract/operation.js";
import { bindExpression } from "../../csharp/binding/index.js";
import { type CSharpValue, isNull, knownInteger, memberValue } from "../../csharp/execution/index.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { definitionCalls } from "../../framework/index.js";
import { boolOf } from "../attributes.js";
import { type DeclaredResponse, emptyResponse, sameStatus } from "../responses/declared-response.js";
import {
  argumentPlace,
  argumentValue,
  type BuilderCall,
  type BuilderStep,
  callLocation,
  textArgument,
  typeArgument,
  unreadable,
  withCode,
  withDescription,
  withElements,
  withNamedJson,
  withText,
  withTexts,
} from "./builder-arguments.js";
import type { Definition } from "./definition.js";

export const responseSteps: readonly (readonly [string, BuilderStep])[] = [
  ["Returns", returns],
  ["ReturnsRange", (definition, builder) => withRange(definition, builder, addResponse)],
  ["ReturnsDefault", (definition, builder) => addResponse(definition, builder, { kind: "default" })],
  [
    "Status",
    (definition, builder) =>
      withCode(builder, "code", (code) =>
        isStatus(code)
          ? withSuccess(definition, builder, { kind: "code", code })
          : badStatus(definition, builder, code),
      ),
  ],
  ["StatusRange", (definition, builder) => withRange(definition, builder, withSuccess)],
  ["StatusDefault", (definition, builder) => withSuccess(definition, builder, { kind: "default" })],
  [
    "Produces",
    (definition, builder) =>
      withCode(builder, "status", (code) => withMediaTypes(definition, builder, { kind: "code", code })),
  ],
  ["ProducesRange", (definition, builder) => withRange(definition, builder, withMediaTypes)],
  ["ProducesDefault", (definition, builder) => withMediaTypes(definition, builder, { kind: "default" })],
  ["ContentType", withContentType],
  ["ResponseHeader", addHeader],
  ["ResponseExample", addResponseExample],
];

function returns(definition: Definition, builder: BuilderCall): Definition | undefined {
  const answer = builder.call.argument("answer");
  if (answer !== undefined) return addAnswer(definition, builder, answer);
  if (builder.call.argument("statuses") !== undefined) return addResponses(definition, builder);
  return withCode(builder, "status", (code) => addResponse(definition, builder, { kind: "code", code }));
}

/** `.Returns(NotFound)`. */
function addAnswer(definition: Definition, builder: BuilderCall, answer: CSharpValue): Definition | undefined {
  const [call] = definitionCalls(isNull(answer) ? answerBelow(builder) : answer) ?? [];
  if (call === undefined) return unreadable(builder, "answer");
  const declared: BuilderCall = { ...builder, call };
  return withCode(declared, "status", (code) =>
    withDescription(declared, (description) =>
      addDeclared(definition, builder, { kind: "code", code }, { type: typeArgument(declared), description }),
    ),
  );
}

/** What the field that is null here holds once the class is initialised. */
function answerBelow(builder: BuilderCall): CSharpValue | undefined {
  const { machine, operation, sink } = builder.context;
  const place = argumentPlace(builder.call, "answer");
  const bound = bindExpression(place);
  if (bound.kind !== "field") return undefined;
  sink.report(diagnostic("answerDeclaredLater", callLocation(builder), { operation, answer: bound.symbol.name }));
  return memberValue(machine, bound.symbol, { receiver: undefined, holder: undefined, type: bound.type, place });
}

function withRange(
  definition: Definition,
  builder: BuilderCall,
  change: (definition: Definition, builder: BuilderCall, status: Status) => Definition | undefined,
): Definition | undefined {
  return withCode(builder, "hundreds", (digit) => {
    const hundreds = hundredsOf(digit);
    if (hundreds === undefined) return badStatus(definition, builder, digit);
    return change(definition, builder, { kind: "range", hundreds });
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

function addResponse(definition: Definition, builder: BuilderCall, status: Status): Definition | undefined {
  return withDescription(builder, (description) =>
    addDeclared(definition, builder, status, { type: typeArgument(builder), description }),
  );
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
  return withElements(builder, "statuses", knownInteger, (codes) =>
    codes.length === 0
      ? unreadable(builder, "statuses")
      : codes.reduce<Definition | undefined>(
          (result, code) => result && addResponse(result, builder, { kind: "code", code }),
          definition,
        ),
  );
}

function withSuccess(definition: Definition, builder: BuilderCall, status: Status): Definition | undefined {
  return withDescription(builder, (text) => {
    const description = text ?? definition.success.description;
    return { ...definition, success: { ...definition.success, status, description } };
  });
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

function withMediaTypes(definition: Definition, builder: BuilderCall, status: Status): Definition | undefined {
  return withTexts(builder, "mediaTypes", (mediaTypes) =>
    changeResponse(definition, status, (response) => ({ ...response, mediaTypes })),
  );
}

function withContentType(definition: Definition, builder: BuilderCall): Definition | undefined {
  return withText(builder, "mime", (mime) => {
    const { success } = definition;
    const mediaTypes = success.isFile ? [...success.mediaTypes, mime] : [mime];
    return { ...definition, success: { ...success, mediaTypes } };
  });
}

/** Of one status, of those that are named (`"200", "4XX"`), or of all where none is. */
function addHeader(definition: Definition, builder: BuilderCall): Definition | undefined {
  const name = textArgument(builder, "name");
  const type = typeArgument(builder);
  const required = boolOf(argumentValue(builder, "required"));
  if (name === undefined || type === undefined || required === undefined) return unreadable(builder, "name");
  return withDescription(builder, (description) => {
    const header = { name, type, description, required };
    const add = (response: DeclaredResponse): DeclaredResponse => ({
      ...response,
      headers: [...response.headers, header],
    });
    if (builder.call.argument("statuses") === undefined)
      return withCode(builder, "status", (code) => changeResponse(definition, { kind: "code", code }, add));
    return withTexts(builder, "statuses", (statuses) => {
      const named = statuses.map((status) => status.toLowerCase());
      const isNamed = ({ status }: DeclaredResponse): boolean =>
        named.length === 0 || named.includes(statusText(status).toLowerCase());
      const addWhereNamed = (one: DeclaredResponse): DeclaredResponse => (isNamed(one) ? add(one) : one);
      return {
        ...definition,
        success: addWhereNamed(definition.success),
        others: definition.others.map(addWhereNamed),
      };
    });
  });
}

function addResponseExample(definition: Definition, builder: BuilderCall): Definition | undefined {
  return withCode(builder, "status", (code) =>
    withNamedJson(builder, (example) =>
      changeResponse(definition, { kind: "code", code }, (response) => ({
        ...response,
        examples: [...response.examples, example],
      })),
    ),
  );
}
