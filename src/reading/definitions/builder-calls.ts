/** The staged builder: each call of the chain changes the definition as the library does. */
import { constantValue } from "../../csharp/flow/index.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { stringsOf } from "../attributes.js";
import type { DeclaredScheme } from "../security/security-schemes.js";
import {
  type BuilderCall,
  type BuilderStep,
  callLocation,
  stringArguments,
  textArgument,
  typeArgument,
  withText,
} from "./builder-arguments.js";
import { responseSteps } from "./builder-responses.js";
import type { Definition } from "./definition.js";

const steps = new Map<string, BuilderStep>([
  ["Accepts", (definition, builder) => ({ ...definition, input: typeArgument(builder) })],
  ["Summary", (definition, builder) => withText(builder, "text", 0, (summary) => ({ ...definition, summary }))],
  [
    "Description",
    (definition, builder) => withText(builder, "text", 0, (description) => ({ ...definition, description })),
  ],
  [
    "OperationId",
    (definition, builder) => withText(builder, "id", 0, (operationId) => ({ ...definition, operationId })),
  ],
  ["Tags", (definition, builder) => ({ ...definition, tags: stringArguments(builder) })],
  ["Callback", addCallback],
  ["Deprecated", (definition) => ({ ...definition, deprecated: true })],
  ["FormEncoded", (definition, builder) => withRequest(definition, builder, "form")],
  ["AcceptsFile", (definition, builder) => withRequest(definition, builder, "multipart")],
  ["Consumes", (definition, builder) => ({ ...definition, consumes: stringArguments(builder) })],
  ["RequestExample", addRequestExample],
  ["Anonymous", (definition) => ({ ...definition, anonymous: true })],
  ["Secure", secure],
  ["AndSecure", secure],
  ["QueryAuth", queryAuth],
  ...responseSteps,
]);

/** `unknown`: definitions have no such method. Undefined: an argument cannot be read, which has been reported. */
export function applyBuilder(definition: Definition, builder: BuilderCall): Definition | undefined | "unknown" {
  const step = steps.get(builder.call.name);
  return step === undefined ? "unknown" : step(definition, builder);
}

function addCallback(definition: Definition, builder: BuilderCall): Definition | undefined {
  return withText(builder, "json", 1, (json) => {
    const callback = { json, name: textArgument(builder, "name", 0), location: callLocation(builder) };
    return { ...definition, callbacks: [...definition.callbacks, callback] };
  });
}

function addRequestExample(definition: Definition, builder: BuilderCall): Definition | undefined {
  return withText(builder, "json", 0, (json) => {
    const example = { json, name: textArgument(builder, "name", 1), location: callLocation(builder) };
    return { ...definition, requestExamples: [...definition.requestExamples, example] };
  });
}

function withRequest(definition: Definition, builder: BuilderCall, request: "form" | "multipart"): Definition {
  const { operation, sink } = builder.context;
  if (definition.method === "GET" || definition.method === "HEAD") {
    sink.report(
      diagnostic("bodyCallWithoutBody", callLocation(builder), {
        call: `.${builder.call.name}()`,
        method: definition.method,
        operation,
      }),
    );
    return definition;
  }
  return { ...definition, request };
}

function secure(definition: Definition, builder: BuilderCall): Definition | undefined {
  return withText(builder, "scheme", 0, (scheme) => addScheme(definition, builder, schemeOf(builder, scheme)));
}

function queryAuth(definition: Definition, builder: BuilderCall): Definition | undefined {
  return withText(builder, "name", 0, (scheme) =>
    addScheme(definition, builder, { scheme, scopes: [], queryKey: true }),
  );
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
