import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { type DiagnosticBag, diagnostic } from "../../diagnostics/diagnostic.js";
import { startOf } from "../../diagnostics/location.js";
import type { Environment } from "../environment.js";
import { type Change, type InitPlan, planInit } from "../init/plan.js";
import { type FoundFrontEnd, lookAround, type ServerProject, type Surroundings } from "../init/surroundings.js";
import type { Command } from "../options/options.js";
import { failed, type Outcome } from "../outcome.js";
import { version } from "../version.js";

type Init = Extract<Command, { kind: "init" }>;

/** Sets a front end up for a server: scripts, packages and a CI step. Says what it would do, asks, and changes nothing that is there. */
export async function init(command: Init, environment: Environment, bag: DiagnosticBag): Promise<Outcome> {
  const { fileSystem } = environment;
  const { cwd } = fileSystem;
  const shown = (path: string): string => wayTo(path, cwd);
  const around = lookAround(fileSystem);
  const server = await chooseServer(command, around, environment, bag);
  const frontEnd = server === undefined ? undefined : await chooseFrontEnd(around, environment, bag);
  if (server === undefined || frontEnd === undefined) return failed(bag.all);
  const served = command.served || !server.isMarked;
  const { repository } = around;
  const { output = "src/api", inputs = served ? "named" : "positional" } = command;
  const { importExtension = frontEnd.importExtension } = command;
  const plan = planInit(
    { server, frontEnd, repository, output, served, inputs, importExtension, version: version.replace(/-.*/, "") },
    fileSystem,
  );
  if (plan === undefined) {
    bag.report(diagnostic("packageJsonMalformed", startOf(join(frontEnd.folder, "package.json")), {}));
    return failed(bag.all);
  }
  const introduction = `Server      ${shown(server.path)} (${served ? "every endpoint, marked or not" : "what is marked or declared"})
Front end   ${shown(frontEnd.folder)} (${frontEnd.packageManager})
`;
  const data = { server: shown(server.path), frontEnd: shown(frontEnd.folder), served };
  if (plan.changes.length === 0) {
    const text = `${introduction}${remarkText(plan)}Nothing to add. Next: ${plan.next}\n`;
    return { exit: 0, diagnostics: bag.all, report: { data: { ...data, changed: [] }, text } };
  }
  const description = `${introduction}${plan.changes.map((change) => changeText(change, shown)).join("")}${remarkText(plan)}`;
  if (!command.yes && !(await isWanted(description, environment))) {
    if (environment.ask === undefined) bag.report(diagnostic("initNotConfirmed", undefined, {}));
    const shownPlan = environment.ask === undefined ? description : "";
    return { ...failed(bag.all), report: { data, text: `${shownPlan}Nothing was changed.\n` } };
  }
  for (const { path, text, isNew } of plan.changes) {
    mkdirSync(dirname(path), { recursive: true });
    // A new file must not take the place of one that has come since.
    writeFileSync(path, text, { flag: isNew ? "wx" : "w" });
  }
  const changed = plan.changes.map(({ path }) => shown(path));
  const shownPlan = command.yes ? description : "";
  const text = `${shownPlan}Done. Next: ${plan.next}\n`;
  return { exit: 0, diagnostics: bag.all, report: { data: { ...data, changed }, text } };
}

async function chooseServer(
  command: Init,
  { servers }: Surroundings,
  environment: Environment,
  bag: DiagnosticBag,
): Promise<ServerProject | undefined> {
  const { fileSystem } = environment;
  if (command.input?.kind === "project") {
    const path = resolve(fileSystem.cwd, command.input.path);
    const matching = servers.filter((server) => server.path === path || dirname(server.path) === path);
    if (matching.length === 1) return matching[0];
    if (fileSystem.exists(path)) return { path, kind: "web", isMarked: false, hasLibrary: true };
    bag.report(diagnostic("inputMissing", undefined, { path: command.input.path }));
    return undefined;
  }
  // A marked library is chosen only where nothing serves: its server references it.
  const serving = servers.filter(({ kind }) => kind !== "library");
  const candidates = serving.length > 0 ? serving : servers;
  const names = candidates.map(({ path }) => wayTo(path, fileSystem.cwd));
  const chosen = await choose("Which server?", names, environment);
  if (chosen !== undefined) return candidates[chosen];
  if (candidates.length === 0) bag.report(diagnostic("noProjectHere", undefined, {}));
  else bag.report(diagnostic("severalServersHere", undefined, { projects: names.join(", "), first: names[0] ?? "" }));
  return undefined;
}

async function chooseFrontEnd(
  { frontEnds }: Surroundings,
  environment: Environment,
  bag: DiagnosticBag,
): Promise<FoundFrontEnd | undefined> {
  const { cwd } = environment.fileSystem;
  const here = frontEnds.find(({ folder }) => folder === cwd);
  if (here !== undefined) return here;
  const names = frontEnds.map(({ folder }) => wayTo(folder, cwd));
  const chosen = await choose("Which front end?", names, environment);
  if (chosen !== undefined) return frontEnds[chosen];
  if (frontEnds.length === 0) bag.report(diagnostic("noPackageJson", undefined, { folder: cwd }));
  else bag.report(diagnostic("severalFrontEndsHere", undefined, { folders: names.join(", ") }));
  return undefined;
}

/** The only one, or the one that the user names. Undefined where nobody can be asked. */
async function choose(
  question: string,
  names: readonly string[],
  environment: Environment,
): Promise<number | undefined> {
  if (names.length === 1) return 0;
  if (names.length === 0 || environment.ask === undefined) return undefined;
  const list = names.map((name, at) => `  ${at + 1}  ${name}\n`).join("");
  for (;;) {
    const answer = (await environment.ask(`${question}\n${list}Number: `)).trim();
    if (answer === "") return undefined;
    const at = Number(answer) - 1;
    if (names[at] !== undefined) return at;
  }
}

async function isWanted(description: string, environment: Environment): Promise<boolean> {
  if (environment.ask === undefined) return false;
  return /^(y|yes)?$/i.test((await environment.ask(`${description}Go ahead? [Y/n] `)).trim());
}

function changeText({ path, added, isNew }: Change, shown: (path: string) => string): string {
  return `${isNew ? "New file" : "Adds to "}    ${shown(path)}\n${added.map((line) => `              ${line}\n`).join("")}`;
}

function wayTo(path: string, cwd: string): string {
  return relative(cwd, path).replaceAll("\\", "/") || ".";
}

function remarkText({ remarks }: InitPlan): string {
  return remarks.map((remark) => `Note        ${remark}\n`).join("");
}
