import { error } from "../../definition.js";

/** What is compared: the generated files, and revisions of git. */
export const verifyDiagnostics = {
  generatedFileDiffers: error("TN6001", "{file} differs from what the C# source generates now.", "Run: {command}"),
  generatedFileMissing: error("TN6002", "{file} is missing.", "Run: {command}"),
  generatedFileStale: error("TN6003", "{file} is stale: nothing generates it any longer.", "Run: {command}"),
  revisionUnreadable: error(
    "TN6010",
    "The revision {revision} cannot be read from git: {reason}.",
    "Give a branch, tag or commit that this clone has; in a shallow clone, fetch it first (git fetch --unshallow, or fetch-depth: 0 in CI).",
  ),
};
