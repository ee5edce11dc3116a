import { addTo } from "../../collections/lists-by-key.js";
import type { SecurityScheme, Service } from "../../contract/contract.js";
import { isRange } from "../../contract/http/media-type.js";
import type { JsonValue } from "../../contract/json-value.js";
import {
  bodyOf,
  isSuccess,
  type Operation,
  type Response,
  type ResponseHeader,
  type Status,
  statusText,
} from "../../contract/operation.js";
import { type TypeUse, withoutNull } from "../../contract/type-use.js";
import { csharpIdentifier, csharpRawLines, csharpRawString, csharpString } from "../text/csharp.js";
import { bodyTypeText, inputOf } from "./input-record.js";
import { obsolete } from "./property-attributes.js";
import { readableJson } from "./readable-json.js";
import { documentationLines, endedBy, indentLines, noteLines, separated } from "./source-file.js";
import type { FileNames } from "./type-text.js";

export interface ContractContext {
  readonly names: FileNames;
  readonly inputName: (operation: Operation) => string;
  /** A type that is the input as a whole and need not be written. */
  readonly inputType?: (operation: Operation) => TypeUse | undefined;
  readonly schemes: ReadonlyMap<string, SecurityScheme>;
  /** Types are declared inside it. */
  readonly isPartial: boolean;
  /** The constant that holds JSON which several operations have. */
  readonly constantOf?: (value: unknown) => string | undefined;
  /** A definition begins on the line of its field where both fit. */
  readonly isCompact?: boolean;
}

/** The longest definition that is written on the line of its field, indented. */
const width = 116;

/** A static class of operations: one `Define` chain each. */
export function contractLines(service: Service, context: ContractContext): readonly string[] {
  const { names } = context;
  const fields = service.operations.map((operation) => operationLines(operation, context));
  return [
    ...documentationLines(service.documentation),
    names.attribute("Tenon", "Contract"),
    ...(service.tag === undefined ? [] : [names.attribute("Tenon", "ContractTag", [csharpString(service.tag)])]),
    `public static ${context.isPartial ? "partial " : ""}class ${csharpIdentifier(service.csharpName)}`,
    "{",
    ...indentLines(separated(fields)),
    "}",
  ];
}

/** What an answer is in C#. */
type Answer =
  | { readonly kind: "none" }
  | { readonly kind: "typed"; readonly type: string; readonly mediaTypes: readonly string[] }
  | { readonly kind: "file"; readonly mediaTypes: readonly string[] };

function answerOf(response: Response | undefined, names: FileNames): Answer {
  const content = response?.content;
  switch (content?.kind) {
    case undefined:
    case "none":
      return { kind: "none" };
    case "json":
      return {
        kind: "typed",
        type: names.type(content.type),
        mediaTypes: isJsonAlone(content.mediaTypes) ? [] : content.mediaTypes,
      };
    case "text":
      return {
        kind: "typed",
        type: "string",
        mediaTypes: content.mediaTypes.length === 0 ? ["text/plain"] : content.mediaTypes,
      };
    case "file":
      return { kind: "file", mediaTypes: content.mediaTypes };
  }
}

function isJsonAlone(mediaTypes: readonly string[]): boolean {
  return mediaTypes.length === 0 || (mediaTypes.length === 1 && mediaTypes[0]?.toLowerCase() === "application/json");
}

function operationLines(operation: Operation, context: ContractContext): readonly string[] {
  const { names } = context;
  const notes = [...(operation.notes ?? [])];
  const success = successOf(operation);
  const answer = answerOf(success, names);
  const input = inputText(operation, context);
  const whole = inputOf(operation);
  if (whole.kind === "body" && whole.body.documentation !== undefined)
    notes.push(`the description of the body: ${whole.body.documentation}`);
  const definition = define(operation, input, answer, names);
  const calls = [
    ...definition.calls,
    ...statusCalls(operation, success, answer),
    ...bodyCalls(operation),
    ...mediaTypeCalls(success, answer, definition.isFile),
    ...responsesCalls(
      operation.responses.filter((response) => response !== success),
      names,
    ),
    ...headerCalls(operation.responses, names, notes),
    ...exampleCalls(operation, context),
    ...securityCalls(operation, context),
    ...(operation.deprecated === undefined || operation.deprecated.message !== undefined ? [] : [".Deprecated()"]),
    ...(operation.operationId === undefined || operation.operationId.trim() === ""
      ? []
      : [`.OperationId(${csharpString(operation.operationId)})`]),
    ...(operation.tags === undefined ? [] : [`.Tags(${operation.tags.map(csharpString).join(", ")})`]),
    ...Object.entries(operation.callbacks ?? {}).flatMap(([name, callback]) =>
      jsonCall("Callback", [csharpString(name)], callback, [], context),
    ),
  ];
  const title = `${operation.method} ${operation.route.path}`;
  names.tell(notes.slice(operation.notes?.length ?? 0), title, operation.location);
  const field = `public static readonly ${definition.type} ${csharpIdentifier(operation.csharpName)} =`;
  const together = `${field} ${definition.start}`;
  const isTogether = context.isCompact === true && together.length <= width;
  const lines = isTogether
    ? [together, ...indentLines(calls)]
    : [field, ...indentLines([definition.start, ...indentLines(calls)])];
  return [
    ...documentationLines(operation.documentation),
    ...noteLines(notes),
    ...(operation.deprecated?.message === undefined ? [] : [obsolete(operation.deprecated.message, names)]),
    ...endedBy(";", lines),
  ];
}

/** The response that a definition begins with: the first 2xx, else what the document says first. */
function successOf(operation: Operation): Response | undefined {
  return (
    operation.responses.find((response) => isSuccess(response.status) && response.status.kind === "code") ??
    operation.responses.find((response) => isSuccess(response.status)) ??
    operation.responses.find((response) => response.status.kind === "code" && response.status.code < 400) ??
    operation.responses.find((response) => response.status.kind === "default") ??
    operation.responses[0]
  );
}

function inputText(operation: Operation, { names, inputName, inputType }: ContractContext): string | undefined {
  const type = inputType?.(operation);
  if (type !== undefined) return names.type(type);
  const input = inputOf(operation);
  if (input.kind === "none") return undefined;
  return input.kind === "body" ? bodyTypeText(input.body, names) : csharpIdentifier(inputName(operation));
}

/** The methods that `Define` has by name. */
const usualMethods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];

interface Definition {
  readonly type: string;
  readonly start: string;
  readonly calls: readonly string[];
  readonly isFile: boolean;
}

function define(operation: Operation, input: string | undefined, answer: Answer, names: FileNames): Definition {
  const route = csharpString(operation.route.template);
  const start = names.framework("Tenon", "Define");
  const isUsual = usualMethods.includes(operation.method);
  const method = isUsual ? operation.method.slice(0, 1) + operation.method.slice(1).toLowerCase() : "Method";
  const address = isUsual ? route : `${csharpString(operation.method)}, ${route}`;
  const kind = (name: string): string => names.framework("Tenon", name);
  if (answer.kind === "file" && operation.method === "GET" && areTellable(answer.mediaTypes)) {
    const argument = input === undefined ? "" : `<${input}>`;
    return {
      type: kind(`FileOperation${argument}`),
      start: `${start}.File${argument}(${route})`,
      calls: [],
      isFile: true,
    };
  }
  const output =
    answer.kind === "typed" ? answer.type : answer.kind === "file" ? names.framework("System.IO", "Stream") : undefined;
  if (output !== undefined) {
    const types = [...(input === undefined ? [] : [input]), output].join(", ");
    return {
      type: kind(`Operation<${types}>`),
      start: `${start}.${method}<${types}>(${address})`,
      calls: [],
      isFile: false,
    };
  }
  if (input === undefined)
    return { type: kind("Operation"), start: `${start}.${method}(${address})`, calls: [], isFile: false };
  return {
    type: kind(`InputOperation<${input}>`),
    start: `${start}.${method}(${address})`,
    calls: [`.Accepts<${input}>()`],
    isFile: false,
  };
}

/** A file is chosen by its type without parameters: types that differ in these alone, and ranges, are those of a stream. */
function areTellable(mediaTypes: readonly string[]): boolean {
  if (mediaTypes.some(isRange)) return false;
  const bare = mediaTypes.map((mediaType) => (mediaType.split(";")[0] ?? "").trim().toLowerCase());
  return new Set(bare).size === bare.length;
}

/** The success status that `Define` assumes by default. */
function usualStatus(operation: Operation, answer: Answer): number {
  if (operation.method === "POST") return 201;
  return operation.method === "DELETE" && answer.kind === "none" ? 204 : 200;
}

function statusCalls(operation: Operation, success: Response | undefined, answer: Answer): readonly string[] {
  if (success === undefined) return [];
  const { status } = success;
  const description = success.description === undefined ? "" : csharpString(success.description);
  if (status.kind === "code") {
    if (status.code === usualStatus(operation, answer) && description === "") return [];
    return [`.Status(${[String(status.code), description].filter((part) => part !== "").join(", ")})`];
  }
  if (status.kind === "range")
    return [`.StatusRange(${[String(status.hundreds), description].filter((part) => part !== "").join(", ")})`];
  return [`.StatusDefault(${description})`];
}

function bodyCalls(operation: Operation): readonly string[] {
  const body = bodyOf(operation);
  if (body === undefined) return [];
  const consumes = (usual: string): readonly string[] => {
    const isUsual =
      body.mediaTypes.length === 0 || (body.mediaTypes.length === 1 && body.mediaTypes[0]?.toLowerCase() === usual);
    return isUsual ? [] : [`.Consumes(${body.mediaTypes.map(csharpString).join(", ")})`];
  };
  switch (body.encoding) {
    case "form":
      return [".FormEncoded()", ...consumes("application/x-www-form-urlencoded")];
    case "multipart":
      return [".AcceptsFile()", ...consumes("multipart/form-data")];
    case "json":
      return consumes("application/json");
    case "text":
    case "binary":
      return [
        `.Consumes(${(body.mediaTypes.length === 0 ? ["text/plain"] : body.mediaTypes).map(csharpString).join(", ")})`,
      ];
  }
}

function mediaTypeCalls(success: Response | undefined, answer: Answer, isFile: boolean): readonly string[] {
  if (success === undefined || answer.kind === "none") return [];
  if (isFile) return answer.mediaTypes.map((mediaType) => `.ContentType(${csharpString(mediaType)})`);
  return producesCalls(success.status, answer.mediaTypes);
}

function producesCalls(status: Status, mediaTypes: readonly string[]): readonly string[] {
  if (mediaTypes.length === 0) return [];
  const types = mediaTypes.map(csharpString).join(", ");
  switch (status.kind) {
    case "code":
      return [`.Produces(${status.code}, ${types})`];
    case "range":
      return [`.ProducesRange(${status.hundreds}, ${types})`];
    case "default":
      return [`.ProducesDefault(${types})`];
  }
}

function bodyArgument(answer: Answer, names: FileNames): string {
  if (answer.kind === "none") return "";
  return `<${answer.kind === "typed" ? answer.type : names.framework("System.IO", "Stream")}>`;
}

function responseCalls(response: Response, names: FileNames): readonly string[] {
  const answer = answerOf(response, names);
  const type = bodyArgument(answer, names);
  const description = response.description === undefined ? [] : [csharpString(response.description)];
  const { status } = response;
  const call =
    status.kind === "code"
      ? `.Returns${type}(${[String(status.code), ...description].join(", ")})`
      : status.kind === "range"
        ? `.ReturnsRange${type}(${[String(status.hundreds), ...description].join(", ")})`
        : `.ReturnsDefault${type}(${description.join(", ")})`;
  return [call, ...(answer.kind === "none" ? [] : producesCalls(status, answer.mediaTypes))];
}

/** Responses that mean the same and have the same body are one call. */
function responsesCalls(responses: readonly Response[], names: FileNames): readonly string[] {
  const groups = new Map<string, Response[]>();
  for (const response of responses) {
    const { status, description } = response;
    const calls = responseCalls(response, names);
    const isPlain = status.kind === "code" && description !== undefined && calls.length === 1;
    const key = isPlain ? (calls[0] ?? "").replace(/\(\d+/, "(") : `alone ${groups.size}`;
    addTo(groups, key, response);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length === 1) return group.flatMap((response) => responseCalls(response, names));
    const codes = group.flatMap(({ status }) => (status.kind === "code" ? [String(status.code)] : []));
    return [
      `.Returns${bodyArgument(answerOf(first, names), names)}(${[csharpString(first.description ?? ""), ...codes].join(", ")})`,
    ];
  });
}

/** A header that several responses have is one call, with their statuses where not all of them have it. */
function headerCalls(responses: readonly Response[], names: FileNames, notes: string[]): readonly string[] {
  const groups = new Map<string, { readonly header: ResponseHeader; readonly statuses: Status[] }>();
  for (const { status, headers } of responses) {
    const seen = new Set<string>();
    for (const header of headers) {
      const name = header.name.toLowerCase();
      // RFC 9110, section 5.1: a header's name is a token.
      if (seen.has(name) || !/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(header.name)) {
        notes.push(`the header ${header.name} of ${statusText(status)}`);
        continue;
      }
      seen.add(name);
      const key = [header.name, headerType(header.type, names), header.required, header.documentation].join("\n");
      const group = groups.get(key) ?? { header, statuses: [] };
      groups.set(key, group);
      group.statuses.push(status);
    }
  }
  return [...groups.values()].map(({ header, statuses }) => headerCall(header, statuses, responses.length, names));
}

function headerCall(
  { name, type, required, documentation }: ResponseHeader,
  statuses: readonly Status[],
  responses: number,
  names: FileNames,
): string {
  const [first] = statuses;
  const isAll = statuses.length === responses && responses > 1;
  const text = documentation === undefined ? undefined : csharpString(documentation);
  const usual = [...(text === undefined ? [] : [text]), ...(required ? ["required: true"] : [])];
  const named = statuses.map((status) => csharpString(statusText(status)));
  const args =
    statuses.length === 1 && first?.kind === "code"
      ? [String(first.code), csharpString(name), ...usual]
      : isAll
        ? [csharpString(name), ...usual]
        : [csharpString(name), text ?? "null", String(required), ...named];
  return `.ResponseHeader<${headerType(type, names)}>(${args.join(", ")})`;
}

function headerType(type: TypeUse, names: FileNames): string {
  return names.type(withoutNull(type));
}

function exampleCalls(operation: Operation, context: ContractContext): readonly string[] {
  const requests = operation.requestExamples.flatMap(({ value, name }) =>
    jsonCall("RequestExample", [], value, exampleName(name), context),
  );
  const responses = operation.responses.flatMap(({ status, examples }) =>
    status.kind !== "code"
      ? []
      : examples.flatMap(({ value, name }) =>
          jsonCall("ResponseExample", [String(status.code)], value, exampleName(name), context),
        ),
  );
  return [...requests, ...responses];
}

function exampleName(name: string | undefined): readonly string[] {
  return name === undefined ? [] : [csharpString(name)];
}

/** A call with a JSON argument: a constant, on one line where that is short, else as people write JSON. */
function jsonCall(
  method: string,
  front: readonly string[],
  value: JsonValue,
  behind: readonly string[],
  { constantOf }: ContractContext,
): readonly string[] {
  const constant = constantOf?.(value);
  if (constant !== undefined) return [`.${method}(${[...front, constant, ...behind].join(", ")})`];
  const short = `.${method}(${[...front, csharpRawString(JSON.stringify(value)), ...behind].join(", ")})`;
  if (short.length <= width) return [short];
  const [first = "", ...rest] = csharpRawLines(readableJson(value));
  if (rest.length === 0) return [short];
  const end = `${["", ...behind].join(", ")})`;
  return [
    `.${method}(${[...front, first].join(", ")}`,
    ...rest.map((line, at) => (at === rest.length - 1 ? `${line}${end}` : line)),
  ];
}

function securityCalls(operation: Operation, { schemes }: ContractContext): readonly string[] {
  const { security } = operation;
  if (security.kind === "unspecified") return [];
  if (security.kind === "anonymous") return [".Anonymous()"];
  const calls = security.alternatives.some((alternative) => alternative.length === 0) ? [".Anonymous()"] : [];
  for (const alternative of security.alternatives) {
    for (const [at, use] of alternative.entries()) {
      const scheme = schemes.get(use.scheme);
      const args = [use.scheme, ...use.scopes.filter((scope) => scope.trim() !== "")].map(csharpString).join(", ");
      if (at > 0) calls.push(`.AndSecure(${args})`);
      else if (scheme?.kind === "apiKey" && scheme.in === "query" && scheme.parameter === scheme.name)
        calls.push(`.QueryAuth(${csharpString(scheme.parameter)})`);
      else calls.push(`.Secure(${args})`);
    }
  }
  return calls;
}
