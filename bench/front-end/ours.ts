// One process of ours: does what `way` says with the files of a request, and prints one JSON line of what it took.
import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { createCompilation } from "../../src/csharp/binding/compilation/compilation.js";
import type { MemberSymbol, NamedTypeSymbol } from "../../src/csharp/binding/symbols/symbols.js";
import { AssemblyPool } from "../../src/csharp/metadata/assembly-pool.js";
import { findReferencePack } from "../../src/csharp/metadata/reference-packs.js";
import { referenceSet } from "../../src/csharp/metadata/reference-set.js";
import { parseTargetFramework } from "../../src/csharp/project/msbuild/target-framework.js";
import { parse, type SourceFile } from "../../src/csharp/syntax/index.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";

interface BenchRequest {
  readonly projects: readonly { readonly files: readonly string[]; readonly defines: readonly string[] }[];
}

const [requestPath = "", way = ""] = process.argv.slice(2);
const request: BenchRequest = JSON.parse(readFileSync(requestPath, "utf8"));
const files = request.projects.flatMap((project) => project.files);
const preprocessorSymbols = new Set(request.projects.flatMap((project) => project.defines));

function read(path: string): Buffer {
  const handle = openSync(path, "r");
  const { size } = fstatSync(handle);
  // One byte more: the parser reads up to a zero byte and then need not copy.
  const buffer = Buffer.allocUnsafeSlow(size + 1);
  let length = 0;
  for (let got = 1; got > 0 && length < size; length += got) {
    got = readSync(handle, buffer, length, size - length, null);
  }
  closeSync(handle);
  buffer[length] = 0;
  return buffer.subarray(0, length);
}

const lazily = (path: string): SourceFile => parse(path, read(path), { preprocessorSymbols });
const eagerly = (path: string): SourceFile => parse(path, read(path), { preprocessorSymbols, bodies: "eager" });

/** Every type and member with its types bound, against the framework's reference assemblies. */
function symbols(withTypes: boolean): number {
  const system = nodeFileSystem();
  const machine = { environment: process.env, platform: "linux" as const };
  const target = parseTargetFramework("net10.0");
  const packs = ["Microsoft.NETCore.App", "Microsoft.AspNetCore.App"];
  const assemblies = packs.flatMap((pack) => findReferencePack(pack, target, machine, system)?.assemblies ?? []);
  const sink = new DiagnosticBag();
  const compilation = createCompilation(
    {
      assemblyName: "bench",
      files: files.map(lazily),
      nullable: "enable",
      globalUsings: implicitUsings.map((name) => ({ name, isStatic: false, alias: undefined })),
      references: [referenceSet(assemblies, new AssemblyPool(system, sink))],
    },
    sink,
  );
  let count = 0;
  for (const type of compilation.types) {
    count += 1 + type.members.length;
    if (withTypes) visitType(type);
  }
  return count;
}

const implicitUsings = [
  "System",
  "System.Collections.Generic",
  "System.IO",
  "System.Linq",
  "System.Net.Http",
  "System.Threading",
  "System.Threading.Tasks",
];

let bound = 0;

function visitType(type: NamedTypeSymbol): void {
  bound += type.baseType === undefined ? 0 : 1;
  bound += type.interfaces.length + type.attributes.length;
  for (const member of type.members) visitMember(member);
}

function visitMember(member: MemberSymbol): void {
  bound += (member.kind === "method" ? member.returnType : member.type).type.kind.length;
  if (member.kind !== "method") return;
  for (const parameter of member.parameters) bound += parameter.type.type.kind.length;
}

const sum = (visit: (path: string) => number): number => files.reduce((total, path) => total + visit(path), 0);

const ways: Readonly<Record<string, () => number>> = {
  floor: () => sum((path) => read(path).length),
  lazy: () => sum((path) => lazily(path).root.end),
  eager: () => sum((path) => eagerly(path).root.end),
  declarations: () => symbols(false),
  symbols: () => symbols(true),
};

function round(): number {
  const work = ways[way];
  if (work === undefined) throw new Error(`no such way: ${way}`);
  const started = performance.now();
  done = work();
  return performance.now() - started;
}

let done = 0;
const cold = round();
const { user, system } = process.cpuUsage();
const report: Record<string, number> = { files: files.length, done, bound, cold, cpu: (user + system) / 1000 };
if (process.env.BENCH_WARM === "1") {
  let warm = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 4; i++) warm = Math.min(warm, round());
  report.warm = warm;
}
console.log(JSON.stringify(report));
