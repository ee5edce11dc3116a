// #region validated
import {
  type Answer,
  declaredAnswer,
  isAsDeclared,
  isValid,
  readAnswer,
  readAnything,
  type TenonReading,
  type TenonSchema,
  validate,
} from "./answer.js";
// #endregion
import {
  appConfiguration,
  type CallOptions,
  type TenonConfig,
  type TenonProgress,
  type TenonRequest,
} from "./configuration.js";
import type { TenonReviver } from "./dates.js";
import { type ClientFunction, type Definition, definitions } from "./definition.js";
import { declaredErrors, TenonError } from "./error.js";
import { sendGuarded } from "./redirect.js";
import { prepare, type TenonBody, urlOf } from "./request.js";

/** What a generated function asks for. Answers are keyed by status: `404`, `4XX` or `default`. */
export interface TenonCall {
  readonly method: string;
  readonly path: string;
  readonly query?: Record<string, unknown>;
  /** Keys of the query that hold a credential. */
  readonly queryAuth?: readonly string[];
  readonly headers?: Record<string, unknown>;
  readonly cookies?: Record<string, unknown>;
  readonly body?: TenonBody | undefined;
  readonly answers: { readonly [status: string]: TenonReading };
  // #region validated
  readonly schemas?: { readonly [status: string]: TenonSchema };
  // #endregion
  // #region dated
  readonly dates?: { readonly [status: string]: TenonReviver };
  // #endregion
}

/** One call of a client function. */
interface Attempt {
  readonly definition: Definition;
  readonly config: TenonConfig;
  readonly call: TenonCall;
  readonly options: CallOptions & { readonly unwrap?: boolean | undefined; readonly raw?: boolean | undefined };
}

/** A client function: positional inputs, then options. `url` gives the address alone. */
export function operation<T extends ClientFunction>(
  callOf: (...input: Parameters<T>) => TenonCall,
  urlInputs?: readonly number[],
): T {
  return define(callOf, urlInputs, async (attempt) => send(attempt()));
}

function define<T extends ClientFunction>(
  callOf: (...input: Parameters<T>) => TenonCall,
  urlInputs: readonly number[] | undefined,
  run: Definition["run"],
): T {
  const definition: Definition = {
    callOf: callOf as (...input: never[]) => TenonCall as (...input: unknown[]) => TenonCall,
    inputs: callOf.length,
    urlInputs,
    run,
  };
  return functionOf(definition, appConfiguration) as T;
}

function functionOf(definition: Definition, config: () => TenonConfig): ClientFunction {
  const { callOf, inputs, urlInputs, run } = definition;
  const call = (...input: unknown[]): unknown => {
    const options = (input[inputs] as Attempt["options"] | undefined) ?? {};
    return run(() => ({ definition, config: config(), call: callOf(...input.slice(0, inputs)), options }), options);
  };
  const url = (...input: unknown[]): string => {
    const placed: unknown[] = urlInputs === undefined ? input : [];
    urlInputs?.forEach((place, at) => {
      placed[place] = input[at];
    });
    return urlOf(config(), callOf(...placed));
  };
  const made = Object.assign(call, { url });
  definitions.set(made, definition);
  return made;
}

/** A client module's functions with a configuration of their own. */
export function bind<T extends { readonly [name: string]: ClientFunction }>(functions: T, config: TenonConfig): T {
  const bound: { [name: string]: ClientFunction } = {};
  for (const [name, call] of Object.entries(functions)) {
    const definition = definitions.get(call);
    bound[name] = definition === undefined ? call : functionOf(definition, () => config);
  }
  return bound as T;
}

/** Client modules, or some functions of them, with a configuration of their own: only what is named here is bundled. */
export function createClient<T extends { readonly [module: string]: { readonly [name: string]: ClientFunction } }>(
  config: TenonConfig,
  modules: T,
): T {
  const client: { [module: string]: unknown } = {};
  for (const [name, functions] of Object.entries(modules)) client[name] = bind(functions, config);
  return client as T;
}

async function send(attempt: Attempt): Promise<unknown> {
  return reported(attempt, async () => {
    const { options } = attempt;
    const exchange = await exchanged(attempt);
    const { request, response, receive } = exchange;
    if (options.raw === true) return response;
    const answer = await wanted(attempt, exchange);
    const data = await receive(() => readAnswer(response, answer.reading, request));
    // #region validated
    validate(data, attempt.call.schemas?.[answer.key], request, response);
    // #endregion
    // #region dated
    const revive = attempt.call.dates?.[answer.key];
    if (revive !== undefined) {
      const revived = revive(data);
      return options.unwrap === false ? { status: answer.status, data: revived, response } : revived;
    }
    // #endregion
    if (options.unwrap === false) return { status: answer.status, data, response };
    // An unread body would keep the connection open.
    if (answer.reading === "none") await receive(async () => response.body?.cancel());
    return data;
  });
}

async function reported<T>({ config }: Attempt, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TenonError) await config.onError?.(error);
    throw error;
  }
}

interface Exchange {
  readonly request: TenonRequest;
  readonly response: Response;
  /** What happens on the network: an abort rejects with the caller's reason, any other failure is status 0. */
  readonly receive: <T>(work: () => Promise<T>) => Promise<T>;
}

async function exchanged({ config, call, options }: Attempt): Promise<Exchange> {
  options.signal?.throwIfAborted();
  const request = await prepare(config, call, options);
  const signal = signalOf(options.signal, options.timeout ?? config.timeout);
  const receive = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await unlessAborted(signal, work());
    } catch (cause) {
      options.signal?.throwIfAborted();
      if (cause instanceof TenonError) throw cause;
      const reason = cause instanceof Error ? cause.message : String(cause);
      // The URL may hold a credential, and engines repeat one that they cannot parse.
      if (!reason.includes(request.url)) throw new TenonError(`failed: ${reason}`, { status: 0, request, cause });
      throw new TenonError(`failed: ${reason.split(request.url).join(request.path)}`, { status: 0, request });
    }
  };
  const fetchResponse = options.fetch ?? config.fetch ?? fetch;
  const credentials = options.credentials ?? config.credentials;
  const settings = { signal, ...(credentials === undefined ? {} : { credentials }) };
  let next = async (asked: TenonRequest): Promise<Response> => sendGuarded(asked, fetchResponse, settings);
  for (const middleware of [...(config.middleware ?? [])].reverse()) {
    const inner = next;
    next = async (asked) => middleware(asked, inner);
  }
  const arrived = await receive(() => next(request));
  const response = options.onDownload === undefined ? arrived : counted(arrived, options.onDownload);
  await config.onResponse?.(response, request);
  return { request, response, receive };
}

/** The declared answer, if it is one that the caller wants; else an error. */
async function wanted({ definition, call, options }: Attempt, exchange: Exchange): Promise<Answer> {
  const { request, response, receive } = exchange;
  const { status } = response;
  const answer = declaredAnswer(status, call.answers);
  if (answer !== undefined && (answer.success || options.unwrap === false)) return answer;
  const body = await receive(() => readAnything(response));
  const error = new TenonError(`answered ${status}`, { status, body, request, response });
  let declared = answer !== undefined && isAsDeclared(body, answer.reading, response);
  // #region validated
  declared &&= isValid(body, call.schemas?.[answer?.key ?? ""]);
  // #endregion
  if (declared) declaredErrors.set(error, definition);
  // #region dated
  if (declared) call.dates?.[answer?.key ?? ""]?.(body);
  // #endregion
  throw error;
}

function signalOf(signal: AbortSignal | undefined, timeout: number | undefined): AbortSignal | null {
  if (timeout === undefined) return signal ?? null;
  const limit = AbortSignal.timeout(timeout);
  // The DOM library of TypeScript 5.4 does not know it yet.
  const known = AbortSignal as typeof AbortSignal & { any(signals: readonly AbortSignal[]): AbortSignal };
  return signal === undefined ? limit : known.any([signal, limit]);
}

/** A custom `fetch` may ignore signals. */
function unlessAborted<T>(signal: AbortSignal | null, work: Promise<T>): Promise<T> {
  if (signal === null) return work;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

/** The same response; its body reports how much of it has arrived. */
function counted(response: Response, tell: (progress: TenonProgress) => void): Response {
  const length = response.headers.get("content-length");
  // The length of a compressed body is not that of what `fetch` delivers.
  const total = length === null || response.headers.has("content-encoding") ? undefined : Number(length);
  let loaded = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      tell({ loaded, total });
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(count) ?? null, response);
}

export {
  type Attempt,
  type ClientFunction,
  type Definition,
  define,
  definitions,
  type Exchange,
  exchanged,
  reported,
  send,
  wanted,
};
