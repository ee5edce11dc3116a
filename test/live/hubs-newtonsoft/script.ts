/** Every method, stream and event of a hub that Newtonsoft.Json writes. Compiled against the client, and run by the test. */
import { connectWriting } from "./api/hubs/writing.js";

export async function run(baseUrl: string): Promise<Record<string, unknown>> {
  const hub = connectWriting({ baseUrl });
  const calls: Record<string, unknown> = {};
  const { invoke } = hub;
  const value = async <T, R>(name: string, call: (value: T) => Promise<R>, sent: T): Promise<void> => {
    calls[name] = [sent, await call(sent)];
  };
  await value("named", invoke.named, { theName: "a", already: 1, thirdName: 2, maybe: "b", aField: 3 });
  await value("named without", invoke.named, { theName: "a", already: 1, thirdName: 2, aField: 3 });
  await value("snake", invoke.snake, { first_name: 1, AsWritten: 2 });
  await value("opted", invoke.opted, { in: 1 });
  await value("contract", invoke.contract, { renamed: 1 });
  await value("enum", invoke.enum, "far away");
  await value("tagged", invoke.tagged, { kind: "Near", tag: "a" });
  await value("tuple", invoke.tuple, { item1: 1, item2: "a" });
  await value("map", invoke.map, { one: "Near", two: "far away" });
  await value("mapByEnum", invoke.mapByEnum, { near: 1, "far away": 2 });
  await value("bytes", invoke.bytes, "AQID");
  await value("guid", invoke.guid, "11111111-2222-3333-4444-555555555555");
  await value("moment", invoke.moment, "2026-02-03T04:05:06+00:00");
  await value("span", invoke.span, "1.02:03:04");
  await value("money", invoke.money, 12.5);
  await value("json", invoke.json, { deep: { list: [1, "a", null] } });
  const told: unknown[] = [];
  hub.on.told((tagged, more) => told.push(tagged.kind, more.text, more.nothing ?? "nothing"));
  await invoke.tell({ kind: "far away", tag: "a" });
  calls.told = told;
  const items: string[] = [];
  for await (const { kind } of hub.stream.stream(2)) items.push(kind);
  calls.stream = items;
  await hub.stop();
  return calls;
}
