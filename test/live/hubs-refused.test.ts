/** What SignalR refuses, and when: each hub of a running server beside what is said of it. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HubConnectionBuilder, LogLevel, Subject } from "@microsoft/signalr";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildProject, type RunningServer, root, startServer } from "./dotnet-server.js";

const project = "test/live/hubs-refused/RefusedHubs.csproj";

let server: RunningServer;
let refused: Readonly<Record<string, string>>;
let said: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  const folder = buildProject(project, "hubs-refused");
  server = await startServer(join(folder, "RefusedHubs.dll"), folder);
  refused = (await (await fetch(`${server.url}/refused`)).json()) as Record<string, string>;
  const output = join(root, "artifacts/live/hubs-refused-client");
  const tool = [join(root, "dist/tenon.js"), "--project", project, "--served", "--output", output, "--format", "json"];
  const { stdout } = spawnSync(process.execPath, tool, { cwd: root, encoding: "utf8" });
  said = byHub(JSON.parse(stdout).diagnostics);
});
afterAll(() => server?.stop());

interface Said {
  readonly code: string;
  readonly message: string;
}

const source = readFileSync(join(root, "test/live/hubs-refused/Hubs.cs"), "utf8");

/** By the hub, or by the interface of its clients. */
function byHub(diagnostics: readonly Said[]): ReadonlyMap<string, readonly string[]> {
  const hubs = [...source.matchAll(/class (\w+) : (?:Hub|Hidden)(?:<(\w+)>)?/g)].map(([, hub = "", client]) => ({
    hub,
    names: new RegExp(`\\b(${client === undefined ? hub : `${hub}|${client}`})\\b`),
  }));
  return new Map(
    hubs.map(({ hub, names }) => [
      hub,
      diagnostics.filter(({ message }) => names.test(message)).map(({ code }) => code),
    ]),
  );
}

/** `given`: the arguments that work. */
type Expected = { readonly refused: string } | { readonly fails: true } | { readonly given: readonly unknown[] };

const unsupported = { refused: "NotSupportedException" };
const byReference = { refused: "ArgumentException" };
const invalid = { refused: "InvalidOperationException" };
const fails = { fails: true } as const;
const nothing = { given: [] };

test.each<[hub: string, expected: Expected, codes: readonly string[]]>([
  ["Overloads", unsupported, ["TN2402"]],
  ["Cased", unsupported, ["TN2402"]],
  ["Renamed", unsupported, ["TN2402"]],
  ["Hiding", unsupported, ["TN2402"]],
  ["Generic", unsupported, ["TN2403"]],
  ["ByReference", byReference, ["TN2403"]],
  ["Given", byReference, ["TN2403"]],
  ["ReadOnlyReference", byReference, ["TN2403"]],
  ["KeyedMissing", invalid, ["TN2403"]],
  ["KeyedTwice", invalid, ["TN2403"]],
  ["DisabledKeyed", invalid, ["TN2403"]],
  ["Spans", fails, ["TN2303"]],
  ["Callback", fails, ["TN2303"]],
  ["Token", { given: [{}] }, ["TN2404"]],
  ["Uploads", fails, ["TN2421"]],
  ["UploadsApart", { given: [new Subject(), 1, new Subject()] }, []],
  ["MarkedMissing", fails, ["TN2411"]],
  ["Missing", fails, ["TN2411"]],
  ["OptionalService", { given: [{}] }, ["TN2416"]],
  ["NullableAmongOthers", { given: [{}, "text"] }, ["TN2416"]],
  ["ServiceAmongNullable", { given: [{}, null] }, ["TN2416"]],
  ["ClientWithResult", fails, ["TN2407"]],
  ["ClientWithProperty", fails, ["TN2407"]],
  ["ClientWithEvent", fails, ["TN2407"]],
  ["ClientWithReference", fails, ["TN2407"]],
  ["ClientClass", fails, ["TN2412"]],
  ["ClientStream", fails, ["TN2413"]],
  ["ClientGeneric", nothing, ["TN2414"]],
  ["ClientOverloads", nothing, ["TN2406"]],
  ["Service", nothing, []],
  ["Services", nothing, []],
  ["NullableService", nothing, []],
  ["Marked", nothing, []],
  ["Keyed", nothing, []],
  ["KeyedUnregistered", nothing, []],
  ["Disabled", { given: [{}] }, []],
  ["DisabledMarked", nothing, []],
  ["Unawaited", nothing, []],
])("%s", async (hub, expected, codes) => {
  expect(said.get(hub)).toEqual(codes);
  if ("refused" in expected) {
    expect(refused[hub]).toBe(expected.refused);
    return;
  }
  expect(refused[hub]).toBeUndefined();
  const given = "given" in expected ? [expected.given] : [[], [1], [{}], [[1]], [new Subject(), new Subject()]];
  const calls = await Promise.all(given.map((one) => call(hub, one)));
  expect(calls.includes(true)).toBe("given" in expected);
  // One more or one less is refused, so that the count is what the server counts.
  if ("given" in expected) expect(await call(hub, [...expected.given, {}])).toBe(false);
});

/** Whether the call succeeds. */
async function call(hub: string, given: readonly unknown[]): Promise<boolean> {
  const connection = new HubConnectionBuilder().withUrl(`${server.url}/${hub}`).configureLogging(LogLevel.None).build();
  await connection.start();
  try {
    await connection.invoke("A", ...given);
    return true;
  } catch {
    return false;
  } finally {
    await connection.stop();
  }
}
