import { defineDiagnostics } from "../../definition.js";

/** What is compared: the generated files, and revisions of git. */
export const verifyDiagnostics = defineDiagnostics({
  generatedFileDiffers: {
    code: "TN6001",
    severity: "error",
    message: "{file} differs from what the C# source generates now.",
    help: "Run: {command}",
  },
  generatedFileMissing: { code: "TN6002", severity: "error", message: "{file} is missing.", help: "Run: {command}" },
  generatedFileStale: {
    code: "TN6003",
    severity: "error",
    message: "{file} is stale: nothing generates it any longer.",
    help: "Run: {command}",
  },
  revisionUnreadable: {
    code: "TN6010",
    severity: "error",
    message: "The revision {revision} cannot be read from git: {reason}.",
    help: "Give a branch, tag or commit that this clone has; in a shallow clone, fetch it first (git fetch --unshallow, or fetch-depth: 0 in CI).",
  },
});
