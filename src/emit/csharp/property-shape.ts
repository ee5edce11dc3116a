/** What a property is in C#, before any attribute: how it is declared, and what it starts with. */

import type { EnumMember, Property, TypeDeclaration } from "../../contract/type-declaration.js";
import { mapUse, nullable, type TypeId, type TypeUse, withoutNull } from "../../contract/type-use.js";
import type { BoundPlace } from "./bound-objects.js";
import { defaultText } from "./default-value.js";
import { constantText, type FileNames } from "./type-text.js";

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

export interface PropertyShape {
  readonly type: TypeUse;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  readonly isOptional: boolean;
  /** Whether the document has null for it, and whether the C# type has. */
  readonly isNullable: boolean;
  readonly acceptsNull: boolean;
  readonly isRequired: boolean;
  /** `Optional<T>`: absent, null or a value. */
  readonly isOptionalValue: boolean;
  /** A constant need not be set, and still has to be there in the JSON. */
  readonly isConstant: boolean;
  readonly fallback: Fallback | undefined;
  readonly initializer: string | undefined;
}

interface Fallback {
  readonly initializer: string;
  readonly attribute: string | undefined;
}

/** What cannot be said in C# goes to `notes`. */
export function shapeOf(
  property: Property,
  context: PropertyContext,
  isParameter: boolean,
  notes: string[],
): PropertyShape {
  const isReadOnly = property.sent === "absent" && property.answered !== "absent";
  const isWriteOnly = property.answered === "absent" && property.sent !== "absent";
  const presence = property.sent === "absent" ? property.answered : property.sent;
  const isOptional = presence === "optional";
  const isBound = isParameter || context.boundFrom !== undefined;
  const bound = isBound ? mapUse(property.type, fillable) : property.type;
  const use = isParameter ? mapUse(bound, repeatable) : bound;
  const fallback = initializerOf(property, isOptional, context, notes);
  // Optional in requests alone: the server has a value of its own, which the document does not tell.
  const isAlwaysAnswered = property.answered === "required";
  // A minimal API does not see what a property starts with: it asks for whatever cannot be null.
  const isLeftOut = fallback === undefined ? !isAlwaysAnswered : isParameter;
  const type: TypeUse = isOptional && isLeftOut ? nullable(use) : use;
  const acceptsNull = type.kind === "nullable";
  // Nobody can be asked to set it.
  const lacksRequired = isReadOnly || property.deprecated !== undefined;
  const isLiteral = type.kind === "literal" && context.boundFrom === undefined && fallback !== undefined;
  const isConstant = (isLiteral || constantMember(type, context.types) !== undefined) && !isParameter;
  // What binds a property takes it for optional where it has a value already.
  const isRequired = !isOptional && (fallback === undefined || isBound) && !lacksRequired && !isConstant;
  if (isRequired && fallback !== undefined && fallback.attribute === undefined)
    notes.push(`default: ${JSON.stringify(property.default)}`);
  const isOpen = withoutNull(type).kind === "typeParameter";
  const isReference = !context.names.isValueType(withoutNull(type)) && !acceptsNull;
  const initializer = isRequired
    ? undefined
    : (fallback?.initializer ?? (acceptsNull ? undefined : isOpen ? "default!" : isReference ? "null!" : undefined));
  const isNullable = use.kind === "nullable";
  const isInJson = !isBound && context.isInterface !== true;
  return {
    isOptionalValue: property.tellsAbsent === true && isInJson && isNullable && fallback === undefined,
    type,
    isReadOnly,
    isWriteOnly,
    isOptional,
    isNullable,
    acceptsNull,
    isRequired,
    isConstant,
    fallback,
    initializer,
  };
}

/** MVC fills no dictionary that is only for reading. */
function fillable(use: TypeUse): TypeUse {
  return use.kind === "map" && use.collection === undefined ? { ...use, collection: "Dictionary" } : use;
}

/** Minimal APIs fill arrays from repeated keys, and no other list. */
function repeatable(use: TypeUse): TypeUse {
  return use.kind === "array" && use.collection === undefined ? { ...use, collection: "array" } : use;
}

/** The only member of an enum: what the schema calls a constant. */
function constantMember(type: TypeUse, types: ReadonlyMap<TypeId, TypeDeclaration>): EnumMember | undefined {
  const declaration = type.kind === "reference" ? types.get(type.id) : undefined;
  return declaration?.kind === "enum" && declaration.members.length === 1 ? declaration.members[0] : undefined;
}

function initializerOf(
  property: Property,
  isOptional: boolean,
  context: PropertyContext,
  notes: string[],
): Fallback | undefined {
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
