/** One statement of a JSON registration: an assignment to an option, or a converter that is added. */
import type { PrimitiveUse } from "../../contract/type-use.js";
import { baseTypes, bindExpression, constantOf, locationOfExpression, textOf } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { NamedType } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { IgnoreCondition, JsonStack } from "../../server/json-settings.js";
import { readConverter } from "../types/converters.js";

export function applySetting(stack: JsonStack, statement: SourceExpression, sink: DiagnosticSink): JsonStack {
  const bound = bindExpression(statement);
  if (bound.kind === "assignment") return assign(stack, lastName(textOf(bound.target)), bound.value, sink);
  if (bound.kind !== "call" || (bound.name !== "Add" && bound.name !== "Insert") || bound.receiver === undefined)
    return stack;
  const converter = bound.arguments.at(-1);
  if (converter === undefined || lastName(textOf(bound.receiver)) !== "Converters") return stack;
  return addConverter(stack, converter.value, bound.name, sink);
}

function lastName(text: string): string {
  return /(\w+)\s*$/.exec(text)?.[1] ?? "";
}

function assign(stack: JsonStack, option: string, value: SourceExpression, sink: DiagnosticSink): JsonStack {
  const location = locationOfExpression(value);
  switch (option) {
    case "PropertyNamingPolicy": {
      const policy = policyOf(value);
      return { ...stack, namingPolicy: policy === "CamelCase" ? undefined : { value: policy, location } };
    }
    case "DictionaryKeyPolicy": {
      const policy = policyOf(value);
      return {
        ...stack,
        dictionaryKeyPolicy: policy === "C# names unchanged" ? undefined : { value: policy, location },
      };
    }
    case "DefaultIgnoreCondition":
      return { ...stack, ignoreCondition: ignoreCondition(value, sink) };
    case "NumberHandling":
      return { ...stack, numbersAsStrings: textOf(value).includes("WriteAsString") };
    case "IncludeFields":
      return { ...stack, includeFields: isTrue(value, option, sink) };
    case "IgnoreReadOnlyProperties":
      return { ...stack, ignoreReadOnlyProperties: isTrue(value, option, sink) };
    default:
      return stack;
  }
}

/** `JsonNamingPolicy.SnakeCaseLower`, `null`, or a policy of the user's own. */
function policyOf(value: SourceExpression): string {
  const text = textOf(value);
  if (constantOf(value)?.kind === "null" || text === "null") return "C# names unchanged";
  return /JsonNamingPolicy\.(\w+)/.exec(text)?.[1] ?? text.replace(/^new\s+/, "").replace(/\(.*$/, "");
}

function ignoreCondition(value: SourceExpression, sink: DiagnosticSink): IgnoreCondition {
  const constant = constantOf(value);
  const text = constant?.kind === "enum" ? constant.members.join() : lastName(textOf(value));
  if (text === "WhenWritingNull" || text === "WhenWritingDefault" || text === "Never") return text;
  sink.report(diagnostic("jsonSettingUnreadable", locationOfExpression(value), { setting: "DefaultIgnoreCondition" }));
  return "Never";
}

function isTrue(value: SourceExpression, setting: string, sink: DiagnosticSink): boolean {
  const constant = constantOf(value);
  if (constant?.kind === "bool") return constant.value;
  sink.report(diagnostic("jsonSettingUnreadable", locationOfExpression(value), { setting }));
  return false;
}

function addConverter(
  stack: JsonStack,
  value: SourceExpression,
  how: "Add" | "Insert",
  sink: DiagnosticSink,
): JsonStack {
  const bound = bindExpression(value);
  const type = bound.kind === "creation" ? bound.type.type : undefined;
  const name =
    type?.kind === "named" ? type.symbol.name : (/^new\s+([\w.]+)/.exec(textOf(value))?.[1] ?? textOf(value));
  if (/(^|\.)JsonStringEnumConverter$/.test(name)) {
    // The first converter that takes a type has it.
    if (stack.enumsAsNames && how === "Add") return stack;
    const policy =
      bound.kind === "creation" ? bound.arguments.map((one) => policyOf(one.value)).find(isNamingPolicy) : undefined;
    const location = locationOfExpression(value);
    return {
      ...stack,
      enumsAsNames: true,
      enumNamingPolicy: policy === undefined ? undefined : { value: policy, location },
    };
  }
  if (type?.kind === "named") {
    const written = registeredConverter(type);
    if (written !== undefined) return { ...stack, converters: new Map([...stack.converters, written]) };
    if (type.symbol.namespace === "Tenon") return stack;
  }
  sink.report(diagnostic("registeredConverterUnreadable", locationOfExpression(value), { converter: name }));
  return stack;
}

/** `new JsonStringEnumConverter(namingPolicy: null, allowIntegerValues: false)` names no policy. */
function isNamingPolicy(policy: string): boolean {
  return policy !== "C# names unchanged" && policy !== "true" && policy !== "false";
}

/** A `JsonConverter<T>` of the same source whose Write can be read. */
function registeredConverter(type: NamedType): readonly [string, PrimitiveUse] | undefined {
  const converter = readConverter(type);
  const target = baseTypes(type).find(
    (base) => base.symbol.metadataName === "System.Text.Json.Serialization.JsonConverter`1",
  )?.typeArguments[0];
  if (converter.kind !== "primitive" || target?.type.kind !== "named") return undefined;
  return [target.type.symbol.metadataName, converter.primitive];
}
