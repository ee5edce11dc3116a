/** What `--dates` makes of a server's values, the server takes back as the same values. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Temporal } from "temporal-polyfill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundle } from "./bundle.js";
import { buildProject, type RunningServer, root, startServer } from "./dotnet-server.js";
import "temporal-polyfill/global";

const project = "test/live/dates/Dates.csproj";

interface Dates {
  getEntry(): Promise<Record<string, unknown>>;
  postSame(entry: unknown): Promise<{ same: boolean; read: string }>;
  getTicksByAt(...input: unknown[]): Promise<{ values: string[] }>;
}

let server: RunningServer;
beforeAll(async () => {
  const folder = buildProject(project, "dates");
  server = await startServer(join(folder, "Dates.dll"), folder);
});
afterAll(() => server?.stop());

async function clientWith(dates: "date" | "temporal"): Promise<Dates> {
  const work = join(root, "artifacts/live/dates-client", dates);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const tool = [join(root, "dist/tenon.js"), "--project", project, "--served", "--zod", "--dates", dates];
  const generated = spawnSync(process.execPath, [...tool, "--output", join(work, "api")], {
    cwd: root,
    encoding: "utf8",
  });
  expect(generated.status, generated.stderr).toBe(0);
  const script =
    'export * as modules from "./api/client/index.js";\nexport { configureTenon } from "./api/tenon.js";\n';
  writeFileSync(join(work, "script.ts"), script);
  const file = join(work, "script.mjs");
  writeFileSync(file, await bundle(join(work, "script.ts"), "node"));
  const { modules, configureTenon } = await import(pathToFileURL(file).href);
  configureTenon({ baseUrl: server.url });
  return modules.dates;
}

/** 08:30 in UTC on 17 May 2024, in ticks since the year 1. */
const ticks = "638515314000000000";

describe("Date", () => {
  let client: Dates;
  beforeAll(async () => {
    client = await clientWith("date");
  });

  test("an entry goes back as the same value, every tick and offset", async () => {
    const entry = await client.getEntry();
    expect(entry).toMatchObject({
      at: expect.any(Date),
      utc: expect.any(Date),
      plain: expect.any(Date),
      day: "2024-02-29",
    });
    const verdict = await client.postSame(entry);
    expect(verdict.same, verdict.read).toBe(true);
  });

  test("a date of one's own is the moment that it is", async () => {
    const at = new Date("2024-05-17T08:30:00Z");
    const { values } = await client.getTicksByAt(at, {
      since: at,
      day: "2024-02-29",
      time: "08:30:00",
      took: "1.00:00:00",
    });
    expect(values).toEqual([ticks, ticks, "2024-02-29", "306000000000", "864000000000"]);
  });
});

describe("Temporal", () => {
  let client: Dates;
  beforeAll(async () => {
    client = await clientWith("temporal");
  });

  test("an entry goes back as the same value, every tick and offset", async () => {
    const entry = await client.getEntry();
    expect(entry).toMatchObject({
      at: expect.any(Temporal.ZonedDateTime),
      utc: expect.any(Temporal.ZonedDateTime),
      plain: expect.any(Temporal.PlainDateTime),
      day: expect.any(Temporal.PlainDate),
      time: expect.any(Temporal.PlainTime),
      took: expect.any(Temporal.Duration),
      maybe: null,
    });
    const verdict = await client.postSame(entry);
    expect(verdict.same, verdict.read).toBe(true);
    // Not what it remembers of the text: a value that was made anew.
    const later = (entry.at as Temporal.ZonedDateTime).add({ hours: 1 }).subtract({ minutes: 60 });
    expect((await client.postSame({ ...entry, at: later })).same).toBe(true);
  });

  test("values of one's own are what they are", async () => {
    const at = Temporal.ZonedDateTime.from("2024-05-17T10:30:00+02:00[Europe/Berlin]");
    const day = Temporal.PlainDate.from("2024-02-29");
    const took = Temporal.Duration.from("P1DT0.0000001S");
    const { values } = await client.getTicksByAt(at, { since: at, day, time: Temporal.PlainTime.from("08:30"), took });
    expect(values).toEqual([ticks, ticks, "2024-02-29", "306000000000", "864000000001"]);
  });
});
