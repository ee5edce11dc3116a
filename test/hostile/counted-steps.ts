import { Session } from "node:inspector/promises";

/** How often the functions and blocks of the tool run. Unlike a time, the same on every machine. */
export class StepCounter {
  readonly #session = new Session();

  /** Once for a process: V8 loses counts of code that had run before it began to count. */
  async start(): Promise<void> {
    this.#session.connect();
    await this.#session.post("Profiler.enable");
    await this.#session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  }

  async stop(): Promise<void> {
    await this.#session.post("Profiler.stopPreciseCoverage");
    this.#session.disconnect();
  }

  async count(work: () => Promise<void>): Promise<number> {
    await this.#take();
    await work();
    return await this.#take();
  }

  /** The steps since they were taken last. */
  async #take(): Promise<number> {
    const { result } = await this.#session.post("Profiler.takePreciseCoverage");
    return result
      .filter(({ url }) => url.includes("/src/"))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
      .reduce((sum, count) => sum + count, 0);
  }
}
