import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { withoutServers } from "../compiler-server.mjs";
import { run } from "./processes.mjs";

const project = "FunctionsImages.csproj";
const contract = "Contracts/ImagesContract.cs";

/**
 * A disposable copy of the sample.
 * @typedef {object} Sample
 * @property {string} name
 * @property {string} folder
 * @property {string} project
 * @property {string} output Where a build of it is.
 * @property {string} slug
 * @property {string} sources Copies of equal sources differ in host.json at most, and are compiled once.
 */

/**
 * A tree like the repository's, with the sources that a sample needs: nothing is built inside the repository.
 * @param {string} root
 * @param {string} work
 */
export function layOut(root, work) {
  cpSync(join(root, "package.json"), join(work, "package.json"));
  for (const path of ["dotnet/Directory.Build.props", "dotnet/Package.props", "samples/Directory.Build.props"]) {
    cpSync(join(root, path), join(work, path));
  }
  for (const name of ["Tenon", "Tenon.Abstractions", "Tenon.LocalFunctions"])
    copySources(join(root, "dotnet", name), join(work, "dotnet", name));
}

/**
 * A copy of the sample: contract and configuration changed together, as one who deploys it would.
 * @param {string} root
 * @param {string} work
 * @param {Partial<import("./cases.mjs").PrefixCase & import("./cases.mjs").Fault & { readonly add: string }> & { readonly name: string }} copy
 * @returns {Sample}
 */
export function copySample(root, work, { name, route = "api", hostJson, edit, add, remove }) {
  const folder = join(work, "samples", name.replaceAll(/[^a-z0-9]+/gi, "-"));
  copySources(join(root, "samples/functions-images"), folder);
  if (route !== "api") {
    const prefix = route === "" ? "" : `/${route}`;
    replace(join(folder, contract), 'Route = "/api/images/{format}"', `Route = "${prefix}/images/{format}"`);
  }
  if (hostJson !== undefined) {
    const settings = { version: "2.0", extensions: { http: { routePrefix: hostJson } } };
    writeFileSync(join(folder, "host.json"), `${JSON.stringify(settings, null, 2)}\n`);
  }
  for (const { file, from, to } of edit === undefined ? [] : [edit].flat()) replace(join(folder, file), from, to);
  if (add !== undefined) cpSync(join(root, "scripts/e2e", add), join(folder, add));
  if (remove !== undefined) rmSync(join(folder, remove));
  return {
    name,
    folder,
    project: join(folder, project),
    output: join(folder, "bin/Release/net10.0"),
    slug: basename(folder),
    sources: JSON.stringify([route, add ?? null, onlyHostJson(edit) ? null : edit]),
  };
}

/** @param {import("./cases.mjs").Fault["edit"]} edit */
function onlyHostJson(edit) {
  return edit === undefined || [edit].flat().every(({ file }) => file === "host.json");
}

/**
 * Builds all copies in one go, so that the library is compiled once.
 * @param {string} work
 * @param {readonly Sample[]} samples
 * @param {boolean} local
 * @param {string} logs
 */
export async function buildAll(work, samples, local, logs) {
  const compiled = new Map(samples.toReversed().map((sample) => [sample.sources, sample]));
  const result = await buildSolution(work, [...compiled.values()], local, logs);
  if (result.code !== 0) return result;
  for (const sample of samples) {
    const twin = compiled.get(sample.sources);
    if (twin === undefined || twin === sample) continue;
    cpSync(twin.output, sample.output, { recursive: true });
    const file = join(sample.folder, "host.json");
    if (existsSync(file)) cpSync(file, join(sample.output, "host.json"));
    else rmSync(join(sample.output, "host.json"));
  }
  return result;
}

/**
 * @param {string} work
 * @param {readonly Sample[]} samples
 * @param {boolean} local
 * @param {string} logs
 */
function buildSolution(work, samples, local, logs) {
  const solution = join(work, "samples.slnx");
  // Projects of one name are told apart by their folders.
  const projects = samples.map(
    ({ slug, project }) => `  <Folder Name="/${slug}/"><Project Path="${project}" /></Folder>`,
  );
  // In a solution, only what is listed is built with its configuration.
  const libraries = ["Tenon", "Tenon.Abstractions", "Tenon.LocalFunctions"].map(
    (name) => `  <Project Path="${join(work, "dotnet", name, `${name}.csproj`)}" />`,
  );
  writeFileSync(solution, ["<Solution>", ...libraries, ...projects, "</Solution>", ""].join("\n"));
  const host = local ? [] : ["-p:FunctionsHost=azure"];
  return dotnet(["build", solution, "-c", "Release", "-m", ...host], work, join(logs, "build.log"));
}

/**
 * Packs the library, with the attributes that it depends on, and builds a copy that knows it as a package alone.
 * @param {string} work
 * @param {Sample} sample
 * @param {boolean} local
 * @param {string} logs
 */
export async function buildFromPackage(work, sample, local, logs) {
  const packages = join(work, "packages");
  mkdirSync(packages, { recursive: true });
  for (const name of ["Tenon.Abstractions", "Tenon"]) {
    const library = join(work, "dotnet", name, `${name}.csproj`);
    const packed = await dotnet(
      ["pack", library, "-c", "Release", "--no-build", "-o", packages],
      work,
      join(logs, `pack-${name}.log`),
    );
    if (packed.code !== 0) return packed;
  }
  const { version } = JSON.parse(readFileSync(join(work, "package.json"), "utf8"));
  // A packages folder of its own: the one of the user may hold an older build of the same version.
  const restore = [
    `-p:TenonPackage=${version}`,
    `-p:RestorePackagesPath=${join(work, "nuget")}`,
    local ? `-p:RestoreSources=${packages}` : `-p:RestoreAdditionalProjectSources=${packages}`,
    ...(local ? [] : ["-p:FunctionsHost=azure"]),
  ];
  const args = ["build", sample.project, "-c", "Release", ...restore];
  return dotnet(args, work, join(logs, "build-package.log"));
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {string} logFile
 */
function dotnet(args, cwd, logFile) {
  const quiet = [...withoutServers, "-nodeReuse:false", "-v:minimal", "--nologo"];
  return run("dotnet", [...args, ...quiet], { cwd, logFile, seconds: 1200 });
}

/**
 * @param {string} from
 * @param {string} to
 */
function copySources(from, to) {
  cpSync(from, to, { recursive: true, filter: (path) => !["bin", "obj"].includes(basename(path)) });
}

/**
 * @param {string} file
 * @param {string} from
 * @param {string} to
 */
function replace(file, from, to) {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from))
    throw new Error(`${file} holds no \`${from}\`: the sample has changed, change this task with it.`);
  writeFileSync(file, text.replace(from, to));
}
