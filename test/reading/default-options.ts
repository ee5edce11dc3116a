import type { ReadingOptions } from "../../src/reading/reading-options.js";

/** What the command line says if it is given nothing. */
export const defaultReadingOptions: ReadingOptions = {
  title: "API",
  version: "1.0.0",
  security: undefined,
  int64: "number",
  decimal: "number",
  hubProtocol: "json",
  served: undefined,
};
