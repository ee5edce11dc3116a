import type { ServedFilter } from "./served-filter.js";

/** What the command line says about reading. */
export interface ReadingOptions {
  readonly title: string;
  readonly version: string;
  /** `--security`: what `[Authorize]` stands for; HTTP bearer when undefined. */
  readonly security: string | undefined;
  /** `--int64 string`: 64-bit integers must be strings on the wire. */
  readonly int64: "number" | "string";
  /** `--decimal string`. */
  readonly decimal: "number" | "string";
  /** `--hub-protocol messagepack`: what the client speaks to hubs that take both. */
  readonly hubProtocol: "json" | "messagepack";
  /** `--served`: every endpoint is an operation, marked or not; `--include` and `--exclude` say which. */
  readonly served: ServedFilter | undefined;
  /** Bodies that the code answers and that are not declared are reported; always with `served`. */
  readonly judgesAnswers?: boolean;
  /** Nobody hears what is milder than an error: steps that can say nothing else are left out. The contract is the same. */
  readonly reportsErrorsOnly?: boolean;
}
