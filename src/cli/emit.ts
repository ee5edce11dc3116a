import { resolve } from "node:path";
import type { Contract } from "../contract/contract.js";
import { emitTypeScript } from "../emit/emit-typescript.js";
import type { GeneratedFile } from "../emit/generated-file.js";
import { emitOpenApi } from "../emit/openapi/document.js";
import type { KeptModules } from "../emit/typescript/kept-modules.js";
import type { EmitOptions } from "./options.js";

/**
 * All files of a generation. TypeScript goes into the output folder; an OpenAPI file named on the command line counts from
 * the working directory, and by itself (no `--output`) it is all that is made.
 */
export function emitAll(
  contract: Contract,
  options: EmitOptions,
  cwd: string,
  kept?: KeptModules,
): readonly GeneratedFile[] {
  const { openapi, output } = options;
  const typescript = output === undefined && openapi?.file !== undefined ? [] : emitTypeScript(contract, options, kept);
  if (openapi === undefined) return typescript;
  const path = openapi.file === undefined ? "openapi.json" : resolve(cwd, openapi.file);
  return [...typescript, emitOpenApi(contract, { version: openapi.version, path })];
}
