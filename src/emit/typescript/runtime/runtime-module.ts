import { type GeneratedFile, generatedHeader } from "../../generated-file.js";
import { fileText } from "../../text/layout.js";
import type { DateKind } from "../date-kind.js";
import answer from "./tenon/answer.ts?raw";
import configuration from "./tenon/configuration.ts?raw";
import dates from "./tenon/dates.ts?raw";
import dateObjects from "./tenon/dates-date.ts?raw";
import temporalObjects from "./tenon/dates-temporal.ts?raw";
import definition from "./tenon/definition.ts?raw";
import error from "./tenon/error.ts?raw";
import operation from "./tenon/operation.ts?raw";
import redirect from "./tenon/redirect.ts?raw";
import request from "./tenon/request.ts?raw";
import status from "./tenon/status.ts?raw";
import stream from "./tenon/stream.ts?raw";
import upload from "./tenon/upload.ts?raw";

export interface RuntimeParts {
  readonly zod: boolean;
  /** Some operation answers with a stream. */
  readonly streams: boolean;
  /** Some operation sends files. */
  readonly uploads: boolean;
  /** What dates are, where they are not texts. */
  readonly dates?: DateKind | undefined;
}

/** `tenon.ts`: everything the client functions share, so that they stay small. */
export function runtimeModule(options: RuntimeParts): GeneratedFile {
  const { streams, uploads } = options;
  const dated = options.dates === undefined ? [] : [dates, options.dates === "date" ? dateObjects : temporalObjects];
  const always = [status, configuration, definition, error, redirect, request, answer, ...dated, operation];
  const parts = [...always, ...(streams ? [stream] : []), ...(uploads ? [upload] : [])];
  return { path: "tenon.ts", text: fileText([generatedHeader, ...parts.map((part) => joinable(part, options))]) };
}

/**
 * One part of the runtime without what only makes it a module of its own: imports, and the `export { … }` of what the other
 * parts need and users do not. A `#region validated` stays only where there are validators, a `#region dated` where dates
 * are not texts.
 */
function joinable(part: string, { zod, dates: kind }: RuntimeParts): string {
  const region = /^ *\/\/ #region (validated|dated)\n([\s\S]*?)^ *\/\/ #endregion\n/gm;
  return part
    .replace(/^(import|export) (type )?\{[^}]*\}( from "[^"]*")?;\n/gm, "")
    .replace(region, (_, name: string, text: string) => ((name === "validated" ? zod : kind !== undefined) ? text : ""))
    .trim();
}
