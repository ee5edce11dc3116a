/** Calls every member of the hubs; runs in Node and in a browser. The types are what is generated. */
import { HttpTransportType, type HubConnectionBuilder, LogLevel } from "@microsoft/signalr";
import { connectCalls, connectRoom, connectValues } from "./api/hubs/index.js";
import { TenonHubError } from "./api/tenon-hubs.js";
import type { OrderHub as Order, OrderHubInput as OrderInput, Shape } from "./api/types/index.js";

const order: OrderInput = {
  id: 1,
  status: "Closed",
  at: "2026-02-03T04:05:06Z",
  address: { street: "Main", city: null },
  tags: ["a"],
};

/** What was called, and what came of it. */
export type Calls = Record<string, unknown>;

export async function run(baseUrl: string, isPolling: boolean): Promise<Calls> {
  const options: Options = {
    baseUrl,
    configure: quiet,
    connection: isPolling ? { transport: HttpTransportType.LongPolling } : {},
  };
  const calls = { ...(await callValues(options)), ...(await callCalls(options)), ...(await callRoom(options)) };
  return { ...calls, complaints: complaints.splice(0) };
}

/** What the official client complains of. */
const complaints: string[] = [];

const quiet = (builder: HubConnectionBuilder): HubConnectionBuilder =>
  builder.configureLogging({
    log: (level, message) => {
      if (level === LogLevel.Error) complaints.push(message);
    },
  });

type Options = Parameters<typeof connectValues>[0];

async function callValues(options: Options): Promise<Calls> {
  const hub = connectValues(options);
  const { invoke } = hub;
  const circle: Shape = { $type: "circle", radius: 1 };
  const shapes: Shape[] = [circle, { $type: "square", side: 2 }];
  const sent = {
    bool: true,
    byte: 255,
    short: -1,
    int: 7,
    uInt: 4_294_967_295,
    long: 9_007_199_254_740_991,
    float: 1.5,
    double: 1e-7,
    decimal: 12.25,
    char: "ü",
    string: "text",
    nullableString: null,
    nullableInt: null,
    guid: "6f9619ff-8b86-d011-b42d-00cf4fc964ff",
    dateTime: "2026-02-03T04:05:06",
    dateTimeOffset: "2026-02-03T04:05:06+01:00",
    dateOnly: "2026-02-03",
    timeOnly: "04:05:06",
    timeSpan: "1.02:03:04",
    uri: "https://example.com/a?b=c",
    bytes: "AAEC",
    enum: "Open",
    nullableEnum: null,
    list: [1, 2],
    nested: [[1], [], [2, 3]],
    set: ["a", "b"],
    many: [order],
    map: { a: 1 },
    mapByEnum: { Open: 1 },
    record: { street: "Main", city: null },
    order,
    nullableOrder: null,
    generic: { items: [order], total: 1 },
    defaults: { name: "a", size: 3, isOn: false },
    class: { name: "a", age: null, home_page: "https://example.com/" },
    struct: { x: 1, y: 2.5 },
    polymorphic: circle,
    polymorphics: shapes,
    json: { any: ["thing"] },
    object: { a: 1 },
    inTask: order,
    inValueTask: order,
  } satisfies { [Name in keyof typeof invoke]: Parameters<(typeof invoke)[Name]>[0] };
  const calls: Calls = {};
  for (const [name, value] of Object.entries(sent)) {
    const call = invoke[name as keyof typeof invoke] as (given: unknown) => Promise<unknown>;
    calls[`values.${name}`] = [value, await call(value)];
  }
  // What has a default may be left out.
  calls["values.defaults alone"] = await invoke.defaults({ name: "a" });
  await hub.stop();
  return calls;
}

async function listed<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

async function* numbers(): AsyncGenerator<number> {
  yield 1;
  await Promise.resolve();
  yield 2;
}

async function failure(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    return error instanceof TenonHubError ? [error.method, error.exception, error.reason] : `no hub error: ${error}`;
  }
}

async function callCalls(options: Options): Promise<Calls> {
  const hub = connectCalls(options);
  const { invoke, send, stream, on, handle } = hub;
  const calls: Calls = {
    inherited: await invoke.inherited(order),
    replaced: await invoke.replaced(),
    renamed: await invoke.renamed(),
    nothing: await invoke.nothing(),
    done: await invoke.done(),
    finished: await invoke.finished(),
    defaults: await invoke.defaults("a"),
    "defaults given": await invoke.defaults("a", 1, "b", "Open"),
    withService: await invoke.withService(1),
    several: await invoke.several(3, order, [{ $type: "circle", radius: 1 }]),
    send: await send.replaced(),
    counter: await listed(stream.counter(3)),
    orders: await listed(stream.orders(2)),
    ordersLater: (await listed(stream.ordersLater(1))).length,
    names: await listed(stream.names()),
    failing: await failure(listed(stream.failing())),
    doubled: await listed(stream.doubled(numbers())),
    sum: await invoke.sum(numbers(), 10),
    ids: await invoke.ids(
      (async function* () {
        yield order;
        yield { ...order, id: 2 };
      })(),
    ),
    refuse: await failure(invoke.refuse()),
    break: await failure(invoke.break()),
  };
  const before = await invoke.streamsLeft();
  for await (const count of stream.counter(1_000_000)) if (count === 2) break;
  // The server leaves its stream when it hears of it.
  for (let attempt = 0; attempt < 500 && (await invoke.streamsLeft()) === before; attempt++) await pause();
  calls["left stream"] = (await invoke.streamsLeft()) - before;

  const events: unknown[] = [];
  const stops = [
    on.nothing(() => events.push(["nothing"])),
    on.message((user, text) => events.push(["message", user, text])),
    on.shapes((shapes) => events.push(["shapes", shapes])),
    on.counted((count) => events.push(["counted", count])),
    on.changed((value, status) => events.push(["changed", value, status])),
  ];
  await invoke.raise();
  for (let attempt = 0; attempt < 500 && events.length < 5; attempt++) await pause();
  for (const stop of stops) stop();
  await invoke.raise();
  await invoke.nothing();
  calls.events = events;

  handle.name(() => "client");
  handle.confirm(async (asked: Order, times) => ({ ...order, id: asked.id + times, status: "Open" }));
  calls.ask = await invoke.ask();
  await hub.stop();
  calls.state = hub.connection.state;
  return calls;
}

async function callRoom(options: Options): Promise<Calls> {
  const hub = connectRoom("a b", options);
  const { invoke, on, handle } = hub;
  const events: unknown[] = [];
  on.announced((announced, to) => events.push(["announced", announced.id, to]));
  on.said((text, said) => events.push(["said", text, said.tags]));
  on.told((status) => events.push(["told", status]));
  on.chosen((chosen) => events.push(["chosen", chosen.text, chosen.id]));
  on.mixed((...given) => events.push(["mixed", given.length === 1 ? given[0] : given[1]]));
  on.listed((tags, at) => events.push(["listed", tags, at]));
  handle.guess((question) => question.length);
  const calls: Calls = { room: await invoke.room(), "room.ask": await invoke.ask() };
  await invoke.say("hello", order);
  const { announce } = await import("./api/client/index.js");
  const { configureTenon } = await import("./api/tenon.js");
  configureTenon({ baseUrl: options?.baseUrl ?? "" });
  await announce.post({ ...order, status: 1 });
  for (let attempt = 0; attempt < 500 && events.length < 7; attempt++) await pause();
  calls["room.events"] = events;
  await hub.stop();
  return calls;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}
