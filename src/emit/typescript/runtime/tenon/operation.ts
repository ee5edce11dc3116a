import { readBody, type TenonReader } from "./answer.js";
import {
  app,
  type CallOptions,
  type TenonConfig,
  type TenonRawOptions,
  type TenonRequest,
  type TenonResultOptions,
} from "./configuration.js";
import { type ErrorDetails, TenonError } from "./error.js";
import { sendGuarded } from "./redirect.js";
import { prepare, type TenonCall, urlOf } from "./request.js";
import type { TenonResult } from "./status.js";

type ClientFunction = (...input: never[]) => unknown;

/** What a call is given before its options. */
type InputOf<Call extends ClientFunction> =
  Parameters<Call> extends [...infer Input, options?: unknown] ? Input : never;

interface WithUrl<UrlInput extends readonly unknown[]> {
  /** The address that a call goes to. */
  url(...input: UrlInput): string;
}

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
  readonly answers: Readonly<Record<string, TenonReader | undefined>>;
  readonly callOf: (...input: unknown[]) => TenonCall;
  /** Puts the inputs of the URL where the call has them; undefined where they come first. */
  readonly placed: ((...input: unknown[]) => readonly unknown[]) | undefined;
  readonly run: (attempt: () => Attempt, options: Attempt["options"]) => unknown;
}

/** One call of a client function. */
interface Attempt {
  readonly definition: Definition;
  readonly config: TenonConfig;
  readonly call: TenonCall;
  readonly options: CallOptions & { readonly unwrap?: boolean | undefined; readonly raw?: boolean | undefined };
}

/** A client function: positional inputs, then options. `run`: how a call is made; sent and read at once unless told. */
export function operation<T extends ClientFunction>(
  method: string,
  answers: Definition["answers"],
  callOf: (...input: Parameters<T>) => TenonCall,
  placed?: Definition["placed"],
  run: Definition["run"] = async (attempt) => send(attempt()),
): T {
  const untyped = callOf as (...input: never[]) => TenonCall as Definition["callOf"];
  return functionOf({ method, answers, callOf: untyped, placed, run }, () => app) as T;
}

function functionOf(definition: Definition, config: () => TenonConfig): ClientFunction {
  const { callOf, placed, run } = definition;
  const call = (...input: unknown[]): unknown => {
    const options = (input[callOf.length] as Attempt["options"] | undefined) ?? {};
    return run(() => ({ definition, config: config(), call: callOf(...input), options }), options);
  };
  const url = (...input: unknown[]): string => urlOf(config(), callOf(...(placed?.(...input) ?? input)));
  return Object.assign(call, { url, definition });
}

/** A client module's functions with a configuration of their own. */
export function bind<T extends Readonly<Record<string, ClientFunction>>>(functions: T, config: TenonConfig): T {
  const bound = Object.entries(functions).map(([name, call]) => {
    const { definition } = call as { readonly definition?: Definition };
    return [name, definition === undefined ? call : functionOf(definition, () => config)];
  });
  return Object.fromEntries(bound) as T;
}

/** Client modules, or some functions of them, with a configuration of their own: only what is named here is bundled. */
export function createClient<T extends Readonly<Record<string, Readonly<Record<string, ClientFunction>>>>>(
  config: TenonConfig,
  modules: T,
): T {
  const bound = Object.entries(modules).map(([name, functions]) => [name, bind(functions, config)]);
  return Object.fromEntries(bound) as T;
}

async function send(attempt: Attempt): Promise<unknown> {
  const { raw, unwrap } = attempt.options;
  const { request, response, receive } = await runAttempt(attempt);
  if (raw) return response;
  return receive(async () => {
    const reader = await wanted(attempt, request, response);
    const data = await reader(response, request);
    if (unwrap === false) return { status: reader.status ?? response.status, data, response };
    // An unread body would keep the connection open.
    if (!response.bodyUsed) await response.body?.cancel();
    return data;
  });
}

/** The DOM library of TypeScript 5.4 does not know `any` yet. */
type SignalKinds = typeof AbortSignal & { any(signals: readonly AbortSignal[]): AbortSignal };

interface Exchange {
  readonly request: TenonRequest;
  readonly response: Response;
  /** What happens on the network: an abort rejects with the caller's reason, any other failure is status 0. */
  readonly receive: <T>(work: () => Promise<T>) => Promise<T>;
}

async function runAttempt({ config, definition, call, options }: Attempt): Promise<Exchange> {
  const { signal: own, timeout = config.timeout, credentials = config.credentials } = options;
  const { fetch: fetchResponse = config.fetch ?? fetch } = options;
  own?.throwIfAborted();
  const request = await prepare(config, definition.method, call, options.headers);
  const limit = timeout === undefined ? undefined : AbortSignal.timeout(timeout);
  const signal = own && limit ? (AbortSignal as SignalKinds).any([own, limit]) : (own ?? limit);
  const receive = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      signal?.throwIfAborted();
      // A custom `fetch` may ignore signals.
      return await new Promise((resolve, reject) => {
        const abort = (): void => {
          reject(signal?.reason as Error);
        };
        signal?.addEventListener("abort", abort);
        const done = (): void => signal?.removeEventListener("abort", abort);
        work().then(resolve, reject).finally(done);
      });
    } catch (cause) {
      own?.throwIfAborted();
      let error = cause;
      if (!(error instanceof TenonError)) {
        const reason = String((cause as Error | undefined)?.message ?? cause);
        // The URL may hold a credential, and engines repeat one that they cannot parse.
        const shown = reason.split(request.url).join(request.path);
        error = new TenonError(`failed: ${shown}`, { request, cause: shown === reason ? cause : undefined });
      }
      await config.onError?.(error as TenonError);
      throw error;
    }
  };
  // `fetch` takes undefined for left out.
  const init = { ...config.init, ...options.init, credentials, signal } as RequestInit;
  const next = (config.middleware ?? []).reduceRight<(asked: TenonRequest) => Promise<Response>>(
    (inner, middleware) => async (asked) => middleware(asked, inner),
    async (asked) => sendGuarded(asked, fetchResponse, init),
  );
  const response = await receive(() => next(request));
  await config.onResponse?.(response, request);
  return { request, response, receive };
}

/** The reader of the declared answer, if it is one that the caller wants; else throws. */
async function wanted(
  { definition, options }: Attempt,
  request: TenonRequest,
  response: Response,
): Promise<TenonReader> {
  const status = String(response.status);
  const { answers } = definition;
  const { default: otherwise } = answers;
  const declared = answers[status] ?? answers[status.replace(/..$/, "XX")];
  const reader = declared ?? otherwise;
  if (reader && (options.unwrap === false || (declared && response.ok))) return reader;
  const read = await readBody(response);
  let details: ErrorDetails = { request, response, body: read.value };
  try {
    if (reader) details = { ...details, body: await reader(response, request, read), declaredBy: definition };
  } catch {
    // An answer that is not as declared keeps what arrived.
  }
  throw new TenonError(`answered ${status}`, details);
}

export {
  type Attempt,
  type ClientFunction,
  type Definition,
  type Exchange,
  type InputOf,
  type RawCall,
  runAttempt,
  send,
  type WithUrl,
  wanted,
};
