import { type GeneratedFile, generatedHeader } from "../../generated-file.js";
import { fileText } from "../../text/layout.js";
import { answerSource } from "./answer.js";
import { configurationSource } from "./configuration.js";
import { requestSource } from "./request.js";
import { statusSource } from "./status.js";

/** `tenon.ts`: everything the client functions share, so that they stay small. The same for every contract. */
export function runtimeModule(options: { readonly zod: boolean }): GeneratedFile {
  return {
    path: "tenon.ts",
    text: fileText([generatedHeader, statusSource, configurationSource, requestSource, answerSource(options.zod)]),
  };
}
