// node bench/openapi-corpus.mjs <folder of documents> [--no-build] [--keep <folder>] [--library <csproj>] [--show <kind>]
// Imports every document of a folder, reads the C# back as OpenAPI and compares the two documents, and lets the C# compiler
// judge the C#, warnings as errors. Prints a table, and the differences by kind; `--show` lists those of a kind.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { bundleTool, importDocument, loadImporter, repository } from "./importer.mjs";
import { loadDocument } from "./normalised-document.mjs";
import { compareDocuments } from "./openapi-equivalence.mjs";

// Beyond compiling: every definition is made, and every type has to have JSON metadata.
const runTimeCheck = `using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

var options = new JsonSerializerOptions(JsonSerializerDefaults.Web)
{
    AllowOutOfOrderMetadataProperties = true,
    TypeInfoResolver = new DefaultJsonTypeInfoResolver(),
};
options.Converters.Add(new System.Text.Json.Serialization.JsonStringEnumConverter());
var failures = 0;
foreach (var type in Assembly.GetExecutingAssembly().GetTypes())
{
    if (type.Namespace is null || !type.Namespace.StartsWith("Corpus.", System.StringComparison.Ordinal) || type.Name.Contains('<'))
    {
        continue;
    }

    try
    {
        if (type.IsAbstract && type.IsSealed)
        {
            RuntimeHelpers.RunClassConstructor(type.TypeHandle);
        }
        else if (!IsBound(type))
        {
            _ = options.GetTypeInfo(type);
            _ = options.GetConverter(type);
        }
    }
    catch (System.Exception failure)
    {
        failures++;
        System.Console.WriteLine(type.FullName + ": " + (failure.InnerException ?? failure).Message.ReplaceLineEndings(" "));
    }
}

return failures == 0 ? 0 : 1;

// What ASP.NET binds from the parts of a request, and what holds an uploaded file, is never JSON.
static bool IsBound(System.Type type) => type.GetProperties().Any(property =>
    property.PropertyType.FullName?.Contains("Microsoft.AspNetCore.Http.IForm", System.StringComparison.Ordinal) == true
    || property.GetCustomAttributes(true).Any(attribute =>
        attribute.GetType().Namespace == "Microsoft.AspNetCore.Mvc" || attribute is Tenon.ContractCookieAttribute));
`;

const [given, ...flags] = process.argv.slice(2);
if (given === undefined) throw new Error("give the folder of documents");
const folder = given;
const importer = await loadImporter();
const keep = flags.includes("--keep") ? flags[flags.indexOf("--keep") + 1] : undefined;
const library = flags.includes("--library")
  ? flags[flags.indexOf("--library") + 1]
  : join(repository, "dotnet/Tenon/Tenon.csproj");
const output = keep ?? mkdtempSync(join(tmpdir(), "tenon-corpus-"));
rmSync(output, { recursive: true, force: true });

const tool = await bundleTool();
const shown = flags.includes("--show") ? flags[flags.indexOf("--show") + 1] : undefined;
const rows = [];
const kinds = new Map();
for (const name of readdirSync(folder)
  .filter((file) => /\.(?:json|ya?ml)$/i.test(file))
  .sort()) {
  const project = namespaceOf(name);
  const result = importDocument(importer, join(folder, name), `Corpus.${project}`);
  const row = { name, project, ...result, compiled: "", roundTrip: "" };
  rows.push(row);
  if (result.files === undefined) continue;
  for (const file of result.files) {
    const path = join(output, project, file.path);
    if (!existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.text);
  }
  row.roundTrip = readBack(row);
}

if (!flags.includes("--no-build")) judge();
print();

/** The C# as OpenAPI again, compared with the document it came from. */
function readBack(row) {
  const base = join(output, `${row.project}.readback`);
  mkdirSync(base, { recursive: true });
  const project = join(base, "Api.csproj");
  writeFileSync(
    project,
    `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup><ItemGroup><FrameworkReference Include="Microsoft.AspNetCore.App" /><Compile Include="../${row.project}/**/*.cs" /></ItemGroup></Project>`,
  );
  const document = join(base, "openapi.json");
  const run = spawnSync(
    process.execPath,
    [tool, "--project", project, "--openapi", document, "--output", join(base, "client")],
    { encoding: "utf8", maxBuffer: 1 << 30 },
  );
  const problems = run.stderr.split("\n").filter((line) => /: (?:error|warning) TN/.test(line));
  row.readProblems = problems.length;
  for (const line of problems.slice(0, 3)) console.error(`${row.name}: ${line}`);
  if (run.status !== 0 || !existsSync(document)) return `exit ${run.status}`;
  const differences = compareDocuments(loadDocument(join(folder, row.name)), loadDocument(document));
  for (const { kind, at, was, is } of differences) {
    const count = kinds.get(kind) ?? { documents: new Set(), number: 0 };
    kinds.set(kind, count);
    count.documents.add(row.name);
    count.number++;
    if (shown !== undefined && kind.startsWith(shown))
      console.log(`${row.name}: ${kind}: ${at}: ${shorten(was)} → ${shorten(is)}`);
  }
  const surface = differences.filter(({ kind }) => kind.startsWith("surface:"));
  row.differences = differences.length;
  return surface.length === 0 ? "same" : `${surface.length} differences`;
}

function shorten(value) {
  const text = String(value).replace(/\s+/g, " ");
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

/** One compilation for all: the compiler's start costs more than most documents. Errors are told apart by their folder. */
function judge() {
  mkdirSync(output, { recursive: true });
  writeFileSync(
    join(output, "Corpus.csproj"),
    `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <OutputType>Exe</OutputType>
    <Nullable>enable</Nullable>
    <ImplicitUsings>disable</ImplicitUsings>
    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
    <GenerateDocumentationFile>true</GenerateDocumentationFile>
    <DebugType>none</DebugType>
    <ProduceReferenceAssembly>false</ProduceReferenceAssembly>
    <RunAnalyzers>${flags.includes("--analyzers")}</RunAnalyzers>
  </PropertyGroup>
  <ItemGroup>
    <FrameworkReference Include="Microsoft.AspNetCore.App" />
    <ProjectReference Include="${library}" />
  </ItemGroup>
</Project>
`,
  );
  writeFileSync(join(output, "Program.cs"), runTimeCheck);
  const build = spawnSync("dotnet", ["build", "--nologo", "--disable-build-servers", "-clp:NoSummary", "-v:q"], {
    cwd: output,
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  const problems = [
    ...new Set(`${build.stdout}${build.stderr}`.split("\n").filter((line) => /: (?:error|warning) /.test(line))),
  ];
  for (const row of rows) {
    const own = problems.filter((line) => line.includes(`/${row.project}/`));
    row.compiled =
      row.files === undefined ? "refused" : own.length > 0 ? `${own.length} errors` : build.status === 0 ? "yes" : "?";
  }
  for (const line of problems.slice(0, 40)) console.error(line.replaceAll(`${output}/`, "").replace(/ \[.*$/, ""));
  if (problems.length > 40) console.error(`… and ${problems.length - 40} more`);
  if (build.status !== 0) {
    if (problems.length === 0) console.error(build.stdout + build.stderr);
    process.exitCode = 1;
    return;
  }
  const run = spawnSync("dotnet", ["run", "--no-build"], { cwd: output, encoding: "utf8", maxBuffer: 1 << 30 });
  for (const row of rows) {
    const failed = run.stdout.split("\n").filter((line) => line.startsWith(`Corpus.${row.project}.`));
    if (failed.length > 0) row.compiled = `${failed.length} fail at run time`;
  }
  const lines = run.stdout.split("\n");
  for (const line of lines.slice(0, 40)) if (line !== "") console.error(line);
  if (run.status !== 0) {
    console.error(run.stderr.slice(0, 2000));
    process.exitCode = 1;
  }
}

function namespaceOf(file) {
  const name = basename(file).replace(/\.[^.]*$/, "");
  return `D${name.replace(/[^A-Za-z0-9]+/g, "_")}`;
}

function print() {
  console.log("| document | version | operations | types | notes | free-form | ms | compiled | round trip |");
  console.log("|---|---|---:|---:|---:|---:|---:|---|---|");
  for (const row of rows) {
    const { contract } = row;
    if (contract === undefined) {
      const why = row.diagnostics.find((diagnostic) => diagnostic.severity === "error");
      console.log(
        `| ${row.name} | | | | | | ${row.milliseconds.toFixed(0)} | refused: ${why?.code} ${why?.message} | |`,
      );
      continue;
    }
    const operations = contract.services.reduce((sum, service) => sum + service.operations.length, 0);
    const cells = [
      row.name,
      versionOf(row),
      operations,
      contract.types.length,
      row.diagnostics.length,
      freeForm(contract),
      row.milliseconds.toFixed(0),
      row.compiled,
      row.roundTrip,
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  console.log("\n| difference | times | documents |");
  console.log("|---|---:|---:|");
  const counted = [...kinds].sort(([a, x], [b, y]) => y.number - x.number || (a < b ? -1 : 1));
  for (const [kind, { number, documents }] of counted) console.log(`| ${kind} | ${number} | ${documents.size} |`);
}

function versionOf(row) {
  const text = readFileSync(join(folder, row.name), "utf8");
  return /["']?(?:openapi|swagger)["']?\s*:\s*["']?([\d.]+)/.exec(text)?.[1] ?? "";
}

/** Uses of JSON without a type. */
function freeForm(contract) {
  let count = 0;
  const visit = (value) => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === "object") {
      if (value.kind === "unknown") count++;
      for (const [key, inner] of Object.entries(value))
        if (
          key !== "example" &&
          key !== "examples" &&
          key !== "default" &&
          key !== "requestExamples" &&
          key !== "location"
        )
          visit(inner);
    }
  };
  visit(contract.types);
  visit(contract.services);
  return count;
}
