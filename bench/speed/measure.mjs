// What a process costs: the clock, the processor time of all its threads, and its greatest memory.
import { spawnSync } from "node:child_process";

/** Python's `wait4` tells of one child exactly; Node tells of itself only. */
const waiter = `
import os, sys, json, time
null = os.open(os.devnull, os.O_RDWR)
start = time.time()
pid = os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, null, 1), (os.POSIX_SPAWN_DUP2, null, 2)])
_, status, used = os.wait4(pid, 0)
print(json.dumps({"wall": time.time() - start, "cpu": used.ru_utime + used.ru_stime, "memory": used.ru_maxrss / 1024, "exit": os.waitstatus_to_exitcode(status)}))
`;

/**
 * @typedef {{ wall: number, cpu: number, memory: number, turns: readonly number[] }} Cost The least of all turns: seconds, seconds, megabytes. `turns`: the processor time of each.
 * @typedef {{ name: string, command: readonly string[] | ((round: number) => readonly string[]), env?: Record<string, string>, exits?: readonly number[] }} Contender
 */

/**
 * The best of each contender, and its turns. They take turns, so that a busy moment of the machine does not fall on one of them alone.
 * @param {readonly Contender[]} contenders
 * @param {number} rounds
 * @returns {Map<string, Cost>}
 */
export function measure(contenders, rounds) {
  /** @type {Map<string, Cost>} */
  const best = new Map();
  for (let round = 0; round < rounds; round++) {
    for (const { name, command, env = {}, exits = [0] } of contenders) {
      const cost = once(typeof command === "function" ? command(round) : command, env, exits);
      const known = best.get(name) ?? { ...cost, turns: [] };
      best.set(name, {
        wall: Math.min(known.wall, cost.wall),
        cpu: Math.min(known.cpu, cost.cpu),
        memory: Math.min(known.memory, cost.memory),
        turns: [...known.turns, cost.cpu],
      });
    }
  }
  return best;
}

/**
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv | undefined} env
 * @param {readonly number[]} exits
 * @returns {Omit<Cost, "turns">}
 */
function once(command, env, exits) {
  const child = spawnSync("python3", ["-c", waiter, ...command], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (child.status !== 0) throw new Error(`python3 failed: ${child.stderr}`);
  const { exit, ...cost } = JSON.parse(child.stdout);
  if (!exits.includes(exit)) throw new Error(`${command.join(" ")} ended with ${exit}`);
  return cost;
}

/**
 * @param {string} title
 * @param {Map<string, Cost>} costs
 * @param {readonly [string, (cost: Cost, costs: Map<string, Cost>) => string][]} ratios
 */
export function printTable(title, costs, ratios = []) {
  console.log(`\n### ${title}\n`);
  console.log(`| | wall s | processor s | peak MB |${ratios.map(([name]) => ` ${name} |`).join("")}`);
  console.log(`|---|---:|---:|---:|${ratios.map(() => "---:|").join("")}`);
  for (const [name, cost] of costs) {
    const cells = [cost.wall.toFixed(2), cost.cpu.toFixed(2), cost.memory.toFixed(0)];
    console.log(`| ${[name, ...cells, ...ratios.map(([, of]) => of(cost, costs))].join(" | ")} |`);
  }
}

/** @param {Map<string, Cost>} costs @param {string} name */
export function costOf(costs, name) {
  const cost = costs.get(name);
  if (cost === undefined) throw new Error(`${name} was not measured`);
  return cost;
}

/**
 * How many times as much processor time as another: in each turn, and of these the median. A machine that changes its speed gives a
 * short command its best moment sooner than a long one, so the quotient of the best would be too much.
 * @param {Cost} cost
 * @param {Cost} other
 */
export function timesOf({ turns }, { turns: others }) {
  if (turns.length !== others.length) return median(turns) / median(others);
  return median(turns.map((cpu, turn) => cpu / (others[turn] ?? Number.NaN)));
}

/** @param {readonly number[]} numbers */
function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
