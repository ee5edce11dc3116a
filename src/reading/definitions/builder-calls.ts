/** The staged builder: each call of the chain changes the definition as the library does. */
import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { DeclaredScheme } from "../security/security-schemes.js";
import {
  type BuilderCall,
  type BuilderStep,
  callLocation,
  typeArgument,
  withNamedJson,
  withText,
  withTexts,
} from "./builder-arguments.js";
import { responseSteps } from "./builder-responses.js";
import type { Definition } from "./definition.js";

const steps = new Map<string, BuilderStep>([
  ["Accepts", (definition, builder) => ({ ...definition, input: typeArgument(builder) })],
  ["Summary", (definition, builder) => withText(builder, "text", (summary) => ({ ...definition, summary }))],
  [
    "Description",
    (definition, builder) => withText(builder, "text", (description) => ({ ...definition, description })),
  ],
  ["OperationId", (definition, builder) => withText(builder, "id", (operationId) => ({ ...definition, operationId }))],
  ["Tags", (definition, builder) => withTexts(builder, "names", (tags) => ({ ...definition, tags }))],
  [
    "Callback",
    (definition, builder) =>
      withNamedJson(builder, (callback) => ({ ...definition, callbacks: [...definition.callbacks, callback] })),
  ],
  ["Deprecated", (definition) => ({ ...definition, deprecated: true })],
  ["FormEncoded", (definition, builder) => withRequest(definition, builder, "form")],
  ["AcceptsFile", (definition, builder) => withRequest(definition, builder, "multipart")],
  ["Consumes", (definition, builder) => withTexts(builder, "mediaTypes", (consumes) => ({ ...definition, consumes }))],
  [
    "RequestExample",
    (definition, builder) =>
      withNamedJson(builder, (example) => ({
        ...definition,
        requestExamples: [...definition.requestExamples, example],
      })),
  ],
  ["Anonymous", (definition) => ({ ...definition, anonymous: true })],
  ["Secure", secure],
  ["AndSecure", secure],
  ["QueryAuth", queryAuth],
  ...responseSteps,
]);

/** Undefined: an argument cannot be read, which has been reported. */
export function applyBuilder(definition: Definition, builder: BuilderCall): Definition | undefined {
  return steps.get(builder.call.name)?.(definition, builder);
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
  return withText(builder, "scheme", (scheme) =>
    withTexts(builder, "scopes", (scopes) => addScheme(definition, builder, { scheme, scopes, queryKey: false })),
  );
}

function queryAuth(definition: Definition, builder: BuilderCall): Definition | undefined {
  return withText(builder, "name", (scheme) => addScheme(definition, builder, { scheme, scopes: [], queryKey: true }));
}

function addScheme(definition: Definition, builder: BuilderCall, scheme: DeclaredScheme): Definition {
  const last = definition.security.at(-1);
  const security =
    builder.call.name === "AndSecure" && last !== undefined
      ? [...definition.security.slice(0, -1), [...last, scheme]]
      : [...definition.security, [scheme]];
  return { ...definition, security };
}
