import type { TenonError } from "./error.js";

type RequestBody = NonNullable<RequestInit["body"]>;
type Credentials = NonNullable<RequestInit["credentials"]>;

/** What `fetch` takes besides: `cache`, `keepalive`, `priority`, or what a framework adds to it (`next: { tags: ["tasks"] }`). */
export type TenonInit = Omit<RequestInit, "body" | "credentials" | "headers" | "method" | "signal">;

/** A request as it is about to be sent. */
export interface TenonRequest {
  readonly method: string;
  /** The path as called, without the base URL and the query: `/tasks/42`. */
  readonly path: string;
  readonly url: string;
  /** May still be changed by `onRequest` and by middleware. */
  readonly headers: Headers;
  readonly body: RequestBody | null;
}

/**
 * Stands between a call and `fetch`. It may send another request (`next({ ...request, url })`), send it again, or answer with
 * its own response.
 */
export type TenonMiddleware = (
  request: TenonRequest,
  next: (request: TenonRequest) => Promise<Response>,
) => Response | Promise<Response>;

export interface TenonConfig {
  /** Put before every path: `https://api.example.com`. Without it, paths are relative to the page. */
  baseUrl?: string | undefined;
  /** Sent with every request, unless the call itself sets that header. */
  headers?:
    | Record<string, string>
    | ((request: TenonRequest) => Record<string, string> | Promise<Record<string, string>>)
    | undefined;
  /** The keys of operations that take a credential in the query, by the key's name. */
  queryAuth?: Record<string, string> | ((name: string) => string | undefined) | undefined;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch | undefined;
  credentials?: Credentials | undefined;
  /** Passed on to `fetch`. */
  init?: TenonInit | undefined;
  /** Milliseconds until a call fails, reading the body included. */
  timeout?: number | undefined;
  /** The first one is the outermost. */
  middleware?: readonly TenonMiddleware[] | undefined;
  onRequest?: ((request: TenonRequest) => void | Promise<void>) | undefined;
  onResponse?: ((response: Response, request: TenonRequest) => void | Promise<void>) | undefined;
  /** Called with every `TenonError` before it is thrown. */
  onError?: ((error: TenonError) => void | Promise<void>) | undefined;
}

interface CallOptions {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string> | undefined;
  /** Like those of the configuration, for this call only. */
  timeout?: number | undefined;
  credentials?: Credentials | undefined;
  fetch?: typeof fetch | undefined;
  /** Passed on to `fetch`, over what the configuration has. */
  init?: TenonInit | undefined;
}

export interface TenonOptions extends CallOptions {
  /** `false` gives every declared answer with its status instead of the success body. */
  unwrap?: true | undefined;
  /** `true` gives the `Response` as it is, whatever its status. */
  raw?: false | undefined;
}

export interface TenonResultOptions extends CallOptions {
  unwrap: false;
  raw?: false | undefined;
}

export interface TenonRawOptions extends CallOptions {
  raw: true;
}

/** The app's current configuration, with what `use` added. */
let app: TenonConfig = {};
let configured: TenonConfig = app;
let added: readonly TenonMiddleware[] = [];

/** Configures every function of the client modules; a second call replaces the first. */
export function configureTenon(config: TenonConfig): void {
  configured = config;
  app = { ...config, middleware: [...(config.middleware ?? []), ...added] };
}

/** Adds middleware to every call of the app; call what it returns to remove it. */
export function use(middleware: TenonMiddleware): () => void {
  added = [...added, middleware];
  configureTenon(configured);
  return () => {
    added = added.filter((other) => other !== middleware);
    configureTenon(configured);
  };
}

export { app, type CallOptions, type RequestBody };
