import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NamedTypeSymbol } from "../../src/csharp/binding/symbols/symbols.js";
import { AssemblyPool } from "../../src/csharp/metadata/assembly-pool.js";
import { dotnetRoots } from "../../src/csharp/metadata/reference-packs.js";
import { referenceSet } from "../../src/csharp/metadata/reference-set.js";
import { parse, walk } from "../../src/csharp/syntax/index.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { readHostJson } from "../../src/host/host-json.js";
import { readOpenApi } from "../../src/openapi/read-openapi.js";
import { runInMemory } from "../cli/run-in-memory.js";

/** Something that reads foreign bytes, and inputs that it reads well. It must not throw, whatever they are turned into. */
export interface Fuzzer {
  readonly name: string;
  readonly seeds: readonly Uint8Array[];
  read(bytes: Uint8Array): void | Promise<void>;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

export function fuzzersOf(root: string): readonly Fuzzer[] {
  const files = (folder: string, pattern: RegExp): readonly Uint8Array[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => pattern.test(name) && !/(^|[\\/])(bin|obj|node_modules)[\\/]/.test(name))
      .sort()
      .map((name) => readFileSync(join(root, folder, name)));
  const sample = Object.fromEntries(
    readdirSync(join(root, "samples/taskboard"), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(cs|csproj)$/.test(name) && !/(^|[\\/])(bin|obj)[\\/]/.test(name))
      .map((name) => [
        `/app/${name.replaceAll("\\", "/")}`,
        readFileSync(join(root, "samples/taskboard", name), "utf8"),
      ]),
  );
  const csproj = readFileSync(join(root, "samples/taskboard/TaskBoard.csproj"));
  return [
    {
      name: "C# source",
      seeds: files("test/csharp/cases", /\.cs$/),
      read(bytes) {
        const file = parse("A.cs", bytes, { bodies: "eager" });
        walk(file.root, () => undefined);
      },
    },
    {
      name: "project files",
      seeds: [csproj, ...files("test/csharp/cases", /\.(csproj|props|targets)$/)],
      read: (bytes) =>
        wholeRun(["--project", "A.csproj"], { "/app/A.csproj": decode(bytes), "/app/A.cs": "class A { }" }),
    },
    {
      name: "host.json",
      seeds: [encode('{ "version": "2.0", /* c */ "extensions": { "http": { "routePrefix": "public/v1" } } }')],
      read(bytes) {
        readHostJson("/host.json", memoryFileSystem({ "/host.json": bytes }), new DiagnosticBag());
      },
    },
    {
      name: "OpenAPI",
      seeds: files("test/openapi/documents", /\.(json|ya?ml)$/),
      read(bytes) {
        const fileSystem = memoryFileSystem({ "/api.yaml": bytes });
        readOpenApi("/api.yaml", fileSystem, { namespace: "Acme" }, new DiagnosticBag());
      },
    },
    {
      name: "assemblies",
      seeds: referenceAssemblies(),
      read(bytes) {
        const pool = new AssemblyPool(memoryFileSystem({ "/A.dll": bytes }), new DiagnosticBag());
        const types = referenceSet(["/A.dll"], pool);
        for (const name of ["Microsoft.AspNetCore.Http", "Microsoft.AspNetCore.Http.HttpResults"]) {
          for (const type of types.typesInNamespace(name)) look(type);
        }
      },
    },
    {
      name: "whole runs",
      seeds: Object.entries(sample)
        .filter(([path]) => path.endsWith(".cs"))
        .map(([path, text]) => encode(`${path}\n${text}`)),
      read(bytes) {
        const text = decode(bytes);
        const path = text.split("\n", 1)[0] ?? "";
        const known = Object.hasOwn(sample, path) ? path : "/app/Damaged.cs";
        return wholeRun(["--project", "TaskBoard.csproj", "--check", "--format", "json"], {
          ...sample,
          [known]: text.slice(path.length + 1),
        });
      },
    },
  ];
}

/** An assembly of the installed SDK's reference pack: the same for everyone who has that SDK, whatever was built here. */
function referenceAssemblies(): readonly Uint8Array[] {
  const machine = { environment: process.env, platform: process.platform === "win32" ? "windows" : "linux" } as const;
  return dotnetRoots(machine, nodeFileSystem())
    .flatMap((root) => {
      const pack = join(root, "packs/Microsoft.AspNetCore.App.Ref");
      const newest = existsSync(pack) ? readdirSync(pack).sort().at(-1) : undefined;
      if (newest === undefined) return [];
      return readdirSync(join(pack, newest, "ref")).map((framework) => join(pack, newest, "ref", framework));
    })
    .map((folder) => join(folder, "Microsoft.AspNetCore.Http.Results.dll"))
    .filter((path) => existsSync(path))
    .slice(0, 1)
    .map((path) => readFileSync(path));
}

function look(type: NamedTypeSymbol | undefined): void {
  if (type === undefined) return;
  void [type.name, type.baseType, type.interfaces, type.members, type.attributes];
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Exit code 70 is a throw that the command line has caught. */
async function wholeRun(args: readonly string[], files: Readonly<Record<string, string>>): Promise<void> {
  const { exit, error } = await runInMemory(args, files);
  if (exit === 70) throw new Error(error);
}

/** The same numbers for the same seed. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One to eight changes: bytes flipped, cut, doubled, moved in from another seed, or replaced by something with a meaning. */
export function mutate(seeds: readonly Uint8Array[], random: (below: number) => number): Uint8Array {
  const pick = (): Uint8Array => seeds[random(seeds.length)] ?? new Uint8Array();
  let bytes = [...pick()];
  for (let change = random(8); change >= 0; change--) {
    const at = random(bytes.length + 1);
    const length = random(random(4) === 0 ? 200 : 8);
    switch (random(6)) {
      case 0:
        bytes[at] = random(256);
        break;
      case 1:
        bytes.splice(at, length);
        break;
      case 2:
        bytes.splice(at, 0, ...bytes.slice(at, at + length));
        break;
      case 3: {
        const other = pick();
        const from = random(other.length + 1);
        bytes.splice(at, length, ...other.subarray(from, from + length * 4));
        break;
      }
      case 4:
        bytes.splice(at, random(2), ...encode(meaningful[random(meaningful.length)] ?? ""));
        break;
      default:
        bytes = bytes.slice(0, at + 1);
    }
  }
  return Uint8Array.from(bytes);
}

const meaningful = [
  ..."{}[]()<>;:,.\"'`$@#%&*?!|/\\-+=~^ \n\r\t\0",
  "/*",
  "*/",
  "//",
  "///",
  "#if",
  "#endif",
  '$"{',
  '"""',
  "=>",
  "::",
  "__proto__",
  "constructor",
  "$ref",
  "#/",
  "*a",
  "&a",
  "!!",
  "---",
  "-1",
  "1e999",
  "9007199254740993",
  "NaN",
  "null",
  "true",
  "\ud800",
  "\u2028",
  "\ufeff",
  "$(",
  "@(",
  "%(",
  "Condition=",
  "<!--",
  "]]>",
];
