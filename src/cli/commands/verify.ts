import { resolve } from "node:path";
import { findDrift } from "../../compare/drift.js";
import { type DiagnosticBag, diagnostic } from "../../diagnostics/diagnostic.js";
import { startOf } from "../../diagnostics/location.js";
import { shownPath } from "../../diagnostics/render/text.js";
import { typescriptLayout } from "../../emit/emitters.js";
import type { OpenApiVersion } from "../../emit/openapi/dialect.js";
import type { FileSystem } from "../../files/file-system.js";
import { isOurs } from "../../output/ownership.js";
import { type OutputPlan, planOutput } from "../../output/plan.js";
import type { Environment } from "../environment.js";
import type { Command } from "../options/options.js";
import { failed, type Outcome } from "../outcome.js";
import { remembered } from "../remembered.js";
import { forgottenOptions, repairCommand } from "../repair.js";
import { count } from "../report/report.js";

type Verify = Extract<Command, { kind: "verify" }>;

/** Regenerates in memory and compares. Judges no routes, writes nothing. */
export async function verify(command: Verify, environment: Environment, bag: DiagnosticBag): Promise<Outcome> {
  const { fileSystem } = environment;
  const { cwd } = fileSystem;
  const emit = withExistingOpenApi(command, fileSystem);
  const made = await remembered(emit, environment, async (recorded) =>
    (await import("../work/make-expected.js")).makeExpected(emit, recorded),
  );
  for (const problem of made.diagnostics) bag.report(problem);
  if (made.files === undefined) return failed(bag.all);
  const folder = resolve(cwd, command.output ?? ".");
  const layout = command.output === undefined ? { files: [], folders: [] } : typescriptLayout;
  const planned = planOutput(folder, made.files, layout, fileSystem, bag);
  if (planned === undefined) return failed(bag.all);
  const plan = withoutMaps(planned);
  const drifts = findDrift(plan, (path) => shownPath(path, cwd));
  const repair = repairCommand(environment.args);
  const names = {
    changed: "generatedFileDiffers",
    missing: "generatedFileMissing",
    stale: "generatedFileStale",
  } as const;
  for (const drift of drifts) {
    const file = shownPath(drift.path, cwd);
    bag.report(diagnostic(names[drift.kind], startOf(drift.path), { file, command: repair }));
  }
  const data = {
    verified: plan.files.length,
    drifts: drifts.map(({ kind, path }) => ({ kind, file: shownPath(path, cwd) })),
  };
  const verdict =
    drifts.length === 0
      ? `${count(plan.files.length, "file")} verified, no drift.\n`
      : `${drifts.map((drift) => drift.patch).join("")}${count(drifts.length, "file")} drifted. To repair: ${repair}\n${forgottenOptions(drifts)}`;
  return {
    exit: drifts.length > 0 ? 1 : made.isPartial ? 3 : 0,
    diagnostics: bag.all,
    report: { data, text: verdict },
  };
}

/**
 * A map moves with every line that is added to the C#, and decides nothing but where an editor goes: it need not be committed, and
 * one that is a few lines off is not drift.
 */
function withoutMaps(plan: OutputPlan): OutputPlan {
  return { ...plan, files: plan.files.filter(({ path }) => !path.endsWith(".map")) };
}

/** An `openapi.json` of ours in the output folder is verified without being asked for, in the version it has. */
function withExistingOpenApi(command: Verify, fileSystem: FileSystem): Verify {
  if (command.openapi !== undefined || command.output === undefined) return command;
  const path = resolve(fileSystem.cwd, command.output, "openapi.json");
  const text = fileSystem.readText(path);
  if (!text.ok || !isOurs(path, text.value)) return command;
  const stated = /"openapi"\s*:\s*"(3\.[012])\./.exec(text.value)?.[1];
  const version: OpenApiVersion = stated === "3.0" || stated === "3.2" ? stated : "3.1";
  return { ...command, openapi: { file: undefined, version } };
}
