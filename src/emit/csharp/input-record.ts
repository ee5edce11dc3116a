import { queryStyleOf } from "../../contract/http/query-styles.js";
import { camelCase } from "../../contract/names/camel-case.js";
import { type Body, bodyOf, isForm, type Operation, type Parameter, takesBody } from "../../contract/operation.js";
import type { Property } from "../../contract/type-declaration.js";
import { withoutNull } from "../../contract/type-use.js";
import { withoutEmpty, withoutUndefined } from "../../contract/without-undefined.js";
import { csharpIdentifier, csharpString } from "../text/csharp.js";
import { propertyLines } from "./property.js";
import type { PropertyContext } from "./property-shape.js";
import { documentationLines, indentLines, separated } from "./source-file.js";
import type { FileNames } from "./type-text.js";

const mvc = "Microsoft.AspNetCore.Mvc";

/** What an operation takes: nothing, a type of the document, or a record made for it. */
export type OperationInput =
  | { readonly kind: "none" }
  | { readonly kind: "body"; readonly body: Body }
  | { readonly kind: "record"; readonly parameters: readonly Parameter[]; readonly body: Body | undefined };

export function inputOf(operation: Operation): OperationInput {
  const parameters = operation.inputs.filter((input) => input.kind === "parameter");
  const body = bodyOf(operation);
  if (parameters.length === 0 && body === undefined) return { kind: "none" };
  if (parameters.length === 0 && body !== undefined && takesBody(operation.method) && body.required)
    return { kind: "body", body };
  return { kind: "record", parameters, body };
}

/** How a body is bound: the input itself, or a property of an input record. */
export function bodyTypeText(body: Body, names: FileNames): string {
  const type = withoutNull(body.type);
  if (body.encoding === "binary") return names.framework("System.IO", "Stream");
  if (isForm(body.encoding) && type.kind !== "reference")
    return names.framework("Microsoft.AspNetCore.Http", "IFormCollection");
  return names.type(type);
}

export function inputRecordLines(
  name: string,
  operation: Operation,
  input: Extract<OperationInput, { kind: "record" }>,
  context: PropertyContext,
): readonly string[] {
  const { names } = context;
  const explicit = isExplicit(operation, input);
  const members = input.parameters.map((parameter) =>
    propertyLines(propertyOf(parameter), context, bindingOf(parameter, explicit, names)),
  );
  if (input.body !== undefined) members.push(bodyLines(input.body, names));
  return [
    ...documentationLines({ summary: `What ${operation.method} ${operation.route.path} takes.` }),
    ...(members.length === 1 ? [names.attribute("Tenon", "ContractObject")] : []),
    `public sealed record ${csharpIdentifier(name)}`,
    "{",
    ...indentLines(separated(members)),
    "}",
  ];
}

/** Whether the properties have to say where they travel: they would be read from the body otherwise. */
export function isExplicit({ method }: Operation, { body }: Extract<OperationInput, { kind: "record" }>): boolean {
  return takesBody(method) || body !== undefined;
}

function propertyOf(parameter: Parameter): Property {
  const presence = parameter.required ? "required" : "optional";
  const { notes = [] } = parameter;
  const { documentation, constraints, deprecated } = parameter;
  return {
    name: parameter.wireName,
    csharpName: parameter.csharpName,
    type: parameter.type,
    sent: presence,
    answered: presence,
    ...withoutUndefined({
      constraints,
      default: parameter.default,
      part: parameter.part,
      example: parameter.example,
      location: parameter.location,
    }),
    ...(documentation === undefined ? {} : { documentation: { summary: documentation } }),
    ...withoutUndefined({ deprecated }),
    ...withoutEmpty({ notes }),
  };
}

/** Plain where ASP.NET finds it by its name alone; attributes say the rest. */
export function bindingOf(parameter: Parameter, explicit: boolean, names: FileNames): readonly string[] {
  const style = queryStyleOf(parameter);
  const place = placeBinding(parameter, explicit, names);
  if (style === undefined) return place;
  return [...place, names.attribute("Tenon", "ContractQuery", [`${names.framework("Tenon", "QueryStyle")}.${style}`])];
}

function placeBinding(parameter: Parameter, explicit: boolean, names: FileNames): readonly string[] {
  const { place, wireName, csharpName } = parameter;
  const name = `Name = ${csharpString(wireName)}`;
  switch (place) {
    case "route":
      if (csharpName.toLowerCase() !== wireName.toLowerCase()) return [names.attribute(mvc, "FromRoute", [name])];
      return explicit ? [names.attribute(mvc, "FromRoute")] : [];
    case "query":
      if (camelCase(csharpName) !== wireName) return [names.attribute(mvc, "FromQuery", [name])];
      return explicit ? [names.attribute(mvc, "FromQuery")] : [];
    case "header":
      return [names.attribute(mvc, "FromHeader", [name])];
    case "cookie":
      return [names.attribute("Tenon", "ContractCookie", [csharpString(wireName)])];
    case "form":
      return [names.attribute(mvc, "FromForm", [name])];
  }
}

export function bodyBinding({ encoding }: Body, names: FileNames): string {
  return names.attribute(mvc, isForm(encoding) ? "FromForm" : "FromBody");
}

function bodyLines(body: Body, names: FileNames): readonly string[] {
  const type = bodyTypeText(body, names);
  const isNullable = body.type.kind === "nullable";
  const declaration = body.required
    ? `public required ${type}${isNullable ? "?" : ""} Body { get; init; }`
    : `public ${type}? Body { get; init; }`;
  return [
    ...documentationLines(body.documentation === undefined ? undefined : { summary: body.documentation }),
    bodyBinding(body, names),
    ...(body.required ? [] : [names.attribute("Tenon", "ContractOptional")]),
    declaration,
  ];
}
