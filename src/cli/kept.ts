import { homedir } from "node:os";
import { join } from "node:path";
import { type KeptData, keptIn, noKeptData } from "../files/kept-data.js";
import type { Environment } from "./environment.js";

/** Beside the tool, so that removing it removes this too; else where the user's programs keep such things. */
export function keptBeside(tool: string, variables: Environment["variables"]): KeptData {
  if ((variables.TENON_NO_CACHE ?? "") !== "") return noKeptData;
  const cacheFolder = variables.XDG_CACHE_HOME ?? variables.LOCALAPPDATA ?? join(homedir(), ".cache");
  return keptIn([join(tool, ".cache"), join(cacheFolder, "tenon")], "sampled");
}
