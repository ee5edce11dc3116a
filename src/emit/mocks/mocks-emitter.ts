import type { Contract } from "../../contract/contract.js";
import { flag, type ModuleEmitter } from "../emitter.js";
import type { Emission } from "../typescript/module-scope.js";
import { mocksFolder } from "./mocks-folder.js";

interface Request {
  readonly contract: Contract;
  readonly emission: Emission;
  readonly options: { readonly mocks?: boolean | undefined };
}

export const mocksEmitter = {
  options: { mocks: flag("also write handlers for MSW 2, with examples") },
  layout: { files: ["tenon-mocks.ts"], folders: ["mocks"] },
  files: ({ contract, emission, options }) => (options.mocks === true ? mocksFolder(contract, emission) : []),
} as const satisfies ModuleEmitter<Request>;
