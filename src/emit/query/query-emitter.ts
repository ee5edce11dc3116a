import type { Contract } from "../../contract/contract.js";
import { type ModuleEmitter, value } from "../emitter.js";
import type { Emission } from "../typescript/module-scope.js";
import { queryFolder } from "./query-folder.js";
import type { QueryFramework } from "./query-framework.js";

interface Request {
  /** With the parameters as the functions of the client take them. */
  readonly called: Contract;
  readonly emission: Emission;
  readonly options: { readonly query?: QueryFramework | undefined };
}

export const queryEmitter = {
  options: {
    query: value(
      "[framework]",
      "also write options for TanStack Query: react (default), vue, solid, svelte, angular, core",
    ),
  },
  layout: { files: ["tenon-query.ts"], folders: ["query"] },
  files: ({ called, emission, options: { query } }) =>
    query === undefined ? [] : queryFolder(called, emission, query),
} as const satisfies ModuleEmitter<Request>;
