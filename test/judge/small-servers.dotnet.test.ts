import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { compare } from "../../scripts/judge/compare.js";
import type { ServerFacts } from "../../scripts/judge/server-facts.js";
import { findSmallServers, judgeSmallServers } from "../../scripts/judge/small-servers.js";
import { type CalledServer, callMismatches, mismatchLines, readCalledServer } from "./called-server.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const servers = findSmallServers(join(root, "test/judge/servers"));

describe("what is read of a server is what the running server does, or is announced", () => {
  let judged: ReadonlyMap<string, ServerFacts | string>;
  const read = new Map<string, CalledServer>();
  beforeAll(async () => {
    for (const server of servers) read.set(server.name, await readCalledServer(server, root, 1, 3));
    judged = judgeSmallServers(root, servers, (name) => (read.get(name)?.calls ?? []).map(({ request }) => request));
  }, 900_000);

  test.each(servers)("$name: $title", async ({ name, announced }) => {
    const facts = judged.get(name);
    const called = read.get(name);
    if (facts === undefined || typeof facts === "string") throw new Error(facts);
    if (called === undefined) throw new Error("not read");
    expect(facts.failures).toEqual([]);
    expect(facts.endpoints.length).toBeGreaterThan(0);
    const { mismatches } = compare(facts, called.source);
    const lines = mismatchLines([...mismatches, ...(await callMismatches(called, facts))]);
    expect(lines.filter((line) => !line.startsWith("announced: "))).toEqual([]);
    expect(lines).toHaveLength(announced);
  });
});
