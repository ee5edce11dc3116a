/** Reads what a contract member is set to: the calls that its `Define` chain made when it ran. */
import { type HttpMethod, isSendable, type Status } from "../../contract/operation.js";
import { locationOfExpression } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { type CSharpValue, isNull, knownString } from "../../csharp/execution/index.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { type DefinitionCall, definitionCalls, definitionFields } from "../../framework/index.js";
import { emptyResponse } from "../responses/declared-response.js";
import { argumentPlace, type ChainContext } from "./builder-arguments.js";
import { applyBuilder } from "./builder-calls.js";
import type { Definition } from "./definition.js";

/** Undefined when it cannot be read, which has been reported. `place`: what the member is set to. */
export function readDefinition(
  value: CSharpValue,
  place: SourceExpression,
  context: ChainContext,
): Definition | undefined {
  const [first, ...others] = definitionCalls(value) ?? [];
  if (first === undefined) return refuse(value, place, context);
  return others.reduce(
    (definition: Definition | undefined, call) => definition && applyBuilder(definition, { call, context }),
    begin(value, first, context),
  );
}

function refuse(value: CSharpValue, place: SourceExpression, { operation, sink }: ChainContext): undefined {
  const at = value.kind === "unknown" ? (value.place ?? place) : place;
  sink.report(
    diagnostic("definitionUnreadable", locationOfExpression(at), { operation, reason: whyNoDefinition(value) }),
  );
  return undefined;
}

function whyNoDefinition(value: CSharpValue): string {
  if (value.kind === "unknown") return value.reason;
  if (isNull(value)) return "it is null";
  return "it is one of several values, chosen at run time";
}

function begin(value: CSharpValue, call: DefinitionCall, { operation, sink }: ChainContext): Definition | undefined {
  const fields = definitionFields(value);
  const text = (name: "method" | "route") => {
    const location = locationOfExpression(argumentPlace(call, name));
    const text = knownString(fields?.[name]);
    if (text === undefined)
      sink.report(diagnostic("argumentNotConstant", location, { argument: `The ${name}`, operation }));
    return { known: text, location };
  };
  const { known: method, location: methodLocation } = text("method");
  const { known: route, location: routeLocation } = text("route");
  if (method === undefined || route === undefined) return undefined;
  if (!isSendable(method)) {
    sink.report(diagnostic("methodWithoutFunction", methodLocation, { operation, method }));
    return undefined;
  }
  const types = call.typeArguments;
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
