import { get, isSequence } from "../document/node.js";
import type { Dialect } from "./dialect.js";
import { isMarkedNullable, openApi30 } from "./openapi-3-0.js";

/** https://spec.openapis.org/oas/v3.1.1.html: schemas are JSON Schema 2020-12. `nullable` is gone there, and is still found. */
export const openApi31: Dialect = {
  ...openApi30,
  version: "3.1",
  siblingsOfReferences: true,
  isNullable: (schema) => {
    const type = get(schema, "type");
    return type === "null" || (isSequence(type) && type.items.includes("null")) || isMarkedNullable(schema);
  },
};
