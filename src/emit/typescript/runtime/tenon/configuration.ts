type RequestBody = NonNullable<RequestInit["body"]>;

/** A request as it is about to be sent. */
export interface TenonRequest {
  readonly method: string;
  /** The path as called, without the base URL and the query: `/tasks/42`. */
  readonly path: string;
  readonly url: string;
  /** May still be changed by `onRequest`. */
  readonly headers: Headers;
  readonly body: RequestBody | null;
}

export interface TenonConfig {
  /** Stands before every path: `https://api.example.com`. Without it, paths are relative to the page. */
  baseUrl?: string | undefined;
  /** Sent with every request, unless the call itself gives that header. */
  headers?:
    | Record<string, string>
    | ((request: TenonRequest) => Record<string, string> | Promise<Record<string, string>>)
    | undefined;
  /** Takes the place of the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Milliseconds until a call fails, its answer's body included. */
  timeout?: number | undefined;
  onRequest?: ((request: TenonRequest) => void | Promise<void>) | undefined;
  onResponse?: ((response: Response, request: TenonRequest) => void | Promise<void>) | undefined;
  /** Told of every `TenonError` before it is thrown. */
  onError?: ((error: TenonError) => void | Promise<void>) | undefined;
}

export interface TenonOptions {
  /** `false` gives every declared answer with its status instead of the success body. */
  unwrap?: true | undefined;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string> | undefined;
}

export interface TenonResultOptions {
  unwrap: false;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string> | undefined;
}

/** Why a call gave no result: an answer that is no success, or (with status 0) no answer at all. */
export class TenonError extends Error {
  override readonly name = "TenonError";
  readonly status: number;
  /** The answer's body: parsed JSON, text, or a `Blob`. */
  readonly body: unknown;
  readonly method: string;
  readonly path: string;
  readonly response: Response | undefined;

  constructor(
    message: string,
    details: { status: number; body?: unknown; request: TenonRequest; response?: Response; cause?: unknown },
  ) {
    super(`${details.request.method} ${details.request.path} ${message}`, { cause: details.cause });
    this.status = details.status;
    this.body = details.body;
    this.method = details.request.method;
    this.path = details.request.path;
    this.response = details.response;
  }
}

let appConfig: TenonConfig = {};

/** Configures every function of the client modules; a second call replaces the first. */
export function configureTenon(config: TenonConfig): void {
  appConfig = config;
}

class BoundClient {
  readonly config: TenonConfig;

  constructor(config: TenonConfig) {
    this.config = config;
  }
}

type ClientFunction = (...input: never[]) => unknown;

/** A client module's functions with a configuration of their own. */
export function bind<T extends { readonly [name: string]: ClientFunction }>(functions: T, config: TenonConfig): T {
  const client = new BoundClient(config);
  const bound: { [name: string]: ClientFunction } = {};
  for (const [name, call] of Object.entries(functions)) bound[name] = call.bind(client);
  return bound as T;
}

export { appConfig, BoundClient, type RequestBody };
