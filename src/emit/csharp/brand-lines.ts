import type { BrandType } from "../../contract/type-declaration.js";
import type { PrimitiveName } from "../../contract/type-use.js";
import { csharpIdentifier } from "../text/csharp.js";
import { annotationsOf } from "./annotations.js";
import { indentLines, noteLines, separated } from "./source-file.js";
import type { FileNames } from "./type-text.js";

/** A value object: a bare primitive in JSON, a type of its own in both languages. */
export function brandLines(
  type: BrandType,
  isParsed: boolean,
  isPartial: boolean,
  names: FileNames,
): readonly string[] {
  const notes: string[] = [];
  const attributes = annotationsOf(type.constraints, type.primitive, false, names, notes)
    .map((attribute) => `${attribute} `)
    .join("");
  names.tell(notes, type.csharpName, type.location);
  const name = csharpIdentifier(type.csharpName);
  const property = csharpIdentifier(type.csharpProperty);
  const value = names.type(type.primitive);
  const isRecord = type.csharpKind === "record" || type.csharpKind === "recordStruct";
  const sealing = type.csharpKind === "record" || type.csharpKind === "class" ? "sealed" : "readonly";
  const kind = type.csharpKind === "recordStruct" ? "record struct" : type.csharpKind;
  const parameter = isRecord ? `${attributes}${value} ${property}` : `${value} value`;
  const parsable = isParsed ? ` : ${names.framework("System", `IParsable<${name}>`)}` : "";
  const declaration = `public ${sealing} ${isPartial ? "partial " : ""}${kind} ${name}(${parameter})${parsable}`;
  const members = [
    ...(isRecord
      ? []
      : [["/// <summary>The value.</summary>", `${attributes}public ${value} ${property} { get; } = value;`]]),
    ...(isParsed ? parseLines(type, name, names) : []),
  ];
  return [
    ...noteLines(notes),
    names.attribute("Tenon", "ContractValue"),
    ...(members.length === 0 ? [`${declaration};`] : [declaration, "{", ...indentLines(separated(members)), "}"]),
  ];
}

/** Primitives that are not `IParsable`: ASP.NET has the text itself, or another way to it. */
const unparsable: Partial<Record<PrimitiveName, string>> = {
  string: "text",
  uri: "new Uri(text, UriKind.RelativeOrAbsolute)",
  version: "Version.Parse(text)",
  boolean: "bool.Parse(text)",
  bytes: "Convert.FromBase64String(text)",
};

function parseLines(type: BrandType, name: string, names: FileNames): readonly (readonly string[])[] {
  const value = names.type(type.primitive);
  const provider = names.framework("System", "IFormatProvider");
  const notNull = names.attribute("System.Diagnostics.CodeAnalysis", "NotNullWhen", ["true"]);
  const maybeNull = names.attribute("System.Diagnostics.CodeAnalysis", "MaybeNullWhen", ["false"]);
  const isStruct = type.csharpKind === "recordStruct" || type.csharpKind === "struct";
  const fallback = unparsable[type.primitive.name];
  if (fallback !== undefined) names.usings.add("System");
  const parse = fallback ?? `${value}.Parse(text, provider)`;
  const tryParse =
    type.primitive.name === "string"
      ? [`result = text is null ? ${isStruct ? "default" : "null"} : new(text);`, "return text is not null;"]
      : fallback === undefined
        ? [
            `var isValue = ${value}.TryParse(text, provider, out var value);`,
            `result = isValue ? new(value) : ${isStruct ? "default" : "null"};`,
            "return isValue;",
          ]
        : [
            "try",
            "{",
            `    result = text is null ? ${isStruct ? "default" : "null"} : new(${fallback});`,
            "    return text is not null;",
            "}",
            "catch (Exception e) when (e is FormatException or ArgumentException)",
            "{",
            `    result = ${isStruct ? "default" : "null"};`,
            "    return false;",
            "}",
          ];
  return [
    ["/// <inheritdoc />", `public static ${name} Parse(string text, ${provider}? provider) => new(${parse});`],
    [
      "/// <inheritdoc />",
      `public static bool TryParse(${notNull} string? text, ${provider}? provider, ${maybeNull} out ${name} result)`,
      "{",
      ...indentLines(tryParse),
      "}",
    ],
  ];
}
