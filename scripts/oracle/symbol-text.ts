/** Our symbols as records that compare as text with the compiler's (dotnet/oracle/SymbolText.cs, SymbolsMode.cs). */

import { specialTypeOf } from "../../src/csharp/binding/symbols/special-types.js";
import type {
  AccessorSymbol,
  MemberSymbol,
  NamedTypeSymbol,
  ParameterSymbol,
  Type,
  TypeParameterSymbol,
} from "../../src/csharp/binding/symbols/symbols.js";
import { sizeOfSpecialType } from "../../src/csharp/binding/types/numeric-types.js";
import { documentationId } from "./documentation-ids.js";
import { attributesText, bareTypeText, constantText, typeText } from "./type-text.js";

export interface SymbolRecord {
  readonly key: string;
  readonly kind: string;
  readonly place: string;
  readonly aspects: Readonly<Record<string, string>>;
}

/** The type itself, then its members in declaration order. */
export function* recordsOf(
  type: NamedTypeSymbol,
  select: (member: MemberSymbol) => boolean = () => true,
): Generator<SymbolRecord> {
  const place = type.locations[0];
  const typeKey = type.metadataName + (isFileLocal(type) ? `@${place?.file ?? ""}` : "");
  yield { key: typeKey, kind: "type", place: placeText(place), aspects: typeAspects(type) };
  const seen = new Map<string, number>();
  for (const member of type.members.filter(select)) {
    const name = `${member.kind} ${nameOf(member)}${shape(member)}`;
    const ordinal = (seen.get(name) ?? 0) + 1;
    seen.set(name, ordinal);
    const key = `${typeKey} ${name} #${ordinal}`;
    yield { key, kind: member.kind, place: placeText(member.location), aspects: memberAspects(member) };
  }
}

function placeText(place: { readonly file: string; readonly line: number } | undefined): string {
  return place === undefined ? "" : `${place.file}:${place.line}`;
}

function isFileLocal(type: NamedTypeSymbol): boolean {
  return type.isFileLocal || (type.containingType !== undefined && isFileLocal(type.containingType));
}

/** Tells overloads apart by counts alone, so that a wrongly bound type is one mismatch and not two lost symbols. */
function shape(member: MemberSymbol): string {
  if (member.kind === "method") return `\`${member.typeParameters.length}(${member.parameters.length})`;
  return member.kind === "property" && member.isIndexer ? `[${member.parameters.length}]` : "";
}

/** The name without an explicit interface before it. */
function nameOf(member: MemberSymbol): string {
  if (member.kind === "property" && member.isIndexer) return "this[]";
  const dot = member.name.lastIndexOf(".");
  return dot > 0 ? member.name.slice(dot + 1) : member.name;
}

function typeAspects(type: NamedTypeSymbol): Record<string, string> {
  const aspects: Record<string, string> = {
    kind: (type.isRecord ? "record " : "") + type.typeKind,
    name: type.name,
    id: documentationId(type),
    "metadata name": type.metadataName,
    accessibility: type.accessibility,
    modifiers: flags({
      abstract: type.isAbstract && type.typeKind !== "interface",
      sealed: type.isSealed,
      static: type.isStatic,
      readonly: type.isReadOnly,
      ref: type.isRefLike,
      partial: type.isPartial,
      file: type.isFileLocal,
    }),
    "type parameters": type.typeParameters.map(typeParameterText).join(", "),
    "base type": type.baseType === undefined ? "" : bareTypeText(type.baseType),
    interfaces: type.interfaces.map(bareTypeText).join(", "),
    attributes: attributesText(type.attributes),
    documentation: documentationText(type.documentation),
  };
  if (type.enumUnderlyingType !== undefined) aspects["enum type"] = enumTypes[type.enumUnderlyingType] ?? "";
  return aspects;
}

const enumTypes: Readonly<Record<string, string>> = {
  sbyte: "System.SByte",
  byte: "System.Byte",
  short: "System.Int16",
  ushort: "System.UInt16",
  int: "System.Int32",
  uint: "System.UInt32",
  long: "System.Int64",
  ulong: "System.UInt64",
};

function memberAspects(member: MemberSymbol): Record<string, string> {
  const aspects: Record<string, string> = {
    name: nameOf(member),
    id: documentationId(member),
    accessibility: member.accessibility,
    modifiers: memberFlags(member),
    attributes: attributesText(member.attributes),
  };
  // The comment of a delegate is the type's; its Invoke is nobody's to document.
  if (member.containingType.typeKind !== "delegate") aspects.documentation = documentationText(member.documentation);
  switch (member.kind) {
    case "field":
      aspects.type = typeText(member.type);
      if (member.constantValue !== undefined && member.constantValue.kind !== "error") {
        aspects.constant = constantText(member.constantValue);
      }
      break;
    case "property":
      aspects.type = typeText(member.type);
      aspects.parameters = member.parameters.map(parameterText).join(", ");
      aspects.getter = accessorText(member.getter, false);
      aspects.setter = accessorText(member.setter, member.setter?.isInitOnly === true);
      break;
    case "method":
      aspects["method kind"] = member.methodKind;
      aspects["type parameters"] = member.typeParameters.map(typeParameterText).join(", ");
      aspects.parameters = member.parameters.map(parameterText).join(", ");
      aspects.type = typeText(member.returnType);
      aspects["return attributes"] = attributesText(member.returnAttributes);
      break;
    case "event":
      aspects.type = typeText(member.type);
      break;
  }
  return aspects;
}

/** White space is nobody's, and the compiler binds the names in `cref` and rewrites them: both are left out. */
function documentationText(documentation: string | undefined): string {
  return (documentation ?? "")
    .replaceAll(/cref\s*=\s*("[^"]*"|'[^']*')/g, "cref")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function memberFlags(member: MemberSymbol): string {
  return flags({
    static: member.isStatic,
    abstract: member.isAbstract,
    virtual: member.isVirtual,
    override: member.isOverride,
    sealed: member.isSealed,
    const: member.kind === "field" && member.isConst,
    readonly: member.kind === "field" && member.isReadOnly,
    volatile: member.kind === "field" && member.isVolatile,
    required: (member.kind === "field" || member.kind === "property") && member.isRequired,
    indexer: member.kind === "property" && member.isIndexer,
    explicit: member.kind === "property" && member.isExplicitInterfaceImplementation,
    extension: member.kind === "method" && member.isExtension,
    async: member.kind === "method" && member.isAsync,
    primary: member.kind === "method" && member.isPrimaryConstructor,
  });
}

function flags(all: Readonly<Record<string, boolean>>): string {
  return Object.keys(all)
    .filter((name) => all[name] === true)
    .join(" ");
}

function accessorText(accessor: AccessorSymbol | undefined, isInitOnly: boolean): string {
  if (accessor === undefined) return "none";
  return `${accessor.accessibility}${isInitOnly ? " init" : ""} ${attributesText(accessor.attributes)}`;
}

const ways = { none: "", ref: "ref ", out: "out ", in: "in ", refReadOnly: "refReadOnly " } as const;

function parameterText(parameter: ParameterSymbol): string {
  let text = `${parameter.isParams ? "params " : ""}${ways[parameter.refKind]}${typeText(parameter.type)} ${parameter.name}`;
  if (parameter.hasDefault) {
    // The compiler answers null where it cannot bind the value; of a number that is told from a null that was written.
    const unknown = isNumber(parameter.type.type) ? "?" : "null";
    text += ` = ${parameter.defaultValue === undefined ? unknown : constantText(parameter.defaultValue)}`;
  }
  const attributes = attributesText(parameter.attributes);
  return attributes === "[]" ? text : `${attributes} ${text}`;
}

function isNumber(type: Type): boolean {
  if (type.kind === "named" && type.symbol.typeKind === "enum") return true;
  const special = specialTypeOf(type);
  return special !== undefined && sizeOfSpecialType(special) !== undefined;
}

function typeParameterText(parameter: TypeParameterSymbol): string {
  const set = flags({
    in: parameter.variance === "in",
    out: parameter.variance === "out",
    class: parameter.hasReferenceTypeConstraint && !parameter.hasNullableReferenceTypeConstraint,
    "class?": parameter.hasReferenceTypeConstraint && parameter.hasNullableReferenceTypeConstraint,
    struct: parameter.hasValueTypeConstraint,
    unmanaged: parameter.hasUnmanagedConstraint,
    notnull: parameter.hasNotNullConstraint,
    new: parameter.hasConstructorConstraint,
    "allows-ref": parameter.allowsRefLike,
  });
  const constraints = parameter.constraintTypes.map(typeText).join(" & ");
  const attributes = attributesText(parameter.attributes);
  return `${parameter.name}{${set}|${constraints}}${attributes === "[]" ? "" : attributes}`;
}
