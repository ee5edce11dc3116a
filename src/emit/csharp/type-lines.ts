import type { EnumType, ObjectType, TypeDeclaration, UnionType } from "../../contract/type-declaration.js";
import type { TypeId, TypeUse } from "../../contract/type-use.js";
import { csharpIdentifier, csharpString } from "../text/csharp.js";
import { integerLiteral } from "../text/integer-literal.js";
import type { BoundPlace } from "./bound-objects.js";
import { brandLines } from "./brand-lines.js";
import { declaredTitle } from "./declared-names.js";
import { propertyLines } from "./property.js";
import { obsolete } from "./property-attributes.js";
import type { PropertyContext } from "./property-shape.js";
import { documentationLines, documentationWith, indentLines, noteLines, separated } from "./source-file.js";
import type { FileNames } from "./type-text.js";
import type { UnionBases } from "./union-bases.js";

const json = "System.Text.Json.Serialization";

/** The example of a whole type is JSON, whatever it is. */
const anything: TypeUse = { kind: "unknown", shape: "any", reason: "freeForm" };

export interface TypeContext {
  readonly names: FileNames;
  readonly types: ReadonlyMap<TypeId, TypeDeclaration>;
  readonly bases: UnionBases;
  /** No operation reaches it. */
  readonly isLone: (id: TypeId) => boolean;
  /** Part of an answer; what no operation reaches is read as one. */
  readonly isAnsweredType: (id: TypeId) => boolean;
  /** Other types are declared inside it. */
  readonly isPartial: boolean;
  /** A value object that travels as text too. */
  readonly isParsed: (id: TypeId) => boolean;
  readonly bound: ReadonlyMap<TypeId, BoundPlace>;
}

export function typeLines(type: TypeDeclaration, context: TypeContext): readonly string[] {
  const { names } = context;
  const head = [
    ...documentationLines(
      documentationWith(type.documentation, "example" in type ? type.example : undefined, anything),
    ),
    ...noteLines(type.notes ?? []),
    ...(type.deprecated === undefined ? [] : [obsolete(type.deprecated.message, names)]),
    ...(context.isLone(type.id) && type.kind !== "alias" ? [names.attribute("Tenon", "ContractType")] : []),
  ];
  switch (type.kind) {
    case "object":
      return [...head, ...objectLines(type, context)];
    case "enum":
      return [...head, ...enumLines(type, context)];
    case "brand":
      return [...head, ...brandLines(type, context.isParsed(type.id), context.isPartial, names)];
    case "union":
      return [
        ...head,
        ...(type.discriminator === undefined ? openUnionLines(type, context) : taggedUnionLines(type, context)),
      ];
    case "alias":
      return [];
  }
}

function objectLines(type: ObjectType, context: TypeContext): readonly string[] {
  const { names } = context;
  const attributes: string[] = [];
  if (type.tag !== undefined)
    attributes.push(
      ...polymorphic(type.tag.property, [{ type: csharpIdentifier(type.csharpName), tag: type.tag.value }], names),
    );
  if (type.properties.length === 1 && type.additional === undefined)
    attributes.push(names.attribute("Tenon", "ContractObject"));
  if (type.closed === true)
    attributes.push(
      names.attribute(json, "JsonUnmappedMemberHandling", [
        `${names.framework(json, "JsonUnmappedMemberHandling")}.Disallow`,
      ]),
    );
  return [
    ...attributes,
    ...bodyLines(type, `${sealing(type)}${keywordOf(type, context)}`, declaredTitle(type), context),
  ];
}

/** A declaration with its bases and the members that no base has. */
function bodyLines(type: ObjectType, keywords: string, title: string, context: TypeContext): readonly string[] {
  const siblings = new Set(type.properties.map((property) => csharpIdentifier(property.csharpName)));
  const inherited = context.bases.inherited(type.id);
  const around: PropertyContext = {
    names: context.names,
    types: context.types,
    siblings,
    isAnswered: context.isAnsweredType(type.id),
    isInterface: type.csharpKind === "interface",
    boundFrom: context.bound.get(type.id),
  };
  const members = type.properties
    .filter((property) => !inherited.has(property.name))
    .map((property) => propertyLines(property, around));
  if (type.additional !== undefined) members.push(extensionLines(type, type.additional, siblings, context));
  const declaration = `public ${keywords} ${title}${basesText(type.id, context)}`;
  if (members.length === 0) return [`${declaration};`];
  return [declaration, "{", ...indentLines(separated(members)), "}"];
}

function basesText(id: TypeId, { bases, names }: TypeContext): string {
  // C# wants the class before the interfaces.
  const isInterface = (union: UnionType): boolean => bases.kindOf(union) === "interface";
  const unions = bases.basesOf(id);
  const ordered = [...unions.filter((union) => !isInterface(union)), ...unions.filter(isInterface)];
  const texts = ordered.map((union) => names.declared(union.id));
  return texts.length === 0 ? "" : ` : ${texts.join(", ")}`;
}

function sealing(type: ObjectType): string {
  // System.Text.Json refuses polymorphism on a sealed type, also where its only derived type is itself.
  if (type.tag !== undefined) return "";
  switch (type.csharpKind) {
    case "record":
    case "class":
      return "sealed ";
    case "recordStruct":
      return "readonly ";
    default:
      return "";
  }
}

function keywordOf(type: ObjectType, { isPartial }: TypeContext): string {
  const keyword = type.csharpKind === "recordStruct" ? "record struct" : type.csharpKind;
  return isPartial ? `partial ${keyword}` : keyword;
}

/** System.Text.Json takes keys that are not declared as JSON alone. */
function extensionLines(
  type: ObjectType,
  additional: TypeUse,
  siblings: ReadonlySet<string>,
  context: TypeContext,
): readonly string[] {
  const { names } = context;
  const name = ["AdditionalProperties", "ExtensionData", "OtherProperties", "FurtherProperties"].find(
    (candidate) => !siblings.has(candidate) && candidate !== type.csharpName,
  );
  const notes =
    additional.kind === "unknown"
      ? []
      : [`every further property is ${names.type(additional).replace(/\?$/, " or null")}`];
  names.tell(notes, type.csharpName, type.location);
  const element = names.framework("System.Text.Json", "JsonElement");
  return [
    "/// <summary>Properties that are not declared.</summary>",
    ...noteLines(notes),
    names.attribute(json, "JsonExtensionData"),
    `public ${names.framework("System.Collections.Generic", "IDictionary")}<string, ${element}>? ${name ?? "MoreProperties"} { get; init; }`,
  ];
}

const underlyingTypes: Record<EnumType["underlying"], string> = {
  int8: "sbyte",
  uint8: "byte",
  int16: "short",
  uint16: "ushort",
  int32: "int",
  uint32: "uint",
  int64: "long",
  uint64: "ulong",
};

function enumLines(type: EnumType, { names }: TypeContext): readonly string[] {
  const name = csharpIdentifier(type.csharpName);
  const isNumber = type.wire === "number";
  const converter = isNumber
    ? [names.attribute(json, "JsonConverter", [`typeof(${names.framework(json, `JsonNumberEnumConverter<${name}>`)})`])]
    : [];
  const isDense = !type.flags && type.members.every((member, at) => member.value === String(at));
  const members = type.members.map((member) => [
    ...documentationLines(member.documentation),
    ...(member.deprecated === undefined ? [] : [obsolete(member.deprecated.message, names)]),
    ...(isNumber || member.name === member.csharpName
      ? []
      : [names.attribute(json, "JsonStringEnumMemberName", [csharpString(member.name)])]),
    `${csharpIdentifier(member.csharpName)}${isDense ? "" : ` = ${integerLiteral(member.value)}`},`,
  ]);
  const isPlain = members.every((lines) => lines.length === 1);
  return [
    ...converter,
    ...(type.flags ? [names.attribute("System", "Flags")] : []),
    `public enum ${name}${type.underlying === "int32" ? "" : ` : ${underlyingTypes[type.underlying]}`}`,
    "{",
    ...indentLines(isPlain ? members.flat() : separated(members)),
    "}",
  ];
}

function polymorphic(
  property: string,
  variants: readonly { readonly type: string; readonly tag: string | number | undefined }[],
  names: FileNames,
): readonly string[] {
  const tagText = (tag: string | number | undefined): readonly string[] =>
    tag === undefined ? [] : [typeof tag === "number" ? String(tag) : csharpString(tag)];
  return [
    names.attribute(json, "JsonPolymorphic", [`TypeDiscriminatorPropertyName = ${csharpString(property)}`]),
    ...variants.map(({ type, tag }) => names.attribute(json, "JsonDerivedType", [`typeof(${type})`, ...tagText(tag)])),
  ];
}

function taggedUnionLines(type: UnionType, context: TypeContext): readonly string[] {
  const { bases, names, types } = context;
  const variants = type.variants
    // A base that is not itself a variant has no `[JsonDerivedType]`.
    .filter(({ tag, type: use }) => tag !== undefined || use.kind !== "reference" || use.id !== type.base?.id)
    .map((variant) => ({ type: names.type(variant.type), tag: variant.tag }));
  const attributes = polymorphic(type.discriminator ?? "$type", variants, names);
  const kind = bases.kindOf(type);
  const partial = context.isPartial ? "partial " : "";
  const base = type.base === undefined ? undefined : types.get(type.base.id);
  const title = declaredTitle(type);
  if (base?.kind === "object") return [...attributes, ...bodyLines(base, `${partial}${kind}`, title, context)];
  const keywords = kind === "interface" ? `${partial}interface` : `abstract ${partial}${kind}`;
  return [...attributes, `public ${keywords} ${title};`];
}

function openUnionLines(type: UnionType, { isPartial, names }: TypeContext): readonly string[] {
  const name = csharpIdentifier(type.csharpName);
  const variants = [...new Set(type.variants.map((variant) => names.type(variant.type)))];
  if (type.isCSharpUnion === true)
    return [`public ${isPartial ? "partial " : ""}union ${name}(${variants.join(", ")});`];
  // `typeof` knows no nullable references, and two variants that differ in nothing else are one type.
  const distinct = variants.filter((text, at) => variants.findIndex((other) => bare(other) === bare(text)) === at);
  const constructors = distinct.map((text) => [
    "/// <summary>Makes one of a value.</summary>",
    `public ${name}(${text} value) : base(value) { }`,
  ]);
  return [
    names.attribute(
      "Tenon",
      "ContractUnion",
      distinct.map((text) => `typeof(${text})`),
    ),
    ...markerLines(type, names),
    names.attribute(json, "JsonConverter", [`typeof(${names.framework("Tenon", "ContractUnionConverter")})`]),
    `public sealed class ${name} : ${names.framework("Tenon", "ContractUnion")}`,
    "{",
    ...indentLines(separated(constructors)),
    "}",
  ];
}

function markerLines({ markers, variants }: UnionType, names: FileNames): readonly string[] {
  if (markers === undefined) return [];
  return variants.flatMap((variant, at) => {
    const values = (markers.values[at] ?? []).map((value) =>
      typeof value === "number" ? String(value) : csharpString(value),
    );
    if (values.length === 0) return [];
    const type = `typeof(${bare(names.type(variant.type))})`;
    return [names.attribute("Tenon", "ContractUnionTag", [type, csharpString(markers.property), ...values])];
  });
}

function bare(type: string): string {
  return type.replaceAll("?", "");
}
