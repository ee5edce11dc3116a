import type { Contract } from "../../contract/contract.js";
import type { ModuleEmitter } from "../emitter.js";
import type { Maps } from "../typescript/module-files.js";
import type { Emission } from "../typescript/module-scope.js";
import type { Schemas } from "../zod/validators-folder.js";
import { valueSchemas } from "../zod/value-schemas.js";
import { hubMocks } from "./hub-mocks.js";
import { hubsFolder } from "./hubs-folder.js";

interface Request {
  readonly contract: Contract;
  readonly emission: Emission;
  readonly schemas: Schemas | undefined;
  readonly options: { readonly maps?: Maps | undefined; readonly mocks?: boolean | undefined };
}

/** Hubs are written wherever the server has some, and mocks of them where mocks are. */
export const hubsEmitter = {
  options: {},
  layout: { files: ["tenon-hubs.ts", "tenon-hub-mocks.ts"], folders: ["hubs"] },
  files: ({ contract, emission, schemas, options }) => [
    ...hubsFolder(
      contract,
      emission,
      (scope) => (schemas === undefined ? undefined : valueSchemas(schemas, scope)),
      options.maps,
    ),
    ...(options.mocks === true ? hubMocks(contract) : []),
  ],
} as const satisfies ModuleEmitter<Request>;
