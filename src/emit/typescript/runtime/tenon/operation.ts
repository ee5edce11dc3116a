import { readBody, type TenonReader } from "./answer.js";
import {
  appConfiguration,
  type CallOptions,
  type TenonConfig,
  type TenonRawOptions,
  type TenonRequest,
  type TenonResultOptions,
} from "./configuration.js";
import { TenonError } from "./error.js";
import { sendGuarded } from "./redirect.js";
import { prepare, type TenonCall, urlOf } from "./request.js";
import type { TenonResult } from "./status.js";

type ClientFunction = (...input: never[]) => unknown;

/** What a call is given before its options. */
type InputOf<Call extends ClientFunction> =
  Parameters<Call> extends [...infer Input, options?: unknown] ? Input : never;

type WithUrl<UrlInput extends readonly unknown[]> = {
  /** The address that a call goes to. */
  url(...input: UrlInput): string;
};

type RawCall<Call extends ClientFunction> = (
  ...input: [...inputs: InputOf<Call>, options: TenonRawOptions]
) => Promise<Response>;

/**
 * A client function. `Call` is the way to call it that gives the body of a success; `{ unwrap: false }` gives every declared answer
 * with its status, `{ raw: true }` the `Response` itself. The last way is the one that TypeScript infers from.
 */
export type TenonOperation<
  Call extends ClientFunction,
  Result = TenonResult<Awaited<ReturnType<Call>>>,
  UrlInput extends readonly unknown[] = InputOf<Call>,
> = ((...input: [...inputs: InputOf<Call>, options: TenonResultOptions]) => Promise<Result>) &
  RawCall<Call> &
  Call &
  WithUrl<UrlInput>;

/** What a client function is made of, whatever configuration it is bound to. */
interface Definition {
  readonly method: string;
  /** By status: `404`, `4XX` or `default`. */
  readonly answers: { readonly [status: string]: TenonReader };
  readonly callOf: (...input: unknown[]) => TenonCall;
  /** Which inputs the URL needs; undefined where these are the first ones. */
  readonly urlInputs: readonly number[] | undefined;
  readonly run: (attempt: () => Attempt, options: Attempt["options"]) => unknown;
}

/** One call of a client function. */
interface Attempt {
  readonly definition: Definition;
  readonly config: TenonConfig;
  readonly call: TenonCall;
  readonly options: CallOptions & { readonly unwrap?: boolean | undefined; readonly raw?: boolean | undefined };
}

/** A client function: positional inputs, then options. */
export function operation<T extends ClientFunction>(
  method: string,
  answers: Definition["answers"],
  callOf: (...input: Parameters<T>) => TenonCall,
  urlInputs?: readonly number[],
): T {
  return define(method, answers, callOf, urlInputs, async (attempt) => send(attempt()));
}

function define<T extends ClientFunction>(
  method: string,
  answers: Definition["answers"],
  callOf: (...input: Parameters<T>) => TenonCall,
  urlInputs: readonly number[] | undefined,
  run: Definition["run"],
): T {
  const untyped = callOf as (...input: never[]) => TenonCall as Definition["callOf"];
  return functionOf({ method, answers, callOf: untyped, urlInputs, run }, appConfiguration) as T;
}

function functionOf(definition: Definition, config: () => TenonConfig): ClientFunction {
  const { callOf, urlInputs, run } = definition;
  const call = (...input: unknown[]): unknown => {
    const options = (input[callOf.length] as Attempt["options"] | undefined) ?? {};
    return run(() => ({ definition, config: config(), call: callOf(...input), options }), options);
  };
  const url = (...input: unknown[]): string => {
    const placed: unknown[] = urlInputs === undefined ? input : [];
    urlInputs?.forEach((place, at) => {
      placed[place] = input[at];
    });
    return urlOf(config(), callOf(...placed));
  };
  return Object.assign(call, { url, definition });
}

/** A client module's functions with a configuration of their own. */
export function bind<T extends { readonly [name: string]: ClientFunction }>(functions: T, config: TenonConfig): T {
  const bound = Object.entries(functions).map(([name, call]) => {
    const { definition } = call as { readonly definition?: Definition };
    return [name, definition === undefined ? call : functionOf(definition, () => config)];
  });
  return Object.fromEntries(bound) as T;
}

/** Client modules, or some functions of them, with a configuration of their own: only what is named here is bundled. */
export function createClient<T extends { readonly [module: string]: { readonly [name: string]: ClientFunction } }>(
  config: TenonConfig,
  modules: T,
): T {
  const bound = Object.entries(modules).map(([name, functions]) => [name, bind(functions, config)]);
  return Object.fromEntries(bound) as T;
}

async function send(attempt: Attempt): Promise<unknown> {
  return reported(attempt, async () => {
    const { raw, unwrap } = attempt.options;
    const exchange = await exchanged(attempt);
    const { request, response, receive } = exchange;
    if (raw === true) return response;
    const reader = await wanted(attempt, exchange);
    const data = await receive(async () => reader(response, request));
    if (unwrap === false) return { status: reader.status ?? response.status, data, response };
    // An unread body would keep the connection open.
    if (!response.bodyUsed) await receive(async () => response.body?.cancel());
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

async function exchanged({ config, definition, call, options }: Attempt): Promise<Exchange> {
  const own = options.signal;
  own?.throwIfAborted();
  const request = await prepare(config, definition.method, call, options.headers);
  const timeout = options.timeout ?? config.timeout;
  const limit = timeout === undefined ? undefined : AbortSignal.timeout(timeout);
  // The DOM library of TypeScript 5.4 does not know it yet.
  const { any } = AbortSignal as typeof AbortSignal & { any(signals: readonly AbortSignal[]): AbortSignal };
  const signal = own && limit ? any.call(AbortSignal, [own, limit]) : (own ?? limit);
  const receive = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await unlessAborted(signal, work());
    } catch (cause) {
      own?.throwIfAborted();
      if (cause instanceof TenonError) throw cause;
      const reason = cause instanceof Error ? cause.message : String(cause);
      // The URL may hold a credential, and engines repeat one that they cannot parse.
      const shown = reason.split(request.url).join(request.path);
      throw new TenonError(`failed: ${shown}`, { request, cause: shown === reason ? cause : undefined });
    }
  };
  const fetchResponse = options.fetch ?? config.fetch ?? fetch;
  const credentials = options.credentials ?? config.credentials;
  const init: RequestInit = {
    ...config.init,
    ...options.init,
    ...(credentials && { credentials }),
    ...(signal && { signal }),
  };
  let next = async (asked: TenonRequest): Promise<Response> => sendGuarded(asked, fetchResponse, init);
  for (const middleware of [...(config.middleware ?? [])].reverse()) {
    const inner = next;
    next = async (asked) => middleware(asked, inner);
  }
  const response = await receive(() => next(request));
  await config.onResponse?.(response, request);
  return { request, response, receive };
}

/** Reads the declared answer, if it is one that the caller wants; else throws. */
async function wanted({ definition, options }: Attempt, exchange: Exchange): Promise<TenonReader> {
  const { request, response, receive } = exchange;
  const { status, ok } = response;
  const { answers } = definition;
  const reader = answers[status] ?? answers[`${Math.floor(status / 100)}XX`];
  if (reader && (ok || options.unwrap === false)) return reader;
  const other = reader ?? answers["default"];
  if (other && options.unwrap === false) return other;
  const read = await receive(() => readBody(response));
  let body = read.value;
  let declaredBy: Definition | undefined;
  try {
    body = await other?.(response, request, read);
    declaredBy = other && definition;
  } catch {
    // An error that is not declared keeps what arrived.
  }
  throw new TenonError(`answered ${status}`, { request, response, body: declaredBy ? body : read.value, declaredBy });
}

/** A custom `fetch` may ignore signals. */
function unlessAborted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

export {
  type Attempt,
  type ClientFunction,
  type Definition,
  define,
  type Exchange,
  exchanged,
  type InputOf,
  type RawCall,
  reported,
  send,
  type WithUrl,
  wanted,
};
