import type { EnvironmentVariables } from "../files/environment-variables.js";
import type { FileSystem } from "../files/file-system.js";
import type { KeptData } from "../files/kept-data.js";
import type { Outcome } from "./outcome.js";
import type { Reuse } from "./reuse.js";

/** What a run depends on, passed in so that tests can run the whole tool in memory. */
export interface Environment {
  readonly args: readonly string[];
  readonly variables: EnvironmentVariables;
  readonly fileSystem: FileSystem;
  /** Changes with every change of the tool. */
  readonly build?: string;
  /** Where results may be left for the next run. */
  readonly kept?: KeptData;
  /** What the last run of this process left, where runs follow each other. */
  readonly reuse?: Reuse;
  /** Does the same on a deeper stack. Undefined where there is none. */
  readonly deeper?: () => Promise<Outcome>;
  /** Colour only on a terminal, and never with NO_COLOR. */
  readonly colour: boolean;
  /** Somebody is reading along: source lines, progress and what to do next are shown. */
  readonly terminal?: boolean;
  /** Asks the user at the terminal. Undefined without one. */
  readonly ask?: (question: string) => Promise<string>;
  out(text: string): void;
  error(text: string): void;
}
