import { statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { AssemblyPool } from "../../src/csharp/metadata/assembly-pool.js";
import { referenceSet } from "../../src/csharp/metadata/reference-set.js";
import { newestLanguageVersion } from "../../src/csharp/syntax/index.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { buildOracle, JudgeUnavailable } from "../dotnet-program.js";
import { compareExpressions } from "./expression-comparison.js";
import { filesUnder } from "./files-under.js";
import { compile, describeProjects } from "./projects.js";
import { askRoslyn, finished, type ProjectRequest } from "./roslyn.js";
import { compareMetadata, compareSymbols } from "./symbol-comparison.js";
import { compareSyntax, type SyntaxComparison } from "./syntax-comparison.js";
import { Tally } from "./tally.js";

const usage = `usage: npm run oracle -- <csproj|sln|slnx|folder|files> [options]
  --syntax           compare the trees of all C# files below, whatever project they belong to
  --symbols          compare what the projects declare, and no trees
  --metadata         compare what can be seen in the assemblies that the first project references
  --expressions      compare the types of returned expressions and the methods of all calls
  --define A;B       preprocessor symbols, besides the project's own
  --list <file>      write every mismatch to a file, and of expressions what is unknown to us
  --places <n>       how many places to print of each kind (3)`;

export async function main(args: readonly string[], root: string): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      syntax: { type: "boolean", default: false },
      symbols: { type: "boolean", default: false },
      expressions: { type: "boolean", default: false },
      metadata: { type: "boolean", default: false },
      define: { type: "string", default: "" },
      list: { type: "string" },
      places: { type: "string", default: "3" },
    },
  });
  if (positionals.length === 0) {
    console.error(usage);
    return 2;
  }
  const defines = values.define.split(/[;,]/).filter((name) => name !== "");
  try {
    const report = await compare(
      root,
      positionals,
      defines,
      values.expressions
        ? "expressions"
        : values.metadata
          ? "metadata"
          : values.syntax
            ? "syntax"
            : values.symbols
              ? "symbols"
              : "all",
      Number(values.places),
    );
    print(report, Number(values.places));
    const mismatches = [...report.nodes.mismatches, ...report.symbolTally.mismatches];
    if (values.list !== undefined) {
      const lines = mismatches.map(({ kind, place, text }) => `${kind}\t${place}\t${text}\n`);
      const unknowns = (report.unknowns ?? []).map((one) => `unknown to us\t${one}\n`);
      writeFileSync(values.list, [...lines, ...unknowns].join(""));
    }
    const { files, nodes, symbols } = report;
    const counts = `${files} files, ${nodes.total} nodes, ${symbols} symbols compared`;
    console.log(`\n${counts}: ${mismatches.length} mismatches`);
    return mismatches.length > 0 || nodes.total + symbols === 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof JudgeUnavailable)) throw error;
    console.error(error.message);
    return 2;
  }
}

interface Report {
  readonly files: number;
  readonly skipped: readonly string[];
  readonly nodes: Tally;
  readonly symbols: number;
  readonly symbolTally: Tally;
  /** Of expressions: where we say nothing. */
  readonly unknowns?: readonly string[];
}

async function compare(
  root: string,
  paths: readonly string[],
  defines: readonly string[],
  what: "all" | "syntax" | "symbols" | "metadata" | "expressions",
  places: number,
): Promise<Report> {
  const program = buildOracle(root);
  if (what === "syntax") {
    const files = paths.flatMap((path) =>
      statSync(path).isDirectory() ? filesUnder(resolve(path), ".cs") : [resolve(path)],
    );
    const { tally, ...syntax } = await compareSyntax(root, program, [{ ...noProject, files, defines }]);
    return { ...syntax, nodes: tally, symbols: 0, symbolTally: new Tally() };
  }
  const system = nodeFileSystem();
  const projects = describeProjects(paths, defines, machine(), system, join(root, "artifacts", "oracle", "requests"));
  const [first] = projects;
  if (what === "metadata") {
    const nothing = { files: 0, skipped: [], nodes: new Tally() };
    if (first === undefined) return { ...nothing, symbols: 0, symbolTally: new Tally() };
    const references = referenceSet(first.references, new AssemblyPool(system, new DiagnosticBag()));
    const metadata = await compareMetadata(root, program, first, references);
    return { ...nothing, symbols: metadata.symbols, symbolTally: metadata.tally };
  }
  if (what === "expressions") {
    const child = askRoslyn(root, program, "expressions", projects);
    if (child.stdout === null) throw new Error("the oracle has no output");
    const lines = createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY });
    const { unknowns, symbols, tally, broken } = await compareExpressions(lines, compile(projects, system));
    await finished(child);
    console.log(`${unknowns.length} of ${symbols} are unknown to us, ${broken} do not compile and were not compared`);
    for (const place of unknowns.slice(0, places)) console.log(`    ${place}`);
    return { files: 0, skipped: [], nodes: new Tally(), symbols, symbolTally: tally, unknowns };
  }
  const distinct = withoutRepetition(projects);
  const { tally, ...syntax } = what === "symbols" ? unread(distinct) : await compareSyntax(root, program, distinct);
  const symbols = await compareSymbols(root, program, projects, compile(projects, system));
  return { ...syntax, nodes: tally, symbols: symbols.symbols, symbolTally: symbols.tally };
}

function print({ nodes, symbolTally, symbols, skipped }: Report, places: number): void {
  if (nodes.total > 0) console.log(nodes.render("node", places));
  if (symbols > 0) console.log(`\n${symbolTally.render("symbol: aspect", places)}`);
  if (skipped.length > 0) {
    console.log(`\n${skipped.length} files have syntax errors by Roslyn's own word and were not compared:`);
    for (const path of skipped.slice(0, places)) console.log(`    ${path}`);
  }
}

function machine() {
  const platforms: Readonly<Record<string, "windows" | "osx">> = { win32: "windows", darwin: "osx" };
  return {
    framework: undefined,
    configuration: undefined,
    properties: {},
    environment: process.env,
    platform: platforms[process.platform] ?? ("linux" as const),
  };
}

const noProject: ProjectRequest = {
  files: [],
  defines: [],
  languageVersion: newestLanguageVersion,
  nullable: "disable",
  references: [],
  usings: [],
  assemblyName: "files",
  executable: false,
  internalsVisibleTo: [],
  projectReferences: [],
};

function unread(projects: readonly ProjectRequest[]): SyntaxComparison {
  return { tally: new Tally(), files: projects.flatMap(({ files }) => files).length, skipped: [] };
}

/** A file that several projects share is one tree, unless their symbols differ. */
function withoutRepetition(projects: readonly ProjectRequest[]): readonly ProjectRequest[] {
  const seen = new Set<string>();
  return projects.map((project) => {
    const symbols = [...project.defines, project.languageVersion].sort().join(";");
    const files = project.files.filter((path) => {
      const key = `${path}|${symbols}`;
      return seen.has(key) ? false : seen.add(key);
    });
    return { ...project, files };
  });
}
