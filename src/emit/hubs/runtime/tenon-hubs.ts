import {
  type HubConnection,
  HubConnectionBuilder,
  HubConnectionState,
  type IHttpConnectionOptions,
  type IHubProtocol,
  type IStreamResult,
} from "@microsoft/signalr";

export interface TenonHubOptions {
  /** Where the server is; the page's own origin unless given. */
  readonly baseUrl?: string;
  /** Gives the token that the server asks for. */
  readonly accessTokenFactory?: IHttpConnectionOptions["accessTokenFactory"];
  /** Whatever else `withUrl` takes: transport, headers, credentials. */
  readonly connection?: IHttpConnectionOptions;
  /** What else the builder is told: `(builder) => builder.withAutomaticReconnect()`. */
  readonly configure?: (builder: HubConnectionBuilder) => HubConnectionBuilder;
}

/** Of a hub whose types are those of MessagePack. */
export interface TenonPackedHubOptions extends TenonHubOptions {
  /** `new MessagePackHubProtocol()` of `@microsoft/signalr-protocol-msgpack`. */
  readonly protocol: IHubProtocol;
}

/** What a client sends as a stream. */
export type TenonUpload<T> = AsyncIterable<T> | IStreamResult<T>;

/** The methods of a hub, called without waiting for the result. */
export type TenonSent<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends (...given: infer Given) => unknown
    ? (...given: Given) => Promise<void>
    : never;
};

/** Each takes a handler, and returns what removes it again. */
export type TenonHandled<Handlers> = {
  readonly [Name in keyof Handlers]: (handler: Handlers[Name]) => () => void;
};

/** A connection to a hub. The first call connects; `start` does so for a page that only listens. */
export interface TenonHub<Methods, Streams, Events, Requests> {
  readonly connection: HubConnection;
  /** Calls that wait for the result. */
  readonly invoke: Methods;
  /** The same without the result. */
  readonly send: TenonSent<Methods>;
  /** Leaving the loop ends the stream on the server. */
  readonly stream: Streams;
  /** What the server tells its clients. */
  readonly on: TenonHandled<Events>;
  /** What the server asks a client, which answers. */
  readonly handle: TenonHandled<Requests>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A hub method failed. */
export class TenonHubError extends Error {
  override readonly name = "TenonHubError";
  readonly method: string;
  /** The class of the exception: `HubException`; others only with detailed errors. */
  readonly exception: string | undefined;
  /** What a `HubException` says. */
  readonly reason: string | undefined;

  constructor(method: string, cause: Error) {
    super(cause.message, { cause });
    this.method = method;
    const [, exception, reason] = /\. (\w+): (.*)/s.exec(cause.message) ?? [];
    this.exception = exception;
    this.reason = reason;
  }
}

type Read = (value: unknown) => unknown;

interface Member {
  readonly name: string;
  /** What is sent for arguments that are left out, by position. */
  readonly defaults?: readonly unknown[];
  /** Makes of what arrives what the types promise: checks it, turns texts into dates. */
  readonly read?: Read;
  /** Of a method that takes a stream. */
  readonly upload?: Read;
}

type Members = Readonly<Record<string, Member>>;

interface Event {
  readonly name: string;
  readonly read?: (given: unknown[]) => unknown[];
}

type Events = Readonly<Record<string, Event>>;

interface Calls {
  readonly connection: HubConnection;
  readonly start: () => Promise<void>;
}

/** The members of a hub by the names that the client has for them. */
export interface TenonHubDefinition {
  readonly methods?: Members;
  readonly streams?: (calls: Calls) => unknown;
  readonly events?: Events;
  readonly requests?: Events;
}

const same: Read = (value) => value;

export function connectHub<Hub>(
  path: string,
  definition: TenonHubDefinition,
  options: TenonHubOptions & Partial<TenonPackedHubOptions>,
): Hub {
  const { baseUrl = "", accessTokenFactory, configure, protocol } = options;
  const builder = new HubConnectionBuilder().withUrl(baseUrl.replace(/\/$/, "") + path, {
    ...(accessTokenFactory && { accessTokenFactory }),
    ...options.connection,
  });
  if (protocol) builder.withHubProtocol(protocol);
  const connection = (configure?.(builder) ?? builder).build();
  let starting: Promise<void> | undefined;
  const start = async (): Promise<void> => {
    if (connection.state === HubConnectionState.Disconnected)
      starting ??= connection.start().finally(() => {
        starting = undefined;
      });
    await starting;
  };
  const called = async (how: "invoke" | "send", member: Member, given: readonly unknown[]): Promise<unknown> => {
    await start();
    try {
      return await connection[how](member.name, ...sent(member, given));
    } catch (error) {
      throw failed(member, error);
    }
  };
  const handlers = (events: Events | undefined, isAsked?: true): unknown =>
    each(events, ({ name, read }) => (handler) => {
      const listener = async (...given: unknown[]): Promise<unknown> => {
        const answer = await (handler as Handler)(...(read?.(given) ?? given));
        // The official client reports an answer that the server did not ask for.
        return isAsked && answer;
      };
      connection.on(name, listener);
      return () => {
        connection.off(name, listener);
      };
    });
  return {
    connection,
    start,
    stop: () => connection.stop(),
    invoke: each(
      definition.methods,
      (member) =>
        async (...given) =>
          (member.read ?? same)(await called("invoke", member, given)),
    ),
    send: each(
      definition.methods,
      (member) =>
        (...given) =>
          called("send", member, given),
    ),
    stream: definition.streams?.({ connection, start }) ?? {},
    on: handlers(definition.events),
    handle: handlers(definition.requests, true),
  } as Hub;
}

type Handler = (...given: unknown[]) => unknown;

function each<M>(members: Readonly<Record<string, M>> | undefined, make: (member: M) => Handler): unknown {
  return Object.fromEntries(Object.entries(members ?? {}).map(([name, member]) => [name, make(member)]));
}

function failed({ name }: Member, error: unknown): unknown {
  return error instanceof Error ? new TenonHubError(name, error) : error;
}

/** Every argument has to be sent. */
function sent({ defaults = [], upload = same }: Member, given: readonly unknown[]): unknown[] {
  const { length } = given.length < defaults.length ? defaults : given;
  return Array.from({ length }, (_, at) => upload(given[at] === undefined ? defaults[at] : given[at]));
}

/** The methods that answer with a stream. */
export function streams(members: Members): (calls: Calls) => unknown {
  return ({ connection, start }) =>
    each(members, (member) => (...given) => ({
      async *[Symbol.asyncIterator]() {
        await start();
        yield* received(connection.stream(member.name, ...sent(member, given)), member);
      },
    }));
}

async function* received(source: IStreamResult<unknown>, member: Member): AsyncGenerator {
  const { read = same } = member;
  const items: unknown[] = [];
  let end: { readonly error?: unknown } | undefined;
  let wake: () => void = () => undefined;
  const ended = (error?: unknown): void => {
    end = { error };
    wake();
  };
  const subscription = source.subscribe({
    next: (item) => {
      items.push(item);
      wake();
    },
    error: (error) => {
      ended(failed(member, error));
    },
    complete: ended,
  });
  try {
    for (;;) {
      while (items.length > 0) yield read(items.shift());
      if (end?.error !== undefined) throw end.error;
      if (end !== undefined) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    if (end === undefined) subscription.dispose();
  }
}

/** Gives a type to what a reader takes. */
export const resultReader = (read: Read): Read => read;

/** The same for a reader of arguments. */
export const argumentReader = (read: (given: unknown[]) => unknown[]): ((given: unknown[]) => unknown[]) => read;

/** What the client sends as a stream; anything else stays as it is. */
export const upload: Read = (value) =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value
    ? {
        subscribe(observer: { next: Handler; error: Handler; complete: Handler }) {
          void (async () => {
            try {
              for await (const item of value as AsyncIterable<unknown>) observer.next(item);
              observer.complete();
            } catch (error) {
              observer.error(error);
            }
          })();
          return { dispose: () => undefined };
        },
      }
    : value;
