import type { ReadBody, TenonReader } from "./answer.js";
import type { CallOptions } from "./configuration.js";
import { TenonError } from "./error.js";
import {
  type Attempt,
  type ClientFunction,
  type Definition,
  type Exchange,
  type InputOf,
  operation,
  type RawCall,
  runAttempt,
  send,
  type TenonOperation,
  type WithUrl,
  wanted,
} from "./operation.js";
import type { TenonCall } from "./request.js";
import type { TenonResult } from "./status.js";

/** A server-sent event. */
export interface TenonEvent<T> {
  /** The last id that the server gave; empty before it gives one. */
  readonly id: string;
  /** `message` where the server does not name it. */
  readonly event: string;
  readonly data: T;
}

/** Events as they arrive, from an operation that declares other answers too. */
export interface TenonEvents<T, Answers> extends AsyncIterable<TenonEvent<T>> {
  /** For `isTenonError` to narrow by; never there. */
  readonly declared?: Answers;
}

export interface TenonEventOptions extends CallOptions {
  /** The server continues after this event. */
  lastEventId?: string | undefined;
  /** Connects again when the connection breaks, and continues after the last event. */
  resume?: boolean | undefined;
  raw?: false | undefined;
}

export interface TenonStreamOptions extends CallOptions {
  /** Yields the elements one by one, as they arrive. */
  stream: true;
  unwrap?: true | undefined;
  raw?: false | undefined;
}

/** A client function whose answer is a stream of events. */
export type TenonEventOperation<
  Call extends ClientFunction,
  UrlInput extends readonly unknown[] = InputOf<Call>,
> = RawCall<Call> & Call & WithUrl<UrlInput>;

/** A client function whose answer is a list, which `{ stream: true }` gives element by element. */
export type TenonElementOperation<
  Call extends ClientFunction,
  Element,
  Result = TenonResult<Awaited<ReturnType<Call>>>,
  UrlInput extends readonly unknown[] = InputOf<Call>,
> = ((...input: [...inputs: InputOf<Call>, options: TenonStreamOptions]) => AsyncIterable<Element>) &
  TenonOperation<Call, Result, UrlInput>;

export function events<T extends ClientFunction>(
  method: string,
  answers: Definition["answers"],
  callOf: (...input: Parameters<T>) => TenonCall,
  reading: "json" | "text",
  placed?: Definition["placed"],
): T {
  return operation(method, answers, callOf, placed, (attempt, options) =>
    options.raw === true ? send(attempt()) : eventsOf(attempt, options, reading),
  );
}

export function elements<T extends ClientFunction>(
  method: string,
  answers: Definition["answers"],
  callOf: (...input: Parameters<T>) => TenonCall,
  placed?: Definition["placed"],
): T {
  return operation(method, answers, callOf, placed, (attempt, options) =>
    "stream" in options && options.stream === true ? elementsOf(attempt) : send(attempt()),
  );
}

async function* eventsOf(
  attempt: () => Attempt,
  options: Omit<TenonEventOptions, "raw">,
  reading: "json" | "text",
): AsyncGenerator<TenonEvent<unknown>> {
  const made = attempt();
  const state = { id: options.lastEventId ?? "", wait: 1000 };
  for (;;) {
    try {
      const headers = { ...options.headers, accept: "text/event-stream" };
      const resumed = state.id === "" ? headers : { ...headers, "last-event-id": state.id };
      const stream = await opened({ ...made, options: { ...made.options, headers: resumed } });
      const { reader, response, request } = stream;
      for await (const event of eventsIn(stream, state)) {
        const body = reading === "text" ? { value: event.data, isJson: false } : parsed(event.data);
        yield { ...event, data: await reader(response, request, body) };
      }
      return;
    } catch (error) {
      if (options.resume !== true || !(error instanceof TenonError) || error.status !== 0) throw error;
      await pause(state.wait, options.signal);
    }
  }
}

async function* elementsOf(attempt: () => Attempt): AsyncGenerator {
  const stream = await opened(attempt());
  const { reader, request, response } = stream;
  for await (const text of elementTexts(stream)) {
    const body = parsed(text);
    // The reader is that of the list.
    const listed = body.cause === undefined ? { ...body, value: [body.value] } : body;
    const [element] = (await reader(response, request, listed)) as unknown[];
    yield element;
  }
}

interface Stream extends Exchange {
  /** Of the declared answer that it is. */
  readonly reader: TenonReader;
}

/** A stream has no time limit: only a timeout of the call itself ends it. */
async function opened(attempt: Attempt): Promise<Stream> {
  const exchange = await runAttempt({ ...attempt, config: { ...attempt.config, timeout: undefined } });
  const { request, response, receive } = exchange;
  return { ...exchange, reader: await receive(() => wanted(attempt, request, response)) };
}

function parsed(text: string): ReadBody {
  try {
    return { value: JSON.parse(text), isJson: true };
  } catch (cause) {
    return { value: text, isJson: true, cause };
  }
}

async function* chunksOf({ response, receive }: Exchange): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  const decoder = new TextDecoder();
  let done = false;
  try {
    while (!done) {
      const chunk = await receive(() => reader.read());
      done = chunk.done;
      yield decoder.decode(chunk.value, { stream: !done });
    }
  } finally {
    if (!done) reader.cancel().catch(() => undefined);
  }
}

/** https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation */
async function* eventsIn(stream: Exchange, state: { id: string; wait: number }): AsyncGenerator<TenonEvent<string>> {
  let event = "";
  let data: string[] = [];
  for await (const line of linesOf(stream)) {
    if (line === "") {
      if (data.length > 0) yield { id: state.id, event: event || "message", data: data.join("\n") };
      event = "";
      data = [];
      continue;
    }
    const [, name, value = ""] = /^([^:]*)(?:: ?([\s\S]*))?$/.exec(line) ?? [];
    if (name === "data") data.push(value);
    else if (name === "event") event = value;
    else if (name === "id" && !value.includes("\0")) state.id = value;
    else if (name === "retry" && /^\d+$/.test(value)) state.wait = Number(value);
  }
}

/** Complete lines; what follows the last of them belongs to an event that did not arrive whole. */
async function* linesOf(stream: Exchange): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of chunksOf(stream)) {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    // TypeScript 5.4 does not delegate to an array here.
    for (const line of lines) yield line;
  }
  if (rest.endsWith("\r")) yield rest.slice(0, -1);
}

/** The texts of a JSON array's elements, each as soon as it is complete. */
async function* elementTexts(stream: Exchange): AsyncGenerator<string> {
  let element = "";
  let depth = 0;
  let inString = false;
  let escaped = false;
  for await (const chunk of chunksOf(stream)) {
    for (const mark of chunk) {
      if (inString) {
        element += mark;
        if (!escaped && mark === '"') inString = false;
        escaped = !escaped && mark === "\\";
        continue;
      }
      const closes = mark === "]" || mark === "}";
      if (closes) depth--;
      if (depth === (closes ? 0 : 1) && (mark === "," || mark === "]")) {
        if (element.trim() !== "") yield element;
        element = "";
        continue;
      }
      if (depth > 0) element += mark;
      if (mark === '"') inString = true;
      if (mark === "[" || mark === "{") depth++;
    }
  }
  if (depth === 0) return;
  const { request, response } = stream;
  throw new TenonError("answered a list that ends early", { request, response });
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}
