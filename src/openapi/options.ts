import type { ReferenceOptions } from "./document/reference-options.js";

export interface ReadOpenApiOptions extends ReferenceOptions {
  /** The namespace of the C# to come; types and services carry it. */
  readonly namespace: string;
  /** `Optional<T>` for every optional property that may be null, not of patches alone. */
  readonly optionalValues?: boolean;
  /** Put before every path: `/api/v1`. */
  readonly routePrefix?: string;
}
