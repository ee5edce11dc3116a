import type { Constraints } from "../../contract/constraints.js";
import { camelCase } from "../../contract/names/camel-case.js";
import type { Direction } from "../../contract/shapes.js";
import type { EnumType } from "../../contract/type-declaration.js";
import { type PrimitiveUse, someUse, type TypeUse } from "../../contract/type-use.js";
import { scalarLiteral, typeParameter, typeScriptIdentifier } from "../text/typescript-literal.js";
import { enumKey, enumValues, primitiveText } from "../typescript/type-text.js";
import {
  allowedLiterals,
  arrayChecks,
  byteChecks,
  checked,
  dateChecks,
  mapChecks,
  numberChecks,
  stringChecks,
} from "./constraints-text.js";
import { zodPrimitive } from "./primitive-schema.js";
import type { SchemaScope } from "./schema-scope.js";

/**
 * A use of a type as a schema that accepts exactly the values of the emitted TypeScript type. Constraints count for what is
 * sent: a server checks what it gets, and answers what it has.
 */
export function schemaText(use: TypeUse, direction: Direction, scope: SchemaScope, stated: Constraints = {}): string {
  const { zod } = scope;
  const constraints = direction === "sent" ? stated : {};
  const inner = (type: TypeUse): string => schemaText(type, direction, scope);
  switch (use.kind) {
    case "primitive":
      return constrainedPrimitive(use, constraints, scope);
    case "array":
      return checked(`${zod()}.array(${inner(use.element)})`, arrayChecks(constraints, zod()));
    case "map":
      return checked(
        enumKey(use.key, scope.scope)
          ? `${zod()}.partialRecord(${inner(use.key)}, ${inner(use.value)})`
          : `${zod()}.record(${zod()}.string(), ${inner(use.value)})`,
        mapChecks(constraints, zod()),
      );
    case "reference": {
      const name = scope.schemaName(use.id, direction);
      return use.typeArguments.length === 0 ? name : `${name}(${use.typeArguments.map(inner).join(", ")})`;
    }
    case "typeParameter":
      return parameterSchemaName(typeParameter(use.name));
    case "nullable":
      return `${zod()}.nullable(${schemaText(use.inner, direction, scope, constraints)})`;
    case "literal":
      return `${zod()}.literal(${scalarLiteral(use.value)})`;
    case "file":
      return `${zod()}.file()`;
    case "unknown":
      if (use.shape === "object") return `${zod()}.record(${zod()}.string(), ${zod()}.unknown())`;
      return use.shape === "array" ? `${zod()}.array(${zod()}.unknown())` : `${zod()}.unknown()`;
  }
}

/** Whether every schema the use needs exists already where the code is being written. */
export function isReady(use: TypeUse, direction: Direction, scope: SchemaScope): boolean {
  return !someUse(use, (inner) => inner.kind === "reference" && !scope.isReady(inner.id, direction));
}

/** The schema that a generic type's schema function takes for a type parameter. */
export function parameterSchemaName(parameter: string): string {
  return typeScriptIdentifier(`${camelCase(parameter)}Schema`);
}

/** The values of an enum. */
export function enumSchema(type: EnumType, zod: string): string {
  const values = enumValues(type);
  if (values === undefined) return type.wire === "number" ? `${zod}.int()` : `${zod}.string()`;
  if (values.length === 0) return `${zod}.never()`;
  const strings = values.every((value) => typeof value === "string");
  return `${zod}.${strings ? "enum" : "literal"}([${values.map(scalarLiteral).join(", ")}])`;
}

function constrainedPrimitive(use: PrimitiveUse, constraints: Constraints, scope: SchemaScope): string {
  const zod = scope.zod();
  // What limits a text or a number says nothing of an object.
  if (use.isObject === true) return zodPrimitive(use, zod);
  const type = primitiveText(use);
  const allowed = allowedLiterals(constraints, type);
  if (allowed.length > 0) return `${zod}.literal([${allowed.join(", ")}])`;
  const schema = zodPrimitive(use, zod);
  if (type === "number") return checked(schema, numberChecks(constraints, zod));
  if (use.name === "date" || use.name === "dateTime") return checked(schema, dateChecks(constraints, zod));
  if (use.name === "bytes") return checked(schema, byteChecks(constraints, zod));
  return type === "string" && use.asString !== true
    ? checked(schema, stringChecks(constraints, zod, scope.check))
    : schema;
}
