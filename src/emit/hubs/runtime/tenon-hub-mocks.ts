import type { TenonHub } from "./tenon-hubs.js";

/** One call of a method. */
export interface TenonHubCall {
  readonly method: string;
  readonly given: readonly unknown[];
}

/** What a page does with a hub, without a server. */
export interface TenonHubMock<Methods, Streams, Events, Requests> {
  /** For the page. Its `connection` is not there. */
  readonly hub: TenonHub<Methods, Streams, Events, Requests>;
  /** What the page has called so far. */
  readonly calls: TenonHubCall[];
  /** Tells the page's handlers of an event. */
  readonly raise: Events;
  /** Asks the page's handler, and gives its answer. */
  readonly ask: Requests;
}

type Member = (...given: unknown[]) => unknown;

/** `methods`: what the hub answers; a method that is not among them answers nothing. */
export function mockHub<Methods, Streams, Events, Requests>(
  methods: Partial<Methods & Streams>,
): TenonHubMock<Methods, Streams, Events, Requests> {
  const calls: TenonHubCall[] = [];
  const handlers = new Map<string, Set<Member>>();
  const answer = (method: string, given: readonly unknown[]): unknown => {
    calls.push({ method, given });
    return (methods as Record<string, Member | undefined>)[method]?.(...given);
  };
  const listen = (kind: string) =>
    each((name) => (handler) => {
      const known = handlers.get(`${kind} ${name}`) ?? new Set();
      handlers.set(`${kind} ${name}`, known.add(handler as Member));
      return () => known.delete(handler as Member);
    });
  const tell = (kind: string) =>
    each(
      (name) =>
        (...given) =>
          [...(handlers.get(`${kind} ${name}`) ?? [])].map((handler) => handler(...given)).at(-1),
    );
  return {
    calls,
    raise: tell("on") as Events,
    ask: tell("handle") as Requests,
    hub: {
      start: () => Promise.resolve(),
      stop: () => Promise.resolve(),
      invoke: each(
        (method) =>
          async (...given) =>
            answer(method, given),
      ),
      send: each(
        (method) =>
          async (...given) =>
            void answer(method, given),
      ),
      stream: each((method) => (...given) => ({
        async *[Symbol.asyncIterator]() {
          yield* (answer(method, given) ?? []) as AsyncIterable<unknown>;
        },
      })),
      on: listen("on"),
      handle: listen("handle"),
    } as unknown as TenonHub<Methods, Streams, Events, Requests>,
  };
}

/** Has whatever member it is asked for. */
function each(make: (name: string) => Member): unknown {
  return new Proxy({}, { get: (_, name) => make(String(name)) });
}
