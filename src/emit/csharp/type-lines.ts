import type { BrandType, EnumType, ObjectType, TypeDeclaration, UnionType } from "../../contract/type-declaration.js";
import type { TypeId, TypeUse } from "../../contract/type-use.js";
import { csharpIdentifier, csharpString } from "../text/csharp.js";
import { annotationsOf } from "./annotations.js";
import { obsolete, propertyLines } from "./property.js";
import { documentationLines, indent, noteLines } from "./source-file.js";
import type { FileNames } from "./type-text.js";

const json = "System.Text.Json.Serialization";

export interface TypeContext {
  readonly names: FileNames;
  readonly types: ReadonlyMap<TypeId, TypeDeclaration>;
  readonly nameOf: (id: TypeId) => string;
  readonly namespace: string;
  /** Unions with a discriminator that this object is a variant of. */
  readonly basesOf: (id: TypeId) => readonly UnionType[];
  readonly isInterface: (union: UnionType) => boolean;
  /** No operation reaches it. */
  readonly isLone: (id: TypeId) => boolean;
  /** Part of an answer; what no operation reaches is read as one. */
  readonly isAnsweredType: (id: TypeId) => boolean;
}

export function typeLines(type: TypeDeclaration, context: TypeContext): readonly string[] {
  const { names } = context;
  const head = [
    ...documentationLines(type.documentation),
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
      return [...head, ...brandLines(type, context)];
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
  const siblings = new Set(type.properties.map((property) => csharpIdentifier(property.csharpName)));
  const isAnswered = context.isAnsweredType(type.id);
  const members = type.properties.map((property) => propertyLines(property, { ...context, siblings, isAnswered }));
  if (type.additional !== undefined) members.push(extensionLines(type, type.additional, siblings, context));
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
  const bases = context.basesOf(type.id).map((union) => {
    if (union.deprecated !== undefined) names.usesObsolete = true;
    return csharpIdentifier(context.nameOf(union.id));
  });
  const declaration = `public sealed record ${csharpIdentifier(type.csharpName)}${bases.length === 0 ? "" : ` : ${bases.join(", ")}`}`;
  if (members.length === 0) return [...attributes, `${declaration};`];
  return [...attributes, declaration, "{", ...indent(separated(members)), "}"];
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
  const element = names.framework("System.Text.Json", "JsonElement");
  return [
    "/// <summary>Properties that are not declared.</summary>",
    ...noteLines(notes),
    names.attribute(json, "JsonExtensionData"),
    `public ${names.framework("System.Collections.Generic", "IDictionary")}<string, ${element}>? ${name ?? "MoreProperties"} { get; init; }`,
  ];
}

function separated(members: readonly (readonly string[])[]): readonly string[] {
  return members.flatMap((lines, at) => (at === 0 ? lines : ["", ...lines]));
}

function enumLines(type: EnumType, { names }: TypeContext): readonly string[] {
  const name = csharpIdentifier(type.csharpName);
  const isNumber = type.wire === "number";
  const converter = isNumber
    ? [names.attribute(json, "JsonConverter", [`typeof(${names.framework(json, `JsonNumberEnumConverter<${name}>`)})`])]
    : [];
  const isDense = type.members.every((member, at) => member.value === String(at));
  const members = type.members.map((member) => [
    ...documentationLines(member.documentation),
    ...(isNumber || member.name === member.csharpName
      ? []
      : [names.attribute(json, "JsonStringEnumMemberName", [csharpString(member.name)])]),
    `${csharpIdentifier(member.csharpName)}${isDense ? "" : ` = ${member.value}`},`,
  ]);
  const isPlain = members.every((lines) => lines.length === 1);
  return [
    ...converter,
    `public enum ${name}${type.underlying === "int64" ? " : long" : ""}`,
    "{",
    ...indent(isPlain ? members.flat() : separated(members)),
    "}",
  ];
}

/** A value object: a bare string in JSON, a type of its own in both languages. */
function brandLines(type: BrandType, { names }: TypeContext): readonly string[] {
  const notes: string[] = [];
  const attributes = annotationsOf(type.constraints, type.primitive, false, names, notes);
  const parameter = `${attributes.map((attribute) => `${attribute} `).join("")}${names.type(type.primitive)} ${csharpIdentifier(type.csharpProperty)}`;
  return [
    ...noteLines(notes),
    names.attribute("Tenon", "ContractValue"),
    `public sealed record ${csharpIdentifier(type.csharpName)}(${parameter});`,
  ];
}

function polymorphic(
  property: string,
  variants: readonly { readonly type: string; readonly tag: string }[],
  names: FileNames,
): readonly string[] {
  return [
    names.attribute(json, "JsonPolymorphic", [`TypeDiscriminatorPropertyName = ${csharpString(property)}`]),
    ...variants.map(({ type, tag }) =>
      names.attribute(json, "JsonDerivedType", [`typeof(${type})`, csharpString(tag)]),
    ),
  ];
}

function taggedUnionLines(type: UnionType, context: TypeContext): readonly string[] {
  const { names } = context;
  const variants = type.variants.map((variant) => ({ type: names.type(variant.type), tag: String(variant.tag) }));
  const name = csharpIdentifier(type.csharpName);
  return [
    ...polymorphic(type.discriminator ?? "$type", variants, names),
    context.isInterface(type) ? `public interface ${name};` : `public abstract record ${name};`,
  ];
}

function openUnionLines(type: UnionType, { names }: TypeContext): readonly string[] {
  const name = csharpIdentifier(type.csharpName);
  // `typeof` knows no nullable references, and two variants that differ in nothing else are one type.
  const variants = [...new Set(type.variants.map((variant) => names.type(variant.type)))];
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
    names.attribute(json, "JsonConverter", [`typeof(${names.framework("Tenon", "ContractUnionConverter")})`]),
    `public sealed class ${name} : ${names.framework("Tenon", "ContractUnion")}`,
    "{",
    ...indent(separated(constructors)),
    "}",
  ];
}

function bare(type: string): string {
  return type.replaceAll("?", "");
}
