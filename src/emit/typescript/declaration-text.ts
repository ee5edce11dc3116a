import { freeName } from "../../contract/free-name.js";
import { type VariantMarker, variantMarker } from "../../contract/marked-variant.js";
import { camelCase } from "../../contract/names/camel-case.js";
import { type Direction, primitiveIn, propertiesIn, type Shape, variantsIn } from "../../contract/shapes.js";
import type {
  EnumType,
  ObjectType,
  TypeDeclaration,
  UnionType,
  UnionVariant,
} from "../../contract/type-declaration.js";
import { typeParameterDefaultsOf, typeParametersOf, usesOf } from "../../contract/type-declaration.js";
import { someUse, type TypeUse, withoutNull } from "../../contract/type-use.js";
import { shifted, type Trace, traceEnd, traceName } from "../maps/trace.js";
import { integerLiteral } from "../text/integer-literal.js";
import { indent, list, union } from "../text/layout.js";
import {
  propertyName,
  scalarLiteral,
  stringLiteral,
  typeParameter,
  typeScriptIdentifier,
} from "../text/typescript-literal.js";
import { documentationText } from "./documentation-text.js";
import type { ModulePiece } from "./module-files.js";
import type { ModuleScope } from "./module-scope.js";
import { enumValues, primitiveType, typeText } from "./type-text.js";

/** The exported declaration of one emitted form of a type. */
export function declarationPiece(shape: Shape, scope: ModuleScope): ModulePiece {
  const { declaration } = shape;
  const name = typeScriptIdentifier(shape.name);
  const documentation = documentationText(declaration, {
    notes: declaration.kind === "enum" ? enumNotes(declaration) : [],
  });
  const keywords = "export type ";
  const { text, traces } = typeDeclaration(shape, `${keywords}${name}${parameterText(shape, scope)} =`, scope);
  const names = memberNames(name, declaration);
  const whole = `${documentation}${text}`;
  const withNames = names === undefined ? whole : `${whole}\n\n${names.declared}`;
  return {
    source: names === undefined ? whole : `${whole}\n\n${names.constant} as const;`,
    declaration: withNames,
    script: names === undefined ? "" : `${names.constant};`,
    traces: () => [
      ...traceName(documentation.length + keywords.length, name, declaration.location),
      ...shifted(traces, documentation.length),
      traceEnd(withNames.length, declaration.location),
    ],
  };
}

/** Whether the form is written as `{ … }`, which ESLint's stylistic preset would have as an interface. */
export function isObjectLiteral(shape: Shape): boolean {
  const { declaration } = shape;
  if (declaration.kind !== "object" || declaration.asArray === true) return false;
  return declaration.additional !== undefined || propertiesIn(declaration, shownDirection(shape)).length > 0;
}

interface TracedText {
  readonly text: string;
  readonly traces: readonly Trace[];
}

/** `export type Task = { … };`, from the first column, so that long lines are broken where they should be. */
function typeDeclaration(shape: Shape, head: string, scope: ModuleScope): TracedText {
  const { declaration } = shape;
  const direction = shownDirection(shape);
  switch (declaration.kind) {
    case "object": {
      if (declaration.asArray === true)
        return untraced(list(`${head} [`, elementTexts(declaration, direction, scope), "];"));
      const { text, traces } = objectText(declaration, direction, scope);
      return { text: `${head} ${text};`, traces: shifted(traces, head.length + 1) };
    }
    case "enum":
      return untraced(enumText(head, declaration));
    case "brand": {
      const type = primitiveType(primitiveIn(declaration, direction), scope);
      const primitive = type.includes(" | ") ? `(${type})` : type;
      const brand = `{ readonly __brand: ${stringLiteral(shape.name)} }`;
      return untraced(`${head} ${primitive} & ${brand};`);
    }
    case "union":
      return untraced(union(head, unionMembers(declaration, direction, scope)));
    case "alias":
      return untraced(`${head} ${typeText(declaration.type, direction, scope)};`);
  }
}

function untraced(text: string): TracedText {
  return { text, traces: [] };
}

function parameterText(shape: Shape, scope: ModuleScope): string {
  const { declaration } = shape;
  const parameters = typeParametersOf(declaration);
  if (parameters.length === 0) return "";
  const direction = shownDirection(shape);
  const defaults = typeParameterDefaultsOf(declaration);
  const uses = declaration.kind === "object" ? usesIn(declaration, direction) : usesOf(declaration);
  const written = [...uses, ...defaults.values()].map((use) => typeText(use, direction, scope)).join(" ");
  const taken = new Set(parameters.map(typeParameter));
  const texts = parameters.map((parameter) => {
    const name = typeParameter(parameter);
    const fallback = defaults.get(parameter);
    const shown = isWritten(name, written) ? name : freeName(`_${name}`, taken);
    return fallback === undefined ? shown : `${shown} = ${typeText(fallback, direction, scope)}`;
  });
  return `<${texts.join(", ")}>`;
}

function usesIn(type: ObjectType, direction: Direction): readonly TypeUse[] {
  const uses = propertiesIn(type, direction).map((property) => property.type);
  return type.additional === undefined ? uses : [...uses, type.additional];
}

/** A parameter that the type has no use for has `_` before its name, which `noUnusedParameters` asks for. */
function isWritten(name: string, text: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const isPart = (character: string | undefined): boolean =>
    character !== undefined && /[\p{ID_Continue}$]/u.test(character);
  return (!isPart(text[at - 1]) && !isPart(text[at + name.length])) || isWritten(name, text.slice(at + name.length));
}

/** A form that serves both directions reads the same in either. */
export function shownDirection(shape: Shape): Direction {
  return shape.direction === "sent" ? "sent" : "answered";
}

function objectText(type: ObjectType, direction: Direction, scope: ModuleScope): TracedText {
  const open = "{\n";
  const traces: Trace[] = [];
  let body = "";
  for (const property of propertiesIn(type, direction)) {
    const mark = property[direction] === "optional" ? "?" : "";
    const name = propertyName(property.name);
    const documentation = indent(documentationText(property, { default: property.default }));
    const line = indent(`${name}${mark}: ${typeText(property.type, direction, scope)};\n`);
    const start = open.length + body.length + documentation.length + indent(name).length - name.length;
    body += documentation + line;
    traces.push(
      ...traceName(start, name, property.location),
      traceEnd(open.length + body.length - 1, property.location),
    );
  }
  if (type.additional !== undefined) body += indent(`[key: string]: ${additionalText(type, direction, scope)};\n`);
  // `{}` would be any value, and `Record<string, never>` leaves no room for a discriminator beside it.
  return body === "" ? untraced("object") : { text: `${open}${body}}`, traces };
}

/** `[x: number, y: number]`. */
function elementTexts(type: ObjectType, direction: Direction, scope: ModuleScope): readonly string[] {
  return propertiesIn(type, direction).map(
    ({ csharpName, type: use }) => `${typeScriptIdentifier(camelCase(csharpName))}: ${typeText(use, direction, scope)}`,
  );
}

/** In TypeScript an index signature must cover the declared properties too. */
function additionalText(type: ObjectType, direction: Direction, scope: ModuleScope): string {
  if (type.additional === undefined || type.additional.kind === "unknown") return "unknown";
  const properties = propertiesIn(type, direction);
  const texts = [type.additional, ...properties.map((property) => property.type)].map((use) =>
    typeText(use, direction, scope),
  );
  if (properties.some((property) => property[direction] === "optional")) texts.push("undefined");
  return texts.includes("unknown") ? "unknown" : [...new Set(texts)].join(" | ");
}

function enumText(head: string, type: EnumType): string {
  const values = enumValues(type);
  if (values === undefined) return `${head} ${type.wire === "number" ? "number" : "string"};`;
  return values.length === 0 ? `${head} never;` : union(head, values.map(scalarLiteral));
}

/** Numbers mean nothing to a reader, so `Priority.High` names one: its declaration and the constant itself. */
function memberNames(
  name: string,
  type: TypeDeclaration,
): { readonly declared: string; readonly constant: string } | undefined {
  if (type.kind !== "enum" || !hasMemberNames(type)) return undefined;
  const lines = (write: (name: string, value: string) => string): string =>
    indent(type.members.map((m) => write(propertyName(m.csharpName), integerLiteral(m.value))).join("\n"));
  return {
    declared: `export declare const ${name}: {\n${lines((key, value) => `readonly ${key}: ${value};`)}\n};`,
    constant: `export const ${name} = {\n${lines((key, value) => `${key}: ${value},`)}\n}`,
  };
}

/** An enum that is a value as well as a type. */
export function hasMemberNames(type: TypeDeclaration): boolean {
  return type.kind === "enum" && type.wire === "number" && type.members.length > 0;
}

function enumNotes(type: EnumType): readonly string[] {
  const members = type.members.filter((member) => member.documentation?.summary !== undefined);
  const notes = members.map((member) => `- \`${member.name}\`: ${member.documentation?.summary ?? ""}`).join("\n");
  const names = type.members.map((member) => member.name).join(", ");
  if (!type.flags) return [notes];
  return [
    type.wire === "number" ? `Any of these, added up: ${names}.` : `Any of these, separated by commas: ${names}.`,
    notes,
  ];
}

function unionMembers(type: UnionType, direction: Direction, scope: ModuleScope): readonly string[] {
  const variants = variantsIn(type, direction);
  if (variants.length === 0) return ["never"];
  // Null is said once, at the end.
  const isNullable = type.discriminator === undefined && variants.some((variant) => variant.type.kind === "nullable");
  const members = variants.map((variant, at) => {
    const value = isNullable ? { ...variant, type: withoutNull(variant.type) } : variant;
    const text = variantText(type, value, direction, scope);
    const marker = variantMarker(type, at, direction, scope.emission.types);
    if (marker !== undefined) return `(${text} & ${markerText(marker)})`;
    if (type.discriminator === undefined) return text;
    const tagged = `${tagText(type.discriminator, variant)} & ${text}`;
    return variants.length === 1 ? tagged : `(${tagged})`;
  });
  // `int` and `short` are the same in TypeScript.
  return [...new Set(isNullable ? [...members, "null"] : members)];
}

/** A type alias may refer to itself inside an index signature, but not as an argument of `Record`. */
function variantText(union: UnionType, { type }: UnionVariant, direction: Direction, scope: ModuleScope): string {
  const text = typeText(type, direction, scope);
  if (type.kind !== "map" || !text.startsWith("Record<string, ")) return text;
  const isRecursive = someUse(type.value, (use) => use.kind === "reference" && use.id === union.id);
  return isRecursive ? `{ [key: string]: ${typeText(type.value, direction, scope)} }` : text;
}

/** An ordinary property of the variant, which has some values of its type only. */
function markerText({ property, values, isOptional, isNullable }: VariantMarker): string {
  const literals = [...values.map(scalarLiteral), ...(isNullable ? ["null"] : [])];
  return `{ ${propertyName(property)}${isOptional ? "?" : ""}: ${literals.join(" | ")} }`;
}

/** The discriminator is added to the variant here: System.Text.Json writes it only if the declared type is the union. */
function tagText(discriminator: string, variant: UnionVariant): string {
  const name = propertyName(discriminator);
  return variant.tag === undefined ? `{ ${name}?: never }` : `{ ${name}: ${scalarLiteral(variant.tag)} }`;
}
