import type { Environment } from "./environment.js";

/** Work shorter than this shows no line: it would only flicker. */
const patience = 500;
/** How often the line is drawn again. */
const pace = 100;

/**
 * An environment that shows on a terminal how far reading has got. The tool reads files one after the other without
 * returning to the event loop, so there is no timer: each file that is asked for is the moment to look at the clock.
 */
export function withProgress(environment: Environment, now: () => number = () => performance.now()): Environment {
  let begun = now();
  let drawn: number | undefined;
  let files = 0;
  const tick = (): void => {
    files++;
    const time = now();
    if (time - begun < patience || (drawn !== undefined && time - drawn < pace)) return;
    drawn = time;
    environment.error(`\r\u001b[2KReading… ${files} files`);
  };
  /** Whatever is written next gets its own line, and the next piece of work gets its own half second. */
  const clear = (): void => {
    if (drawn !== undefined) environment.error("\r\u001b[2K");
    drawn = undefined;
    files = 0;
    begun = now();
  };
  const { fileSystem } = environment;
  return {
    ...environment,
    fileSystem: {
      ...fileSystem,
      readBytes: (path) => {
        tick();
        return fileSystem.readBytes(path);
      },
      readText: (path) => {
        tick();
        return fileSystem.readText(path);
      },
    },
    out: (text) => {
      clear();
      environment.out(text);
    },
    error: (text) => {
      clear();
      environment.error(text);
    },
  };
}
