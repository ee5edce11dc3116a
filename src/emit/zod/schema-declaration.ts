import type { Direction, Shape } from "../../contract/shapes.js";
import type { ObjectType, UnionType, UnionVariant } from "../../contract/type-declaration.js";
import { typeParametersOf } from "../../contract/type-declaration.js";
import { indent, list } from "../text/layout.js";
import { literalMember, propertyName, scalarLiteral, stringLiteral } from "../text/typescript-literal.js";
import { shownDirection, shownProperties } from "../typescript/declaration-text.js";
import { enumValues, typeText } from "../typescript/type-text.js";
import type { SchemaScope } from "./schema-scope.js";
import { enumSchema, isReady, parameterSchemaName, schemaText } from "./schema-text.js";

/**
 * The exported schema of one emitted form of a type. `satisfies` has the compiler hold it against the TypeScript type; a
 * schema that needs one that comes later takes the type as its annotation instead, or its own type would be circular.
 */
export function schemaDeclaration(shape: Shape, name: string, scope: SchemaScope): string {
  const { declaration } = shape;
  const zod = scope.zod();
  const direction = shownDirection(shape);
  const parameters = typeParametersOf(declaration);
  const type = scope.scope.imported(shape.name, typeModulePath(shape, scope), "type");
  const schemaOf = (typeName: string): string => `${zod}.ZodMiniType<${typeName}>`;

  const schema = ((): { text: string; circular: boolean } => {
    switch (declaration.kind) {
      case "object":
        return { text: objectSchema(declaration, direction, scope), circular: false };
      case "enum":
        return { text: enumSchema(enumValues(declaration), zod), circular: false };
      case "brand": {
        const primitive = schemaText(declaration.primitive, direction, scope, declaration.constraints);
        return {
          text: `${zod}.pipe(${primitive}, ${zod}.custom<${type}, ${primitiveOf(declaration.primitive, scope)}>())`,
          circular: false,
        };
      }
      case "union":
        return unionSchema(declaration, direction, scope);
      case "alias": {
        const text = schemaText(declaration.type, direction, scope, declaration.constraints);
        const ready = isReady(declaration.type, direction, scope);
        return ready ? { text, circular: false } : { text: `${zod}.lazy(() => ${text})`, circular: true };
      }
    }
  })();

  if (parameters.length > 0) {
    const typeName = `${type}<${parameters.join(", ")}>`;
    const inputs = parameters.map((parameter) => `${parameterSchemaName(parameter)}: ${schemaOf(parameter)}`);
    const head = `export function ${name}<${parameters.join(", ")}>(${inputs.join(", ")})`;
    return `/* @__NO_SIDE_EFFECTS__ */\n${
      schema.circular
        ? `${head}: ${schemaOf(typeName)} {\n${indent(`return ${schema.text};`)}\n}`
        : `${head} {\n${indent(`return ${schema.text} satisfies ${schemaOf(typeName)};`)}\n}`
    }`;
  }
  return schema.circular
    ? `export const ${name}: ${schemaOf(type)} = ${schema.text};`
    : `export const ${name} = ${schema.text} satisfies ${schemaOf(type)};`;
}

function typeModulePath(shape: Shape, scope: SchemaScope): string {
  return `../types/${scope.scope.emission.modules.moduleOf(shape.declaration.id)}.js`;
}

function primitiveOf(use: Parameters<typeof typeText>[0], scope: SchemaScope): string {
  return typeText(use, "answered", scope.scope);
}

function objectSchema(type: ObjectType, direction: Direction, scope: SchemaScope): string {
  const zod = scope.zod();
  const members = shownProperties(type, direction).map((property) => {
    const optional = property[direction] === "optional";
    const plain = schemaText(property.type, direction, scope, property.constraints);
    const schema = optional ? `${zod}.exactOptional(${plain})` : plain;
    if (isReady(property.type, direction, scope)) return literalMember(property.name, schema);
    const shown = `${zod}.ZodMiniType<${typeText(property.type, direction, scope.scope)}>`;
    const returned = optional ? `${zod}.ZodMiniExactOptional<${shown}>` : shown;
    return `get ${propertyName(property.name)}(): ${returned} {\n  return ${schema};\n}`;
  });
  const object =
    members.length > 1
      ? `${zod}.object({\n${indent(members.map((member) => `${member},`).join("\n"))}\n})`
      : list(`${zod}.object({`, members, "})", { padding: " " });
  if (type.additional === undefined) return object;
  const additional = schemaText(type.additional, direction, scope);
  const later = isReady(type.additional, direction, scope)
    ? additional
    : `${zod}.lazy((): ${zod}.ZodMiniType<${typeText(type.additional, direction, scope.scope)}> => ${additional})`;
  return `${zod}.catchall(${object}, ${later})`;
}

function unionSchema(type: UnionType, direction: Direction, scope: SchemaScope): { text: string; circular: boolean } {
  const zod = scope.zod();
  if (type.variants.length === 0) return { text: `${zod}.never()`, circular: false };
  const { discriminator } = type;
  let circular = false;
  const variants = type.variants.map((variant) => {
    const text = variantSchema(variant, discriminator, direction, scope);
    if (isReady(variant.type, direction, scope)) return text;
    circular = true;
    return `${zod}.lazy(() => ${text})`;
  });
  const tags = new Set(type.variants.map((variant) => variant.tag));
  const told = discriminator !== undefined && !tags.has(undefined) && tags.size === type.variants.length;
  const objects = type.variants.every((variant) => isPlainObject(variant, scope));
  const text =
    told && objects
      ? list(`${zod}.discriminatedUnion(${stringLiteral(discriminator)}, [`, variants, "])")
      : list(`${zod}.union([`, variants, "])");
  return { text, circular };
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
  const members = `{ ${literalMember(discriminator, tag)} }`;
  return isPlainObject(variant, scope)
    ? `${zod}.extend(${schema}, ${members})`
    : `${zod}.intersection(${zod}.object(${members}), ${schema})`;
}

function isPlainObject(variant: UnionVariant, scope: SchemaScope): boolean {
  return variant.type.kind === "reference" && scope.scope.emission.types.get(variant.type.id)?.kind === "object";
}
