import "temporal-polyfill/global";
import { Temporal } from "temporal-polyfill";
import { afterAll, describe, expect, it } from "vitest";
import { arrayOf, nullable, primitive, type TypeUse } from "../../../src/contract/type-use.js";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import { awkwardContract } from "../typescript/awkward-contract.js";
import {
  answer,
  body,
  brand,
  contract,
  int,
  object,
  operation,
  parameter,
  parameterUse,
  ref,
  service,
  text,
  unionOf,
} from "../typescript/contract-builder.js";
import { type RunnableTree, runnableTree, typeErrors } from "../typescript/generated-tree.js";

const moment = primitive("dateTimeOffset");
const dateTime = primitive("dateTime");
const map = (value: TypeUse): TypeUse => ({ kind: "map", key: text, value });

/** Every place that a date can have. */
const from = contract(
  [
    brand("Acme.Birthday", { primitive: primitive("date") }),
    brand("Acme.Seen", { primitive: moment }),
    object("Acme.Entry", {
      at: moment,
      plain: dateTime,
      maybe: nullable(moment),
      day: primitive("date"),
      time: primitive("time"),
      took: primitive("duration"),
      list: arrayOf(dateTime),
      byName: map(moment),
      born: ref("Birthday"),
      seen: ref("Seen"),
      parent: nullable(ref("Entry")),
      title: text,
    }),
    object("Acme.Paged", { items: arrayOf(parameterUse("T")), asOf: moment }, { typeParameters: ["T"] }),
    object("Acme.Box", { value: parameterUse("T") }, { typeParameters: ["T"] }),
    object("Acme.Click", { at: moment }),
    object("Acme.Note", { at: text }),
    unionOf("Acme.Event", "kind", [
      { tag: "click", type: ref("Click") },
      { tag: "note", type: ref("Note") },
    ]),
    object("Acme.Gone", { since: moment }),
  ],
  [
    service("log", [
      operation("POST /entry", "echo", [body("entry", ref("Entry"))], [answer(200, ref("Entry"))]),
      operation("GET /paged", "paged", [], [answer(200, ref("Paged", ref("Entry")))]),
      operation("GET /box", "box", [], [answer(200, ref("Box", nullable(moment)))]),
      operation("GET /events", "events", [], [answer(200, arrayOf(ref("Event")))]),
      operation("GET /bare", "bare", [], [answer(200, moment)]),
      operation("GET /gone", "gone", [], [answer(200, text), answer(410, ref("Gone"))]),
      operation(
        "GET /at/{at}",
        "find",
        [
          parameter("route", "at", moment),
          parameter("query", "since", nullable(dateTime), { required: false }),
          parameter("query", "days", arrayOf(primitive("date")), { required: false }),
          parameter("header", "took", primitive("duration"), { wireName: "x-took", required: false }),
        ],
        [answer(200, int)],
      ),
      operation(
        "GET /ticks",
        "ticks",
        [],
        [
          {
            ...answer(200, ref("Click")),
            content: { kind: "json", type: ref("Click"), mediaTypes: ["text/event-stream"] },
          },
        ],
      ),
    ]),
  ],
);

const common = `
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_proof: Same<A, B>): void {}
import { log } from "./client/index.js";
import type { Entry } from "./types/index.js";
`;

const usage = {
  date: `${common}
export async function dates(): Promise<void> {
  const page = await log.paged();
  const [entry] = page.items;
  if (entry === undefined) return;
  same<typeof page.asOf, Date>(true);
  same<Entry["plain"], Date>(true);
  same<Entry["day"], string>(true);
  same<Entry["list"], Date[]>(true);
  const seen: Date = entry.seen;
  await log.find(new Date(), null, ["2024-01-01"]);
  // @ts-expect-error a text is not a date
  await log.find("2024-01-01T00:00:00Z");
  await log.echo({ ...entry, at: new Date() });
  void seen;
}
`,
  temporal: `${common}
export async function dates(): Promise<void> {
  const { items: [entry] } = await log.paged();
  if (entry === undefined) return;
  same<Entry["at"], Temporal.ZonedDateTime>(true);
  same<Entry["plain"], Temporal.ZonedDateTime | Temporal.PlainDateTime>(true);
  same<Entry["list"], (Temporal.ZonedDateTime | Temporal.PlainDateTime)[]>(true);
  same<Entry["day"], Temporal.PlainDate>(true);
  same<Entry["time"], Temporal.PlainTime>(true);
  same<Entry["took"], Temporal.Duration>(true);
  await log.find(Temporal.Now.zonedDateTimeISO(), null, [Temporal.PlainDate.from("2024-01-01")]);
}
`,
};

it.each(["date", "temporal"] as const)(
  "%s: everything compiles, beside everything else",
  (dates) => {
    const all = { zod: true, query: "core", mocks: true, dates } as const;
    expect(
      typeErrors(
        {
          [dates]: [...emitTypeScript(from, all), { path: "usage.ts", text: usage[dates] }],
          awkward: emitTypeScript(awkwardContract, all),
          typesOnly: emitTypeScript({ ...from, services: [] }, all),
        },
        { lib: ["es2022", "esnext.temporal", "dom"] },
      ),
    ).toEqual([]);
  },
  300_000,
);

const trees: RunnableTree[] = [];
afterAll(() => {
  for (const tree of trees) tree.remove();
});

type Log = Record<string, (...input: unknown[]) => Promise<unknown>>;
let asked: { url: string; init: RequestInit } | undefined;

async function client(dates: "date" | "temporal", respond: (init: RequestInit) => Response): Promise<Log> {
  const tree = await runnableTree(emitTypeScript(from, { zod: true, dates }));
  trees.push(tree);
  const { configureTenon } = await tree.load<{ configureTenon(config: object): void }>("tenon.js");
  configureTenon({
    fetch: async (url: string, init: RequestInit) => {
      asked = { url, init };
      return respond(init);
    },
  });
  return tree.load("client/log.js");
}

/** As System.Text.Json writes them: seven digits, offsets, days in a duration. */
const entry = {
  at: "2024-05-17T08:30:00.1234567+02:00",
  plain: "2024-05-17T08:30:00",
  maybe: null,
  day: "2024-05-17",
  time: "08:30:00.1234567",
  took: "1.02:03:04.0000005",
  list: ["2024-05-17T08:30:00Z", "2024-05-17T08:30:00.5+02:00"],
  byName: { a: "2024-05-17T08:30:00+00:00", __proto: "2024-05-17T08:30:00-05:00" },
  born: "2000-02-29",
  seen: "2024-05-17T08:30:00+02:00",
  parent: null,
  title: "2024-05-17T08:30:00Z",
};

describe.each(["date", "temporal"] as const)("%s", (dates) => {
  it("what came goes back letter by letter", async () => {
    const log = await client(dates, ({ body: sent }) =>
      sent === null || sent === undefined
        ? Response.json({ items: [{ ...entry, parent: entry }], asOf: entry.at })
        : new Response(String(sent), { headers: { "content-type": "application/json" } }),
    );
    const page = (await log.paged?.()) as { items: Record<string, unknown>[] };
    const [item] = page.items;
    expect(item?.at).toBeInstanceOf(dates === "date" ? Date : Temporal.ZonedDateTime);
    expect(item?.title).toBe(entry.title);
    const echoed = (await log.echo?.(item)) as Record<string, unknown>;
    expect(JSON.parse(String(asked?.init.body))).toEqual({ ...entry, parent: entry });
    expect(String(echoed.at)).toBe(String(item?.at));
  });

  it("generic types, unions, bare values and declared errors have dates", async () => {
    const answers = new Map<string, Response>([
      ["/box", Response.json({ value: entry.at })],
      [
        "/events",
        Response.json([
          { kind: "note", at: entry.at },
          { kind: "click", at: entry.at },
        ]),
      ],
      ["/bare", Response.json(entry.at)],
      ["/gone", Response.json({ since: entry.at }, { status: 410 })],
      ["/ticks", new Response(`data: {"at":"${entry.at}"}\n\n`, { headers: { "content-type": "text/event-stream" } })],
    ]);
    const log = await client(dates, () => answers.get(asked?.url ?? "") ?? new Response(null, { status: 500 }));
    const type = dates === "date" ? Date : Temporal.ZonedDateTime;
    expect(await log.box?.()).toEqual({ value: expect.any(type) });
    expect(await log.events?.()).toEqual([
      { kind: "note", at: entry.at },
      { kind: "click", at: expect.any(type) },
    ]);
    expect(await log.bare?.()).toBeInstanceOf(type);
    await expect(log.gone?.()).rejects.toMatchObject({ body: { since: expect.any(type) } });
    const ticks = log.ticks as unknown as () => AsyncIterable<{ data: { at: unknown } }>;
    for await (const { data } of ticks()) expect(data.at).toBeInstanceOf(type);
  });
});

describe("what the server is sent", () => {
  it("a changed Date is UTC with milliseconds; days and durations are the caller's texts", async () => {
    const log = await client("date", () => Response.json(entry));
    const got = (await log.echo?.(entry)) as { at: Date };
    got.at.setUTCHours(9);
    await log.echo?.(got);
    expect(JSON.parse(String(asked?.init.body))).toMatchObject({ at: "2024-05-17T09:30:00.123Z" });
    await client("date", () => Response.json(1)).then((one) =>
      one.find?.(new Date(0), new Date(1), ["2024-01-01"], "01:00:00"),
    );
    expect(asked?.url).toBe("/at/1970-01-01T00%3A00%3A00.000Z?since=1970-01-01T00%3A00%3A00.001Z&days=2024-01-01");
    expect(new Headers(asked?.init.headers).get("x-took")).toBe("01:00:00");
  });

  it("Temporal values are written as .NET reads them", async () => {
    const log = await client("temporal", () => Response.json(1));
    const cases: readonly (readonly [Temporal.Duration, string])[] = [
      [Temporal.Duration.from("PT90M"), "01:30:00"],
      [Temporal.Duration.from("-P1DT1S"), "-1.00:00:01"],
      [Temporal.Duration.from("P1WT0.0000009S"), "7.00:00:00.0000009"],
    ];
    for (const [duration, written] of cases) {
      const at = Temporal.ZonedDateTime.from("2024-05-17T08:30:00.123456789+02:00[Europe/Berlin]");
      await log.find?.(
        at,
        Temporal.PlainDateTime.from("2024-05-17T08:30"),
        [Temporal.PlainDate.from("2024-01-02")],
        duration,
      );
      expect(decodeURIComponent(asked?.url ?? "")).toBe(
        "/at/2024-05-17T08:30:00.1234567+02:00?since=2024-05-17T08:30:00&days=2024-01-02",
      );
      expect(new Headers(asked?.init.headers).get("x-took")).toBe(written);
    }
    await expect(async () =>
      log.find?.(Temporal.Now.zonedDateTimeISO(), null, [], Temporal.Duration.from("P1M")),
    ).rejects.toThrow(RangeError);
  });
});
