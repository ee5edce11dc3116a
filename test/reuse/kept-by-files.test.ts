import { expect, test } from "vitest";
import { createCompilation, type RenewableCompilation } from "../../src/csharp/binding/compilation/compilation.js";
import { KeptByFiles } from "../../src/csharp/reuse/kept-by-files.js";
import { KeptWorkspace } from "../../src/csharp/reuse/kept-workspace.js";
import { DiagnosticBag, type DiagnosticSink, diagnostic } from "../../src/diagnostics/diagnostic.js";
import type { FileSystem } from "../../src/files/file-system.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";

const problem = diagnostic("inputUnreadable", undefined, { path: "a", reason: "it is a directory" });
const laterProblem = diagnostic("inputUnreadable", undefined, { path: "b", reason: "it is a directory" });

/** Makes one thing again and again, and counts. */
class Maker {
  readonly #kept = new KeptByFiles<() => void>();
  made = 0;

  get(question: unknown, files: FileSystem, sink: DiagnosticSink = new DiagnosticBag()): () => void {
    return this.#kept.get(question, files, sink, (noted, problems) => {
      this.made++;
      noted.readText("a");
      if (this.made === 1) problems.report(problem);
      return () => problems.report(laterProblem);
    });
  }
}

test("something made of files is kept while the question and the files are the same, and its problems are told again", () => {
  const maker = new Maker();
  const bags = [1, 2].map(() => {
    const bag = new DiagnosticBag();
    maker.get({ input: ["x"] }, memoryFileSystem({ a: "1" }), bag);
    return bag.all;
  });
  expect(maker.made).toBe(1);
  expect(bags).toEqual([[problem], [problem]]);
  maker.get({ input: ["x"] }, memoryFileSystem({ a: "2" }));
  expect(maker.made).toBe(2);
  maker.get({ input: ["y"] }, memoryFileSystem({ a: "2" }));
  expect(maker.made).toBe(3);
});

test("what is found out about it later is told to the run that goes on, and has to be found out again", () => {
  const maker = new Maker();
  const files = memoryFileSystem({ a: "1" });
  maker.get("x", files);
  const bag = new DiagnosticBag();
  maker.get("x", files, bag)();
  expect(maker.made).toBe(1);
  expect(bag.all).toEqual([problem, laterProblem]);
  maker.get("x", files);
  expect(maker.made).toBe(2);
});

test("a compilation goes on only with the settings and the very references that it was made with", () => {
  const compiled = (assemblyName: string): RenewableCompilation =>
    createCompilation(
      { assemblyName, files: [], nullable: "enable", internalsVisibleTo: [], globalUsings: [], references: [] },
      new DiagnosticBag(),
    );
  // A compilation can be the reference of another.
  const [one, other, compilation] = [compiled("One"), compiled("One"), compiled("App")];
  const kept = new KeptWorkspace();
  const project = { settings: { nullable: true }, references: [one], sources: new Map() };
  kept.keep([{ ...project, compilation }]);
  const goesOn = (change: Partial<typeof project>): boolean =>
    kept.continued([{ ...project, ...change, lacksPackages: false, parse: () => expect.unreachable() }])[0]
      ?.compilation === compilation;
  expect(goesOn({})).toBe(true);
  expect(goesOn({ references: [other] })).toBe(false);
  expect(goesOn({ references: [] })).toBe(false);
  expect(goesOn({ references: [one, other] })).toBe(false);
  expect(goesOn({ settings: { nullable: false } })).toBe(false);
});
