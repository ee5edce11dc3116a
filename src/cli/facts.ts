import type { Calls, Checked, Routes, Verified, Written } from "../published/types.js";

/** What a report says to machines: `--format json` prints it and the API hands it on, each command what it has. */
export interface Facts extends Partial<Written> {
  readonly services?: number;
  readonly operations?: number;
  readonly types?: number;
  readonly coverage?: Checked["coverage"];
  readonly drifts?: Verified["drifts"];
  readonly breaking?: number;
  readonly risky?: number;
  readonly safe?: number;
  readonly calls?: readonly Calls[];
  readonly routes?: Routes["routes"];
  // biome-ignore lint/plugin: the names are our own; what only `--format json` shows
  readonly [other: string]: unknown;
}
