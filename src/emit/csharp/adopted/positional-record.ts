/** `public sealed record GetTaskInput(Guid Id);`: the inputs that need no more than a type, a name and where they travel. */
import type { Operation, Parameter } from "../../../contract/operation.js";
import type { TypeDeclaration } from "../../../contract/type-declaration.js";
import { nullable, type TypeId, withoutNull } from "../../../contract/type-use.js";
import { csharpIdentifier } from "../../text/csharp.js";
import { defaultText } from "../default-value.js";
import { bindingOf, bodyBinding, bodyTypeText, isExplicit, type OperationInput } from "../input-record.js";
import type { FileNames } from "../type-text.js";

const width = 120;

/** Undefined where properties say more: documentation, constraints, values that may be missing without a default. */
export function positionalRecord(
  name: string,
  operation: Operation,
  input: Extract<OperationInput, { kind: "record" }>,
  names: FileNames,
  types: ReadonlyMap<TypeId, TypeDeclaration>,
): readonly string[] | undefined {
  const explicit = isExplicit(operation, input);
  const { body } = input;
  if (body !== undefined && (!body.required || body.documentation !== undefined)) return undefined;
  const members = input.parameters.map((parameter) => memberOf(parameter, explicit, names, types));
  if (members.some((member) => member === undefined)) return undefined;
  const texts = members.flatMap((member) => member ?? []);
  if (body !== undefined) {
    const type = `${bodyTypeText(body, names)}${body.type.kind === "nullable" ? "?" : ""}`;
    texts.push({ text: `${bodyBinding(body, names)} ${type} ${csharpIdentifier(body.csharpName)}`, hasDefault: false });
  }
  const firstDefault = texts.findIndex(({ hasDefault }) => hasDefault);
  if (firstDefault >= 0 && texts.slice(firstDefault).some(({ hasDefault }) => !hasDefault)) return undefined;
  const start = `public sealed record ${csharpIdentifier(name)}(`;
  const line = `${start}${texts.map(({ text }) => text).join(", ")});`;
  if (line.length <= width) return [line];
  return [start, ...texts.map(({ text }, at) => `    ${text}${at === texts.length - 1 ? ");" : ","}`)];
}

function memberOf(
  parameter: Parameter,
  explicit: boolean,
  names: FileNames,
  types: ReadonlyMap<TypeId, TypeDeclaration>,
): { readonly text: string; readonly hasDefault: boolean } | undefined {
  const { constraints, deprecated, documentation, notes, required, type } = parameter;
  if (constraints !== undefined || deprecated !== undefined || documentation !== undefined || notes !== undefined)
    return undefined;
  const attributes = bindingOf(parameter, explicit, names).map((attribute) => `${attribute} `);
  const name = csharpIdentifier(parameter.csharpName);
  if (required) return { text: `${attributes.join("")}${names.type(type)} ${name}`, hasDefault: false };
  const fallback = fallbackOf(parameter, names, types);
  if (fallback === undefined) return undefined;
  const shown = fallback === "null" ? nullable(type) : type;
  return { text: `${attributes.join("")}${names.type(shown)} ${name} = ${fallback}`, hasDefault: true };
}

/** What the server takes for a value that is missing; undefined where no constant says it. */
function fallbackOf(
  { default: defaultValue, type }: Parameter,
  names: FileNames,
  types: ReadonlyMap<TypeId, TypeDeclaration>,
): string | undefined {
  if (defaultValue !== undefined && defaultValue !== null)
    return defaultText(defaultValue, withoutNull(type), types, (id) => names.declared(id))?.attribute;
  return type.kind !== "nullable" && names.isValueType(type) ? "default" : "null";
}
