import { Session } from "node:inspector/promises";

/** How often the functions and blocks of the tool ran during `work`. Unlike a time, the same on every machine. */
export async function countSteps(work: () => Promise<void>): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    await work();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    await session.post("Profiler.stopPreciseCoverage");
    return result
      .filter(({ url }) => url.includes("/src/"))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
      .reduce((sum, count) => sum + count, 0);
  } finally {
    session.disconnect();
  }
}
