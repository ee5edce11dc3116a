import {
  appConfig,
  BoundClient,
  type TenonConfig,
  TenonError,
  type TenonOptions,
  type TenonRequest,
  type TenonResultOptions,
} from "./configuration.js";
import { prepare, type TenonBody } from "./request.js";

/** How an answer's body is read; `| null` where it may be empty. */
export type TenonReading = "json" | "json | null" | "text" | "text | null" | "file" | "none";

// #region validated
/** A validator of an answer's body; throws where the body is not what was promised. */
export interface TenonSchema {
  parse(value: unknown): unknown;
}

// #endregion
/** What a generated function asks for. Answers are keyed by status: `404`, `4XX` or `default`. */
export interface TenonCall {
  readonly method: string;
  readonly path: string;
  readonly query?: Record<string, unknown>;
  readonly headers?: Record<string, unknown>;
  readonly cookies?: Record<string, unknown>;
  readonly body?: TenonBody | undefined;
  readonly answers: { readonly [status: string]: TenonReading };
  // #region validated
  readonly schemas?: { readonly [status: string]: TenonSchema };
  // #endregion
}

/** Makes a call: as the client of `createClient` that `self` is, or else as the app is configured. */
export async function send(
  self: unknown,
  options: TenonOptions | TenonResultOptions | undefined,
  call: TenonCall,
): Promise<unknown> {
  const config = self instanceof BoundClient ? self.config : appConfig;
  try {
    options?.signal?.throwIfAborted();
    const request = await prepare(config, call, options);
    return await exchange(config, call, options, request);
  } catch (error) {
    if (error instanceof TenonError) await config.onError?.(error);
    throw error;
  }
}

async function exchange(
  config: TenonConfig,
  call: TenonCall,
  options: TenonOptions | TenonResultOptions | undefined,
  request: TenonRequest,
): Promise<unknown> {
  const signal = signalOf(options?.signal, config.timeout);

  /** The network's part of the work: an abort gives the caller's reason, any other failure is status 0. */
  async function receive<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await unlessAborted(signal, work());
    } catch (cause) {
      options?.signal?.throwIfAborted();
      if (cause instanceof TenonError) throw cause;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new TenonError(`failed: ${reason}`, { status: 0, request, cause });
    }
  }

  const fetchResponse = config.fetch ?? fetch;
  const { method, headers, body } = request;
  const response = await receive(() => fetchResponse(request.url, { method, headers, body, signal }));
  await config.onResponse?.(response, request);

  const answer = declaredAnswer(response.status, call.answers);
  const unwrap = options?.unwrap !== false;
  if (answer === undefined || (unwrap && !answer.success)) {
    const { status } = response;
    const content = await receive(() => readAnything(response));
    throw new TenonError(`answered ${status}`, { status, body: content, request, response });
  }
  const data = await receive(() => read(response, answer.reading, request));
  // #region validated
  validate(data, call.schemas?.[answer.key], request, response);
  // #endregion
  if (!unwrap) return { status: answer.status, data, response };
  // A body that nobody wants would hold the connection.
  if (answer.reading === "none") await receive(async () => response.body?.cancel());
  return data;
}

function signalOf(signal: AbortSignal | undefined, timeout: number | undefined): AbortSignal | null {
  if (timeout === undefined) return signal ?? null;
  const limit = AbortSignal.timeout(timeout);
  return signal === undefined ? limit : AbortSignal.any([signal, limit]);
}

/** A `fetch` of one's own may not look at signals. */
function unlessAborted<T>(signal: AbortSignal | null, work: Promise<T>): Promise<T> {
  if (signal === null) return work;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

function declaredAnswer(
  status: number,
  answers: TenonCall["answers"],
): { key: string; status: number; reading: TenonReading; success: boolean } | undefined {
  const success = status >= 200 && status < 300;
  for (const key of [String(status), `${Math.floor(status / 100)}XX`]) {
    const reading = answers[key];
    if (reading !== undefined) return { key, status, reading, success };
  }
  if (status === 204) {
    // ASP.NET answers a null body with 204, whatever success status is declared.
    for (const [key, reading] of Object.entries(answers)) {
      if (key.startsWith("2") && reading.endsWith("| null")) return { key, status: Number(key), reading, success };
    }
  }
  const { default: reading } = answers;
  return reading && { key: "default", status, reading, success: false };
}

async function read(response: Response, reading: TenonReading, request: TenonRequest): Promise<unknown> {
  if (reading === "none") return undefined;
  if (reading === "file") {
    const content = await response.blob();
    return new File([content], fileName(response, request.path), { type: contentType(response) });
  }
  const text = await response.text();
  if (text === "" && reading.endsWith("| null")) return null;
  const { status } = response;
  if (isJson(contentType(response)) && text !== "") {
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new TenonError("answered malformed JSON", { status, body: text, request, response, cause });
    }
  }
  if (reading.startsWith("text")) return text;
  const what = text === "" ? "without a body" : `${contentType(response) || "no content type"} instead of JSON`;
  throw new TenonError(`answered ${status} ${what}`, { status, body: text, request, response });
}

/** The body of an answer that nobody declared, as far as it can be read. */
async function readAnything(response: Response): Promise<unknown> {
  const type = contentType(response);
  if (type !== "" && !isJson(type) && !/^text\/|[/+]xml(;|$)|^application\/x-www-form-urlencoded/i.test(type)) {
    return response.blob();
  }
  const text = await response.text();
  if (text === "") return undefined;
  try {
    return isJson(type) ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}

// #region validated
function validate(data: unknown, schema: TenonSchema | undefined, request: TenonRequest, response: Response): void {
  try {
    schema?.parse(data);
  } catch (cause) {
    const { status } = response;
    const message = `answered ${status} with an unexpected body`;
    throw new TenonError(message, { status, body: data, request, response, cause });
  }
}

// #endregion
function contentType(response: Response): string {
  return response.headers.get("content-type") ?? "";
}

function isJson(type: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(type);
}

/** The name of a download (RFC 6266), else the last segment of its path. */
function fileName(response: Response, path: string): string {
  const disposition = response.headers.get("content-disposition") ?? "";
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replace(/\\(.)/g, "$1");
  const bare = /;\s*filename\s*=\s*([^";\s]+)/i.exec(disposition)?.[1];
  const name = (extended && decode(extended)) ?? quoted ?? bare ?? decode(path.replace(/^.*\//, ""));
  return name?.replace(/^.*[\\/]/, "") || "download";
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
