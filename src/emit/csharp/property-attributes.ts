/** The attributes of a property: what C# alone does not say of it to System.Text.Json, ASP.NET and Tenon. */
import { camelCase } from "../../contract/names/camel-case.js";
import type { Property } from "../../contract/type-declaration.js";
import { someUse, type TypeUse, withoutNull } from "../../contract/type-use.js";
import { csharpString } from "../text/csharp.js";
import { annotationsOf } from "./annotations.js";
import type { PropertyContext, PropertyShape } from "./property-shape.js";
import type { FileNames } from "./type-text.js";

const json = "System.Text.Json.Serialization";

/** With `binding`, those of a parameter, which is never JSON. What no attribute says goes to `notes`. */
export function propertyAttributes(
  property: Property,
  shape: PropertyShape,
  context: PropertyContext,
  binding: readonly string[] | undefined,
  notes: string[],
): readonly string[] {
  const { names, isInterface = false } = context;
  const { type, isOptional, acceptsNull, fallback } = shape;
  const attributes: string[] = [];
  if (property.deprecated !== undefined) attributes.push(obsolete(property.deprecated.message, names));
  attributes.push(...(binding ?? []));
  if (property.part !== undefined) attributes.push(partAttribute(property.type, property.part, names));
  if (binding === undefined && camelCase(property.csharpName) !== property.name)
    attributes.push(...nameAttributes(property.name, context));
  // System.Text.Json leaves out a key only if its value is null and an attribute asks for it.
  const isToldByJson = acceptsNull && !shape.isNullable;
  if (isOptional && !shape.isOptionalValue) {
    // Beside that attribute, it says that null may be read.
    const isTold = context.isAnswered || property.omitted !== undefined;
    const inAnswers = isTold && !isToldByJson && property.answered === "optional";
    attributes.push(names.attribute("Tenon", "ContractOptional", inAnswers ? ["InAnswers = true"] : []));
  }
  const isInJson = binding === undefined && context.boundFrom === undefined;
  // C# need not set it, and JSON has to have it.
  const isOnlyJson = shape.isConstant || (isInJson && (fallback !== undefined || property.deprecated !== undefined));
  if (isOnlyJson && !isOptional && !shape.isReadOnly && !isInterface)
    attributes.push(names.attribute(json, "JsonRequired"));
  if (shape.isReadOnly && !isInterface) attributes.push(names.attribute("System.ComponentModel", "ReadOnly", ["true"]));
  if (binding === undefined) attributes.push(...jsonAttributes(property, shape, isOptional && isToldByJson, context));
  if (property.part === undefined)
    attributes.push(...annotationsOf(property.constraints, type, acceptsNull, names, notes));
  if (fallback?.attribute !== undefined && property.default !== undefined)
    attributes.push(names.attribute("System.ComponentModel", "DefaultValue", [fallback.attribute]));
  return withNeverNull(attributes);
}

/** What says together that a key is absent rather than null is one line. */
function withNeverNull(attributes: readonly string[]): readonly string[] {
  const optional = attributes.find((one) => /^\[(?:[\w:.]+\.)?ContractOptional(?:Attribute)?\]$/.test(one));
  const ignored = attributes.find((one) => one.includes("JsonIgnoreCondition.WhenWritingNull"));
  if (optional === undefined || ignored === undefined) return attributes;
  const both = `${optional.slice(0, -1)}, ${ignored.slice(1)}`;
  return attributes.flatMap((one) => (one === optional ? [both] : one === ignored ? [] : [one]));
}

function jsonAttributes(
  property: Property,
  { type, isWriteOnly }: PropertyShape,
  isNeverNull: boolean,
  { names, types }: PropertyContext,
): readonly string[] {
  const attributes: string[] = [];
  const ignored = ignoreCondition(isWriteOnly, property.omitted, isNeverNull);
  if (ignored !== undefined) {
    const condition = `Condition = ${names.framework(json, "JsonIgnoreCondition")}.${ignored}`;
    attributes.push(names.attribute(json, "JsonIgnore", [condition]));
  }
  // Nothing is written here, so nothing else says that the key is left out rather than null.
  if (isWriteOnly && isNeverNull) attributes.push(names.attribute("System.Diagnostics.CodeAnalysis", "DisallowNull"));
  if (holdsNumberText(type)) {
    const handling = names.framework(json, "JsonNumberHandling");
    const both = `${handling}.AllowReadingFromString | ${handling}.WriteAsString`;
    attributes.push(names.attribute(json, "JsonNumberHandling", [both]));
  }
  const whole = withoutNull(type);
  const declared = whole.kind === "reference" ? types.get(whole.id) : undefined;
  if (declared?.kind === "enum" && declared.form === "Number") {
    const converter = `${names.framework(json, "JsonNumberEnumConverter")}<${names.type(whole)}>`;
    attributes.push(names.attribute(json, "JsonConverter", [`typeof(${converter})`]));
  }
  return attributes;
}

/** System.Text.Json, model binding, and what maps the forms of minimal APIs each ask for an attribute of their own. */
function nameAttributes(name: string, { names, boundFrom }: PropertyContext): readonly string[] {
  const text = csharpString(name);
  const named = [`Name = ${text}`];
  return [
    names.attribute(json, "JsonPropertyName", [text]),
    ...(boundFrom === undefined ? [] : [names.attribute("Microsoft.AspNetCore.Mvc", "ModelBinder", named)]),
    ...(boundFrom === "form" ? [names.attribute("System.Runtime.Serialization", "DataMember", named)] : []),
  ];
}

function partAttribute(type: TypeUse, mediaType: string, names: FileNames): string {
  const whole = withoutNull(type);
  const value = names.type(withoutNull(whole.kind === "array" ? whole.element : whole));
  const said = mediaType === "application/json" ? [] : [csharpString(mediaType)];
  return names.attribute("Tenon", "ContractPart", [`typeof(${value})`, ...said]);
}

/** A number that travels as a string. */
function holdsNumberText(type: TypeUse): boolean {
  return someUse(type, (use) => use.kind === "primitive" && use.asString === true);
}

function ignoreCondition(isWriteOnly: boolean, omitted: Property["omitted"], isNeverNull: boolean): string | undefined {
  if (isWriteOnly) return "WhenWriting";
  if (omitted !== undefined) return omitted === "null" ? "WhenWritingNull" : "WhenWritingDefault";
  return isNeverNull ? "WhenWritingNull" : undefined;
}

export function obsolete(message: string | undefined, names: FileNames): string {
  return names.attribute("System", "Obsolete", message === undefined ? [] : [csharpString(message)]);
}
