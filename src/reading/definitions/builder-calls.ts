/** The staged builder: each call of the chain changes the definition as the library does. */
import type { Status } from "../../contract/operation.js";
import { statusText } from "../../contract/operation.js";
import { locationOfExpression } from "../../csharp/binding/index.js";
import type { BoundExpression, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, Constant } from "../../csharp/binding/symbols/symbols.js";
import { constantValue, type Frame, typeIn } from "../../csharp/flow/index.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { boolOf, integerOf, stringsOf } from "../attributes.js";
import { type DeclaredResponse, emptyResponse } from "../responses/declared-response.js";
import type { DeclaredScheme } from "../security/security-schemes.js";
import type { Definition } from "./definition.js";
import type { ChainContext } from "./definition-chain.js";

export interface BuilderCall {
  readonly call: Extract<BoundExpression, { kind: "call" }>;
  readonly expression: SourceExpression;
  readonly frame: Frame;
  readonly context: ChainContext;
}

/** `unknown`: definitions have no such method. Undefined: an argument cannot be read, which has been reported. */
export function applyBuilder(definition: Definition, builder: BuilderCall): Definition | undefined | "unknown" {
  const { call } = builder;
  switch (call.name) {
    case "Accepts":
      return { ...definition, input: typeArgument(builder) };
    case "Summary":
      return withText(builder, "text", 0, (summary) => ({ ...definition, summary }));
    case "Description":
      return withText(builder, "text", 0, (description) => ({ ...definition, description }));
    case "OperationId":
      return withText(builder, "id", 0, (operationId) => ({ ...definition, operationId }));
    case "Tags":
      return { ...definition, tags: stringsOf(call.arguments.map((one) => constantValue(one.value, builder.frame))) };
    case "Callback":
      return withText(builder, "json", 1, (json) => ({
        ...definition,
        callbacks: [...definition.callbacks, { json, name: text(builder, "name", 0), location: here(builder) }],
      }));
    case "Deprecated":
      return { ...definition, deprecated: true };
    case "FormEncoded":
      return withRequest(definition, builder, "form");
    case "AcceptsFile":
      return withRequest(definition, builder, "multipart");
    case "Consumes":
      return {
        ...definition,
        consumes: stringsOf(call.arguments.map((one) => constantValue(one.value, builder.frame))),
      };
    case "ContentType":
      return withText(builder, "mime", 0, (mime) => withContentType(definition, mime));
    case "Returns":
      if (value(builder, "description", 0)?.kind === "string" && value(builder, "status", 0)?.kind !== "integer")
        return addResponses(definition, builder);
      return withCode(builder, "status", (code) => addResponse(definition, builder, { kind: "code", code }, 1));
    case "ReturnsRange":
      return withCode(builder, "hundreds", (digit) => {
        const hundreds = hundredsOf(digit);
        return hundreds === undefined
          ? badStatus(definition, builder, digit)
          : addResponse(definition, builder, { kind: "range", hundreds }, 1);
      });
    case "ReturnsDefault":
      return addResponse(definition, builder, { kind: "default" }, 0);
    case "Status":
      return withCode(builder, "code", (code) => {
        if (code < 100 || code > 599) return badStatus(definition, builder, code);
        return withSuccess(definition, builder, { kind: "code", code }, 1);
      });
    case "StatusRange":
      return withCode(builder, "hundreds", (digit) => {
        const hundreds = hundredsOf(digit);
        if (hundreds === undefined) return badStatus(definition, builder, digit);
        return withSuccess(definition, builder, { kind: "range", hundreds }, 1);
      });
    case "StatusDefault":
      return withSuccess(definition, builder, { kind: "default" }, 0);
    case "Produces":
      return withCode(builder, "status", (code) => withMediaTypes(definition, builder, { kind: "code", code }, 1));
    case "ProducesRange":
      return withCode(builder, "hundreds", (digit) =>
        withMediaTypes(definition, builder, { kind: "range", hundreds: hundredsOf(digit) ?? 4 }, 1),
      );
    case "ProducesDefault":
      return withMediaTypes(definition, builder, { kind: "default" }, 0);
    case "ResponseHeader":
      return addHeader(definition, builder);
    case "Anonymous":
      return { ...definition, anonymous: true };
    case "Secure":
    case "AndSecure":
      return withText(builder, "scheme", 0, (scheme) => addScheme(definition, builder, schemeOf(builder, scheme)));
    case "QueryAuth":
      return withText(builder, "name", 0, (scheme) =>
        addScheme(definition, builder, { scheme, scopes: [], queryKey: true }),
      );
    case "RequestExample":
      return withText(builder, "json", 0, (json) => ({
        ...definition,
        requestExamples: [
          ...definition.requestExamples,
          { json, name: text(builder, "name", 1), location: here(builder) },
        ],
      }));
    case "ResponseExample":
      return addResponseExample(definition, builder);
    default:
      return "unknown";
  }
}

function here(builder: BuilderCall) {
  return locationOfExpression(builder.call.arguments[0]?.value ?? builder.expression);
}

function typeArgument(builder: BuilderCall): AnnotatedType | undefined {
  const [type] = builder.call.typeArguments;
  return type === undefined ? undefined : typeIn(builder.frame, type);
}

function value(builder: BuilderCall, name: string, position: number): Constant | undefined {
  const { arguments: given } = builder.call;
  const argument =
    given.find((one) => (one.name ?? one.parameter?.name) === name) ??
    given.filter((one) => one.name === undefined && one.parameter === undefined)[position];
  return argument === undefined ? undefined : constantValue(argument.value, builder.frame);
}

function text(builder: BuilderCall, name: string, position: number): string | undefined {
  const constant = value(builder, name, position);
  return constant?.kind === "string" ? constant.value : undefined;
}

function withText(
  builder: BuilderCall,
  name: string,
  position: number,
  change: (text: string) => Definition | undefined,
): Definition | undefined {
  const found = text(builder, name, position);
  return found === undefined ? unreadable(builder, name) : change(found);
}

function withCode(
  builder: BuilderCall,
  name: string,
  change: (code: number) => Definition | undefined,
): Definition | undefined {
  const code = integerOf(value(builder, name, 0));
  return code === undefined ? unreadable(builder, name) : change(code);
}

function unreadable(builder: BuilderCall, name: string): undefined {
  const { operation, sink } = builder.context;
  sink.report(
    diagnostic("argumentNotConstant", here(builder), { argument: `${name} of .${builder.call.name}(…)`, operation }),
  );
  return undefined;
}

function badStatus(definition: Definition, builder: BuilderCall, code: number): Definition {
  const { operation, sink } = builder.context;
  sink.report(diagnostic("statusInvalid", here(builder), { status: code, operation }));
  return definition;
}

function hundredsOf(digit: number): 1 | 2 | 3 | 4 | 5 | undefined {
  return digit === 1 || digit === 2 || digit === 3 || digit === 4 || digit === 5 ? digit : undefined;
}

function sameStatus(a: Status, b: Status): boolean {
  return statusText(a) === statusText(b);
}

function addResponse(definition: Definition, builder: BuilderCall, status: Status, describedAt: number): Definition {
  const { operation, sink } = builder.context;
  if (status.kind === "code" && (status.code < 100 || status.code > 599))
    return badStatus(definition, builder, status.code);
  if ([definition.success, ...definition.others].some((response) => sameStatus(response.status, status))) {
    sink.report(diagnostic("statusDeclaredTwice", here(builder), { status: statusText(status), operation }));
    return definition;
  }
  const response: DeclaredResponse = {
    ...emptyResponse(status, here(builder)),
    type: typeArgument(builder),
    description: text(builder, "description", describedAt),
  };
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
  const found: number[] = [];
  for (const constant of constants) {
    const inner = constant?.kind === "array" ? integersOf(constant.elements) : [integerOf(constant)];
    if (inner === undefined) return undefined;
    for (const code of inner) {
      if (code === undefined) return undefined;
      found.push(code);
    }
  }
  return found;
}

function withSuccess(definition: Definition, builder: BuilderCall, status: Status, describedAt: number): Definition {
  const description = text(builder, "description", describedAt) ?? definition.success.description;
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
  const mediaTypes = stringsOf(
    builder.call.arguments.slice(from).map((one) => constantValue(one.value, builder.frame)),
  );
  return changeResponse(definition, status, (response) => ({ ...response, mediaTypes }));
}

function withContentType(definition: Definition, mime: string): Definition {
  const { success } = definition;
  const mediaTypes = success.isFile ? [...success.mediaTypes, mime] : [mime];
  return { ...definition, success: { ...success, mediaTypes } };
}

function addHeader(definition: Definition, builder: BuilderCall): Definition | undefined {
  if (integerOf(value(builder, "status", 0)) === undefined && text(builder, "name", 0) !== undefined)
    return addHeaders(definition, builder);
  const code = integerOf(value(builder, "status", 0));
  const name = text(builder, "name", 1);
  const type = typeArgument(builder);
  if (code === undefined || name === undefined || type === undefined) return unreadable(builder, "name");
  const header = {
    name,
    type,
    description: text(builder, "description", 2),
    required: boolOf(value(builder, "required", 3)) ?? false,
  };
  return changeResponse(definition, { kind: "code", code }, (response) => ({
    ...response,
    headers: [...response.headers, header],
  }));
}

/** `.ResponseHeader<int>("X-Rate", "Calls left.", false, "200", "4XX")`: of all responses where none is named. */
function addHeaders(definition: Definition, builder: BuilderCall): Definition | undefined {
  const name = text(builder, "name", 0);
  const type = typeArgument(builder);
  if (name === undefined || type === undefined) return unreadable(builder, "name");
  const header = {
    name,
    type,
    description: text(builder, "description", 1),
    required: boolOf(value(builder, "required", 2)) ?? false,
  };
  const statuses = stringsOf(builder.call.arguments.slice(3).map((one) => constantValue(one.value, builder.frame))).map(
    (status) => status.toLowerCase(),
  );
  const add = (response: DeclaredResponse): DeclaredResponse =>
    statuses.length === 0 || statuses.includes(statusText(response.status).toLowerCase())
      ? { ...response, headers: [...response.headers, header] }
      : response;
  return { ...definition, success: add(definition.success), others: definition.others.map(add) };
}

function addResponseExample(definition: Definition, builder: BuilderCall): Definition | undefined {
  const code = integerOf(value(builder, "status", 0));
  const json = text(builder, "json", 1);
  if (code === undefined || json === undefined) return unreadable(builder, code === undefined ? "status" : "json");
  const example = { json, name: text(builder, "name", 2), location: here(builder) };
  return changeResponse(definition, { kind: "code", code }, (response) => ({
    ...response,
    examples: [...response.examples, example],
  }));
}

function withRequest(definition: Definition, builder: BuilderCall, request: "form" | "multipart"): Definition {
  const { operation, sink } = builder.context;
  if (definition.method === "GET" || definition.method === "HEAD") {
    sink.report(
      diagnostic("bodyCallWithoutBody", here(builder), {
        call: `.${builder.call.name}()`,
        method: definition.method,
        operation,
      }),
    );
    return definition;
  }
  return { ...definition, request };
}

function schemeOf(builder: BuilderCall, scheme: string): DeclaredScheme {
  const rest = builder.call.arguments.filter(
    (one, at) => (one.parameter?.name ?? one.name ?? (at === 0 ? "scheme" : "scopes")) !== "scheme",
  );
  return { scheme, scopes: stringsOf(rest.map((one) => constantValue(one.value, builder.frame))), queryKey: false };
}

function addScheme(definition: Definition, builder: BuilderCall, scheme: DeclaredScheme): Definition {
  const last = definition.security.at(-1);
  const security =
    builder.call.name === "AndSecure" && last !== undefined
      ? [...definition.security.slice(0, -1), [...last, scheme]]
      : [...definition.security, [scheme]];
  return { ...definition, security };
}
