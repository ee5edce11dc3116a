import { type VariantMarker, variantMarker } from "../../contract/marked-variant.js";
import { type Direction, primitiveIn, propertiesIn, type Shape, variantsIn } from "../../contract/shapes.js";
import type { ObjectType, UnionType, UnionVariant } from "../../contract/type-declaration.js";
import { typeParametersOf } from "../../contract/type-declaration.js";
import type { TypeUse } from "../../contract/type-use.js";
import { indent, list } from "../text/layout.js";
import {
  literalMember,
  propertyName,
  scalarLiteral,
  stringLiteral,
  typeParameter,
} from "../text/typescript-literal.js";
import { dateTypeOf, holdsDate } from "../typescript/dates.js";
import { shownDirection } from "../typescript/declaration-text.js";
import { runtimePath } from "../typescript/runtime/runtime-path.js";
import { primitiveText, typeText } from "../typescript/type-text.js";
import type { SchemaScope } from "./schema-scope.js";
import { enumSchema, isReady, parameterSchemaName, schemaText } from "./schema-text.js";

/** A schema as a list between brackets, so that it can be laid out by its length. */
interface SchemaParts {
  readonly open: string;
  readonly items: readonly string[];
  readonly close: string;
  /** It needs a schema that comes later. */
  readonly circular?: true;
}

/**
 * The exported schema of one emitted form of a type. `satisfies` has the compiler hold it against the TypeScript type; a
 * schema that needs one that comes later takes the type as its annotation instead, or its own type would be circular.
 */
export function schemaDeclaration(shape: Shape, name: string, scope: SchemaScope): string {
  const { declaration } = shape;
  const parameters = typeParametersOf(declaration).map(typeParameter);
  const dated = scope.scope.emission.dated.has(declaration.id);
  const typeName = scope.scope.emission.shapes.nameOf(declaration.id, shownDirection(shape));
  const type = (): string => scope.scope.imported(typeName, typeModulePath(shape, scope), "type");
  const schemaOf = (typeName: string): string => `${scope.zod()}.ZodMiniType<${typeName}>`;
  const { open, items, close, circular } = schemaParts(shape, type, scope);
  const checkedType = (): string => {
    const named = parameters.length === 0 ? type() : `${type()}<${parameters.join(", ")}>`;
    return schemaOf(dated ? wireType(named, scope) : named);
  };
  // A schema sees texts; a type parameter may stand for a type of dates, which the compiler cannot follow.
  const isUnchecked = dated && parameters.length > 0;
  const annotation = circular === true ? `: ${isUnchecked ? schemaOf("unknown") : checkedType()}` : "";
  const end = circular === true || isUnchecked ? `${close};` : `${close} satisfies ${checkedType()};`;
  if (parameters.length === 0) return list(`export const ${name}${annotation} = ${open}`, items, end);

  const written = [open, ...items].join("\n");
  const inputs = parameters.map((parameter) => {
    const input = parameterSchemaName(parameter);
    // A type that writes its `T?` alone has no use for the schema of `T`.
    const isUsed = new RegExp(`\\b${input}\\b`).test(written);
    return `${isUsed ? "" : "_"}${input}: ${schemaOf(parameter)}`;
  });
  const head = `export function ${name}<${parameters.join(", ")}>(${inputs.join(", ")})${annotation} {`;
  return `/* @__NO_SIDE_EFFECTS__ */\n${head}\n${indent(list(`return ${open}`, items, end))}\n}`;
}

function schemaParts(shape: Shape, typeName: () => string, scope: SchemaScope): SchemaParts {
  const { declaration } = shape;
  const zod = scope.zod();
  const direction = shownDirection(shape);
  switch (declaration.kind) {
    case "object":
      return declaration.asArray === true
        ? { open: `${zod}.tuple([`, items: elementSchemas(declaration, direction, scope), close: "])" }
        : { open: objectSchema(declaration, direction, scope), items: [], close: "" };
    case "enum":
      return { open: enumSchema(declaration, zod), items: [], close: "" };
    case "brand": {
      const bare = primitiveIn(declaration, direction);
      const primitive = schemaText(bare, direction, scope, declaration.constraints);
      if (dateTypeOf(bare, scope.scope.emission.dates) !== undefined) return { open: primitive, items: [], close: "" };
      const branded = `${zod}.custom<${typeName()}, ${primitiveText(bare)}>()`;
      return { open: `${zod}.pipe(`, items: [primitive, branded], close: ")" };
    }
    case "union":
      return unionSchema(declaration, direction, scope);
    case "alias": {
      const text = schemaText(declaration.type, direction, scope, declaration.constraints);
      if (isReady(declaration.type, direction, scope)) return { open: text, items: [], close: "" };
      return { open: `${zod}.lazy(() => ${text})`, items: [], close: "", circular: true };
    }
  }
}

/** The type as it travels: with texts for dates. */
function wireText(use: TypeUse, direction: Direction, scope: SchemaScope): string {
  const text = typeText(use, direction, scope.scope);
  return holdsDate(use, scope.scope.emission) ? wireType(text, scope) : text;
}

function wireType(type: string, scope: SchemaScope): string {
  return `${scope.scope.imported("TenonText", runtimePath, "type")}<${type}>`;
}

function typeModulePath(shape: Shape, scope: SchemaScope): string {
  return `../types/${scope.scope.emission.modules.moduleOf(shape.declaration.id)}.js`;
}

/** What every object has without having it itself: `toString`, `constructor`, `__proto__`. */
function isInherited(name: string): boolean {
  return name in Object.prototype;
}

/** Zod reads the value of a key without asking whether the key is there: an inherited value means that it is not. */
function orInherited(schema: string, name: string, zod: string): string {
  return `${zod}.union([${schema}, ${zod}.custom<never>((value) => value === Reflect.get({}, ${stringLiteral(name)}))])`;
}

function objectSchema(type: ObjectType, direction: Direction, scope: SchemaScope): string {
  const zod = scope.zod();
  const members = propertiesIn(type, direction).map((property) => {
    const optional = property[direction] === "optional";
    const typeSchema = schemaText(property.type, direction, scope, property.constraints);
    const plain = optional && isInherited(property.name) ? orInherited(typeSchema, property.name, zod) : typeSchema;
    const schema = optional ? `${zod}.exactOptional(${plain})` : plain;
    if (isReady(property.type, direction, scope)) return literalMember(property.name, schema);
    const shown = `${zod}.ZodMiniType<${wireText(property.type, direction, scope)}>`;
    const returned = optional ? `${zod}.ZodMiniExactOptional<${shown}>` : shown;
    return `get ${propertyName(property.name)}(): ${returned} {\n${indent(`return ${schema};`)}\n}`;
  });
  const object =
    members.length > 1
      ? `${zod}.object({\n${indent(members.map((member) => `${member},`).join("\n"))}\n})`
      : list(`${zod}.object({`, members, "})", { padding: " " });
  if (type.additional === undefined) return object;
  const later = orLater(type.additional, schemaText(type.additional, direction, scope), direction, scope);
  return `${zod}.catchall(${object}, ${later})`;
}

function elementSchemas(type: ObjectType, direction: Direction, scope: SchemaScope): readonly string[] {
  return propertiesIn(type, direction).map(({ type: use, constraints }) =>
    orLater(use, schemaText(use, direction, scope, constraints), direction, scope),
  );
}

function orLater(use: TypeUse, schema: string, direction: Direction, scope: SchemaScope): string {
  if (isReady(use, direction, scope)) return schema;
  const zod = scope.zod();
  return `${zod}.lazy((): ${zod}.ZodMiniType<${wireText(use, direction, scope)}> => ${schema})`;
}

function unionSchema(type: UnionType, direction: Direction, scope: SchemaScope): SchemaParts {
  const zod = scope.zod();
  const { discriminator } = type;
  const variants = mostSpecificFirst(type, direction, scope);
  if (variants.length === 0) return { open: `${zod}.never()`, items: [], close: "" };
  const items = variants.map((variant, at) => {
    const marker = variantMarker(type, at, direction, scope.scope.emission.types);
    const text =
      marker === undefined
        ? variantSchema(variant, discriminator, direction, scope)
        : withMember(variant, marker.property, markerSchema(marker, zod), direction, scope);
    return isReady(variant.type, direction, scope) ? text : `${zod}.lazy(() => ${text})`;
  });
  const tags = new Set(variants.map((variant) => variant.tag));
  const isDiscriminated = discriminator !== undefined && !tags.has(undefined) && tags.size === variants.length;
  const open =
    isDiscriminated && variants.every((variant) => isPlainObject(variant, scope))
      ? `${zod}.discriminatedUnion(${stringLiteral(discriminator)}, [`
      : `${zod}.union([`;
  const circular = variants.some((variant) => !isReady(variant.type, direction, scope));
  return { open, items, close: "])", ...(circular ? { circular } : {}) };
}

/** The first schema that fits is taken, and one with fewer properties fits what has more. */
function mostSpecificFirst(type: UnionType, direction: Direction, scope: SchemaScope): readonly UnionVariant[] {
  const variants = variantsIn(type, direction);
  if (type.isCSharpUnion !== true) return variants;
  const demands = ({ type: use }: UnionVariant): number => {
    const declared = use.kind === "reference" ? scope.scope.emission.types.get(use.id) : undefined;
    return declared?.kind === "object" ? propertiesIn(declared, direction).length : 0;
  };
  return [...variants].sort((a, b) => demands(b) - demands(a));
}

function variantSchema(
  variant: UnionVariant,
  discriminator: string | undefined,
  direction: Direction,
  scope: SchemaScope,
): string {
  const zod = scope.zod();
  const schema = schemaText(variant.type, direction, scope);
  if (discriminator === undefined) return schema;
  const tag =
    variant.tag === undefined
      ? `${zod}.exactOptional(${zod}.never())`
      : `${zod}.literal(${scalarLiteral(variant.tag)})`;
  return withMember(variant, discriminator, tag, direction, scope);
}

/** An ordinary property of the variant, which has some values of its type only. */
function markerSchema({ values, isOptional, isNullable }: VariantMarker, zod: string): string {
  const literals = `${zod}.literal([${values.map(scalarLiteral).join(", ")}])`;
  const value = isNullable ? `${zod}.nullable(${literals})` : literals;
  return isOptional ? `${zod}.exactOptional(${value})` : value;
}

function withMember(
  variant: UnionVariant,
  name: string,
  member: string,
  direction: Direction,
  scope: SchemaScope,
): string {
  const zod = scope.zod();
  const schema = schemaText(variant.type, direction, scope);
  const members = `{ ${literalMember(name, member)} }`;
  return isPlainObject(variant, scope)
    ? `${zod}.extend(${schema}, ${members})`
    : `${zod}.intersection(${zod}.object(${members}), ${schema})`;
}

function isPlainObject(variant: UnionVariant, scope: SchemaScope): boolean {
  const type = variant.type.kind === "reference" ? scope.scope.emission.types.get(variant.type.id) : undefined;
  return type?.kind === "object" && type.asArray !== true;
}
