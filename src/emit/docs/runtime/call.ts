/** What "try it" must know of an operation: written into the page by the emitter, read by its script. Plain data. */

export interface Call {
  readonly method: string;
  readonly segments: readonly RouteSegment[];
  readonly trailingSlash: boolean;
  readonly parameters: readonly CallParameter[];
  readonly body?: CallBody;
  /** Whether the fields of the form go as `multipart/form-data`. */
  readonly multipart: boolean;
  /** The names of the schemes that it may ask for. */
  readonly schemes: readonly string[];
  readonly answers: readonly CallAnswer[];
}

/** One segment of the path: literal text, percent-encoded, and parameters. */
export type RouteSegment = readonly (string | RouteHole)[];

export interface RouteHole {
  readonly name: string;
  /** May hold slashes. */
  readonly catchAll: boolean;
}

export interface CallParameter {
  readonly place: "route" | "query" | "header" | "cookie" | "form";
  readonly name: string;
  readonly required: boolean;
  /** `list`: one value a line. `object`: JSON, which `style` says how to send. */
  readonly shape: "text" | "list" | "object" | "file" | "files";
  /** `repeat`, `comma`, `space` and `pipe` are for lists, the others for objects. */
  readonly style: "repeat" | "comma" | "space" | "pipe" | "brackets" | "properties" | "pairs" | "indexed" | "json";
  readonly choices: readonly string[];
  readonly example: string;
  /** Sent without being asked for: the version of the API. */
  readonly fixed?: true;
}

export interface CallBody {
  readonly kind: "json" | "text" | "binary";
  readonly mediaType: string;
  readonly required: boolean;
  readonly example: string;
}

export interface CallAnswer {
  /** `404`, `4XX`, `default`. */
  readonly status: string;
  /** What the body is, in words: `TaskDto`, `no body`. */
  readonly body: string;
}

export interface CallScheme {
  readonly name: string;
  /** `none`: nothing that a page could send. */
  readonly kind: "bearer" | "basic" | "header" | "query" | "none";
  /** The name of the header or of the query's key. */
  readonly parameter: string;
}
