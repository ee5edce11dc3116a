/**
 * An older state of the project, in a folder of its own. Its files are read as an edit of the newer ones, as those of a git revision
 * are; wherever that could say anything else than reading the folder by itself, it is read by itself.
 */
import { resolve } from "node:path";
import type { Contract } from "../contract/contract.js";
import { relocated } from "../contract/relocated.js";
import type { Workspace } from "../csharp/load.js";
import { findProjects } from "../csharp/project/find-projects.js";
import { usesCallerFilePath } from "../csharp/reuse/moved-sources.js";
import { DiagnosticBag } from "../diagnostics/diagnostic.js";
import type { FileSystem } from "../files/file-system.js";
import { type MovedFolder, movedFolder, nameInOlder } from "../files/moved-folder.js";
import type { Environment } from "./environment.js";
import type { InputOptions } from "./options/options.js";
import { loadWorkspace, readDeclared, readInput, readProject } from "./read-input.js";

/** `newer` was read with the same environment. */
export function readOlderProject(
  path: string,
  newer: InputOptions,
  environment: Environment,
  bag: DiagnosticBag,
): Contract | undefined {
  const older: InputOptions = { ...newer, input: { kind: "project", path } };
  const moved = foldersOf(older.input, newer.input, environment.fileSystem);
  const then = new DiagnosticBag();
  const workspace = loadWorkspace(older, environment, then, environment.fileSystem, moved);
  const read = workspace && readInput(workspace, environment);
  const contract = read && readDeclared(older, workspace, read, then, then, environment.reuse?.readings)?.contract;
  if (workspace !== undefined && workspace.moved === undefined) {
    for (const problem of then.all) bag.report(problem);
    return contract;
  }
  // Errors name places.
  if (workspace?.moved === undefined || contract === undefined || saysPaths(workspace)) {
    const { reuse: _, ...afresh } = environment;
    return readProject(older, afresh, bag)?.contract;
  }
  const { moved: folders } = workspace;
  return relocated(contract, (place) => ({ ...place, file: nameInOlder(place.file, folders) }));
}

/** The two folders around projects that correspond. */
function foldersOf(
  older: InputOptions["input"],
  newer: InputOptions["input"],
  files: FileSystem,
): MovedFolder | undefined {
  const [olderFile, newerFile] = [older, newer].map((input) => {
    const projects = input.kind === "files" ? undefined : findProjects(input.path, files, new DiagnosticBag());
    return projects?.solution ?? projects?.projects[0];
  });
  return olderFile === undefined || newerFile === undefined
    ? undefined
    : movedFolder(resolve(files.cwd, olderFile), resolve(files.cwd, newerFile));
}

function saysPaths({ projects }: Workspace): boolean {
  return projects.some(({ compilation }) => compilation.files.some(usesCallerFilePath));
}
