/** What is served → what a definition can say: one input record or type, one response for each status. */
import { eventStream } from "../../../contract/http/media-type.js";
import { pascal } from "../../../contract/names/words.js";
import type { Body, Input, Operation, Parameter, ParameterObject, Response } from "../../../contract/operation.js";
import { routeParameters } from "../../../contract/route.js";
import { type TypeUse, withoutNull } from "../../../contract/type-use.js";

/** An operation in the shape that the emitter of definitions writes. */
export interface Definable {
  readonly kind: "definable";
  readonly operation: Operation;
  /** The server's own type that is the input as a whole. */
  readonly inputType: TypeUse | undefined;
  /** How the parameters of the client function change; undefined where they stay. */
  readonly reshaped: { readonly from: string; readonly to: string } | undefined;
}

export interface Undefinable {
  readonly kind: "undefinable";
  readonly reason: string;
}

export function definable(served: Operation): Definable | Undefinable {
  const operation = { ...served, responses: served.responses.map(asDeclared) };
  const reason = reasonAgainst(operation);
  if (reason !== undefined) return { kind: "undefinable", reason };
  const [only, ...others] = operation.inputs;
  if (only?.kind === "parameterObject" && others.length === 0 && isWholeInput(operation, only)) {
    const to = inDefinitionOrder(operation, only.parameters.concat(heldObjects(only)));
    return {
      kind: "definable",
      operation: { ...operation, inputs: [] },
      inputType: withoutNull(only.type),
      reshaped: changeOf(operation.inputs, to),
    };
  }
  const inputs = inDefinitionOrder(operation, operation.inputs.flatMap(flat));
  return {
    kind: "definable",
    operation: { ...operation, inputs: inputs.map(inPascalCase) },
    inputType: undefined,
    reshaped: changeOf(operation.inputs, inputs),
  };
}

const problems: ReadonlySet<string> = new Set([
  "Microsoft.AspNetCore.Mvc.ProblemDetails",
  "Microsoft.AspNetCore.Mvc.ValidationProblemDetails",
  "Microsoft.AspNetCore.Http.HttpValidationProblemDetails",
]);

/** Problem details have their content type without a declaration. */
function asDeclared(response: Response): Response {
  const { content } = response;
  if (content.kind !== "json" || content.type.kind !== "reference" || !problems.has(content.type.id)) return response;
  const isUsual = content.mediaTypes.length === 1 && content.mediaTypes[0] === "application/problem+json";
  return isUsual ? { ...response, content: { ...content, mediaTypes: [] } } : response;
}

function reasonAgainst({ inputs, responses, hasMatcherPolicy, version }: Operation): string | undefined {
  if (version !== undefined) return "its requests say an API version, which a definition does not have";
  if (hasMatcherPolicy === true)
    return "another operation has its method and route, and a definition has no API version";
  const isEvents = responses.some(({ content }) => content.kind === "json" && content.mediaTypes.includes(eventStream));
  if (isEvents) return "it answers server-sent events, which a definition does not have";
  if (inputs.some((input) => input.kind === "parameterObject" && hasRepeated(input)))
    return "it takes a list of objects in the query or form";
  const names = inputs.flatMap(flat).map(({ csharpName }) => pascal(csharpName).toLowerCase());
  if (new Set(names).size < names.length) return "two of its parameters would be properties of one name";
  return undefined;
}

function hasRepeated({ repeated, objects = [] }: ParameterObject): boolean {
  return repeated !== undefined || objects.some(hasRepeated);
}

/** `Search([FromQuery] SearchQuery query)`: the type is the input. Only of a method without a body, which would be read from it. */
function isWholeInput({ method }: Operation, { parameters, type }: ParameterObject): boolean {
  const isBodyless = method === "GET" || method === "DELETE" || method === "HEAD" || method === "OPTIONS";
  return isBodyless && withoutNull(type).kind === "reference" && parameters.every(({ place }) => place !== "form");
}

/** The values of an object by themselves; an object inside it stays one, and its keys begin with its name. */
function flat(input: Input): readonly (Parameter | Body)[] {
  return input.kind === "parameterObject" ? [...input.parameters, ...heldObjects(input)] : [input];
}

function heldObjects({ objects = [] }: ParameterObject): readonly Parameter[] {
  return objects.map(({ name, csharpName, type, required }) => ({
    kind: "parameter",
    place: "query",
    name,
    wireName: name,
    csharpName,
    type,
    required,
  }));
}

/** As a definition is read: the route's in the order of the template, then the others, the body last. */
function inDefinitionOrder({ route }: Operation, inputs: readonly (Parameter | Body)[]): readonly (Parameter | Body)[] {
  const segments = routeParameters(route).map(({ name }) => name.toLowerCase());
  const rank = (input: Parameter | Body): number => {
    if (input.kind === "body") return segments.length + 1;
    if (input.place !== "route") return segments.length;
    return segments.indexOf(input.wireName.toLowerCase());
  };
  return [...inputs].sort((a, b) => rank(a) - rank(b));
}

function changeOf(from: readonly Input[], to: readonly Input[]): Definable["reshaped"] {
  const text = (inputs: readonly Input[]): string => `(${inputs.map(({ name }) => name).join(", ")})`;
  const keys = (inputs: readonly Input[]): string => inputs.map((one) => `${one.kind} ${one.name}`).join("\n");
  return keys(from) === keys(to) ? undefined : { from: text(from), to: text(to) };
}

function inPascalCase<T extends Parameter | Body>(input: T): T {
  return { ...input, csharpName: pascal(input.csharpName) };
}
