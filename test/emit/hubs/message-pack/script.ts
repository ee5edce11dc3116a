/**
 * Every member of a hub that speaks MessagePack: what is sent, and what a running server made of it. `run` was run on the server of
 * Program.cs with Microsoft's protocol and MessagePack 2.5.302, and every value came back as it was sent. NuGet is not asked for
 * these packages here, so that the test only compiles the values against the types of the client, in both directions.
 */
import type { IHubProtocol } from "@microsoft/signalr";
import { connectPacked } from "./api/hubs/packed.js";
import type { Indexed, Plain, PlainInput } from "./api/types/index.js";

const plain = { Id: 1, Name: "a", Note: null, Kind: "far away" } satisfies Plain & PlainInput;
const guid = "6f9619ff-8b86-d011-b42d-00cf4fc964ff";
const at = new Date("2026-02-03T04:05:06.789Z");
const indexed: Indexed = [1, null, null, "Near"];

export const sent = {
  bool: true,
  byte: 255,
  sByte: -128,
  short: -32_768,
  uShort: 65_535,
  int: -7,
  uInt: 4_294_967_295,
  long: -9_007_199_254_740_991,
  uLong: 9_007_199_254_740_991,
  float: 1.5,
  double: 1e-7,
  half: 0.5,
  decimal: "12.250",
  char: 252,
  string: "text ü",
  nullableString: null,
  nullableInt: null,
  guid,
  uri: "https://example.com/a?b=c",
  version: "1.2.3",
  dateTime: at,
  nullableDateTime: null,
  dateTimeOffset: [at, 60],
  dateOnly: 739_000,
  timeOnly: 36_000_000_000,
  timeSpan: -864_000_000_000,
  bytes: new Uint8Array([0, 1, 255]),
  byteList: [0, 1, 255],
  memory: new Uint8Array([7]),
  enum: "far away",
  nullableEnum: null,
  flags: "Read, Write",
  array: [1, 2],
  list: [plain],
  set: ["a", "b"],
  immutable: [1, 2],
  bag: [1, 2],
  map: { one: 1 },
  mapByGuid: { [guid]: plain },
  mapByEnum: { "far away": 1 },
  tuple: [1, "a"],
  classTuple: [1, "a"],
  pair: ["a", 1],
  plain,
  nullablePlain: null,
  members: { Property: 1, Field: 2, InitOnly: 3 },
  derived: { Name: "a", First: 1, Second: 2 },
  indexed,
  indexedRecord: [1, plain],
  node: ["root", [["leaf", []]]],
  named: { "the-name": "a", n: 1 },
  byProperty: { One: 1, At: at },
  contract: { renamed: 1, B: "a" },
  ordered: [1, "a"],
  made: { Id: 1, Name: "a" },
  struct: { X: 1, Y: 2.5 },
  generic: { Items: [plain], Total: 1 },
  genericIndexed: { Items: [indexed], Total: 1 },
  drawing: { Main: [3, [2]], Shapes: [[0, { Radius: 1 }]] },
  shapes: [
    [0, { Radius: 1 }],
    [3, [2]],
  ],
} satisfies { [Name in keyof Methods]?: Parameters<Methods[Name]>[0] };

/** The same values are what arrives. */
export const received: { [Name in keyof typeof sent]: Awaited<ReturnType<Methods[Name]>> } = sent;

type Methods = ReturnType<typeof connectPacked>["invoke"];

/** What the server answered to the rest. */
export interface Answers {
  readonly mapByInt: Awaited<ReturnType<Methods["mapByInt"]>>;
  readonly shape: readonly Awaited<ReturnType<Methods["shape"]>>[];
  readonly anonymous: unknown;
  readonly defaults: readonly number[];
  readonly upload: number;
  readonly stream: readonly Indexed[];
  readonly told: readonly [string, string, Date, string];
  readonly short: PlainInput;
}

/** As the server answered. */
export const answers: Answers = {
  mapByInt: { "1": "one", "20": "twenty" },
  shape: [{ Radius: 1 }, [2]],
  anonymous: { Text: "a", Kind: "far away" },
  defaults: [1, -1],
  upload: 3,
  stream: [
    [0, null, null, "Near"],
    [1, null, null, "Near"],
  ],
  told: ["a", "a", new Date(0), "far away"],
  short: { Id: 1, Name: "a", Note: null, Kind: "Near" },
};

export async function run(
  baseUrl: string,
  protocol: IHubProtocol,
): Promise<{ values: Record<string, unknown>; answers: Answers }> {
  const hub = connectPacked({ baseUrl, protocol });
  const { invoke, on, stream } = hub;
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(sent)) {
    const call = invoke[name as keyof typeof sent] as (given: unknown) => Promise<unknown>;
    values[name] = await call(value);
  }
  const told = new Promise<Answers["told"]>((resolve) => {
    on.told((value, more, kind) => {
      resolve([value.Name, more.Text, more.At, kind]);
    });
  });
  await invoke.tell(plain);
  const items: Indexed[] = [];
  for await (const item of stream.stream(2)) items.push(item);
  const given: Answers = {
    mapByInt: await invoke.mapByInt(),
    shape: [await invoke.shape([0, { Radius: 1 }]), await invoke.shape([3, [2]])],
    anonymous: await invoke.anonymous(),
    defaults: [await invoke.defaults(1), await invoke.defaults(1, "Near")],
    upload: await invoke.upload(
      (async function* () {
        yield plain;
        yield { ...plain, Id: 2 };
      })(),
    ),
    stream: items,
    told: await told,
    short: await invoke.plain({ Id: 1, Name: "a", Kind: "Near" }),
  };
  await hub.stop();
  return { values, answers: given };
}
