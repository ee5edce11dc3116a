import { camelCase } from "../../contract/camel-case.js";
import type { EnumMember, Property, TypeDeclaration } from "../../contract/type-declaration.js";
import {
  mapUse,
  nullable,
  primitive,
  type TypeId,
  type TypeUse,
  visitUses,
  withoutNull,
} from "../../contract/type-use.js";
import { csharpIdentifier, csharpString } from "../text/csharp.js";
import { annotationsOf } from "./annotations.js";
import type { BoundPlace } from "./bound-objects.js";
import { defaultText } from "./default-value.js";
import { documentationLines, noteLines } from "./source-file.js";
import { constantText, type FileNames } from "./type-text.js";

const json = "System.Text.Json.Serialization";

export interface PropertyContext {
  readonly names: FileNames;
  readonly types: ReadonlyMap<TypeId, TypeDeclaration>;
  /** Properties beside this one: a type of the same name has to be written in full in an expression. */
  readonly siblings: ReadonlySet<string>;
  /** Whether the type is part of an answer. */
  readonly isAnswered: boolean;
  /** The members of an interface have no initialiser and are never `required`. */
  readonly isInterface?: boolean;
  /** From where ASP.NET binds the properties one by one. */
  readonly boundFrom?: BoundPlace | undefined;
}

/**
 * One property; with `binding`, one parameter, which is never JSON. Required, nullable and optional stay apart:
 * `required T`, `required T?`, optional `T?` that is never written as null, optional `T?` that may be null, optional `T` with a default.
 */
export function propertyLines(
  property: Property,
  context: PropertyContext,
  binding?: readonly string[],
): readonly string[] {
  const { isInterface = false, names } = context;
  const notes = [...(property.notes ?? [])];
  const readOnly = property.sent === "absent" && property.answered !== "absent";
  const writeOnly = property.answered === "absent" && property.sent !== "absent";
  const presence = property.sent === "absent" ? property.answered : property.sent;
  const isOptional = presence === "optional";
  const isBound = binding !== undefined || context.boundFrom !== undefined;
  const own = isBound ? mapUse(property.type, fillable) : property.type;
  const isNullable = own.kind === "nullable";
  const fallback = initializerOf(property, isOptional, context, notes);
  // Optional in requests alone: the server has a value of its own, which the document does not tell.
  const isAlwaysAnswered = property.answered === "required";
  const type: TypeUse = isOptional && fallback === undefined && !isAlwaysAnswered ? nullable(own) : own;
  const acceptsNull = type.kind === "nullable";
  const lacksRequired = readOnly || property.deprecated !== undefined;
  // A constant need not be set, and still has to be there in the JSON.
  const isConstant = constantMember(type, context.types) !== undefined && binding === undefined;
  const isRequired = !isOptional && fallback === undefined && !lacksRequired && !isConstant;
  const isOpen = withoutNull(type).kind === "typeParameter";
  const isReference = !names.isValueType(withoutNull(type)) && !acceptsNull;
  const initializer =
    fallback?.initializer ??
    (isRequired || acceptsNull ? undefined : isOpen ? "default!" : isReference ? "null!" : undefined);

  const attributes: string[] = [];
  if (property.deprecated !== undefined) attributes.push(obsolete(property.deprecated.message, names));
  attributes.push(...(binding ?? []));
  if (property.part !== undefined) attributes.push(partAttribute(property.type, property.part, names));
  if (binding === undefined && camelCase(property.csharpName) !== property.name)
    attributes.push(...nameAttributes(property.name, context));
  if (isOptional) {
    // System.Text.Json leaves out a key only if its value is null and an attribute asks for it.
    const isToldByJson = acceptsNull && !isNullable;
    const inAnswers = context.isAnswered && !isToldByJson && property.answered === "optional";
    attributes.push(names.attribute("Tenon", "ContractOptional", inAnswers ? ["InAnswers = true"] : []));
  }
  if (isConstant && !isOptional && !lacksRequired && !isInterface)
    attributes.push(names.attribute(json, "JsonRequired"));
  if (readOnly && !isInterface) attributes.push(names.attribute("System.ComponentModel", "ReadOnly", ["true"]));
  const ignored = ignoreCondition(writeOnly, property.omitted, isOptional && acceptsNull && !isNullable);
  if (ignored !== undefined && binding === undefined) {
    const condition = `Condition = ${names.framework(json, "JsonIgnoreCondition")}.${ignored}`;
    attributes.push(names.attribute(json, "JsonIgnore", [condition]));
  }
  // Nothing is written here, so nothing else says that the key is left out rather than null.
  if (writeOnly && isOptional && acceptsNull && !isNullable && binding === undefined)
    attributes.push(names.attribute("System.Diagnostics.CodeAnalysis", "DisallowNull"));
  if (binding === undefined && holdsNumberText(type)) {
    const handling = names.framework(json, "JsonNumberHandling");
    const both = `${handling}.AllowReadingFromString | ${handling}.WriteAsString`;
    attributes.push(names.attribute(json, "JsonNumberHandling", [both]));
  }
  if (property.part === undefined)
    attributes.push(...annotationsOf(property.constraints, type, acceptsNull, names, notes));
  if (fallback?.attribute !== undefined && property.default !== undefined)
    attributes.push(names.attribute("System.ComponentModel", "DefaultValue", [fallback.attribute]));

  if (context.boundFrom === "form" && property.part === undefined && holdsObject(property.type, context.types))
    notes.push(
      `keys in brackets (${property.name}[key]); in a form they are ${property.name}.key, as ASP.NET binds them`,
    );

  names.tell(notes.slice(property.notes?.length ?? 0), property.name, property.location);

  const typeText = names.type(property.part === undefined ? type : partText(type));
  const name = csharpIdentifier(property.csharpName);
  const accessors = !isInterface ? "get; init;" : readOnly ? "get;" : writeOnly ? "set;" : "get; set;";
  const declaration = isInterface
    ? `${typeText} ${name} { ${accessors} }`
    : `public ${isRequired ? "required " : ""}${typeText} ${name} { ${accessors} }`;
  return [
    ...documentationLines(property.documentation),
    ...noteLines(notes),
    ...attributes,
    initializer === undefined || isInterface ? declaration : `${declaration} = ${initializer};`,
  ];
}

/** MVC fills no dictionary that is only for reading. */
function fillable(use: TypeUse): TypeUse {
  return use.kind === "map" && use.collection === undefined ? { ...use, collection: "Dictionary" } : use;
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

/** The text of a part of JSON, or a list of them. */
function partText(type: TypeUse): TypeUse {
  if (type.kind === "nullable") return nullable(partText(type.inner));
  return type.kind === "array" ? { ...type, element: primitive("string") } : primitive("string");
}

function partAttribute(type: TypeUse, mediaType: string, names: FileNames): string {
  const whole = withoutNull(type);
  const value = names.type(withoutNull(whole.kind === "array" ? whole.element : whole));
  const said = mediaType === "application/json" ? [] : [csharpString(mediaType)];
  return names.attribute("Tenon", "ContractPart", [`typeof(${value})`, ...said]);
}

/** The only member of an enum: what the schema calls a constant. */
function constantMember(type: TypeUse, types: ReadonlyMap<TypeId, TypeDeclaration>): EnumMember | undefined {
  const declaration = type.kind === "reference" ? types.get(type.id) : undefined;
  return declaration?.kind === "enum" && declaration.members.length === 1 ? declaration.members[0] : undefined;
}

function holdsObject(type: TypeUse, types: ReadonlyMap<TypeId, TypeDeclaration>): boolean {
  let found = false;
  visitUses(type, (use) => {
    if (use.kind === "reference" && types.get(use.id)?.kind === "object") found = true;
  });
  return found;
}

/** A number that travels as a string. */
function holdsNumberText(type: TypeUse): boolean {
  let found = false;
  visitUses(type, (use) => {
    if (use.kind === "primitive" && use.asString === true) found = true;
  });
  return found;
}

function ignoreCondition(isWriteOnly: boolean, omitted: Property["omitted"], isNeverNull: boolean): string | undefined {
  if (isWriteOnly) return "WhenWriting";
  if (omitted !== undefined) return omitted === "null" ? "WhenWritingNull" : "WhenWritingDefault";
  return isNeverNull ? "WhenWritingNull" : undefined;
}

function initializerOf(
  property: Property,
  isOptional: boolean,
  context: PropertyContext,
  notes: string[],
): { readonly initializer: string; readonly attribute: string | undefined } | undefined {
  const inner = withoutNull(property.type);
  // ASP.NET takes a field for optional that has a value before it is read: a constant is given there as anything else.
  const isBound = context.boundFrom !== undefined;
  if (!isOptional && !isBound && inner.kind === "literal" && property.type.kind !== "nullable") {
    const constant = constantText(inner.value, inner);
    return constant === undefined ? undefined : { initializer: constant, attribute: undefined };
  }
  const constant = constantMember(property.type, context.types);
  const value = property.default ?? (isOptional || constant?.value === "0" ? undefined : constant?.name);
  if (value === undefined) return undefined;
  const enumName = (id: TypeId): string => {
    const name = context.names.declared(id);
    return context.siblings.has(name.split(".")[0] ?? "") ? context.names.declared(id, true) : name;
  };
  const fallback = defaultText(value, property.type, context.types, enumName);
  if (fallback === undefined && property.default !== undefined && property.default !== null)
    notes.push(`default: ${JSON.stringify(property.default)}`);
  return fallback?.initializer === "null" ? undefined : fallback;
}

export function obsolete(message: string | undefined, names: FileNames): string {
  return names.attribute("System", "Obsolete", message === undefined ? [] : [csharpString(message)]);
}
