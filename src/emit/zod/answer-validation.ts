import type { ValidationFor } from "../typescript/client-folder.js";
import type { Schemas } from "./validators-folder.js";
import { valueSchemas } from "./value-schemas.js";

/** Has every JSON answer of a client module checked by its schema before the caller sees it. */
export function answerValidation(schemas: Schemas): ValidationFor {
  return (scope, taken) => {
    const values = valueSchemas(schemas, scope, taken);
    return {
      schemaFor: ({ name }, { content, keys }) =>
        content.kind === "json" ? values.schemaOf(content.type, [name, keys[0] ?? ""].join("")) : undefined,
      declarations: values.declarations,
    };
  };
}
