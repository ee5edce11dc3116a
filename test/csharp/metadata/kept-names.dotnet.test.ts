/** The names of the reference packs, kept from one run to the next: the same answers, with hardly an assembly opened. */
import { expect, test } from "vitest";
import type { TypeProvider } from "../../../src/csharp/binding/symbols/type-provider.js";
import { AssemblyPool } from "../../../src/csharp/metadata/assembly-pool.js";
import { findReferencePack } from "../../../src/csharp/metadata/reference-packs.js";
import { referenceSet } from "../../../src/csharp/metadata/reference-set.js";
import { parseTargetFramework } from "../../../src/csharp/project/msbuild/target-framework.js";
import { DiagnosticBag } from "../../../src/diagnostics/diagnostic.js";
import type { FileSystem } from "../../../src/files/file-system.js";
import { nodeFileSystem } from "../../../src/files/node-file-system.js";

const files = nodeFileSystem();
const machine = { environment: process.env, platform: "linux" } as const;
const packs = ["Microsoft.NETCore.App", "Microsoft.AspNetCore.App"].map(
  (name) => findReferencePack(name, parseTargetFramework("net10.0"), machine, files)?.assemblies ?? [],
);

interface Run {
  readonly types: TypeProvider;
  readonly opened: readonly string[];
}

function run(store: Map<string, Buffer>, change: (system: FileSystem) => FileSystem = (system) => system): Run {
  const opened: string[] = [];
  const counting: FileSystem = {
    ...files,
    readBytes: (path) => {
      opened.push(path);
      return files.readBytes(path);
    },
  };
  const kept = {
    read: (name: string) => store.get(name),
    write: (name: string, data: Uint8Array) => void store.set(name, Buffer.from(data)),
  };
  const pool = new AssemblyPool(change(counting), new DiagnosticBag(), { kept, build: "test" });
  for (const pack of packs) pool.addPack(pack);
  return { types: referenceSet(packs.flat(), pool), opened };
}

const namespaces = [
  "System",
  "System.Linq",
  "System.Text.Json",
  "Microsoft.AspNetCore.Builder",
  "Microsoft.AspNetCore.Mvc",
];
const methods = ["Select", "MapGet", "AddControllers", "UseRouting", "AsSpan", "Nothing"];

function answers({ types }: Run): unknown {
  return namespaces.map((namespace) => [
    types.namespaceExists(namespace),
    types.typesInNamespace(namespace).map((type) => `${type.assembly} ${type.metadataName} ${type.members.length}`),
    methods.map((method) => types.extensionContainers(namespace, method).map((type) => type.metadataName)),
    types.names.namespacesWith("Task`1"),
  ]);
}

const store = new Map<string, Buffer>();
const first = run(store);
const expected = answers(first);

test("the first run opens every assembly and leaves one record for each pack", () => {
  expect(packs.flat().length).toBeGreaterThan(200);
  expect(new Set(first.opened)).toEqual(new Set(packs.flat()));
  expect(store.size).toBe(2);
});

test("the next run gives the same answers", () => {
  expect(answers(run(store))).toEqual(expected);
});

test("names alone open nothing, and a type opens its own assembly", () => {
  const { types, opened } = run(store);
  expect(types.namespaceExists("System.Text.Json")).toBe(true);
  expect(types.names.namespacesWith("JsonSerializer")).toContain("System.Text.Json");
  expect(types.extensionContainers("System.Linq", "NoSuchMethod")).toEqual([]);
  expect(opened).toEqual([]);
  expect(types.typeByMetadataName("System.Text.Json.JsonSerializer")?.name).toBe("JsonSerializer");
  expect(opened.map((path) => path.replace(/.*\//, ""))).toEqual(["System.Text.Json.dll"]);
});

test.each<[string, (whole: Buffer) => Buffer]>([
  ["cut short", (whole) => whole.subarray(0, whole.length / 2)],
  ["empty", () => Buffer.alloc(0)],
  [
    "one letter changed",
    (whole) => Buffer.from(whole.toString("latin1").replace("JsonSerializer", "JsonSerialiser"), "latin1"),
  ],
])("a damaged record counts as none: %s", (_, damage) => {
  const damaged = new Map([...store].map(([name, whole]) => [name, damage(whole)]));
  const { types, opened } = run(damaged);
  expect(types.typeByMetadataName("System.Text.Json.JsonSerializer")?.name).toBe("JsonSerializer");
  expect(opened.length).toBeGreaterThan(100);
  expect([...store].every(([name, whole]) => damaged.get(name)?.equals(whole))).toBe(true);
});

test("another time or size of one file means other names", () => {
  const [changed = ""] = packs[0] ?? [];
  const touched = run(store, (system) => ({
    ...system,
    stat: (path) => {
      const found = system.stat(path);
      return found === undefined || path !== changed ? found : { ...found, modifiedMs: found.modifiedMs + 1 };
    },
  }));
  expect(touched.types.namespaceExists("System")).toBe(true);
  expect(touched.opened).toContain(changed);
});

test("without times nothing is kept: the files could be any", () => {
  const untimed = new Map<string, Buffer>();
  const { types } = run(untimed, (system) => ({
    ...system,
    stat: (path) => {
      const found = system.stat(path);
      return found === undefined ? undefined : { ...found, modifiedMs: 0 };
    },
  }));
  expect(types.namespaceExists("System")).toBe(true);
  expect(untimed.size).toBe(0);
});
