import type { Dialect } from "./dialect.js";
import { methodsOf } from "./openapi-3-0.js";
import { openApi31 } from "./openapi-3-1.js";

/** https://spec.openapis.org/oas/v3.2.0.html: the QUERY method and any other under `additionalOperations`. */
export const openApi32: Dialect = {
  ...openApi31,
  version: "3.2",
  methods: (pathItem, references) =>
    methodsOf(pathItem, references, ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"]),
};
