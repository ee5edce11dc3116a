import type { Contract } from "../../contract/contract.js";
import { type FileEmitter, value } from "../emitter.js";
import type { OpenApiVersion } from "./dialect.js";
import { emitOpenApi } from "./document.js";

interface Request {
  readonly contract: Contract;
  readonly options: {
    /** Without a version, that of the framework which is served with. */
    readonly openapi: { readonly file: string | undefined; readonly version: OpenApiVersion | undefined } | undefined;
  };
  usualOpenApiVersion(): OpenApiVersion;
  absolute(path: string): string;
}

export const openApiEmitter = {
  options: {
    openapi: value("[file]", "also write an OpenAPI document (.json or .yaml; default <output>/openapi.json)"),
    "openapi-version": value("<v>", "3.0, 3.1 or 3.2 (default: 3.2 for .NET 11, else 3.1)"),
  },
  files: ({ contract, options: { openapi }, ...request }) => {
    if (openapi === undefined) return [];
    const path = openapi.file === undefined ? "openapi.json" : request.absolute(openapi.file);
    return [emitOpenApi(contract, { version: openapi.version ?? request.usualOpenApiVersion(), path })];
  },
} as const satisfies FileEmitter<Request>;
