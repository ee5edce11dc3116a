/** A scenario runs the same in Node and in a browser: a list of named steps, each of which throws when something is not as declared. */
export interface Surroundings {
  readonly baseUrl: string;
  /** A server that takes requests and never answers. */
  readonly silentUrl: string;
}

export class Steps {
  readonly done: string[] = [];

  async step(name: string, action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
    this.done.push(name);
  }
}

export function equal(actual: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`expected ${b}, got ${a}`);
}

export function check(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`expected ${what}`);
}

/** What an action rejects with. */
export async function rejection(action: () => Promise<unknown>): Promise<unknown> {
  try {
    await action();
  } catch (error) {
    return error;
  }
  throw new Error("expected a rejection");
}
