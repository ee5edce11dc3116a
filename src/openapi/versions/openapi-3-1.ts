import type { Dialect } from "./dialect.js";
import { openApi30 } from "./openapi-3-0.js";

/** https://spec.openapis.org/oas/v3.1.1.html: schemas are JSON Schema 2020-12. */
export const openApi31: Dialect = {
  ...openApi30,
  version: "3.1",
  siblingsOfReferences: true,
};
