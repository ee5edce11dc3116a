import type { SchemaDialect } from "./dialect.js";
import { dialect31 } from "./dialect-3-1.js";

export const dialect32: SchemaDialect = {
  ...dialect31,
  version: "3.2.0",
  defaultMapping: true,
  since32: true,
};
