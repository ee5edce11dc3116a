import { flag, type ModuleEmitter } from "../emitter.js";
import type { Emission } from "../typescript/module-scope.js";
import { type Schemas, validatorsFolder } from "./validators-folder.js";

interface Request {
  readonly emission: Emission;
  /** Where validators were requested. */
  readonly schemas: Schemas | undefined;
}

export const zodEmitter = {
  options: { zod: flag("also write Zod validators, which the client can use") },
  layout: { files: ["tenon-zod.ts"], folders: ["validators"] },
  files: ({ emission, schemas }) => (schemas === undefined ? [] : validatorsFolder(emission, schemas)),
} as const satisfies ModuleEmitter<Request>;
