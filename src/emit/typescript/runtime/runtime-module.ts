import { type GeneratedFile, generatedHeader } from "../../generated-file.js";
import { fileText } from "../../text/layout.js";
import type { DateKind } from "../date-kind.js";
import answer from "./tenon/answer.ts?raw";
import configuration from "./tenon/configuration.ts?raw";
import dates from "./tenon/dates.ts?raw";
import dateObjects from "./tenon/dates-date.ts?raw";
import temporalObjects from "./tenon/dates-temporal.ts?raw";
import decimals from "./tenon/decimals.ts?raw";
import error from "./tenon/error.ts?raw";
import form from "./tenon/form.ts?raw";
import operation from "./tenon/operation.ts?raw";
import progress from "./tenon/progress.ts?raw";
import redirect from "./tenon/redirect.ts?raw";
import request from "./tenon/request.ts?raw";
import status from "./tenon/status.ts?raw";
import stream from "./tenon/stream.ts?raw";
import validated from "./tenon/validated.ts?raw";

export interface RuntimeParts {
  readonly zod: boolean;
  /** Some operation answers with a stream. */
  readonly streams: boolean;
  /** Some operation sends a form. */
  readonly forms: boolean;
  /** Some operation sends a decimal outside JSON. */
  readonly decimals: boolean;
  /** Some operation sends or answers files. */
  readonly files: boolean;
  /** What dates are, where they are not texts. */
  readonly dates?: DateKind | undefined;
}

/** `tenon.ts`: everything the client functions share, so that they stay small. A bundler leaves out what no function in use needs. */
export function runtimeModule({
  zod,
  streams,
  forms,
  decimals: plain,
  files,
  dates: kind,
}: RuntimeParts): GeneratedFile {
  const parts = [
    ...[status, configuration, error, redirect, request, answer, operation],
    ...(forms ? [form] : []),
    ...(plain ? [decimals] : []),
    ...(zod ? [validated] : []),
    ...(kind === undefined ? [] : [dates, kind === "date" ? dateObjects : temporalObjects]),
    ...(streams ? [stream] : []),
    ...(files ? [progress] : []),
  ];
  return { path: "tenon.ts", text: fileText([generatedHeader, ...parts.map(joinable)]) };
}

/**
 * One part of the runtime without what only makes it a module of its own: imports, and the `export { … }` of what the other
 * parts need and users do not.
 */
function joinable(part: string): string {
  return part.replace(/^(import|export) (type )?\{[^}]*\}( from "[^"]*")?;\n/gm, "").trim();
}
