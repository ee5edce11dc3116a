import type { Contract } from "../../contract/contract.js";
import type { InputStyle } from "../../contract/names/named-inputs.js";
import { type FileEmitter, value } from "../emitter.js";
import { type DocsOptions, emitDocs } from "./emit-docs.js";

interface Request {
  readonly contract: Contract;
  readonly options: { readonly docs: string | undefined; readonly inputs: InputStyle };
  states(): DocsOptions["states"];
  absolute(path: string): string;
}

export const docsEmitter = {
  options: {
    docs: value("<folder>", "also write a page of the API, <folder>/index.html"),
  },
  files: ({ contract, options: { docs, inputs }, ...request }) =>
    docs === undefined
      ? []
      : [emitDocs(contract, { path: request.absolute(`${docs}/index.html`), states: request.states(), inputs })],
} as const satisfies FileEmitter<Request>;
