import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * What the given folder holds.
 * @param {string} folder
 * @returns {import("./types.d.mts").Assemblies}
 */
export function readAssemblies(folder) {
  if (!existsSync(folder)) throw new Error(`${folder} does not exist.`);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
  const proto = files.find((file) => file.endsWith("FunctionRpc.proto"));
  const generator = files.find((file) => file.endsWith("Worker.Sdk.Generators.dll"));
  const worker = files.find((file) => file.endsWith("Microsoft.Azure.Functions.Worker.Extensions.Http.AspNetCore.dll"));
  if (proto === undefined || generator === undefined || worker === undefined)
    throw new Error(
      `${folder} needs the worker's assemblies, its Sdk.Generators.dll and FunctionRpc.proto with its imports.`,
    );
  const libraries = readdirSync(dirname(worker))
    .filter((file) => file.endsWith(".dll") && !file.endsWith("Generators.dll"))
    .map((file) => join(dirname(worker), file));
  return { proto, generator, libraries };
}

/** What the worker's SDK sets for its generators. */
const properties = {
  FunctionsExecutionModel: "isolated",
  FunctionsGeneratedCodeNamespace: "App",
  FunctionsEnableMetadataSourceGen: "true",
  FunctionsEnableExecutorSourceGen: "true",
  FunctionsAutoRegisterGeneratedFunctionsExecutor: "true",
  FunctionsAutoRegisterGeneratedMetadataProvider: "true",
  TargetFrameworkIdentifier: ".NETCoreApp",
};

const runtime = {
  runtimeOptions: {
    tfm: "net10.0",
    frameworks: ["Microsoft.NETCore.App", "Microsoft.AspNetCore.App"].map((name) => ({ name, version: "10.0.0" })),
  },
};

/**
 * One application for each row and one for the sample, compiled by the oracle in one go.
 * @param {{ root: string, work: string, assemblies: import("./types.d.mts").Assemblies, table: import("./types.d.mts").Table, rows: readonly import("./types.d.mts").Row[] }} given
 * @returns {{ rows: string[], sample: string }} the folders of the applications
 */
export function buildApps({ root, work, assemblies, table, rows }) {
  const build = ["-c", "Release", "-v", "quiet", "--nologo"];
  run("dotnet", ["build", join(root, "dotnet/Tenon/Tenon.csproj"), ...build], work);
  run("dotnet", ["build", join(root, "dotnet/oracle/oracle.csproj"), ...build, "-o", join(work, "oracle")], work);
  const tenon = join(root, "dotnet/Tenon/bin/Release/net10.0");
  const references = [...assemblies.libraries, join(tenon, "Tenon.dll"), join(tenon, "Tenon.Abstractions.dll")];
  const folders = rows.map((row, at) => writeRow(join(work, `row${at}`), row, table));
  const sample = join(work, "sample");
  mkdirSync(sample);
  const source = join(root, "samples/functions-images");
  cpSync(join(source, "host.json"), join(sample, "host.json"));
  const apps = [
    ...folders.map((output) => ({
      output,
      files: ["Functions.cs", "Program.cs"].map((name) => join(output, name)),
      resources: [],
    })),
    { output: sample, files: filesIn(source, ".cs"), resources: filesIn(join(source, "Images"), "") },
  ];
  for (const { output } of apps) {
    for (const path of references) symlinkSync(path, join(output, basename(path)));
    writeFileSync(join(output, "App.runtimeconfig.json"), JSON.stringify(runtime));
  }
  const request = join(work, "request.json");
  writeFileSync(request, JSON.stringify({ references, generator: assemblies.generator, properties, apps }));
  run("dotnet", [join(work, "oracle/oracle.dll"), "emit", request], work);
  return { rows: folders, sample };
}

/**
 * @param {string} folder
 * @param {string} ending
 */
function filesIn(folder, ending) {
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !/[\\/](bin|obj|web|node_modules)[\\/]/.test(path.slice(folder.length)));
}

/**
 * @param {string} folder
 * @param {import("./types.d.mts").Row} row
 * @param {import("./types.d.mts").Table} table
 */
function writeRow(folder, { functions, program, hostJson }, table) {
  mkdirSync(folder);
  const code = functions.replaceAll("$trigger", table.trigger).replaceAll("$answer", table.answer);
  const source = `#nullable enable\n${table.usings}\nnamespace Pictures;\n${code}\n${table.contract}\n`;
  writeFileSync(join(folder, "Functions.cs"), source);
  writeFileSync(join(folder, "Program.cs"), `${program ?? table.program}\n`);
  writeFileSync(join(folder, "host.json"), hostJson ?? table.hostJson);
  return folder;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8", maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
}
