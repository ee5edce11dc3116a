/** `npm run judge:answers`: the generated clients call the small servers with as many values as one likes. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compare } from "../../scripts/judge/compare.js";
import { findSmallServers, judgeSmallServers } from "../../scripts/judge/small-servers.js";
import { type CalledServer, callMismatches, mismatchLines, readCalledServer } from "./called-server.js";

export async function main(args: readonly string[], root: string): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: "string" },
      times: { type: "string" },
      only: { type: "string" },
      servers: { type: "string" },
    },
  });
  const { only } = values;
  const servers = findSmallServers(values.servers ?? join(root, "test/judge/servers")).filter(({ name }) =>
    name.includes(only ?? ""),
  );
  const read = new Map<string, CalledServer>();
  for (const server of servers)
    read.set(server.name, await readCalledServer(server, root, Number(values.seed ?? 1), Number(values.times ?? 30)));
  const judged = judgeSmallServers(root, servers, (name) =>
    (read.get(name)?.calls ?? []).map(({ request }) => request),
  );
  let calls = 0;
  let silent = 0;
  for (const { name } of servers) {
    const facts = judged.get(name);
    const called = read.get(name);
    if (facts === undefined || typeof facts === "string" || called === undefined) {
      process.stdout.write(`${name}: cannot be judged: ${facts}\n`);
      silent++;
      continue;
    }
    calls += called.calls.length;
    const { mismatches } = compare(facts, called.source);
    for (const line of mismatchLines([...mismatches, ...(await callMismatches(called, facts))])) {
      process.stdout.write(`${name}: ${line}\n`);
      if (!line.startsWith("announced: ")) silent++;
    }
  }
  process.stdout.write(`${servers.length} servers, ${calls} calls: ${silent} answers that nothing announces\n`);
  return silent === 0 ? 0 : 1;
}
