/** Reads the expression of a contract member as a `Define` chain. */
import { type HttpMethod, isSendable, type Status } from "../../contract/operation.js";
import { bindExpression, locationOfExpression, returnedExpressions, shortTextOf } from "../../csharp/binding/index.js";
import type { BoundCall, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, MethodSymbol, Type, TypeParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import {
  deepest,
  type Frame,
  type FramedExpression,
  follow,
  frameOfCall,
  outermost,
  textValue,
  typeIn,
} from "../../csharp/flow/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { fullNameOf } from "../attributes.js";
import { emptyResponse } from "../responses/declared-response.js";
import type { BuilderCall, ChainContext } from "./builder-arguments.js";
import { applyBuilder } from "./builder-calls.js";
import { isDefineCall } from "./define-call.js";
import type { Definition } from "./definition.js";

/** Undefined when it cannot be read, which has been reported. */
export function readDefinition(
  expression: SourceExpression,
  operation: string,
  sink: DiagnosticSink,
  frame: Frame = outermost,
): Definition | undefined {
  return evaluate({ expression, frame }, { operation, sink });
}

function evaluate({ expression, frame }: FramedExpression, context: ChainContext): Definition | undefined {
  if (frame.depth > deepest) return refuse(expression, context, "it refers to itself");
  const bound = bindExpression(expression);
  if (bound.kind === "call") return evaluateCall(bound, expression, frame, context);
  const next = follow(bound, frame);
  if (next !== undefined) return evaluate({ ...next, frame: deeper(next.frame) }, context);
  switch (bound.kind) {
    case "unbound":
      return refuse(expression, context, `the name ${bound.name} cannot be found`);
    case "choice":
      return refuse(expression, context, "it is one of several values, chosen at run time");
    case "field":
    case "property":
      return refuse(expression, context, `${bound.symbol.name} has no initializer that can be read`);
    default:
      return refuse(expression, context, `\`${shortTextOf(expression)}\` is not a chain of calls on Define`);
  }
}

function deeper(frame: Frame): Frame {
  return { ...frame, depth: frame.depth + 1 };
}

function refuse(expression: SourceExpression, { operation, sink }: ChainContext, reason: string): undefined {
  sink.report(diagnostic("definitionUnreadable", locationOfExpression(expression), { operation, reason }));
  return undefined;
}

function evaluateCall(
  call: BoundCall,
  expression: SourceExpression,
  frame: Frame,
  context: ChainContext,
): Definition | undefined {
  if (isDefineCall(call)) return begin(call, expression, frame, context);
  if (call.method !== undefined && !isLibraryMethod(call.method))
    return callHelper(call, call.method, expression, frame, context);
  if (call.receiver === undefined) return refuse(expression, context, `the method ${call.name} cannot be found`);
  // A chain's receiver is a part of it, so that no chain is endless, however long.
  const receiver = evaluate({ expression: call.receiver, frame }, context);
  if (receiver === undefined) return undefined;
  const builder: BuilderCall = { call, expression, frame, context };
  const built = applyBuilder(receiver, builder);
  return built === "unknown" ? refuse(expression, context, `definitions have no method ${call.name}`) : built;
}

function isLibraryMethod(method: MethodSymbol): boolean {
  return /^Tenon\.(Operation(Definition)?|InputOperation|FileOperation)$/.test(fullNameOf(method.containingType));
}

const verbs: ReadonlyMap<string, HttpMethod> = new Map([
  ["Get", "GET"],
  ["Post", "POST"],
  ["Put", "PUT"],
  ["Patch", "PATCH"],
  ["Delete", "DELETE"],
  ["Head", "HEAD"],
  ["Options", "OPTIONS"],
  ["File", "GET"],
]);

function begin(
  call: BoundCall,
  expression: SourceExpression,
  frame: Frame,
  context: ChainContext,
): Definition | undefined {
  const isAny = call.name === "Method";
  if (!isAny && !verbs.has(call.name)) return refuse(expression, context, `Define has no method ${call.name}`);
  const { sink, operation } = context;
  const text = (name: string, at: number) => {
    const argument = call.arguments.find((one) => (one.name ?? one.parameter?.name) === name) ?? call.arguments[at];
    const value = argument === undefined ? undefined : textValue(argument.value, frame);
    const location = locationOfExpression(argument?.value ?? expression);
    if (value === undefined)
      sink.report(diagnostic("argumentNotConstant", location, { argument: `The ${name}`, operation }));
    return { value, location };
  };
  const { value: method, location: methodLocation } = isAny
    ? text("method", 0)
    : { value: verbs.get(call.name), location: undefined };
  const { value: route, location: routeLocation } = text("route", isAny ? 1 : 0);
  if (method === undefined || route === undefined) return undefined;
  if (!isSendable(method)) {
    sink.report(diagnostic("methodWithoutFunction", methodLocation, { operation, method }));
    return undefined;
  }
  const types = call.typeArguments.map((type) => typeIn(frame, type));
  const isFile = call.name === "File";
  const input = isFile || types.length === 2 ? types[0] : undefined;
  const output = isFile ? undefined : types.at(-1);
  return {
    method,
    route,
    routeLocation,
    input,
    success: {
      ...emptyResponse(defaultSuccess(method, output), routeLocation),
      type: output,
      isFile,
    },
    others: [],
    request: "json",
    consumes: [],
    summary: undefined,
    description: undefined,
    operationId: undefined,
    tags: [],
    callbacks: [],
    deprecated: false,
    anonymous: false,
    security: [],
    requestExamples: [],
  };
}

/** POST 201, DELETE 204 without a body, otherwise 200. */
function defaultSuccess(method: HttpMethod, output: AnnotatedType | undefined): Status {
  if (method === "POST") return { kind: "code", code: 201 };
  return { kind: "code", code: method === "DELETE" && output === undefined ? 204 : 200 };
}

/** A method of the user's own that returns a definition: followed with its arguments. */
function callHelper(
  call: BoundCall,
  method: MethodSymbol,
  expression: SourceExpression,
  frame: Frame,
  context: ChainContext,
): Definition | undefined {
  if (method.body === undefined) return refuse(expression, context, `the body of ${method.name} is not in the source`);
  const returned = returnedExpressions(method.body);
  const [only] = returned;
  if (only === undefined || returned.length !== 1) {
    return refuse(expression, context, `the helper ${method.name} returns one of several values`);
  }
  const entered = frameOfCall(method, call, frame);
  const types = new Map(entered.types);
  if (call.typeArguments.length === 0) inferTypes(method, entered.parameters, types, context);
  return evaluate({ expression: only, frame: { ...entered, types } }, context);
}

/** `this Operation<TIn, TOut> operation` tells what TIn and TOut are, once the argument's own definition is read. */
function inferTypes(
  method: MethodSymbol,
  parameters: ReadonlyMap<string, FramedExpression>,
  types: Map<TypeParameterSymbol, AnnotatedType>,
  context: ChainContext,
): void {
  if (method.typeParameters.length === 0) return;
  for (const parameter of method.parameters) {
    const argument = parameters.get(parameter.name);
    const { type } = parameter.type;
    if (argument === undefined || type.kind !== "named" || type.symbol.namespace !== "Tenon") continue;
    const silent: ChainContext = { ...context, sink: { report: () => undefined } };
    const definition = evaluate({ expression: argument.expression, frame: deeper(argument.frame) }, silent);
    if (definition === undefined) continue;
    const [first, second] = type.typeArguments;
    const isInput = /^(InputOperation|FileOperation)$/.test(type.symbol.name);
    bindTypeParameter(
      first?.type,
      second === undefined && !isInput ? definition.success.type : definition.input,
      types,
    );
    bindTypeParameter(second?.type, definition.success.type, types);
  }
}

function bindTypeParameter(
  formal: Type | undefined,
  actual: AnnotatedType | undefined,
  types: Map<TypeParameterSymbol, AnnotatedType>,
): void {
  if (formal?.kind === "typeParameterType" && actual !== undefined) types.set(formal.symbol, actual);
}
