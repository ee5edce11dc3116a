import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { compare } from "../../scripts/judge/compare.js";
import { readSourceFacts } from "../../scripts/judge/read-source-facts.js";
import type { ServerFacts } from "../../scripts/judge/server-facts.js";
import { findSmallServers, judgeSmallServers } from "../../scripts/judge/small-servers.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const servers = findSmallServers(join(root, "test/judge/servers"));

describe("what is read of a server is what the running server does, or is announced", () => {
  let judged: ReadonlyMap<string, ServerFacts | string>;
  beforeAll(() => {
    judged = judgeSmallServers(root, servers);
  });

  test.each(servers)("$name: $title", ({ name, file, announced }) => {
    const facts = judged.get(name);
    if (facts === undefined || typeof facts === "string") throw new Error(facts);
    expect(facts.failures).toEqual([]);
    expect(facts.endpoints.length).toBeGreaterThan(0);
    const source = readSourceFacts({ kind: "files", paths: [file] }, undefined);
    if ("failures" in source) throw new Error(source.failures.join("\n"));
    const { mismatches } = compare(facts, source);
    const text = mismatches.map(
      ({ kind, subject, server, tenon, isAnnounced }) =>
        `${isAnnounced ? "announced: " : ""}${kind} ${subject}: ${server} / ${tenon}`,
    );
    expect(text.filter((line) => !line.startsWith("announced: "))).toEqual([]);
    expect(text).toHaveLength(announced);
  });
});
