/** `AddNewtonsoftJson(options => …)`: the settings of that library, in System.Text.Json's words where both have one. */
import { bindExpression, locationOfExpression, shortTextOf, textOf } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { Frame } from "../../csharp/flow/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import {
  type JsonStack,
  namesAsWritten,
  type Registered,
  webDefaults,
  withUnread,
} from "../../server/json-settings.js";
import { policyOfStrategy } from "../types/newtonsoft-naming.js";
import type { OptionsStep } from "./options-code.js";
import { booleanOf, namedMember } from "./setting-values.js";

/** MVC sets camelCase for it too. Public fields are written, and read-only properties. */
export const newtonsoftDefaults: JsonStack = { ...webDefaults, library: "Newtonsoft.Json", includeFields: true };

const withoutEffect = new Set([
  "ConstructorHandling",
  "Context",
  "CheckAdditionalContent",
  "Culture",
  "DateParseHandling",
  // It is ISO 8601 in each case; what differs is whether there is an offset.
  "DateTimeZoneHandling",
  "Error",
  "FloatParseHandling",
  "Formatting",
  "MaxDepth",
  "MetadataPropertyHandling",
  "MissingMemberHandling",
  "ObjectCreationHandling",
  "ReferenceLoopHandling",
  "StringEscapeHandling",
  "TraceWriter",
]);

/** Settings to what they are anyway. */
const usual: ReadonlyMap<string, string> = new Map([
  ["DateFormatHandling", "IsoDateFormat"],
  ["TypeNameHandling", "None"],
]);

export function applyNewtonsoftStep(stack: JsonStack, step: OptionsStep, sink: DiagnosticSink): JsonStack {
  const unreadable = (): JsonStack => {
    const location = locationOfExpression(step.expression);
    sink.report(diagnostic("jsonSettingUnreadable", location, { setting: shortTextOf(step.expression) }));
    return withUnread(stack, step.kind === "assign" ? step.option : undefined, location);
  };
  switch (step.kind) {
    case "addConverter":
      return addConverter(stack, step.value, step.frame, sink);
    case "clearConverters":
      return { ...stack, enumsAsNames: false, enumNamingPolicy: undefined };
    case "assign":
      return assign(stack, step.option, step.value, step.frame) ?? unreadable();
    case "unreadable":
      return withCasing(stack, step.expression, step.frame) ?? unreadable();
    case "addResolver":
    case "clearResolvers":
      return unreadable();
  }
}

/** `options.UseMemberCasing()` and `options.UseCamelCasing(processDictionaryKeys)`. */
function withCasing(stack: JsonStack, expression: SourceExpression, frame: Frame): JsonStack | undefined {
  const call = bindExpression(expression);
  if (call.kind !== "call") return undefined;
  const location = locationOfExpression(expression);
  if (call.name === "UseMemberCasing") return { ...stack, namingPolicy: { value: namesAsWritten, location } };
  const [keys] = call.arguments;
  const processed = keys === undefined ? undefined : booleanOf(keys.value, frame);
  if (call.name !== "UseCamelCasing" || processed === undefined) return undefined;
  const dictionaryKeyPolicy = processed ? { value: "CamelCase", location } : undefined;
  return { ...stack, namingPolicy: undefined, dictionaryKeyPolicy };
}

function assign(stack: JsonStack, option: string, value: SourceExpression, frame: Frame): JsonStack | undefined {
  switch (option) {
    case "ContractResolver":
      return withResolver(stack, value);
    case "NullValueHandling": {
      const handling = namedMember(value, frame);
      if (handling !== "Ignore" && handling !== "Include") return undefined;
      const condition = handling === "Ignore" ? "WhenWritingNull" : "Never";
      return stack.ignoreCondition === "WhenWritingDefault" ? stack : { ...stack, ignoreCondition: condition };
    }
    case "DefaultValueHandling": {
      const handling = namedMember(value, frame);
      if (handling === "Ignore" || handling === "IgnoreAndPopulate")
        return { ...stack, ignoreCondition: "WhenWritingDefault" };
      return handling === "Include" || handling === "Populate" ? stack : undefined;
    }
    case "PreserveReferencesHandling":
      return namedMember(value, frame) === "None"
        ? stack
        : { ...stack, preservesReferences: { value: true, location: locationOfExpression(value) } };
    default:
      return withoutEffect.has(option) || (usual.has(option) && usual.get(option) === namedMember(value, frame))
        ? stack
        : undefined;
  }
}

/** `new DefaultContractResolver { NamingStrategy = new SnakeCaseNamingStrategy() }`, `new CamelCasePropertyNamesContractResolver()`. */
function withResolver(stack: JsonStack, value: SourceExpression): JsonStack | undefined {
  const bound = bindExpression(value);
  const location = locationOfExpression(value);
  const name = /^new\s+(?:[\w.]+\.)?(\w+)/.exec(textOf(value))?.[1];
  if (name === "CamelCasePropertyNamesContractResolver")
    return { ...stack, namingPolicy: undefined, dictionaryKeyPolicy: { value: "CamelCase", location } };
  if (name !== "DefaultContractResolver" || bound.kind !== "creation") return undefined;
  const strategy = bound.initializers.find((one) => one.name === "NamingStrategy")?.value;
  const policy = strategy === undefined ? namesAsWritten : strategyOf(strategy);
  if (policy === undefined) return undefined;
  return { ...stack, namingPolicy: policy === "CamelCase" ? undefined : { value: policy, location } };
}

function strategyOf(value: SourceExpression): string | undefined {
  const name = /\b(\w+NamingStrategy)\b/.exec(textOf(value))?.[1] ?? "";
  // Arguments say what happens to dictionary keys and to names that are given: rarely used, and not followed.
  return /\{|\(\s*\w/.test(textOf(value)) ? undefined : policyOfStrategy(name);
}

function addConverter(stack: JsonStack, value: SourceExpression, frame: Frame, sink: DiagnosticSink): JsonStack {
  const text = textOf(value);
  const location = locationOfExpression(value);
  if (!/^new\s+(?:[\w.]+\.)?StringEnumConverter\b/.test(text)) {
    const converter = text.replace(/^new\s+/, "").replace(/\(.*$/s, "");
    sink.report(diagnostic("registeredConverterUnreadable", location, { converter }));
    return withUnread(stack, "Converters", location);
  }
  if (stack.enumsAsNames) return stack;
  const bound = bindExpression(value);
  const [first] = bound.kind === "creation" ? bound.arguments : [];
  let policy: Registered<string> | undefined;
  if (first !== undefined) {
    const camelCase = booleanOf(first.value, frame);
    const named = camelCase === undefined ? strategyOf(first.value) : camelCase ? "CamelCase" : namesAsWritten;
    if (named === undefined) sink.report(diagnostic("registeredConverterUnreadable", location, { converter: text }));
    else if (named !== namesAsWritten) policy = { value: named, location };
  }
  return { ...stack, enumsAsNames: true, enumNamingPolicy: policy };
}
