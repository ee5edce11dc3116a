import type { Dialect } from "./dialect.js";
import { dialect31 } from "./dialect-3-1.js";

export const dialect32: Dialect = { ...dialect31, version: "3.2.0", defaultMapping: true, deviceFlow: true };
